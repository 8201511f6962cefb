"""Exact chances of objectives: the tables of the dice, and every roll tried."""

from __future__ import annotations

from itertools import product

import pytest

from antre.games.alkoor.rules.chances import (
    best_points,
    chance_with,
    collective_chance,
    individual_chance,
    success_chance,
)
from antre.games.alkoor.rules.objectives import stars
from tests.alkoor.tables import game

# Chance in per cent of 1 to 6 stars with five dice, by attribute.
STARS = {
    1: (53, 36, 18, 12, 3, 2), 2: (70, 52, 34, 19, 9, 4), 3: (82, 68, 50, 32, 18, 8),
    4: (91, 81, 66, 48, 30, 15), 5: (97, 88, 82, 64, 47, 28),
}  # fmt: skip


@pytest.mark.proves("individual.target", "individual.dice")
@pytest.mark.parametrize("value", STARS)
def test_stars_of_five_dice(value: int) -> None:
    for least, percent in enumerate(STARS[value], 1):
        assert round(100 * individual_chance(value, 5, least)) == percent


def test_every_roll_of_three_dice() -> None:
    rolls = list(product(range(1, 7), repeat=3))
    reached = sum(sum(stars(die, 4) for die in roll) >= 2 for roll in rolls)
    assert individual_chance(4, 3, 2) == pytest.approx(reached / len(rolls))


def test_boards_are_added_each_at_its_best() -> None:
    one, other = (5, 2), (3, 3)
    rolls = list(product(range(1, 7), repeat=4))
    sums = [best_points(roll[:2], one) + best_points(roll[2:], other) for roll in rolls]
    for least in (1, 5, 9):
        reached = sum(got >= least for got in sums) / len(sums)
        assert collective_chance([one, other], least) == pytest.approx(reached)


def test_an_aid_never_makes_an_objective_harder_to_reach() -> None:
    met = 0
    for state in game(2, 5):
        if state.over or (before := success_chance(state)) is None:
            continue
        for asked in state.decisions:
            for option in asked.options:
                verb = option.text.partition(":")[0]
                after = chance_with(state, option)
                if after is not None and verb in ("skill", "dilemma", "master"):
                    met += 1
                    assert after >= before
    assert met
