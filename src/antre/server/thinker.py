"""A worker process in which bots think: asked by one thread, and killed where it does not answer.

It is kind to the rest of the machine: people who decide come before bots that think.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import pickle
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from antre.bots import Bot, make
from antre.bots.mcts import Mcts
from antre.bots.search import Advice
from antre.coach.driving import Task, work
from antre.coach.past import Past
from antre.coach.reasons import Parts, Saying, compare, own_words
from antre.coach.rolling import sober
from antre.coach.what_if import prospect
from antre.core.game import find
from antre.core.setup import read_record
from antre.core.state import State
from antre.server.kept_bots import KeptBots
from antre.server.worlds import unpack

GRACE = 1.0
LAST_CALL = 4 * GRACE  # it is stopped by its own alarm before; then it is killed
STARTING = 60.0  # seconds a worker may take to come to life
STUDYING = 20.0  # seconds that a piece of work on a finished game may take, which is a second or so
LOADING = 20.0  # seconds a worker may take to load a bot and a world, before it thinks
EXPLAINING = 2.5  # seconds that it may take to say why
READY = b"ready"  # said once it lives, and when it has loaded what it is asked
BEST = 3  # options that advice names
KINDNESS = 5  # how far it stands back, as `nice` counts


class TooSlow(Exception):
    """The time for an answer is over."""


class NoAnswer(Exception):
    """What became of the bot that was asked, in one word."""


class Question(NamedTuple):
    """A world, and who is to answer it for which seat."""

    world: bytes
    level: str
    seat: int
    seed: int
    spent: float  # seconds it has thought in this turn already
    share: float  # seconds that a bot who plans its time may take
    seconds: float  # and any bot at all, before it is stopped
    advice: bool  # is it asked what it thinks of its options?
    allowed: tuple[str, ...] = ()  # the options it may advise; none: all
    bot: str = ""  # whose it is, to be kept for the next question; empty: nobody's
    goes_on: bool = False  # has this worker's bot answered the question before?


class Study(NamedTuple):
    """A piece of work on a finished game: see `antre.coach.driving`."""

    record: str  # as JSON
    edition: str | None  # its text where it is not our own
    task: Task
    seed: int


class Line(NamedTuple):
    """Choices that a seat thinks of, one after the other."""

    world: bytes
    seat: int
    options: list[str]
    seed: int


class Opinion(NamedTuple):
    """What a bot that searches thinks of an option, see `antre.bots.search.Advice`, and why: what
    it has more of than the others that are named, and what the game says for the best one."""

    option: str
    then: list[str]
    prospect: float
    parts: Parts
    reason: Saying | None


class Thought(NamedTuple):
    option: str
    hurried: bool  # had the bot less time than it wanted?
    opinions: list[Opinion]  # where it was asked for advice, the best first


class Thinker:
    """One worker process, from the side of the house."""

    def __init__(self, lifeline: Connection) -> None:
        # A fresh process, not a copy of this one: copying a process with threads can lock up.
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=answer_all, args=(theirs, lifeline), daemon=True)
        # What this starts by itself would let signals through again.
        resource_tracker.ensure_running()
        with deaf():
            self._process.start()
        theirs.close()
        self._born = False

    def ask(self, question: Question) -> Thought:
        """Raises NoAnswer; after a death of the worker, `alive` says so."""
        reply = self._send("question", question, question.seconds)
        opinions = [Opinion(*each) for each in reply["opinions"]]
        return Thought(reply["option"], reply["hurried"], opinions)

    def study(self, study: Study) -> Any:
        """What a piece of work comes to, as plain data; raises NoAnswer."""
        return self._send("study", study, STUDYING)["found"]

    def ponder(self, line: Line) -> float | None:
        """What a seat may expect after a line of choices; raises NoAnswer."""
        found: float | None = self._send("line", line, STUDYING)["found"]
        return found

    def _send(self, kind: str, asked: Question | Study | Line, seconds: float) -> Any:
        try:
            self._line.send_bytes(pickle.dumps((kind, tuple(asked))))
            if not self._born:
                self._born = self._hear(STARTING) == READY
            self._hear(LOADING + GRACE)
            reply = json.loads(self._hear(seconds + LAST_CALL))
        except (OSError, EOFError):
            self.kill()
            raise NoAnswer("Died") from None
        if "error" in reply:
            raise NoAnswer(reply["error"])
        return reply

    def _hear(self, seconds: float) -> bytes:
        if not self._line.poll(seconds):
            self.kill()
            raise NoAnswer("Deaf")
        return self._line.recv_bytes()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()
        self._process.join(GRACE)
        self._line.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal: a worker born here never hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the worker


def answer_all(line: Connection, lifeline: Connection) -> None:
    """The house alone answers Ctrl-C; when it closes or dies, the workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # As many workers as cores: mathematics in several threads would have them fight for the same.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    threading.Thread(target=follow, args=(lifeline,), daemon=True).start()
    kept = KeptBots()
    with suppress(EOFError, OSError):
        line.send_bytes(READY)
        while True:
            kind, asked = pickle.loads(line.recv_bytes())
            loaded = partial(line.send_bytes, READY)
            if kind == "study":
                reply = study(Study(*asked), loaded)
            elif kind == "line":
                reply = ponder(Line(*asked), loaded)
            else:
                reply = answer(Question(*asked), kept, loaded)
            line.send_bytes(json.dumps(reply).encode())


def follow(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def answer(question: Question, kept: KeptBots, loaded: Callable[[], None]) -> dict[str, Any]:
    """The word `loaded` comes first, whatever becomes of the rest."""
    try:
        alarm(LOADING)
        try:
            bot = bot_for(question, kept)
            world = unpack(question.world)
        finally:
            alarm(0)
            loaded()
        thought = think(bot, world, question)
        if question.bot:
            kept.put(question.bot, question.level, bot)
        return thought._asdict()
    except Exception as error:
        # The text of the error may quote the world: only its kind leaves the worker.
        return {"error": type(error).__name__}


def bot_for(question: Question, kept: KeptBots) -> Bot:
    """The one who answered the question before, or a new one."""
    bot = kept.take(question.bot, question.level)
    if bot is None or not question.goes_on:
        bot = make(question.level, question.seed)
    if isinstance(bot, Mcts):
        bot.take_over(question.spent)
    return bot


def study(asked: Study, loaded: Callable[[], None]) -> dict[str, Any]:
    """A piece of work on a finished game; it is read once and kept for the next piece."""
    try:
        alarm(LOADING)
        try:
            past = past_of(asked.record, asked.edition)
        finally:
            alarm(0)
            loaded()
        alarm(STUDYING)
        try:
            return {"found": work(past, asked.task, asked.seed)}
        finally:
            alarm(0)
    except Exception as error:
        return {"error": type(error).__name__}


def ponder(line: Line, loaded: Callable[[], None]) -> dict[str, Any]:
    try:
        alarm(LOADING)
        try:
            world = unpack(line.world)
        finally:
            alarm(0)
            loaded()
        alarm(STUDYING)
        try:
            return {"found": prospect(world, line.seat, line.options, random.Random(line.seed))}
        finally:
            alarm(0)
    except Exception as error:
        return {"error": type(error).__name__}


@lru_cache(maxsize=1)
def past_of(record: str, edition: str | None) -> Past:
    data = json.loads(record)
    content = None if edition is None else find(data["game"]).read_edition(edition)
    return Past(read_record(data, content))


def think(bot: Bot, world: State, question: Question) -> Thought:
    wanted = bot.seconds if isinstance(bot, Mcts) else None
    hurried = wanted is not None and wanted > question.share
    alarm(question.seconds)
    try:
        if isinstance(bot, Mcts) and wanted is not None:
            bot.seconds = min(wanted, question.share)
        if question.advice and isinstance(bot, Mcts):
            found = [] if question.allowed else searched(bot, world, question.seat)
            opinions = explained(found or of_allowed(world, question), world, question)
            return Thought(opinions[0].option, hurried, opinions)
        return Thought(bot.choose(world, question.seat).text, hurried, [])
    finally:
        alarm(0)
        if isinstance(bot, Mcts):
            bot.seconds = wanted


def searched(bot: Mcts, world: State, seat: int) -> list[Advice]:
    """The best options of a search, with what people may be told of their chances."""
    best = bot.consider(world, seat)[:BEST]
    return in_order([each._replace(prospect=sober(each.prospect, world.setup)) for each in best])


def in_order(best: list[Advice]) -> list[Advice]:
    """What the bot would take first, the others by what they promise: not more than that, for what
    was tried seldom is told by chance."""
    if not best:
        return best
    first, *others = best
    told = [each._replace(prospect=min(each.prospect, first.prospect)) for each in others]
    return [first, *sorted(told, key=lambda each: -each.prospect)]


def of_allowed(world: State, question: Question) -> list[Advice]:
    """The best of the options that a lesson allows, at first sight, and what may come of them."""
    seat, rng = question.seat, random.Random(question.seed)
    options = [each for each in world.decision(seat).options if each.text in question.allowed]
    values = world.setup.game.judge.foresee(world.bare(), seat, options)
    by_worth = sorted(zip(values, options, strict=True), key=lambda each: -each[0])
    hoped = [(prospect(world, seat, [option.text], rng), option) for _, option in by_worth[:BEST]]
    found = [Advice(option, [], share) for share, option in hoped if share is not None]
    return sorted(found, key=lambda each: -each.prospect)


def explained(best: list[Advice], world: State, question: Question) -> list[Opinion]:
    """The best options, and why."""
    rng = random.Random(question.seed)
    lines = [[each.option, *each.then] for each in best]
    parts: list[Parts] = [{} for _ in best]
    alarm(EXPLAINING)
    # Better no reasons than no advice.
    with suppress(TooSlow):
        parts = compare(world, question.seat, lines, rng)
    alarm(0)
    opinions = []
    for place, advice in enumerate(best):
        reason = None if place else own_words(world, question.seat, advice.option)
        then = [option.text for option in advice.then]
        option = advice.option.text
        opinions.append(Opinion(option, then, advice.prospect, parts[place], reason))
    return opinions


def alarm(seconds: float) -> None:
    """At the end of the time an exception; for a bot that ignores it, the end of the process."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, too_slow)
        signal.setitimer(signal.ITIMER_REAL, seconds, GRACE if seconds else 0)


def too_slow(number: int, frame: Any) -> None:
    signal.signal(signal.SIGALRM, lambda number, frame: os._exit(1))
    raise TooSlow
