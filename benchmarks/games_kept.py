"""What benchmarks that play many games have in common: every game is a line of a file.

A run can be broken off: the same command goes on where it was, and games that are in the file
already are not played again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from antre.core.chance import scramble

Game = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser, seats: int) -> None:
    parser.add_argument("--seats", type=int, default=seats)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--rows", type=Path, required=True, metavar="FILE")


def read(path: Path) -> list[Game]:
    """The games of a file, if there is one."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def play_all(args: argparse.Namespace, play: Callable[[int], Game], cores: int = 1) -> list[Game]:
    """All games of a run: those in its file, and those that are still to be played from a seed.

    With several cores the file is the same: games are kept in their order.
    """
    games = read(args.rows)
    seeds = (scramble(args.seed + number) for number in range(len(games), args.games))
    with args.rows.open("a", encoding="utf-8") as file:
        for game in played(play, seeds, cores):
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
    return games


def played(play: Callable[[int], Game], seeds: Iterable[int], cores: int) -> Iterator[Game]:
    if cores == 1:
        yield from map(play, seeds)
        return
    with Pool(cores) as pool:
        yield from pool.imap(play, seeds)
