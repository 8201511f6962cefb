"""Why an option is good: what it brings more of than others, in the parts of the judgement.

All options are played on in the same imagined worlds until judging makes sense, so luck is the
same for all of them. What differs no more than chance would have it is not told.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from antre.bots.rolling import roll
from antre.core.judge import REST
from antre.core.option import Option
from antre.core.state import State
from antre.core.words import Words

SECONDS = 0.6
LEAST_WORLDS = 3
MOST_WORLDS = 24
FARTHEST = 100  # choices, to where judging makes sense
SURE = 2.0  # times its own doubt, for a difference to be told
LEAST = 1.0  # point of a part that is worth a word
OF_LARGEST = 0.2  # of the largest difference, below which others are not worth a word
GAINS, COSTS = 2, 1  # parts that are named

# By name, what each part of a judgement comes to.
Parts = dict[str, float]
# Words of a game, and their values.
Saying = tuple[str, dict[str, Any]]


def compare(
    world: State,
    seat: int,
    lines: Sequence[Sequence[Option]],
    rng: random.Random,
    clock: Callable[[], float] = perf_counter,
) -> list[Parts]:
    """For each line of choices, what it brings more than the others do on average."""
    end = clock() + SECONDS
    found: list[list[Parts]] = []
    while len(found) < MOST_WORLDS and (len(found) < LEAST_WORLDS or clock() < end):
        imagined = world.resample(seat, rng)
        imagined.withdraw_secrets(seat)
        found.append([play_on(imagined, seat, line) for line in lines])
    return [more_than_others(found, place) for place in range(len(lines))]


def play_on(world: State, seat: int, line: Sequence[Option]) -> Parts:
    """The parts once a line is played, and then what looks best for everybody."""
    judge = world.setup.game.judge
    end, after = judge.pace(world) + judge.horizon, world.clone()
    first, *then = line
    after.play(seat, first)
    roll(after, end, FARTHEST, {seat: then})
    return judge.parts(after, seat)


def more_than_others(worlds: Sequence[Sequence[Parts]], place: int) -> Parts:
    """What the option at a place has more of than the others, as far as that is sure."""
    if len(worlds[0]) < 2:
        return {}
    names = dict.fromkeys(name for world in worlds for parts in world for name in parts)
    found: Parts = {}
    for name in names:
        apart = [lead(world, place, name) for world in worlds]
        more = fmean(apart)
        doubt = stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
        if abs(more) > SURE * doubt:
            found[name] = round(more, 2)
    return found


def lead(world: Sequence[Parts], place: int, name: str) -> float:
    others = [parts.get(name, 0.0) for other, parts in enumerate(world) if other != place]
    return world[place].get(name, 0.0) - fmean(others)


def own_words(world: State, seat: int, option: Option) -> Saying | None:
    """What the game itself has to say for an option."""
    return world.setup.game.judge.reason(world.bare(), seat, option)


def sentence(parts: Parts, saying: Saying | None, words: Words, best: bool = False) -> str:
    """Why, in one sentence of the game or made of the parts; empty where nothing can be said. That
    an option costs something is no reason why it is the best."""
    if saying is not None:
        key, values = saying
        return words.say(key, **values)
    known = {name: more for name, more in parts.items() if name != REST}
    largest = max(map(abs, known.values()), default=0.0)
    told = {
        name: more for name, more in known.items() if abs(more) >= max(LEAST, OF_LARGEST * largest)
    }
    gains, costs = named(told, 1, words)[:GAINS], named(told, -1, words)[:COSTS]
    if not told or (best and not gains):
        return ""
    key = "why-both" if gains and costs else "why-gains" if gains else "why-costs"
    return words.say(key, gains=words.series(gains), costs=words.series(costs))


def named(parts: Parts, sign: int, words: Words) -> list[str]:
    """The parts of which there is more, or less, the largest first."""
    own = sorted((name for name in parts if sign * parts[name] > 0), key=lambda n: -abs(parts[n]))
    return [words.say(f"worth-{name}", points=round(abs(parts[name]))) for name in own]
