"""The two ways to press: as fast as everybody answers, and at a steady pace.

It drives games of any kind, ours and the rival's. A game is asked to `play` its next choice and
calls `done` once that is acknowledged and has reached the last seat that hears of it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

from rich.progress import Progress

from serving.wire import BadAnswer

TICK = 0.25
WARM_UP = 1.0
PATIENCE = 30.0


class Game(Protocol):
    load: Load | None

    @property
    def over(self) -> bool: ...

    def play(self, since: float) -> None: ...


class Load:
    """Keeps count of what is done; subclasses decide what is played next."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = games
        self.counting = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.count = 0
        self.total = 0  # with those before and after the time that counts
        self.under_way = 0
        self.seconds = 0.0
        self.waits: list[float] = []  # from sending to the last seat's event
        self.shared: list[float] = []  # the same where every seat hears of it
        for game in games:
            game.load = self

    def done(self, game: Game, since: float, by_all: bool) -> None:
        self.total += 1
        self.under_way -= 1
        if self.counting:
            wait = perf_counter() - since
            self.count += 1
            self.waits.append(wait)
            if by_all:
                self.shared.append(wait)
        if game.over:
            self.end()
        elif not self.ended.done():
            self.next(game)

    def play(self, game: Game, since: float) -> None:
        self.under_way += 1
        game.play(since)

    def fail(self, reason: str) -> None:
        if not self.ended.done():
            self.ended.set_exception(BadAnswer(reason))

    def end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def begin(self) -> None:
        raise NotImplementedError

    def next(self, game: Game) -> None:
        raise NotImplementedError

    async def run(self, seconds: float, progress: Progress, title: str) -> None:
        """Press for so long, or until a game is over; what is under way then is waited for."""
        if any(game.over for game in self.games):
            raise BadAnswer("a game is over already: take more tables or fewer seconds")
        task = progress.add_task(title, total=WARM_UP + seconds)
        started = begin = perf_counter()
        self.begin()
        while not self.ended.done() and perf_counter() < started + WARM_UP + seconds:
            await asyncio.wait([self.ended], timeout=TICK)
            if not self.counting and perf_counter() > started + WARM_UP:
                self.counting, begin = True, perf_counter()
            progress.update(task, completed=perf_counter() - started)
        self.seconds = perf_counter() - begin
        self.counting = False
        progress.update(task, completed=WARM_UP + seconds)
        self.end()
        await self.ended
        if not self.count:
            raise BadAnswer("a game is over before anything counts: take more tables")
        await self._drain()

    async def _drain(self) -> None:
        """Wait for what is still under way."""
        latest = perf_counter() + PATIENCE
        while self.under_way:
            if perf_counter() > latest:
                raise BadAnswer(f"{self.under_way} choices never reached everybody")
            await asyncio.sleep(0.01)


class Scatter(Load):
    """Each game plays on by its own number of choices.

    All begin with the same secret bids, which only one seat hears of: measured from there on, the
    load would be one that no evening has.
    """

    def __init__(self, games: Sequence[Game], steps: Sequence[int]) -> None:
        super().__init__(games)
        self.steps = {id(game): count for game, count in zip(games, steps, strict=True)}

    def next(self, game: Game) -> None:
        if self.steps[id(game)]:
            self.steps[id(game)] -= 1
            self.play(game, perf_counter())

    async def go(self, progress: Progress, title: str) -> None:
        total = sum(self.steps.values())
        task = progress.add_task(title, total=total)
        for game in self.games:
            self.next(game)
        while self.under_way and not self.ended.done():
            await asyncio.wait([self.ended], timeout=TICK)
            progress.update(task, completed=self.total)
        self.end()
        await self.ended


class Press(Load):
    """Every game plays on as soon as its last choice has reached everybody."""

    def begin(self) -> None:
        for game in self.games:
            self.play(game, perf_counter())

    def next(self, game: Game) -> None:
        self.play(game, perf_counter())


class Pace(Load):
    """So many choices a second, game after game; one that comes late still counts from its time."""

    def __init__(self, games: Sequence[Game], rate: float) -> None:
        super().__init__(games)
        self.rate = rate
        self.free: deque[Game] = deque(games)
        self.late: deque[float] = deque()
        self.due = 0.0

    def begin(self) -> None:
        self.due = perf_counter()
        self._tick()

    def _tick(self) -> None:
        if self.ended.done():
            return
        while self.due <= perf_counter():
            if self.free:
                self.play(self.free.popleft(), self.due)
            else:
                self.late.append(self.due)
            self.due += 1 / self.rate
        asyncio.get_running_loop().call_later(max(0.0, self.due - perf_counter()), self._tick)

    def next(self, game: Game) -> None:
        if self.late:
            self.play(game, self.late.popleft())
        else:
            self.free.append(game)
