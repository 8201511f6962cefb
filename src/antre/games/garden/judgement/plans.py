"""What action cubes will bring: those on the board, and those still to be placed.

A cube is worth what its owner can pay for; one in hand what the best free space would bring, less
if others may take that space first. So it shows, too, what a rival loses by a space taken.
"""

from __future__ import annotations

from antre.games.garden.content.names import (
    INFLUENCE,
    LEVELS,
    M_LEVELS,
    MAKING,
    MOUNTAIN,
    MOVEMENT,
    RAVEN,
)
from antre.games.garden.judgement.goods import GOLD, POPULATION
from antre.games.garden.judgement.outlook import Outlook
from antre.games.garden.rules.mountain import cost
from antre.games.garden.rules.state import Garden

# What one more influence in a region brings at a scoring of this round, and at a later one.
GAIN_DUE, GAIN_LATER = 0.55, 0.3
MOVE_GAIN = 0.55
MARCH = 1.1
MADE = 0.5
SUMMONED = 0.9
VIPER = 0.45
RAVEN_BASE, RAVEN_WORST, RAVEN_SNOW = 0.3, 0.9, 5.0
# A space that may be gone by the next turn, and one that very likely stays.
CONTESTED, SAFE = 0.55, 0.93
# Whoever moves on the track and has no cubes yet will find this for each.
CUBE = 0.6


def planned(state: Garden, seat: int, outlook: Outlook, useful: float) -> float:
    """Cubes on the board and in hand."""
    hand = state.hand[seat]
    if outlook.moving:
        return CUBE * expected_cubes(state, seat)
    counts = [cubes.count(seat) for cubes in state.plan]
    if not hand and not any(counts) and not state.viper_plan[seat]:
        return 0.0
    tables = values(state, seat, outlook, useful)
    worth = VIPER * useful * state.viper_plan[seat]
    for action, count in enumerate(counts):
        worth += sum(tables[action][:count])
    return worth + in_hand(state, seat, hand, counts, tables, useful) if hand else worth


def in_hand(
    state: Garden, seat: int, hand: int, counts: list[int], tables: list[tuple[float, ...]],
    useful: float,
) -> float:  # fmt: skip
    """The best spaces that are still free, for as many cubes as there are."""
    rivals = sum(state.hand) - hand
    found = [SAFE * VIPER * useful] * min(hand, state.supply[seat])
    for action, capacity in enumerate(state.layout.capacity):
        free = capacity - len(state.plan[action])
        for place in range(min(free, hand)):
            value = tables[action][counts[action] + place]
            sure = SAFE if free - place > min(rivals, 2) else CONTESTED if rivals else 1.0
            found.append(value * sure)
    return sum(sorted(found)[-hand:])


def expected_cubes(state: Garden, seat: int) -> int:
    """The action cubes of the ship a marker stands above."""
    return state.box.cubes_by_ship[state.box.track.ship[state.spaces[seat]] - 1]


def values(
    state: Garden, seat: int, outlook: Outlook, useful: float
) -> list[tuple[float, ...]]:  # fmt: skip
    """By action, what the first, the second and each further cube there brings."""
    gain = GAIN_DUE * outlook.due + GAIN_LATER * outlook.later
    population, gold = state.population[seat], state.gold[seat]
    tables: list[tuple[float, ...]] = [()] * 5
    spread = [max(0, min(2, population - 2 * cube)) for cube in range(5)]
    tables[INFLUENCE] = tuple(count * max(0.0, gain - POPULATION * useful) for count in spread)
    steps = [max(0, min(2, gold - 2 * cube)) for cube in range(5)]
    move = max(0.0, MOVE_GAIN * (gain + 0.3) - GOLD * useful)
    tables[MOVEMENT] = tuple(
        count * move * less for count, less in zip(steps, (1, 0.6, 0.3, 0.1, 0.1), strict=True)
    )
    spare = population - 2 * state.plan[INFLUENCE].count(seat) >= cost(state)
    march = max(0.0, MARCH * (gain + 0.3) - POPULATION * cost(state) * useful) if spare else 0.0
    tables[MOUNTAIN] = (march, 0.3 * march, 0.0, 0.0, 0.0)
    tables[RAVEN] = shadow(state, seat, outlook)
    tables[MAKING] = makings(state, seat, gain)
    return tables


def shadow(state: Garden, seat: int, outlook: Outlook) -> tuple[float, ...]:
    """A better name, or a Vuko token less, for whoever needs it."""
    low = state.reputation[seat] < -1
    tokens = state.vuko_tokens[seat] and state.m_factor[M_LEVELS * seat]
    if not low and not tokens:
        return (0.02,) * 5
    worst = seat in state.standing[-2:]
    first = RAVEN_BASE + RAVEN_WORST * worst + RAVEN_SNOW * outlook.snow
    deep = state.reputation[seat] < -3 or (low and tokens)
    second = first * (0.6 if deep else 0.1)
    return (first, second, 0.3 * second, 0.0, 0.0)


def makings(state: Garden, seat: int, gain: float) -> tuple[float, ...]:
    """Tokens to be shifted and spent, figures to be called."""
    tokens = state.m_factor[M_LEVELS * seat : M_LEVELS * seat + M_LEVELS]
    if not sum(tokens):
        return (0.05, 0.0, 0.0, 0.0, 0.0)
    ready = sum(
        min(tokens[unit + 1], state.figures[LEVELS * seat + unit]) * (unit + 1)
        for unit in range(LEVELS)
    )
    first = MADE * min(3, sum(tokens)) + SUMMONED * (gain + 0.2) * min(4, ready)
    return (first, 0.35 * first, 0.1 * first, 0.0, 0.0)
