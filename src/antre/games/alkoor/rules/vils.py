"""Gems on the Vils' board, and the powers they bring when four of a colour have come together."""

from __future__ import annotations

from collections.abc import Sequence

from antre.games.alkoor.content.effects import (
    VILS_HERO,
    VILS_LOOT,
    VILS_ROOMS,
    VILS_TOKENS,
    VILS_UNFORESEEN,
    Effect,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.bank import draw_gems
from antre.games.alkoor.rules.doing import DOES, By, does
from antre.games.alkoor.rules.piles import lay_face_down
from antre.games.alkoor.rules.rooms import face_down_rooms, reveal_room
from antre.games.alkoor.rules.state import (
    COLOURS,
    HERO_PILE,
    LOOT_PILE,
    NOTHING,
    UNFORESEEN_PILE,
    Alkoor,
)


def new_phase(state: Alkoor) -> None:
    """In each phase a colour strikes at most once."""
    state.fired = 0


def draw_for_vils(state: Alkoor, count: int) -> None:
    """The Vils get gems from the bank."""
    drawn = draw_gems(state, count)
    state.tell(events.VilsGems, events.TABLE, drawn)
    give_gems(state, drawn)


def give_gems(state: Alkoor, colours: Sequence[int]) -> None:
    """Gems are placed, then each colour that has come to four strikes, in the order of colours.

    Of a colour that has struck in this phase nothing stays.
    """
    gems, bank = state.vils_gems, state.bank
    for colour in colours:
        if state.fired >> colour & 1:
            bank[colour] += 1
        else:
            gems[colour] += 1
    full = [colour for colour in COLOURS if gems[colour] >= state.box.vils.power_gems]
    for colour in full:
        state.fired |= 1 << colour
        bank[colour] += gems[colour]
        gems[colour] = 0
    for colour in full:
        state.tell(events.VilsPower, events.TABLE, colour)
        for effect in state.box.powers[colour]:
            DOES[effect.verb](state, effect, By(state.guide))


@does(VILS_HERO)
def win_heroes(state: Alkoor, effect: Effect, by: By) -> None:
    lay_face_down(state, HERO_PILE, effect.amount)


@does(VILS_ROOMS)
def reveal_nearest(state: Alkoor, effect: Effect, by: By) -> None:
    for slot in face_down_rooms(state)[: effect.amount]:
        reveal_room(state, slot)


@does(VILS_UNFORESEEN)
def win_unforeseen(state: Alkoor, effect: Effect, by: By) -> None:
    lay_face_down(state, UNFORESEEN_PILE, effect.amount)


@does(VILS_LOOT)
def win_loot(state: Alkoor, effect: Effect, by: By) -> None:
    lay_face_down(state, LOOT_PILE, effect.amount)


@does(VILS_TOKENS)
def move_tokens(state: Alkoor, effect: Effect, by: By) -> None:
    """The first tokens of the path go to the corridor, first of all to where Rooms are."""
    tokens, path = state.tokens, state.box.path
    others = [space for space in path.corridor if space not in path.stops]
    free = [space for space in (*path.stops, *others) if is_empty(state, space)]
    found = [
        space for space in range(path.door) if tokens[space] != NOTHING and space != state.pawn
    ]
    for space, target in zip(found[: effect.amount], free, strict=False):
        tokens[target], tokens[space] = tokens[space], NOTHING
        state.tell(events.TokenMoved, events.TABLE, space, target)


def is_empty(state: Alkoor, space: int) -> bool:
    """No token and no pawn."""
    return state.tokens[space] == NOTHING and space not in (state.pawn, state.avatar)
