"""Rooms turned face up, and what that does for the Quest of the Vils."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import REVEAL, Effect
from antre.games.alkoor.content.names import STEPS
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.options import KIND, RELIC, RoomOption
from antre.games.alkoor.rules.state import NOTHING, RELIC_PILE, Alkoor


def see_room(state: Alkoor, slot: int) -> int:
    """The Room of a slot, drawn when it is first seen."""
    if state.rooms[slot] == NOTHING:
        state.rooms[slot] = state.deal(state.rooms_left, 1, "room")[0]
    return state.rooms[slot]


def is_up(state: Alkoor, slot: int) -> bool:
    return bool(state.rooms_up >> slot & 1)


def reveal_room(state: Alkoor, slot: int) -> None:
    """A Room is turned face up, whatever the cause; the Vils may take steps of their Quest."""
    room = see_room(state, slot)
    state.rooms_up |= 1 << slot
    state.tell(events.RoomRevealed, state.guide, slot, room)
    advance_vils(state)


def face_down_rooms(state: Alkoor) -> list[int]:
    return [slot for slot in range(len(state.rooms)) if not state.rooms_up >> slot & 1]


def slot_of_room(state: Alkoor, room: int) -> int:
    """Where a Room lies face up; NOTHING if it does not."""
    for slot, card in enumerate(state.rooms):
        if card == room and state.rooms_up >> slot & 1:
            return slot
    return NOTHING


def advance_vils(state: Alkoor) -> None:
    """The Vils take their next step as long as its Room lies face up."""
    quest = state.box.quests[state.vils_quest]
    while (
        state.notch < STEPS
        and not state.vils_stuck
        and slot_of_room(state, quest.rooms[state.notch]) != NOTHING
    ):
        state.notch += 1
        if state.notch == 1:
            take_vils_relic(state, state.box.relic_of(state.vils_quest))
        state.tell(events.VilsNotch, events.TABLE, state.notch)
        if state.notch == STEPS:
            state.countdown = state.turn + state.box.vils.countdown


def take_vils_relic(state: Alkoor, relic: int) -> None:
    """Without their Relic the Vils cannot finish any more."""
    if state.top[RELIC_PILE] == relic:
        state.top[RELIC_PILE] = NOTHING
    elif relic in state.relic_pile:
        state.relic_pile.remove(relic)
    else:
        state.vils_stuck = True
        return
    state.vils_pile.append(KIND * RELIC + relic)
    state.tell(events.VilsRelic, events.TABLE, relic)


class RevealRooms(Step[Alkoor]):
    """The Guide turns face-down Rooms up, without a Revelation."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Alkoor) -> None:
        slots = face_down_rooms(state)
        if len(slots) <= self.count:
            for slot in slots:
                reveal_room(state, slot)
        elif self.count:
            state.stack.append(RevealRoom(state.guide, self.count))


class RevealRoom(SeatQuestion[Alkoor, RoomOption]):
    """Which Room to reveal for free."""

    __slots__ = ("count",)
    rule = "ruling.free-reveal-choice"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.room[slot] for slot in face_down_rooms(state)]

    def apply(self, state: Alkoor, seat: int, option: RoomOption) -> None:
        reveal_room(state, option.slot)
        if self.count > 1:
            state.stack.append(RevealRooms(self.count - 1))


@does(REVEAL)
def _reveal(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(RevealRooms(effect.amount))


@can(REVEAL)
def _can_reveal(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(face_down_rooms(state))
