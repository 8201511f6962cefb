"""The three ends of a game and their winners.

The Dead Snow ends it at once and asks for reputation; a goal ends it with the round and asks for
goals, then points; points or the last red ship end it with the round and ask for points.
"""

from __future__ import annotations

from antre.core.outcome import Outcome, by_goal, by_points
from antre.core.reason import Reason
from antre.games.garden.content.names import (
    CALLO,
    DEAD_SNOW_END,
    FACTIONS,
    GOAL_END,
    OLAF,
    PIER,
    POINTS_END,
    SOURCES,
)
from antre.games.garden.rules import events
from antre.games.garden.rules.state import NOBODY, Garden

GOAL_RULES = ("olaf.goal", "pier.goal", "ulrike.goal", "callo.goal")


def progress(state: Garden, faction: int) -> int:
    """How much of what its goal asks for a faction has done."""
    if faction == OLAF:
        return sum(state.captured)
    if faction == PIER:
        return state.absorbed
    if faction == CALLO:
        return state.devastated.bit_count()
    return state.towers.bit_count()


def has_goal(state: Garden, seat: int) -> bool:
    faction = state.factions[seat]
    return progress(state, faction) >= state.box.factions[faction].goal


def is_over(state: Garden) -> bool:
    """At the end of a round: a goal comes before points."""
    seats = range(state.setup.seats)
    if any(has_goal(state, seat) for seat in seats):
        state.ended = GOAL_END
    elif has_points(state):
        state.ended = POINTS_END
    else:
        return False
    goals = [state.factions[seat] for seat in seats if has_goal(state, seat)]
    state.tell(events.GameEnds, NOBODY, state.ended, goals)
    return True


def has_points(state: Garden) -> bool:
    """The last red ship has been scored, or somebody has fifty points."""
    if state.red_ships == len(state.box.track.red):
        return True
    return any(state.vp(seat) >= state.box.end_points for seat in range(state.setup.seats))


def breakdown(state: Garden, seat: int) -> dict[str, int]:
    first = len(SOURCES) * seat
    return {name: state.points[first + source] for source, name in enumerate(SOURCES)}


def conclude(state: Garden) -> Outcome:
    if state.ended == DEAD_SNOW_END:
        return conclude_by_reputation(state)
    if state.ended == GOAL_END:
        return conclude_by_goal(state)
    return conclude_by_points(state)


def merits(state: Garden) -> list[int]:
    """By seat, how many others have a worse reputation: never a tie."""
    worst_first = state.standing[::-1]
    return [worst_first.index(seat) for seat in range(state.setup.seats)]


def final_reputation(state: Garden, seat: int) -> int:
    """After the penalty for Vuko tokens, which may lead below the track."""
    return state.reputation[seat] - state.box.penalty * state.vuko_tokens[seat]


def conclude_by_reputation(state: Garden) -> Outcome:
    values = [final_reputation(state, seat) for seat in range(state.setup.seats)]
    return by_points(
        state.setup.sides, values, "end.dead-snow-winner", merits(state), "end.dead-snow-tie"
    )


def conclude_by_goal(state: Garden) -> Outcome:
    seats = range(state.setup.seats)
    merit = merits(state)
    fulfilled = [seat for seat in seats if has_goal(state, seat)]
    winner = max(fulfilled, key=lambda seat: (state.vp(seat), merit[seat]))
    faction = state.factions[winner]
    rule = GOAL_RULES[faction] if len(fulfilled) == 1 else "end.goal-winner"
    reason = Reason(
        rule, faction=FACTIONS[faction], goal=state.box.factions[faction].goal,
        points=state.vp(winner),
    )  # fmt: skip
    return by_goal(state.setup.sides, [winner], reason)


def conclude_by_points(state: Garden) -> Outcome:
    points = [state.vp(seat) for seat in range(state.setup.seats)]
    return by_points(state.setup.sides, points, "end.vp-winner", merits(state), "ruling.vp-tie")
