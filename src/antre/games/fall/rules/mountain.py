"""Trolls and gnomes in caverns, and what that makes of a cavern.

A seat *inhabits* a cavern with at least one troll, *dominates* it if it alone has trolls there and
*controls* it with more trolls than each opponent. Its lairs it always dominates.
"""

from __future__ import annotations

from antre.games.fall.content.board import SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CONTROL_DOUBLE, STAR_TROLL
from antre.games.fall.rules import events
from antre.games.fall.rules.state import NOWHERE, TABLE, Fall


def add(state: Fall, seat: int, space: int, count: int) -> None:
    state.trolls[SPACES * seat + space] += count
    state.inhabits[seat] |= 1 << space


def remove(state: Fall, seat: int, space: int, count: int) -> None:
    place = SPACES * seat + space
    state.trolls[place] -= count
    if not state.trolls[place]:
        state.inhabits[seat] &= ~(1 << space)


def bring(state: Fall, seat: int, space: int, count: int) -> None:
    """Trolls come from the reserve."""
    if count:
        state.troll_reserve[seat] -= count
        add(state, seat, space, count)


def move_trolls(state: Fall, seat: int, origin: int, space: int, count: int) -> None:
    """Ordinary trolls of a seat go from one space to another."""
    remove(state, seat, origin, count)
    add(state, seat, space, count)
    state.tell(events.TrollsMove, seat, origin, space, count)


def move_pawn(state: Fall, champion: int, space: int) -> None:
    """A champion pawn goes to another space."""
    seat, origin = state.owner[champion], state.pawns[champion]
    remove(state, seat, origin, 1)
    add(state, seat, space, 1)
    state.pawns[champion] = space
    state.tell(events.PawnMoves, seat, champion, origin, space)


def pawns_of(state: Fall, seat: int) -> list[int]:
    """The champions of a seat whose pawns are on the board."""
    pawns = state.pawns
    return [champion for champion in state.champions[seat] if pawns[champion] != NOWHERE]


def pawns_at(state: Fall, seat: int, space: int) -> list[int]:
    pawns = state.pawns
    return [champion for champion in state.champions[seat] if pawns[champion] == space]


def ordinary(state: Fall, seat: int, space: int) -> int:
    """The trolls of a seat at a space that are no champions."""
    return state.trolls[SPACES * seat + space] - len(pawns_at(state, seat, space))


def trolls_at(state: Fall, space: int) -> int:
    """The trolls of all seats at a space."""
    return sum(state.trolls[space::SPACES])


# --- the status of caverns


def others(state: Fall, seat: int) -> int:
    """Where somebody else has trolls."""
    found = 0
    for other, inhabits in enumerate(state.inhabits):
        if other != seat:
            found |= inhabits
    return found


def home(state: Fall, seat: int) -> int:
    """All that a seat inhabits, its lairs included even if they are empty."""
    return state.inhabits[seat] | state.lairs[seat]


def dominated(state: Fall, seat: int) -> int:
    return state.inhabits[seat] & ~others(state, seat) | state.lairs[seat]


def not_empty(state: Fall) -> int:
    """The spaces that hold a troll or a gnome."""
    return others(state, -1) | state.invaded


def controlled(state: Fall, seat: int) -> int:
    """The spaces where a seat has more trolls than each opponent."""
    if state.stars:
        return _controlled_with_stars(state, seat)
    mine = state.inhabits[seat]
    rivals = others(state, seat)
    found = mine & ~rivals
    contested = mine & rivals
    while contested:
        low = contested & -contested
        contested ^= low
        if _has_most(state, seat, low.bit_length() - 1):
            found |= low
    return found | state.lairs[seat]


def _controlled_with_stars(state: Fall, seat: int) -> int:
    """The same where a star may stand for a troll, even in a cavern without trolls."""
    spaces = state.inhabits[seat] | star_troll(state, seat)
    found = sum(1 << space for space in cells_of(spaces) if _has_most(state, seat, space))
    return found | state.lairs[seat]


def star_troll(state: Fall, seat: int) -> int:
    """The cavern where a star counts as a troll of the seat, as a bit; 0 if there is none."""
    champion = state.content.by_ability[STAR_TROLL]
    if state.owner[champion] != seat:
        return 0
    return sum(1 << place for star, place in state.stars if star == champion)


def _has_most(state: Fall, seat: int, space: int) -> bool:
    own = weight(state, seat, space)
    return own > 0 and all(
        other == seat or weight(state, other, space) < own for other in range(state.setup.seats)
    )


def weight(state: Fall, seat: int, space: int) -> int:
    """How many trolls a seat counts for at a space when control is compared."""
    found = state.trolls[SPACES * seat + space]
    champion = state.content.by_ability[CONTROL_DOUBLE]
    if state.owner[champion] == seat and state.pawns[champion] == space:
        found += state.content.champions[champion].amount
    if state.stars and star_troll(state, seat) >> space & 1:
        found += 1
    return found


# --- gnomes


def gnomes_at(state: Fall, cavern: int) -> list[int]:
    """The strengths of the gnome tokens in a cavern."""
    return [strength for strength in state.gnomes[2 * cavern : 2 * cavern + 2] if strength]


def add_gnome(state: Fall, cavern: int) -> bool:
    """A token of the reserve comes to a cavern, seen by nobody; False if none is left."""
    if not state.reserve:
        return False
    place = 2 * cavern + (state.gnomes[2 * cavern] > 0)
    state.gnomes[place] = state.deal(state.reserve, 1, "gnome")[0]
    state.gnome_seen[place] = 0
    state.invaded |= 1 << cavern
    state.tell(events.GnomeAppears, TABLE, cavern)
    return True


def has_one_gnome(state: Fall, cavern: int) -> bool:
    return state.gnomes[2 * cavern] > 0 and not state.gnomes[2 * cavern + 1]


def clear_gnomes(state: Fall, cavern: int) -> None:
    for place in (2 * cavern, 2 * cavern + 1):
        state.gnomes[place] = state.gnome_seen[place] = 0
    state.invaded &= ~(1 << cavern)
