"""One choice looked at again, with a search and with worlds played on from it.

The option taken, the one that looks best at first sight and the one that a search prefers are
tried in the same imagined worlds, so that luck is the same for all of them. What is left of the
difference, and how sure that is, is what the choice has cost.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from antre.bots import make
from antre.bots.rolling import roll
from antre.coach.adviser import adviser
from antre.coach.past import Past, Taken
from antre.coach.reasons import Parts, Saying, more_than_others, own_words
from antre.coach.rolling import estimate
from antre.coach.survey import imagined
from antre.core.option import Option
from antre.core.state import State

LEAST_WORLDS = 4
MOST_WORLDS = 60
MOST_CHOICES = 100  # in an imagined world
SEARCHED = 0.4  # of the time, to find what else could be done
LITTLE = 0.01  # a chance that is not worth a word
SURE = 2.0  # times its own doubt, for a difference to be told


class Judged(NamedTuple):
    """What a choice was worth by what its seat knew, and what would have been better."""

    choice: int
    seat: int
    option: str
    better: str  # the same option where nothing was clearly better
    chance: float
    best: float
    doubt: float  # by so much the difference may be wrong, two times out of three
    worlds: int
    points: float  # the judgement of the own position, in points, that the better one has more
    parts: Parts  # and what it surely has more of each part of the judgement
    reason: Saying | None  # the game's own words for the better one

    @property
    def cost(self) -> float:
        return self.best - self.chance


class Tried(NamedTuple):
    """An option in one imagined world."""

    chance: float
    points: float
    parts: Parts


def look_again(
    past: Past, choice: int, seconds: float, seed: int, clock: Callable[[], float] = perf_counter
) -> Judged:
    taken = past.choices[choice]
    rng = random.Random(f"{seed} {choice} again")
    end = clock() + seconds
    options = candidates(taken, seconds, rng, clock)
    tried: list[list[Tried]] = []
    while len(tried) < MOST_WORLDS and (len(tried) < LEAST_WORLDS or clock() < end):
        world = imagined(taken, rng)
        tried.append([play_on(past, choice, world, option) for option in options])
    return conclude(past, choice, options, tried, rng)


def candidates(
    taken: Taken, seconds: float, rng: random.Random, clock: Callable[[], float]
) -> list[Option]:
    """The option taken first, then what could be better."""
    world, seat = imagined(taken, rng), taken.seat
    options = world.question.options(world, seat)
    values = world.setup.game.judge.foresee(world, seat, options)
    at_first = options[values.index(max(values))]
    search = make(adviser(world.setup, SEARCHED * seconds), rng.getrandbits(32), clock)
    return list(dict.fromkeys([taken.option, at_first, search.choose(world, seat)]))


def play_on(past: Past, choice: int, world: State, option: Option) -> Tried:
    """Play an option, then what looks best for everybody, until judging makes sense."""
    setup, judge = past.setup, past.setup.game.judge
    seat, end = past.choices[choice].seat, judge.pace(world) + judge.horizon
    after = world.clone()
    after.play(seat, option)
    played = 1 + roll(after, end, MOST_CHOICES)
    found = estimate(after, past.progress(choice + played))
    own = setup.sides.index(setup.side_of(seat))
    parts = judge.parts(after, seat)
    return Tried(found[own], sum(parts.values()), parts)


def conclude(
    past: Past,
    choice: int,
    options: list[Option],
    tried: list[list[Tried]],
    rng: random.Random,
) -> Judged:
    taken, worlds = past.choices[choice], len(tried)
    means = [sum(world[place].chance for world in tried) / worlds for place in range(len(options))]
    best = means.index(max(means))
    apart = [world[best].chance - world[0].chance for world in tried]
    gain = means[best] - means[0]
    doubt = sqrt(sum((each - gain) ** 2 for each in apart) / max(1, worlds - 1) / worlds)
    if gain < max(LITTLE, SURE * doubt):
        best, doubt = 0, 0.0
    better = options[best]
    points = sum(world[best].points - world[0].points for world in tried) / worlds
    return Judged(
        choice, taken.seat, taken.option.text, better.text, means[0], means[best], doubt, worlds,
        points, parts_apart(tried, best), why(taken, better, rng) if best else None,
    )  # fmt: skip


def parts_apart(tried: list[list[Tried]], best: int) -> Parts:
    """What the better option has more of than the one taken."""
    if not best:
        return {}
    return more_than_others([[world[best].parts, world[0].parts] for world in tried], 0)


def why(taken: Taken, option: Option, rng: random.Random) -> Saying | None:
    return own_words(imagined(taken, rng), taken.seat, option)
