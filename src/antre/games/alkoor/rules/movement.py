"""Where the pawns can go, and effects that move them.

The team goes forward to the Door; in the corridor it chooses a direction, and may turn only after
it has been inside a Room. Face-down Rooms and Hazards of the path end a move, revealed Rooms can be
passed through, Portals cost nothing.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import ADVANCE, REPEL, RETREAT, Effect
from antre.games.alkoor.content.names import PAIR, TO_CITY
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.options import Steps
from antre.games.alkoor.rules.places import DOOR_SLOT, NO_SLOT
from antre.games.alkoor.rules.rooms import is_up
from antre.games.alkoor.rules.state import CAUGHT, NOTHING, Alkoor

FORWARD, BACK = 1, -1


def has_hazard(state: Alkoor, space: int) -> bool:
    """A Zone with cards, or a Door that is not open yet: here the pawn must stop."""
    slot = state.box.places.slot_at[space]
    if slot == NO_SLOT:
        return False
    if slot == DOOR_SLOT:
        return not state.door_open
    return state.slot_count[slot] > 0


def room_at(state: Alkoor, place: int) -> int:
    """The Room the pawn is in, if it lies face up; else NOTHING."""
    places = state.box.places
    if not places.is_room(place) or not is_up(state, places.room_slot(place)):
        return NOTHING
    return state.rooms[places.room_slot(place)]


def portal_from(state: Alkoor, place: int) -> int:
    """Where the Portal of a Room leads now; NOTHING if nowhere."""
    room = room_at(state, place)
    if room == NOTHING:
        return NOTHING
    portal = state.box.rooms[room].portal
    if portal == TO_CITY:
        return CITY if state.portal else NOTHING
    if portal == PAIR:
        for slot, other in enumerate(state.rooms):
            if other not in (room, NOTHING) and state.box.rooms[other].portal == PAIR:
                return state.box.places.first_room + slot if is_up(state, slot) else NOTHING
    return NOTHING


def stops(state: Alkoor, potential: int) -> list[int]:
    """Every place the team may stop at."""
    found: set[int] = set()
    start, places = state.pawn, state.box.places
    if places.is_room(start):
        found.add(start)
        through_portal(state, start, potential, found, {start})
        leave_room(state, start, potential, found, {start})
    elif start in places.corridor:
        for direction in (FORWARD, BACK):
            if start + direction in places.corridor:
                walk_corridor(state, start, direction, potential, found, set())
        enter_rooms(state, start, potential, found, set())
    else:
        walk_path(state, start, potential, found)
    return sorted(found)


def walk_path(state: Alkoor, start: int, potential: int, found: set[int]) -> None:
    places = state.box.places
    for steps in range(1, potential + 1):
        crossed = places.shortcut_at[start + steps - 1]
        if crossed != NO_SLOT:
            found.add(crossed)
        space = start + steps
        if space > places.door:
            walk_corridor(state, places.door, FORWARD, potential - steps + 1, found, set())
            return
        if has_hazard(state, space):
            found.add(space)
            return
        if steps == potential or state.tokens[space] != NOTHING or space in places.chance_spaces:
            found.add(space)


def walk_corridor(
    state: Alkoor, space: int, direction: int, left: int, found: set[int], been: set[int]
) -> None:
    """Along the corridor, with a look into Rooms on the way. Where it ends, the rest is lost."""
    corridor = state.box.places.corridor
    while left:
        space += direction
        if space not in corridor:
            if space - direction in corridor:
                found.add(space - direction)
            return
        left -= 1
        if space == state.avatar:
            found.add(space)
            return
        if not left or state.tokens[space] != NOTHING:
            found.add(space)
        enter_rooms(state, space, left, found, been)


def enter_rooms(state: Alkoor, space: int, left: int, found: set[int], been: set[int]) -> None:
    """From the corridor into a Room is a step."""
    if not left:
        return
    for room in state.box.places.rooms_at[space]:
        found.add(room)
        if room_at(state, room) != NOTHING and room not in been:
            inside = {*been, room}
            through_portal(state, room, left - 1, found, inside)
            leave_room(state, room, left - 1, found, inside)


def leave_room(state: Alkoor, room: int, left: int, found: set[int], been: set[int]) -> None:
    """Out of a Room is a step, and then any direction may be taken."""
    if not left:
        return
    space = state.box.places.facing[room]
    if space == state.avatar or left == 1 or state.tokens[space] != NOTHING:
        found.add(space)
    if space == state.avatar:
        return
    enter_rooms(state, space, left - 1, found, been)
    for direction in (FORWARD, BACK):
        walk_corridor(state, space, direction, left - 1, found, been)


def through_portal(state: Alkoor, room: int, left: int, found: set[int], been: set[int]) -> None:
    """A Portal costs nothing."""
    there = portal_from(state, room)
    if there == NOTHING:
        return
    found.add(there)
    places = state.box.places
    if there != CITY and there not in been and places.facing[there] != state.avatar:
        leave_room(state, there, left, found, {*been, there})


# --- the Avatar


def is_caught(state: Alkoor) -> bool:
    """The Avatar is where the team is, or in front of its Room; its own path leads to nobody."""
    return state.avatar >= CITY and state.avatar == state.box.places.facing[state.pawn]


def check_caught(state: Alkoor) -> bool:
    if is_caught(state):
        end_game(state, CAUGHT)
        return True
    return False


def distance_to_team(state: Alkoor) -> int:
    return abs(state.box.places.facing[state.pawn] - state.avatar)


# --- effects that move pawns


@does(REPEL)
def _repel(state: Alkoor, effect: Effect, by: By) -> None:
    """The Avatar goes straight away from the team, back on its route or deeper into the Abyss."""
    path = state.box.path
    if state.box.places.facing[state.pawn] >= state.avatar:
        state.avatar = max(path.avatar_start, state.avatar - effect.amount)
    else:
        state.avatar = min(path.last, state.avatar + effect.amount)
    state.tell(events.AvatarMoved, by.seat, state.avatar, distance_to_team(state))


@can(REPEL)
def _can_repel(state: Alkoor, effect: Effect, by: By) -> bool:
    return state.box.path.avatar_start < state.avatar < state.box.path.last


@does(RETREAT)
def _retreat(state: Alkoor, effect: Effect, by: By) -> None:
    """Retreats add up, and are made once everything else is settled."""
    state.retreat += effect.amount


@does(ADVANCE)
def _advance(state: Alkoor, effect: Effect, by: By) -> None:
    if effect.up_to:
        state.stack.append(ChooseAdvance(by.seat, effect.amount))
    else:
        advance(state, effect.amount)


@can(ADVANCE)
def _can_advance(state: Alkoor, effect: Effect, by: By) -> bool:
    return len(way_ahead(state, 1)) > 0


class ChooseAdvance(SeatQuestion[Alkoor, Steps]):
    """How many spaces the team is moved forward."""

    __slots__ = ("most",)
    rule = "ruling.effect-moves"

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return list(state.choose.steps[1 : len(way_ahead(state, self.most)) + 1])

    def apply(self, state: Alkoor, seat: int, option: Steps) -> None:
        advance(state, option.number)


def way_ahead(state: Alkoor, steps: int) -> list[int]:
    """The spaces ahead, one after the other: out of a Room first, never into one, and no farther
    than a Hazard or the end of the corridor."""
    places, at = state.box.places, state.pawn
    found = []
    for _ in range(steps):
        following = places.facing[at] if places.is_room(at) else at + 1
        if following >= places.spaces:
            break
        at = following
        found.append(at)
        if has_hazard(state, at) or at == state.avatar:
            break
    return found


def advance(state: Alkoor, steps: int) -> None:
    way = way_ahead(state, steps)
    if way:
        move_pawn(state, way[-1])


def move_pawn(state: Alkoor, place: int) -> None:
    """The team is moved by an effect; where it comes to is not resolved."""
    state.pawn = place
    state.tell(events.TeamMoved, state.guide, place)
    check_caught(state)


class FallBack(Step[Alkoor]):
    """All retreats of a lost trial, in one move: on the path to the City at most, in the Abyss into
    the corridor and towards the Door, never into another Room."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        places, at = state.box.places, state.pawn
        steps, state.retreat = state.retreat, 0
        if not steps:
            return
        last = places.corridor[0] if places.is_abyss(at) else CITY
        if places.is_room(at):
            at = places.facing[at]
            steps -= 1
        while steps and at > last and at != state.avatar:
            at -= 1
            steps -= 1
        move_pawn(state, at)


FALL_BACK = FallBack()
