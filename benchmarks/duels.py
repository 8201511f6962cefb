"""The searches against each other and against what is known elsewhere: one table, with intervals.

    python benchmarks/duels.py --rows duels --games 100 --workers 4
    python benchmarks/duels.py --rows duels --only nidavellir/2/mcts:100ms/ismcts:100ms

In each duel one bot sits among others of one kind, on a seat that changes from game to game; what
is told is how often it won (a shared victory counts in part) against a fair share, by how much it
was ahead, and what a choice took it. Time is processor time. Every game goes to a file of its duel
as it ends, so the table can be broken off and gone on with.

OpenSpiel's MCTS takes part where `open_spiel` is installed (`spiel.py`).
"""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.figures import Rate
from antre.lab.rows import Row
from antre.lab.simulate import simulate


class Duel(NamedTuple):
    """One bot among others, at a table of some size."""

    game: str
    seats: int
    hero: str
    others: str

    def __str__(self) -> str:
        return "/".join(map(str, self))


DUELS = (
    Duel("nidavellir", 2, "mcts:100ms", "ismcts:100ms"),
    Duel("nidavellir", 2, "mcts:100ms", "spiel:Mcts100ms"),
    Duel("nidavellir", 2, "mcts:100ms", "greedy"),
    Duel("nidavellir", 2, "ismcts:100ms", "greedy"),
    Duel("nidavellir", 4, "mcts:100ms", "ismcts:100ms"),
    Duel("nidavellir", 4, "mcts:100ms", "greedy"),
    Duel("hall", 2, "mcts:100ms", "ismcts:100ms"),
)


def main() -> None:
    args = read_arguments()
    args.rows.mkdir(parents=True, exist_ok=True)
    console = Console()
    table = Table(title=f"{args.games} games each, 95 % intervals (Wilson)")
    for heading in ("game", "seats", "bot", "against", "games", "won", "95 %", "fair", "ahead by"):
        left = heading in ("game", "bot", "against")
        table.add_column(heading, justify="left" if left else "right")
    for duel in [duel_of(text) for text in args.only] or DUELS:
        if "spiel:" in str(duel) and importlib.util.find_spec("pyspiel") is None:
            console.print(f"{duel}: left out, open_spiel is not installed")
        else:
            table.add_row(*line(duel, play(duel, args, console)))
    console.print(table)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Searches against each other.")
    parser.add_argument("--rows", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--games", type=int, default=100, help="of each duel")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], metavar="GAME/SEATS/BOT/OTHERS")
    return parser.parse_args()


def duel_of(text: str) -> Duel:
    game, seats, hero, others = text.split("/")
    return Duel(game, int(seats), hero, others)


def play(duel: Duel, args: argparse.Namespace, console: Console) -> list[Row]:
    setup = Setup.of(find(duel.game), duel.seats)
    line_up = [duel.hero, *[duel.others] * (duel.seats - 1)]
    store = args.rows / f"{str(duel).replace('/', '-').replace(':', '_')}.jsonl"
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(str(duel), total=args.games)
        return simulate(
            setup, line_up, args.games, args.seed, args.workers, store=store,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip


def line(duel: Duel, rows: list[Row]) -> list[str]:
    seats = [row.bots.index(duel.hero) for row in rows]
    won = Rate(sum(row.utilities[seat] for row, seat in zip(rows, seats, strict=True)), len(rows))
    ahead = fmean(lead(row, seat) for row, seat in zip(rows, seats, strict=True))
    low, high = won.interval
    return [
        duel.game, str(duel.seats), duel.hero, duel.others, str(won.of), f"{100 * won.value:.1f} %",
        f"{100 * low:.0f}–{100 * high:.0f}", f"{100 / duel.seats:.0f} %", f"{ahead:+.1f}",
    ]  # fmt: skip


def lead(row: Row, seat: int) -> float:
    """Points above the mean of the others."""
    others = [score for other, score in enumerate(row.scores) if other != seat]
    return row.scores[seat] - fmean(others)


if __name__ == "__main__":
    main()
