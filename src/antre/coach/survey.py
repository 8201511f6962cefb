"""A whole game at first sight: how everybody stood, what other draws would have brought, and which
choices deserve a second look.

A position is judged as it was, with all that lay hidden in it. A choice is judged in a world that
its seat could not tell from the real one.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from antre.bots.reward import prospects, weigh
from antre.coach.past import Past, Stretch, Taken
from antre.coach.rolling import chances, mean
from antre.core.state import State
from antre.core.timeline import reseed

REDRAWN = 3  # times that draws are made anew


class Glance(NamedTuple):
    """A choice at first sight."""

    choice: int
    seat: int
    options: int
    regret: float  # what the best option promised more, in chance
    spread: float  # what the best option promised more than a usual one


class Surveyed(NamedTuple):
    """A stretch of the game; lists of chances stand in the order of the sides."""

    first: int
    last: int
    seat: int | None
    chances: list[float]  # before it
    expected: list[float] | None  # after it, had other draws come
    # By seat, the chance of its side had it answered as it did, and the others at first sight.
    alone: list[float] | None
    glances: list[Glance]


def survey(past: Past, place: int, seed: int) -> Surveyed:
    """The stretch of that number."""
    stretch = past.stretches[place]
    rng = random.Random(f"{seed} {place}")
    before = past.choices[stretch.first].state
    found = chances(past, stretch.first, before, rng)
    expected = drawn_anew(past, stretch, rng) if stretch.drew else None
    alone = one_by_one(past, stretch, rng) if stretch.seat is None else None
    glances = [glance(past, choice, rng) for choice in range(stretch.first, stretch.last)]
    return Surveyed(stretch.first, stretch.last, stretch.seat, found, expected, alone, glances)


def drawn_anew(past: Past, stretch: Stretch, rng: random.Random) -> list[float]:
    """The chances after the same last choice with other draws, on average."""
    taken = past.choices[stretch.last - 1]
    found = []
    for _ in range(REDRAWN):
        other = taken.state.clone()
        reseed(other, rng.getrandbits(64))
        other.play(taken.seat, taken.option)
        found.append(chances(past, stretch.last, other, rng, rolls=1))
    return mean(found)


def one_by_one(past: Past, stretch: Stretch, rng: random.Random) -> list[float]:
    """What each seat's own answers to a secret question were worth."""
    taken = past.choices[stretch.first : stretch.last]
    found = []
    for seat in range(past.setup.seats):
        answers = {seat: [each.option for each in taken if each.seat == seat]}
        after = chances(past, stretch.first, taken[0].state, rng, answers)
        found.append(after[past.sides.index(past.setup.side_of(seat))])
    return found


def glance(past: Past, choice: int, rng: random.Random) -> Glance:
    taken = past.choices[choice]
    world = imagined(taken, rng)
    options = world.question.options(world, taken.seat)
    if len(options) < 2:
        return Glance(choice, taken.seat, len(options), 0.0, 0.0)
    judge, setup = past.setup.game.judge, past.setup
    values, lead = weigh(world)
    own = setup.sides.index(setup.side_of(taken.seat))
    now = judge.evaluate(world, taken.seat)
    found = []
    for value in judge.foresee(world, taken.seat, options):
        changed = [*values[:own], values[own] + value - now, *values[own + 1 :]]
        found.append(prospects(changed, lead * judge.caution)[own])
    best = max(found)
    usual = sorted(found)[len(found) // 2]
    had = found[options.index(taken.option)]
    return Glance(choice, taken.seat, len(options), best - had, best - usual)


def imagined(taken: Taken, rng: random.Random) -> State:
    """A world that the seat could not tell from the real one when it chose."""
    world = taken.state.resample(taken.seat, rng)
    world.withdraw_secrets(taken.seat)
    return world
