"""Trolls and gnomes in caverns, and what that makes of a cavern.

A seat *inhabits* a cavern with at least one troll, *dominates* it if it alone has trolls there and
*controls* it with more trolls than each opponent. Its lairs it always dominates.
"""

from __future__ import annotations

from antre.games.fall.content.board import SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CONTROL_DOUBLE, STAR_TROLL
from antre.games.fall.rules import events
from antre.games.fall.rules.state import NOBODY, NOWHERE, TABLE, Fall


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
    found = state.inhabits[seat]
    contested = found & others(state, seat)
    if state.stars:
        # A star may stand for a troll, even in a cavern without trolls.
        found |= star_troll(state, seat)
        contested = found
    for space in cells_of(contested):
        if leader(state, space) != seat:
            found ^= 1 << space
    return found | state.lairs[seat]


def holdings(state: Fall) -> list[int]:
    """The spaces that each seat controls."""
    if state.stars:
        return [controlled(state, seat) for seat in range(state.setup.seats)]
    inhabited = contested = 0
    for own in state.inhabits:
        contested |= inhabited & own
        inhabited |= own
    found = [own & ~contested for own in state.inhabits]
    for space in cells_of(contested):
        seat = leader(state, space)
        if seat != NOBODY:
            found[seat] |= 1 << space
    return [own | lairs for own, lairs in zip(found, state.lairs, strict=True)]


def leader(state: Fall, space: int) -> int:
    """The seat that counts for more trolls at a space than each other; NOBODY in a tie."""
    weights = state.trolls[space::SPACES]
    champion = state.content.by_ability[CONTROL_DOUBLE]
    owner = state.owner[champion]
    if owner != NOBODY and state.pawns[champion] == space:
        weights[owner] += state.content.champions[champion].amount
    if state.stars:
        for seat in range(len(weights)):
            weights[seat] += star_troll(state, seat) >> space & 1
    most = max(weights)
    return weights.index(most) if most and weights.count(most) == 1 else NOBODY


def star_troll(state: Fall, seat: int) -> int:
    """The cavern where a star counts as a troll of the seat, as a bit; 0 if there is none."""
    champion = state.content.by_ability[STAR_TROLL]
    if state.owner[champion] != seat:
        return 0
    return sum(1 << place for star, place in state.stars if star == champion)


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
