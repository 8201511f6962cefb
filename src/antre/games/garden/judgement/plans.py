"""What action cubes will bring: those on the board, and those still to be placed.

A cube is worth what its owner can pay for; one in hand what the best free space would bring, less
if others may take that space first. So it shows, too, what a rival loses by a space taken.
"""

from __future__ import annotations

from functools import lru_cache

from antre.games.garden.content.names import (
    INFLUENCE,
    LEVELS,
    M_LEVELS,
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
MOST_CUBES = 5
# Each further cube for steps finds less to do.
LESS = (1.0, 0.6, 0.3, 0.1, 0.1)

Table = tuple[float, ...]
Tables = tuple[Table, Table, Table, Table, Table]


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
    state: Garden, seat: int, hand: int, counts: list[int], tables: Tables, useful: float
) -> float:
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


def values(state: Garden, seat: int, outlook: Outlook, useful: float) -> Tables:
    """By action, what the first, the second and each further cube there brings."""
    first, kind = M_LEVELS * seat, LEVELS * seat
    gain = GAIN_DUE * outlook.due + GAIN_LATER * outlook.later
    return (
        *payable(state.population[seat], state.gold[seat], gain, useful, cost(state),
                 state.plan[INFLUENCE].count(seat)),
        shadow(state.reputation[seat], state.vuko_tokens[seat], state.m_factor[first] > 0,
               seat in state.standing[-2:], outlook.snow),
        makings(tuple(state.m_factor[first : first + M_LEVELS]),
                tuple(state.figures[kind : kind + LEVELS]), gain),
    )  # fmt: skip


@lru_cache(maxsize=1 << 14)
def payable(
    population: int, gold: int, gain: float, useful: float, march_cost: int, spread: int
) -> tuple[Table, Table, Table]:
    """Influence, Movement and the Voracious Mountain, as far as they can be paid."""
    cube = max(0.0, gain - POPULATION * useful)
    influence = tuple(cube * max(0, min(2, population - 2 * used)) for used in range(MOST_CUBES))
    step = max(0.0, MOVE_GAIN * (gain + 0.3) - GOLD * useful)
    movement = tuple(
        step * LESS[used] * max(0, min(2, gold - 2 * used)) for used in range(MOST_CUBES)
    )
    march = max(0.0, MARCH * (gain + 0.3) - POPULATION * march_cost * useful)
    if population - 2 * spread < march_cost:
        march = 0.0
    return influence, movement, (march, 0.3 * march, 0.0, 0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def shadow(reputation: int, tokens: int, can_pay: bool, is_bad: bool, snow: float) -> Table:
    """A better name, or a Vuko token less, for whoever needs it."""
    low, guilty = reputation < -1, tokens > 0 and can_pay
    if not low and not guilty:
        return (0.02,) * MOST_CUBES
    first = RAVEN_BASE + RAVEN_WORST * is_bad + RAVEN_SNOW * snow
    second = first * (0.6 if reputation < -3 or (low and guilty) else 0.1)
    return (first, second, 0.3 * second, 0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def makings(tokens: tuple[int, ...], figures: tuple[int, ...], gain: float) -> Table:
    """Tokens to be shifted and spent, figures to be called."""
    if not any(tokens):
        return (0.05, 0.0, 0.0, 0.0, 0.0)
    ready = sum(min(tokens[unit + 1], figures[unit]) * (unit + 1) for unit in range(LEVELS))
    first = MADE * min(3, sum(tokens)) + SUMMONED * (gain + 0.2) * min(4, ready)
    return (first, 0.35 * first, 0.1 * first, 0.0, 0.0)
