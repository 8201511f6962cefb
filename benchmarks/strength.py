"""How strong the bots are: one against equal others, seat by seat, with a 95 % interval.

    python benchmarks/strength.py --games 40 greedy/random mcts:1s/greedy

`hero/others` seats one hero among others, in a seat that changes from game to game. A shared
victory counts in part. With `--speed` it also says how many playouts a search makes in a second
from the middle of a game, next to random python-chess moves on the same machine.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from time import process_time

import chess
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import antre
from antre.bots import ask, make
from antre.bots.mcts import Mcts
from antre.core.chance import scramble
from antre.core.state import State

PAIRS = ["greedy/random", "mcts:200ms/greedy"]


def main() -> None:
    args = read_arguments()
    console = Console()
    table = Table(title=f"{args.game}, {args.seats} seats, fair share {100 / args.seats:.0f} %")
    for heading in ("bot", "against", "games", "victories", "95 % interval", "points", "theirs"):
        table.add_column(heading, justify="left" if heading in ("bot", "against") else "right")
    with Progress(console=console) as progress:
        for pair in args.pairs:
            table.add_row(*measure(pair, args, progress))
    console.print(table)
    if args.speed:
        console.print(f"playouts/s from mid-game: {playouts_per_second(args):,.0f}")
        console.print(f"python-chess random moves/s: {chess_moves_per_second():,.0f}")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("pairs", nargs="*", default=PAIRS, metavar="HERO/OTHERS")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--game", default="nidavellir")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", action="store_true")
    return parser.parse_args()


def measure(pair: str, args: argparse.Namespace, progress: Progress) -> list[str]:
    """Play the games of one pair; a row of the table."""
    hero, others = pair.split("/")
    task = progress.add_task(pair, total=args.games)
    won = mine = theirs = 0.0
    for game in range(args.games):
        seat = game % args.seats
        line_up = [others] * args.seats
        line_up[seat] = hero
        state = play(args.game, line_up, scramble(args.seed + game))
        assert state.outcome is not None
        won += state.outcome.utilities[seat]
        mine += state.scores[seat]
        theirs += (sum(state.scores) - state.scores[seat]) / (args.seats - 1)
        progress.update(task, advance=1, description=f"{pair} {100 * won / (game + 1):.0f} %")
    games = args.games
    low, high = wilson(won / games, games)
    share, between = f"{100 * won / games:.1f} %", f"{100 * low:.0f} to {100 * high:.0f} %"
    points = f"{mine / games:.1f}", f"{theirs / games:.1f}"
    return [hero, others, str(games), share, between, *points]


def play(game: str, line_up: list[str], seed: int) -> State:
    bots = [make(spec, scramble(seed + seat)) for seat, spec in enumerate(line_up)]
    state = antre.new(game, seats=len(line_up), seed=seed).bare()
    rng = random.Random(seed)
    while not state.over:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
    return state


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (centre - spread) / whole, (centre + spread) / whole


def playouts_per_second(args: argparse.Namespace) -> float:
    """Of processor time, so that a busy machine counts the same as an idle one."""
    state = middle(args)
    begin = process_time()
    Mcts(iterations=2000, seed=1).choose(state, state.question.actor(state))
    return 2000 / (process_time() - begin)


def middle(args: argparse.Namespace) -> State:
    """The position after half of a game's choices."""
    path = [antre.new(args.game, seats=args.seats, seed=args.seed).bare()]
    bot, rng = make("greedy", args.seed), random.Random(args.seed)
    while not path[-1].over:
        state = path[-1].clone()
        seat = state.question.actor(state)
        state.play(seat, ask(bot, state, seat, rng))
        path.append(state)
    open_choices = [state for state in path[:-1] if len(state.decisions[0].options) > 1]
    return open_choices[len(open_choices) // 2]


def chess_moves_per_second() -> float:
    rng = random.Random(1)
    moves = 0
    begin = process_time()
    while process_time() - begin < 3:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (process_time() - begin)


if __name__ == "__main__":
    main()
