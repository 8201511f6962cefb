"""Moments that random games of Nidavellir hardly ever come by."""

from __future__ import annotations

from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import bid
from tests.nidavellir.tables import new


def moments() -> list[Nidavellir]:
    return [half_bid()]


def half_bid() -> Nidavellir:
    """One seat has bid, the other has not."""
    state = new(2)
    bid(state, 1, "b5 b4 b0")
    return state
