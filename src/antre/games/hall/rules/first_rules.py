"""What the first rules of the Hall did otherwise: games begun by them are finished by them.

By rules 2 a recruit may be preceded by a trade, to pay by hand is offered only where it makes a
difference and is given up only within a payment, and no workshop asks what has one answer alone.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.games.hall.content.resources import CART, CLAN_CART, COMMON, presence
from antre.games.hall.rules.state import Hall

VERSIONS = ("1", "2")


def by_first_rules(state: Hall) -> bool:
    """The one place that asks which rules a game was begun with."""
    return state.setup.rules == VERSIONS[0]


def payment_options(state: Hall, seat: int) -> list[Option]:
    """To pay by hand, and back again; offered as well where kinds only looked alike."""
    if state.by_hand:
        return [state.content.by_itself]
    seen = _kinds_seen(state.storage[state.team_of[seat]])
    for purse in state.held_by(seat):
        if purse:
            here = _kinds_seen(purse)
            if seen & here:
                return [state.content.by_hand]
            seen |= here
    return []


def _kinds_seen(purse: int) -> int:
    there = presence(purse)
    return (there | there >> 8 * (CLAN_CART - CART)) & COMMON
