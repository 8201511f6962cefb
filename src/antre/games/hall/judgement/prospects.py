"""What a seat's network is worth: its statues where carts could take them, its halls, and what
lies within reach.

Spaces are judged by bits, all at once, and the judgement is remembered: most choices leave the
mountain as it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from antre.games.hall.content.grid import beside
from antre.games.hall.content.resources import STATUE_CLANS
from antre.games.hall.judgement.hall_plans import hall_prospect
from antre.games.hall.judgement.land import Land
from antre.games.hall.judgement.outlook import Prices
from antre.games.hall.judgement.statue_plans import place_statues
from antre.games.hall.rules.state import NOTHING, place_on_track

# A buried statue by the number of statues the seat has, and the loss for each space on the way.
STATUE_WORTH = (9.0, 8.5, 7.5, 6.0, 4.5, 3.0, 2.0)
STATUE_STEP = 0.5
# The way to the yellow zone: the spaces it is seen from, and what each space is worth.
HEART_STEPS = 12
HEART_STEP = 0.5
RUBBLE_STEPS = 2
# Workshops within reach: the first one, the second, the others; and each of their entrances.
WORKSHOP_WORTH = (1.6, 0.9, 0.4)
ENTRANCE_WORTH = 0.25
# By kind of workshop, how useful it is.
USEFUL = (1.0, 1.2, 1.0, 0.7, 0.8, 1.2, 1.2, 0.8, 1.1, 0.7, 0.8)
# A pedestal in storage: the part of its token that counts, and of a statue it may double.
PEDESTAL_PART = 0.75
DOUBLED = 0.6
STEPS_TO_ANCHOR = 4


class LandParts(NamedTuple):
    """What makes a network worth something, in points; room in spaces, carts wanted by clan."""

    statues: float
    way_to_statue: float
    way_to_heart: float
    workshops: float
    hall: float
    stock: float
    room: int
    demand: tuple[int, ...]


def land_worth(land: Land, price: Prices) -> tuple[float, tuple[int, ...]]:
    """The worth of a network and of pedestals for it, and the carts its statues want, by clan."""
    parts = land_parts(land, price)
    ways = parts.way_to_statue + parts.way_to_heart
    return parts.statues + ways + parts.workshops + parts.hall + parts.stock, parts.demand


@lru_cache(maxsize=1 << 14)
def land_parts(land: Land, price: Prices) -> LandParts:
    worth, demand, statues = place_statues(land, price.cart, price.turns > 0)
    if not price.turns:
        return LandParts(worth, 0.0, 0.0, 0.0, 0.0, 0.0, 0, demand)
    free, digs = land.free, price.digs
    to_statue, to_heart = [
        unit * level_of(land.network, levels) for levels, unit in ways_on(land, free, statues, digs)
    ]
    return LandParts(
        worth,
        to_statue,
        to_heart,
        workshop_worth(land, price),
        hall_prospect(land, free, statues, digs)[0],
        stock_worth(land, free, digs),
        (beside(land.network) & free).bit_count(),
        demand,
    )


def level_of(network: int, levels: tuple[int, ...]) -> int:
    """The highest level that a network touches."""
    touched = beside(network)
    level = len(levels)
    while level and not touched & levels[level - 1]:
        level -= 1
    return level


def ways_on(
    land: Land, free: int, statues: int, digs: float
) -> tuple[tuple[tuple[int, ...], float], ...]:
    """The ways to the next statue and to the heart, as levels and the worth of a level."""
    fire, ice, moon = land.statues
    worth = STATUE_WORTH[min(statues, len(STATUE_WORTH) - 1)] * min(1.0, digs / 3)
    to_statue = levels_to((fire | ice | moon) & free, free, land.rubble, int(worth / STATUE_STEP))
    ground = free | land.network
    to_heart = levels_to(land.board.zones[4] & ground, ground, land.rubble, HEART_STEPS)
    return (to_statue, STATUE_STEP), (to_heart, HEART_STEP * min(1.0, digs / 4))


@lru_cache(maxsize=1 << 13)
def levels_to(goals: int, free: int, rubble: int, most: int) -> tuple[int, ...]:
    """The spaces at most so many steps away from a goal, the widest level first."""
    easy = free & ~rubble
    hard = free & rubble
    masks = [goals]
    for step in range(1, most):
        near = masks[-1]
        grown = near | beside(near) & easy
        if step >= RUBBLE_STEPS:
            grown |= beside(masks[step - RUBBLE_STEPS]) & hard
        masks.append(grown)
    masks.reverse()
    return tuple(masks)


def workshop_worth(land: Land, price: Prices) -> float:
    """Workshops with an entrance to the network, and how many uses they offer."""
    value, number = 0.0, 0
    for sides, workshop in zip(land.board.site_sides, land.workshops, strict=True):
        if workshop != NOTHING and sides & land.network:
            uses = (sides & land.network).bit_count()
            value += USEFUL[workshop] * WORKSHOP_WORTH[min(number, 2)] + ENTRANCE_WORTH * uses
            number += 1
    return value * min(1.0, price.turns / 6)


def stock_worth(land: Land, free: int, digs: float) -> float:
    """Pedestals in storage, by the tokens and spaces that wait for them."""
    if not any(land.stock):
        return 0.0
    near = land.network
    for _ in range(STEPS_TO_ANCHOR):
        near |= beside(near) & free
    values: list[float] = []
    for clan in STATUE_CLANS:
        doubled = DOUBLED if land.statues[clan] & land.network else DOUBLED / 2
        waiting = [
            token + doubled * land.content.statue_value[zone]
            for zone, spaces in enumerate(land.board.zones)
            if (token := land.tokens[place_on_track(zone, clan)]) and spaces & near
        ]
        values += sorted(waiting, reverse=True)[: land.stock[clan]]
    values.sort(reverse=True)
    parts = [value * min(1.0, digs / (2 * number)) for number, value in enumerate(values, 1)]
    return PEDESTAL_PART * sum(parts)
