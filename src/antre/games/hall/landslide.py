"""The spell Landslide: a tunnel tile is lifted and laid again, for nothing but hammers."""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.hall.grid import cell_name, cells_of
from antre.games.hall.networks import lay_section, lift_section
from antre.games.hall.options import Lay, Lift, Plain
from antre.games.hall.places import Ground, charge_hammers, lays
from antre.games.hall.refusals import first, why_not_lay
from antre.games.hall.state import Hall
from antre.games.hall.tunnels import uncover


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


class LiftTile(Decision[Hall, Lift | Plain]):
    """Choose the tile to lift, or leave all where they are."""

    __slots__ = ()
    rule = "spell.effect"

    def options(self, state: Hall, seat: int) -> list[Option]:
        lift = state.box.lift
        tiles = [lift[first(section)] for section in liftable(state, seat)]
        return [*tiles, state.box.none]

    def apply(self, state: Hall, seat: int, option: Lift | Plain) -> None:
        if isinstance(option, Lift):
            mask = next(mask for mask in liftable(state, seat) if first(mask) == option.cell)
            shape = lift_section(state, mask)
            state.stack.append(PlaceAgain(seat, shape))
            if state.journal is not None:
                state.tell("lift", seat, cells=[cell_name(cell) for cell in cells_of(mask)])


class PlaceAgain(Decision[Hall, Lay]):
    """Lay the lifted tile beside what is still connected to the own portal."""

    __slots__ = ("shape",)
    rule = "spell.effect"

    def __init__(self, seat: int, shape: int) -> None:
        self.seat = seat
        self.shape = shape

    def options(self, state: Hall, seat: int) -> list[Option]:
        return lays(state.box, Ground(state, seat).places(state.box.shapes[self.shape].ways))

    def apply(self, state: Hall, seat: int, option: Lay) -> None:
        mask = state.box.way_by_turn[self.shape][option.turn].pattern << option.cell
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
        mask = state.box.way_by_turn[self.shape][self.turn].pattern << self.cell
        lay_section(state, self.seat, mask, self.shape)
        if state.journal is not None:
            cells = [cell_name(cell) for cell in cells_of(mask)]
            state.tell("lay", self.seat, shape=state.box.shapes[self.shape].name, cells=cells)
        uncover(state, self.seat, mask)
