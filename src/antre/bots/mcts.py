"""Monte Carlo tree search for games with secrets.

Thousands of times the bot imagines a world it could not tell from the real one, lets everybody
play on in it, and judges where that leads; each seat wants the best for itself. Good choices are
followed more often, and the choice followed most is the answer.

How worlds are played on and what is learned of them, says `search`; for games whose judge is
attentive, `attentive`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import inf
from time import perf_counter

from antre.bots.attentive import AttentiveSearch
from antre.bots.search import Advice, Impressions, Search
from antre.bots.turn_time import TurnTime, time_for
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State


class Mcts:
    """Searches for a number of iterations, or for a time: so much a choice, so much a turn."""

    __slots__ = (
        "_clock", "_impressions", "_moment", "_rng", "_time", "iterations", "seconds", "turn",
    )  # fmt: skip

    def __init__(
        self,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        turn: float = inf,
        spent: float = 0.0,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("give Mcts either iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.turn = turn
        self._time = TurnTime(spent)
        self._clock = clock
        self._rng = random.Random(seed)
        self._impressions: Impressions = {}
        self._moment: tuple[Setup, int] | None = None

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        return self._search(world, seat).favourite(options)

    def consider(self, world: State, seat: int) -> list[Advice]:
        """What was tried, the option that would be chosen first."""
        return self._search(world, seat).ranking(world.decision(seat).options)

    def _search(self, world: State, seat: int) -> Search:
        kind = AttentiveSearch if world.setup.game.judge.attentive else Search
        search = kind(world, seat, self._rng, self._recall(world))
        begin, limit = self._clock(), self._limit(world)
        search.iterate()
        while not search.settled(self._left(search.iterations, begin, limit)):
            search.iterate()
        self._time.add(self._clock() - begin)
        return search

    def _limit(self, world: State) -> float:
        """The seconds for this choice, or its iterations."""
        if self.seconds is None:
            assert self.iterations is not None
            return self.iterations
        return time_for(self.seconds, self.turn, self._time.spent(world))

    def _left(self, done: int, begin: float, limit: float) -> float:
        """How many iterations there is still room for."""
        if self.seconds is None:
            return limit - done
        spent = max(self._clock() - begin, 1e-6)
        return (limit - spent) * (done + 1) / spent

    def _recall(self, world: State) -> Impressions:
        """Impressions of a turn played alone hold until it ends; others hold for one choice."""
        game = world.setup.game
        moment = world.setup, game.judge.pace(world)
        if moment != self._moment or not game.judge.uninterrupted:
            self._moment, self._impressions = moment, {}
        return self._impressions
