"""What a review of a finished game costs: processor time, with one worker.

    python benchmarks/reviewing.py [--game hall] [--seats 5] [--level greedy] [--seed 1]

Each game at the most seats. A piece of work is counted by processor time, so other work on the
machine does not matter; on a quiet one it takes as long by the clock. The house makes one piece
after the other, so the sum is what somebody waits for, beside a trifle for the way to the worker.
"""

from __future__ import annotations

import argparse
import random
from time import process_time

from rich.console import Console
from rich.table import Table

from antre.bots import ask, make
from antre.coach.driving import LOOKS, SECONDS, reviewing, work
from antre.coach.past import Past
from antre.core.game import find, slugs
from antre.core.record import Record
from antre.core.setup import Setup


def main() -> None:
    parser = argparse.ArgumentParser(description="What a review costs.")
    parser.add_argument("--game", action="append", choices=slugs())
    parser.add_argument("--seats", type=int, help="the most by itself")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rows = Table("game", "seats", "choices", "read", "at first sight", "looked at again", "all")
    for slug in args.game or slugs():
        seats = args.seats or find(slug).seats[-1]
        record = finished(slug, seats, args.level, args.seed)
        read, survey, looks, count = measure(record)
        rows.add_row(
            slug, str(seats), str(record.choices), f"{read:.1f} s", f"{survey:.1f} s",
            f"{looks:.1f} s ({count})", f"{read + survey + looks:.1f} s",
        )  # fmt: skip
    Console().print(rows)


def finished(slug: str, seats: int, level: str, seed: int) -> Record:
    state, rng = Setup.of(find(slug), seats).start(seed), random.Random(seed)
    bots = [make(level, seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.waiting[0]
        state.apply(seat, ask(bots[seat], state, seat, rng))
    return state.record


def measure(record: Record) -> tuple[float, float, float, int]:
    """The seconds for reading the game, at first sight, and for so many choices again."""
    begin = process_time()
    past = Past(record)
    read = process_time() - begin
    survey, looks = 0.0, list[float]()
    steps = reviewing([0], LOOKS, SECONDS, process_time)
    task, _ = next(steps)
    try:
        while True:
            begin = process_time()
            found = work(past, task, 0, process_time)
            spent = process_time() - begin
            if task.seconds:
                looks.append(spent)
            else:
                survey += spent
            task, _ = steps.send(found)
    except StopIteration:
        return read, survey, sum(looks), len(looks)


if __name__ == "__main__":
    main()
