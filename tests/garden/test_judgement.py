"""What bots think of a position, and that it helps them."""

from __future__ import annotations

import random

from antre.bots import ask, make
from antre.games.garden import GAME
from antre.games.garden.content.names import GOAL_END, MAKING, MOUNTAIN
from antre.games.garden.judgement.foresight import foresee_steps
from antre.games.garden.judgement.land import Land
from antre.games.garden.judgement.outlook import Outlook
from antre.games.garden.judgement.sight import Sight
from antre.games.garden.rules.actions import ACTION
from antre.games.garden.rules.domination import DOMINATION
from antre.games.garden.rules.planning import PLANNINGS
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.vuko import VUKO
from tests.garden.tables import (
    BAY,
    GATE,
    ISLES,
    MOOR,
    WOOD,
    A,
    B,
    C,
    act,
    blank,
    neutral,
    new,
    own,
    put,
    reputations,
    upgrade,
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


def test_who_stands_better_by_name_has_reason_to_bring_the_snow_nearer() -> None:
    def gain(name: int) -> float:
        state = blank("olaf", "pier")
        put(state, A, BAY, 1)
        put(state, B, MOOR, 4)
        reputations(state, name, -3)
        state.dead_snow = 13
        before = worth(state)
        state.dead_snow = 16
        return worth(state) - before

    assert gain(-1) > 0 > gain(-7)


def test_a_rival_near_its_goal_spoils_every_prospect() -> None:
    state = blank("olaf", "pier", "ulrike")
    for seat, region in ((A, BAY), (B, GATE), (C, MOOR)):
        put(state, seat, region, 3)
    put(state, C, WOOD, 3, "2")
    before = [worth(state, seat) for seat in (A, B, C)]
    state.towers = 0b1110100
    after = [worth(state, seat) for seat in (A, B, C)]
    assert after[A] < before[A] - 5
    assert after[B] < before[B] - 5
    assert after[C] > before[C]


def test_a_cube_where_a_drakkar_leads_is_as_good_as_captured() -> None:
    state = blank("olaf", "pier", "ulrike")
    put(state, A, BAY, 3, "2")
    put(state, B, BAY, 1)
    put(state, C, WOOD, 2)
    state.stack.append(VUKO)
    outlook = Outlook(state)
    safe = Land(state, outlook).worth[B]
    state.units[:] = [0] * len(state.units)
    put(state, A, BAY, 2)
    assert Land(state, outlook).worth[B] > safe


def test_skulls_beside_a_drakkar_spoil_its_prospects_and_a_shield_helps() -> None:
    state = blank("olaf", "pier", "ulrike")
    put(state, A, BAY, 6, "2")
    put(state, B, BAY, 2, "11")
    state.captured = [0, 2, 2]
    left_alone = Sight(state).goals[A]
    upgrade(state, B, 1, "attack")
    threatened = Sight(state).goals[A]
    upgrade(state, A, 2, "shield")
    assert left_alone > Sight(state).goals[A] > threatened


def test_a_space_that_others_may_take_is_taken_first() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 2)
    put(state, B, MOOR, 2)
    own(state, A, population=4, gold=4)
    own(state, B, population=4, gold=4)
    state.plan = [(B,), (), (), (), ()]
    state.hand = [2, 2]
    act(state, PLANNINGS[0])
    chosen = ask(make("greedy", seed=1), state, A, random.Random(1))
    assert chosen.text == "plan:influence"
    # With the space gone, a rival who has population finds less for the cubes in hand.
    before = worth(state, B)
    state.apply(A, chosen.text)
    assert worth(state, B) < before


def test_a_march_is_judged_by_the_troops_that_go_along() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 4)
    put(state, B, BAY, 9)
    put(state, B, ISLES - 1, 2)
    own(state, A, population=2)
    state.scorings = state.red_ships = 1
    state.plan[MOUNTAIN] = (A,)
    state.stack.append(DOMINATION)
    act(state, ACTION[MOUNTAIN])
    chosen = ask(make("greedy", seed=1), state, A, random.Random(1))
    assert chosen.text.startswith("march:bay:")


def test_all_seats_are_judged_at_once_as_one_by_one() -> None:
    state = new(4, 3)
    for _ in range(60):
        assert GAME.judge.evaluate_all(state) == [worth(state, seat) for seat in range(4)]
        seat, options = state.next_options()
        state.apply(seat, options[len(options) // 2])


def test_what_comes_of_a_position_is_judged_as_by_itself() -> None:
    rng = random.Random(5)
    state = new(4, 5).bare()
    for _ in range(150):
        seat, options = state.next_options()
        alone = []
        for option in options:
            after = state.clone()
            after.play(seat, option)
            alone.append(worth(after, seat))
        assert foresee_steps(state, seat, options) == alone
        chosen = options[alone.index(max(alone))] if rng.random() < 0.7 else rng.choice(options)
        state.play(seat, chosen)


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
