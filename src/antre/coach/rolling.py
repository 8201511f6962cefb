"""How likely each side is to win, as far as a judgement can tell.

From a position everybody plays what looks best at that moment until all have had as many
turns: only there can they be compared, and what lies on offer is worth something. A lead counts for
more as the end comes near, and never for certain before the game is over.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log

from antre.bots.reward import prospects, reward, weigh
from antre.bots.rolling import Answers, roll
from antre.coach.past import Past
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import reseed

ROLLS = 2  # where something is drawn on the way
FARTHEST = 40  # choices, to where judging makes sense
# Of a lead, so much is certain even at the end: who counts the points may be in for a surprise.
CERTAIN = 0.25


def estimate(world: State, progress: float) -> list[float]:
    """The chance of each side by what a world has come to; an end that was only imagined is not
    certain."""
    if world.over:
        found = reward(world)
        return [found[side[0]] for side in world.setup.sides]
    values, lead = weigh(world)
    left = CERTAIN + (1 - CERTAIN) * (1 - progress)
    return prospects(values, lead * world.setup.game.judge.caution * left)


def sober(share: float, setup: Setup) -> float:
    """What a search expects of the victory, as people may be told it: a lead counts for less. How
    much of the game is left nobody knows, so it is taken for half."""
    if not 0 < share < 1:
        return share
    caution = max(1.0, setup.game.judge.caution * (1 + CERTAIN) / 2)
    others = max(1, len(setup.sides) - 1)
    ahead = log(share * others / (1 - share)) / caution  # of each of the others
    return 1 / (1 + others * exp(-ahead))


def chances(
    past: Past,
    choice: int,
    state: State,
    rng: random.Random,
    answers: Answers | None = None,
    rolls: int = ROLLS,
) -> list[float]:
    """The chance of each side from a position that so many choices have led to."""
    found: list[list[float]] = []
    while len(found) < rolls:
        world = state.clone()
        reseed(world, rng.getrandbits(64))
        before = world.chance.seed
        played = 0 if world.over else roll(world, once_around(world), FARTHEST, answers)
        found.append(estimate(world, past.progress(choice + played)))
        if world.chance.seed == before:
            break
    return mean(found)


def once_around(world: State) -> int:
    """The pace at which everybody will have had as many turns as the others."""
    judge = world.setup.game.judge
    return judge.pace(world) + judge.around(world)


def mean(found: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
