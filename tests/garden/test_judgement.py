"""What bots think of a position, and that it helps them."""

from __future__ import annotations

import random

from antre.bots import ask, make
from antre.games.garden import GAME
from antre.games.garden.content.names import GOAL_END, MAKING
from antre.games.garden.rules.actions import ACTION
from antre.games.garden.rules.state import Garden
from tests.garden.tables import (
    BAY,
    GATE,
    ISLES,
    MOOR,
    A,
    B,
    act,
    blank,
    neutral,
    new,
    own,
    put,
    reputations,
)


def worth(state: Garden, seat: int = A) -> float:
    return GAME.judge.evaluate(state, seat)


def test_rich_regions_are_worth_more_than_poor_ones() -> None:
    poor, rich = blank("olaf", "pier", "ulrike", "callo"), blank("olaf", "pier", "ulrike", "callo")
    for state, region in ((poor, BAY), (rich, ISLES)):
        neutral(state, region)
        put(state, A, region, 3)
    assert worth(rich) > worth(poor) > worth(rich, B)


def test_a_step_towards_the_goal_is_worth_a_troop() -> None:
    state = blank("ulrike", "pier")
    put(state, A, BAY, 2, "2")
    before = worth(state)
    state.towers = 1 << GATE
    assert worth(state) > before
    rival = worth(state, B)
    state.towers |= 1 << MOOR
    assert worth(state, B) < rival


def test_a_bad_name_weighs_most_when_the_snow_is_near() -> None:
    def loss(snow: int) -> float:
        state = blank("olaf", "pier", "callo")
        state.dead_snow = snow
        reputations(state, 0, -1, -2)
        good = worth(state)
        reputations(state, -5, -1, -2)
        return good - worth(state)

    assert loss(22) > loss(2) > 0


def test_the_end_is_all_or_nothing() -> None:
    state = blank("olaf", "pier")
    state.points[2] = 49
    state.captured = [0, 6]
    state.ended = GOAL_END
    state.stack.clear()
    assert worth(state, A) > 90 > -90 > worth(state, B)


def test_a_greedy_player_makes_something_of_a_making_cube() -> None:
    state = blank("olaf", "pier")
    put(state, A, MOOR, 2)
    put(state, B, MOOR, 3)
    reputations(state, 0, -3)
    own(state, A, m=(0, 0, 1, 0))
    state.plan[MAKING] = (A,)
    act(state, ACTION[MAKING])
    chosen = ask(make("greedy", seed=1), state, A, random.Random(1))
    assert chosen.text == "summon:level2"


def test_greedy_players_beat_random_ones() -> None:
    won = 0
    for seed in range(6):
        state = new(3, seed)
        names = ["random", "random", "random"]
        names[seed % 3] = "greedy"
        bots = [make(name, seed=seed + seat) for seat, name in enumerate(names)]
        rng = random.Random(seed)
        while not state.over:
            seat = state.question.actor(state)
            state.apply(seat, ask(bots[seat], state, seat, rng))
        outcome = state.outcome
        assert outcome is not None
        won += outcome.won(seed % 3)
    assert won >= 4
