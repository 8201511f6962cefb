"""Numbers of the rules by name, for views, events and records."""

from __future__ import annotations

from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.options import (
    HERO,
    KIND,
    LOOK_PILE,
    LOOK_ROOM,
    LOOK_SLOT,
    TREASURE,
    UNFORESEEN,
    ZONE,
)

ENDINGS = ("going", "accomplished", "saved", "caught", "vils-finished", "no-heroes")
FATES = ("team", "vils", "trial")
LOOKS = ("slot", "room", "pile", "token")


def card_name(content: Box, card: int) -> str:
    """A card of any kind by its id."""
    kind, number = divmod(card, KIND)
    if kind == ZONE:
        return content.zones[number].id
    if kind == UNFORESEEN:
        return unforeseen_name(content, number)
    if kind == HERO:
        return content.heroes[number].id
    return content.treasures[number].id if kind == TREASURE else content.equipment[number].id


def unforeseen_name(content: Box, number: int) -> str:
    if content.is_dilemma(number):
        return content.dilemma(number).id
    return content.monsters[number].id


def die_name(die: int) -> str:
    if die < 6:
        return str(die + 1)
    return ("destiny", "vitality")[die - 6] if die < 8 else f"stride-{die - 7}"


def seen_name(content: Box, look: int, place: int, number: int) -> str:
    """What Secret vision has shown."""
    if look == LOOK_SLOT:
        return content.hazards[number].id
    if look == LOOK_ROOM:
        return content.rooms[number].id
    if look == LOOK_PILE:
        return pile_card(content, place, number)
    return TOKEN_NAMES[number]


def pile_card(content: Box, pile: int, number: int) -> str:
    """A card of a draw pile: Heroes, LOOT, Relics, Unforeseen."""
    if pile == 0:
        return content.heroes[number].id
    return unforeseen_name(content, number) if pile == 3 else content.equipment[number].id
