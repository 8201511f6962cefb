"""Who may see what in Nidavellir.

The set of coins a player owns is public, for every change passes openly through the treasury;
where the face-down ones lie is not, unless a trade or a transformation has just shown it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.step import NOBODY
from antre.core.view import Visibility, hidden
from antre.games.nidavellir.content.names import CLASSES, DISTINCTIONS, EXPLORER, HEROES, TAVERNS
from antre.games.nidavellir.rules.places import (
    COINS_OF,
    COLUMN,
    COLUMNS_OF,
    SLOTS,
    class_of,
    owner_of,
)
from antre.games.nidavellir.rules.state import IN_HAND, NO_TAVERN, NOWHERE, Nidavellir


def cards(state: Nidavellir, numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [state.content.card_name[card] for card in numbers]


def coins(state: Nidavellir, viewer: int) -> list[dict[str, Any]]:
    """Of each seat: the coins owned, those on the slots and in the pouch as far as known.

    A slot is a coin, "?" for a coin lying face down, or None for an empty slot.
    """
    return [seat_coins(state, seat, viewer) for seat in range(state.setup.seats)]


def seat_coins(state: Nidavellir, seat: int, viewer: int) -> dict[str, Any]:
    name = state.content.coin_name
    own = state.coins[COINS_OF[seat]]
    mine = viewer == seat
    uline = seat == state.uline
    # How far somebody has come with the bids is nobody else's business.
    laid = state.placed[seat]
    if state.tavern == NO_TAVERN and laid < SLOTS and not mine:
        laid = 0
    known = 0b11111 if mine or uline else state.shown[seat]
    faces = [name[coin] if known >> place & 1 else "?" for place, coin in enumerate(own)]
    pouch = laid == SLOTS and not uline
    return {
        "owned": in_order(state, own),
        "slots": [faces[slot] if slot < laid else None for slot in range(SLOTS)],
        "pouch": sorted(faces[SLOTS:], key=[*name, "?"].index) if pouch else [],
        "hand": in_order(state, own[laid:]) if (mine or uline) and not pouch else [],
    }


def in_order(state: Nidavellir, numbers: list[int]) -> list[str]:
    return [state.content.coin_name[coin] for coin in sorted(numbers)]


def army(state: Nidavellir, viewer: int) -> list[dict[str, list[str]]]:
    return [
        {
            name: cards(state, state.columns[COLUMN[seat][column]])
            for column, name in enumerate(CLASSES)
        }
        for seat in range(state.setup.seats)
    ]


def by_class(state: Nidavellir, numbers: list[int]) -> list[dict[str, int]]:
    """Of each seat: a number for each of its columns."""
    own = COLUMNS_OF[: state.setup.seats]
    return [dict(zip(CLASSES, numbers[columns], strict=True)) for columns in own]


def decks(state: Nidavellir, viewer: int) -> list[list[str]]:
    """What is still to come in each age, in no order: all that the viewer has not seen."""
    unseen = list(state.decks[1])
    if not knows_offer(state, viewer):
        unseen += state.offer
    return [cards(state, sorted(state.decks[0])), cards(state, sorted(unseen))]


def offer(state: Nidavellir, viewer: int) -> list[str]:
    if knows_offer(state, viewer):
        return cards(state, state.offer)
    return ["?"] * len(state.offer)


def knows_offer(state: Nidavellir, viewer: int) -> bool:
    return viewer == state.distinctions[EXPLORER]


def standing(column: int) -> str | dict[str, Any] | None:
    """Where Thrud or Ylud stands: a column, the hand of the seat being asked, or nowhere yet."""
    if column == NOWHERE:
        return None
    if column == IN_HAND:
        return "hand"
    return {"seat": owner_of(column), "column": CLASSES[class_of(column)]}


def heroes_of(view: Mapping[str, Any], seat: int) -> list[str]:
    """The heroes of a seat, as a view shows them."""
    zones = (*view["columns"][seat].values(), view["command"][seat])
    mine = {card for zone in zones for card in zone}
    return [name for name in HEROES if name in mine]


VISIBILITY: Visibility[Nidavellir] = Visibility(
    Nidavellir,
    {
        "age": lambda state, viewer: state.age,
        "coins": coins,
        "columns": army,
        "command": lambda state, viewer: [cards(state, zone) for zone in state.command],
        "decks": decks,
        "discarded": lambda state, viewer: cards(state, state.discarded),
        "distinctions": lambda state, viewer: dict(
            zip(DISTINCTIONS, state.distinctions, strict=True)
        ),
        "gems": lambda state, viewer: state.gems[:],
        "hero_count": lambda state, viewer: state.hero_count[:],
        "heroes": lambda state, viewer: cards(state, state.heroes),
        "offer": offer,
        "order": lambda state, viewer: list(state.order),
        # Part of "coins": how many coins somebody has laid so far is seen there, if at all.
        "placed": hidden,
        "points": lambda state, viewer: by_class(state, state.points),
        "ranks": lambda state, viewer: by_class(state, state.ranks),
        "revealed": lambda state, viewer: list(state.revealed),
        "round": lambda state, viewer: state.round,
        # Part of "coins" too.
        "shown": hidden,
        "tavern": lambda state, viewer: (
            None if state.tavern == NO_TAVERN else TAVERNS[state.tavern]
        ),
        "taverns": lambda state, viewer: {
            name: cards(state, inside) for name, inside in zip(TAVERNS, state.taverns, strict=True)
        },
        "thrud": lambda state, viewer: standing(state.thrud),
        "treasury": lambda state, viewer: {
            str(value): count
            for value, count in enumerate(state.treasury)
            if state.content.royal[value] >= 0
        },
        "uline": lambda state, viewer: None if state.uline == NOBODY else state.uline,
        "under_six": lambda state, viewer: state.under_six,
        "ylud": lambda state, viewer: standing(state.ylud),
    },
    more={"box": lambda state, viewer: state.content.name},
)
