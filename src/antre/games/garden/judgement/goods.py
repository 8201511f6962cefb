"""What a seat's own things are worth: resources, units, upgrades, planned cubes, its name."""

from __future__ import annotations

from antre.games.garden.content.names import (
    INFLUENCE,
    LEVELS,
    M_LEVELS,
    MAKING,
    MOUNTAIN,
    MOVEMENT,
    RAVEN,
    REGIONS,
)
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.ending import final_reputation
from antre.games.garden.rules.mountain import cost
from antre.games.garden.rules.state import NOTHING, Garden

POPULATION, GOLD = 0.2, 0.2
# The first tokens of a kind are worth most.
ENOUGH = 4
PLENTY = 0.05
TOKEN = (0.5, 0.9, 1.7, 2.1)
UNIT = (0.6, 1.8, 1.6)
UPGRADE = 0.5
SUPPLY = 0.03
VUKO_TOKEN = 1.0
WORST = 2.5
REPUTATION = 0.25
# What the best name is worth when the Dead Snow comes, against the worst.
NAME = 30.0


def belongings(state: Garden, seat: int) -> float:
    worth = stored(POPULATION, state.population[seat]) + stored(GOLD, state.gold[seat])
    worth += tokens_worth(state, seat)
    for unit in range(LEVELS):
        kind = LEVELS * seat + unit
        standing = sum(state.units[REGIONS * kind : REGIONS * kind + REGIONS])
        worth += UNIT[unit] * standing
        slots = state.slots[MOST_SLOTS * kind : MOST_SLOTS * kind + MOST_SLOTS]
        worth += UPGRADE * (MOST_SLOTS - slots.count(NOTHING)) * (0.5 + standing)
    return worth + SUPPLY * state.supply[seat]


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


def good_name(state: Garden, seat: int) -> float:
    """Reputation: little at first, and all when the Dead Snow is near."""
    near = (state.dead_snow / state.layout.limit) ** 3
    values = [final_reputation(state, other) for other in range(state.setup.seats)]
    better = sum(value < values[seat] for value in values) / (len(values) - 1)
    worth = REPUTATION * state.reputation[seat] - VUKO_TOKEN * state.vuko_tokens[seat]
    if state.standing[-1] == seat:
        worth -= WORST
    return worth + NAME * near * (better - 0.5)


def planned(state: Garden, seat: int) -> float:
    """What action cubes on the board will bring, as far as they can be paid."""
    population, gold = state.population[seat], state.gold[seat]
    tokens = state.m_factor[M_LEVELS * seat : M_LEVELS * seat + M_LEVELS]
    first = {
        INFLUENCE: 1.5 if population > 1 else 0.8 if population else 0.0,
        MOVEMENT: 1.0 if gold > 1 else 0.6 if gold else 0.0,
        MOUNTAIN: 0.6 if population >= cost(state) + 1 else 0.0,
        RAVEN: 1.4 if state.reputation[seat] < -2 else 0.05,
        MAKING: 1.6 if sum(tokens[1:]) else 1.2 if tokens[0] else 0.1,
    }
    worth = 0.55 * state.viper_plan[seat]
    for action, value in first.items():
        count = state.plan[action].count(seat)
        # A second cube finds half as much to do, a third one next to nothing.
        worth += value * (0.0, 1.0, 1.5, 1.6, 1.6, 1.6)[count]
    return worth
