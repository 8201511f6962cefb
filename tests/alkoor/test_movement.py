"""The way of the team: path, shortcuts, Abyss, Portals."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules.movement import FALL_BACK, advance, stops
from antre.games.alkoor.rules.progression import (
    ASK_STOP,
    potential,
)
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import SAVED, UNSEEN, Alkoor
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    BOX,
    PLACES,
    TOKENS,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    gems,
    hold,
    in_abyss,
    pouch,
    room,
    skip,
    team,
    texts,
    wear,
    zone_on,
)

NAMES = BOX.places.names


def reach(state: Alkoor, steps: int) -> list[str]:
    return [NAMES[place] for place in stops(state, steps)]


# --- the path


@pytest.mark.proves("move.exact-empty", "move.optional-stop", "ruling.city-space",
                    "ruling.shortcut-place", "ruling.forward-only", "ruling.must-move",
                    "ruling.space-kinds")  # fmt: skip
def test_an_empty_space_needs_the_exact_roll() -> None:
    state = blank(2)
    assert reach(state, 1) == ["1"]
    assert reach(state, 3) == ["3", "shortcut-1"]
    assert reach(state, 5) == ["4", "5", "shortcut-1"]
    state.tokens[1] = UNSEEN
    assert reach(state, 3) == ["1", "3", "shortcut-1"]


@pytest.mark.proves("move.forced-stop", "space.empty-zone")
def test_a_zone_with_a_card_stops_the_team() -> None:
    state = blank(2)
    state.pawn = 5
    assert reach(state, 6) == ["6"]
    state.slot_count[0] = 0
    assert reach(state, 1) == ["6"]
    assert reach(state, 6) == ["11", "shortcut-2"]
    state.pawn = 40
    assert reach(state, 6) == ["42"]


@pytest.mark.proves("space.when", "space.empty", "turn.resolution-branch")
def test_nothing_happens_on_an_empty_space() -> None:
    state = blank(2)
    state.pawn = 3
    act(state, RESOLVE)
    assert at_rest(state)


@pytest.mark.proves("ruling.exact-potential", "ruling.bonus-die-move-timing",
                    "tokens.bonus-die-move", "ruling.bonus-die-owner")  # fmt: skip
def test_boots_and_bonus_dice_add_to_the_movement() -> None:
    state = blank(2)
    wear(state, 1, "LT45")
    state.destiny = 2
    state.walking = True
    assert potential(state) == 3
    state.walking = False
    state.stride = (4,)
    assert potential(state) == 6
    hold(state, 1, "green-bonus_die")
    state.stride = ()
    draws(state, die="3")
    act(state, ASK_STOP)
    choose(state, "token:1-green-bonus_die")
    assert potential(state) == 5
    assert asked(state) == "ChooseStop"
    assert state.tokens_out == [TOKENS["green-bonus_die"]]


@pytest.mark.proves("shortcut.check-die", "shortcut.test", "shortcut.death-won",
                    "shortcut.follow-arrow", "shortcut.resolve-target")  # fmt: skip
def test_a_shortcut_tests_a_hero_and_leads_on() -> None:
    state = blank(2)
    state.pawn = PLACES["shortcut-1"]
    state.tokens[5] = TOKENS["red-purse"]
    draws(state, die="6")
    act(state, RESOLVE)
    assert pouch(state) == ["H02"]
    assert state.pawn == 5
    assert asked(state) == "KeepToken"


@pytest.mark.proves("shortcut.vacant")
def test_a_vacant_slot_is_not_tested_and_the_way_goes_on() -> None:
    state = blank(2, heroes=["H02"])
    state.destiny = 4
    state.pawn = PLACES["shortcut-5"]
    act(state, RESOLVE)
    assert state.pawn == 31
    assert team(state) == ["H02"]
    assert BOX.path.skipped(4) == [4]


@pytest.mark.proves("ruling.effect-moves")
def test_an_advance_stops_at_a_hazard_and_resolves_nothing() -> None:
    state = blank(2)
    state.pawn = 3
    state.tokens[5] = TOKENS["red-purse"]
    advance(state, 2)
    assert state.pawn == 5
    advance(state, 4)
    assert state.pawn == 6
    in_abyss(state, "room-1")
    advance(state, 2)
    assert NAMES[state.pawn] == "45"
    effect(state, "advance up to 2")
    assert texts(state) == ["steps:1", "steps:2"]


@pytest.mark.proves("ruling.retreat-limits", "lost.retreat-abyss", "ruling.retreat-total")
@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [("2", 5, "city"), ("13", 2, "11"), ("42", 1, "41"), ("room-3", 1, "46"),
     ("room-3", 3, "44"), ("44", 5, "43")],
)  # fmt: skip
def test_retreats(start: str, steps: int, end: str) -> None:
    state = blank(2)
    state.pawn = PLACES[start]
    state.door_open = True
    state.retreat = steps
    act(state, FALL_BACK)
    assert NAMES[state.pawn] == end
    assert state.retreat == 0


@pytest.mark.proves("ruling.start-on-hazard", "hazard.when")
def test_a_team_on_a_hazard_stays_and_resolves_it() -> None:
    state = blank(2, heroes=["H02", "H03"])
    state.pawn = 6
    zone_on(state, 1, "ZF1")
    draws(state, destiny="3", gem="red red red", unforeseen="K01 K02")
    gems(state, 1, red=2)
    act(state, BEGIN_TURN)
    skip(state, "Bless", "MoveAvatar", "WalkOrRun", "PlaceGem", "PayGem", "BuyAtHaven")
    assert pouch(state)[0] == "ZF1"


# --- the Abyss


@pytest.mark.proves("ruling.corridor-moves", "ruling.corridor-end", "ruling.must-move")
def test_directions_in_the_corridor() -> None:
    state = blank(2)
    in_abyss(state, "47")
    assert reach(state, 2) == ["45", "49", "room-3", "room-4", "room-5", "room-6"]
    in_abyss(state, "51")
    assert {"52", "room-9", "room-10"} <= set(reach(state, 3))
    in_abyss(state, "43")
    assert "43" not in reach(state, 4)
    in_abyss(state, "44")
    assert "43" in reach(state, 4)


@pytest.mark.proves("ruling.corridor-moves", "move.room-step")
def test_a_face_down_room_ends_the_move_and_a_revealed_one_lets_turn() -> None:
    state = blank(2)
    in_abyss(state, "43")
    assert "44" not in reach(state, 3)
    room(state, 1, "S1")
    assert "44" in reach(state, 3)
    assert "43" not in reach(state, 3)
    assert "43" in reach(state, 4)


@pytest.mark.proves("ruling.stay-in-room")
def test_a_team_in_a_room_may_stay() -> None:
    state = blank(2)
    room(state, 1, "S1")
    in_abyss(state, "room-1")
    assert "room-1" in reach(state, 1)
    assert "44" in reach(state, 1)
    act(state, ASK_STOP, RESOLVE)
    choose(state, "stop:room-1")
    assert asked(state) == "InRoom"


@pytest.mark.proves("portal.pair", "notrial.room-portal-pair", "ruling.portal-in-resolution")
def test_the_portal_between_two_rooms() -> None:
    state = blank(2)
    room(state, 1, "S5")
    room(state, 10, "S6", up=False)
    in_abyss(state, "room-1")
    act(state, RESOLVE)
    assert at_rest(state)
    state.rooms_up |= 1 << 9
    assert "room-10" in reach(state, 1)
    assert "52" in reach(state, 1)
    act(state, RESOLVE)
    choose(state, "portal")
    assert NAMES[state.pawn] == "room-10"
    assert at_rest(state)


@pytest.mark.proves("portal.city-without-quest", "notrial.room-octuple", "won.room3-portal",
                    "ruling.step3-early", "ruling.no-score-on-failure")  # fmt: skip
def test_the_portal_without_the_quest_only_saves() -> None:
    state = blank(2)
    room(state, 1, "S10")
    in_abyss(state, "room-1")
    state.portal = True
    state.rooms_done = 1 << 9
    act(state, RESOLVE)
    choose(state, "portal")
    assert state.over
    assert state.ending == SAVED
    assert state.scores == [0, 0]
    assert state.outcome is not None
    assert state.outcome.winners == ()
