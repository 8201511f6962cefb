"""How hard Survivor is: how often a bot wins alone against the gnomes, and how it loses.

    python benchmarks/survivor.py greedy mcts:200 --games 40 --set critical_domains=2

Each game is a line of the file `--rows`, if there is one: the same command goes on where it was
broken off.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.game import find
from antre.core.setup import Setup
from antre.games.fall.rules.final_scoring import COUNTED
from antre.games.fall.rules.state import Fall
from antre.lab.figures import Rate, show_interval


def main() -> None:
    args = read_arguments()
    settings = dict(setting.split("=") for setting in args.set)
    setup = Setup.of(find("fall"), 1, {name: int(value) for name, value in settings.items()})
    for spec in args.bots:
        games = read(args.rows, spec)
        for number in range(len(games), args.games):
            games.append({"bot": spec, **play(setup, spec, scramble(args.seed + number))})
            if args.rows:
                with args.rows.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(games[-1]) + "\n")
        sys.stdout.write(report(spec, games) + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How hard Survivor is.")
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=NUMBER")
    parser.add_argument("--rows", type=Path, metavar="FILE")
    return parser.parse_args()


def read(path: Path | None, spec: str) -> list[dict[str, Any]]:
    """The games of this bot in a file, if there is one."""
    if path is None or not path.exists():
        return []
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [game for game in games if game["bot"] == spec]


def play(setup: Setup, spec: str, seed: int) -> dict[str, Any]:
    """One game: the wave it ended in, and by how much it was won or lost."""
    bot, rng = make(spec, seed), random.Random(seed)
    state = setup.start(seed, journal=False)
    while not state.over:
        state.play(0, ask(bot, state, 0, rng))
    assert isinstance(state, Fall)
    assert state.outcome is not None
    return {"wave": state.wave, "margin": state.outcome.margins[0]}


def report(spec: str, games: list[dict[str, Any]]) -> str:
    margins = [game["margin"] for game in games if game["wave"] == COUNTED]
    won = Rate(sum(margin > 0 for margin in margins), len(games))
    waves = Counter(game["wave"] for game in games)
    lost = ", ".join(f"{waves[wave]} in wave {wave}" for wave in (1, 2))
    end = f"{fmean(margins):+.0f} on average" if margins else "nobody came so far"
    return (
        f"{spec}: won {won.value:.0%} of {len(games)} ({show_interval(won)}); "
        f"a domain lost: {lost}; "
        f"at the end {len(margins) - int(won.times)} lost by honour, margin {end}"
    )


if __name__ == "__main__":
    main()
