"""Bots think in worker processes, each answer within a time; nothing they do stops a table.

Only an imagined world leaves for the worker: a state the seat could not tell from the real one.
Parts that every process has (the set-up, the edition, the options) travel by name.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import multiprocessing
import os
import pickle
import random
import secrets
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from antre.bots import ask, make
from antre.core.content import Content
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

LOG = logging.getLogger("antre.server")
FALLBACK = "greedy"
GRACE = 1.0
LOADING = 10.0  # seconds a worker may take to load a bot and a world, before it thinks


class TooSlow(Exception):
    """The time for an answer is over."""


class Impossible(Exception):
    """The answer is not among the options."""


class BotWorkers:
    """The worker processes; they are made when the first bot is asked."""

    def __init__(self, workers: int, seconds: float, patience: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None

    def close(self) -> None:
        """Let the workers go, in mid-thought if need be."""
        if self._pool is not None and self._lifeline is not None:
            # A pool not yet at rest when Python ends may write to a pipe it has just closed.
            rest = threading.Thread(
                target=self._pool.shutdown, kwargs={"cancel_futures": True}, daemon=True
            )
            rest.start()
            self._lifeline.close()
            rest.join(GRACE)
            self._pool = None

    async def choose(self, level: str, state: State, seat: int, spent: float = 0.0) -> str:
        """The option a bot takes that has `spent` so many seconds on its turn already; a greedy one
        answers where the bot cannot."""
        rng = random.Random(secrets.randbits(64))
        allowed = {option.text for option in state.decision(seat).options}
        world = pack(state.resample(seat, rng))
        task = world, level, seat, rng.getrandbits(32), spent, self.seconds
        pool = self._open()
        try:
            loop = asyncio.get_running_loop()
            with deaf():
                thought = loop.run_in_executor(pool, think, *task)
            answer = await asyncio.wait_for(thought, self.patience)
            if answer not in allowed:
                raise Impossible
            return answer
        except Exception as error:
            # The text of the error may quote the world: only its kind may be logged.
            LOG.warning("bot %r gave no answer: %s; greedy plays", level, type(error).__name__)
            if getattr(pool, "_broken", False) and self._pool is pool:
                self.close()
        return ask(make(FALLBACK, rng.getrandbits(32)), state, seat, rng).text

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh process, not a copy of this one: copying a process with threads can lock up.
            context = multiprocessing.get_context("spawn")
            ours, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.workers, context, settle, (ours,))
        return self._pool


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


def settle(lifeline: Connection) -> None:
    """The house alone answers Ctrl-C; when it closes or dies, the workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, args=(lifeline,), daemon=True).start()


def follow(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(0)


def think(world: bytes, level: str, seat: int, seed: int, spent: float, seconds: float) -> str:
    alarm(LOADING)
    try:
        bot, imagined = make(level, seed, spent), unpack(world)
        alarm(seconds)
        return bot.choose(imagined, seat).text
    finally:
        alarm(0)


def alarm(seconds: float) -> None:
    """At the end of the time an exception; for a bot that ignores it, the end of the process."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, too_slow)
        signal.setitimer(signal.ITIMER_REAL, seconds, GRACE if seconds else 0)


def too_slow(number: int, frame: Any) -> None:
    signal.signal(signal.SIGALRM, lambda number, frame: os._exit(1))
    raise TooSlow


# --- worlds as bytes


class WorldPickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file, protocol=pickle.HIGHEST_PROTOCOL)
        self.setup = setup

    def persistent_id(self, value: Any) -> Any:
        if isinstance(value, Setup):
            return "setup"
        if isinstance(value, Content):
            return "content"
        if isinstance(value, Option):
            return value.index
        return None


class WorldUnpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file)
        self.setup = setup

    def persistent_load(self, name: Any) -> Any:
        if name == "setup":
            return self.setup
        return self.setup.content if name == "content" else self.setup.options.parse(name)


def pack(world: State) -> bytes:
    setup, file = world.setup, io.BytesIO()
    own = setup.game.edition().digest == setup.content.digest
    settings = json.dumps(setup.settings, sort_keys=True)
    edition = None if own else setup.content.text
    pickle.dump((setup.game.slug, setup.seats, settings, setup.rules, edition), file)
    WorldPickler(file, setup).dump(world)
    return file.getvalue()


def unpack(data: bytes) -> State:
    file = io.BytesIO(data)
    setup = setup_of(*pickle.load(file))
    world = WorldUnpickler(file, setup).load()
    assert isinstance(world, State)
    return world


@lru_cache(maxsize=64)
def setup_of(slug: str, seats: int, settings: str, rules: str, edition: str | None) -> Setup:
    """The set-up of a world, its settings as JSON; without the text of an edition, our own."""
    game = find(slug)
    content = None if edition is None else game.read_edition(edition)
    return Setup.of(game, seats, json.loads(settings), content, rules)
