"""`antre train`: a network learns a game by playing against itself."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from antre.cli.arguments import Commands, add_game, check_writable, game_of, screen
from antre.cli.laboratory import hands, positive, positive_float
from antre.core.errors import BadSetup
from antre.core.game import Game

if TYPE_CHECKING:
    from rich.console import Console

    from antre.lab.learn.train import Day

MINUTES = 10.0


def add(commands: Commands) -> None:
    train = commands.add_parser("train", help="let a network learn a game by self-play")
    add_game(train)
    train.add_argument(
        "--out", type=Path, metavar="DIR",
        help="where the run is kept: checkpoint, diary, curves, network (default: runs/GAME)",
    )  # fmt: skip
    train.add_argument(
        "--minutes", type=positive_float, metavar="N",
        help=f"how long this run lasts (default: {MINUTES:.0f})",
    )  # fmt: skip
    train.add_argument(
        "--updates", type=positive, metavar="N",
        help="or: until so many updates since the first run, whatever the clock says",
    )  # fmt: skip
    train.add_argument(
        "--workers", type=positive, default=max(1, (os.cpu_count() or 1) - 2), metavar="N",
        help="processes that play; 1 plays and learns in turn, the same at any time "
        "(default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--ray", metavar="ADDRESS",
        help="let a Ray cluster play, and learn here: auto, ray://HOST:PORT or local",
    )  # fmt: skip
    train.add_argument("--device", default="auto", choices=("auto", "cuda", "cpu"))
    train.add_argument("--seats", type=seats, metavar="N-M", help="numbers of seats to play with")
    train.add_argument(
        "--games", type=positive, default=64, metavar="N",
        help="games that a process plays side by side (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--sheet", type=positive, default=32_768, metavar="N",
        help="decisions that are learned from at once (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--part", type=positive, default=2_048, metavar="N",
        help="and at each step of it (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--passes", type=positive, default=3, metavar="N",
        help="how often each of them is looked at (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--rate", type=positive_float, default=5e-4, metavar="N",
        help="how fast it learns at first; a run that goes on wants less (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--spread", type=positive_float, default=0.015, metavar="N",
        help="how open-minded it stays at first: the weight of entropy (default: %(default)s)",
    )  # fmt: skip
    train.add_argument(
        "--trust", type=positive_float, default=40.0, metavar="N",
        help="how closely it follows the judge of the game at first: an option that promises a "
        "lead less is e^N times less likely (default: %(default)s)",
    )  # fmt: skip
    train.add_argument("--seed", type=int, default=0, help="(default: %(default)s)")
    train.add_argument("--resume", action="store_true", help="go on with the run in --out")
    train.add_argument(
        "--export", type=Path, metavar="FILE", help="write the network of the run and do no more"
    )
    train.set_defaults(run=run_train)


def seats(text: str) -> range:
    """`4` or `2-5`."""
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (1, 0)
    if first > last:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seats; write 4 or 2-5")
    return range(first, last + 1)


def run_train(args: argparse.Namespace) -> int:
    from antre.lab.extras import needs

    with needs("learn", "training"):
        from antre.lab.learn import train
        from antre.lab.learn.curves import draw_curves
        from antre.lab.learn.learner import Recipe
    game, console = game_of(args), screen()
    folder = args.out or Path("runs") / game.slug
    if args.export:
        check_writable(args.export)
        train.export(folder, args.export)
        console.print(f"written: {args.export}")
        return 0
    if args.minutes and args.updates:
        raise BadSetup("give --minutes or --updates, not both")
    minutes = None if args.updates else args.minutes or MINUTES
    plan = train.plan_for(game, args.seats, args.seed, games=args.games)
    recipe = Recipe(
        rate=args.rate, sheet=args.sheet, part=args.part, passes=args.passes,
        spread=args.spread, trust=args.trust,
    )  # fmt: skip
    run = train.Run(plan, recipe, folder, args.device, args.resume)
    with watching(console, game) as progress:
        run.go(train.Budget(minutes, args.updates), hands(args), progress)
    draw_curves(folder)
    console.print(f"written: {folder}")
    return 0


@contextmanager
def watching(console: Console, game: Game) -> Iterator[Callable[[float, Day], None]]:
    """A bar that fills with the budget, a line for every meeting with bots."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(game.slug, total=1.0)

        def progress(share: float, day: Day) -> None:
            bar.update(task, completed=share, description=f"{day.games:,} games")
            if day.trials:
                bar.console.print(line(day))

        yield progress


def line(day: Day) -> str:
    met = [
        f"{100 * won:.0f} % of {games} against {against} ({lead:+.0f})"
        for against, (games, won, lead) in day.trials.items()
    ]
    return (
        f"{day.seconds:7.0f} s  {day.games:9,} games  {day.decisions:12,} decisions  "
        f"entropy {day.entropy:.2f}  explained {day.explained:.2f}  {'; '.join(met)}"
    )
