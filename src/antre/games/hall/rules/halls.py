"""Great halls, excavated for nothing over the tunnels of the own network."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import HALLS, TILES, HallContent
from antre.games.hall.content.grid import Orientation, cell_name
from antre.games.hall.content.options import Excavate, Lay
from antre.games.hall.rules import events
from antre.games.hall.rules.networks import cover_by_hall
from antre.games.hall.rules.places import lays
from antre.games.hall.rules.purse import UNFINISHED
from antre.games.hall.rules.refusals import first, same_turn, section_kind, section_name
from antre.games.hall.rules.state import NOTHING, Hall

# What a section is if it is a hall.
HALL_KINDS = range(len(TILES), len(TILES) + len(HALLS))


def coverable(state: Hall, seat: int) -> int:
    """The tunnel spaces of a seat's network: neither portals nor halls."""
    mask = state.network[seat]
    for portal in state.portals:
        mask &= ~(1 << portal)
    if max(state.altars) != NOTHING:
        for section, kind in zip(state.sections, state.section_kinds, strict=True):
            if kind in HALL_KINDS:
                mask &= ~section
    return mask


def room(mask: int, ways: Iterable[Orientation]) -> Iterator[tuple[Orientation, int]]:
    """The ways to turn a hall that fit wholly on a mask, each with its places."""
    for way in ways:
        fits = mask
        for offset in way.offsets[1:]:
            fits &= mask >> offset
            if not fits:
                break
        else:
            yield way, fits


def has_room(mask: int, ways: Iterable[Orientation]) -> bool:
    return next(room(mask, ways), None) is not None


def hall_options(state: Hall, seat: int) -> list[Option]:
    """The halls of the supply that fit somewhere on the seat's tunnels."""
    altars, excavate = state.altars, state.content.excavate
    fitting = fitting_halls(state.content, coverable(state, seat))
    return [excavate[hall] for hall in fitting if altars[hall] == NOTHING]


@lru_cache(maxsize=1 << 14)
def fitting_halls(content: HallContent, mask: int) -> tuple[int, ...]:
    """The halls that fit somewhere on a mask; asked far more often than tunnels change."""
    shapes = [content.shapes[kind] for kind in HALL_KINDS]
    return tuple([hall for hall, shape in enumerate(shapes) if has_room(mask, shape.ways)])


def why_not_hall(state: Hall, seat: int, option: Excavate) -> Refusal:
    """What forbids a hall that is not offered while one may be excavated."""
    shape = state.content.shapes[HALL_KINDS[option.hall]]
    if state.altars[option.hall] != NOTHING:
        return Refusal("ruling.hall-supply", what=shape.name)
    return Refusal("ruling.hall-room", what=shape.name, need=shape.size)


def begin_hall(state: Hall, seat: int, option: Excavate) -> None:
    """The hall is chosen; where shall it lie?"""
    state.stack.append(PlaceHall(seat, option.hall))


class PlaceHall(SeatQuestion[Hall, Lay]):
    """Lay the hall over tunnels of the own network."""

    __slots__ = ("hall",)
    rule = "hall.only-tunnels"

    def __init__(self, seat: int, hall: int) -> None:
        self.seat = seat
        self.hall = hall

    def options(self, state: Hall, seat: int) -> list[Option]:
        shape = state.content.shapes[HALL_KINDS[self.hall]]
        return lays(state.content, room(coverable(state, seat), shape.ways))

    def apply(self, state: Hall, seat: int, option: Lay) -> None:
        shape = HALL_KINDS[self.hall]
        way = state.content.way_by_turn[shape][option.turn]
        mask = way.pattern << option.cell
        altars = list(state.altars)
        altars[self.hall] = option.cell + way.marks[0]
        state.altars = tuple(altars)
        cover_by_hall(state, mask, shape)
        state.pedestals = tuple([pedestals & ~mask for pedestals in state.pedestals])
        state.tell(events.Hall, seat, self.hall, mask)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Lay):
            return Refusal(UNFINISHED)
        shape = HALL_KINDS[self.hall]
        way = state.content.way_by_turn[shape].get(option.turn)
        if way is None:
            return same_turn(state.content, shape, option)
        return why_not_covered(
            state, seat, first(way.pattern << option.cell & ~coverable(state, seat))
        )


def why_not_covered(state: Hall, seat: int, cell: int) -> Refusal:
    """The rule that keeps a hall off a space."""
    where = cell_name(cell)
    number = state.board.site_number.get(cell)
    if number is not None:
        workshop = state.workshops[number]
        if workshop != NOTHING:
            name = state.content.workshop_name[workshop]
            return Refusal("hall.never-cover", where=where, what=name)
        return Refusal("ruling.workshop-site-reserved", where=where)
    kind = section_kind(state, cell)
    if kind == NOTHING:
        return Refusal("hall.only-tunnels", where=where)
    if not state.network[seat] >> cell & 1:
        return Refusal("ruling.hall-own-network", where=where)
    return Refusal("hall.never-cover", where=where, what=section_name(state, cell))
