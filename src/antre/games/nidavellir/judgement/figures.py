"""What experience says of Nidavellir: the figures of its judgement, by how many play.

They were found by matches between greedy players with figures of their own, all varied at once
(`benchmarks/nidavellir.py`). Many are no longer what their names promise to the letter: a hero is
worth more than the points it brings, a line takes longer than it does at its quickest.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from antre.games.nidavellir.rules.places import COLUMNS

# How far the tables of chances reach.
MOST_TURNS = 24
MOST_MISSING = 40
# The turns it takes to find the missing ranks of a line, by their number: the more classes are
# missing, the sooner one of them lies in a tavern.
SEARCH = (0.0, 2.9, 4.7, 6.1, 7.3, 8.5)


class Figures(NamedTuple):
    """What is counted on, and what it is worth."""

    # The ranks a turn can be expected to add to each class, if the seat sets its heart on it.
    share: tuple[float, ...]
    distinctions: tuple[float, ...]
    hero: float
    # By so much longer than `SEARCH` a line takes.
    patience: float
    # Of what a second brother adds: how likely it is still there, and how welcome.
    later_brother: float
    # Of the second coin, gained by trades in a round.
    trade: float
    uline: float  # a round
    ylud: float
    discard: float  # what it costs to lose a card


class Experience:
    """Figures and the chances that follow from them."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        # How likely a line that lacks some ranks is completed in the turns left.
        self.line_chance = [
            [self._line_chance(missing, turns) for turns in range(MOST_TURNS + 1)]
            for missing in range(MOST_MISSING)
        ]

    def _line_chance(self, missing: int, turns: int) -> float:
        if missing == 0:
            return 1.0
        lines, rest = divmod(missing, COLUMNS)
        needed = self.figures.patience * (lines * SEARCH[COLUMNS] + SEARCH[rest])
        return logistic((turns - needed) / 1.3) if turns >= missing else 0.0


def logistic(x: float) -> float:
    return 1 / (1 + exp(-min(max(x, -30), 30)))


BY_SEATS = {
    2: Experience(
        Figures(
            share=(0.42, 0.20, 0.30, 0.22, 0.36),
            distinctions=(5.0, 4.0, 2.5, 11.0, 12.0),
            hero=37.0,
            patience=2.0,
            later_brother=1.7,
            trade=0.62,
            uline=2.7,
            ylud=16.0,
            discard=20.0,
        )
    ),
    3: Experience(
        Figures(
            share=(0.43, 0.30, 0.41, 0.25, 0.38),
            distinctions=(5.0, 5.0, 4.0, 9.0, 8.0),
            hero=26.0,
            patience=1.7,
            later_brother=1.3,
            trade=0.55,
            uline=2.5,
            ylud=15.0,
            discard=18.0,
        )
    ),
    4: Experience(
        Figures(
            share=(0.43, 0.34, 0.32, 0.28, 0.37),
            distinctions=(6.0, 4.5, 4.0, 9.0, 8.0),
            hero=18.0,
            patience=1.1,
            later_brother=0.9,
            trade=0.55,
            uline=2.5,
            ylud=12.0,
            discard=14.0,
        )
    ),
    # What was tried for five won less than what had been guessed.
    5: Experience(
        Figures(
            share=(0.43, 0.34, 0.34, 0.43, 0.38),
            distinctions=(5.0, 4.0, 4.0, 9.0, 7.0),
            hero=15.0,
            patience=1.0,
            later_brother=0.9,
            trade=0.55,
            uline=2.5,
            ylud=13.0,
            discard=6.0,
        )
    ),
}
