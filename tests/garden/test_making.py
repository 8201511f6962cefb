"""Action 5, Making: shift, upgrade, summon, and the Dead Snow."""

from __future__ import annotations

import pytest

from antre.games.garden.content.names import DEAD_SNOW_END, MAKING, UPGRADES
from antre.games.garden.rules.actions import ACTION
from antre.games.garden.rules.state import Garden
from tests.garden.tables import (
    BAY,
    GATE,
    MOOR,
    WOOD,
    A,
    B,
    C,
    act,
    at_rest,
    blank,
    choose,
    levels,
    own,
    places,
    put,
    refused,
    reputations,
    shares,
    texts,
    units,
    upgrade,
)


def make(state: Garden, seat: int = A) -> None:
    state.plan[MAKING] = (seat,)
    act(state, ACTION[MAKING])


@pytest.mark.proves(
    "example.making-cube", "making.shift-dead-snow", "making.shift-reputation",
    "making.shift-adjacent", "making.summon-dead-snow", "making.summon-cost", "ruling.summon-cost",
    "making.summon-reputation", "making.each-once", "making.any-order",
)  # fmt: skip
def test_one_cube_shifts_and_then_summons() -> None:
    state = blank("olaf", "pier")
    state.dead_snow = 10
    own(state, A, m=(1, 0, 0, 0))
    put(state, A, BAY, 1)
    make(state)
    # The price of one upgrade is one token as well.
    assert texts(state) == ["shift", "upgrade", "decline"]
    # The first step is the only one there is, and so is the end after the third: nobody is asked.
    choose(state, "shift")
    assert texts(state) == ["shift:1:2", "done"]
    choose(state, "shift:1:2", "shift:2:3")
    assert levels(state, A) == [0, 0, 0, 1]
    assert texts(state) == ["summon:level3", "done"]
    assert refused(state, "shift") == "making.each-once"
    choose(state, "summon:level3")
    assert at_rest(state)
    assert state.dead_snow == 12
    assert state.reputation[A] == -4
    assert units(state, A, BAY) == "3"
    assert levels(state, A) == [0, 0, 0, 0]
    assert state.bank[2] == 16


@pytest.mark.proves("making.any-order", "making.each-once")
def test_all_three_in_another_order() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(2, 1, 0, 0))
    put(state, A, BAY, 1)
    make(state)
    choose(state, "summon:level1")
    choose(state, "upgrade", "buy:speed:level1:1")
    assert texts(state) == ["shift", "done"]
    choose(state, "shift", "done")
    assert at_rest(state)
    assert state.dead_snow == 3
    assert state.reputation[A] == -3


# --- shift


@pytest.mark.proves("making.shift-five-steps", "ruling.m-board", "ruling.shift-net")
def test_five_steps_and_no_border_both_ways() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(2, 0, 1, 0))
    make(state)
    choose(state, "shift")
    assert texts(state) == ["shift:0:1", "shift:2:1", "shift:2:3"]
    choose(state, "shift:0:1")
    assert "shift:1:0" not in texts(state)
    assert refused(state, "shift:1:0") == "ruling.shift-net"
    choose(state, "shift:0:1", "shift:1:2", "shift:1:2")
    assert levels(state, A) == [0, 0, 3, 0]
    choose(state, "shift:2:3")
    assert levels(state, A) == [0, 0, 2, 1]
    assert type(state.question).__name__ != "ShiftTokens"


@pytest.mark.proves("ruling.option-needs-effect")
def test_what_has_no_effect_cannot_push_the_dead_snow() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 1)
    make(state)
    assert at_rest(state)
    own(state, A, m=(0, 1, 0, 0))
    state.figures[0] = 0
    make(state)
    assert texts(state) == ["shift", "decline"]
    assert refused(state, "upgrade") == "ruling.option-needs-effect"
    assert refused(state, "summon:level1") == "ruling.option-needs-effect"
    choose(state, "shift")
    assert refused(state, "done") == "making.shift-five-steps"
    assert state.dead_snow == 1
    assert texts(state) == ["shift:1:0", "shift:1:2"]


# --- upgrades


@pytest.mark.proves("making.upgrade-dead-snow", "making.upgrade-reputation",
                    "making.upgrade-buy-one", "making.upgrade-paid-level-0",
                    "making.upgrade-empty-slot", "ruling.upgrade-scope",
                    "making.upgrade-printed-fixed", "ruling.spy-not-buyable")  # fmt: skip
def test_an_upgrade_serves_every_figure_of_its_kind() -> None:
    state = blank("olaf", "ulrike")
    own(state, A, m=(2, 5, 0, 0))
    put(state, A, BAY, 1, "33"[:1] + "2")
    before = shares(state, BAY)[A]
    make(state)
    choose(state, "upgrade")
    assert "buy:domination:level2:1" in texts(state)
    # Level 1 has one slot, and Attack is printed there; equal empty slots are offered once.
    assert "buy:speed:level1:2" not in texts(state)
    assert "buy:attack:level1:1" not in texts(state)
    assert "buy:speed:level2:2" not in texts(state)
    choose(state, "buy:domination:level2:1")
    assert levels(state, A) == [0, 5, 0, 0]
    assert state.dead_snow == 1
    assert state.reputation[A] == -1
    assert shares(state, BAY)[A] == before + 1
    put(state, A, BAY, 0, "2")
    assert shares(state, BAY)[A] == before + 1 + 3
    assert state.stock[UPGRADES.index("domination")] == 4
    choose(state, "done")
    own(state, B, m=(2, 0, 0, 0))
    make(state, B)
    choose(state, "upgrade")
    assert not any(":level1:" in text for text in texts(state))
    assert refused(state, "buy:speed:level1:1") == "making.upgrade-empty-slot"
    own(state, B, m=(-1, 0, 0, 0))
    assert refused(state, "buy:attack:level2:1") == "making.upgrade-paid-level-0"


@pytest.mark.proves("example.duplicate-upgrade", "making.upgrade-no-duplicate",
                    "ruling.upgrade-duplicates")  # fmt: skip
def test_no_ability_twice_below_level_three() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(3, 0, 0, 0))
    upgrade(state, A, 2, "shield")
    make(state)
    choose(state, "upgrade")
    assert "buy:shield:level2:2" not in texts(state)
    assert refused(state, "buy:shield:level2:2") == "making.upgrade-no-duplicate"
    # The Colossus has a printed Shield and may have a second one.
    choose(state, "buy:shield:level3:1")
    assert state.powers[UPGRADES.index("shield")][2] == 2


@pytest.mark.proves("ruling.upgrade-replaced", "ruling.upgrade-replace-choice",
                    "ruling.upgrade-duplicates")  # fmt: skip
def test_a_token_may_be_replaced_while_a_slot_is_empty() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(4, 0, 0, 0))
    upgrade(state, A, 2, "shield")
    make(state)
    choose(state, "upgrade")
    assert "buy:shield:level2:1" not in texts(state)
    assert {"buy:speed:level2:1", "buy:speed:level2:2"} <= set(texts(state))
    choose(state, "buy:attack:level2:1")
    assert state.stock == [5, 5, 4, 5]
    assert [powers[1] for powers in state.powers] == [0, 0, 1, 0]
    assert levels(state, A) == [2, 0, 0, 0]


@pytest.mark.proves("ruling.upgrade-stock")
def test_a_kind_can_run_out() -> None:
    state = blank("olaf", "pier")
    own(state, A, m=(4, 0, 0, 0))
    state.stock[UPGRADES.index("speed")] = 0
    make(state)
    choose(state, "upgrade")
    assert not any("speed" in text for text in texts(state))
    assert refused(state, "buy:speed:level2:1") == "ruling.upgrade-stock"


# --- summon


@pytest.mark.proves(
    "example.summon-two", "making.summon-from-supply", "making.summon-where",
    "ruling.summon-one-level", "ruling.summon-number", "making.arrive-on-top",
    "making.summon-dead-snow", "olaf.drakkar-everywhere",
)  # fmt: skip
def test_two_figures_come_into_two_regions() -> None:
    state = blank("olaf", "pier", "callo")
    reputations(state, -2, -6, -7)
    own(state, A, m=(0, 1, 3, 0))
    put(state, A, BAY, 1)
    put(state, A, MOOR, 0, "1")
    put(state, B, GATE, 1)
    make(state)
    choose(state, "summon:level2")
    assert places(state) == {"bay", "moor"}
    assert refused(state, "place:gate") == "making.summon-where"
    assert refused(state, "done") == "making.summon-where"
    choose(state, "place:bay")
    assert state.reputation[A] == -2
    assert texts(state) == ["place:bay", "place:moor", "done"]
    choose(state, "place:moor")
    # Only two figures of level 2 exist, though a third token is there.
    assert units(state, A, BAY) == "2"
    assert units(state, A, MOOR) == "12"
    assert levels(state, A) == [0, 1, 1, 0]
    assert state.dead_snow == 1
    assert state.reputation[A] == -6
    assert state.standing == (B, A, C)
    assert state.bank[2] == 14


# --- the Dead Snow strikes


@pytest.mark.proves("example.dead-snow-end", "end.dead-snow-limit", "end.dead-snow-token",
                    "ruling.dead-snow-instant", "end.dead-snow-penalty", "end.dead-snow-winner",
                    "end.dead-snow-tie", "ruling.dead-snow-vs-rest")  # fmt: skip
def test_the_game_ends_in_mid_action() -> None:
    state = blank("olaf", "pier", "callo")
    state.dead_snow = 23
    reputations(state, -1, -3, -2)
    state.vuko_tokens = [0, 0, 2]
    state.points[1] = 60
    state.absorbed = 4
    own(state, A, m=(1, 0, 0, 0))
    put(state, C, WOOD, 1)
    make(state)
    choose(state, "shift")
    assert state.over
    assert state.ended == DEAD_SNOW_END
    assert state.dead_snow == 24
    # Nothing of the shift itself has happened.
    assert state.reputation == [-1, -3, -2]
    assert levels(state, A) == [1, 0, 0, 0]
    assert state.vuko_tokens == [1, 0, 2]
    outcome = state.outcome
    assert outcome is not None
    assert outcome.winners == (A,)
    assert outcome.reason.rule == "end.dead-snow-tie"
    assert outcome.margins == (0.5, -0.5, -3.0)
