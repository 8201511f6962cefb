"""What makes up the worth of a position: how a seat stands in points, by name, and by goals.

A worth is the logarithm of a prospect, so its parts are not quite a sum: what a seat has more
than its rivals counts as if it stood alone, and `rest` is what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from antre.core.judge import REST
from antre.games.garden.judgement.evaluate import (
    LEAD,
    LEAST,
    is_laid_out,
    look,
    name_shares,
    points_lead,
    prospect,
    without_goals,
)
from antre.games.garden.judgement.goods import usefulness
from antre.games.garden.judgement.promises import promised
from antre.games.garden.judgement.sight import Sight
from antre.games.garden.rules.state import Garden


def parts(state: Garden, seat: int) -> dict[str, float]:
    """`worth-` and its name are the words for a part; `rest` has none."""
    worth = look(state)[0][seat]
    if state.over or not is_laid_out(state):
        return {REST: worth}
    sight = Sight(state)
    found = ahead(sight, seat) | by_name(sight, seat) | by_goal(sight, seat)
    return {**found, REST: worth - sum(found.values())}


def ahead(sight: Sight, seat: int) -> dict[str, float]:
    """What a seat has more than its rivals of all that brings points."""
    state, seats = sight.state, range(len(sight.goods))
    useful = usefulness(sight.outlook.rounds)
    by_part: dict[str, Sequence[float]] = {
        "points": [state.vp(each) for each in seats],
        "regions": sight.land.worth,
        "goods": sight.goods,
        "plans": [sight.plans[each] + promised(state, each, useful) for each in seats],
        "attacks": sight.skulls,
    }
    weight = LEAD * (1 - sight.outlook.snow) / points_lead(sight)
    return {part: weight * more_than_rivals(has, seat) for part, has in by_part.items()}


def more_than_rivals(has: Sequence[float], seat: int) -> float:
    rivals = len(has) - 1
    return has[seat] - (sum(has) - has[seat]) / rivals


def by_name(sight: Sight, seat: int) -> dict[str, float]:
    """The Dead Snow counts names alone."""
    share = name_shares(sight.state)[seat]
    return {"name": LEAD * sight.outlook.snow * log(share + LEAST)}


def by_goal(sight: Sight, seat: int) -> dict[str, float]:
    """What the own goal adds; `rest` has what the goals of others take away."""
    otherwise = without_goals(sight)[seat]
    hoped = prospect(sight.goals[seat], [], otherwise)
    return {"goal": LEAD * (log(hoped + LEAST) - log(otherwise + LEAST))}
