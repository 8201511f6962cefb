"""Bots think in worker processes, each answer within a time; nothing they do stops a table.

Only an imagined world leaves for the worker: a state the seat could not tell from the real one.
Tables where a person waits come first; among them whoever has waited longest, which is round
robin, for a table asks for one answer at a time. Where many wait, each gets less time.

The bot of a seat is asked where it answered last, so that its search goes on; but nobody waits for
a worker that is busy while another is free.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

from antre.bots import ask, make
from antre.coach.adviser import adviser
from antre.core.state import State
from antre.server.kept_bots import NOBODY, Asked, Homes
from antre.server.thinker import (
    GRACE,
    Line,
    NoAnswer,
    Opinion,
    Question,
    Study,
    Thinker,
    Thought,
)
from antre.server.worlds import pack

LOG = logging.getLogger("antre.server")
FALLBACK = "greedy"
ADVISING = 2.0  # seconds that a search thinks before it gives advice
ROUND = 1.5  # seconds within which everybody who waits should have an answer
# Who comes first: tables where a person waits, those of bots alone, games that are over.
PEOPLE, BOTS_ALONE, FINISHED = range(3)
LEAST = 0.05  # seconds below which thinking is not worth the way


class Job(ABC):
    """Something that waits for a worker; the lowest `order` comes first."""

    __slots__ = ("asked", "done", "order")

    def __init__(self, order: tuple[int, int], asked: Asked = NOBODY) -> None:
        self.order = order
        self.asked = asked
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: Job) -> bool:
        return self.order < other.order

    @abstractmethod
    def ask(self, thinker: Thinker, share: float, seconds: float, goes_on: bool) -> Any:
        """Called in the thread of a worker; raises NoAnswer."""

    def settle(self, outcome: Any) -> None:
        """Called in the thread of a worker."""
        try:
            self.done.get_loop().call_soon_threadsafe(self._set, outcome)
        except RuntimeError:
            LOG.debug("the house closed before a bot could answer")

    def _set(self, outcome: Any) -> None:
        if self.done.done():
            return
        if isinstance(outcome, NoAnswer):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Choosing(Job):
    """A question to a bot."""

    __slots__ = ("advice", "allowed", "level", "seat", "seed", "spent", "state")

    def __init__(
        self,
        level: str,
        state: State,
        seat: int,
        spent: float,
        order: tuple[int, int],
        advice: bool = False,
        asked: Asked = NOBODY,
        allowed: Sequence[str] = (),
    ) -> None:
        super().__init__(order, asked)
        self.level = level
        self.state = state
        self.seat = seat
        self.spent = spent
        self.seed = secrets.randbits(32)
        self.advice = advice
        self.allowed = tuple(allowed)

    def ask(self, thinker: Thinker, share: float, seconds: float, goes_on: bool) -> Thought:
        state, seat = self.state, self.seat
        world = pack(state.resample(seat, random.Random(self.seed)))
        question = Question(
            world, self.level, seat, self.seed, self.spent, share, seconds, self.advice,
            self.allowed, self.asked.bot, goes_on,
        )  # fmt: skip
        thought = thinker.ask(question)
        if thought.option not in {option.text for option in state.decision(seat).options}:
            raise NoAnswer("Impossible")
        return thought


class Studying(Job):
    """A piece of work on a finished game."""

    __slots__ = ("study",)

    def __init__(self, study: Study, order: tuple[int, int]) -> None:
        super().__init__(order)
        self.study = study

    def ask(self, thinker: Thinker, share: float, seconds: float, goes_on: bool) -> Any:
        return thinker.study(self.study)


class Pondering(Job):
    """A line of choices that somebody thinks of."""

    __slots__ = ("line",)

    def __init__(self, line: Line, order: tuple[int, int]) -> None:
        super().__init__(order)
        self.line = line

    def ask(self, thinker: Thinker, share: float, seconds: float, goes_on: bool) -> float | None:
        return thinker.ponder(self.line)


class BotWorkers:
    """The worker processes, each with a thread that asks it; made when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, patience: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.patience = patience
        self.hurried = False  # had the last one who answered less time than it wanted?
        self._jobs: list[Job] = []
        self._news = threading.Condition()
        self._numbers = count()
        self._homes = Homes(workers)
        self._busy: set[int] = set()
        self._threads: list[threading.Thread] = []
        self._lifeline: Connection | None = None
        self._closed = False

    def close(self) -> None:
        """Let the workers go, in mid-thought if need be."""
        with self._news:
            self._closed = True
            self._news.notify_all()
        if self._lifeline is not None:
            self._lifeline.close()
        for thread in self._threads:
            thread.join(GRACE)

    @property
    def waiting(self) -> int:
        """How many questions no worker has taken up yet."""
        return len(self._jobs)

    async def choose(
        self,
        level: str,
        state: State,
        seat: int,
        urgent: bool = True,
        spent: float = 0.0,
        asked: Asked = NOBODY,
    ) -> str:
        """The option a bot takes that has `spent` so many seconds on its turn already, sooner where
        a person waits (`urgent`); a greedy one answers where the bot cannot. The bot that is
        `asked` is kept for the next question of its seat."""
        order = (PEOPLE if urgent else BOTS_ALONE, next(self._numbers))
        job = Choosing(level, state, seat, spent, order, asked=asked)
        self._put(job)
        try:
            thought: Thought = await asyncio.wait_for(job.done, self.patience)
        except (NoAnswer, TimeoutError) as error:
            # The text of an error may quote the world: only its kind may be logged.
            kind = error if isinstance(error, NoAnswer) else type(error).__name__
            LOG.warning("bot %r gave no answer: %s; greedy plays", level, kind)
            return await asyncio.to_thread(stand_in, state, seat)
        self.hurried = thought.hurried
        return thought.option

    async def advise(self, state: State, seat: int, allowed: Sequence[str] = ()) -> list[Opinion]:
        """What a strong bot thinks of the best options of a seat, or of those that are allowed;
        nothing where it cannot say."""
        order = (PEOPLE, next(self._numbers))
        level = adviser(state.setup, ADVISING)
        job = Choosing(level, state, seat, 0.0, order, advice=True, allowed=allowed)
        self._put(job)
        try:
            thought: Thought = await asyncio.wait_for(job.done, self.patience)
            return thought.opinions
        except (NoAnswer, TimeoutError) as error:
            LOG.warning("no advice: %s", error if isinstance(error, NoAnswer) else "TimeoutError")
            return []

    async def ponder(self, state: State, seat: int, options: Sequence[str]) -> float | None:
        """What a seat may expect after a line of choices; None where nobody can say."""
        seed = secrets.randbits(32)
        world = pack(state.resample(seat, random.Random(seed)))
        job = Pondering(Line(world, seat, list(options), seed), (PEOPLE, next(self._numbers)))
        self._put(job)
        try:
            found: float | None = await asyncio.wait_for(job.done, self.patience)
        except (NoAnswer, TimeoutError) as error:
            LOG.warning("no prospect: %s", error if isinstance(error, NoAnswer) else "TimeoutError")
            return None
        return found

    async def study(self, study: Study) -> Any:
        """A piece of work on a finished game, when nobody else wants a worker; raises NoAnswer."""
        job = Studying(study, (FINISHED, next(self._numbers)))
        self._put(job)
        return await job.done

    def _put(self, job: Job) -> None:
        if not self._threads:
            self._open()
        with self._news:
            self._jobs.append(job)
            self._news.notify_all()

    def _open(self) -> None:
        ours, self._lifeline = multiprocessing.get_context("spawn").Pipe(duplex=False)
        for number in range(self.workers):
            name = f"antre-bots-{number}"
            thread = threading.Thread(
                target=self._work, args=(ours, number), name=name, daemon=True
            )
            thread.start()
            self._threads.append(thread)

    # --- in the thread of a worker

    def _work(self, lifeline: Connection, worker: int) -> None:
        thinker: Thinker | None = None
        while (taken := self._next(worker)) is not None:
            job, share, goes_on = taken
            if thinker is None or not thinker.alive:
                thinker = Thinker(lifeline)
            outcome = self._ask(thinker, job, share, goes_on)
            self._done(worker, job, outcome)
            job.settle(outcome)

    def _next(self, worker: int) -> tuple[Job, float, bool] | None:
        """The next job, the seconds for it and whether its bot is here; or None at the end."""
        with self._news:
            while not self._closed:
                self._jobs = [job for job in self._jobs if not job.done.done()]
                if mine := [job for job in self._jobs if self._falls_to(worker, job)]:
                    job = min(mine)
                    self._jobs.remove(job)
                    self._busy.add(worker)
                    # What has its home here may fall to somebody else now.
                    self._news.notify_all()
                    goes_on = self._homes.goes_on(job.asked, worker)
                    return job, fair_share(self.seconds, self.workers, len(self._jobs)), goes_on
                self._news.wait()
        return None

    def _falls_to(self, worker: int, job: Job) -> bool:
        home = self._homes.of(job.asked)
        return home in (None, worker) or home in self._busy

    def _done(self, worker: int, job: Job, outcome: Any) -> None:
        with self._news:
            self._busy.discard(worker)
            if isinstance(outcome, NoAnswer) or job.done.done():
                self._homes.forget(job.asked)
            elif job.asked is not NOBODY:
                self._homes.note(job.asked, worker)

    def _ask(self, thinker: Thinker, job: Job, share: float, goes_on: bool) -> Any:
        try:
            return job.ask(thinker, share, self.seconds, goes_on)
        except NoAnswer as error:
            return error
        except Exception as error:
            return NoAnswer(type(error).__name__)


def fair_share(seconds: float, workers: int, waiting: int) -> float:
    """The time for one answer, while so many others wait."""
    if waiting < workers:
        return seconds
    return max(LEAST, min(seconds, ROUND * workers / (waiting + 1)))


def stand_in(state: State, seat: int) -> str:
    rng = random.Random(secrets.randbits(64))
    return ask(make(FALLBACK, rng.getrandbits(32)), state, seat, rng).text
