"""The three ends of a game and their winners."""

from __future__ import annotations

import pytest

from antre.core.outcome import Outcome
from antre.games.garden.content.names import DEAD_SNOW_END, GOAL_END, POINTS_END
from antre.games.garden.rules.dead_snow import advance
from antre.games.garden.rules.ending import conclude, final_reputation, is_over
from antre.games.garden.rules.rounds import ROUND_END
from antre.games.garden.rules.state import Garden
from tests.garden.tables import A, B, C, act, blank, game, reputations


def finish(state: Garden) -> Outcome:
    """The end of a round that is the last."""
    state.stack.clear()
    act(state, ROUND_END)
    assert state.over
    outcome = state.outcome
    assert outcome is not None
    return outcome


@pytest.mark.proves("example.goal-beats-points", "end.goal-over-vp", "end.goal-winner",
                    "end.goal-others", "end.three-ways")  # fmt: skip
def test_goals_come_before_points_and_points_decide_between_goals() -> None:
    state = blank("olaf", "pier", "callo")
    state.points[0], state.points[2], state.points[4] = 52, 20, 25
    state.absorbed = 4
    state.devastated = 0b11
    outcome = finish(state)
    assert state.ended == GOAL_END
    assert outcome.winners == (C,)
    assert outcome.reason.rule == "end.goal-winner"
    assert outcome.reason.values["points"] == 25


@pytest.mark.proves("end.goal-winner", "end.goal-finish-round", "ruling.vp-tie")
def test_a_single_goal_wins_by_its_own_rule() -> None:
    state = blank("olaf", "pier", "callo")
    state.points[4] = 49
    state.captured = [0, 3, 3]
    outcome = finish(state)
    assert outcome.winners == (A,)
    assert outcome.reason.rule == "olaf.goal"
    both = blank("olaf", "pier")
    both.captured = [0, 6]
    both.absorbed = 4
    reputations(both, -3, -2)
    assert finish(both).winners == (B,)


@pytest.mark.proves("end.vp-fifty", "end.vp-winner", "ruling.fifty-anytime",
                    "ruling.vp-beyond-fifty")  # fmt: skip
def test_fifty_points_end_the_game_with_the_round() -> None:
    state = blank("olaf", "pier", "callo")
    state.points[0] = 49
    assert not is_over(state)
    state.points[0], state.points[3] = 50, 61
    outcome = finish(state)
    assert state.ended == POINTS_END
    assert outcome.winners == (B,)
    assert outcome.reason.rule == "end.vp-winner"
    assert outcome.margins == (-11.0, 11.0, -61.0)


@pytest.mark.proves("end.vp-fourth-ship", "end.vp-winner", "example.both-red-ships",
                    "ruling.vp-tie")  # fmt: skip
def test_the_fourth_red_ship_ends_the_game() -> None:
    state = blank("olaf", "pier", "callo")
    state.red_ships = 3
    assert not is_over(state)
    state.red_ships = 4
    state.points[0] = state.points[2] = 12
    reputations(state, -4, -4, 0, order=(B, A, C))
    outcome = finish(state)
    assert outcome.winners == (B,)
    assert outcome.reason.rule == "ruling.vp-tie"
    assert state.round == 2


@pytest.mark.proves("example.below-nine", "end.dead-snow-below-nine", "end.dead-snow-penalty")
def test_the_penalty_leads_below_the_track() -> None:
    state = blank("olaf", "pier")
    reputations(state, -9, -5)
    state.vuko_tokens = [2, 5]
    assert final_reputation(state, A) == -13
    state.ended = DEAD_SNOW_END
    outcome = conclude(state)
    assert outcome.winners == (A,)
    assert outcome.reason.rule == "end.dead-snow-winner"
    assert outcome.reason.values["points"] == -13


@pytest.mark.proves("example.dead-snow-limits", "end.dead-snow-limit", "end.dead-snow-token",
                    "ruling.dead-snow-vs-rest")  # fmt: skip
@pytest.mark.parametrize(("seats", "limit"), [(2, 18), (3, 24), (4, 30)])
def test_the_dead_snow_ends_everything_at_once(seats: int, limit: int) -> None:
    state = blank(*("olaf", "pier", "callo", "ulrike")[:seats])
    state.dead_snow = limit - 2
    state.points[0] = 70
    state.absorbed = 4
    assert not advance(state, A)
    assert not state.over
    assert advance(state, A)
    assert state.over
    assert state.dead_snow == limit
    assert state.vuko_tokens[A] == 1
    assert conclude(state).reason.rule.startswith("end.dead-snow")


@pytest.mark.proves("end.three-ways", "end.vp-fourth-ship", "round.phases")
def test_a_round_that_does_not_end_the_game_is_followed_by_another() -> None:
    rounds = [state.round for state in game(2, 5)]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, max(rounds) + 1)) | {rounds[0]}
    assert 6 <= max(rounds) <= 10
