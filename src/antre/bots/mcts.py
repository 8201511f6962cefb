"""Monte Carlo tree search for games with secrets.

Thousands of times the bot imagines a world it could not tell from the real one, lets everybody
play on in it, and judges where that leads; each seat wants the best for itself. Good choices are
followed more often, and the choice followed most is the answer.

How worlds are played on and what is learned of them, says `search`; for games whose judge is
attentive, `attentive`, and for those where luck has its say, `paired`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any

from antre.bots.attentive import AttentiveSearch
from antre.bots.guided import Asked, GuidedSearch, PolicyValue
from antre.bots.paired import PairedSearch
from antre.bots.rolling import at_once
from antre.bots.search import Advice, Search
from antre.bots.turn_time import TurnTime, time_for
from antre.core.option import Option
from antre.core.state import State


class Mcts:
    """Searches for a number of iterations, or for a time: so much a choice, so much a turn.

    In an uninterrupted turn, and among secret answers to one question, its search goes on from one
    choice to the next. With `policy_value` it follows the opinions of that function (see `guided`)
    instead of the judgement of the game.
    """

    __slots__ = (
        "_clock", "_moment", "_rng", "_search", "_time", "iterations", "policy_value", "seconds",
        "turn",
    )  # fmt: skip

    def __init__(
        self,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        turn: float = inf,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
        policy_value: PolicyValue | None = None,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("give Mcts either iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.turn = turn
        self.policy_value = policy_value
        self._time = TurnTime()
        self._clock = clock
        self._rng = random.Random(seed)
        self._search: Search | PairedSearch | None = None
        self._moment: tuple[Any, ...] | None = None

    def take_over(self, spent: float) -> None:
        """So many seconds of the turn under way have been spent, by this bot or by another."""
        self._time = TurnTime(spent)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) > 1 and not world.setup.game.judge.is_small(world):
            option = self._think(world, seat).favourite(options)
        else:
            option = self._at_once(world, seat, options)
        if self._search is not None:
            self._search.answered(option)
        return option

    def _at_once(self, world: State, seat: int, options: list[Option]) -> Option:
        if self.policy_value is None or len(options) == 1:
            return at_once(world.setup.game.judge, world.bare(), seat, options)
        [opinion] = self.policy_value([Asked(world, seat, options)])
        return options[opinion.chances.index(max(opinion.chances))]

    def consider(self, world: State, seat: int) -> list[Advice]:
        """What was tried, the option that would be chosen first."""
        return self._think(world, seat).ranking(world.decision(seat).options)

    def _think(self, world: State, seat: int) -> Search | PairedSearch:
        begin, limit = self._clock(), self._limit(world)
        search = self._search = self._resume(world, seat)
        known = search.iterations
        search.iterate()
        while not search.settled(self._left(search.iterations - known, begin, limit)):
            search.iterate()
        self._time.add(self._clock() - begin)
        return search

    def _resume(self, world: State, seat: int) -> Search | PairedSearch:
        """The search under way, where nobody else has a say until the next question; else a new
        one."""
        judge, question = world.setup.game.judge, world.question
        secret = question.dump() if question.secret else None
        moment = world.setup, judge.pace(world), seat, secret
        alone = judge.uninterrupted or question.secret
        if self._search is not None and moment == self._moment and alone:
            self._search.go_on(world)
            return self._search
        self._moment = moment
        if self.policy_value is not None:
            return GuidedSearch(world, seat, self._rng, self.policy_value)
        if judge.chancy:
            return PairedSearch(world, seat, self._rng)
        return (AttentiveSearch if judge.attentive else Search)(world, seat, self._rng)

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
