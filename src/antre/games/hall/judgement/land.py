"""A seat's network and all around it, as far as it matters for what the network is worth."""

from __future__ import annotations

from typing import NamedTuple

from antre.games.hall.content.content import Board, HallContent
from antre.games.hall.content.grid import beside
from antre.games.hall.rules.networks import built, enemy
from antre.games.hall.rules.state import Hall

Sections = tuple[tuple[int, int], ...]


class Land(NamedTuple):
    """All that matters for the worth of a seat's network."""

    content: HallContent
    board: Board
    network: int
    enemies: int
    built: int
    own: Sections
    statues: tuple[int, ...]
    pedestals: tuple[int, ...]
    altars: tuple[int, ...]
    workshops: tuple[int, ...]
    tokens: tuple[int, ...]
    stock: tuple[int, ...]
    rubble: int

    @property
    def free(self) -> int:
        """Where the seat may dig, rubble included."""
        return self.board.ground & ~self.built & ~beside(self.enemies)


def land_of(state: Hall, seat: int) -> Land:
    network = state.network[seat]
    own = [
        section
        for section in zip(state.sections, state.section_kinds, strict=True)
        if section[0] & network
    ]
    return Land(
        state.content, state.board, network, enemy(state, seat), built(state), tuple(own),
        state.statues, state.pedestals, state.altars, state.workshops, state.tokens,
        tuple(state.stock_of(seat)), state.rubble,
    )  # fmt: skip
