"""Who plays: this process alone, many beside it, or a cluster (`afar`).

Each actor process plays one round after the other with the newest weights it finds in shared
memory and sends what it has learned down its own line. A line holds little: an actor whose lessons
nobody takes waits, so none are ever old by more than a round.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from typing import NamedTuple, Protocol

import numpy as np

from antre.bots.network import Array, Network, Shape, Weights
from antre.core.errors import AntreError
from antre.core.setup import Setup
from antre.lab.learn.actor import Actor
from antre.lab.learn.lessons import Lessons
from antre.lab.learn.trials import trials, usual
from antre.lab.seeds import branch
from antre.lab.workers import Hands, Ray, single_threaded


class Plan(NamedTuple):
    """What actors play."""

    setups: tuple[Setup, ...]
    shape: Shape
    seed: int
    games: int = 64  # side by side in a round
    trace: float = 0.95
    onlookers: float = 0.25
    trials_every: int = 16  # rounds
    trials: int = 2  # games against each kind of bot

    def actor(self) -> Actor:
        return Actor(self.setups, self.games, self.trace, self.onlookers, self.seed)

    def round(self, actor: Actor, weights: Weights, number: int) -> Lessons:
        """A round of self-play; with every few of them, some games against bots."""
        network = Network(self.shape, weights, {})
        lessons = actor.play(network, number)
        if number % self.trials_every:
            return lessons
        setup = usual(self.setups)
        met = trials(setup, network, self.trials, branch(self.seed, -1 - number))
        return lessons._replace(trials=list(met))


class ActorFailed(AntreError):
    """An actor broke; the message says why."""


class Players(Protocol):
    """Those who play by the newest weights and bring what there is to learn."""

    def publish(self, weights: Weights) -> None: ...

    def lessons(self) -> Iterator[Lessons]: ...

    def end(self) -> None: ...


def hire(plan: Plan, first: int, hands: Hands) -> Players:
    """Who plays the rounds from `first` on."""
    if isinstance(hands, Ray):
        from antre.lab.learn.afar import Cluster

        return Cluster(plan, first, hands.address)
    return Alone(plan, first) if hands == 1 else Crew(plan, first, hands)


class Alone:
    """One worker: this process plays a round whenever lessons are wanted, always the same ones."""

    def __init__(self, plan: Plan, first: int) -> None:
        self._plan = plan
        self._actor = plan.actor()
        self._number = first
        self._weights: Weights = {}

    def publish(self, weights: Weights) -> None:
        self._weights = weights

    def lessons(self) -> Iterator[Lessons]:
        while True:
            yield self._plan.round(self._actor, self._weights, self._number)
            self._number += 1

    def end(self) -> None:
        """Nobody to send home."""


class Crew:
    """Many actor processes and the weights they share."""

    def __init__(self, plan: Plan, first: int, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._shelf = Shelf(plan.shape)
        self._lines: list[Connection] = []
        self._processes = []
        with single_threaded():
            for worker in range(workers):
                line, theirs = context.Pipe(duplex=False)
                rounds = range(first + worker, 2**62, workers)
                work = context.Process(
                    target=_act, args=(plan, self._shelf, theirs, rounds), daemon=True
                )
                work.start()
                theirs.close()
                self._lines.append(line)
                self._processes.append(work)

    def publish(self, weights: Weights) -> None:
        self._shelf.put(weights)

    def lessons(self) -> Iterator[Lessons]:
        while True:
            for line in wait(self._lines):
                assert isinstance(line, Connection)
                yield self._take(line)

    def _take(self, line: Connection) -> Lessons:
        try:
            brought = line.recv()
        except (EOFError, OSError):
            raise ActorFailed("an actor process ended without a word") from None
        if isinstance(brought, str):
            raise ActorFailed(f"an actor failed:\n{brought}")
        assert isinstance(brought, Lessons)
        return brought

    def end(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.terminate()
            process.join()


class Shelf:
    """The newest weights, in memory that all processes share."""

    def __init__(self, shape: Shape) -> None:
        context = multiprocessing.get_context("spawn")
        self._shape = shape
        self._numbers = context.RawArray("f", shape.numbers)
        self._lock = context.Lock()
        self._ready = context.Event()

    def put(self, weights: Weights) -> None:
        with self._lock:
            for name, part in self._parts(self._all()).items():
                part[...] = weights[name]
        self._ready.set()

    def get(self) -> dict[str, Array]:
        """A copy; waits until there are any."""
        self._ready.wait()
        with self._lock:
            return self._parts(self._all().copy())

    def _all(self) -> Array:
        return np.frombuffer(self._numbers, np.float32)

    def _parts(self, numbers: Array) -> dict[str, Array]:
        parts, first = {}, 0
        for name, size in self._shape.arrays.items():
            last = first + int(np.prod(size))
            parts[name] = numbers[first:last].reshape(size)
            first = last
        return parts


def _act(plan: Plan, shelf: Shelf, line: Connection, rounds: range) -> None:
    """What an actor process does until it is ended."""
    # Ctrl-C reaches every process of the terminal; the learner alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        actor = plan.actor()
        for number in rounds:
            line.send(plan.round(actor, shelf.get(), number))
    except (BrokenPipeError, ConnectionResetError):
        return
    except Exception as error:
        line.send("".join(traceback.format_exception(error)))
