"""Heroes: Vitality, wounds, healing, death, succession; Equipment under them."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules.deaths import TO_TEAM, TO_TRIAL, TO_VILS, die
from antre.games.alkoor.rules.equipment import gain_items
from antre.games.alkoor.rules.heroes import attribute, vitality
from antre.games.alkoor.rules.turn import BEGIN_TURN
from antre.games.alkoor.rules.vitality import LoseVitality, TestVitality
from tests.alkoor.tables import (
    BOX,
    HEROES,
    ITEMS,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    gems,
    gems_on,
    hold,
    meet,
    pile,
    pouch,
    skip,
    stow,
    team,
    texts,
    wear,
)


@pytest.mark.proves("vitality.range")
def test_vitality_of_heroes() -> None:
    assert {hero.vitality for hero in BOX.heroes} == {2, 3, 4, 5}


@pytest.mark.proves("ruling.wounded-again", "ruling.marker-value")
@pytest.mark.parametrize(("rolled", "marker"), [(1, 1), (2, 2), (3, None)])
def test_a_wounded_hero_is_tested_against_its_marker(rolled: int, marker: int | None) -> None:
    state = blank(2)
    state.wounds[0] = 2
    draws(state, die=str(rolled))
    act(state, TestVitality(HEROES["H02"], TO_VILS))
    if marker is None:
        assert pile(state) == ["H02"]
    else:
        assert state.wounds[0] == marker


@pytest.mark.proves("ruling.wounded-again", "ruling.killed-in-trial")
def test_defence_losses_lower_the_marker_and_kill_at_nothing() -> None:
    state = blank(2)
    act(state, LoseVitality(HEROES["H03"], 1))
    assert state.wounds[1] == 3
    act(state, LoseVitality(HEROES["H03"], 3))
    assert state.killed == (HEROES["H03"],)
    assert team(state)[1] == "H10"


@pytest.mark.proves("wound.blocks-skills", "wound.caps-attributes", "ruling.wounded-skills")
def test_a_wound_blocks_the_heros_own_skills_only() -> None:
    state = blank(2, heroes=["H57", "H02", "H03", "H10", "H13", "H17"])
    wear(state, 1, "LT39", "LT09")
    gems(state, 1, red=3)
    state.wounds[0] = 2
    assert [attribute(state, 0, colour) for colour in range(5)] == [2, 1, 2, 2, 2]
    act(state, BEGIN_TURN)
    assert "skill:H57-sacrifice" not in texts(state)


@pytest.mark.proves("equipment.constraints")
def test_a_dwarf_may_not_wear_the_circlet() -> None:
    state = blank(2)
    gain_items(state, [ITEMS["LT39"]])
    state.loot_pile.remove(ITEMS["LT39"])
    state.run()
    assert "wear:1" not in texts(state)
    assert {"wear:2", "stow:1"} <= set(texts(state))


@pytest.mark.proves("ruling.healing-timing", "heal.sources")
def test_healing_skills() -> None:
    state = blank(2, heroes=["H22", "H02", "H03", "H31", "H13", "H17"])
    gems(state, 1, red=1)
    gems(state, 2, red=2)
    state.wounds = [0, 1, 0, 0, 1, 0]
    act(state, BEGIN_TURN)
    assert "skill:H22-tend_board" in texts(state)
    choose(state, "skill:H22-tend_board")
    assert state.wounds == [0, 0, 0, 0, 1, 0]
    assert gems_on(state, 1) == {}
    assert not state.blessed


@pytest.mark.proves("wound.causes", "heal.sources")
def test_a_wound_is_warded_off() -> None:
    state = blank(2, heroes=["H06", "H02", "H03", "H10", "H13", "H17"])
    gems(state, 1, red=1)
    hold(state, 1, "N19")
    hold(state, 2, "N19")
    draws(state, die="2")
    act(state, TestVitality(HEROES["H02"], TO_VILS))
    assert state.waiting == [0]
    assert {"skill:H06-ward", "dilemma:1-N19"} <= set(texts(state))
    choose(state, "skill:H06-ward")
    assert state.wounds == [0] * 6
    assert at_rest(state)
    draws(state, die="6")
    act(state, TestVitality(HEROES["H02"], TO_VILS))
    # Against death there is no ward.
    assert pile(state) == ["H02"]


@pytest.mark.proves("wound.causes")
def test_a_last_stand() -> None:
    state = blank(2, heroes=["H01", "H02"])
    gems(state, 1, red=3)
    draws(state, die="6")
    act(state, TestVitality(HEROES["H01"], TO_VILS))
    choose(state, "skill:H01-last_stand")
    assert team(state) == ["H01", "H02"]
    assert state.wounds == [1, 0]


@pytest.mark.proves("vitality.roll", "gems.optional-reroll", "ruling.paid-reroll-scope")
def test_the_die_of_a_test_is_rerolled_by_the_heros_board() -> None:
    state = blank(2)
    gems(state, 1, blue=2)
    gems(state, 2, blue=2)
    draws(state, die="5 4")
    act(state, TestVitality(HEROES["H03"], TO_VILS))
    assert state.waiting == [0]
    choose(state, "reroll:vitality")
    assert at_rest(state)
    assert state.wounds[1] == 0
    assert gems_on(state, 2) == {"blue": 2}


@pytest.mark.proves("vitality.equal")
def test_who_is_unharmed_needs_no_help() -> None:
    state = blank(2)
    gems(state, 1, green=2)
    draws(state, die="4")
    act(state, TestVitality(HEROES["H03"], TO_VILS))
    assert at_rest(state)
    assert gems_on(state, 1) == {"green": 2}


# --- death


@pytest.mark.proves("ruling.death-equipment", "ruling.shift-keeps", "teams.shift-left",
                    "equipment.reassign")  # fmt: skip
def test_equipment_of_the_dead_stays_with_the_team() -> None:
    state = blank(2)
    gems(state, 1, red=2)
    wear(state, 3, "LT23")
    stow(state, 3, "LT02")
    die(state, HEROES["H10"], TO_TEAM)
    state.run()
    assert pouch(state) == ["H10"]
    choose(state, "wear:3", "stow:5")
    assert state.worn[2] == (ITEMS["LT23"],)
    assert state.stored[4] == (ITEMS["LT02"],)
    assert gems_on(state, 1) == {"red": 2}
    assert at_rest(state)


@pytest.mark.proves("ruling.critter-equipment")
def test_the_equipment_of_a_hampered_hero_who_dies_is_saved() -> None:
    state = blank(2)
    wear(state, 1, "LT01")
    meet(state, "B01", 1)
    die(state, HEROES["H02"], TO_TRIAL)
    state.run()
    assert asked(state) == "PlaceItem"
    assert state.monsters == ((0, -1),)


@pytest.mark.proves("ruling.empty-board")
def test_a_player_without_heroes_still_guides() -> None:
    state = blank(2, heroes=["H02", "H03"])
    state.guide = 1
    gems(state, 2, red=1)
    draws(state, destiny="2")
    act(state, BEGIN_TURN)
    skip(state, "Bless", "MoveAvatar")
    assert state.waiting == [1]


@pytest.mark.proves("blessing.replace-dilemma", "blessing.dilemma-use")
def test_new_blood() -> None:
    state = blank(2, heroes=["H02", "H03", "H10", "H13"])
    wear(state, 4, "LT21")
    hold(state, 2, "N01")
    state.guide = 1
    draws(state, hero="H17")
    act(state, BEGIN_TURN)
    choose(state, "dilemma:2-N01")
    assert texts(state) == ["hero:4", "hero:5"]
    choose(state, "hero:4")
    # An elf may not wear what is forbidden to elves.
    assert team(state)[3] == "H17"
    assert state.worn[3] == ()
    assert state.stored[3] == (ITEMS["LT21"],)
    assert state.blessed


# --- equipment


@pytest.mark.proves("equipment.under-hero", "equipment.active", "equipment.stored",
                    "chance.bonus2")  # fmt: skip
def test_at_most_three_are_active() -> None:
    state = blank(2, heroes=["H02", "H03"])
    wear(state, 1, "LT01", "LT05", "LT09")
    state.loot_pile.remove(ITEMS["LT17"])
    gain_items(state, [ITEMS["LT17"]])
    state.run()
    assert texts(state) == ["wear:2", "stow:1", "stow:2"]
    choose(state, "stow:1")
    assert state.stored[0] == (ITEMS["LT17"],)


@pytest.mark.proves("equipment.reassign")
def test_two_heroes_exchange_what_they_wear() -> None:
    state = blank(2, heroes=["H02", "H03"])
    wear(state, 1, "LT01", "LT05", "LT09")
    wear(state, 2, "LT02", "LT06", "LT10")
    effect(state, "theft")
    choose(state, "item:LT10")
    choose(state, "item:LT01", "stow:1", "item:LT02", "wear:1", "item:LT01", "wear:2")
    assert "item:LT01" not in texts(state)
    choose(state, "done")
    assert ITEMS["LT02"] in state.worn[0]
    assert ITEMS["LT01"] in state.worn[1]


@pytest.mark.proves("equipment.one-modifier", "ruling.one-modifier", "equipment.stored-hidden")
def test_one_modifier_counts() -> None:
    state = blank(2)
    wear(state, 3, "LT09", "LT25")
    assert attribute(state, 2, 2) == 4
    wear(state, 3, "LT52")
    assert attribute(state, 2, 2) == 1
    stow(state, 4, "LT26")
    assert attribute(state, 3, 2) == 2


@pytest.mark.proves("ruling.one-modifier", "equipment.relic")
def test_the_crown_counts_for_the_leader() -> None:
    state = blank(2)
    wear(state, 2, "RL3")
    assert attribute(state, 1, 3) == 2
    state.team[:2] = reversed(state.team[:2])
    state.worn[:2] = reversed(state.worn[:2])
    assert attribute(state, 0, 3) == 3
    assert attribute(state, 0, 0) == 5


@pytest.mark.proves("ruling.cursed-loot")
def test_a_curse_must_be_worn_and_stays() -> None:
    state = blank(2, heroes=["H02", "H03"])
    wear(state, 1, "LT01", "LT05", "LT09")
    state.loot_pile.remove(ITEMS["LT52"])
    gain_items(state, [ITEMS["LT52"]])
    state.run()
    assert texts(state) == ["wear:1", "wear:2"]
    choose(state, "wear:1")
    assert texts(state) == ["item:LT01", "item:LT05", "item:LT09"]
    choose(state, "item:LT09")
    assert ITEMS["LT52"] in state.worn[0]
    assert state.stored[0] == (ITEMS["LT09"],)
    assert "item:LT52" not in texts(state)


@pytest.mark.proves("equipment.constraints")
def test_valuables_can_only_be_stored() -> None:
    state = blank(2, heroes=["H02", "H03"])
    state.loot_pile.remove(ITEMS["LT50"])
    gain_items(state, [ITEMS["LT50"]])
    state.run()
    assert texts(state) == ["stow:1", "stow:2"]


@pytest.mark.proves("teams.succession")
def test_heroes_swap_with_all_they_have() -> None:
    state = blank(2)
    wear(state, 1, "LT01")
    state.wounds[5] = 2
    effect(state, "swap")
    choose(state, "hero:1", "hero:6")
    assert (team(state)[0], team(state)[5]) == ("H28", "H02")
    assert state.wounds[0] == 2
    assert state.worn[5]
    assert vitality(state, 0) == 2
