"""Who begins: whoever was settled on, else one by lot; and in the next game the one after.

A game that has a first player declares a setting `first`, one value for each seat: the seat that
has the value begins, and where all are left open the lot decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from antre.core.journal import Draw

if TYPE_CHECKING:
    from antre.core.state import State

# The setting, its only value, and the purpose of the draw.
FIRST = "first"


def first_seat(state: State) -> int:
    """The first player: of those who can be it, the next from the settled seat on, or by lot."""
    settled = _settled(state)
    if settled is None:
        return state.deal(list(_who_can(state)), 1, FIRST)[0]
    return settled


def next_first(state: State) -> dict[str, Any]:
    """The setting for the next game: it is the turn of the seat after the one that began."""
    if FIRST not in state.setup.settings:
        return {}
    began = _settled(state)
    if began is None:
        began = next((entry.outcome for entry in state.entries
                      if isinstance(entry, Draw) and entry.purpose == FIRST), None)  # fmt: skip
    if began is None:
        return {}
    seats = _who_can(state)
    turn = seats[(seats.index(began) + 1) % len(seats)]
    return {FIRST: [FIRST if seat == turn else None for seat in range(state.setup.seats)]}


def _who_can(state: State) -> Sequence[int]:
    setup = state.setup
    return setup.game.engine.may_begin(setup.seats, setup.settings)


def _settled(state: State) -> int | None:
    chosen: list[str | None] = state.setup.settings.get(FIRST, [])
    if FIRST not in chosen:
        return None
    wanted, seats = chosen.index(FIRST), state.setup.seats
    return min(_who_can(state), key=lambda seat: (seat - wanted) % seats)
