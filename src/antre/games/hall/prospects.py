"""What a seat's network is worth: its statues where carts could take them, its halls, and what
lies within reach.

Spaces are judged by bits, all at once, and the judgement is remembered: most choices leave the
mountain as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from antre.games.hall.box import Board, Box
from antre.games.hall.grid import beside, cells_of
from antre.games.hall.halls import HALL_KINDS
from antre.games.hall.networks import built, enemy
from antre.games.hall.outlook import Prices
from antre.games.hall.resources import STATUE_CLANS
from antre.games.hall.state import NOTHING, PORTAL, Hall

# The part of a gain by moving a statue that counts before the statue is moved.
UNMOVED = 0.9
FARTHEST = 6
# What a good space is worth without a statue, the best first, as part of its value.
EMPTY_SLOTS = (0.25, 0.18, 0.12)
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
# How likely a hall comes about, by the number of spaces it lacks, and a statue on its altar.
HALL_CHANCE = (0.85, 0.6, 0.55, 0.45, 0.35, 0.15)
ALTAR_CHANCE = 0.5
# A pedestal in storage: the part of its token that counts, and of a statue it may double.
PEDESTAL_PART = 0.75
DOUBLED = 0.6
STEPS_TO_ANCHOR = 4

Sections = tuple[tuple[int, int], ...]
# The worth of a statue in a section less the carts; the statue, section, carts and clan.
Offer = tuple[float, int, int, int, int]


class Land(NamedTuple):
    """All that matters for the worth of a seat's network."""

    box: Box
    board: Board
    network: int
    enemies: int
    built: int
    own: Sections
    statues: tuple[int, ...]
    pedestals: tuple[int, ...]
    altars: tuple[int, ...]
    workshops: tuple[int, ...]
    tokens: tuple[int, ...]
    stock: tuple[int, ...]
    rubble: int

    @property
    def free(self) -> int:
        """Where the seat may dig, rubble included."""
        return self.board.ground & ~self.built & ~beside(self.enemies)


def land_of(state: Hall, seat: int) -> Land:
    network = state.network[seat]
    first = 3 * state.purses[seat]
    own = [
        section
        for section in zip(state.sections, state.section_kinds, strict=True)
        if section[0] & network
    ]
    return Land(
        state.box, state.board, network, enemy(state, seat), built(state), tuple(own),
        state.statues, state.pedestals, state.altars, state.workshops, state.tokens,
        tuple(state.stock[first : first + 3]), state.rubble,
    )  # fmt: skip


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


def place_statues(land: Land, cart: float, more: bool) -> tuple[float, tuple[int, ...], int]:
    """Halls, and statues in the best places that are worth the carts.

    Returns that worth, the carts it takes by clan and the number of statues.
    """
    value, slots = _slots(land)
    offers: list[Offer] = []
    statues = 0
    for clan in STATUE_CLANS:
        if not land.statues[clan] & land.network:
            continue
        for number, (section, kind) in enumerate(land.own):
            for cell in cells_of(land.statues[clan] & section):
                now = _worth_now(land, cell, kind, clan)
                offers += _offers(land.own, slots, number, clan, statues, now, cart)
                statues += 1
    placed, demand, filled = _assign(offers)
    if more:
        empty = [max(values) for number, values in enumerate(slots) if number not in filled]
        empty.sort(reverse=True)
        placed += sum([part * best for part, best in zip(EMPTY_SLOTS, empty, strict=False)])
    return value + placed, demand, statues


def _assign(offers: list[Offer]) -> tuple[float, tuple[int, ...], set[int]]:
    """The best offer of each statue, one statue to a section; carts by clan, sections filled."""
    offers.sort(reverse=True)
    value = 0.0
    demand = [0, 0, 0]
    placed: set[int] = set()
    filled: set[int] = set()
    for worth, statue, slot, carts, clan in offers:
        if statue not in placed and slot not in filled:
            placed.add(statue)
            filled.add(slot)
            value += worth
            demand[clan] += carts
    return value, tuple(demand), filled


def _slots(land: Land) -> tuple[float, list[list[int]]]:
    """What halls are worth without statues, and a statue of each clan in each section."""
    box = land.box
    value = 0.0
    slots = []
    for section, kind in land.own:
        if kind in HALL_KINDS:
            low = box.hall_low[kind - HALL_KINDS[0]]
            value += low
            slots.append([box.hall_high[kind - HALL_KINDS[0]] - low] * 3)
        else:
            slots.append(_slot(land, section))
    return value, slots


def _slot(land: Land, section: int) -> list[int]:
    """What a statue of each clan can be worth in a tunnel."""
    zone = 4
    while not section & land.board.zones[zone]:
        zone -= 1
    values = land.box.statue_value
    best = [values[zone]] * 3
    for clan in STATUE_CLANS:
        for cell in cells_of(land.pedestals[clan] & section):
            best[clan] = max(best[clan], 2 * values[land.board.zone[cell]])
    return best


def _worth_now(land: Land, cell: int, kind: int, clan: int) -> int:
    """What a statue adds where it stands."""
    if kind in HALL_KINDS:
        hall = kind - HALL_KINDS[0]
        raised = land.box.hall_high[hall] - land.box.hall_low[hall]
        return raised if land.altars[hall] == cell else 0
    value = land.box.statue_value[land.board.zone[cell]]
    return 2 * value if land.pedestals[clan] >> cell & 1 else value


def _offers(
    own: Sections,
    slots: Sequence[Sequence[int]],
    start: int,
    clan: int,
    statue: int,
    now: int,
    cart: float,
) -> list[Offer]:
    """Where a statue can stay or be moved to, if that is worth the carts."""
    offers: list[Offer] = [(float(now), statue, start, 0, clan)]
    reached = own[start][0]
    if slots[start][clan] > now:
        offers.append((now + UNMOVED * (slots[start][clan] - now) - cart, statue, start, 1, clan))
    left = [(number, section) for number, (section, _) in enumerate(own) if number != start]
    for carts in range(1, FARTHEST + 1):
        edge = beside(reached)
        rest = []
        for number, section in left:
            if section & edge:
                reached |= section
                worth = now + UNMOVED * (slots[number][clan] - now) - cart * carts
                if worth > now:
                    offers.append((worth, statue, number, carts, clan))
            else:
                rest.append((number, section))
        if len(rest) == len(left):
            break
        left = rest
    return offers


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


def tunnels_of(own: Sections) -> int:
    """The spaces a hall may cover."""
    mask = 0
    for section, kind in own:
        if kind != PORTAL and kind not in HALL_KINDS:
            mask |= section
    return mask


def hall_prospect(land: Land, free: int, statues: int, digs: float) -> tuple[float, int]:
    """The best hall that could be excavated soon, and the spaces it still lacks."""
    return _hall_prospect(
        land.box, tunnels_of(land.own), free & ~land.rubble, land.altars, statues > 0, digs
    )


@lru_cache(maxsize=1 << 13)
def _hall_prospect(
    box: Box, tunnels: int, free: int, altars: tuple[int, ...], statues: bool, digs: float
) -> tuple[float, int]:
    best, lacking = 0.0, 0
    eager = min(1.0, digs / 2)
    for hall in reversed(range(len(altars))):
        if altars[hall] != NOTHING:
            continue
        low, high = box.hall_low[hall], box.hall_high[hall]
        whole = low + (ALTAR_CHANCE * (high - low) if statues else 0.0)
        for pattern, offsets in _patterns(box, HALL_KINDS[hall]):
            if whole * HALL_CHANCE[0] <= best:
                break
            missing, places = _nearest(tunnels, free, offsets)
            value = whole * HALL_CHANCE[missing] * (eager if missing else 1.0)
            if places and value > best:
                best = value
                lacking = pattern << (places & -places).bit_length() - 1 & free
    return best, lacking


@lru_cache(maxsize=64)
def _patterns(box: Box, kind: int) -> list[tuple[int, tuple[int, ...]]]:
    """The ways a hall can lie, its altar aside."""
    ways = {way.pattern: (way.pattern, way.offsets) for way in box.shapes[kind].ways}
    return list(ways.values())


def _nearest(tunnels: int, free: int, offsets: tuple[int, ...]) -> tuple[int, int]:
    """Where a hall lacks the fewest spaces, if not too many, and how many it lacks there."""
    fits = both = tunnels | free
    # Of each place: does it lack at least one space so far, at least two, and so on?
    one = two = three = four = five = six = 0
    for offset in offsets:
        fits &= both >> offset
        lacks = free >> offset
        six |= five & lacks
        five |= four & lacks
        four |= three & lacks
        three |= two & lacks
        two |= one & lacks
        one |= lacks
    for missing, more in enumerate((one, two, three, four, five, six)):
        if places := fits & ~more:
            return missing, places
    return 0, 0


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
            land.tokens[3 * zone + clan] + doubled * land.box.statue_value[zone]
            for zone in range(5)
            if land.tokens[3 * zone + clan] and land.board.zones[zone] & near
        ]
        values += sorted(waiting, reverse=True)[: land.stock[clan]]
    values.sort(reverse=True)
    parts = [value * min(1.0, digs / (2 * number)) for number, value in enumerate(values, 1)]
    return PEDESTAL_PART * sum(parts)
