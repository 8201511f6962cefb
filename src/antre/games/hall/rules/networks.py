"""Sections and networks: who is connected to which portal.

Whatever is built is in the network of the portal a path of adjacent spaces leads to, or isolated.
No two networks of opponents ever touch, so an isolated group touches no network at all. Partners'
networks may touch; from then on both are one and the same.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from antre.games.hall.content.grid import beside, flood
from antre.games.hall.rules.state import LEFTOVER, PORTAL, Hall


def add_portal(state: Hall, seat: int, cell: int) -> None:
    """A network starts with its portal."""
    state.portals[seat] = cell
    state.network[seat] = 1 << cell
    state.sections += (1 << cell,)
    state.section_kinds += (PORTAL,)


def built(state: Hall) -> int:
    """All spaces under a portal, a tunnel or a hall."""
    return reduce(or_, state.sections, 0)


def isolated(state: Hall) -> int:
    """What is built but connected to no portal."""
    return built(state) & ~reduce(or_, state.network)


def enemy(state: Hall, seat: int) -> int:
    """The networks of all opponents; a partner is none."""
    team_of = state.team_of
    own = team_of[seat]
    mask = 0
    for other, network in enumerate(state.network):
        if team_of[other] != own:
            mask |= network
    return mask


def forbidden(state: Hall, seat: int) -> int:
    """The spaces where no tunnel of the seat may lie: those beside an opponent's network.

    An isolated group beside such a network would be part of it, so a tunnel that joins a group
    never reaches an opponent through it.
    """
    return beside(enemy(state, seat))


def lay_section(state: Hall, seat: int, mask: int, kind: int) -> None:
    """A tile joins the network of a seat, and with it the isolated groups it touches."""
    loose = isolated(state)
    state.sections += (mask,)
    state.section_kinds += (kind,)
    grown = state.network[seat] | mask
    if loose:
        grown |= flood(beside(mask), loose)
    state.network[seat] = grown
    if state.setup.settings["teams"]:
        _join_partner(state, seat)


def _join_partner(state: Hall, seat: int) -> None:
    partner = 3 - seat
    if beside(state.network[seat]) & state.network[partner]:
        both = state.network[seat] | state.network[partner]
        state.network[seat] = state.network[partner] = both


def lift_section(state: Hall, mask: int) -> int:
    """Take a tile off the mountain; what it held together may be isolated. The tile's kind."""
    place = state.sections.index(mask)
    kind = state.section_kinds[place]
    state.sections = state.sections[:place] + state.sections[place + 1 :]
    state.section_kinds = state.section_kinds[:place] + state.section_kinds[place + 1 :]
    recompute(state)
    return kind


def recompute(state: Hall) -> None:
    """Each network anew: all that is connected to the portal."""
    mask = built(state)
    state.network = [flood(1 << portal, mask) for portal in state.portals]


def cover_by_hall(state: Hall, mask: int, kind: int) -> None:
    """Lay a hall over tunnels; every connected piece that sticks out is a tunnel of its own."""
    sections: list[int] = []
    kinds: list[int] = []
    for section, old in zip(state.sections, state.section_kinds, strict=True):
        if section & mask:
            left = pieces(section & ~mask)
            sections += left
            kinds += [LEFTOVER] * len(left)
        else:
            sections.append(section)
            kinds.append(old)
    state.sections = (*sections, mask)
    state.section_kinds = (*kinds, kind)


def pieces(mask: int) -> list[int]:
    """The connected pieces of a mask."""
    found = []
    while mask:
        piece = flood(mask & -mask, mask)
        found.append(piece)
        mask ^= piece
    return found
