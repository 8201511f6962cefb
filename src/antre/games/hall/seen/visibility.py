"""Who may see what in the Hall of the Mountain King.

Nearly all lies open. Hidden are the order of the decks, the starting trolls a player holds or
has not drawn, and what the pedestal tokens of the other teams are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from antre.core.view import Visibility
from antre.games.hall.content.content import HALLS, PLACES, SPELLS, TILES, WORKSHOPS, ZONES
from antre.games.hall.content.grid import cell_name, cells_of
from antre.games.hall.content.resources import CLANS, STATUE_CLANS, named
from antre.games.hall.rules.state import LEFTOVER, NOTHING, PORTAL, Hall

SECTION_NAMES = {
    PORTAL: "portal",
    LEFTOVER: "leftover",
    **dict(enumerate((*TILES, *HALLS))),
}


def cells(mask: int) -> list[str]:
    return [cell_name(cell) for cell in cells_of(mask)]


def spot(cell: int) -> str | None:
    return None if cell == NOTHING else cell_name(cell)


def card(state: Hall, number: int) -> str | None:
    return None if number == NOTHING else state.content.card_name[number]


def cards(state: Hall, numbers: Iterable[int]) -> list[str]:
    return [state.content.card_name[number] for number in numbers]


def clan(number: int) -> str | None:
    return None if number == NOTHING else CLANS[number]


def by_clan(numbers: Iterable[int]) -> dict[str, int]:
    return {CLANS[number]: amount for number, amount in zip(STATUE_CLANS, numbers, strict=True)}


def rows(flat: Sequence[Any], length: int) -> list[Sequence[Any]]:
    return [flat[first : first + length] for first in range(0, len(flat), length)]


def hand(state: Hall, viewer: int) -> list[list[str]]:
    return [
        cards(state, held) if seat == viewer else ["?"] * len(held)
        for seat, held in enumerate(state.hand)
    ]


def starters(state: Hall, viewer: int) -> list[list[str]]:
    """The starting trolls still to come, in no order; of the others, their hand among them."""
    return [
        cards(state, sorted(bag if seat == viewer else [*bag, *state.hand[seat]]))
        for seat, bag in enumerate(state.starters)
    ]


def won(state: Hall, viewer: int) -> list[list[int | str]]:
    """Pedestal tokens lie face down in storage, which partners share, until the final count."""
    return [
        list(values) if state.over or state.are_partners(seat, viewer) else ["?"] * len(values)
        for seat, values in enumerate(state.won)
    ]


def sections(state: Hall, viewer: int) -> list[dict[str, Any]]:
    return [
        {"kind": SECTION_NAMES[kind], "cells": cells(mask)}
        for kind, mask in zip(state.section_kinds, state.sections, strict=True)
    ]


def tokens(state: Hall, viewer: int) -> dict[str, dict[str, int]]:
    """What still lies on the pedestal track, by zone and clan; 0 where it is taken."""
    return {
        zone: by_clan(row)
        for zone, row in zip(ZONES, rows(state.tokens, len(STATUE_CLANS)), strict=True)
    }


def workshops(state: Hall, viewer: int) -> dict[str, str | None]:
    return {
        cell_name(site): None if kind == NOTHING else WORKSHOPS[kind]
        for site, kind in zip(state.board.sites, state.workshops, strict=True)
    }


def ever_used(state: Hall, viewer: int) -> list[list[str]]:
    names = (*SPELLS, *WORKSHOPS)
    return [
        [name for number, name in enumerate(names) if done >> number & 1]
        for done in state.ever_used
    ]


VISIBILITY: Visibility[Hall] = Visibility(
    Hall,
    {
        "altars": lambda state, viewer: dict(zip(HALLS, map(spot, state.altars), strict=True)),
        "bag": lambda state, viewer: by_clan([state.bag.count(clan) for clan in STATUE_CLANS]),
        "board": lambda state, viewer: state.board.name,
        "bottoms": lambda state, viewer: [cards(state, below) for below in state.bottoms],
        "content": lambda state, viewer: state.content.name,
        "bribes": lambda state, viewer: [named(purse) for purse in state.bribes],
        "buried": lambda state, viewer: cells(state.buried),
        "by_hand": lambda state, viewer: state.by_hand,
        "cast": lambda state, viewer: state.cast,
        "crowned": lambda state, viewer: list(state.crowned),
        "decks": lambda state, viewer: [cards(state, sorted(deck)) for deck in state.decks],
        "ever_used": ever_used,
        "first": lambda state, viewer: state.first,
        "grimoire": lambda state, viewer: [SPELLS[spell] for spell in state.grimoire],
        "hand": hand,
        "held": lambda state, viewer: rows([named(purse) for purse in state.held], PLACES),
        "honor": lambda state, viewer: state.honor[:],
        "horde": lambda state, viewer: [card(state, number) for number in state.horde],
        "horde_pedestals": lambda state, viewer: [clan(number) for number in state.horde_pedestals],
        "last_round": lambda state, viewer: state.last_round,
        "moved": lambda state, viewer: state.moved,
        "network": lambda state, viewer: [cells(mask) for mask in state.network],
        "pack": lambda state, viewer: rows([card(state, number) for number in state.pack], PLACES),
        "pedestals": lambda state, viewer: {
            CLANS[clan]: cells(state.pedestals[clan]) for clan in STATUE_CLANS
        },
        "portals": lambda state, viewer: [spot(cell) for cell in state.portals],
        "powers": lambda state, viewer: [
            name for number, name in enumerate(SPELLS) if state.powers >> number & 1
        ],
        "team_of": lambda state, viewer: list(state.team_of),
        "round": lambda state, viewer: state.round,
        "rubble": lambda state, viewer: cells(state.rubble),
        "runes": lambda state, viewer: list(state.runes),
        # Part of "sections".
        "section_kinds": lambda state, viewer: len(state.section_kinds),
        "sections": sections,
        "spells": lambda state, viewer: [SPELLS[spell] for spell in sorted(state.spells)],
        "spells_bottom": lambda state, viewer: [SPELLS[spell] for spell in state.spells_bottom],
        "starters": starters,
        "statues": lambda state, viewer: {
            CLANS[clan]: cells(state.statues[clan]) for clan in STATUE_CLANS
        },
        "stock": lambda state, viewer: [
            by_clan(row) for row in rows(state.stock, len(STATUE_CLANS))
        ],
        "storage": lambda state, viewer: [named(purse) for purse in state.storage],
        "tiles": lambda state, viewer: dict(zip(TILES, state.tiles, strict=True)),
        "tokens": tokens,
        "used": lambda state, viewer: [cell_name(state.board.sites[site]) for site in state.used],
        "won": won,
        "workshops": workshops,
        "workshop_supply": lambda state, viewer: dict(
            zip(WORKSHOPS, state.workshop_supply, strict=True)
        ),
    },
)
