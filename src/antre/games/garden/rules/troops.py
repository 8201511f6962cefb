"""Cubes and figures on the map: influence, presence, moving, coming and going."""

from __future__ import annotations

from antre.games.garden.content.names import CUBE, DOMINATION, LEVELS, REGIONS
from antre.games.garden.rules import events
from antre.games.garden.rules.state import Garden


def influence(state: Garden, seat: int, region: int) -> int:
    """Free cubes count 1, a unit its level and 1 for each Domination."""
    kind = LEVELS * seat
    first = REGIONS * kind + region
    units = state.units
    total = state.cubes[REGIONS * seat + region]
    more = state.powers[DOMINATION]
    if count := units[first]:
        total += count * (1 + more[kind])
    if count := units[first + REGIONS]:
        total += count * (2 + more[kind + 1])
    if count := units[first + 2 * REGIONS]:
        total += count * (3 + more[kind + 2])
    return total


def influential(state: Garden, seat: int) -> int:
    """The regions where a seat has influence, as far as anything can be done there."""
    first = REGIONS * LEVELS * seat
    cubes, units = state.cubes, state.units
    own = REGIONS * seat
    mask = 0
    for region in state.layout.regions:
        if (
            cubes[own + region]
            or units[first + region]
            or units[first + REGIONS + region]
            or units[first + 2 * REGIONS + region]
        ):
            mask |= 1 << region
    return mask & ~state.devastated


def usable(state: Garden) -> int:
    """The regions that are open and not devastated."""
    return state.layout.open & ~state.devastated


def count_of(state: Garden, seat: int, troop: int, region: int) -> int:
    """How many free troops of a kind: cubes, or units of that level."""
    if troop == CUBE:
        return state.cubes[REGIONS * seat + region]
    return state.units[REGIONS * (LEVELS * seat + troop - 1) + region]


def move(state: Garden, seat: int, troop: int, from_: int, to: int, count: int = 1) -> None:
    shift(state, seat, troop, from_, -count)
    shift(state, seat, troop, to, count)
    state.tell(events.Moves, seat, troop, count, from_, to)


def shift(state: Garden, seat: int, troop: int, region: int, count: int) -> None:
    """So many more, or fewer, of a kind of troop in a region."""
    if troop == CUBE:
        state.cubes[REGIONS * seat + region] += count
    else:
        state.units[REGIONS * (LEVELS * seat + troop - 1) + region] += count


def place_cube(state: Garden, seat: int, region: int) -> None:
    """From the supply to the map."""
    state.supply[seat] -= 1
    state.cubes[REGIONS * seat + region] += 1


def dismiss_units(state: Garden, seat: int, unit: int, region: int, count: int = 1) -> None:
    """Standing units of a kind go back to the supply."""
    state.units[REGIONS * (LEVELS * seat + unit) + region] -= count
    state.figures[LEVELS * seat + unit] += count


def is_present(state: Garden, seat: int, region: int) -> bool:
    """Has a seat anything at all in a region, also cubes that Vuko holds?"""
    first = REGIONS * LEVELS * seat + region
    units = state.units
    return bool(
        state.cubes[REGIONS * seat + region]
        or units[first]
        or units[first + REGIONS]
        or units[first + 2 * REGIONS]
        or (region == state.vuko and state.held[seat])
    )
