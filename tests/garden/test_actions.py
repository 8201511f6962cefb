"""Actions 0 to 4: Viper Gorge, Influence, Movement, Voracious Mountain, Raven Shadow."""

from __future__ import annotations

import pytest

from antre.games.garden.content.names import MOUNTAIN, MOVEMENT
from antre.games.garden.rules.actions import ACTION
from antre.games.garden.rules.reputation import sink
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.viper import VIPER
from tests.garden.tables import (
    BARRENS,
    BAY,
    FJORD,
    GATE,
    MOOR,
    SKERRIES,
    WOOD,
    A,
    B,
    C,
    act,
    at_rest,
    blank,
    choose,
    cubes,
    levels,
    own,
    places,
    put,
    refused,
    reputations,
    texts,
    tile,
    units,
)

FOUR = ("olaf", "pier", "ulrike", "callo")
INFLUENCE, RAVEN = 0, 3


def resolve(state: Garden, action: int, seat: int = A) -> None:
    """One cube of a seat on an action."""
    state.plan[action] = (seat,)
    act(state, ACTION[action])


# --- Viper Gorge


@pytest.mark.proves(
    "example.viper", "viper.take-back", "viper.influence-stays", "viper.take-one", "viper.exchange",
    "viper.m-factor-level-0", "viper.one-benefit-per-cube", "ruling.exchange-weak",
    "ruling.spent-to-bank",
)  # fmt: skip
def test_a_token_or_two_for_one() -> None:
    state = blank("olaf", "pier")
    own(state, A, gold=3)
    state.supply[A] = 16
    state.viper[A] = state.viper_plan[A] = 2
    act(state, VIPER)
    choose(state, "take:gold")
    assert state.gold[A] == 4
    choose(state, "exchange:gold:m_factor")
    assert at_rest(state)
    assert state.gold[A] == 2
    assert levels(state, A) == [1, 0, 0, 0]
    assert state.bank == [24, 20, 15]
    assert state.supply[A] == 16
    assert state.viper[A] == 2
    assert state.viper_plan[A] == 0


@pytest.mark.proves("viper.turn-order")
def test_everybody_takes_all_own_cubes_before_the_next() -> None:
    state = blank("olaf", "pier", "callo")
    state.order = (C, A, B)
    state.viper_plan = [2, 1, 2]
    act(state, VIPER)
    asked = []
    while not at_rest(state):
        asked.append(state.waiting[0])
        choose(state, "decline")
    assert asked == [C, C, A, A, B]


@pytest.mark.proves("ruling.empty-bank", "viper.exchange")
def test_an_exhausted_kind_cannot_be_taken() -> None:
    state = blank("olaf", "pier")
    own(state, B, m=(16, 0, 0, 0))
    own(state, A, population=1, gold=2)
    state.viper_plan[A] = 1
    act(state, VIPER)
    assert texts(state) == ["take:population", "take:gold", "exchange:gold:population", "decline"]
    assert refused(state, "take:m_factor") == "ruling.empty-bank"
    assert refused(state, "exchange:gold:m_factor") == "ruling.empty-bank"
    assert refused(state, "exchange:population:gold") == "viper.exchange"
    own(state, B, population=state.bank[0], gold=state.bank[1])
    state.stack.pop()
    state.viper_plan[A] = 1
    own(state, A, gold=-1)
    own(state, B, gold=1)
    act(state, VIPER)
    assert at_rest(state)


@pytest.mark.proves("ruling.exchange-m-level")
def test_m_factor_is_given_back_from_any_level() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(1, 0, 2, 0))
    state.viper_plan[A] = 2
    act(state, VIPER)
    choose(state, "exchange:m_factor:gold")
    assert texts(state) == ["give:0", "give:2"]
    choose(state, "give:2")
    choose(state, "give:0")
    assert levels(state, A) == [0, 0, 1, 0]
    assert state.gold[A] == 1
    assert state.bank[2] == 15


# --- Influence


@pytest.mark.proves("influence.pay-one", "influence.pay-two", "influence.where",
                    "ruling.has-influence")  # fmt: skip
def test_one_or_two_cubes_where_there_is_influence() -> None:
    state = blank("callo", "pier", "ulrike")
    own(state, A, population=2)
    put(state, A, BAY, 1)
    put(state, A, MOOR, 0, "2")
    put(state, A, WOOD, 2)
    state.devastated = 1 << WOOD
    state.towers = 1 << FJORD
    put(state, B, FJORD, 3)
    put(state, A, GATE, 1)
    state.cubes[8 * A + GATE] = 0
    state.held[A] = 1
    state.vuko = state.thorn = GATE
    resolve(state, INFLUENCE)
    assert places(state) == {"bay", "moor"}
    assert refused(state, "place:fjord") == "influence.where"
    assert refused(state, "place:gate") == "influence.where"
    assert refused(state, "place:wood") == "devastation.no-actions"
    choose(state, "place:bay")
    assert state.population[A] == 1
    assert texts(state) == ["place:bay", "place:moor", "done"]
    choose(state, "place:moor")
    assert at_rest(state)
    assert state.population[A] == 0
    assert state.bank[0] == 24
    assert cubes(state, A, BAY) == 2
    assert cubes(state, A, MOOR) == 1
    resolve(state, INFLUENCE)
    assert at_rest(state)


@pytest.mark.proves("ruling.cube-supply", "ruling.no-empty-payment")
def test_without_a_cube_in_the_supply_nothing_is_paid() -> None:
    state = blank("olaf", "pier")
    own(state, A, population=4)
    put(state, A, BAY, 1)
    state.supply[A] = 1
    resolve(state, INFLUENCE)
    choose(state, "place:bay")
    assert at_rest(state)
    resolve(state, INFLUENCE)
    assert at_rest(state)
    assert state.population[A] == 3


# --- Movement


@pytest.mark.proves("example.same-troop-twice", "movement.pay-one", "movement.pay-two",
                    "movement.same-troop-twice")  # fmt: skip
def test_the_same_troop_may_move_twice() -> None:
    state = blank(*FOUR)
    own(state, A, gold=2)
    put(state, A, SKERRIES, 0, "2")
    resolve(state, MOVEMENT)
    assert texts(state) == [
        "move:level2:skerries:bay", "move:level2:skerries:wood", "move:level2:skerries:moor",
        "decline",
    ]  # fmt: skip
    choose(state, "move:level2:skerries:wood", "move:level2:wood:gate")
    assert at_rest(state)
    assert units(state, A, GATE) == "2"
    assert state.gold[A] == 0
    assert state.bank[1] == 22


@pytest.mark.proves("movement.different-origins", "ruling.own-troops-only",
                    "ruling.vuko-held-cubes", "movement.closed-regions",
                    "ruling.double-step-path")  # fmt: skip
def test_two_troops_of_two_regions_but_no_others() -> None:
    state = blank("olaf", "pier", "callo")
    own(state, A, gold=5)
    put(state, A, BARRENS, 1)
    put(state, A, BAY, 1, "1")
    put(state, B, WOOD, 1)
    put(state, A, MOOR, 1)
    state.cubes[8 * A + MOOR] = 0
    state.held[A] = 1
    state.vuko = MOOR
    state.devastated = 1 << GATE
    resolve(state, MOVEMENT)
    assert refused(state, "move:cube:barrens:isles") == "movement.closed-regions"
    assert refused(state, "move:cube:bay:gate") == "devastation.no-actions"
    assert refused(state, "move:cube:moor:wood") == "ruling.own-troops-only"
    assert refused(state, "move:cube:wood:bay") == "ruling.own-troops-only"
    assert not any(text.startswith("move:cube:moor") for text in texts(state))
    choose(state, "move:cube:barrens:moor", "move:level1:bay:fjord")
    assert at_rest(state)
    assert cubes(state, A, MOOR) == 1
    assert units(state, A, FJORD) == "1"
    assert state.gold[A] == 3


@pytest.mark.proves("ruling.no-empty-payment", "devastation.locked")
def test_locked_pieces_never_move() -> None:
    state = blank("callo", "pier")
    own(state, A, gold=2, population=4)
    put(state, A, WOOD, 2, "2")
    state.devastated = 1 << WOOD
    for action in (MOVEMENT, MOUNTAIN, INFLUENCE):
        resolve(state, action)
        assert at_rest(state)
    assert (state.gold[A], state.population[A]) == (2, 4)
    assert cubes(state, A, WOOD) == 2


# --- Voracious Mountain


@pytest.mark.proves("mountain.cost", "mountain.one-origin", "mountain.one-target",
                    "mountain.not-all", "mountain.distance-free",
                    "ruling.mountain-target")  # fmt: skip
def test_troops_of_one_region_go_to_one_other_anywhere() -> None:
    state = blank(*FOUR)
    own(state, A, population=2)
    put(state, A, SKERRIES, 3, "112")
    resolve(state, MOUNTAIN)
    assert len(texts(state)) == 8
    choose(state, "march:skerries:barrens")
    assert state.population[A] == 0
    assert texts(state) == ["carry:0", "carry:1", "carry:2", "carry:3"]
    choose(state, "carry:2", "carry:0", "carry:1")
    assert at_rest(state)
    assert cubes(state, A, BARRENS) == 2
    assert units(state, A, BARRENS) == "2"
    assert units(state, A, SKERRIES) == "11"
    assert cubes(state, A, SKERRIES) == 1


@pytest.mark.proves("ruling.no-empty-payment", "ruling.mountain-target")
def test_at_least_one_troop_goes() -> None:
    state = blank("olaf", "pier")
    own(state, A, population=6)
    put(state, A, WOOD, 1, "11")
    state.devastated = 1 << BAY
    resolve(state, MOUNTAIN)
    assert refused(state, "march:wood:bay") == "devastation.no-actions"
    assert refused(state, "march:wood:isles") == "movement.closed-regions"
    choose(state, "march:wood:fjord", "carry:0")
    assert texts(state) == ["carry:1", "carry:2"]
    assert refused(state, "carry:0") == "ruling.no-empty-payment"
    choose(state, "carry:2")
    assert units(state, A, FJORD) == "11"
    # A single cube is not counted by hand.
    resolve(state, MOUNTAIN)
    choose(state, "march:wood:gate")
    assert at_rest(state)
    assert cubes(state, A, GATE) == 1


@pytest.mark.proves("tiles.whisperers", "tiles.when-applied")
def test_whispers_make_the_mountain_dearer() -> None:
    state = blank("olaf", "pier")
    own(state, A, population=2)
    put(state, A, WOOD, 1)
    tile(state, "whisperers")
    resolve(state, MOUNTAIN)
    assert at_rest(state)
    own(state, A, population=1)
    resolve(state, MOUNTAIN)
    choose(state, "march:wood:gate")
    assert state.population[A] == 0


# --- Raven Shadow


@pytest.mark.proves("example.raven-rise", "raven.reputation-up", "raven.no-return-to-yin-yang",
                    "ruling.reputation-ceiling", "ruling.no-empty-payment")  # fmt: skip
def test_two_up_but_never_back_to_yin_yang() -> None:
    state = blank("olaf", "pier", "callo")
    reputations(state, -5, -2, 0)
    for seat in (A, B):
        resolve(state, RAVEN, seat)
        choose(state, "rise")
    resolve(state, RAVEN, C)
    assert at_rest(state)
    assert state.reputation == [-3, -1, 0]
    before = state.standing
    resolve(state, RAVEN, B)
    assert at_rest(state)
    assert state.standing == before


@pytest.mark.proves("example.raven-under", "raven.arrive-below", "ruling.reputation-total-order")
def test_who_rises_goes_under_the_pile() -> None:
    state = blank("olaf", "pier")
    reputations(state, -3, -5)
    resolve(state, RAVEN, B)
    choose(state, "rise")
    assert state.reputation == [-3, -3]
    assert state.standing == (B, A)


@pytest.mark.proves("making.arrive-on-top", "ruling.reputation-floor")
def test_who_sinks_goes_on_top_and_stops_at_the_floor() -> None:
    state = blank("olaf", "pier", "callo")
    reputations(state, -4, -3, -9)
    sink(state, B, 1)
    assert state.standing == (A, B, C)
    sink(state, A, 9)
    assert state.reputation == [-9, -4, -9]
    assert state.standing == (B, C, A)
    sink(state, C, 2)
    assert state.standing == (B, C, A)
    assert state.reputation[C] == -9


@pytest.mark.proves("raven.choose-one", "raven.discard-vuko-token", "ruling.raven-needs-token")
def test_a_vuko_token_costs_m_factor_of_level_0() -> None:
    state = blank("olaf", "pier")
    reputations(state, -5, -2)
    own(state, A, m=(1, 2, 0, 0))
    resolve(state, RAVEN)
    assert texts(state) == ["rise", "decline"]
    assert refused(state, "discard") == "ruling.raven-needs-token"
    choose(state, "decline")
    state.vuko_tokens[A] = 2
    resolve(state, RAVEN)
    assert texts(state) == ["discard", "rise", "decline"]
    choose(state, "discard")
    assert at_rest(state)
    assert state.vuko_tokens[A] == 1
    assert levels(state, A) == [0, 2, 0, 0]
    assert state.reputation[A] == -5
    resolve(state, RAVEN)
    assert texts(state) == ["rise", "decline"]
    assert refused(state, "discard") == "raven.discard-vuko-token"


@pytest.mark.proves("tiles.raven-plan", "ruling.raven-plan-rest")
def test_the_plan_of_raven_shadow_stops_every_rise() -> None:
    state = blank("olaf", "pier")
    reputations(state, -5, -2)
    tile(state, "raven-plan")
    resolve(state, RAVEN)
    assert at_rest(state)
    own(state, A, m=(1, 0, 0, 0))
    state.vuko_tokens[A] = 1
    resolve(state, RAVEN)
    assert texts(state) == ["discard", "decline"]
    assert refused(state, "rise") == "tiles.raven-plan"
