"""What is laid out in set-up and again before each wave."""

from __future__ import annotations

from antre.games.fall.content.names import CLANS
from antre.games.fall.rules import events
from antre.games.fall.rules.ancestry import with_symbols
from antre.games.fall.rules.state import NOTHING, TABLE, Fall


def turn_order(state: Fall) -> list[int]:
    """From the first player on, clockwise."""
    seats = state.setup.seats
    return [(state.first + place) % seats for place in range(seats)]


def reveal_offer(state: Fall, packet: int) -> None:
    """One champion more than there are players."""
    seats = state.setup.seats
    count = state.content.table_for(seats).offer
    state.offer = tuple(state.deal(state.packets[packet], count, "champion"))
    state.influence = [0] * (seats * count)
    state.suitors = [()] * count
    state.tell(events.Offer, TABLE, list(state.offer))


def lay_gate_row(state: Fall) -> None:
    """All gate cards are shuffled and some laid face down; each is drawn when somebody looks."""
    count = state.content.table_for(state.setup.seats).gates
    state.gates = list(range(len(CLANS)))
    state.row = [NOTHING] * count
    state.row_seen = [0] * count
    state.tell(events.GateRow, TABLE, count)


def join(state: Fall, seat: int, champion: int) -> None:
    """A champion card comes to a seat."""
    state.champions[seat] += (champion,)
    state.owner[champion] = seat
    card = state.content.champions[champion]
    if card.symbols:
        state.ancestry[seat] = with_symbols(state.ancestry[seat], card.planes)
