"""What a position of Nidavellir is worth: true at the end, sensible on the way."""

from __future__ import annotations

import random

import pytest

import antre
from antre.bots import ask, make
from antre.core.game import find
from antre.games.nidavellir.judgement.figures import BY_SEATS, Experience, Figures
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


GUESSED = Figures(
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


@pytest.mark.parametrize(("seats", "deals"), [(2, 12), (3, 12)])
def test_what_was_tuned_beats_what_was_guessed(
    monkeypatch: pytest.MonkeyPatch, seats: int, deals: int
) -> None:
    """Each deal is played by every seat with our figures, all others by what they were at first."""
    ours, guessed = BY_SEATS[seats], Experience(GUESSED)
    lead = 0
    for seed in range(deals):
        for hero in range(seats):
            state, rng = antre.new("nidavellir", seats, seed=seed).bare(), random.Random(seed)
            while not state.over:
                seat = state.question.actor(state)
                monkeypatch.setitem(BY_SEATS, seats, ours if seat == hero else guessed)
                state.play(seat, ask(make("greedy", seed + seat), state, seat, rng))
            lead += seats * state.scores[hero] - sum(state.scores)
    assert lead / (seats - 1) / deals / seats > 10


def test_every_number_of_seats_has_its_figures() -> None:
    assert sorted(BY_SEATS) == list(find("nidavellir").seats)


def test_patience_says_how_long_a_line_takes() -> None:
    hasty, patient = (Experience(GUESSED._replace(patience=by)).line_chance for by in (1.0, 2.0))
    assert hasty[0] == patient[0] == [1.0] * len(hasty[0])
    assert all(hasty[3][turns] > patient[3][turns] for turns in range(3, len(hasty[3])))
    assert hasty[3][2] == 0.0
