"""A pedestal on the anchor of the tunnel just dug: now or never, one a clan and zone."""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision
from antre.games.hall.box import ZONES
from antre.games.hall.grid import Orientation, cell_name
from antre.games.hall.options import Plain, SetPedestal
from antre.games.hall.resources import CLANS, STATUE_CLANS
from antre.games.hall.state import Hall


def offer_pedestal(state: Hall, seat: int, way: Orientation, cell: int) -> None:
    """Ask for a pedestal if the seat could add one to the tunnel that begins at `cell`."""
    first = 3 * state.purses[seat]
    if way.marks and any(state.stock[first : first + 3]):
        question = AddPedestal(seat, tuple([cell + mark for mark in way.marks]))
        if question.pedestals(state, seat):
            state.stack.append(question)


class AddPedestal(Decision[Hall, SetPedestal | Plain]):
    """Add a pedestal where the tile can have its anchor, or leave it."""

    __slots__ = ("anchors",)
    rule = "pedestal.offer"

    def __init__(self, seat: int, anchors: tuple[int, ...]) -> None:
        self.seat = seat
        self.anchors = anchors

    def pedestals(self, state: Hall, seat: int) -> list[Option]:
        first, zone, tokens = 3 * state.purses[seat], state.board.zone, state.tokens
        return [
            state.box.set_pedestal[clan][cell]
            for clan in STATUE_CLANS
            if state.stock[first + clan]
            for cell in self.anchors
            if tokens[3 * zone[cell] + clan]
        ]

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*self.pedestals(state, seat), state.box.done]

    def apply(self, state: Hall, seat: int, option: SetPedestal | Plain) -> None:
        if isinstance(option, SetPedestal):
            set_pedestal(state, seat, option.clan, option.cell)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, SetPedestal):
            return Refusal("ruling.dig-order")
        if option.cell not in self.anchors:
            return Refusal("pedestal.only-now", where=cell_name(option.cell))
        clan = CLANS[option.clan]
        if not state.stock[3 * state.purses[seat] + option.clan]:
            return Refusal("pedestal.offer", what=clan)
        zone = state.board.zone[option.cell]
        standing = state.pedestals[option.clan] & state.board.zones[zone]
        rule = "pedestal.zone-limit" if standing else "pedestal.token-gone"
        return Refusal(rule, what=clan, where=ZONES[zone])


def set_pedestal(state: Hall, seat: int, clan: int, cell: int) -> None:
    """The pedestal stays for good; its token goes to the seat, face down."""
    zone = state.board.zone[cell]
    state.stock[3 * state.purses[seat] + clan] -= 1
    pedestals, tokens = list(state.pedestals), list(state.tokens)
    pedestals[clan] |= 1 << cell
    place = 3 * zone + clan
    value, tokens[place] = tokens[place], 0
    state.pedestals, state.tokens = tuple(pedestals), tuple(tokens)
    state.won[seat] = tuple(sorted((*state.won[seat], value)))
    if state.journal is not None:
        where = cell_name(cell)
        state.tell("set_pedestal", seat, clan=CLANS[clan], cell=where, zone=ZONES[zone])
        state.tell("token", seat, only=(seat,), value=value)
