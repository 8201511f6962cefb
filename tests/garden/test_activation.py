"""Action 6, Activation: spy heads, Drakkars, Speed, Attack."""

from __future__ import annotations

import pytest

from antre.games.garden import GAME
from antre.games.garden.content.names import ATTACK, LEVELS, SPEED, UPGRADES
from antre.games.garden.rules.activation import ACTIVATION, DRAKKARS, SPY_HEADS
from antre.games.garden.rules.attack import ATTACKS
from tests.garden.tables import (
    BARRENS,
    BAY,
    BOX,
    FJORD,
    GATE,
    ISLES,
    MOOR,
    WOOD,
    A,
    B,
    C,
    act,
    at_rest,
    blank,
    choose,
    cubes,
    neutral,
    own,
    put,
    refused,
    texts,
    units,
    upgrade,
)

# --- spy heads


@pytest.mark.proves("activation.spy-choice", "activation.spy-different", "ruling.spy-source",
                    "activation.steps", "activation.always")  # fmt: skip
def test_spy_heads_take_two_different_upgrades_of_the_stock() -> None:
    state = blank("ulrike", "pier")
    put(state, A, BAY, 0, "11")
    own(state, A, gold=2)
    neutral(state, BAY, GATE)
    act(state, ACTIVATION)
    assert len(texts(state)) == 11
    assert "spy:attack+attack" not in [option.text for option in state.box.spy]
    choose(state, "spy:speed+attack")
    assert state.stock == [4, 5, 4, 5]
    # What the spies bring works in the same Activation: Speed, then Attack.
    assert type(state.question).__name__ == "UseSpeed"
    choose(state, "move:level1:bay:gate", "done")
    assert texts(state) == ["kill:bay:neutral:cube", "kill:gate:neutral:cube", "decline"]
    choose(state, "decline")
    assert at_rest(state)
    act(state, SPY_HEADS)
    assert state.stock == [5, 5, 5, 5]
    assert state.powers[SPEED][0] == 0
    choose(state, "spy:none")
    assert state.spies == ()


@pytest.mark.proves("ruling.spy-needs-harasim", "ruling.upgrade-stock")
def test_without_a_harasim_the_spies_go_back() -> None:
    state = blank("ulrike", "pier")
    put(state, A, BAY, 0, "1")
    state.stock[UPGRADES.index("speed")] = 0
    act(state, SPY_HEADS)
    assert len(texts(state)) == 7
    assert refused(state, "spy:speed") == "ruling.upgrade-stock"
    choose(state, "spy:shield+domination")
    assert state.powers[3][0] == 1
    state.units[BAY] = 0
    act(state, SPY_HEADS)
    assert at_rest(state)
    assert state.stock == [0, 5, 5, 5]
    assert state.powers[3][0] == 0


def test_whichever_of_her_units_spies_has_what_is_spied_out() -> None:
    """An edition in which the units of level 2 are the spies, and those of level 1 build."""
    swapped = BOX.text.replace('deed = "spy"', 'deed = "?"')
    swapped = swapped.replace('deed = "tower"', 'deed = "spy"').replace('"?"', '"tower"')
    state = blank("pier", "ulrike", box=GAME.read_edition(swapped))
    put(state, B, BAY, 0, "2")
    before, stock, kind = state.powers[SPEED][:], state.stock[:], LEVELS * B + 1
    act(state, SPY_HEADS)
    choose(state, "spy:speed+attack")
    assert [now - was for now, was in zip(state.powers[SPEED], before, strict=True)] == [
        int(each == kind) for each in range(2 * LEVELS)
    ]
    act(state, SPY_HEADS)
    choose(state, "spy:none")
    assert state.powers[SPEED] == before
    assert state.stock == stock


# --- Drakkars


@pytest.mark.proves("activation.drakkar-condition", "activation.drakkar-transfer",
                    "activation.drakkar-stay", "olaf.drakkar-not-by-own-power",
                    "ruling.drakkar-limit")  # fmt: skip
def test_troops_sail_both_ways_between_two_drakkars() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 3, "21")
    act(state, DRAKKARS)
    assert at_rest(state)
    put(state, A, BARRENS, 1, "23")
    put(state, B, BAY, 2)
    act(state, DRAKKARS)
    assert texts(state) == ["done", "ferry:bay:1", "ferry:bay:2", "ferry:bay:3", "ferry:barrens:1"]
    choose(state, "ferry:bay:2")
    assert texts(state) == ["done", "ferry:bay:1"]
    choose(state, "ferry:bay:1")
    assert texts(state) == ["done", "ferry:barrens:1"]
    choose(state, "ferry:barrens:1")
    assert at_rest(state)
    assert (cubes(state, A, BAY), cubes(state, A, BARRENS)) == (1, 3)
    assert units(state, A, BAY) == "23"
    assert units(state, A, BARRENS) == "12"
    assert cubes(state, B, BAY) == 2


@pytest.mark.proves("activation.drakkar-condition", "ruling.own-troops-only")
def test_two_drakkars_in_one_region_are_no_ferry() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 3, "22")
    act(state, DRAKKARS)
    assert at_rest(state)


# --- Speed


@pytest.mark.proves("activation.speed", "ruling.speed-count", "activation.turn-order",
                    "ruling.own-troops-only", "movement.closed-regions")  # fmt: skip
def test_every_quick_figure_steps_once_for_each_speed() -> None:
    state = blank("callo", "olaf", "pier")
    put(state, A, BARRENS, 1, "11")
    put(state, A, FJORD, 0, "3")
    upgrade(state, A, 3, "speed")
    upgrade(state, B, 2, "speed")
    put(state, B, FJORD, 1, "2")
    state.order = (B, A, C)
    act(state, ACTIVATION)
    assert state.waiting == [B]
    choose(state, "done")
    assert state.waiting == [A]
    assert "move:cube:barrens:gate" not in texts(state)
    assert refused(state, "move:level1:barrens:isles") == "movement.closed-regions"
    choose(state, "move:level3:fjord:bay", "move:level3:bay:wood")
    assert not any("level3" in text for text in texts(state))
    choose(state, "move:level1:barrens:gate")
    # The one at the gate has moved; the one in the barrens may still.
    assert not any("level1:gate" in text for text in texts(state))
    choose(state, "move:level1:barrens:fjord")
    assert at_rest(state)
    assert units(state, A, WOOD) == "3"
    assert units(state, A, GATE) == units(state, A, FJORD) == "1"


@pytest.mark.proves("devastation.locked", "ruling.devastated-later")
def test_nothing_quick_leaves_or_enters_a_devastated_region() -> None:
    state = blank("callo", "pier")
    upgrade(state, A, 2, "speed")
    put(state, A, WOOD, 1, "2")
    put(state, A, BAY, 0, "1")
    state.devastated = 1 << WOOD
    act(state, ACTIVATION)
    assert {text.split(":")[2] for text in texts(state)[1:]} == {"bay"}
    assert "move:level1:bay:wood" not in texts(state)
    assert refused(state, "move:level2:wood:gate") == "devastation.no-actions"


# --- Attack


@pytest.mark.proves(
    "example.attack-and-strike-back", "attack.cubes-removed", "attack.units-laid-down",
    "attack.strike-back", "attack.remove-laid-down", "attack.vp-cube", "attack.vp-unit",
    "ruling.strike-back-cost", "ruling.laid-down-safe", "ruling.killed-pieces", "attack.cost",
    "ruling.skull-count", "attack.sum-per-region", "attack.distribute",
)  # fmt: skip
def test_who_lies_down_still_strikes_back() -> None:
    state = blank("olaf", "pier")
    # Olaf: a Warrior with a skull and a Colossus with two; Pier: a Walker with shield and skull.
    upgrade(state, A, 3, "attack", "attack")
    put(state, A, BAY, 1, "13")
    upgrade(state, B, 1, "attack")
    put(state, B, BAY, 1, "1")
    own(state, A, gold=2)
    own(state, B, gold=2)
    act(state, ATTACKS)
    assert texts(state) == ["kill:bay:pier:cube", "kill:bay:pier:level1", "decline"]
    choose(state, "kill:bay:pier:level1")
    assert state.gold[A] == 0
    # One skull is left of three, and the fallen unit is no target any more.
    assert texts(state) == ["kill:bay:pier:cube", "done"]
    choose(state, "kill:bay:pier:cube")
    assert state.vp(A) == 2
    assert state.supply[B] == 20
    assert units(state, B, BAY) == ""
    assert state.figures[3] == 2
    assert state.waiting == [B]
    assert texts(state) == ["kill:bay:olaf:cube", "kill:bay:olaf:level1", "decline"]
    choose(state, "kill:bay:olaf:cube")
    assert at_rest(state)
    assert state.gold == [0, 0]
    assert state.vp(B) == 1
    assert state.figures[3] == 3
    assert state.laid_down == ()


@pytest.mark.proves("example.kill-cost", "attack.kill-unit", "attack.vp-unit")
def test_a_unit_costs_its_level_and_its_shields() -> None:
    state = blank("olaf", "pier")
    upgrade(state, B, 2, "shield")
    put(state, B, BAY, 0, "2")
    put(state, A, BAY, 0, "11")
    own(state, A, gold=4)
    act(state, ATTACKS)
    # Two skulls reach nobody: nothing is asked, and nothing is paid.
    assert at_rest(state)
    put(state, A, BAY, 0, "1")
    act(state, ATTACKS)
    choose(state, "kill:bay:pier:level2")
    assert at_rest(state)
    assert state.vp(A) == 2


@pytest.mark.proves("example.neutral-kill", "attack.kill-cube", "ruling.neutral-vp",
                    "ruling.killed-pieces", "attack.vp-cube")  # fmt: skip
def test_a_neutral_cube_is_worth_a_point() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 0, "1")
    neutral(state, BAY)
    own(state, A, gold=2)
    act(state, ATTACKS)
    choose(state, "kill:bay:neutral:cube")
    assert at_rest(state)
    assert state.vp(A) == 1
    assert state.neutral[BAY] == 0


@pytest.mark.proves("attack.who", "attack.optional", "attack.all-units", "ruling.attack-regions",
                    "attack.sum-per-region", "ruling.partial-damage", "attack.cost",
                    "activation.turn-order")  # fmt: skip
def test_one_payment_for_all_regions_and_no_skull_carries_over() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 0, "11")
    put(state, A, MOOR, 0, "1")
    put(state, B, BAY, 1, "1")
    put(state, C, MOOR, 2)
    for seat in (A, B, C):
        own(state, seat, gold=3)
    state.order = (C, B, A)
    act(state, ATTACKS)
    # Neither Callo nor Pier has a skull on the map.
    assert state.waiting == [A]
    choose(state, "kill:moor:callo:cube")
    assert texts(state) == ["kill:bay:pier:cube", "kill:bay:pier:level1", "done"]
    choose(state, "kill:bay:pier:cube")
    # The skull that is left does not reach the shielded unit, and is lost.
    assert at_rest(state)
    assert state.gold == [1, 3, 3]
    assert cubes(state, C, MOOR) == 1
    assert units(state, B, BAY) == "1"
    act(state, ATTACKS)
    assert at_rest(state)


@pytest.mark.proves("ruling.attack-exclusions", "ruling.no-empty-payment", "ruling.thorn-fixed",
                    "ruling.vuko-held-cubes")  # fmt: skip
def test_what_cannot_be_attacked() -> None:
    state = blank("olaf", "pier", "callo", "ulrike")
    own(state, A, gold=2)
    put(state, A, BAY, 2, "11")
    state.thorn = state.vuko = BAY
    state.towers = 1 << BAY
    put(state, B, BAY, 1)
    state.cubes[8 * B + BAY] = 0
    state.held[B] = 1
    put(state, C, ISLES, 2, "2")
    state.devastated = 1 << ISLES
    act(state, ATTACKS)
    assert at_rest(state)
    neutral(state, BAY)
    act(state, ATTACKS)
    assert texts(state) == ["kill:bay:neutral:cube", "decline"]
    assert refused(state, "kill:bay:olaf:cube") == "ruling.attack-exclusions"
    assert refused(state, "kill:isles:callo:cube") == "ruling.attack-exclusions"
    assert refused(state, "kill:bay:pier:cube") == "attack.kill-cube"
    choose(state, "decline")
    assert state.gold[A] == 2


def test_no_second_turn_for_who_declined() -> None:
    state = blank("olaf", "pier")
    upgrade(state, B, 1, "attack")
    put(state, A, BAY, 0, "1")
    put(state, B, BAY, 1, "1")
    own(state, A, gold=2)
    own(state, B, gold=2)
    act(state, ATTACKS)
    choose(state, "decline", "kill:bay:olaf:level1")
    assert at_rest(state)
    assert state.figures[0] == 3
    assert state.powers[ATTACK][3] == 1
