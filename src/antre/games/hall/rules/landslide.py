"""The spell Landslide: a tunnel tile is lifted and laid again, for nothing but hammers."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.options import Lay, Lift, Plain
from antre.games.hall.rules import events
from antre.games.hall.rules.networks import lay_section, lift_section
from antre.games.hall.rules.places import Ground, charge_hammers, lays
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.refusals import first, why_not_lay
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.tunnels import uncover


def landslide(state: Hall, seat: int) -> None:
    """Ask for a tile to lift, if there is any."""
    if liftable(state, seat):
        state.stack.append(LiftTile(seat))


def liftable(state: Hall, seat: int) -> list[int]:
    """The own tunnel tiles that are whole and hold neither a statue nor a pedestal.

    Each of them can be laid somewhere: at least where it was, on cleared ground.
    """
    fire, ice, moon = state.statues
    taken = fire | ice | moon
    fire, ice, moon = state.pedestals
    taken |= fire | ice | moon
    tunnels = len(state.tiles)
    return [
        section
        for section, kind in zip(state.sections, state.section_kinds, strict=True)
        if kind < tunnels and section & state.network[seat] and not section & taken
    ]


class LiftTile(SeatQuestion[Hall, Lift | Plain]):
    """Choose the tile to lift, or leave all where they are."""

    __slots__ = ()
    rule = "spell.effect"

    def options(self, state: Hall, seat: int) -> list[Option]:
        lift = state.content.lift
        tiles = [lift[first(section)] for section in liftable(state, seat)]
        return [*tiles, state.content.none]

    def apply(self, state: Hall, seat: int, option: Lift | Plain) -> None:
        if isinstance(option, Lift):
            mask = next(mask for mask in liftable(state, seat) if first(mask) == option.cell)
            shape = lift_section(state, mask)
            state.stack.append(PlaceAgain(seat, shape))
            state.tell(events.Lift, seat, mask)


class PlaceAgain(SeatQuestion[Hall, Lay]):
    """Lay the lifted tile beside what is still connected to the own portal."""

    __slots__ = ("shape",)
    rule = "spell.effect"

    def __init__(self, seat: int, shape: int) -> None:
        self.seat = seat
        self.shape = shape

    def options(self, state: Hall, seat: int) -> list[Option]:
        ground = Ground(state, seat, spendable(state, seat))
        return lays(state.content, ground.places(state.content.shapes[self.shape].ways))

    def apply(self, state: Hall, seat: int, option: Lay) -> None:
        mask = state.content.way_by_turn[self.shape][option.turn].pattern << option.cell
        state.stack.append(LayAgain(seat, self.shape, option.cell, option.turn))
        charge_hammers(state, seat, mask)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Lay):
            return Refusal(self.rule)
        return why_not_lay(state, seat, self.shape, option)


class LayAgain(Step[Hall]):
    """The tile lies in its new place: no honor, no pedestal, no workshop."""

    __slots__ = ("cell", "seat", "shape", "turn")

    def __init__(self, seat: int, shape: int, cell: int, turn: int) -> None:
        self.seat = seat
        self.shape = shape
        self.cell = cell
        self.turn = turn

    def run(self, state: Hall) -> None:
        mask = state.content.way_by_turn[self.shape][self.turn].pattern << self.cell
        lay_section(state, self.seat, mask, self.shape)
        state.tell(events.Lay, self.seat, self.shape, mask)
        uncover(state, self.seat, mask)
