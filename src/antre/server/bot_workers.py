"""Bots think in worker processes, each answer within a time; nothing they do stops a table.

Only an imagined world leaves for the worker: a state the seat could not tell from the real one.
Tables where a person waits come first; among them whoever has waited longest, which is round
robin, for a table asks for one answer at a time. Where many wait, each gets less time.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import random
import secrets
import threading
from itertools import count
from multiprocessing.connection import Connection

from antre.bots import ask, make
from antre.core.state import State
from antre.server.thinker import GRACE, NoAnswer, Opinion, Question, Thinker, Thought
from antre.server.worlds import pack

LOG = logging.getLogger("antre.server")
FALLBACK = "greedy"
ADVISER = "mcts:2s"
ROUND = 1.5  # seconds within which everybody who waits should have an answer
LEAST = 0.05  # seconds below which thinking is not worth the way


class Job:
    """A question that waits for a worker."""

    __slots__ = ("advice", "done", "level", "order", "seat", "seed", "spent", "state")

    def __init__(
        self,
        level: str,
        state: State,
        seat: int,
        spent: float,
        order: tuple[bool, int],
        advice: bool = False,
    ) -> None:
        self.level = level
        self.state = state
        self.seat = seat
        self.spent = spent
        self.order = order
        self.seed = secrets.randbits(32)
        self.advice = advice
        self.done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: Job) -> bool:
        return self.order < other.order

    def settle(self, outcome: Thought | NoAnswer) -> None:
        """Called in the thread of a worker."""
        try:
            self.done.get_loop().call_soon_threadsafe(self._set, outcome)
        except RuntimeError:
            LOG.debug("the house closed before a bot could answer")

    def _set(self, outcome: Thought | NoAnswer) -> None:
        if self.done.done():
            return
        if isinstance(outcome, NoAnswer):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


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
        self, level: str, state: State, seat: int, urgent: bool = True, spent: float = 0.0
    ) -> str:
        """The option a bot takes that has `spent` so many seconds on its turn already, sooner where
        a person waits (`urgent`); a greedy one answers where the bot cannot."""
        order = (not urgent, next(self._numbers))
        job = Job(level, state, seat, spent, order)
        self._put(job)
        try:
            thought = await asyncio.wait_for(job.done, self.patience)
        except (NoAnswer, TimeoutError) as error:
            # The text of an error may quote the world: only its kind may be logged.
            kind = error if isinstance(error, NoAnswer) else type(error).__name__
            LOG.warning("bot %r gave no answer: %s; greedy plays", level, kind)
            return await asyncio.to_thread(stand_in, state, seat)
        self.hurried = thought.hurried
        return thought.option

    async def advise(self, state: State, seat: int) -> list[Opinion]:
        """What a strong bot thinks of the best options of a seat; nothing where it cannot say."""
        job = Job(ADVISER, state, seat, 0.0, (False, next(self._numbers)), advice=True)
        self._put(job)
        try:
            return (await asyncio.wait_for(job.done, self.patience)).opinions
        except (NoAnswer, TimeoutError) as error:
            LOG.warning("no advice: %s", error if isinstance(error, NoAnswer) else "TimeoutError")
            return []

    def _put(self, job: Job) -> None:
        if not self._threads:
            self._open()
        with self._news:
            heapq.heappush(self._jobs, job)
            self._news.notify()

    def _open(self) -> None:
        ours, self._lifeline = multiprocessing.get_context("spawn").Pipe(duplex=False)
        for number in range(self.workers):
            name = f"antre-bots-{number}"
            thread = threading.Thread(target=self._work, args=(ours,), name=name, daemon=True)
            thread.start()
            self._threads.append(thread)

    # --- in the thread of a worker

    def _work(self, lifeline: Connection) -> None:
        thinker: Thinker | None = None
        while (taken := self._next()) is not None:
            job, share = taken
            if thinker is None or not thinker.alive:
                thinker = Thinker(lifeline)
            job.settle(self._ask(thinker, job, share))

    def _next(self) -> tuple[Job, float] | None:
        """The next job and the seconds for it, or None at the end."""
        with self._news:
            while not self._closed:
                while self._jobs:
                    job = heapq.heappop(self._jobs)
                    if not job.done.done():
                        return job, fair_share(self.seconds, self.workers, len(self._jobs))
                self._news.wait()
        return None

    def _ask(self, thinker: Thinker, job: Job, share: float) -> Thought | NoAnswer:
        state, seat = job.state, job.seat
        try:
            world = pack(state.resample(seat, random.Random(job.seed)))
            question = Question(
                world, job.level, seat, job.seed, job.spent, share, self.seconds, job.advice
            )
            thought = thinker.ask(question)
            if thought.option not in {option.text for option in state.decision(seat).options}:
                return NoAnswer("Impossible")
        except NoAnswer as error:
            return error
        except Exception as error:
            return NoAnswer(type(error).__name__)
        return thought


def fair_share(seconds: float, workers: int, waiting: int) -> float:
    """The time for one answer, while so many others wait."""
    if waiting < workers:
        return seconds
    return max(LEAST, min(seconds, ROUND * workers / (waiting + 1)))


def stand_in(state: State, seat: int) -> str:
    rng = random.Random(secrets.randbits(64))
    return ask(make(FALLBACK, rng.getrandbits(32)), state, seat, rng).text
