"""A tunnel comes to lie: it scores, clears rubble, unearths statues and finds what is buried."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.hall.content.grid import cells_of
from antre.games.hall.content.resources import STATUE_CLANS
from antre.games.hall.rules import events
from antre.games.hall.rules.founding import Founding
from antre.games.hall.rules.networks import lay_section
from antre.games.hall.rules.pedestals import offer_pedestal
from antre.games.hall.rules.state import Hall


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
        way = state.content.way_by_turn[shape][self.turn]
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
        content = state.content
        honor = content.dig_honor[self.mineral][content.shapes[self.shape].size]
        state.honor[state.team_of[self.seat]] += honor
        state.tell(events.Dig, self.seat, self.shape, self.mineral, mask, honor)


def _sites_beside(state: Hall, mask: int) -> tuple[int, ...]:
    board = state.board
    return tuple(
        [site for site, sides in zip(board.sites, board.site_sides, strict=True) if sides & mask]
    )


def uncover(state: Hall, seat: int, mask: int) -> None:
    """What lay under a new tunnel: rubble is cleared, statues stand, resources are gained."""
    state.rubble &= ~mask
    for clan in STATUE_CLANS:
        for cell in cells_of(state.statues[clan] & mask):
            state.tell(events.Unearth, seat, clan, cell)
    found = state.buried & mask
    if found:
        state.buried ^= found
        for cell in cells_of(found):
            gain_buried(state, seat, cell)


def gain_buried(state: Hall, seat: int, cell: int) -> None:
    purse = state.board.buried[cell]
    state.storage[state.team_of[seat]] += purse
    state.tell(events.Buried, seat, cell, purse)
