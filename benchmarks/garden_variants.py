"""Which figures and which weights make the Ice Garden fair? Many at once, each by chance.

    python benchmarks/garden_variants.py design.toml --seats 2 3 4 --seconds 500 --rows rows.jsonl

A design names factors, and what each of their levels changes; "now" changes nothing:

    [figures.drakkar]                     # each game draws a level: it changes the edition
    bare = { "unit.ice-drakkar.slots" = 0 }

    [figures.two]
    seats = [2]                           # asked at tables of two alone
    three = { "action.making.not_red" = 3, "score_tile.2p-1.income" = 3 }

    [weights.deed]                        # each seat draws a level: it changes its judgement
    more = { "goals.DEED" = 0.8, "goals.BIAS.OLAF" = 1.2 }

As all factors are drawn in every game, every game tells something about each of them, and what a
level does is told by all games it was drawn in. A weight tells two things: how a seat that judges
so fares among others, and how games end. A single factor with many levels compares whole variants.
Games of `greedy`, as many as there is time for, a line of the file each; the same command goes on.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from games_kept import Game, read

from antre.bots import make
from antre.bots.bot import Bot
from antre.core.chance import scramble
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.garden.content.names import ENDS, FACTIONS
from garden import PLACES, faction_of, place_of, play, winner_points

GAME = find("garden")
NOW = "now"
EDITION = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
JUDGEMENT = "antre.games.garden.judgement."
POINTS_END = len(ENDS) - 1
LAST = ("first", "points")

Patch = Mapping[str, Any]
Levels = Mapping[str, str]
Factors = Mapping[str, Mapping[str, Patch]]


class Task(NamedTuple):
    number: int
    seats: int
    seed: int


class Design:
    """The factors of a file: by name and level, what is changed."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self._seats: dict[str, list[int]] = {}
        self.figures = self._factors(data.get("figures", {}))
        self.weights = self._factors(data.get("weights", {}))

    def _factors(self, tables: dict[str, Any]) -> Factors:
        for name, table in tables.items():
            self._seats[name] = table.pop("seats", [2, 3, 4])
        return {name: {NOW: {}, **table} for name, table in tables.items()}

    def draw(self, factors: Factors, seats: int, rng: random.Random) -> Levels:
        return {
            name: rng.choice(list(levels))
            for name, levels in factors.items()
            if seats in self._seats[name]
        }


def main() -> None:
    args = read_arguments()
    games = read(args.rows)
    begin = time.monotonic()
    with args.rows.open("a", encoding="utf-8") as file, Pool(args.cores, start, (args,)) as pool:
        for game in pool.imap_unordered(play_drawn, tasks_of(args, games)):
            games.append(game)
            file.write(json.dumps(game) + "\n")
            file.flush()
            if time.monotonic() - begin > args.seconds:
                break
        pool.terminate()
    for line in report(games, Design(args.design)):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which figures make the Ice Garden fair?")
    parser.add_argument("design", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="in turn")
    parser.add_argument("--games", type=int, default=100_000, help="at most, all tables together")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=Path, required=True, metavar="FILE")
    return parser.parse_args()


def tasks_of(args: argparse.Namespace, played: list[Game]) -> Iterator[Task]:
    """The games that are still to be played, the tables in turn."""
    known = {game["number"] for game in played}
    for number in range(args.games):
        if number not in known:
            seats = args.seats[number % len(args.seats)]
            yield Task(number, seats, scramble(args.seed + number))


# --- playing, in each of the workers

_design: Design


def start(args: argparse.Namespace) -> None:
    global _design
    _design = Design(args.design)


def play_drawn(task: Task) -> Game:
    """A game of levels drawn by its seed."""
    rng = random.Random(task.seed)
    figures = _design.draw(_design.figures, task.seats, rng)
    weights = [_design.draw(_design.weights, task.seats, rng) for _ in range(task.seats)]
    content = GAME.read_edition(patched(EDITION, changes(_design.figures, figures)))
    bots = [
        Weighing(changes(_design.weights, drawn), scramble(task.seed + seat))
        for seat, drawn in enumerate(weights)
    ]
    game = play(Setup.of(GAME, task.seats, edition=content), bots, task.seed)
    return {**game, **task._asdict(), "figures": figures, "weights": weights}


def changes(factors: Factors, drawn: Levels) -> dict[str, Any]:
    patches = [factors[name][level] for name, level in drawn.items()]
    return {key: value for patch in patches for key, value in patch.items()}


def patched(text: str, patch: Patch) -> str:
    """An edition in which some fields, named by table, id and field, have other values."""
    for key, value in patch.items():
        table, id, field = key.split(".")
        begin = text.index(f'[[{table}]]\nid = "{id}"\n')
        begin = text.index(f"\n{field} = ", begin) + 1
        end = text.index("\n", begin)
        text = f"{text[:begin]}{field} = {json.dumps(value)}{text[end:]}"
    return text


class Weighing:
    """A greedy bot whose judgement has weights of its own, and remembers for itself."""

    usual: dict[str, Any] = {}

    def __init__(self, weights: Patch, seed: int) -> None:
        self._greedy: Bot = make("greedy", seed)
        self._weights = weights
        self._memories = [
            (table, name, lru_cache(remembers.cache_info().maxsize)(remembers.__wrapped__))
            for table, name, remembers in MEMORIES
        ]
        for name in weights:
            table, key = place_of_weight(name)
            self.usual.setdefault(name, table[key])

    def choose(self, world: State, seat: int) -> Option:
        for name, value in {**self.usual, **self._weights}.items():
            table, key = place_of_weight(name)
            table[key] = value
        for table, name, remembers in self._memories:
            table[name] = remembers
        return self._greedy.choose(world, seat)


def memories() -> list[tuple[dict[str, Any], str, Any]]:
    """What the judgement keeps of what it has found, by module and name."""
    return [
        (vars(module), name, value)
        for name_of_module, module in list(sys.modules.items())
        if name_of_module.startswith(JUDGEMENT)
        for name, value in list(vars(module).items())
        if hasattr(value, "cache_info")
    ]


MEMORIES = memories()
PLACES_OF_WEIGHTS: dict[str, tuple[dict[Any, Any], Any]] = {}


def place_of_weight(name: str) -> tuple[dict[Any, Any], Any]:
    """Where a weight is kept: `goals.DEED`, or `goals.BIAS.OLAF` in a table."""
    if name not in PLACES_OF_WEIGHTS:
        module, constant, *entry = name.split(".")
        table = vars(import_module(JUDGEMENT + module))
        place = (table[constant], table[entry[0]]) if entry else (table, constant)
        PLACES_OF_WEIGHTS[name] = place
    return PLACES_OF_WEIGHTS[name]


# --- telling


def report(games: list[Game], design: Design) -> Iterator[str]:
    for seats in sorted({game["seats"] for game in games}):
        of_table = [game for game in games if game["seats"] == seats]
        yield f"\n## {seats} seats, {len(of_table)} games\n"
        yield f"| figures | games | {', '.join(ENDS[1:])} | {' | '.join((*FACTIONS, *LAST))} |"
        yield "|---|---|---|---|---|---|---|---|---|"
        for name, level in levels_of(design.figures, of_table[0]["figures"]):
            with_it = [game for game in of_table if game["figures"][name] == level]
            if with_it:
                yield f"| {name}: {level} {told(with_it, seats)}"
        yield (
            "\n| weights | seats | off fair | of these seats' games, " + ", ".join(ENDS[1:]) + " |"
        )
        yield "|---|---|---|---|"
        for name, level in levels_of(design.weights, of_table[0]["weights"][0]):
            if drawn := drawn_by(of_table, name, level):
                yield f"| {name}: {level} {told_weight(drawn, seats)}"


def levels_of(factors: Factors, drawn: Levels) -> Iterator[tuple[str, str]]:
    return ((name, level) for name in drawn for level in factors[name])


def told(games: list[Game], seats: int) -> str:
    """Endings, and how far each faction and the first player are off their fair share."""
    fair = 1 / seats
    cells = [str(len(games)), endings([game["end"] for game in games])]
    cells += [off(won_by(games, faction_of, faction), fair) for faction in FACTIONS]
    cells.append(off(won_by(games, place_of, PLACES[0]), fair))
    points = [winner_points(game) for game in games if game["end"] == POINTS_END]
    cells.append(f"{fmean(points):.1f}" if points else "")
    return f"| {' | '.join(cells)} |"


def drawn_by(games: list[Game], name: str, level: str) -> list[tuple[Game, int]]:
    """The seats that drew a level of a weight, each with its game."""
    return [
        (game, seat)
        for game in games
        for seat, drawn in enumerate(game["weights"])
        if drawn[name] == level
    ]


def told_weight(drawn: list[tuple[Game, int]], seats: int) -> str:
    """How seats fare that judge so, and how their games end."""
    won = [game["won"][seat] for game, seat in drawn]
    ends = endings([game["end"] for game, _ in drawn])
    return f"| {len(won)} | {off(won, 1 / seats)} | {ends} |"


def won_by(games: Iterable[Game], label: Callable[[Game, int], str], wanted: str) -> list[float]:
    return [
        game["won"][seat]
        for game in games
        for seat in range(game["seats"])
        if label(game, seat) == wanted
    ]


def endings(ends: list[int]) -> str:
    shares = [100 * fmean(end == one for end in ends) for one in range(1, len(ENDS))]
    error = 1.96 * 50 / sqrt(len(ends))
    return ", ".join(f"{share:.0f}" for share in shares) + f" % ± {error:.1f}"


def off(won: list[float], fair: float) -> str:
    """Points of 100 off the fair share, with the half of a 95 % interval."""
    if not won:
        return ""
    return f"{100 * (fmean(won) - fair):+.1f} ± {196 * pstdev(won) / sqrt(len(won)):.1f}"


if __name__ == "__main__":
    main()
