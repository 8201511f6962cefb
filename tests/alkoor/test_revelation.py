"""Revelation of Hazards: Unforeseen, monsters, gems for the Vils; Hazards without a trial."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.names import TRIAL_TYPES
from antre.games.alkoor.rules import objectives
from antre.games.alkoor.rules.havens import Haven
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import NOTHING
from tests.alkoor.tables import (
    BOX,
    HAZARDS,
    HEROES,
    UNFORESEEN_CARDS,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
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
    texts,
    vils_gems,
    wear,
    zone_on,
)


@pytest.mark.proves("reveal.unforeseen", "reveal.vils-gems", "reveal.flip-pay",
                    "reveal.dilemma-keep", "reveal.creature-cost", "hazard.types", "guide.reads",
                    "gems.mandatory-revelation")  # fmt: skip
def test_the_order_of_a_revelation() -> None:
    state = blank(2)
    gems(state, 1, red=4)
    state.pawn = 6
    zone_on(state, 1, "ZF3")
    draws(state, unforeseen="N07 K01", gem="blue blue")
    act(state, RESOLVE)
    assert texts(state) == ["place:1", "place:2", "refuse"]
    choose(state, "place:2")
    kinds = [event["kind"] for event in state.log(-1)]
    order = ["unforeseen_drawn", "dilemma_held", "monster_appears", "vils_gems", "hazard_revealed",
             "trial_begins"]  # fmt: skip
    assert [kind for kind in kinds if kind in order] == order
    # One gem for the Drunken Ogre, one for the Wolf Pack.
    assert gems_on(state, 1) == {"red": 2}
    assert state.vils_gems[4] == 2


@pytest.mark.proves("reveal.dilemma-refuse", "ruling.no-swap-in-revelation",
                    "vils.gem-sources")  # fmt: skip
def test_a_dilemma_that_is_not_kept_feeds_the_vils() -> None:
    state = blank(3, challenge="aise")
    state.challenge = 3
    for board in (1, 2, 3):
        hold(state, board, "N07" if board < 3 else "N10", "N08" if board < 3 else "N10")
    zone_on(state, 1, "ZF1")
    state.pawn = 6
    draws(state, unforeseen="N12 N12 N12", gem="red orange violet red orange violet")
    act(state, RESOLVE)
    # All places are taken, so nothing is asked.
    assert len(events_of(state, "dilemma_refused")) == 3
    # The third gem and more of each colour: four of a colour have struck.
    assert len(state.unforeseen_discard) == 3
    assert sum(len(event["colours"]) for event in events_of(state, "vils_gems")) == 12


@pytest.mark.proves("reveal.critter-cost", "reveal.critter-target", "reveal.critter-place",
                    "reveal.critter-cap", "before.critters-cap", "before.critters-equipment",
                    "ruling.critter-skills", "ruling.attribute-bounds")  # fmt: skip
def test_a_critter_hampers_the_designated_hero() -> None:
    state = blank(2)
    gems(state, 1, red=4)
    wear(state, 3, "LT23")
    state.destiny = 3
    state.pawn = 6
    zone_on(state, 1, "ZF2")
    draws(state, unforeseen="B01 N07", gem="red red")
    assert attribute(state, 2, 1) == 5
    act(state, RESOLVE)
    choose(state, "place:1")
    assert state.monsters == ((UNFORESEEN_CARDS["B01"], HEROES["H10"]),)
    assert gems_on(state, 1) == {"red": 3}
    assert [attribute(state, 2, colour) for colour in range(5)] == [2, 2, 2, 2, 2]
    assert attribute(state, 0, 0) == 5


@pytest.mark.proves("ruling.critter-vacant")
def test_a_critter_of_a_vacant_slot_stays_in_play() -> None:
    state = blank(2, heroes=["H02", "H03"])
    gems(state, 1, red=4)
    state.destiny = 5
    state.pawn = 6
    zone_on(state, 1, "ZF2")
    draws(state, unforeseen="B01 K02", gem="red red", die="5 5")
    act(state, RESOLVE)
    skip(state, "Window", "PayGem", "AssignDice")
    assert {"B01", "K02", "ZF2"} <= set(pile(state) + pouch(state))


@pytest.mark.proves("reveal.creature-used", "reveal.critter-unused", "notrial.discard-monsters",
                    "ruling.no-trial-no-win", "notrial.haven-won", "notrial.haven-options",
                    "gems.guide-pays-haven", "ruling.haven-limits")  # fmt: skip
def test_a_haven_is_won_and_its_monsters_are_not() -> None:
    state = blank(2)
    gems(state, 1, red=4, blue=1)
    gems(state, 2, red=4)
    state.wounds[4] = 1
    state.pawn = 6
    zone_on(state, 1, "ZF1")
    draws(state, unforeseen="B01 K01", gem="red red", loot="LT01")
    act(state, RESOLVE)
    skip(state, "PayGem")
    assert state.monsters == ()
    assert len(state.unforeseen_discard) == 2
    before = sum(state.gems[5:])
    choose(state, "buy:1")
    skip(state, "PayGem")
    assert state.wounds[4] == 0
    assert "buy:1" not in texts(state)
    choose(state, "buy:2")
    skip(state, "PayGem")
    choose(state, "wear:1")
    assert sum(state.gems[5:]) == before
    assert pouch(state) == ["ZF1"]
    assert at_rest(state)


@pytest.mark.proves("ruling.haven-limits")
def test_the_field_surgeon_heals_three_times() -> None:
    state = blank(1)
    gems(state, 1, red=4)
    state.wounds = [1, 1, 1, 1, 0, 0]
    state.hazard = HAZARDS["ZB2"]
    act(state, Haven(()))
    for healed in range(3):
        choose(state, "buy:1", f"hero:{healed + 1}")
    assert at_rest(state)
    assert state.wounds == [0, 0, 0, 1, 0, 0]


# --- Doors


@pytest.mark.proves("notrial.open-door-shift", "notrial.open-door-room",
                    "ruling.free-reveal-choice", "ruling.free-reveal-cost")  # fmt: skip
def test_an_open_door() -> None:
    state = blank(2)
    gems(state, 1, red=4)
    state.pawn = 42
    zone_on(state, 7, "D1")
    draws(state, unforeseen="K01 K02", gem="red red", room="S1")
    act(state, RESOLVE)
    assert asked(state) == "RevealRoom"
    choose(state, "room:7")
    assert state.door_open
    assert state.rooms_up == 1 << 6
    assert gems_on(state, 1) == {"red": 2}
    assert at_rest(state)


@pytest.mark.proves("hazard.already-revealed", "lost.door-outcome", "lost.door-notch",
                    "before.notches", "ruling.notch-values", "ruling.notch-limit",
                    "hazard.one-per-turn")  # fmt: skip
def test_a_door_that_was_lost_is_easier() -> None:
    state = blank(2)
    state.pawn = 42
    state.door = HAZARDS["D4"]
    state.slot_count[6] = 0
    state.destiny = 6
    targets = []
    for _ in range(5):
        state.pawn = 42
        draws(state, die="6 6 6 6 6")
        act(state, RESOLVE)
        targets.append(events_of(state, "objective_begins")[-1]["target"])
        assert state.pawn == 41
    assert targets == [2, 1, 1, 1, 1]
    assert state.door_notch == 3
    assert not events_of(state, "unforeseen_drawn")
    assert not state.door_open


@pytest.mark.proves("won.door-rooms", "won.door-check", "ruling.door-won")
def test_a_door_that_is_won() -> None:
    state = blank(2, quest="Q-elf")
    state.pawn = 42
    state.door = HAZARDS["D3"]
    state.slot_count[6] = 0
    state.door_notch = 3
    draws(state, die="5 3 2 4 3 1", gem="red red red red red red", room="S1 S2")
    act(state, RESOLVE)
    skip(state, "AssignDice", "Window", "PlaceGem", "PayGem")
    assert asked(state) == "RevealRoom"
    choose(state, "room:1", "room:2")
    assert state.door_open
    assert state.notch == 1
    assert (state.pouch, state.pawn) == ([], 42)


# --- Rooms


@pytest.mark.proves("hazard.already-revealed", "ruling.room-done", "ruling.relic-possession")
def test_a_revealed_room_is_not_revealed_again() -> None:
    state = blank(2)
    room(state, 1, "S1")
    in_abyss(state, "room-1")
    act(state, RESOLVE)
    assert texts(state) == ["test", "stay"]
    assert not events_of(state, "unforeseen_drawn")
    choose(state, "stay")
    state.rooms_done = 1
    act(state, RESOLVE)
    assert at_rest(state)


@pytest.mark.proves("reveal.room-check", "vilsquest.no-match", "ruling.power-orange-current")
def test_a_room_is_revealed_and_paid_for() -> None:
    state = blank(2)
    gems(state, 1, red=4)
    vils_gems(state, orange=3)
    in_abyss(state, "room-1")
    draws(state, unforeseen="N07 N08", gem="orange red", room="S3 S4")
    act(state, RESOLVE)
    choose(state, "place:1", "place:2")
    # The orange power has turned it over already; its cost is paid all the same.
    assert state.rooms_up == 0b11
    assert gems_on(state, 1) == {"red": 3}
    assert state.notch == 0
    assert asked(state) == "InRoom"


@pytest.mark.proves("notrial.chapel", "notrial.chapel-after", "ruling.chapel-reuse",
                    "ruling.chapel-or-trial")  # fmt: skip
def test_the_chapel_offers_its_chance_once() -> None:
    state = blank(2, quest="Q-light")
    room(state, 1, "S7")
    stow(state, 1, "RL7")
    in_abyss(state, "room-1")
    act(state, RESOLVE)
    assert texts(state) == ["test", "chance", "stay"]
    choose(state, "chance", "bonus:4")
    skip(state, "PlaceGem")
    assert at_rest(state)
    act(state, RESOLVE)
    assert texts(state) == ["test", "stay"]
    assert state.trial == NOTHING
    assert BOX.rooms[6].has_chance


@pytest.mark.proves("before.creatures", "ruling.difficulty-bounds", "trial.when",
                    "hazard.objectives")  # fmt: skip
def test_creatures_raise_what_is_asked_for() -> None:
    state = blank(2)
    state.trial = HAZARDS["ZF2"]
    found = []
    for name in ("K04", "K05", "K14", "K17", "K18", "K09"):
        meet(state, name)
        found.append(objectives.target(state))
    assert found == [9, 9, 13, 15, 17, 20]
    state.trial = HAZARDS["ZR4"]
    assert objectives.target(state) == 6
    state.ease_stars = 6
    assert objectives.target(state) == 2
    state.ease_stars = 9
    assert objectives.target(state) == 1


@pytest.mark.proves("ruling.hazard-kinds", "hazard.types")
def test_which_cards_have_which_trials() -> None:
    kinds: dict[int, set[str]] = {hazard.kind: set() for hazard in BOX.hazards}
    for hazard in BOX.hazards:
        kinds[hazard.kind].add(TRIAL_TYPES[hazard.trial_type])
    assert list(kinds.values()) == [
        {"none", "mandatory"}, {"none", "mandatory"}, {"optional", "conditional"},
    ]  # fmt: skip
