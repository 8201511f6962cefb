"""The rules of Lanterns, one small position at a time."""

from __future__ import annotations

from typing import Any

import pytest

import antre
from antre.core.errors import Refused
from antre.core.state import State


def table(*hands: str, seams: str = "1 2 2 3 3 4") -> State:
    """A game in which each seat draws given flasks, in the order of the rounds."""
    rounds = [[hand.split()[:3] for hand in hands]]
    rounds += [[hand.split()[3 + r : 4 + r] for hand in hands] for r in range(5)]
    flasks = [oil for hands in rounds for hand in hands for oil in hand]
    draws = {"flask": flasks, "seam": seams.split()}
    return antre.new("lantern", len(hands), seed=1, draws=draws)


def light(state: State, *oils: int) -> None:
    for seat, oil in enumerate(oils):
        state.apply(seat, f"light:{oil}")


def last(state: State, kind: str) -> dict[str, Any]:
    return [event for event in state.log(0) if event["kind"] == kind][-1]


@pytest.mark.proves("round.draw")
def test_hands_are_filled_up_to_three_from_four_flasks_of_each_kind() -> None:
    state = table("8 5 3 6", "8 2 6 1")
    assert sorted([*state.dump()["cellar"], 8, 5, 3, 8, 2, 6]) == sorted(4 * [*range(1, 9)])
    assert state.view(0)["hands"] == [[3, 5, 8], ["?"] * 3]
    light(state, 3, 8)
    assert state.view(0)["hands"] == [[5, 6, 8], ["?"] * 3]
    assert [event["flasks"] for event in state.log(0) if event["kind"] == "drawn"] == [
        [8, 5, 3], [6],
    ]  # fmt: skip


@pytest.mark.proves("round.uncover")
def test_one_of_eight_seams_is_uncovered() -> None:
    state = table("8 5 3", "8 2 6", seams="4")
    assert state.view(-1)["vein"] == 4
    assert state.view(-1)["rock"] == [1, 2, 2, 3, 3, 5, 6]


@pytest.mark.proves("round.light")
def test_a_flask_of_the_hand_is_chosen_in_secret_and_burns_up() -> None:
    state = table("8 5 3 1", "7 2 6 1")
    with pytest.raises(Refused, match=r"light:7 is refused by round\.light"):
        state.apply(0, "light:7")
    before = state.view(1)
    state.apply(0, "light:8")
    assert {**state.view(1), "waiting": [0, 1]} == before
    state.apply(1, "light:7")
    assert state.view(0)["hands"][0] == [1, 3, 5]


@pytest.mark.proves("round.alone")
@pytest.mark.parametrize(
    ("oils", "winner"), [((8, 2, 3), 0), ((8, 8, 3), 2), ((1, 8, 8), 0), ((1, 2, 3), 2)]
)
def test_the_brightest_lantern_alone_mines_the_gold(oils: tuple[int, ...], winner: int) -> None:
    state = table("8 1 4", "8 2 4", "8 3 5", seams="4")
    light(state, *oils)
    assert state.scores == [4 if seat == winner else 0 for seat in range(3)]
    assert last(state, "mined") == {"kind": "mined", "seat": winner, "gold": 4}


@pytest.mark.proves("round.dazzled")
def test_gold_that_nobody_mines_waits_for_the_next_round() -> None:
    state = table("8 1 4", "8 2 4", seams="4 6")
    light(state, 8, 8)
    assert state.scores == [0, 0]
    assert last(state, "dazzled")["vein"] == 4
    assert last(state, "uncovered") == {"kind": "uncovered", "seat": -1, "gold": 6, "vein": 10}
    light(state, 4, 2)
    assert state.scores == [10, 0]


@pytest.mark.proves("round.dazzled")
def test_what_is_left_in_the_rock_is_lost() -> None:
    state = table("8 8 8 8 1 1 2 3", "7 7 7 7 1 1 2 3", seams="1 2 2 3 3 6")
    for _ in range(4):
        light(state, 8, 7)
    light(state, 1, 1)
    light(state, 1, 1)
    assert state.over
    assert state.scores == [8, 0]
    assert state.view(0)["vein"] == 9


@pytest.mark.proves("goal.gold")
def test_most_gold_wins() -> None:
    state = table("8 8 8 8 1 1 3 3", "7 7 7 7 2 2 3 3")
    for oils in [(8, 7)] * 4 + [(1, 2)] * 2:
        light(state, *oils)
    outcome = state.outcome
    assert outcome is not None
    assert state.scores == [8, 7]
    assert outcome.winners == (0,)
    assert outcome.reason.rule == "goal.gold"


@pytest.mark.proves("goal.oil-left")
@pytest.mark.parametrize(("left", "winners"), [("4 5", (0,)), ("6 1", (0, 1)), ("1 1", (1,))])
def test_among_equals_most_oil_left_wins(left: str, winners: tuple[int, ...]) -> None:
    """Both mine a seam of 3 and dazzle each other in the other rounds."""
    state = table(f"8 1 2 3 4 5 {left}", "1 8 2 3 4 5 5 2", seams="3 3 1 2 2 4")
    light(state, 8, 1)
    light(state, 1, 8)
    for oil in (2, 3, 4, 5):
        light(state, oil, oil)
    outcome = state.outcome
    assert outcome is not None
    assert state.scores == [3, 3]
    assert outcome.winners == winners
    if len(winners) == 1:
        assert outcome.reason.rule == "goal.oil-left"
