"""Devastation: a region is laid waste, and everybody's cubes look for another place."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import CUBE, DEVASTATE, LEVELS, REGIONS
from antre.games.garden.content.options import Place
from antre.games.garden.rules import events
from antre.games.garden.rules.asking import ask
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import NOBODY, Garden
from antre.games.garden.rules.troops import dismiss_units, move, usable


def devastate(state: Garden, callo: int, region: int) -> None:
    """Units go but for one Faun, the neutral nation goes, cubes go but for half of Callo's."""
    state.devastated |= 1 << region
    state.darkness[region] = 0
    state.neutral[region] = 0
    state.tell(events.Devastates, callo, region, state.devastated.bit_count())
    free_held_cubes(state, region)
    clear_units(state, callo, region)
    move_magic(state, region)
    for seat in reversed(state.order):
        cubes = state.cubes[REGIONS * seat + region]
        leaving = cubes // 2 if seat == callo else cubes
        send_away(state, seat, region, leaving)


def free_held_cubes(state: Garden, region: int) -> None:
    """What Vuko holds there is free, and goes with the others."""
    if state.vuko == region:
        for seat, count in enumerate(state.held):
            state.cubes[REGIONS * seat + region] += count
            state.held[seat] = 0


def clear_units(state: Garden, callo: int, region: int) -> None:
    """All units to their supplies, without points for anybody; one Faun stays, locked."""
    faun = LEVELS * callo + state.box.deed_unit[DEVASTATE]
    for kind in range(LEVELS * state.setup.seats):
        count = state.units[REGIONS * kind + region] - (kind == faun)
        if count > 0:
            dismiss_units(state, kind // LEVELS, kind % LEVELS, region, count)


def move_magic(state: Garden, region: int) -> None:
    """To the lowest tile without a magic token: beside it, or else anywhere."""
    if not state.magic[region]:
        return
    bare = sum(1 << other for other in regions_in(usable(state)) if is_bare(state, other))
    near = bare & state.layout.beside[region]
    to = min(regions_in(near or bare), key=lambda other: state.tiles[other])
    state.magic[region] -= 1
    state.magic[to] += 1
    state.tell(events.MagicMoves, NOBODY, region, to)


def is_bare(state: Garden, region: int) -> bool:
    """No magic token lies there, neither face up nor face down."""
    return not state.magic[region] and not (region == state.thorn and state.magic_down)


def send_away(state: Garden, seat: int, region: int, count: int) -> None:
    """Cubes go to neighbouring regions as their owner likes."""
    if count:
        ask(state, Redistribute(seat, region, count))


class Redistribute(SeatQuestion[Garden, Place]):
    """Where the next of so many cubes goes."""

    __slots__ = ("count", "region")
    rule = "devastation.others-move"

    def __init__(self, seat: int, region: int, count: int) -> None:
        self.seat = seat
        self.region = region
        self.count = count

    def options(self, state: Garden, seat: int) -> list[Option]:
        return state.box.places[state.layout.beside[self.region] & usable(state)]

    def apply(self, state: Garden, seat: int, option: Place) -> None:
        move(state, seat, CUBE, self.region, option.region)
        send_away(state, seat, self.region, self.count - 1)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, "ruling.redistribution-targets", option)
