"""What the judge of a game tells a network, which so begins where the judge ends.

Of a position: the prospect of every seat, the observer's first, and how far each is ahead. Of each
option: how much less it promises than the best one. All of it in leads, of which each makes victory
e times as likely, so that one network can listen to any judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import NamedTuple

from antre.bots.reward import by_seat, prospects, weigh
from antre.core.game import Game
from antre.core.option import Option
from antre.core.state import State

FAR = 3.0  # leads
# What promises so many leads less is no option, however much less it may be.
HOPELESS = 4.0


class Counsel(NamedTuple):
    """The judgement of a position."""

    values: list[float]  # side by side
    lead: float
    prospects: list[float]  # seat by seat

    def told(self, world: State, seat: int) -> list[float]:
        """The numbers a network is given: first the prospects, then the leads."""
        setup = world.setup
        ahead = by_seat(setup.sides, margins(self.values))
        seats = [(seat + step) % setup.seats for step in range(setup.seats)]
        empty = [0.0] * (most_seats(setup.game) - setup.seats)
        return [
            *(self.prospects[each] for each in seats), *empty,
            *(tanh(ahead[each] / (FAR * self.lead)) for each in seats), *empty,
        ]  # fmt: skip


def judged(world: State) -> Counsel:
    values, lead = weigh(world)
    return Counsel(values, lead, by_seat(world.setup.sides, prospects(values, lead)))


def foresight(world: State, seat: int, options: Sequence[Option], lead: float) -> list[float]:
    """By how many leads each option promises less than the best one."""
    values = world.setup.game.judge.foresee(world, seat, options)
    best = max(values)
    return [max((value - best) / lead, -HOPELESS) for value in values]


def margins(values: Sequence[float]) -> list[float]:
    """How far each side is ahead of the best of the others; alone, what it has."""
    if len(values) == 1:
        return [*values]
    *_, second, first = sorted(values)
    return [value - (second if value == first else first) for value in values]


def most_seats(game: Game) -> int:
    return max(game.seats)


def told_size(game: Game) -> int:
    """How many numbers `told` are."""
    return 2 * most_seats(game)
