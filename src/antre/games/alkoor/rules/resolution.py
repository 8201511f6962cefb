"""Resolution: the space or the Hazard where the team has stopped."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.hazards import Zone
from antre.games.alkoor.content.names import CONDITIONAL, TO_CITY
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import TO_TEAM
from antre.games.alkoor.rules.doing import By, push_effects
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.havens import Haven
from antre.games.alkoor.rules.luck import take_chance
from antre.games.alkoor.rules.movement import check_caught, has_hazard, portal_from, room_at
from antre.games.alkoor.rules.options import KIND, TREASURE, ZONE
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.quests import holds_relic, is_step
from antre.games.alkoor.rules.revelation import REVEAL, TurnOver, TurnRoomOver
from antre.games.alkoor.rules.rooms import is_up
from antre.games.alkoor.rules.state import ACCOMPLISHED, NOTHING, SAVED, Alkoor
from antre.games.alkoor.rules.tokens import reveal_token
from antre.games.alkoor.rules.trial import begin_trial
from antre.games.alkoor.rules.vils import new_phase
from antre.games.alkoor.rules.vitality import test_designated


class Resolve(Step[Alkoor]):
    """What the place is decides."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        places, place = state.box.places, state.pawn
        if places.is_room(place):
            resolve_room(state, places.room_slot(place))
        elif places.is_shortcut(place):
            state.stack.append(FOLLOW_ARROW)
            test_designated(state, TO_TEAM)
        elif place == CITY:
            if state.portal:
                arrive(state)
        elif has_hazard(state, place):
            resolve_slot(state, places.slot_at[place])
        elif state.tokens[place] != NOTHING:
            reveal_token(state, place)
        elif place in places.chance_spaces:
            take_chance(state)


class FollowArrow(Step[Alkoor]):
    """The pawn goes along the arrow of the shortcut; where it leads is resolved as well."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.pawn = state.box.places.arrow(state.pawn)
        state.tell(events.TeamMoved, state.guide, state.pawn)
        if not check_caught(state):
            state.stack.append(RESOLVE)


def arrive(state: Alkoor) -> None:
    """Through the Portal to the City: the end, and success if the Relic was used."""
    end_game(state, ACCOMPLISHED if state.relic_used else SAVED)


# --- Zones and the Door


def resolve_slot(state: Alkoor, slot: int) -> None:
    if slot == DOOR_SLOT:
        state.stack.append(PLAY_DOOR)
        if state.door != NOTHING:
            return
    else:
        state.stack.append(PLAY_ZONE)
    state.stack.append(TurnOver(slot))
    state.stack.append(REVEAL)


class PlayZone(Step[Alkoor]):
    """A trial, or a haven, which is won in any case."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        zone = state.box.hazards[state.hazard]
        assert isinstance(zone, Zone)
        if zone.is_haven:
            discard_monsters(state)
            state.stack.append(WIN_HAVEN)
            state.stack.append(Haven(()))
        else:
            begin_trial(state, zone.number)


class WinHaven(Step[Alkoor]):
    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.pouch.append(KIND * ZONE + state.hazard)
        state.tell(events.HavenWon, state.guide, state.hazard)
        state.hazard = NOTHING


class PlayDoor(Step[Alkoor]):
    """An open Door lets the team in and reveals a Room."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        door = state.box.hazards[state.door]
        if door.trial is not None:
            begin_trial(state, door.number)
            return
        discard_monsters(state)
        state.door_open = True
        state.tell(events.DoorOpens, state.guide, state.door)
        push_effects(state, door.clear, By(state.guide))


def discard_monsters(state: Alkoor) -> None:
    """Without a trial nobody wins the monsters that were paid for."""
    state.unforeseen_discard += [card for card, _ in state.monsters]
    state.monsters = ()


# --- Rooms


def resolve_room(state: Alkoor, slot: int) -> None:
    state.stack.append(PLAY_ROOM)
    if not is_up(state, slot):
        state.stack.append(TurnRoomOver(slot))
        state.stack.append(REVEAL)


def is_testable(state: Alkoor, room: int) -> bool:
    """A Room is won once; one of step II needs the Relic that the Quest uses there."""
    if state.rooms_done >> room & 1:
        return False
    if state.box.rooms[room].trial_type == CONDITIONAL:
        return is_step(state, room, 1) and holds_relic(state) and not state.relic_used
    return True


class PlayRoom(Step[Alkoor]):
    """Where there is but one thing to do in a Room, it is done."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        room = room_at(state, state.pawn)
        ask = InRoom(state.guide)
        if is_won_chamber(state, room):
            state.stack.append(IN_CHAMBER)
            discard_monsters(state)
        elif len(ask.options(state, state.guide)) > 1:
            state.stack.append(ask)
        else:
            discard_monsters(state)


def is_won_chamber(state: Alkoor, room: int) -> bool:
    """The last Room, once its trial is won."""
    if room == NOTHING or state.box.rooms[room].portal != TO_CITY:
        return False
    return bool(state.rooms_done >> room & 1)


class InRoom(SeatQuestion[Alkoor, Option]):
    """Test the Room, use what it offers, or stay."""

    __slots__ = ()
    rule = "notrial.room-visited"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose, room = state.choose, room_at(state, state.pawn)
        found: list[Option] = []
        if is_testable(state, room):
            found.append(choose.test)
        if state.box.rooms[room].has_chance and not state.chapel_used:
            found.append(choose.chance)
        if portal_from(state, state.pawn) != NOTHING:
            found.append(choose.portal)
        return [*found, choose.stay]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        choose = state.choose
        if option is choose.test:
            state.stack.append(IN_CHAMBER)
            begin_trial(state, state.box.first_room + room_at(state, state.pawn))
            return
        discard_monsters(state)
        if option is choose.chance:
            state.chapel_used = True
            take_chance(state)
        elif option is choose.portal:
            go_through(state)


def go_through(state: Alkoor) -> None:
    """A Portal used in the Resolution only moves the pawn."""
    state.pawn = portal_from(state, state.pawn)
    state.tell(events.TeamMoved, state.guide, state.pawn)
    if state.pawn == CITY:
        arrive(state)
    else:
        check_caught(state)


# --- the Octuple Chamber


class InChamber(Step[Alkoor]):
    """After the trial of the last Room: the Treasure or the Octogone, then the Portal or not."""

    __slots__ = ("once",)

    def __init__(self, once: bool) -> None:
        self.once = once

    def run(self, state: Alkoor) -> None:
        if is_won_chamber(state, room_at(state, state.pawn)):
            state.stack.append(ChamberOptions(state.guide, self.once))


class ChamberOptions(SeatQuestion[Alkoor, Option]):
    """One of Treasure and Octogone in a turn; stay, or take the Portal."""

    __slots__ = ("once",)
    rule = "won.room3"

    def __init__(self, seat: int, once: bool) -> None:
        self.seat = seat
        self.once = once

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        found = [choose.stay, choose.portal]
        if not self.once:
            if state.treasure == NOTHING:
                found.append(choose.treasure)
            if not state.octogone_won:
                found.append(choose.octogone)
        return found

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        choose = state.choose
        if option is choose.portal:
            go_through(state)
        elif option is choose.treasure:
            state.stack.append(AFTER_ONE)
            take_treasure(state)
        elif option is choose.octogone:
            state.stack.append(AFTER_ONE)
            begin_trial(state, state.box.second_trial.number)


def take_treasure(state: Alkoor) -> None:
    new_phase(state)
    treasure = state.deal(state.treasures, 1, "treasure")[0]
    state.treasure = treasure
    state.pouch.append(KIND * TREASURE + treasure)
    state.tell(events.TreasureTaken, state.guide, treasure)
    push_effects(state, state.box.treasures[treasure].effects, By(state.guide))


RESOLVE, FOLLOW_ARROW, WIN_HAVEN = Resolve(), FollowArrow(), WinHaven()
PLAY_ZONE, PLAY_DOOR, PLAY_ROOM = PlayZone(), PlayDoor(), PlayRoom()
IN_CHAMBER, AFTER_ONE = InChamber(once=False), InChamber(once=True)
