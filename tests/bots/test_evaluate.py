"""What a position of Nidavellir is worth: true at the end, sensible on the way."""

from __future__ import annotations

import random

import pytest

import antre
from antre.games.nidavellir.rules.places import COLUMNS_OF
from antre.games.nidavellir.rules.state import Nidavellir
from tests.bots.play import play


def value(state: antre.State, seat: int) -> float:
    return state.setup.game.judge.evaluate(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    state = play(["random"] * seats, seed=seats)
    assert [value(state, seat) for seat in range(seats)] == state.scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_judges_every_position_and_changes_none(seats: int) -> None:
    state = antre.new("nidavellir", seats=seats, seed=seats)
    rng = random.Random(seats)
    while not state.over:
        before = state.fingerprint()
        for seat in range(seats):
            assert 0 < value(state, seat) < 500
        assert state.fingerprint() == before
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))


def test_seats_in_the_same_position_are_worth_the_same_but_for_their_gems() -> None:
    state = antre.new("nidavellir", seats=4, seed=1)
    assert isinstance(state, Nidavellir)
    by_gem = sorted(range(4), key=lambda seat: state.gems[seat])
    assert sorted(range(4), key=lambda seat: value(state, seat)) == by_gem
    state.gems = [3, 3, 3, 3]
    assert len({value(state, seat) for seat in range(4)}) == 1


def test_face_down_coins_are_judged_by_what_their_owner_has() -> None:
    state = antre.new("nidavellir", seats=3, seed=1)
    assert isinstance(state, Nidavellir)
    for seat in (1, 2):
        for _ in range(3):
            state.apply(seat, state.decision(seat).options[0])
    state.apply(0, "bid:b5")
    twins = [state.resample(0, random.Random(seed)) for seed in range(8)]
    assert len({tuple(twin.coins) for twin in twins}) > 1
    assert {value(twin, 0) for twin in twins} == {value(state, 0)}


def test_a_rank_that_completes_a_line_is_worth_a_hero() -> None:
    state = antre.new("nidavellir", seats=4, seed=1)
    assert isinstance(state, Nidavellir)
    state.ranks[COLUMNS_OF[0]] = [1, 1, 1, 0, 1]
    lacking = value(state, 0)
    state.ranks[COLUMNS_OF[0]] = [1, 1, 1, 1, 1]
    complete = value(state, 0)
    state.ranks[COLUMNS_OF[0]] = [1, 1, 1, 2, 1]
    assert complete - lacking > value(state, 0) - complete
