"""Trials won and lost: cards, outcomes, opportunities, the dead and the way back."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules.outcomes import lose_trial, win_trial
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import Alkoor
from tests.alkoor.tables import (
    HAZARDS,
    HEROES,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    events_of,
    gems,
    gems_on,
    hold,
    in_abyss,
    meet,
    pile,
    pouch,
    room,
    skip,
    stow,
    team,
    texts,
    wear,
)


def won(state: Alkoor, name: str) -> None:
    state.trial = state.hazard = HAZARDS[name]
    win_trial(state)
    state.run()


def lost(state: Alkoor, name: str) -> None:
    state.trial = state.hazard = HAZARDS[name]
    lose_trial(state)
    state.run()


# --- won


@pytest.mark.proves("won.when", "won.zone-outcome", "won.zone-card", "won.monsters",
                    "won.monsters-kept", "won.cumulative", "won.mandatory", "won.pouch",
                    "ruling.outcome-order", "ruling.trial-end-turn")  # fmt: skip
def test_a_zone_is_won_with_its_monsters() -> None:
    state = blank(2)
    meet(state, "K06")
    meet(state, "B05", 2)
    state.killed = (HEROES["H44"],)
    state.hero_pile.remove(HEROES["H44"])
    state.wounds[0] = 1
    draws(state, gem="red orange violet")
    won(state, "ZF2")
    choose(state, "place:1", "place:1", "place:2")
    assert sum(state.gems) == 3
    assert state.wounds[0] == 0
    assert pouch(state) == ["B05", "H44", "K06", "ZF2"]
    assert at_rest(state)
    assert state.monsters == ()


@pytest.mark.proves("won.opportunity-skills", "won.opportunity-dilemmas", "ruling.wounded-skills")
def test_opportunities_after_a_trial() -> None:
    state = blank(2, heroes=["H39", "H02", "H03", "H54", "H13", "H17"])
    hold(state, 1, "N17")
    state.wounds[3] = 1
    draws(state, gem="red red red red red red red red")
    won(state, "ZF4")
    assert state.waiting == [0]
    assert {"skill:H39-windfall", "dilemma:1-N17"} <= set(texts(state))
    choose(state, "skill:H39-windfall")
    skip(state, "PlaceGem")
    assert sum(state.gems) == 2
    choose(state, "dilemma:1-N17")
    skip(state, "PlaceGem")
    assert sum(state.gems) == 5
    assert at_rest(state)


@pytest.mark.proves("won.room1", "ruling.room1-choice", "equipment.relic", "quests.steps",
                    "ruling.relic-elsewhere")  # fmt: skip
def test_the_relic_of_the_quest_or_loot() -> None:
    state = blank(2)
    room(state, 1, "S1")
    in_abyss(state, "room-1")
    won(state, "S1")
    assert texts(state) == ["relic", "loot"]
    choose(state, "relic", "wear:1")
    assert state.worn[0]
    assert state.rooms_done == 1
    assert state.pouch == []
    other = blank(2)
    room(other, 1, "S2")
    in_abyss(other, "room-1")
    won(other, "S2")
    assert asked(other) in ("PlaceItem", "CurseHero")
    assert len(events_of(other, "items_gained")[0]["items"]) == 3


@pytest.mark.proves("won.room2", "won.room2-validates", "ruling.quest-hand-effect",
                    "ruling.vils-hand-effect")  # fmt: skip
def test_the_relic_is_used_and_heroes_are_exchanged() -> None:
    state = blank(2)
    stow(state, 1, "RL1")
    wear(state, 2, "LT01")
    state.wounds[1] = 1
    draws(state, vils_hero="H01 H44 H45 H46 H47 H49")
    won(state, "S5")
    assert state.relic_used
    choose(state, "use")
    assert texts(state) == ["done", "hero:2", "hero:3", "hero:4", "hero:5", "hero:6"]
    choose(state, "hero:2")
    assert texts(state) == ["vil:H01"]
    choose(state, "vil:H01")
    assert team(state)[1] == "H01"
    assert state.wounds[1] == 0
    assert state.worn[1]
    assert state.vils_team[0] == HEROES["H03"]
    assert asked(state) == "MoveItem"


@pytest.mark.proves("won.room3", "ruling.portal-token-placing", "won.room3-treasure",
                    "won.room3-stay", "ruling.octuple-options", "ruling.treasure-score",
                    "portal.octuple", "ruling.portal-optional")  # fmt: skip
def test_the_chamber_offers_one_thing_a_turn() -> None:
    state = blank(2)
    room(state, 1, "S10")
    in_abyss(state, "room-1")
    state.trial = HAZARDS["S10"]
    win_trial(state)
    state.run()
    assert state.portal
    act(state, RESOLVE)
    assert texts(state) == ["stay", "portal", "treasure", "octogone"]
    draws(state, treasure="T2", gem="red red red")
    choose(state, "treasure")
    skip(state, "PlaceGem")
    assert pouch(state) == ["T2"]
    assert texts(state) == ["stay", "portal"]
    choose(state, "stay")
    act(state, RESOLVE)
    assert texts(state) == ["stay", "portal", "octogone"]


@pytest.mark.proves("won.room3-octogone", "ruling.octuple-options")
def test_the_octogone_is_lost_and_the_team_is_out() -> None:
    state = blank(2)
    room(state, 1, "S10")
    in_abyss(state, "room-1")
    state.rooms_done = 1 << 9
    state.portal = True
    state.destiny = 6
    draws(state, die="6 6 6 6 6 6 3")
    act(state, RESOLVE)
    choose(state, "octogone")
    skip(state, "Window", "PayGem", "GiveHero", "GiveCard")
    assert at_rest(state)
    assert state.pawn == 44
    assert state.room_notch[9] == 0


@pytest.mark.proves("won.room3-treasure")
def test_treasures_with_effects() -> None:
    state = blank(2)
    state.wounds = [1] * 6
    state.vils_down[0] = 1
    draws(state, hero="H44")
    effect(state, "heal_all + rescue_dead")
    assert state.wounds == [0] * 6
    choose(state, "vil:H44")
    assert pouch(state) == ["H44"]
    state.vils_tokens = [7, 8, 14]
    effect(state, "remove_tokens 3")
    choose(state, "column:red", "column:grey", "done")
    assert state.vils_tokens == [7]
    assert state.tokens_out == [8, 14]


# --- lost


@pytest.mark.proves("lost.when", "lost.zone-outcome", "lost.zone-card", "lost.mandatory",
                    "lost.cumulative", "lost.creature-card", "lost.creature-outcome",
                    "lost.dead-hero", "ruling.death-destination", "death.won-or-lost",
                    "ruling.killed-in-trial")  # fmt: skip
def test_a_zone_is_lost_with_all_penalties() -> None:
    state = blank(2)
    gems(state, 1, red=1)
    state.pawn = 6
    meet(state, "K06")
    meet(state, "K01")
    state.killed = (HEROES["H44"],)
    lost(state, "ZF2")
    # One space for the Zone, one for the Minotaur; a gem for the Ogre.
    assert state.pawn == 4
    assert sum(state.gems) == 0
    assert state.vils_gems[0] == 1
    assert pile(state) == ["H44", "K01", "K06", "ZF2"]
    assert at_rest(state)


@pytest.mark.proves("lost.critter-card", "lost.critter-equipment", "lost.critter-outcome",
                    "ruling.critter-equipment", "ruling.relic-lost")  # fmt: skip
def test_a_critter_takes_what_its_hero_wears() -> None:
    state = blank(2)
    state.pawn = 8
    gems(state, 1, red=1)
    wear(state, 2, "LT01", "RL1")
    stow(state, 2, "LT02")
    meet(state, "B01", 2)
    lost(state, "ZF4")
    skip(state, "MoveItem")
    assert {"B01", "LT01", "RL1"} <= set(pile(state))
    assert state.stored[1]
    assert state.worn[1] == ()
    assert state.pawn == 7


@pytest.mark.proves("lost.room-outcome", "lost.room-notch")
def test_a_room_is_lost() -> None:
    state = blank(2)
    room(state, 3, "S1")
    in_abyss(state, "room-3")
    lost(state, "S1")
    assert state.pawn == 46
    assert state.room_notch[0] == 1
    assert pile(state) == []


@pytest.mark.proves("lost.zone-outcome")
def test_theft() -> None:
    state = blank(2)
    stow(state, 1, "LT01", "RL1")
    wear(state, 2, "LT51")
    effect(state, "theft")
    assert texts(state) == ["item:LT01", "item:LT51"]
    choose(state, "item:LT51")
    skip(state, "MoveItem")
    assert pile(state) == ["LT51"]
    poor = blank(2)
    gems(poor, 1, red=2)
    effect(poor, "theft")
    assert poor.vils_gems[0] == 2


@pytest.mark.proves("lost.mandatory", "aids.dilemmas")
def test_mercy_cancels_dark_outcomes_but_no_card_comes_back() -> None:
    state = blank(2)
    state.pawn = 6
    hold(state, 2, "N21")
    meet(state, "K01")
    gems(state, 1, red=1)
    lost(state, "ZF2")
    assert state.waiting == [1]
    choose(state, "dilemma:2-N21")
    assert state.pawn == 6
    assert gems_on(state, 1) == {"red": 1}
    assert pile(state) == ["K01", "ZF2"]
    assert at_rest(state)


@pytest.mark.proves("death.won-or-lost", "ruling.destination-default")
def test_a_beautiful_death() -> None:
    state = blank(2)
    hold(state, 1, "N20")
    draws(state, die="6")
    effect(state, "peril")
    assert asked(state) == "Window"
    choose(state, "dilemma:1-N20")
    assert pouch(state) == ["H02"]
    assert pile(state) == []


@pytest.mark.proves("lost.zone-outcome", "ruling.vacant-test", "vitality.designated",
                    "turn.vitality-then-end")  # fmt: skip
def test_peril_of_a_vacant_slot() -> None:
    state = blank(2, heroes=["H02", "H03"])
    state.destiny = 3
    effect(state, "peril")
    assert at_rest(state)
    assert not events_of(state, "vitality_rolled")


@pytest.mark.proves("ruling.cursed-loot")
def test_blood_debt_costs_a_gem_with_every_lost_trial() -> None:
    state = blank(2)
    wear(state, 1, "LT56")
    gems(state, 1, red=2)
    state.pawn = 6
    lost(state, "ZF2")
    assert state.vils_gems[0] == 1
    hampered = blank(2)
    wear(hampered, 1, "LT56")
    meet(hampered, "B01", 1)
    gems(hampered, 1, red=2)
    lost(hampered, "ZF2")
    assert hampered.vils_gems[0] == 0


@pytest.mark.proves("ruling.piles-exhausted")
def test_reclaimed_cards_go_where_they_belong() -> None:
    state = blank(2)
    state.vils_pile = [128 * 4 + 56]
    state.relic_pile.remove(56)
    state.top[2] = 60
    state.relic_pile.remove(60)
    effect(state, "reclaim 1")
    assert state.vils_pile == []
    assert {56, 60} <= set(state.relic_pile)
    assert state.top[2] == -1
    state.vils_down = [1, 0, 0]
    draws(state, hero="H44")
    effect(state, "reclaim 2")
    assert state.hero_discard == [HEROES["H44"]]
    assert state.vils_down == [0, 0, 0]
