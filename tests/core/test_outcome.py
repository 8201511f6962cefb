"""How games end: rivals, ties, teams, goals, nobody, and all together against the game."""

from __future__ import annotations

import pytest

from antre.core.outcome import (
    RIVALS,
    TEAMS,
    TIE_BREAK,
    TOGETHER,
    Outcome,
    against_the_game,
    alone,
    by_goal,
    by_points,
    kind_of,
    nobody_wins,
)
from antre.core.reason import Reason, Refusal

PAIRS = ((0, 3), (1, 2))
GOAL = Reason("goal.crown", crowns=3)


def told(outcome: Outcome) -> tuple[list[int], list[float], list[float], str]:
    return (
        list(outcome.winners),
        list(outcome.utilities),
        list(outcome.margins),
        repr(outcome.reason),
    )


def test_among_rivals_most_points_win() -> None:
    outcome = by_points(alone(3), [20, 31, 28], "most")
    assert told(outcome) == ([1], [0, 1, 0], [-11, 3, -3], "most(points=31)")
    assert outcome.won(1)
    assert not outcome.won(0)


def test_a_tie_is_broken_and_that_is_told() -> None:
    outcome = by_points(alone(3), [30, 30, 10], "most", [2, 5, 9], "tie", "shared")
    winners, utilities, margins, why = told(outcome)
    assert (winners, utilities) == ([1], [0, 1, 0])
    assert margins == [-TIE_BREAK, TIE_BREAK, -20]
    assert why == "tie(points=30, tie_break=5)"


def test_a_tie_break_may_be_about_fewest() -> None:
    """Whoever wants the fewest gives negative numbers; the reason tells the number itself."""
    outcome = by_points(alone(2), [30, 30], "most", [-2, -5], "tie")
    assert told(outcome)[0] == [0]
    assert outcome.reason == Reason("tie", points=30, tie_break=2)


def test_a_tie_break_that_was_not_needed_is_not_told() -> None:
    assert by_points(alone(2), [30, 31], "most", [9, 0], "tie").reason == Reason("most", points=31)


def test_who_ties_in_everything_shares_the_victory() -> None:
    outcome = by_points(alone(3), [30, 30, 10], "most", [5, 5, 9], "tie", "shared")
    assert told(outcome) == ([0, 1], [0.5, 0.5, 0], [0, 0, -20], "shared(points=30)")
    assert told(by_points(alone(2), [7, 7], "most"))[3] == "most(points=7)"


def test_two_teams_of_two() -> None:
    outcome = by_points(PAIRS, [58, 39], "most")
    assert told(outcome) == ([0, 3], [1, 0, 0, 1], [19, -19, -19, 19], "most(points=58)")
    shared = by_points(PAIRS, [40, 40], "most")
    assert told(shared)[:3] == ([0, 1, 2, 3], [0.5] * 4, [0.0] * 4)


def test_a_winner_without_the_most_points() -> None:
    outcome = by_goal(alone(3), [2], GOAL)
    assert told(outcome) == ([2], [0, 0, 1], [-1, -1, 1], "goal.crown(crowns=3)")
    assert told(by_goal(PAIRS, [1], GOAL))[0] == [1, 2]
    assert told(by_goal(alone(4), [0, 3], GOAL))[1] == [0.5, 0, 0, 0.5]


def test_nobody_wins() -> None:
    outcome = nobody_wins(alone(3), Reason("night-falls"))
    assert told(outcome) == ([], [0, 0, 0], [-1, -1, -1], "night-falls()")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_all_win_or_lose_together_by_a_margin(seats: int) -> None:
    won = against_the_game(seats, 4, True, GOAL)
    assert told(won)[:3] == (list(range(seats)), [1.0] * seats, [4.0] * seats)
    lost = against_the_game(seats, -2.5, False, GOAL)
    assert told(lost)[:3] == ([], [0.0] * seats, [-2.5] * seats)
    assert told(against_the_game(seats, 0, True, GOAL))[0] == list(range(seats))


@pytest.mark.parametrize(("margin", "won"), [(-1, True), (1, False)])
def test_a_margin_agrees_with_the_victory(margin: float, won: bool) -> None:
    with pytest.raises(AssertionError):
        against_the_game(2, margin, won, GOAL)


def test_one_seat_alone() -> None:
    assert told(by_points(alone(1), [12], "most")) == ([0], [1], [0], "most(points=12)")


@pytest.mark.parametrize(
    ("sides", "kind"),
    [
        (alone(2), RIVALS),
        (alone(5), RIVALS),
        (alone(1), TOGETHER),
        (((0, 1, 2),), TOGETHER),
        (PAIRS, TEAMS),
        (((0,), (1, 2)), TEAMS),
    ],
)
def test_sides_say_what_a_game_is(sides: tuple[tuple[int, ...], ...], kind: str) -> None:
    assert kind_of(sides) == kind


def test_points_are_given_for_every_side() -> None:
    with pytest.raises(ValueError, match="shorter"):
        by_points(PAIRS, [1, 2], "most", [1])


def test_an_outcome_is_data_and_compares_by_it() -> None:
    outcome = by_points(PAIRS, [58, 39], "most")
    again = Outcome.from_json(outcome.to_json())
    assert again == outcome
    assert again != by_points(PAIRS, [58, 38], "most")
    assert again != "most"
    assert len({again, outcome}) == 1
    assert repr(outcome) == "Outcome(winners=[0, 3], reason=most(points=58))"


def test_a_reason_is_no_refusal() -> None:
    assert Reason("a", n=1) == Reason("a", n=1)
    assert Reason("a", n=1) != Refusal("a", n=1)
    assert Reason.from_json(Reason("a", n=1).to_json()) == Reason("a", n=1)
    assert isinstance(Refusal.from_json({"rule": "a", "values": {}}), Refusal)
