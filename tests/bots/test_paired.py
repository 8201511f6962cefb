"""The paired search: what looks best is given up for what is better in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count

import pytest

from antre.bots import ask, make
from antre.bots.mcts import Mcts
from antre.bots.paired import LITTLE, PairedSearch, Rival, hope
from antre.core.game import Game
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State
from tests.toys import ladder

OPTION = Option("climb")


class Misled(ladder.LadderJudge):
    """At first sight resting is better, by so much; `power` says what a climb is really worth."""

    chancy = True

    def __init__(self, power: float, by: float = 0.5) -> None:
        self.power, self.by = power, by

    def lead(self, state: ladder.Ladder) -> float:
        return 20.0

    def foresee(self, state: State, seat: int, options: Sequence[Option]) -> list[float]:
        return [self.by * (option.text == "rest") for option in options]

    def pace(self, state: ladder.Ladder) -> int:
        return -state.rounds

    def evaluate(self, state: ladder.Ladder, seat: int) -> float:
        return float(state.rungs[0] ** self.power)


def start(judge: Misled) -> State:
    toy = ladder.GAME
    game = Game(
        slug=toy.slug, folder=toy.folder, title=toy.title, seats=toy.seats, engine=toy.engine,
        judge=judge,
    )  # fmt: skip
    return Setup.of(game, 1, {"way": "together"}).start(1)


def rival(differences: Sequence[float], guess: float = 0.0) -> Rival:
    found = Rival(OPTION, guess)
    for difference in differences:
        found.learn(difference)
    return found


def test_hope_is_what_knowing_more_would_gain() -> None:
    assert hope(0.0, 1.0) == pytest.approx(0.3989, abs=1e-4)
    assert hope(-1.0, 1.0) == pytest.approx(0.0833, abs=1e-4)
    assert hope(5.0, 1.0) == pytest.approx(5.0, abs=1e-4)
    assert hope(-0.01, 0.001) < 1e-9 < LITTLE


def test_what_looks_far_worse_is_not_tried() -> None:
    assert rival([]).is_open
    assert not rival([], guess=-0.1).is_open
    assert not rival([], guess=-0.1).is_better


def test_a_rival_is_better_only_beyond_doubt() -> None:
    assert rival([0.06] * 6).is_better
    assert not rival([0.5]).is_better
    assert not rival([-0.05] * 6).is_better
    assert not rival([0.3, -0.2, 0.2, -0.28]).is_better
    # The first impression is one more witness.
    assert not rival([0.02] * 2, guess=-0.02).is_better


def test_what_is_clear_or_comes_to_the_same_is_left() -> None:
    assert rival([0.3, -0.2, 0.2, -0.28]).is_open
    assert not rival([0.1] * 8).is_open
    assert not rival([-0.1] * 8).is_open
    assert rival([0.5]).is_open
    assert rival([-0.5]).is_open
    assert rival([0.0] * 2).is_open
    assert not rival([0.0] * 3).is_open


@pytest.mark.parametrize(("power", "chosen"), [(3, "climb"), (0.5, "rest")])
def test_a_first_impression_that_errs_is_found_out(power: float, chosen: str) -> None:
    """A climb is two rungs or none: cubed, it is worth more than a rung, and as a root less."""
    state, seeds = start(Misled(power)), range(15)
    assert ask(make("greedy", 1), state, 0, random.Random(1)).text == "rest"
    found = [ask(make("mcts:60", seed), state, 0, random.Random(seed)).text for seed in seeds]
    assert found.count(chosen) > 10


def test_what_cannot_be_better_costs_no_time() -> None:
    looks = count()
    bot = Mcts(seconds=1.0, clock=lambda: 0.001 * next(looks))
    assert bot.choose(start(Misled(3, by=50.0)), 0).text == "rest"
    assert next(looks) <= 5
    bot.choose(start(Misled(1)), 0)
    assert next(looks) > 10


def test_advice_has_the_favourite_first() -> None:
    state = start(Misled(3))
    best, other = Mcts(iterations=60, seed=1).consider(state, 0)
    assert (best.option.text, other.option.text) == ("climb", "rest")
    assert 0 < other.prospect < best.prospect < 1
    assert Mcts(iterations=60, seed=1).choose(state, 0) is best.option


def test_luck_is_the_same_for_all_that_is_tried() -> None:
    """Two options that do the same, draws included, never differ."""
    state = start(Misled(3))
    search = PairedSearch(state, 0, random.Random(1))
    first = search._first
    search._rivals = [Rival(first, 0.0)]
    for _ in range(5):
        search.iterate()
    assert search._rivals[0].lead()[0] == 0.0
    assert len(search._worth) == 3
