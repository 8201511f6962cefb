"""A pedestal on the anchor of the tunnel just dug: now or never, one a clan and zone."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import ZONES
from antre.games.hall.content.grid import Orientation, cell_name
from antre.games.hall.content.options import Plain, SetPedestal
from antre.games.hall.content.resources import CLANS, STATUE_CLANS
from antre.games.hall.rules import events
from antre.games.hall.rules.state import Hall, place_on_track


def offer_pedestal(state: Hall, seat: int, way: Orientation, cell: int) -> None:
    """Ask for a pedestal if the seat could add one to the tunnel that begins at `cell`."""
    if way.marks and any(state.stock_of(seat)):
        question = AddPedestal(seat, tuple([cell + mark for mark in way.marks]))
        if question.pedestals(state, seat):
            state.stack.append(question)


class AddPedestal(SeatQuestion[Hall, SetPedestal | Plain]):
    """Add a pedestal where the tile can have its anchor, or leave it."""

    __slots__ = ("anchors",)
    rule = "pedestal.offer"

    def __init__(self, seat: int, anchors: tuple[int, ...]) -> None:
        self.seat = seat
        self.anchors = anchors

    def pedestals(self, state: Hall, seat: int) -> list[Option]:
        stock, zone, tokens = state.stock_of(seat), state.board.zone, state.tokens
        return [
            state.content.set_pedestal[clan][cell]
            for clan in STATUE_CLANS
            if stock[clan]
            for cell in self.anchors
            if tokens[place_on_track(zone[cell], clan)]
        ]

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*self.pedestals(state, seat), state.content.done]

    def apply(self, state: Hall, seat: int, option: SetPedestal | Plain) -> None:
        if isinstance(option, SetPedestal):
            set_pedestal(state, seat, option.clan, option.cell)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, SetPedestal):
            return Refusal("ruling.dig-order")
        if option.cell not in self.anchors:
            return Refusal("pedestal.only-now", where=cell_name(option.cell))
        clan = CLANS[option.clan]
        if not state.stock_of(seat)[option.clan]:
            return Refusal("pedestal.offer", what=clan)
        zone = state.board.zone[option.cell]
        standing = state.pedestals[option.clan] & state.board.zones[zone]
        rule = "pedestal.zone-limit" if standing else "pedestal.token-gone"
        return Refusal(rule, what=clan, where=ZONES[zone])


def set_pedestal(state: Hall, seat: int, clan: int, cell: int) -> None:
    """The pedestal stays for good; its token goes to the seat, face down."""
    zone = state.board.zone[cell]
    state.add_pedestal(seat, clan, -1)
    pedestals, tokens = list(state.pedestals), list(state.tokens)
    pedestals[clan] |= 1 << cell
    place = place_on_track(zone, clan)
    value, tokens[place] = tokens[place], 0
    state.pedestals, state.tokens = tuple(pedestals), tuple(tokens)
    state.won[seat] = tuple(sorted((*state.won[seat], value)))
    state.tell(events.SetPedestal, seat, clan, cell, zone)
    state.tell(events.Token, seat, value, audience=state.setup.side_of(seat))
