"""What a seat's own things are worth: resources, units, upgrades, Vuko tokens."""

from __future__ import annotations

from functools import lru_cache

from antre.games.garden.content.names import LEVELS, M_LEVELS, REGIONS
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import NOTHING, Garden

POPULATION, GOLD = 0.4, 0.35
# The first tokens of a kind are worth most.
ENOUGH = 4
PLENTY = 0.1
TOKEN = (0.7, 0.95, 1.9, 2.1)
UNIT = (0.35, 1.0, 0.6)
UPGRADE = 0.5
SUPPLY = 0.03
VUKO_TOKEN = 1.0
# So many rounds from the end belongings begin to lose their worth.
LATE = 3.0


def usefulness(rounds: float) -> float:
    """How much of their worth belongings have, by the rounds to come."""
    return max(0.0, min(1.0, rounds / LATE))


def belongings(state: Garden, seat: int, useful: float) -> float:
    first, kind = M_LEVELS * seat, LEVELS * seat
    base, slot = REGIONS * kind, MOST_SLOTS * kind
    units = state.units
    return useful * inventory(
        state.population[seat], state.gold[seat], tuple(state.m_factor[first : first + M_LEVELS]),
        state.vuko_tokens[seat], state.supply[seat], tuple(state.figures[kind : kind + LEVELS]),
        (sum(units[base : base + REGIONS]), sum(units[base + REGIONS : base + 2 * REGIONS]),
         sum(units[base + 2 * REGIONS : base + 3 * REGIONS])),
        tuple(state.slots[slot : slot + MOST_SLOTS * LEVELS]),
    )  # fmt: skip


@lru_cache(maxsize=1 << 16)
def inventory(
    population: int, gold: int, tokens: tuple[int, ...], vuko_tokens: int, supply: int,
    figures: tuple[int, ...], standing: tuple[int, ...], slots: tuple[int, ...],
) -> float:  # fmt: skip
    """Everything on a faction board and beside it, while there is time to use it."""
    worth = stored(POPULATION, population) + stored(GOLD, gold)
    worth += tokens_worth(tokens, figures) - VUKO_TOKEN * vuko_tokens + SUPPLY * supply
    for unit, count in enumerate(standing):
        own = slots[MOST_SLOTS * unit : MOST_SLOTS * unit + MOST_SLOTS]
        worth += UNIT[unit] * count
        worth += UPGRADE * (MOST_SLOTS - own.count(NOTHING)) * (0.5 + count)
    return worth


def tokens_worth(tokens: tuple[int, ...], figures: tuple[int, ...]) -> float:
    """A token on a level is worth something there as long as a figure waits to be summoned."""
    idle = tokens[0]
    worth = 0.0
    for unit in range(LEVELS):
        used = min(tokens[unit + 1], figures[unit])
        worth += TOKEN[unit + 1] * used
        idle += tokens[unit + 1] - used
    return worth + stored(TOKEN[0], idle)


def stored(value: float, count: int) -> float:
    return value * min(count, ENOUGH) + PLENTY * max(0, count - ENOUGH)
