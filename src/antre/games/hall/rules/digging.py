"""Digging a tunnel: choose a tile and a mineral, find a place, pay.

Everything is paid before the tile lies; what follows from that is told in `tunnels`.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import MIXED
from antre.games.hall.content.options import Dig, Lay
from antre.games.hall.content.resources import MINERALS, RESOURCES, count
from antre.games.hall.rules.mixed_minerals import GiveMineral, mixed_minerals
from antre.games.hall.rules.places import Ground, charge_hammers, lays
from antre.games.hall.rules.purse import charge, spendable
from antre.games.hall.rules.refusals import why_not_lay
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.tunnels import LayTunnel

# The spaces of the smallest tile.
SMALLEST = 2


def dig_options(state: Hall, seat: int, purse: int) -> list[Option]:
    """Every tile and mineral that a purse can pay and the seat lay somewhere, without any trade."""
    most = [count(purse, mineral) for mineral in MINERALS]
    most.append(mixed_minerals(state, purse))
    richest = max(most)
    content = state.content
    if richest < SMALLEST:
        return []
    ground = Ground(state, seat, purse)
    options: list[Option] = []
    for dig, left, shape in zip(content.dig, state.tiles, content.shapes, strict=False):
        size = shape.size
        if left and size <= richest and ground.has_room(shape.ways):
            options += [dig[mineral] for mineral, amount in enumerate(most) if amount >= size]
    return options


def why_not_dig(state: Hall, seat: int, option: Dig) -> Refusal:
    """What forbids a tile and mineral that are not offered."""
    shape = state.content.shapes[option.shape]
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


class PlaceTunnel(SeatQuestion[Hall, Lay]):
    """Lay the chosen tile where it extends the own network."""

    __slots__ = ("mineral", "shape")
    rule = "dig.choose-tile"

    def __init__(self, seat: int, shape: int, mineral: int) -> None:
        self.seat = seat
        self.shape = shape
        self.mineral = mineral

    def options(self, state: Hall, seat: int) -> list[Option]:
        ground = Ground(state, seat, spendable(state, seat))
        return lays(state.content, ground.places(state.content.shapes[self.shape].ways))

    def apply(self, state: Hall, seat: int, option: Lay) -> None:
        content, shape, mineral, cell, turn = (
            state.content, self.shape, self.mineral, option.cell, option.turn,
        )  # fmt: skip
        size = content.shapes[shape].size
        if mineral == MIXED:
            state.stack.append(GiveMineral(seat, shape, cell, turn, size, MIXED))
        else:
            state.stack.append(LayTunnel(seat, shape, cell, turn, mineral))
            charge(state, seat, mineral, size)
        charge_hammers(state, seat, content.way_by_turn[shape][turn].pattern << cell)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Lay):
            return Refusal("ruling.dig-order")
        return why_not_lay(state, seat, self.shape, option)
