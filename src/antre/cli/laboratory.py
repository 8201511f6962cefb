"""`antre sim`, `antre arena`, `antre export` and `antre bench`: many games between bots."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
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

    from antre.lab.dataset import Source
    from antre.lab.rows import Row
    from antre.lab.simulate import Tournament
    from antre.lab.workers import Hands

# As a shell says of what Ctrl-C has ended.
INTERRUPTED = 130
BOTS_HELP = "bots by name, separated by commas: random,greedy,mcts:200ms"


def add(commands: Commands) -> None:
    sim = commands.add_parser("sim", help="play many games between bots and sum them up")
    add_match(sim, games=100, bots="random,random,random,greedy")
    sim.add_argument("--report", type=Path, metavar="FILE", help="write a report as HTML")
    sim.add_argument("--records", type=Path, metavar="DIR", help="keep the record of each game")
    sim.set_defaults(run=run_sim)
    arena = commands.add_parser("arena", help="let bots meet, rate them, tell who beats whom")
    add_match(arena, games=200, bots="random,greedy")
    arena.add_argument(
        "--ratings", type=Path, metavar="FILE", help="write the ratings, as .csv or .json"
    )
    arena.set_defaults(run=run_arena)
    export = commands.add_parser("export", help="write finished games as a dataset for learners")
    add_games(export, games=1000, bots="greedy")
    export.add_argument(
        "--records",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="records instead, or folders of them",
    )
    export.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder")
    export.set_defaults(run=run_export)
    bench = commands.add_parser("bench", help="measure how fast a game runs")
    add_game(bench)
    bench.add_argument(
        "--seconds", type=positive_float, default=10.0, help="(default: %(default)s)"
    )
    bench.add_argument("--json", action="store_true", help="as JSON")
    bench.set_defaults(run=run_bench)


def add_match(parser: argparse.ArgumentParser, games: int, bots: str) -> None:
    add_games(parser, games, bots)
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, ray://HOST:PORT or local"
    )
    parser.add_argument(
        "--out",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="keep every game, as .jsonl, .json, .csv or .parquet; may be given several times",
    )


def add_games(parser: argparse.ArgumentParser, games: int, bots: str) -> None:
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
    from antre.lab.simulate import Rotation, Tournament, summary

    check_writable(*args.out, args.report, args.records)
    setup = match_setup(args)
    line_up = Rotation(args.bots, setup)
    tournament = Tournament(setup, line_up, args.seed, args.records is not None)
    rows, code = play(args, tournament)
    console = screen()
    if rows:
        console.print(summary(rows))
    if args.records:
        write_records(rows, args.records)
    if args.report and rows:
        from antre.lab.report import write_report

        write_report(rows, setup, args.report, shlex.join(["antre", *sys.argv[1:]]))
    tell_files(console, args.records, args.report if rows else None)
    return code


def play(args: argparse.Namespace, tournament: Tournament) -> tuple[list[Row], int]:
    """All games of a tournament, or those that were played until Ctrl-C; written as asked for."""
    from antre.lab.files import ending, write_rows
    from antre.lab.simulate import in_order

    for path in args.out:
        ending(path)
    console, code = screen(), 0
    rows: list[Row] = []
    stream = tournament.stream(args.games, hands(args), store_of(args.out))
    with counting(console, args.games) as progress, closing(stream):
        try:
            for row in stream:
                rows.append(row)
                progress(len(rows))
        except KeyboardInterrupt:
            code = INTERRUPTED
    rows = in_order(rows)
    if code:
        console.print(f"interrupted after {len(rows)} of {args.games} games")
        console.print(kept_text(args.out))
    for path in args.out:
        if path != store_of(args.out):
            write_rows(rows, path)
    tell_files(console, *dict.fromkeys([*args.out, store_of(args.out)]))
    return rows, code


def store_of(out: Sequence[Path]) -> Path | None:
    """Where games are kept as they are played: JSON lines that were asked for, or beside the
    first file that was."""
    lines = [path for path in out if path.suffix.lower() == ".jsonl"]
    if lines or not out:
        return lines[0] if lines else None
    return out[0].with_name(f"{out[0].name}.jsonl")


def kept_text(out: Sequence[Path]) -> str:
    store = store_of(out)
    if store is None:
        return "nothing was kept: with --out FILE the same command would go on from here"
    return f"they are kept in {store}: the same command goes on from here"


def hands(args: argparse.Namespace) -> Hands:
    """Processes of this machine, or a cluster."""
    from antre.lab.workers import Ray

    return Ray(args.ray) if args.ray else int(args.workers)


def write_records(rows: list[Row], folder: Path) -> None:
    """One file a game, each ready for `antre replay`."""
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        text = json.dumps(row.record, indent=1, ensure_ascii=False)
        (folder / f"game-{row.number:06}.antre.json").write_text(text + "\n", encoding="utf-8")


def run_arena(args: argparse.Namespace) -> int:
    from antre.lab.arena import arena, judged
    from antre.lab.cross import CrossTable
    from antre.lab.standings import check_ratings, write_ratings

    check_writable(*args.out, args.ratings)
    check_ratings(args.ratings)
    setup = setup_of(args, game_of(args), args.seats or usual_seats(game_of(args)))
    rows, code = play(args, arena(setup, args.bots, args.seed))
    console = screen()
    if rows:
        standings, cross = judged(rows, args.seed), CrossTable(rows)
        console.print(standings.table())
        if cross.met:
            console.print(cross.table())
        if args.ratings:
            write_ratings(standings, cross, args.ratings)
            tell_files(console, args.ratings)
    return code


def run_export(args: argparse.Namespace) -> int:
    from antre.lab.export import export

    check_writable(args.out)
    source, console = games_to_export(args), screen()
    with counting(console, source.count) as progress:
        export(source, args.out, args.workers, progress)
    tell_files(console, args.out)
    return 0


def games_to_export(args: argparse.Namespace) -> Source:
    from antre.lab.dataset import Kept, Played

    if args.records:
        files = [found for path in args.records for found in record_files(path)]
        return Kept(files, args.edition)
    return Played(match_setup(args), args.bots, args.games, args.seed)


def record_files(path: Path) -> list[Path]:
    """A record, or those in a folder, in the order of their names."""
    return sorted(path.glob("*.antre.json")) if path.is_dir() else [path]


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
