"""What the figures of Nidavellir's judgement are worth: tuned by matches, proven by matches.

    python benchmarks/nidavellir.py tune --games 20000 --rows tries.jsonl
    python benchmarks/nidavellir.py fit --rows tries.jsonl
    python benchmarks/nidavellir.py match --games 2000 OLD.json

`tune` lets greedy players meet who each judge by figures of their own, all of them varied at once
around those of `figures.py`. `fit` is a regression of the final leads on what was varied: how many
points more of a figure bring, and where it is best. So what is found is what a figure does to a
game, not what comes along with it. `match` plays the figures of `figures.py` against others.

Every game goes to the file as one line: a run can be broken off and gone on with.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import exp
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np
from rich.progress import track

from antre.bots import ask, make
from antre.core.game import find
from antre.core.setup import Setup
from antre.games.nidavellir.judgement.figures import BY_SEATS, Experience, Figures
from antre.lab.figures import wilson
from antre.lab.seeds import branch

# What is varied: by its name, and its place if it is one of several.
PLACES: tuple[tuple[str, int | None], ...] = (
    *(("share", place) for place in range(5)),
    *(("distinctions", place) for place in range(5)),
    *((name, None) for name in Figures._fields if name not in ("share", "distinctions")),
)
SPREAD = 0.3  # of the logarithm of a figure
RIDGE = 30.0


def main() -> None:
    args = read_arguments()
    args.run(args)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The figures of Nidavellir's judgement.")
    commands = parser.add_subparsers(required=True)
    tune = commands.add_parser("tune", help="play with figures varied")
    tune.add_argument("--rows", type=Path, required=True)
    tune.add_argument("--centre", type=Path, help="figures to vary, if not our own")
    tune.set_defaults(run=run_tune)
    fit = commands.add_parser("fit", help="what the varied figures did")
    fit.add_argument("--rows", type=Path, nargs="+", required=True)
    fit.set_defaults(run=run_fit)
    match = commands.add_parser("match", help="our figures against others")
    match.add_argument("others", type=Path, metavar="OTHERS.json")
    match.set_defaults(run=run_match)
    for command in (tune, match):
        command.add_argument("--games", type=int, default=2000)
        command.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
        command.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def run_tune(args: argparse.Namespace) -> None:
    centre = read_figures(args.centre)
    done = args.rows.read_text().count("\n") if args.rows.exists() else 0
    with args.rows.open("a", encoding="utf-8") as file:
        for number in track(range(done, args.games), description="games"):
            rng = random.Random(branch(args.seed, number))
            seats = args.seats[number % len(args.seats)]
            tries = [[round(rng.gauss(0, SPREAD), 3) for _ in PLACES] for _ in range(seats)]
            minds = [Experience(varied(centre[seats], own)) for own in tries]
            row = {"tries": tries, "scores": play(minds, rng.getrandbits(64))}
            file.write(json.dumps(row) + "\n")
            file.flush()


def read_figures(path: Path | None) -> dict[int, Figures]:
    """By seats, our own figures or those of a file: `{"2": {"hero": 30, ...}}`."""
    given = {} if path is None else json.loads(path.read_text(encoding="utf-8"))
    return {
        seats: own.figures._replace(**given.get(str(seats), {})) for seats, own in BY_SEATS.items()
    }


def varied(centre: Figures, logarithms: list[float]) -> Figures:
    """Figures multiplied, each by the exponential of its own number."""
    figures = centre._asdict()
    for (name, place), logarithm in zip(PLACES, logarithms, strict=True):
        factor, old = exp(logarithm), figures[name]
        if place is None:
            figures[name] = old * factor
        else:
            figures[name] = (*old[:place], old[place] * factor, *old[place + 1 :])
    return Figures(**figures)


def play(minds: list[Experience], seed: int) -> list[int]:
    """The scores of greedy players, each with an experience of their own."""
    state = Setup.of(find("nidavellir"), len(minds)).start(seed, journal=False)
    bots = [make("greedy", branch(seed, seat)) for seat in range(len(minds))]
    rng = random.Random(seed)
    while not state.over:
        seat = state.question.actor(state)
        BY_SEATS[len(minds)] = minds[seat]
        state.play(seat, ask(bots[seat], state, seat, rng))
    return list(state.scores)


def run_fit(args: argparse.Namespace) -> None:
    rows = [json.loads(line) for path in args.rows for line in path.read_text().splitlines()]
    for seats in sorted({len(row["scores"]) for row in rows}):
        chosen = [row for row in rows if len(row["scores"]) == seats]
        sys.stdout.write(f"{seats} seats, {len(chosen)} games\n")
        for line in report(chosen):
            sys.stdout.write(line + "\n")


def report(rows: list[dict[str, Any]]) -> list[str]:
    """By figure, the lead that a logarithm more of it brings (with its error), how that bends, and
    the factor that is best."""
    tries = np.concatenate([np.array(row["tries"]) for row in rows])
    seats = len(rows[0]["scores"])
    squares = tries**2 - SPREAD**2
    table = np.hstack([tries, squares]).reshape(len(rows), seats, -1)
    others = (table.sum(1, keepdims=True) - table) / (seats - 1)
    table = (table - others).reshape(len(rows) * seats, -1)
    scores = np.array([row["scores"] for row in rows], float)
    leads = (scores - (scores.sum(1, keepdims=True) - scores) / (seats - 1)).ravel()
    inverse = np.linalg.inv(table.T @ table + RIDGE * np.eye(table.shape[1]))
    found = inverse @ table.T @ leads
    # The seats of a game are not independent: one of two says all there is to say.
    noise = np.std(leads - table @ found) * np.sqrt(np.diag(inverse) * seats / (seats - 1))
    size = len(PLACES)
    lines = []
    for place, (name, which) in enumerate(PLACES):
        slope, bend = found[place], found[size + place]
        lines.append(
            f"{name + ('' if which is None else f'[{which}]'):24}"
            f"{slope:+7.2f} ± {1.96 * noise[place]:.2f}   bend {bend:+7.2f} ± "
            f"{1.96 * noise[size + place]:.2f}   best × {best(slope, bend):.2f}"
        )
    return lines


def best(slope: float, bend: float) -> float:
    """The factor at the top of a parabola, no further away than twice what was tried."""
    if bend >= 0:
        return exp(2 * SPREAD * (1 if slope > 0 else -1))
    return exp(max(-2 * SPREAD, min(2 * SPREAD, -slope / (2 * bend))))


def run_match(args: argparse.Namespace) -> None:
    """Each deal is played once by every seat with our figures, all others with theirs."""
    own, others = read_figures(None), read_figures(args.others)
    for seats in args.seats:
        ours, theirs = Experience(own[seats]), Experience(others[seats])
        leads, won = [], []
        for number in track(range(args.games // seats), description=f"{seats} seats"):
            for seat in range(seats):
                minds = [theirs] * seats
                minds[seat] = ours
                scores = play(minds, branch(args.seed, number))
                rivals = scores[:seat] + scores[seat + 1 :]
                leads.append(scores[seat] - fmean(rivals))
                top = max(scores)
                won.append((scores[seat] == top) / scores.count(top))
        error = 1.96 * stdev(leads) / len(leads) ** 0.5
        share = fmean(won)
        low, high = wilson(sum(won), len(won))
        sys.stdout.write(
            f"{seats} seats, {len(won)} games: {100 * share:.1f} % "
            f"({100 * low:.1f}–{100 * high:.1f}), lead {fmean(leads):+.2f} ± {error:.2f}\n"
        )


if __name__ == "__main__":
    main()
