"""What a world is worth to each seat, from 0 to 1: its prospect of victory, as far as can be told.

Sides share one cake and the seats of a side are worth the same; who play together against the
game have a cake of their own, which grows with what they have. Where a game has ended, half is the
victory itself and half by how much it was won or lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from antre.core.outcome import Outcome, Sides
from antre.core.state import State

# A lead of this part of the usual evaluation makes victory e times as likely; at the very end a
# small lead decides, though a large one is still better.
LEAD = 0.07
FINAL_LEAD = 0.0175
# Where a game does not say what a lead is worth, in points.
USUAL_LEAD = 10.0


def reward(world: State) -> list[float]:
    """The prospect of each seat."""
    outcome = world.outcome
    if outcome is not None:
        return final_reward(world, outcome)
    values, lead = weigh(world)
    return by_seat(world.setup.sides, prospects(values, lead))


def weigh(world: State) -> tuple[list[float], float]:
    """What each side has by the judgement of the game, and the lead that makes victory e times as
    likely."""
    judge, sides = world.setup.game.judge, world.setup.sides
    values = judge.evaluate_all(world)
    merged = [sum([values[seat] for seat in side]) / len(side) for side in sides]
    usual = USUAL_LEAD if len(sides) == 1 else scale(merged, LEAD)
    return merged, judge.lead(world) or usual


def prospects(values: Sequence[float], lead: float) -> list[float]:
    """The prospect of each side; of one that plays against the game, by what it has itself."""
    return [logistic(values[0], lead)] if len(values) == 1 else shares(values, lead)


def final_reward(world: State, outcome: Outcome) -> list[float]:
    sides, lead = world.setup.sides, world.setup.game.judge.lead(world)
    if len(sides) == 1:
        prospects = [logistic(outcome.margins[0], lead or USUAL_LEAD)]
    else:
        behind = [min(outcome.margins[side[0]], 0.0) for side in sides]
        # A quarter of what a lead is worth on the way.
        near = lead / 4 if lead else scale(world.scores, FINAL_LEAD)
        prospects = shares(behind, near)
    told = by_seat(sides, prospects)
    return [(won + by) / 2 for won, by in zip(outcome.utilities, told, strict=True)]


def goal(world: State) -> list[float]:
    """What learners strive for at the end: mostly victory, and to be well ahead.

    A lead that counts from afar tells beginners the way, long before victories are rare enough to.
    """
    outcome = world.outcome
    assert outcome is not None
    sides, lead = world.setup.sides, world.setup.game.judge.lead(world)
    if len(sides) == 1:
        ahead = [logistic(outcome.margins[0], 4 * (lead or USUAL_LEAD))]
    else:
        behind = [min(outcome.margins[side[0]], 0.0) for side in sides]
        ahead = shares(behind, lead or scale(world.scores, LEAD))
    told = by_seat(sides, ahead)
    return [(2 * won + by) / 3 for won, by in zip(final_reward(world, outcome), told, strict=True)]


def by_seat(sides: Sides, values: Sequence[float]) -> list[float]:
    """What sides have, for each of their seats."""
    found = {seat: value for side, value in zip(sides, values, strict=True) for seat in side}
    return [found[seat] for seat in range(len(found))]


def shares(values: Sequence[float], lead: float) -> list[float]:
    """Parts of one cake: e times as much for each lead ahead."""
    best = max(values)
    parts = [exp((value - best) / lead) for value in values]
    total = sum(parts)
    return [part / total for part in parts]


def scale(values: Sequence[float], part: float) -> float:
    """A part of what values usually are."""
    return part * sum([abs(value) for value in values]) / len(values) or 1.0


def logistic(value: float, lead: float) -> float:
    """From 0 for what is lost to 1 for what is won; one half where nothing is decided."""
    steps = value / lead
    return 1 / (1 + exp(-steps)) if steps > -700 else 0.0
