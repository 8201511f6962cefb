"""Whose advice is better: two searches asked about the same positions, and both answers played on.

    python benchmarks/advisers.py --game nidavellir mcts:400ms net:400ms --positions 80

Where they would choose alike, nothing is to be told apart. Where they differ, both options are
played on to the end of the game in the same imagined worlds, everybody playing like `--sequel`;
what counts is the share of the victory, in hundredths. `promised` is what a search expects after
its first option, as people are told it (`antre.coach.rolling.sober`), and `off` how far that was
from what came of it, squared and averaged, beside the same of a guess that is always a fair share.

Time is processor time. Who asks for advice gets a search of two seconds, a second look has 0.4 s.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import antre
from antre.bots import ask, make
from antre.bots.mcts import Mcts
from antre.coach.rolling import sober
from antre.core.chance import scramble
from antre.core.option import Option
from antre.core.state import State


class Asked(NamedTuple):
    """A position, and by search what it promised of its option and what came of that."""

    promised: list[float]
    came: list[float]
    same: bool


def main() -> None:
    args = read_arguments()
    console = Console()
    found = [
        asked(args, scramble(args.seed + number))
        for number in track(range(args.positions), "positions")
    ]
    apart = [each for each in found if not each.same]
    gains = [100 * (each.came[1] - each.came[0]) for each in apart]
    over_all = [100 * (each.came[1] - each.came[0]) for each in found]
    first, second = args.bots
    console.print(f"{args.game}, {args.seats} seats, {len(found)} positions, {args.worlds} worlds")
    console.print(f"{second} and {first} differ in {len(apart)}")
    console.print(
        f"where they differ, {second} is ahead by {told(gains)} hundredths of the victory"
    )
    console.print(f"over all of them by {told(over_all)}")
    table = Table()
    for heading in ("search", "promised", "came", "off", "off, a fair share"):
        table.add_column(heading, justify="left" if heading == "search" else "right")
    fair = 1 / args.seats
    for place, spec in enumerate(args.bots):
        promised = [each.promised[place] for each in found]
        came = [each.came[place] for each in found]
        off = fmean((one - other) ** 2 for one, other in zip(promised, came, strict=True))
        flat = fmean((fair - each) ** 2 for each in came)
        figures = fmean(promised), fmean(came), off, flat
        table.add_row(spec, *(f"{figure:.3f}" for figure in figures))
    console.print(table)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Whose advice is better.")
    parser.add_argument("bots", nargs=2, metavar="SEARCH")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--sequel", default="greedy", metavar="BOT", help="who plays on")
    parser.add_argument("--game", default="nidavellir")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def told(gains: list[float]) -> str:
    if len(gains) < 2:
        return "nothing that can be told"
    return f"{fmean(gains):+.2f} ± {stdev(gains) / sqrt(len(gains)):.2f}"


def asked(args: argparse.Namespace, seed: int) -> Asked:
    state, rng = position(args, seed), random.Random(seed)
    seat = state.question.actor(state)
    world = state.resample(seat, rng)
    world.withdraw_secrets(seat)
    options, promised = [], []
    for spec in args.bots:
        search = make(spec, seed, process_time)
        assert isinstance(search, Mcts)
        [best, *_] = search.consider(world, seat)
        options.append(best.option)
        promised.append(sober(best.prospect, state.setup))
    same = options[0] == options[1]
    worlds = [rng.getrandbits(32) for _ in range(args.worlds)]
    came = [fmean(play_on(args, state, seat, option, one) for one in worlds)
            for option in options[: 1 if same else 2]]  # fmt: skip
    return Asked(promised, came * (2 if same else 1), same)


def position(args: argparse.Namespace, seed: int) -> State:
    """Some question of a greedy game that is thought about."""
    rng, bot = random.Random(seed), make("greedy", seed)
    state = antre.new(args.game, seats=args.seats, seed=seed).bare()
    found: list[State] = []
    while not state.over:
        seat = state.question.actor(state)
        options = state.question.options(state, seat)
        if len(options) > 1 and not state.setup.game.judge.is_small(state):
            found.append(state.clone())
        state.play(seat, ask(bot, state, seat, rng))
    return rng.choice(found)


def play_on(args: argparse.Namespace, state: State, seat: int, option: Option, seed: int) -> float:
    """What a seat has of the victory, in an imagined world that goes on after an option."""
    rng = random.Random(seed)
    world = state.resample(seat, rng)
    world.withdraw_secrets(seat)
    world.play(seat, option)
    bot = make(args.sequel, seed)
    while not world.over:
        asked = world.question.actor(world)
        world.play(asked, ask(bot, world, asked, rng))
    assert world.outcome is not None
    return world.outcome.utilities[seat]


if __name__ == "__main__":
    main()
