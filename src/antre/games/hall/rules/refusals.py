"""Why a tile cannot lie somewhere, in the words of the rules."""

from __future__ import annotations

from antre.core.reason import Refusal
from antre.games.hall.content.content import HallContent
from antre.games.hall.content.grid import beside, cell_name, cells_of
from antre.games.hall.content.options import Lay
from antre.games.hall.rules.networks import built, enemy
from antre.games.hall.rules.places import hammers_of
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import LEFTOVER, NOTHING, PORTAL, Hall


def why_not_lay(state: Hall, seat: int, shape: int, lay: Lay) -> Refusal:
    """What forbids a place for a tunnel that is not offered."""
    way = state.content.way_by_turn[shape].get(lay.turn)
    if way is None:
        return same_turn(state.content, shape, lay)
    mask = way.pattern << lay.cell
    need = (mask & state.rubble).bit_count()
    return (
        off_ground(state, mask)
        or beside_enemy(state, seat, mask)
        or away_from_own(state, seat, mask)
        or Refusal(
            "dig.rubble-forbidden", need=need, have=hammers_of(state, spendable(state, seat))
        )
    )


def same_turn(content: HallContent, shape: int, lay: Lay) -> Refusal:
    """Turned like this the tile looks as in another turn, which is offered in its place."""
    tile = content.shapes[shape]
    rule = "dig.rotate-flip" if shape < len(content.tile_copies) else "ruling.hall-rotate"
    return Refusal(rule, what=tile.name, need=tile.turns[lay.turn], have=lay.turn)


def off_ground(state: Hall, mask: int) -> Refusal | None:
    """Out of the board, on what is built, on the heart or on a site."""
    board = state.board
    if outside := mask & ~board.spaces & ~board.heart:
        return Refusal("dig.inside-board", where=cell_name(first(outside)))
    if mask & board.heart:
        return Refusal("dig.no-overlap", where=cell_name(first(mask & board.heart)), what="heart")
    if taken := mask & built(state):
        cell = first(taken)
        return Refusal("dig.no-overlap", where=cell_name(cell), what=section_name(state, cell))
    for site, workshop in zip(board.sites, state.workshops, strict=True):
        if mask >> site & 1:
            return on_site(state.content, site, workshop)
    return None


def on_site(content: HallContent, site: int, workshop: int) -> Refusal:
    if workshop == NOTHING:
        return Refusal("ruling.workshop-site-reserved", where=cell_name(site))
    return Refusal("dig.no-overlap", where=cell_name(site), what=content.workshop_name[workshop])


def beside_enemy(state: Hall, seat: int, mask: int) -> Refusal | None:
    touched = beside(mask) & enemy(state, seat)
    if not touched:
        return None
    cell = first(touched)
    kind = section_kind(state, cell)
    tunnel = 0 <= kind < len(state.tiles) or kind == LEFTOVER
    rule = "dig.not-adjacent-enemy" if tunnel else "ruling.enemy-portal"
    where = cell_name(first(mask & beside(1 << cell)))
    return Refusal(rule, where=where, what=section_name(state, cell))


def away_from_own(state: Hall, seat: int, mask: int) -> Refusal | None:
    edge = beside(mask)
    if edge & state.network[seat]:
        return None
    for site, workshop in zip(state.board.sites, state.workshops, strict=True):
        if workshop != NOTHING and edge >> site & 1:
            return Refusal("dig.workshop-not-network", what=state.content.workshop_name[workshop])
    return Refusal("dig.touch-own", where=", ".join(map(cell_name, cells_of(mask))))


def first(mask: int) -> int:
    """The first space of a mask in reading order."""
    return (mask & -mask).bit_length() - 1


def section_kind(state: Hall, cell: int) -> int:
    """What is built on a space; NOTHING if nothing is."""
    for section, kind in zip(state.sections, state.section_kinds, strict=True):
        if section >> cell & 1:
            return kind
    return NOTHING


def section_name(state: Hall, cell: int) -> str:
    kind = section_kind(state, cell)
    names = {PORTAL: "portal", LEFTOVER: "leftover"}
    return names[kind] if kind in names else state.content.shapes[kind].name
