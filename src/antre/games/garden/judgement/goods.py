"""What a seat's own things are worth: resources, units, upgrades, Vuko tokens."""

from __future__ import annotations

from antre.games.garden.content.names import LEVELS, M_LEVELS, REGIONS
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import NOTHING, Garden

POPULATION, GOLD = 0.4, 0.35
# The first tokens of a kind are worth most.
ENOUGH = 4
PLENTY = 0.1
TOKEN = (0.6, 1.0, 1.8, 2.2)
UNIT = (0.3, 0.8, 0.6)
UPGRADE = 0.5
SUPPLY = 0.03
VUKO_TOKEN = 0.6
# So many rounds from the end belongings begin to lose their worth.
LATE = 3.0


def usefulness(rounds: float) -> float:
    """How much of their worth belongings have, by the rounds to come."""
    return max(0.0, min(1.0, rounds / LATE))


def belongings(state: Garden, seat: int, useful: float) -> float:
    worth = stored(POPULATION, state.population[seat]) + stored(GOLD, state.gold[seat])
    worth += tokens_worth(state, seat) - VUKO_TOKEN * state.vuko_tokens[seat]
    for unit in range(LEVELS):
        kind = LEVELS * seat + unit
        standing = sum(state.units[REGIONS * kind : REGIONS * kind + REGIONS])
        worth += UNIT[unit] * standing
        slots = state.slots[MOST_SLOTS * kind : MOST_SLOTS * kind + MOST_SLOTS]
        worth += UPGRADE * (MOST_SLOTS - slots.count(NOTHING)) * (0.5 + standing)
    return useful * (worth + SUPPLY * state.supply[seat])


def tokens_worth(state: Garden, seat: int) -> float:
    """A token on a level is worth something there as long as a figure waits to be summoned."""
    first = M_LEVELS * seat
    idle = state.m_factor[first]
    worth = 0.0
    for unit in range(LEVELS):
        tokens = state.m_factor[first + unit + 1]
        used = min(tokens, state.figures[LEVELS * seat + unit])
        worth += TOKEN[unit + 1] * used
        idle += tokens - used
    return worth + stored(TOKEN[0], idle)


def stored(value: float, count: int) -> float:
    return value * min(count, ENOUGH) + PLENTY * max(0, count - ENOUGH)
