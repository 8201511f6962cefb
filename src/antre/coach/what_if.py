"""What may come of a line of choices, tried in worlds that its seat could not tell from the real
one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter

from antre.bots.reward import reward
from antre.bots.rolling import roll
from antre.coach.rolling import sober
from antre.core.state import State

FARTHEST = 100  # choices, to where judging makes sense
MOST_WORLDS = 40
SECONDS = 0.8


def prospect(
    world: State,
    seat: int,
    options: Sequence[str],
    rng: random.Random,
    clock: Callable[[], float] = perf_counter,
) -> float | None:
    """What the seat may expect after its choices, from 0 to 1, as advice tells it; None where the
    line is not possible in any world that was tried."""
    judge, found = world.setup.game.judge, list[float]()
    end = clock() + SECONDS
    for _ in range(MOST_WORLDS):
        other = world.resample(seat, rng)
        other.withdraw_secrets(seat)
        pace = judge.pace(other) + judge.horizon
        if play_line(other, seat, options):
            roll(other, pace, FARTHEST)
            share = reward(other)[seat]
            found.append(share if other.over else sober(share, other.setup))
        if clock() > end:
            break
    return sum(found) / len(found) if found else None


def play_line(world: State, seat: int, options: Sequence[str]) -> bool:
    """Make choices one after the other, as far as each is possible."""
    for text in options:
        if seat not in world.waiting:
            return False
        option = world.setup.options.parse(text)
        if option not in world.question.options(world, seat):
            return False
        world.play(seat, option)
    return True
