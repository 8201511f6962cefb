"""Compiled and plain Antre side by side: do they play the same games, and how much faster?

    make compiled
    python benchmarks/compiled.py .venv-compiled/bin/python

The one that runs this is plain; the other one is named. First both play the same games, by seed,
with bots of all kinds, and records, views, observations and scenes are compared to the byte. Then
they do the same work in turns, in slices of processor time, so that what else the machine does
disturbs both alike. Of each the best slice counts.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import antre
from antre.bots import ask, make
from antre.core.game import find
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.words import HOUSE, Words
from antre.lab.bench import COMPILED, middle_of_a_game, rate, tasks

SOURCES = Path(__file__).parents[1] / "src"
MEASURES = ("random decisions/s", "clones/s", "resamples/s", "mcts playouts/s", "replays/s")
SLICES = 6
WORKER = "worker"
# How the seats of a game are played, by the seed of the game.
BOTS = ("random", "random", "random", "random", "greedy", "mcts:12")
MOST_SEARCHED = 40


def main() -> int:
    parser = argparse.ArgumentParser(description="Compiled and plain Antre side by side.")
    parser.add_argument("other", help="the Python that has a compiled Antre")
    parser.add_argument("--games", nargs="+", default=[game.slug for game in antre.all_games()])
    parser.add_argument("--seeds", type=int, default=12, help="games of each number of seats")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each game")
    if sys.argv[1:] == [WORKER]:
        return work()
    args = parser.parse_args()
    sides = Side(sys.executable, plain=True), Side(args.other, plain=False)
    same = [compare(*sides, slug, args.seeds) for slug in args.games]
    if args.seconds:
        for slug in args.games:
            Console().print(measured(*sides, slug, args.seconds))
    return 0 if all(same) else 1


class Side:
    """A Python of its own that does what it is asked to."""

    def __init__(self, python: str, plain: bool) -> None:
        command = [python, __file__, WORKER]
        # Where there are sources on the way, they are plain.
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if plain:
            environment["PYTHONPATH"] = os.pathsep.join([str(SOURCES), *sys.path[1:]])
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if self.ask(do="say") is plain:
            raise SystemExit(f"{python}: this Antre is {'compiled' if plain else 'not compiled'}")

    def ask(self, **wanted: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def compare(plain: Side, compiled: Side, slug: str, seeds: int) -> bool:
    """Do both play the same games?"""
    console = Console()
    different = 0
    numbers = find(slug).seats
    for seats in numbers:
        for seed in range(seeds):
            wanted = {"do": "play", "game": slug, "seats": seats, "seed": seed}
            if plain.ask(**wanted) != compiled.ask(**wanted):
                different += 1
                console.print(f"{slug}, {seats} seats, seed {seed}: NOT the same game")
    console.print(f"{slug}: {len(numbers) * seeds - different} games the same, {different} not")
    return not different


def measured(plain: Side, compiled: Side, slug: str, seconds: float) -> Table:
    table = Table(title=slug)
    for column in ("measure", "plain", "compiled", "ratio"):
        table.add_column(column, justify="left" if column == "measure" else "right")
    length = seconds / 2 / SLICES / len(MEASURES)
    for name in MEASURES:
        wanted = {"do": "measure", "game": slug, "name": name, "seconds": length}
        pairs = [(plain.ask(**wanted), compiled.ask(**wanted)) for _ in range(SLICES)]
        one, other = (max(rates) for rates in zip(*pairs, strict=True))
        table.add_row(name, f"{one:,.0f}", f"{other:,.0f}", f"{other / one:.2f} ×")
    return table


# --- what a side does


def work() -> int:
    known: dict[str, Any] = {}
    for line in sys.stdin:
        wanted = json.loads(line)
        sys.stdout.write(json.dumps(answer(known, **wanted)) + "\n")
        sys.stdout.flush()
    return 0


def answer(known: dict[str, Any], do: str, **wanted: Any) -> Any:
    if do == "say":
        return COMPILED
    if do == "play":
        return played(wanted["game"], wanted["seats"], wanted["seed"])
    slug = wanted["game"]
    if slug not in known:
        game = find(slug)
        setup = Setup.of(game, min(4, game.seats[-1]))
        known[slug] = tasks(setup, middle_of_a_game(setup))
    return rate(known[slug][wanted["name"]], wanted["seconds"])


def played(slug: str, seats: int, seed: int) -> str:
    """The digest of a game: its record, its events, and what it looked like on the way."""
    told = hashlib.sha256()
    state = antre.new(slug, seats=seats, seed=seed)
    for line in course(state, seed):
        told.update(line.encode())
    told.update(state.record.dumps().encode())
    told.update(json.dumps(state.log(-1)).encode())
    return told.hexdigest()


def course(state: State, seed: int) -> Iterator[str]:
    """Play a game to its end with bots; a search plays its beginning alone, for it takes long."""
    spec = BOTS[seed % len(BOTS)]
    bots = [make(spec, 100 * seed + seat) for seat in range(state.setup.seats)]
    rng = random.Random(seed)
    choices = 0
    while not state.over:
        for seat in state.waiting[:1]:
            if spec.startswith("mcts") and choices == MOST_SEARCHED:
                bots = [make("random", 100 * seed + other) for other in range(state.setup.seats)]
            state.apply(seat, ask(bots[seat], state, seat, rng))
        choices += 1
        if choices % 8 == 0:
            yield state.fingerprint()
            yield json.dumps([state.view(viewer) for viewer in range(-1, state.setup.seats)])
            yield from shown(state)


def shown(state: State) -> Iterator[str]:
    """What plain modules make of what is compiled: observations, and a scene in words."""
    setup = state.setup
    encoder, seats = setup.game.learner.encoder(setup.content), range(setup.seats)
    yield from (encoder.observe(state, seat).tobytes().hex() for seat in seats)
    asked = state.waiting[0] if state.waiting else 0
    words = Words("en", HOUSE, setup.game.folder)
    yield json.dumps(setup.game.stage.scene(state, asked, words, "wide").to_json())


if __name__ == "__main__":
    sys.exit(main())
