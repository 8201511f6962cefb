"""Placing cards in the army.

A card enters the column of its class at the end; all ranks count. Thrud is never covered: a card
that enters her column sends her to her owner's hand, and she is placed again once that card is
completely resolved.
"""

from __future__ import annotations

from antre.core.step import NOBODY
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.places import COLUMN, owner_of
from antre.games.nidavellir.rules.state import IN_HAND, NOWHERE, Nidavellir


def place_in(state: Nidavellir, seat: int, card: int, column_class: int, points: int) -> bool:
    """Put a card at the end of a column, where it has these points; True if Thrud must move."""
    column = COLUMN[seat][column_class]
    bumped = state.thrud == column
    if bumped:
        take_out(state, column, state.content.hero_id["thrud"], 0)
        state.thrud = IN_HAND
        state.tell(events.ThrudBumped, seat)
    state.columns[column] += (card,)
    state.ranks[column] += state.content.card_ranks[card]
    state.points[column] += points
    return bumped


def take_out(state: Nidavellir, column: int, card: int, points: int) -> None:
    """Remove a card from a column, which closes up."""
    cards = state.columns[column]
    where = cards.index(card)
    state.columns[column] = cards[:where] + cards[where + 1 :]
    state.ranks[column] -= state.content.card_ranks[card]
    state.points[column] -= points


def discard_last(state: Nidavellir, column: int) -> int:
    """Take the last card of a column out of the game."""
    card = state.columns[column][-1]
    take_out(state, column, card, state.content.card_points[card])
    state.discarded += (card,)
    return card


def ylud_owner(state: Nidavellir) -> int:
    if state.ylud != NOWHERE:
        return owner_of(state.ylud)
    ylud = state.content.hero_id["ylud"]
    for seat, zone in enumerate(state.command):
        if ylud in zone:
            return seat
    return NOBODY
