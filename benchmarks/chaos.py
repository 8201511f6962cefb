"""What is left of what was acknowledged when servers and databases are killed in mid-play.

    python benchmarks/chaos.py --sqlite 100 --postgres 60 --restarts 40

Players play all seats of their tables and note each decision that is acknowledged. Meanwhile
`--sqlite` times the one server on a SQLite file is killed (kill -9), `--postgres` times one of two
servers on one PostgreSQL, and `--restarts` times that PostgreSQL is stopped, every other time
without tidying up. In the end every decision noted must be stored where it belongs, and every table
must be over or take one more. The exit code is 1 if anything is lost or stuck.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from breaking.birds import Bird, birds
from breaking.database import Postgres, postgres, stored_choices
from breaking.players import Player, lost, stuck
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

PATIENCE = 30.0
MOST_MORE = 12
Break = Callable[[int], None]
Figures = dict[str, Any]


def main() -> None:
    args = read_arguments()
    console = Console(stderr=args.json)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        figures = [*on_sqlite(args, progress), *on_postgres(args, progress)]
    if args.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        console.print(report(figures))
    sys.exit(any(part["lost"] or part["stuck"] or part["problems"] for part in figures))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What kill -9 leaves of what was acknowledged.")
    parser.add_argument("--sqlite", type=int, default=100, metavar="N", help="kills on SQLite")
    parser.add_argument(
        "--postgres", type=int, default=60, metavar="N", help="kills of one server of two"
    )
    parser.add_argument(
        "--restarts", type=int, default=40, metavar="N", help="restarts of PostgreSQL"
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    return parser.parse_args()


def on_sqlite(args: argparse.Namespace, progress: Progress) -> list[Figures]:
    if not args.sqlite:
        return []
    with TemporaryDirectory() as data, birds(1, Path(data)) as flock:
        url = f"sqlite:///{data}/antre.db"
        kill = killing(flock)
        return [ordeal("SQLite: the server killed", args.sqlite, kill, flock, url, args, progress)]


def on_postgres(args: argparse.Namespace, progress: Progress) -> list[Figures]:
    if not args.postgres and not args.restarts:
        return []
    with (
        TemporaryDirectory() as data,
        postgres() as database,
        birds(2, Path(data), database.url) as flock,
    ):
        parts = [
            ("PostgreSQL: one server of two killed", args.postgres, killing(flock)),
            ("PostgreSQL: itself restarted", args.restarts, restarting(database, flock)),
        ]
        return [
            ordeal(name, cycles, strike, flock, database.url, args, progress)
            for name, cycles, strike in parts
            if cycles
        ]


def killing(flock: Sequence[Bird]) -> Break:
    def strike(cycle: int) -> None:
        bird = flock[cycle % len(flock)]
        bird.kill()
        bird.rise()

    return strike


def restarting(database: Postgres, flock: Sequence[Bird]) -> Break:
    def strike(cycle: int) -> None:
        database.restart(crash=bool(cycle % 2))
        for bird in flock:
            bird.await_ready()

    return strike


def ordeal(
    name: str,
    cycles: int,
    strike: Break,
    flock: Sequence[Bird],
    url: str,
    args: argparse.Namespace,
    progress: Progress,
) -> Figures:
    """Play, strike, play on: so many times."""
    rng, stop = random.Random(args.seed), threading.Event()
    ports = [bird.port for bird in flock]
    players = [Player(ports, args.seed + number, stop) for number in range(args.players)]
    for player in players:
        player.start()
    for cycle in progress.track(range(cycles), description=name):
        await_more(players, rng.randrange(MOST_MORE))
        time.sleep(rng.uniform(0.0, 0.03))
        strike(cycle)
    await_more(players, 1)
    stop.set()
    for player in players:
        player.join()
    return examine(name, cycles, players, url)


def await_more(players: Sequence[Player], count: int) -> None:
    """Until so many more decisions were acknowledged, or it takes too long."""
    wanted, latest = acknowledged(players) + count, time.monotonic() + PATIENCE
    while acknowledged(players) < wanted and time.monotonic() < latest:
        time.sleep(0.002)


def acknowledged(players: Sequence[Player]) -> int:
    return sum(len(player.notes.acknowledged) for player in players)


def examine(name: str, cycles: int, players: Sequence[Player], url: str) -> Figures:
    tables = [table for player in players for table in stuck(player)]
    notes = [player.notes for player in players]
    for player in players:
        player.line.close()
    decisions = [one for note in notes for one in note.acknowledged]
    return {
        "name": name,
        "cycles": cycles,
        "tried": sum(note.tried for note in notes),
        "acknowledged": len(decisions),
        "lost": lost(decisions, stored_choices(url)),
        "unanswered": sum(note.unanswered for note in notes),
        "late": sum(note.late for note in notes),
        "tables": sum(len(note.tables) for note in notes),
        "stuck": tables,
        "problems": [problem for note in notes for problem in note.problems],
    }


def report(figures: Sequence[Figures]) -> Grid:
    names = "cycles", "tried", "acknowledged", "lost", "unanswered", "late", "tables", "stuck"
    grid = Grid("", *(part["name"] for part in figures))
    for name in names:
        found = [len(part[name]) if name == "stuck" else part[name] for part in figures]
        bad = name in ("lost", "stuck") and any(found)
        grid.add_row(name, *(f"[red]{cell:,}[/]" if bad else f"{cell:,}" for cell in found))
    return grid


if __name__ == "__main__":
    main()
