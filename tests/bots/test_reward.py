"""What search plays for: a prospect for each seat, whatever the game is about."""

from __future__ import annotations

import random

import pytest

import antre
from antre.bots import ask, make
from antre.bots.reward import reward
from antre.core.setup import Setup
from tests.bots.play import play
from tests.toys.ladder import GAME, Ladder


def ladder(seats: int, way: str, rungs: list[int], over: bool = False, **more: object) -> Ladder:
    state = Setup.of(GAME, seats, {"way": way, **more}).start(1)
    assert isinstance(state, Ladder)
    state.rungs = rungs
    if over:
        state.stack.clear()
    return state


def test_rivals_share_one_victory_in_the_order_of_their_scores() -> None:
    state = play(["random"] * 4, seed=1)
    shares = reward(state)
    assert sum(shares) == pytest.approx(1)
    assert state.outcome is not None
    assert shares.index(max(shares)) in state.outcome.winners
    ranked = sorted(range(4), key=lambda seat: state.scores[seat])
    assert sorted(range(4), key=lambda seat: shares[seat]) == ranked


def test_a_team_that_has_more_is_better_off_together() -> None:
    """Equal values once gave equal shares, were they 1 or 90."""
    poor = reward(ladder(4, "together", [1, 1, 1, 1], height=7))
    rich = reward(ladder(4, "together", [9, 9, 9, 9], height=7))
    assert len(set(poor)) == len(set(rich)) == 1
    assert poor[0] < 0.5 < rich[0]


@pytest.mark.parametrize("over", [False, True])
def test_one_seat_alone_has_something_to_win(over: bool) -> None:
    lost, won = (reward(ladder(1, "highest", [rungs], over, height=6)) for rungs in (0, 9))
    assert lost[0] < 0.3 < 0.7 < won[0]


def test_a_won_game_is_worth_more_than_any_lost_one_and_a_wide_margin_more_than_a_narrow() -> None:
    ends = [reward(ladder(2, "together", [n, n], over=True))[0] for n in (0, 2, 3, 9)]
    assert ends == sorted(ends)
    assert ends[1] + 0.4 < ends[2]


@pytest.mark.parametrize("over", [False, True])
def test_partners_are_worth_the_same_whoever_has_the_points(over: bool) -> None:
    shares = reward(ladder(4, "teams", [9, 2, 0, 3], over))
    assert shares[0] == shares[2] > shares[1] == shares[3]
    assert shares[0] + shares[1] == pytest.approx(1)


def test_a_goal_counts_and_not_the_points() -> None:
    shares = reward(ladder(3, "lowest", [5, 1, 9], over=True))
    assert shares[1] > 2 * max(shares[0], shares[2])


def test_where_nobody_wins_nobody_has_much() -> None:
    assert max(reward(ladder(3, "nobody", [5, 1, 9], over=True))) <= 0.5


def test_search_plays_for_the_team() -> None:
    """Two rungs short with two turns to come: only who climbs can still win."""
    state = ladder(1, "highest", [5], height=8)
    state.rounds = 0
    del state.stack[:-1]
    rng = random.Random(1)
    bot = make("mcts:200", 1)
    assert ask(bot, state, 0, rng).text in ("rest", "climb")
    state.rungs = [6]
    chosen = [ask(make("mcts:200", seed), state, 0, rng).text for seed in range(5)]
    assert chosen == ["climb"] * 5, "a rest would come one rung short for certain"
    state.rungs = [7]
    chosen = [ask(make("mcts:200", seed), state, 0, rng).text for seed in range(5)]
    assert chosen == ["rest"] * 5, "a rest wins for certain"


@pytest.mark.parametrize("way", ["highest", "lowest", "teams", "together", "nobody"])
@pytest.mark.parametrize("spec", ["random", "greedy", "easy", "mcts:12"])
def test_every_bot_plays_every_kind_of_game(way: str, spec: str) -> None:
    setup = Setup.of(GAME, 4, {"way": way})
    state, rng = setup.start(3), random.Random(3)
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, ask(make(spec, 1), state, seat, rng))
    assert isinstance(state.outcome, antre.Outcome)
