"""Digging a tunnel: choose a tile and a mineral, find a place, pay.

Everything is paid before the tile lies; what follows from that is told in `tunnels`.
"""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision
from antre.games.hall.alloy import GiveMineral, mixed_minerals
from antre.games.hall.box import MIXED
from antre.games.hall.options import Dig, Lay
from antre.games.hall.places import Ground, charge_hammers, lays
from antre.games.hall.purse import charge, spendable
from antre.games.hall.refusals import why_not_lay
from antre.games.hall.resources import MINERALS, RESOURCES, count
from antre.games.hall.state import Hall
from antre.games.hall.tunnels import LayTunnel

# The spaces of the smallest tile.
SMALLEST = 2


def dig_options(state: Hall, seat: int) -> list[Option]:
    """Every tile and mineral the seat can pay for and lay somewhere, without any trade."""
    purse = spendable(state, seat)
    most = [count(purse, mineral) for mineral in MINERALS]
    most.append(mixed_minerals(state, purse))
    richest = max(most)
    box = state.box
    if richest < SMALLEST:
        return []
    ground = Ground(state, seat)
    options: list[Option] = []
    for dig, left, shape in zip(box.dig, state.tiles, box.shapes, strict=False):
        size = shape.size
        if left and size <= richest and ground.has_room(shape.ways):
            options += [dig[mineral] for mineral, amount in enumerate(most) if amount >= size]
    return options


def can_dig(state: Hall, seat: int) -> bool:
    return bool(dig_options(state, seat))


def why_not_dig(state: Hall, seat: int, option: Dig) -> Refusal:
    """What forbids a tile and mineral that are not offered."""
    shape = state.box.shapes[option.shape]
    if not state.tiles[option.shape]:
        return Refusal("ruling.tile-exhausted", what=shape.name)
    purse = spendable(state, seat)
    if option.mineral == MIXED:
        have, what = mixed_minerals(state, purse), "mixed"
        if not have:
            return Refusal("dig.one-mineral", what=what)
    else:
        have, what = count(purse, option.mineral), RESOURCES[option.mineral]
    if have < shape.size:
        return Refusal("dig.cost", need=shape.size, have=have, what=what)
    return Refusal("ruling.dig-possible", what=shape.name)


def begin_dig(state: Hall, seat: int, option: Dig) -> None:
    """The tile is chosen; where shall it lie?"""
    state.stack.append(PlaceTunnel(seat, option.shape, option.mineral))


class PlaceTunnel(Decision[Hall, Lay]):
    """Lay the chosen tile where it extends the own network."""

    __slots__ = ("mineral", "shape")
    rule = "dig.choose-tile"

    def __init__(self, seat: int, shape: int, mineral: int) -> None:
        self.seat = seat
        self.shape = shape
        self.mineral = mineral

    def options(self, state: Hall, seat: int) -> list[Option]:
        ground = Ground(state, seat)
        return lays(state.box, ground.places(state.box.shapes[self.shape].ways))

    def apply(self, state: Hall, seat: int, option: Lay) -> None:
        box, shape, mineral, cell, turn = (
            state.box, self.shape, self.mineral, option.cell, option.turn,
        )  # fmt: skip
        size = box.shapes[shape].size
        if mineral == MIXED:
            state.stack.append(GiveMineral(seat, shape, cell, turn, size, MIXED))
        else:
            state.stack.append(LayTunnel(seat, shape, cell, turn, mineral))
            charge(state, seat, mineral, size)
        charge_hammers(state, seat, box.way_by_turn[shape][turn].pattern << cell)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Lay):
            return Refusal("ruling.dig-order")
        return why_not_lay(state, seat, self.shape, option)
