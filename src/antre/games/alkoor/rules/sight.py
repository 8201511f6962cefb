"""Secret vision: something face down is looked at and put back; from then on the team knows it."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import VISION, Effect
from antre.games.alkoor.content.tokens import token_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.options import (
    LOOK_PILE,
    LOOK_ROOM,
    LOOK_SLOT,
    LOOK_TOKEN,
    Look,
)
from antre.games.alkoor.rules.piles import has_card, look_at_top
from antre.games.alkoor.rules.rooms import see_room
from antre.games.alkoor.rules.state import NOTHING, UNSEEN, Alkoor


@does(VISION)
def _vision(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(LookAtThings(by.seat, effect.amount))


@can(VISION)
def _can_look(state: Alkoor, effect: Effect, by: By) -> bool:
    return NOTHING in state.rooms or bool(hidden_things(state))


def hidden_things(state: Alkoor) -> list[Option]:
    """All that lies face down and was not looked at before."""
    look = state.choose.look
    found: list[Option] = []
    for slot, count in enumerate(state.slot_count):
        if count > len(state.slot_seen[slot]):
            found.append(look[LOOK_SLOT, slot])
    found += [look[LOOK_ROOM, slot] for slot, room in enumerate(state.rooms) if room == NOTHING]
    found += [
        look[LOOK_PILE, pile]
        for pile, top in enumerate(state.top)
        if top == NOTHING and has_card(state, pile)
    ]
    found += [
        look[LOOK_TOKEN, space] for space, token in enumerate(state.tokens) if token >= UNSEEN
    ]
    return found


class LookAtThings(Step[Alkoor]):
    """So many things, one after the other."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: Alkoor) -> None:
        if self.count and hidden_things(state):
            state.stack.append(LookAt(self.seat, self.count))


class LookAt(SeatQuestion[Alkoor, Look]):
    """What to look at."""

    __slots__ = ("count",)
    rule = "tokens.vision"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return hidden_things(state)

    def apply(self, state: Alkoor, seat: int, option: Look) -> None:
        see(state, seat, option)
        if self.count > 1:
            state.stack.append(LookAtThings(seat, self.count - 1))


def see(state: Alkoor, seat: int, option: Look) -> None:
    kind, number = option.kind, option.number
    if kind == LOOK_SLOT:
        seen = see_card(state, number)
    elif kind == LOOK_ROOM:
        seen = see_room(state, number)
    elif kind == LOOK_PILE:
        seen = look_at_top(state, number)
    else:
        seen = see_token(state, number)
    state.tell(events.Seen, seat, kind, number, seen)


def see_card(state: Alkoor, slot: int) -> int:
    """A card of a slot that nobody has seen, one of them at random."""
    card = state.deal(state.slot_bags[slot], 1, "hazard")[0]
    state.slot_seen[slot] += (card,)
    return card


def see_token(state: Alkoor, space: int) -> int:
    """The token on a space, drawn when it is first seen."""
    token = state.tokens[space]
    if token >= UNSEEN:
        token = draw_token(state, token - UNSEEN)
        state.tokens[space] = token
    return token


def draw_token(state: Alkoor, colour: int) -> int:
    kind = state.deal(state.token_bags[colour], 1, TOKEN_DRAWS[colour])[0]
    return token_of(colour, kind)


TOKEN_DRAWS: Sequence[str] = ("green_token", "red_token", "grey_token")
