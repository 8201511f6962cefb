"""How far the gnomes get in Fall of the Mountain King: caverns invaded as each wave ends.

python benchmarks/invasions.py --seats 2 3 4 5 --games 200
"""

from __future__ import annotations

import argparse
import random
import sys
from statistics import fmean

from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.game import find
from antre.core.setup import Setup
from antre.games.fall.rules.state import Fall

WAVES = ("I", "II", "III")


def main() -> None:
    args = read_arguments()
    sys.stdout.write(f"| seats | games | {' | '.join(f'wave {wave}' for wave in WAVES)} |\n")
    sys.stdout.write("|---|---|---|---|---|\n")
    for seats in args.seats:
        setup = Setup.of(find("fall"), seats)
        games = [
            play(setup, args.bot, scramble(args.seed + number)) for number in range(args.games)
        ]
        shares = [f"{fmean(waves):.0%}" for waves in zip(*games, strict=True)]
        sys.stdout.write(f"| {seats} | {args.games} | {' | '.join(shares)} |\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How far the gnomes get.")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def play(setup: Setup, spec: str, seed: int) -> list[float]:
    """The share of caverns with gnomes after each wave: upkeep leaves them where they are."""
    bots = [make(spec, scramble(seed + seat)) for seat in range(setup.seats)]
    state, rng = setup.start(seed, journal=False), random.Random(seed)
    assert isinstance(state, Fall)
    shares: list[float] = []
    while not state.over:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
        if state.wave > len(shares) + 1:
            shares.append(state.invaded.bit_count() / state.board.caverns.bit_count())
    return shares


if __name__ == "__main__":
    main()
