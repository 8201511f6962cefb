"""Actors play by the rules, and look back on their decisions as the books say."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from antre.bots.network import Network, Thought
from antre.bots.reward import goal
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.learn.actor import Actor, Step, Table, draw, log_chances, look_back, ragged
from antre.lab.learn.learner import Learner, Recipe
from antre.lab.learn.lessons import Lessons
from tests.lab.learn.runs import plan


def play(number: int = 0) -> Lessons:
    table = plan()
    learner = Learner(table.shape, Recipe(), "cpu", seed=1)
    return table.actor().play(Network(table.shape, learner.numpy(), {}), number)


def test_a_round_is_settled_by_its_number() -> None:
    once, again, other = play(), play(), play(2)
    assert np.array_equal(once.chosen, again.chosen)
    assert np.array_equal(once.amounts, again.amounts)
    assert np.array_equal(once.targets, again.targets)
    assert once.rows != other.rows or not np.array_equal(once.chosen, other.chosen)


def test_every_number_of_seats_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = []

    class Watched(Actor):
        def _look_back(self, setup: Setup, *args: Any) -> Lessons:
            seats.append(setup.seats)
            return super()._look_back(setup, *args)

    monkeypatch.setattr("antre.lab.learn.crew.Actor", Watched)
    for number in range(4):
        play(number)
    assert seats == [2, 3, 2, 3]


def test_lessons_are_choices_and_what_onlookers_expect() -> None:
    lessons = play()
    assert lessons.games == 8
    assert lessons.rows == len(lessons.legal.lengths) == len(lessons.likely)
    assert (lessons.chosen < lessons.legal.lengths).all()
    onlookers = (lessons.legal.lengths == 1).mean()
    assert 0.15 < onlookers < 0.25
    assert (lessons.likely[lessons.legal.lengths == 1] == 0).all()


def test_what_is_not_legal_is_never_drawn() -> None:
    rng = np.random.default_rng(1)
    tastes = rng.normal(size=(500, 9)).astype(np.float32) + 50 * (np.arange(9) == 4)
    rows = [sorted(rng.choice(4, rng.integers(2, 5), replace=False).tolist()) for _ in range(500)]
    legal, count = ragged(rows), len(rows)
    even = Thought(
        tastes.astype(np.float32), np.zeros(count, np.float32), np.zeros(count, np.float32)
    )
    likely = log_chances(even, legal, np.zeros(len(legal.places), np.float32))
    chosen = draw(likely, rng)
    assert all(place < len(row) for place, row in zip(chosen, rows, strict=True))
    assert np.allclose(np.exp(likely).sum(1), 1, atol=1e-5)
    assert len(set(chosen.tolist())) > 2


def test_the_judge_has_its_say_in_what_is_drawn() -> None:
    """A network without a taste finds options as likely as the judge does, as far as it trusts."""
    legal = ragged([[3, 1], [0, 2, 4]])
    trusts = np.array([2.0, 0.0], np.float32)
    thought = Thought(np.zeros((2, 5), np.float32), trusts, np.zeros(2, np.float32))
    likely = log_chances(thought, legal, np.array([-1.0, 0.0, 0.0, -9.0, -9.0], np.float32))
    assert np.allclose(np.exp(likely[0]), [1 / (1 + np.e**2), 1 / (1 + np.e**-2), 0], atol=1e-5)
    assert np.allclose(np.exp(likely[1]), [1 / 3] * 3)


def test_rivals_have_half_of_the_seats_in_every_other_turn_and_bring_no_lessons() -> None:
    table = plan(find("nidavellir"), seats=(4,), games=40)
    actor, rng = table.actor(), np.random.default_rng(1)
    for turn in (0, 2):
        assert not actor._rivals(table.setups[0], turn, rng).any()
    rivals = actor._rivals(table.setups[0], 1, rng)
    assert 0.3 < rivals.mean() < 0.45
    assert not rivals.all(1).any()
    alone = plan(find("alkoor"), seats=(2,), games=40).actor()
    assert not alone._rivals(alone.setups[0], 1, rng).any()


def test_a_rival_takes_what_the_judge_likes_best() -> None:
    setup = plan(find("nidavellir"), seats=(2,)).setups[0]
    state = setup.start(3, journal=False)
    mine = Table([state], np.array([[False, True]]), 1)
    while asked := mine.ask():
        [(_, seat, options)] = asked
        assert seat == 0
        state.play(seat, options[0])
    outcome = state.outcome
    assert outcome is not None
    assert outcome.margins[1] > 30


def test_options_are_drawn_as_often_as_they_are_likely() -> None:
    likely = np.log(np.array([[0.7, 0.2, 0.1]] * 20_000, np.float32))
    counts = np.bincount(draw(likely, np.random.default_rng(3))) / 20_000
    assert np.allclose(counts, [0.7, 0.2, 0.1], atol=0.015)


def step(games: list[int], seats: list[int], values: list[float], options: int = 2) -> Step:
    some = ragged([[*range(options)]] * len(games))
    empty = np.zeros(len(games))
    return Step(
        np.array(games), np.array(seats), some, empty.astype(np.float16),
        np.zeros((len(games), 4), np.float16), some, empty.astype(np.float16),
        empty.astype(np.int32), empty.astype(np.float32), np.array(values, np.float32),
    )  # fmt: skip


def test_each_seat_looks_back_on_its_own_decisions() -> None:
    steps = [
        step([0, 1], [0, 1], [0.5, 0.2]),
        step([0], [1], [0.4]),
        step([0], [0], [0.1], options=1),
        step([0], [0], [0.7]),
    ]
    ends = np.array([[1, 0], [0, 1]], np.float32)
    gains = look_back(steps, ends, trace=0.5)
    # The last decision of seat 0: 1 - 0.7. Its first: 0.7 - 0.5, and half of that on top. When it
    # looked on, it could have expected what it did expect next, and half of what came on top.
    assert np.allclose(gains, [0.2 + 0.5 * 0.3, 1 - 0.2, 0 - 0.4, 0.6 + 0.5 * 0.3, 0.3])


def test_the_last_target_is_what_came_of_the_game() -> None:
    """With a full trace every target is the end of the game itself, seen from the seat."""
    table = plan()
    learner = Learner(table.shape, Recipe(), "cpu", seed=1)
    network = Network(table.shape, learner.numpy(), {})
    lessons = table._replace(trace=1.0).actor().play(network, 1)
    found = set(lessons.targets.round(4).tolist())
    assert 3 < len(found) <= 3 * lessons.games
    assert min(found) >= 0
    assert max(found) <= 1


@pytest.mark.parametrize(("slug", "seats"), [("nidavellir", 4), ("alkoor", 1)])
def test_victory_and_a_lead_are_worth_most(slug: str, seats: int) -> None:
    state = Setup.of(find(slug), seats).start(3, journal=False)
    while state.stack:
        seat, options = state.next_options()
        state.play(seat, options[-1])
    worth, outcome = goal(state), state.outcome
    assert outcome is not None
    assert all(0 <= part <= 1 for part in worth)
    by_margin = sorted(range(seats), key=lambda seat: outcome.margins[seat])
    assert by_margin == sorted(range(seats), key=worth.__getitem__)
    assert seats == 1 or abs(sum(worth) - 1) < 1e-6
