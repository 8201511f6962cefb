"""Where statues would go: the best place for each, as far as it is worth the carts."""

from __future__ import annotations

from collections.abc import Sequence

from antre.games.hall.content.grid import beside, cells_of
from antre.games.hall.content.resources import STATUE_CLANS
from antre.games.hall.judgement.land import Land, Sections
from antre.games.hall.rules.halls import HALL_KINDS

# The part of a gain by moving a statue that counts before the statue is moved.
UNMOVED = 0.9
FARTHEST = 6
# What a good space is worth without a statue, the best first, as part of its value.
EMPTY_SLOTS = (0.25, 0.18, 0.12)

# The worth of a statue in a section less the carts; the statue, section, carts and clan.
Offer = tuple[float, int, int, int, int]


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
    content = land.content
    value = 0.0
    slots = []
    for section, kind in land.own:
        if kind in HALL_KINDS:
            low = content.hall_low[kind - HALL_KINDS[0]]
            value += low
            slots.append([content.hall_high[kind - HALL_KINDS[0]] - low] * 3)
        else:
            slots.append(_slot(land, section))
    return value, slots


def _slot(land: Land, section: int) -> list[int]:
    """What a statue of each clan can be worth in a tunnel."""
    zone = 4
    while not section & land.board.zones[zone]:
        zone -= 1
    values = land.content.statue_value
    best = [values[zone]] * 3
    for clan in STATUE_CLANS:
        for cell in cells_of(land.pedestals[clan] & section):
            best[clan] = max(best[clan], 2 * values[land.board.zone[cell]])
    return best


def _worth_now(land: Land, cell: int, kind: int, clan: int) -> int:
    """What a statue adds where it stands."""
    if kind in HALL_KINDS:
        hall = kind - HALL_KINDS[0]
        raised = land.content.hall_high[hall] - land.content.hall_low[hall]
        return raised if land.altars[hall] == cell else 0
    value = land.content.statue_value[land.board.zone[cell]]
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
