"""What the parts of a position bring in the Hall: the weights of its evaluation.

    python benchmarks/weights.py --games 800 --rows rows.jsonl

Greedy players with a temper play: each is more or less fickle, and likes or dislikes to recruit,
to dig, to cast spells, to use workshops, to lay large tiles. After each turn the parts of all
seats' positions are noted. A regression then tells how many points of the final lead a point of
each part brought, and how that changes with the turns left. Tempers are part of the regression:
what a seat gains later because it likes to dig must not be credited to the ground it has dug.

Every game goes to the file as one line, so a run can be broken off and gone on with; files of
several runs with other seeds can be fitted together. The weights are printed as they stand in
`evaluate.py`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from heapq import nlargest
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from antre.core.chance import scramble
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State
from antre.games.hall.content.options import Activate, Cast, Dig, Recruit
from antre.games.hall.judgement.evaluate import MOST_TURNS, Parts, parts
from antre.games.hall.judgement.outlook import turns_left
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.turn import Act

SEATS = 4
DEEDS = (Recruit, Dig, Cast, Activate)
FICKLE = (0.0, 0.3, 0.6, 1.0, 1.5)  # points
LIKING = 2.5
LIKING_SIZE = 0.5  # for each space of a tile
TEMPTING = 8  # options that noise may raise to the best
IN_QUESTION = 12  # points a liking does not make up for
# Worth as many observations; large enough to keep parts apart that rise and fall together.
RIDGE = 1000
TYPICAL_TURNS = 7
NO_POINTS = ("pedestals", "ground", "room", "tiles")

Table = NDArray[np.float64]


def main() -> None:
    args = read_arguments()
    rows = [row for path in args.rows[1:] for row in read(path)]
    rows += explore(args.rows[0], args.games, args.seed)
    for line in report(*observations(rows)):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fit the weights of the Hall's evaluation.")
    parser.add_argument("--games", type=int, default=800, help="in the first file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=Path, nargs="+", required=True, metavar="FILE")
    return parser.parse_args()


def read(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def explore(path: Path, games: int, seed: int) -> list[dict[str, Any]]:
    rows = read(path)
    with path.open("a", encoding="utf-8") as file:
        for number in track(range(len(rows), games), description="games"):
            rows.append(play(scramble(seed + number)))
            file.write(json.dumps(rows[-1]) + "\n")
            file.flush()
    return rows


class Player:
    """Greedy, with a temper."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.fickle = rng.choice(FICKLE)
        self.likes = [rng.uniform(-LIKING, LIKING) for _ in DEEDS]
        self.likes_size = rng.uniform(-LIKING_SIZE, LIKING_SIZE)

    @property
    def temper(self) -> list[float]:
        return [self.fickle, *self.likes, self.likes_size]

    def choose(self, state: State, seat: int, options: list[Option]) -> Option:
        values = state.setup.game.judge.foresee(state, seat, options)
        tempting = nlargest(TEMPTING, range(len(options)), key=values.__getitem__)
        likings = [0.0] * len(options)
        if isinstance(state.question, Act):
            for number in tempting:
                if values[number] > values[tempting[0]] - IN_QUESTION:
                    likings[number] = self.liking(state, options[number])
        moods = {
            number: values[number] + likings[number] + self.fickle * self.rng.gauss(0, 1)
            for number in tempting
        }
        return options[max(moods, key=moods.__getitem__)]

    def liking(self, state: State, option: Option) -> float:
        assert isinstance(state, Hall)
        likes = zip(DEEDS, self.likes, strict=True)
        liking = sum(like for deed, like in likes if type(option) is deed)
        if isinstance(option, Dig):
            liking += self.likes_size * state.content.shapes[option.shape].size
        return liking


def play(seed: int) -> dict[str, Any]:
    """A game: the tempers, the final scores, and after each turn whose it was and how all stood."""
    rng = random.Random(seed)
    state = Setup.of(find("hall"), SEATS).start(seed, journal=False)
    assert isinstance(state, Hall)
    players = [Player(rng) for _ in range(SEATS)]
    game = state.setup.game
    pace, seat = game.judge.pace(state), 0
    turns: list[dict[str, Any]] = []
    while not state.over:
        if state.round and game.judge.pace(state) > pace > 0 and (left := turns_left(state, seat)):
            stand = [parts(state, each, turns_left(state, each)) for each in range(SEATS)]
            turns.append({"seat": seat, "left": left, "parts": stand})
        pace = game.judge.pace(state)
        seat, options = state.next_options()
        state.play(seat, players[seat].choose(state, seat, options))
    return {
        "tempers": [player.temper for player in players],
        "scores": list(state.scores),
        "turns": turns,
    }


def observations(rows: list[dict[str, Any]]) -> tuple[Table, Table, Table, Table]:
    """By turn, of the seat whose it was less the others' mean: parts, tempers, final score; and
    the turns left."""
    stands, tempers, scores, left = [], [], [], []
    for row in rows:
        own_tempers = np.array(row["tempers"])
        final = np.array(row["scores"], float)
        for turn in row["turns"]:
            seat = turn["seat"]
            stands.append(lead(np.array(turn["parts"], float), seat))
            tempers.append(lead(own_tempers, seat))
            scores.append(lead(final, seat))
            left.append(min(turn["left"], MOST_TURNS))
    return np.array(stands), np.array(tempers), np.array(scores), np.array(left, float)


def lead(values: Table, seat: int) -> Table:
    return np.asarray(values[seat] - (values.sum(0) - values[seat]) / (SEATS - 1))


def report(stands: Table, tempers: Table, scores: Table, left: Table) -> list[str]:
    """Ridge regression, pulled towards one point for each point, which all parts claim to be."""
    scale = stands.std(0)
    later = (left - TYPICAL_TURNS)[:, None] / 10
    claims = np.array([float(name not in NO_POINTS) for name in Parts._fields])
    table = np.hstack([stands / scale, stands / scale * later, tempers, tempers * later])
    rest = scores - stands @ claims
    size = table.shape[1]
    found = np.linalg.solve(table.T @ table + RIDGE * np.eye(size), table.T @ rest)
    number = len(Parts._fields)
    changes = found[number : 2 * number] / scale / 10
    weights = claims + found[:number] / scale - TYPICAL_TURNS * changes
    return [
        f"# {len(scores)} turns; unexplained {np.std(rest - table @ found):.1f} points "
        f"of {np.std(scores):.1f}, by the parts as they are {np.std(rest):.1f}",
        *(
            f'    "{name}": ({weight:.2f}, {change:.3f}),'
            for name, weight, change in zip(Parts._fields, weights, changes, strict=True)
        ),
    ]


if __name__ == "__main__":
    main()
