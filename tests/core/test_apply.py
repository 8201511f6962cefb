"""Answers that cannot be taken: each refused in clear words, and nothing changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import antre
from antre.core.errors import MalformedOption, Refused, StaleDecision, WrongSeat
from antre.core.state import State


@pytest.fixture
def bids() -> State:
    """Three seats bid; seat 0 has laid one coin."""
    state = antre.new("nidavellir", 3, seed=2)
    state.apply(0, "bid:b5")
    return state


@pytest.fixture
def turn(bids: State) -> State:
    """One seat is asked alone."""
    while bids.question.secret:
        asked = bids.decisions[0]
        bids.apply(asked.seat, asked.options[0])
    return bids


def unchanged(state: State, before: tuple[Any, ...]) -> bool:
    return everything(state) == before


def everything(state: State) -> tuple[Any, ...]:
    logs = [state.log(seat) for seat in range(-1, 3)]
    undo = [state.can_undo(seat) for seat in range(-1, 3)]
    return state.fingerprint(), state.record.entries, logs, undo, state.chance.seed


@pytest.mark.parametrize("seat", [3, -1, 99, True, 1.0, "1", None, (1,)])
def test_a_seat_that_is_not_there_is_not_asked(bids: State, seat: Any) -> None:
    before = everything(bids)
    with pytest.raises(WrongSeat, match=r"is not asked now; waiting for \[0, 1, 2\]"):
        bids.apply(seat, "bid:b2")
    with pytest.raises(WrongSeat):
        bids.why(seat, "bid:b2")
    assert unchanged(bids, before)


def test_a_seat_out_of_turn_is_not_asked(turn: State) -> None:
    asked = turn.decisions[0]
    before = everything(turn)
    for other in {0, 1, 2} - {asked.seat}:
        with pytest.raises(WrongSeat, match=rf"seat {other} is not asked.*\[{asked.seat}\]"):
            turn.apply(other, asked.options[0])
    assert unchanged(turn, before)


def test_a_seat_that_has_answered_is_not_asked_again(bids: State) -> None:
    bids.apply(0, "bid:b4")
    bids.apply(0, "bid:b3")
    before = everything(bids)
    with pytest.raises(WrongSeat, match=r"seat 0 is not asked now; waiting for \[1, 2\]"):
        bids.apply(0, "bid:b2")
    assert unchanged(bids, before)


def test_a_late_answer_is_not_taken_for_the_next_question(bids: State) -> None:
    before = everything(bids)
    with pytest.raises(
        StaleDecision, match=r"answers question 0 of seat 0, but question 1 is open"
    ):
        bids.apply(0, "bid:b4", number=0)
    with pytest.raises(StaleDecision, match="answers question 2"):
        bids.apply(0, "bid:b4", number=2)
    assert unchanged(bids, before)
    bids.apply(0, "bid:b4", number=1)
    bids.apply(1, "bid:b4", number=0)


@pytest.mark.parametrize(
    "option", ["", "fly", "bid", "bid:", "bid:b9", "BID:b2", 10**6, -1, True, None, 2.0, ["bid:b2"]]
)
def test_what_is_no_option_is_refused(bids: State, option: Any) -> None:
    before = everything(bids)
    with pytest.raises(MalformedOption):
        bids.apply(1, option)
    with pytest.raises(MalformedOption):
        bids.why(1, option)
    assert unchanged(bids, before)


def test_an_unknown_text_names_the_known_ones(bids: State) -> None:
    with pytest.raises(MalformedOption, match="'bid' options are bid:b0, bid:b2"):
        bids.apply(1, "bid:gold")
    with pytest.raises(MalformedOption, match="options start with bid, take, recruit"):
        bids.apply(1, "fly")


def test_an_option_of_another_edition_is_refused(bids: State, tmp_path: Any) -> None:
    own = tmp_path / "own.toml"
    original = bids.setup.game.folder / "edition.toml"
    own.write_bytes(original.read_bytes() + b"\n# another file, another table\n")
    stranger = antre.new("nidavellir", 3, seed=2, edition=own).decisions[0].options[0]
    before = everything(bids)
    with pytest.raises(MalformedOption, match="belongs to another game or edition"):
        bids.apply(1, stranger)
    assert unchanged(bids, before)


def test_a_forbidden_option_names_the_rule_and_what_is_allowed(bids: State) -> None:
    before = everything(bids)
    with pytest.raises(Refused) as error:
        bids.apply(0, "bid:b5")
    assert error.value.refusal.rule == "bids.one-per-tavern"
    assert error.value.refusal.values == {"coin": "b5"}
    assert "allowed: bid:b0, bid:b2, bid:b3, bid:b4" in str(error.value)
    assert bids.why(0, "bid:b5") == error.value.refusal
    assert bids.why(0, "bid:b4") is None
    assert unchanged(bids, before)


def test_text_number_and_option_are_the_same_answer(bids: State) -> None:
    option = bids.decision(1).options[2]
    ends = []
    for face in (option, option.text, option.index):
        state = bids.clone()
        state.apply(1, face)
        ends.append(state.fingerprint())
    assert len(set(ends)) == 1


def test_nothing_is_asked_after_the_end() -> None:
    state = antre.new("nidavellir", 2, seed=1)
    rng = random.Random(1)
    while not state.over:
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    with pytest.raises(WrongSeat, match="the game is over"):
        state.apply(0, "bid:b2")
    with pytest.raises(WrongSeat, match="the game is over"):
        state.decision(0)
    assert state.view(0)["waiting"] == []
    assert state.view(0)["rule"] is None


def test_a_question_reads_well(bids: State) -> None:
    assert repr(bids.decision(0)) == (
        "Decision(seat=0, rule='bids.one-per-tavern', options=[bid:b0, bid:b2, bid:b3, bid:b4])"
    )
