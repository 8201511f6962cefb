"""How long it takes to list every legal dig: python benchmarks/digs.py [--games N]

Plays games of the Hall at random to their middle and lists, for the seat whose turn it is, every
place of every tunnel shape.
"""

from __future__ import annotations

import argparse
import random
from time import perf_counter

from rich.console import Console

import antre
from antre.games.hall.rules.places import Ground, lays
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.turn import Act

TUNNELS = 9
REPEATS = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    args = parser.parse_args()
    found = [measure(middle(args.seats, seed)) for seed in range(args.games)]
    times = sorted(seconds for seconds, _ in found)
    places = sorted(count for _, count in found)
    say = Console(highlight=False).print
    say(f"{args.games} states in the middle of a game, {args.seats} seats, all nine shapes")
    say(f"milliseconds: median {times[len(times) // 2] * 1e3:.2f}, most {times[-1] * 1e3:.2f}")
    say(f"places: median {places[len(places) // 2]}, most {places[-1]}")


def middle(seats: int, seed: int) -> Hall:
    """A state at the beginning of a turn, some rounds into a random game."""
    state = antre.new("hall", seats=seats, seed=seed).bare()
    assert isinstance(state, Hall)
    rng = random.Random(seed)
    while state.round < 6 or not isinstance(state.stack[-1], Act):
        seat, options = state.next_options()
        state.play(seat, rng.choice(options))
    return state


def measure(state: Hall) -> tuple[float, int]:
    """The best of some repeats, and how many places there are."""
    seat = state.stack[-1].actor(state)  # type: ignore[attr-defined]
    best = 1.0
    for _ in range(REPEATS):
        start = perf_counter()
        ground = Ground(state, seat, spendable(state, seat))
        shapes = state.content.shapes[:TUNNELS]
        count = sum(len(lays(state.content, ground.places(shape.ways))) for shape in shapes)
        best = min(best, perf_counter() - start)
    return best, count


if __name__ == "__main__":
    main()
