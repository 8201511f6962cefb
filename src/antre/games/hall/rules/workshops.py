"""Workshops: who may activate one, and how many of its entrances are open."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.games.hall.content.content import SECOND_SHIFT, SPELLS
from antre.games.hall.content.grid import cell_name
from antre.games.hall.content.options import Activate
from antre.games.hall.rules import events
from antre.games.hall.rules.state import NOTHING, Hall
from antre.games.hall.rules.workshop_use import can_use, go_on

# What a seat has ever used: first the spells, then the workshops.
FIRST_WORKSHOP = len(SPELLS)


def most_activations(state: Hall) -> int:
    """How many workshops may be activated in this turn."""
    return 2 if state.in_force(SECOND_SHIFT) else 1


def activations_left(state: Hall) -> bool:
    return len(state.used) < most_activations(state)


def workshop_options(state: Hall, seat: int, purse: int) -> list[Option]:
    """The workshops a seat has an entrance to and something to spend in."""
    if not activations_left(state):
        return []
    board, content, network = state.board, state.content, state.network[seat]
    return [
        content.activate[board.sites[site]]
        for site, workshop in enumerate(state.workshops)
        if workshop != NOTHING
        and board.site_sides[site] & network
        and site not in state.used
        and can_use(state, seat, workshop, purse)
    ]


def why_not_activate(state: Hall, seat: int, cell: int) -> Refusal:
    """No workshop, no entrance, no activation left, or nothing to spend in it."""
    where = cell_name(cell)
    site = state.board.site_number.get(cell)
    if site is None or state.workshops[site] == NOTHING:
        return Refusal("workshop.none-at-start", where=where)
    if not activations_left(state) or site in state.used:
        return Refusal(
            "workshop.limit", need=most_activations(state), have=len(state.used), where=where
        )
    if not state.board.site_sides[site] & state.network[seat]:
        return Refusal("workshop.access", where=where)
    what = state.content.workshop_name[state.workshops[site]]
    return Refusal("workshop.conversion", what=what, where=where)


def open_entrances(state: Hall, site: int) -> int:
    """The sides of a workshop that lie beside anybody's network."""
    everybody = 0
    for network in state.network:
        everybody |= network
    return (state.board.site_sides[site] & everybody).bit_count()


def begin_activation(state: Hall, seat: int, option: Activate) -> None:
    site = state.board.site_number[option.cell]
    workshop = state.workshops[site]
    state.used += (site,)
    state.ever_used[seat] |= 1 << FIRST_WORKSHOP + workshop
    state.tell(events.Activate, seat, option.cell, workshop)
    go_on(state, seat, workshop, open_entrances(state, site))
