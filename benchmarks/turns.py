"""How well a search uses one turn: what it makes of the same positions, by its own judgement.

    python benchmarks/turns.py --game hall --positions 90 greedy mcts:200 mcts:1300
    python benchmarks/turns.py --game garden --others greedy --sequels 3 greedy mcts:12

Whole games tell apart two searches only after hundreds of them. Here each bot plays from the same
positions to the search's horizon, and the lead that `evaluate` sees there is averaged: most of the
luck is the same for all, so minutes show what a change to the search is worth. It says nothing
about the judgement itself, unless the games are played on: `--sequels` lets greedy players finish
each of them so many times, and counts the victories. For whole games, see `strength.py`.
"""

from __future__ import annotations

import argparse
import random
from statistics import fmean, stdev
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

import antre
from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.state import State

LONGEST = 400  # choices before a position


def main() -> None:
    args = read_arguments()
    seeds = [scramble(args.seed + number) for number in range(args.positions)]
    positions = [position(args, seed) for seed in track(seeds, "positions")]
    table = Table(title=f"{args.game}, {args.seats} seats, {args.positions} positions")
    headings = "bot", "lead", "above the first", "±", "choices", "victories", "seconds"
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    first: list[float] = []
    for spec in args.bots:
        begin = process_time()
        played = [
            play_on(state, spec, seed, args)
            for state, seed in zip(positions, track(seeds, spec), strict=True)
        ]
        seconds = (process_time() - begin) / len(played)
        leads = [lead for lead, _, _ in played]
        first = first or leads
        gains = [lead - other for lead, other in zip(leads, first, strict=True)]
        figures = fmean(leads), fmean(gains), stdev(gains) / len(gains) ** 0.5
        choices = fmean(choices for _, choices, _ in played)
        won = fmean(won for _, _, won in played)
        table.add_row(spec, *(f"{figure:.2f}" for figure in (*figures, choices, won, seconds)))
    Console().print(table)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How well a search uses one turn.")
    parser.add_argument("bots", nargs="*", default=["greedy", "mcts:200"], metavar="BOT")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--game", default="hall")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--others", metavar="BOT", help="if not the same bot")
    parser.add_argument("--sequels", type=int, default=0, metavar="GAMES")
    return parser.parse_args()


def position(args: argparse.Namespace, seed: int) -> State:
    """A greedy game after some choices, as the last turn began."""
    rng, bot = random.Random(seed), make("greedy", seed)
    state = antre.new(args.game, seats=args.seats, seed=seed).bare()
    begun, pace = state.clone(), state.setup.game.judge.pace
    for _ in range(rng.randrange(LONGEST)):
        before = pace(state)
        seat = state.question.actor(state)
        state.play(seat, ask(bot, state, seat, rng))
        if state.over:
            break
        if pace(state) != before:
            begun = state.clone()
    return begun


def play_on(
    start: State, spec: str, seed: int, args: argparse.Namespace
) -> tuple[float, int, float]:
    """The lead of the seat to move at a bot's horizon; all choices until then; its victories."""
    state, rng = start.clone(), random.Random(seed)
    game, hero = state.setup.game, state.question.actor(state)
    others = make(args.others or spec, seed)
    bots = [others] * state.setup.seats
    bots[hero] = make(spec, seed) if args.others else others
    end, choices = game.judge.pace(state) + game.judge.horizon, 0
    while not state.over and game.judge.pace(state) < end:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
        choices += 1
    values = [game.judge.evaluate(state, seat) for seat in range(state.setup.seats)]
    rivals = [value for seat, value in enumerate(values) if seat != hero]
    won = [finish(state, seed + number, hero) for number in range(args.sequels)]
    return values[hero] - fmean(rivals), choices, fmean(won or [0.0])


def finish(start: State, seed: int, hero: int) -> float:
    """A seat's share of the victory, if greedy players finish the game."""
    state, rng, bot = start.clone(), random.Random(seed), make("greedy", seed)
    while not state.over:
        seat = state.question.actor(state)
        state.play(seat, ask(bot, state, seat, rng))
    assert state.outcome is not None
    return state.outcome.utilities[hero]


if __name__ == "__main__":
    main()
