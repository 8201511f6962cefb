"""What a position is worth to a seat: the logarithm of its prospect of victory, in points.

Three ends are weighed by how likely they are: goals, the Dead Snow, points. For each, the seats
share the victory by how they stand: by the steps to their goals, by their names, by their points
and what is likely to come. So a good name is worth much where the Dead Snow is near, and whoever
has one has reason to bring it nearer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from antre.games.garden.judgement.goods import usefulness
from antre.games.garden.judgement.promises import promised
from antre.games.garden.judgement.sight import Sight
from antre.games.garden.rules.ending import conclude, final_reputation
from antre.games.garden.rules.state import NOTHING, Garden

VICTORY = 1000.0
# A prospect e times as good is worth so many points.
LEAD = 40.0
# How many points of a lead make victory e times as likely: at the end, and for each round to come.
POINTS_LEAD, POINTS_LEAD_BY_ROUND = 2.2, 1.6
# The same for steps of reputation, at the limit and for the whole way to it.
NAME_LEAD, NAME_LEAD_BY_WAY = 0.7, 2.6
# Of two equal names the one that lies better.
BETTER = 0.3
# A rival's goal is feared more than it is likely, or nobody would pay for stopping it.
ALARM = 0.4
LEAST = 1.0e-5


def evaluate(state: Garden, seat: int) -> float:
    return evaluate_all(state)[seat]


def evaluate_all(state: Garden) -> list[float]:
    return look(state)[0]


def look(state: Garden, before: Sight | None = None) -> tuple[list[float], Sight | None]:
    """What a position is worth to each seat, and its parts; `before` are those it came of."""
    if state.over:
        outcome = conclude(state)
        worth = [
            VICTORY * (2 * won - 1) + margin
            for won, margin in zip(outcome.utilities, outcome.margins, strict=True)
        ]
        return worth, None
    if not is_laid_out(state):
        return [0.0] * state.setup.seats, None
    sight = Sight(state, before)
    return [LEAD * log(prospect + LEAST) for prospect in prospects(sight)], sight


def is_laid_out(state: Garden) -> bool:
    """Do all know their factions, and what regions are worth?"""
    return NOTHING not in state.factions and any(state.tiles)


def prospects(sight: Sight) -> list[float]:
    """How likely each seat is to win, as it sees it."""
    seats = range(len(sight.goods))
    feared = [likely**ALARM for likely in sight.goals]
    return [
        prospect(sight.goals[seat], [feared[other] for other in seats if other != seat], otherwise)
        for seat, otherwise in enumerate(without_goals(sight))
    ]


def without_goals(sight: Sight) -> list[float]:
    """How likely each seat is to win if nobody reaches a goal."""
    snow = sight.outlook.snow
    by_name, by_points = name_shares(sight.state), shares(points(sight), points_lead(sight))
    return [
        snow * name + (1 - snow) * share for name, share in zip(by_name, by_points, strict=True)
    ]


def points(sight: Sight) -> list[float]:
    """The points each seat has and what is likely to come."""
    state = sight.state
    useful = usefulness(sight.outlook.rounds)
    return [
        state.vp(seat) + sight.land.worth[seat] + sight.goods[seat]
        + sight.plans[seat] + promised(state, seat, useful) + sight.skulls[seat]
        for seat in range(len(sight.goods))
    ]  # fmt: skip


def points_lead(sight: Sight) -> float:
    return POINTS_LEAD + POINTS_LEAD_BY_ROUND * sight.outlook.rounds


def prospect(own: float, feared: list[float], otherwise: float) -> float:
    """Victory by the own goal, or otherwise, as long as no rival reaches another goal."""
    none = 1 - own
    for likely in feared:
        none *= 1 - likely
    return (1 - none) * own / ((own + sum(feared)) or 1.0) + none * otherwise


def name_shares(state: Garden) -> list[float]:
    """Who would win if the Dead Snow came: names count the more, the nearer it is."""
    seats = len(state.standing)
    names = [float(final_reputation(state, seat)) for seat in range(seats)]
    for place, seat in enumerate(state.standing):
        names[seat] -= BETTER * place
    way = 1 - state.dead_snow / state.layout.limit
    return shares(names, NAME_LEAD + NAME_LEAD_BY_WAY * way)


def shares(values: Sequence[float], lead: float) -> list[float]:
    """Parts of one victory: e times as much for each lead ahead."""
    best = max(values)
    parts = [exp((value - best) / lead) for value in values]
    total = sum(parts)
    return [part / total for part in parts]
