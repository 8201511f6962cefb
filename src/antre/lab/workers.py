"""Many hands: a piece of work done for many numbers, by this process, by several, or by a cluster.

Each worker has its own line to the caller and does one number at a time, so the caller always
knows who is at what. A worker that fails, or dies without a word, is reported by its number; in
every case, Ctrl-C included, no worker outlives the call.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext
from typing import Any, Generic, TypeVar

from antre.core.errors import AntreError

# Mathematics in many threads would have the workers fight for the same cores: a search with a
# network, on two busy ones, took 26 times as much of them.
ALONE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

R = TypeVar("R")
Work = Callable[[int], R]


@dataclass(frozen=True, slots=True)
class Ray:
    """A Ray cluster by its address: "auto", "ray://host:10001", or "local" for one made here."""

    address: str


# Who does it: so many processes of this machine, or a cluster.
Hands = int | Ray


class WorkFailed(AntreError):
    """The work for one number failed; `number` says which."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(reason)
        self.number = number


def each(work: Work[R], count: int, workers: Hands = 1) -> Generator[R, None, None]:
    """The results for 0 to `count - 1`, in the order they are ready."""
    if isinstance(workers, Ray):
        from antre.lab.cluster import on_ray

        return on_ray(work, count, workers.address)
    if workers < 1:
        raise AntreError(f"workers: {workers} is not a number of processes; 1 is the least")
    if workers == 1 or count < 2:
        return _alone(work, count)
    return _together(work, count, min(workers, count))


def _alone(work: Work[R], count: int) -> Generator[R, None, None]:
    for number in range(count):
        try:
            result = work(number)
        except Exception as error:
            raise WorkFailed(number, _describe(error)) from error
        yield result


def _together(work: Work[R], count: int, workers: int) -> Generator[R, None, None]:
    # A fresh process, not a copy of this one: copying a process with threads can lock up.
    context = multiprocessing.get_context("spawn")
    numbers = iter(range(count))
    busy: dict[Any, _Worker[R]] = {}
    try:
        with single_threaded():
            for _ in range(workers):
                worker = _Worker(context, work)
                busy[worker.line] = worker
                worker.give(next(numbers, None))
        while busy:
            for line in wait(list(busy)):
                yield busy[line].result()
                if not busy[line].give(next(numbers, None)):
                    busy.pop(line).end()
    finally:
        for worker in busy.values():
            worker.end()


class _Worker(Generic[R]):
    """A process and the line to it."""

    def __init__(self, context: SpawnContext, work: Work[R]) -> None:
        self.line, their_line = context.Pipe()
        self.number = -1
        self._process = context.Process(target=serve, args=(their_line, work), daemon=True)
        self._process.start()
        # With our copy closed, a worker that dies is an end of file on our line.
        their_line.close()

    def give(self, number: int | None) -> bool:
        if number is None:
            return False
        self.number = number
        try:
            self.line.send(number)
        except OSError:
            raise self._dead() from None
        return True

    def result(self) -> R:
        try:
            fine, answer = self.line.recv()
        except (EOFError, OSError):
            raise self._dead() from None
        if not fine:
            raise WorkFailed(self.number, answer)
        result: R = answer
        return result

    def _dead(self) -> WorkFailed:
        self._process.join()
        code = self._process.exitcode
        return WorkFailed(self.number, f"its worker process ended with exit code {code}")

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self.line.close()


def serve(line: Any, work: Work[Any]) -> None:
    """What a worker process does until it is ended."""
    # Ctrl-C reaches every process of the terminal; the caller alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A caller who is gone needs no answer.
    with suppress(EOFError, OSError):
        while True:
            line.send(attempt(work, line.recv()))


def attempt(work: Work[R], number: int) -> tuple[bool, R | str]:
    """Whether it went well, and the result or what went wrong: an error may not travel as it is."""
    try:
        return True, work(number)
    except Exception as error:
        return False, _describe(error)


def _describe(error: Exception) -> str:
    story = "".join(traceback.format_exception(error)).rstrip()
    return f"{type(error).__name__}: {error}\n\n{story}"


@contextmanager
def single_threaded() -> Iterator[None]:
    """Processes begun in here calculate in one thread."""
    before: Mapping[str, Any] = {name: os.environ.get(name) for name in ALONE}
    os.environ.update(dict.fromkeys(ALONE, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
