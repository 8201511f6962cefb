"""A review in small pieces of work, for whoever has the time: here, or in workers one by one."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from antre.coach.past import Past
from antre.coach.review import Review, assemble
from antre.coach.second_look import Judged, look_again
from antre.coach.survey import Glance, Surveyed, survey
from antre.core.outcome import Sides
from antre.core.record import Record

SURVEYED = 4  # stretches in one piece of work
LOOKS = 14  # choices that are looked at twice
SECONDS = 1.0  # for each of them
FEWEST = 6  # looks, however long the rest has taken
BUDGET = 28.0  # seconds for all of it
STRETCH = 0.06  # seconds that a stretch takes at first sight, about

Progress = Callable[[float], None]


class Task(NamedTuple):
    """A piece of work: to read the game (no stretches), some stretches at first sight, or a choice
    looked at again."""

    first: int
    last: int
    seconds: float  # for the second look; 0 at first sight


READ = Task(0, 0, 0.0)


class Game(NamedTuple):
    """What one must know of a finished game to have it reviewed."""

    sides: Sides
    result: Sequence[float]  # by side
    stretches: int


def reviewing(
    seats: Sequence[int],
    looks: int = LOOKS,
    seconds: float = SECONDS,
    clock: Callable[[], float] = perf_counter,
) -> Generator[tuple[Task, float], Any, Review]:
    """Yields pieces of work with how much is done, is sent what `work` makes of each, and returns
    the review. `looks` choices of `seats` are looked at twice, fewer where time runs out."""
    end = clock() + BUDGET
    game = Game(*(yield READ, 0.0))
    total = game.stretches * STRETCH + looks * seconds
    done, stretches = 0.0, list[Surveyed]()
    for first in range(0, game.stretches, SURVEYED):
        last = min(first + SURVEYED, game.stretches)
        found = yield Task(first, last, 0.0), done / total
        stretches += [read(each) for each in found]
        done += (last - first) * STRETCH
    judged = []
    glances = [glance for stretch in stretches for glance in stretch.glances]
    room = max(FEWEST, int((end - clock()) / seconds))
    for choice in doubtful(glances, seats, min(looks, room)):
        found = yield Task(choice, choice + 1, seconds), done / total
        judged.append(Judged(*found))
        done += seconds
    return assemble(game.sides, game.result, stretches, judged)


def read(data: Sequence[Any]) -> Surveyed:
    surveyed = Surveyed(*data)
    return surveyed._replace(glances=[Glance(*each) for each in surveyed.glances])


def work(
    past: Past, task: Task, seed: int, clock: Callable[[], float] = perf_counter
) -> Sequence[Any]:
    """What a piece of work comes to, as plain data."""
    if task == READ:
        return Game(past.sides, past.result, len(past.stretches))
    if task.seconds:
        return look_again(past, task.first, task.seconds, seed, clock)
    return [survey(past, place, seed) for place in range(task.first, task.last)]


def doubtful(glances: Sequence[Glance], seats: Sequence[int], count: int) -> list[int]:
    """The choices most worth a second look, as many of each seat as there is time for."""
    found = []
    for seat in seats:
        own = [each for each in glances if each.seat == seat and each.options > 1]
        own.sort(key=lambda each: (each.regret, each.spread), reverse=True)
        found += [each.choice for each in own[: max(1, count // len(seats))]]
    return found


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    *,
    looks: int = LOOKS,
    seconds: float = SECONDS,
    seed: int = 0,
    progress: Progress | None = None,
) -> Review:
    """A finished game looked at again; the choices of `seats`, or of all, are judged.

    `looks` choices get so many `seconds` each, the rest takes a few seconds for a whole game.
    """
    past = Past(record)
    chosen = range(past.setup.seats) if seats is None else seats
    steps = reviewing(chosen, looks, seconds)
    try:
        task, done = next(steps)
        while True:
            if progress is not None:
                progress(done)
            task, done = steps.send(work(past, task, seed))
    except StopIteration as end:
        found: Review = end.value
        return found
