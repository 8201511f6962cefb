"""Who may see what: everybody everything, for what lies face down has not been drawn yet.

A view calls regions, factions, resources, units and upgrades by their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.view import Visibility, everybody, shown_as
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import (
    ACTIONS,
    ENDS,
    FACES,
    FACTIONS,
    LEVELS,
    M_LEVELS,
    REGIONS,
    RESOURCES,
    SOURCES,
    UPGRADES,
)
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import NOTHING, Garden


def name(state: Garden, region: int) -> str | None:
    return None if region == NOTHING else state.box.region_name[region]


def named(state: Garden, mask: int) -> list[str]:
    """A set of regions."""
    return [state.box.region_name[region] for region in regions_in(mask)]


def by_region(state: Garden, values: Sequence[int]) -> dict[str, int]:
    """What lies in each region, where anything does."""
    names = state.box.region_name
    return {names[region]: value for region, value in enumerate(values) if value}


def rows(values: Sequence[int], length: int) -> list[Sequence[int]]:
    """A list for each seat."""
    return [values[first : first + length] for first in range(0, len(values), length)]


def cubes(state: Garden) -> list[dict[str, int]]:
    return [by_region(state, own) for own in rows(state.cubes, REGIONS)]


def unit_names(state: Garden) -> list[list[str]]:
    """The kinds of units of each seat, by level."""
    factions = state.box.factions
    return [
        [f"level{level + 1}" for level in range(LEVELS)]
        if faction == NOTHING
        else [unit.name for unit in factions[faction].units]
        for faction in state.factions
    ]


def units(state: Garden) -> list[dict[str, dict[str, int]]]:
    """Of each seat, by kind of unit, where they stand."""
    return [
        {
            unit: by_region(state, places)
            for unit, places in zip(kinds, rows(own, REGIONS), strict=True)
        }
        for kinds, own in zip(unit_names(state), rows(state.units, REGIONS * LEVELS), strict=True)
    ]


def by_unit(state: Garden, values: Sequence[Any]) -> list[dict[str, Any]]:
    """Of each seat, one value for each kind of unit."""
    return [
        dict(zip(kinds, own, strict=True))
        for kinds, own in zip(unit_names(state), rows(values, LEVELS), strict=True)
    ]


def powers(state: Garden) -> dict[str, list[dict[str, int]]]:
    return {
        upgrade: by_unit(state, values)
        for upgrade, values in zip(UPGRADES, state.powers, strict=True)
    }


def slots(state: Garden) -> list[dict[str, list[str | None]]]:
    """The upgrades of each kind of unit that has any slots, None for an empty one."""
    worn = [None if kind == NOTHING else UPGRADES[kind] for kind in state.slots]
    found = []
    for seat, faction in enumerate(state.factions):
        kinds = [] if faction == NOTHING else state.box.factions[faction].units
        own = worn[MOST_SLOTS * LEVELS * seat :]
        found.append(
            {
                unit.name: own[MOST_SLOTS * place : MOST_SLOTS * place + unit.slots]
                for place, unit in enumerate(kinds)
                if unit.slots
            }
        )
    return found


def laid_down(state: Garden) -> list[dict[str, Any]]:
    kinds = unit_names(state)
    return [
        {
            "seat": place // REGIONS // LEVELS,
            "unit": kinds[place // REGIONS // LEVELS][place // REGIONS % LEVELS],
            "region": name(state, place % REGIONS),
        }
        for place in state.laid_down
    ]


def faces(state: Garden) -> list[str | None]:
    return [None if face == NOTHING else FACES[face] for face in state.faces]


Shown = shown_as[Garden]
OPEN = {part: everybody for part in Garden.fields if part not in ("box", "layout")}
VISIBILITY: Visibility[Garden] = Visibility(
    Garden,
    {
        **OPEN,
        "active": Shown(
            lambda state: [face for number, face in enumerate(FACES) if state.active >> number & 1]
        ),
        "bank": Shown(lambda state: dict(zip(RESOURCES, state.bank, strict=True))),
        "cubes": Shown(cubes),
        "darkness": Shown(lambda state: by_region(state, state.darkness)),
        "devastated": Shown(lambda state: named(state, state.devastated)),
        "ended": Shown(lambda state: ENDS[state.ended]),
        "faces": Shown(faces),
        "factions": Shown(
            lambda state: [None if own == NOTHING else FACTIONS[own] for own in state.factions]
        ),
        "figures": Shown(lambda state: by_unit(state, state.figures)),
        "laid_down": Shown(laid_down),
        "m_factor": Shown(lambda state: [list(own) for own in rows(state.m_factor, M_LEVELS)]),
        "magic": Shown(lambda state: by_region(state, state.magic)),
        "neutral": Shown(lambda state: by_region(state, state.neutral)),
        "order_tokens": Shown(lambda state: dict(zip(ACTIONS, state.order_tokens, strict=True))),
        "plan": Shown(
            lambda state: {
                action: list(own) for action, own in zip(ACTIONS, state.plan, strict=True)
            }
        ),
        "points": Shown(
            lambda state: [
                dict(zip(SOURCES, own, strict=True)) for own in rows(state.points, len(SOURCES))
            ]
        ),
        "powers": Shown(powers),
        "seat_of": Shown(lambda state: dict(zip(FACTIONS, state.seat_of, strict=True))),
        "slots": Shown(slots),
        "spies": Shown(lambda state: [UPGRADES[kind] for kind in state.spies]),
        "stock": Shown(lambda state: dict(zip(UPGRADES, state.stock, strict=True))),
        "thorn": Shown(lambda state: name(state, state.thorn)),
        "tiles": Shown(lambda state: by_region(state, state.tiles)),
        "towers": Shown(lambda state: named(state, state.towers)),
        "units": Shown(units),
        "vuko": Shown(lambda state: name(state, state.vuko)),
    },
)
