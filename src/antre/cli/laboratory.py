"""`antre sim`, `antre arena` and `antre bench`: many games between bots, and how fast they go."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from antre.cli.arguments import (
    Commands,
    add_game,
    add_setup,
    check_writable,
    game_of,
    names,
    screen,
    setup_of,
    usual_seats,
)
from antre.core.setup import Setup

if TYPE_CHECKING:
    from rich.console import Console

    from antre.lab.rows import Row

BOTS_HELP = "bots by name, separated by commas: random,greedy,mcts:200ms"


def add(commands: Commands) -> None:
    sim = commands.add_parser("sim", help="play many games between bots and sum them up")
    add_match(sim, games=100, bots="random,random,random,greedy")
    sim.add_argument("--report", type=Path, metavar="FILE", help="write a report as HTML")
    sim.add_argument("--records", type=Path, metavar="DIR", help="keep the record of each game")
    sim.set_defaults(run=run_sim)
    arena = commands.add_parser("arena", help="let bots meet and rate them")
    add_match(arena, games=200, bots="random,greedy")
    arena.set_defaults(run=run_arena)
    bench = commands.add_parser("bench", help="measure how fast a game runs")
    add_game(bench)
    bench.add_argument(
        "--seconds", type=positive_float, default=10.0, help="(default: %(default)s)"
    )
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.set_defaults(run=run_bench)


def add_match(parser: argparse.ArgumentParser, games: int, bots: str) -> None:
    add_game(parser)
    add_setup(parser)
    parser.add_argument(
        "--games", type=positive, default=games, metavar="N", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--bots", type=names, default=bots, help=f"{BOTS_HELP} (default: %(default)s)"
    )
    parser.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="processes (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the results as CSV")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON")


def positive(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def positive_float(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return seconds


def match_setup(args: argparse.Namespace) -> Setup:
    """The seats asked for; else one for each bot, if the game takes that many."""
    game = game_of(args)
    seats = args.seats
    if seats is None:
        seats = len(args.bots) if len(args.bots) in game.seats else usual_seats(game)
    return setup_of(args, game, seats)


def run_sim(args: argparse.Namespace) -> int:
    from antre.lab.simulate import simulate, summary, write_csv, write_json

    check_writable(args.csv, args.json, args.report, args.records)
    console, setup = screen(), match_setup(args)
    with counting(console, args.games) as progress:
        rows = simulate(
            setup, args.bots, args.games, args.seed, args.workers,
            records=args.records is not None, progress=progress,
        )  # fmt: skip
    console.print(summary(rows))
    if args.csv:
        write_csv(rows, args.csv)
    if args.json:
        write_json(rows, args.json)
    if args.records:
        write_records(rows, args.records)
    if args.report:
        from antre.lab.report import write_report

        write_report(rows, setup, args.report)
    tell_files(console, args.csv, args.json, args.records, args.report)
    return 0


def write_records(rows: list[Row], folder: Path) -> None:
    """One file a game, each ready for `antre replay`."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        text = json.dumps(row.record, indent=1, ensure_ascii=False)
        (folder / f"game-{row.game:06}.antre.json").write_text(text + "\n", encoding="utf-8")


def run_arena(args: argparse.Namespace) -> int:
    from antre.lab.arena import rate

    check_writable(args.csv, args.json)
    console = screen()
    setup = setup_of(args, game_of(args), args.seats or usual_seats(game_of(args)))
    with counting(console, args.games) as progress:
        ratings = rate(setup, args.bots, args.games, args.seed, args.workers, progress)
    console.print(ratings.table())
    if args.csv:
        ratings.write_csv(args.csv)
    if args.json:
        ratings.write_json(args.json)
    tell_files(console, args.csv, args.json)
    return 0


def run_bench(args: argparse.Namespace) -> int:
    from antre.lab.bench import run

    bench, console = run(game_of(args).slug, args.seconds), screen()
    if args.json:
        console.out(json.dumps(bench.to_json(), indent=1))
    else:
        console.print(bench.table())
    return 0


@contextmanager
def counting(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that fills while games are played; gone when they are done."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def tell_files(console: Console, *paths: Path | None) -> None:
    for path in paths:
        if path:
            console.print(f"written: {path}")
