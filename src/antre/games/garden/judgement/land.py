"""What the regions promise: points at the scorings to come, harvests, and who will dominate."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from antre.games.garden.content.layout import Layout
from antre.games.garden.content.names import DOMINATION as DOMINATION_POWER
from antre.games.garden.content.names import ENTHRAL, LEVELS, OLAF, REGIONS
from antre.games.garden.judgement.outlook import Outlook
from antre.games.garden.rules.abilities import victims_of
from antre.games.garden.rules.state import NOBODY, NOWHERE, Garden
from antre.games.garden.rules.vuko import choose_region, units_of

# What is scored this round goes nearly by rank; what is scored later as much by share.
DUE_BY_RANK = 0.75
LATER_BY_RANK = 0.38
LATER = 0.85
# A token of a harvest is worth so much, one of a round to come about half of it.
HARVEST = 0.2
NEXT_HARVESTS = 0.45
MAGIC = 0.4
HARVESTERS = 3
# How likely one dominates with so much more influence than anybody else, or less.
HOLDS = {-3: 0.03, -2: 0.1, -1: 0.25, 0: 0.5, 1: 0.75, 2: 0.88, 3: 0.95}
WIDEST = 3

# So much is kept of what was judged before.
MOST_KNOWN = 1 << 12

Rows = list[list[int]]
# Influence by seat, neutral cubes, tile, magic tokens, whether it is devastated.
Key = tuple[tuple[int, ...], int, int, int, int]
# By seat, what a region is worth, and how likely it dominates there.
Promise = tuple[list[float], tuple[float, ...]]


class Land:
    """By seat, what the regions are worth; by region and seat, how likely it dominates."""

    __slots__ = ("holds", "worth")

    def __init__(self, state: Garden, outlook: Outlook) -> None:
        rows = influence_rows(state)
        if outlook.vuko_comes:
            expect_vuko(state, rows, outlook.due > 0)
        if outlook.vuko_comes and state.seat_of[OLAF] != NOBODY:
            expect_captures(state, rows)
        harvests = min(outlook.rounds, 1.0) + NEXT_HARVESTS * max(0.0, outlook.rounds - 1)
        terms = Terms(
            DUE_BY_RANK * outlook.due + LATER * LATER_BY_RANK * outlook.later,
            (1 - DUE_BY_RANK) * outlook.due + LATER * (1 - LATER_BY_RANK) * outlook.later,
            HARVEST * harvests * min(1.0, outlook.rounds / 3),
        )
        known = promises(state.layout, terms)
        tiles, magic, devastated, neutral = (
            state.tiles, state.magic, state.devastated, state.neutral
        )  # fmt: skip
        self.holds = {}
        self.worth = [0.0] * len(rows)
        for region, own in enumerate(zip(*rows, strict=True)):
            if not tiles[region]:
                continue
            wasted = devastated >> region & 1
            key = own, neutral[region], tiles[region], magic[region], wasted
            found = known.get(key)
            if found is None:
                if len(known) > MOST_KNOWN:
                    known.clear()
                found = known[key] = promise(state.layout, terms, *key)
            if not wasted:
                self.holds[region] = found[1]
            for seat, worth in enumerate(found[0]):
                self.worth[seat] += worth


class Terms(NamedTuple):
    """What a point by rank, a point by share and a token harvested are worth."""

    by_rank: float
    by_share: float
    token: float


@lru_cache(maxsize=1 << 8)
def promises(layout: Layout, terms: Terms) -> dict[Key, Promise]:
    """What is known of regions so far, by all that it depends on."""
    return {}


def expect_captures(state: Garden, rows: Rows) -> None:
    """Where a Drakkar leads, a cube is captured before anybody harvests or scores there."""
    olaf = state.seat_of[OLAF]
    first = REGIONS * (LEVELS * olaf + state.box.special_unit[ENTHRAL])
    for region in state.layout.regions:
        if not state.units[first + region]:
            continue
        victims = [seat for seat in victims_of(state, olaf, region) if rows[seat][region]]
        if victims:
            strongest = max(victims, key=lambda seat: rows[seat][region])
            if rows[olaf][region] > max(rows[strongest][region], state.neutral[region]):
                rows[strongest][region] -= 1


def promise(
    layout: Layout, terms: Terms, own: tuple[int, ...], neutral: int, tile: int, magic: int,
    wasted: int,
) -> Promise:  # fmt: skip
    """By seat, what a region is worth, and how likely it dominates there."""
    ranked, shared, places = standings(own, layout.points(tile))
    holds = likely_dominators(own, neutral)
    income = 0.0 if wasted else terms.token * layout.income(tile)
    worth = [
        terms.by_rank * ranked[seat] + terms.by_share * shared[seat]
        + income * (places[seat] < HARVESTERS) + MAGIC * terms.token * magic * holds[seat]
        if own[seat] else 0.0
        for seat in range(len(own))
    ]  # fmt: skip
    return worth, holds


def influence_rows(state: Garden) -> Rows:
    """By seat and region, all influence."""
    cubes, units, more = state.cubes, state.units, state.powers[DOMINATION_POWER]
    rows = []
    for seat in range(state.setup.seats):
        row = cubes[REGIONS * seat : REGIONS * seat + REGIONS]
        for level in range(LEVELS):
            kind = LEVELS * seat + level
            figures = units[REGIONS * kind : REGIONS * kind + REGIONS]
            if any(figures):
                each = level + 1 + more[kind]
                for region, count in enumerate(figures):
                    row[region] += each * count
        rows.append(row)
    return rows


def expect_vuko(state: Garden, rows: Rows, scoring: bool) -> None:
    """Whom he would visit now: a unit is lost for good, held cubes where points are scored."""
    target = state.standing[-1]
    region = choose_region(state, target)
    if region == NOWHERE:
        return
    if state.vuko not in (NOWHERE, region):
        for seat, held in enumerate(state.held):
            rows[seat][state.vuko] += held
    if units := units_of(state, target, region):
        rows[target][region] -= units[0] + 1
    if not scoring:
        return
    for seat, tokens in enumerate(state.vuko_tokens):
        tokens += seat == target
        if tokens:
            taken = min(tokens, state.cubes[REGIONS * seat + region])
            rows[seat][region] = max(0, rows[seat][region] - taken)


def standings(
    own: tuple[int, ...], values: tuple[int, ...]
) -> tuple[tuple[float, ...], tuple[float, ...], tuple[int, ...]]:
    """By seat: points by rank, where equal ones share; points by share of influence; the place."""
    seats = range(len(own))
    places = tuple(sum(other > mine for other in own) for mine in own)
    padded = (*values, *(0 for _ in seats))
    ranked, shared = [], []
    total = sum(own) or 1
    for seat in seats:
        equal = own.count(own[seat])
        first = places[seat]
        ranked.append(sum(padded[first : first + equal]) / equal if own[seat] else 0.0)
        shared.append(sum(values) * own[seat] / (total + 1))
    return tuple(ranked), tuple(shared), places


def likely_dominators(own: tuple[int, ...], neutral: int) -> tuple[float, ...]:
    """By seat, how likely it dominates a region in the end."""
    likely = []
    for seat, mine in enumerate(own):
        rivals = max(own[:seat] + own[seat + 1 :])
        lead = mine - max(rivals, neutral + 1 if mine <= neutral else 0)
        likely.append(HOLDS[max(-WIDEST, min(WIDEST, lead))] if mine else 0.0)
    return tuple(likely)
