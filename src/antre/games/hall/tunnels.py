"""A tunnel comes to lie: it scores, clears rubble, unearths statues and finds what is buried."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.hall.founding import Founding
from antre.games.hall.grid import cell_name, cells_of
from antre.games.hall.networks import lay_section
from antre.games.hall.pedestals import offer_pedestal
from antre.games.hall.resources import CLANS, RESOURCES, STATUE_CLANS, named
from antre.games.hall.state import Hall


class LayTunnel(Step[Hall]):
    """The tunnel is paid: lay it, score it, then offer a pedestal and workshops."""

    __slots__ = ("cell", "mineral", "seat", "shape", "turn")

    def __init__(self, seat: int, shape: int, cell: int, turn: int, mineral: int) -> None:
        self.seat = seat
        self.shape = shape
        self.cell = cell
        self.turn = turn
        self.mineral = mineral

    def run(self, state: Hall) -> None:
        seat, shape = self.seat, self.shape
        way = state.box.way_by_turn[shape][self.turn]
        mask = way.pattern << self.cell
        state.tiles = (*state.tiles[:shape], state.tiles[shape] - 1, *state.tiles[shape + 1 :])
        lay_section(state, seat, mask, shape)
        self._score(state, mask)
        uncover(state, seat, mask)
        sites = _sites_beside(state, mask)
        if sites:
            state.stack.append(Founding(seat, sites))
        offer_pedestal(state, seat, way, self.cell)

    def _score(self, state: Hall, mask: int) -> None:
        box = state.box
        honor = box.dig_honor[self.mineral][box.shapes[self.shape].size]
        state.honor[state.purses[self.seat]] += honor
        if state.journal is not None:
            state.tell(
                "dig", self.seat, shape=box.shapes[self.shape].name,
                mineral=RESOURCES[self.mineral], cells=[cell_name(c) for c in cells_of(mask)],
                honor=honor,
            )  # fmt: skip


def _sites_beside(state: Hall, mask: int) -> tuple[int, ...]:
    board = state.board
    return tuple(
        [site for site, sides in zip(board.sites, board.site_sides, strict=True) if sides & mask]
    )


def uncover(state: Hall, seat: int, mask: int) -> None:
    """What lay under a new tunnel: rubble is cleared, statues stand, resources are gained."""
    state.rubble &= ~mask
    if state.journal is not None:
        for clan in STATUE_CLANS:
            for cell in cells_of(state.statues[clan] & mask):
                state.tell("unearth", seat, clan=CLANS[clan], cell=cell_name(cell))
    found = state.buried & mask
    if found:
        state.buried ^= found
        for cell in cells_of(found):
            gain_buried(state, seat, cell)


def gain_buried(state: Hall, seat: int, cell: int) -> None:
    purse = state.board.buried[cell]
    state.storage[state.purses[seat]] += purse
    if state.journal is not None:
        state.tell("buried", seat, cell=cell_name(cell), what=named(purse))
