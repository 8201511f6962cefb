"""Is a game fair between equal bots? Victories by whatever its traits tell, and what nobody used.

    python benchmarks/balance.py hall --seats 4 --games 2000 --rows rows.jsonl

Every game goes to the file as one line, so a run can be broken off and gone on with: games that
are in the file already are not played again. Traits in groups that every seat has exactly one of
(in Hall: the start space and the place in the turn order) are judged by their share of victories,
with a 95 % interval, and so are the seats; all others by how often they were there.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import fmean

from games_kept import Game, add_arguments, play_all

from antre.bots import ask, make
from antre.core.chance import scramble
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.figures import Rate, show_interval


def main() -> None:
    args = read_arguments()
    setup = Setup.of(find(args.game), args.seats, edition=args.edition)
    games = play_all(args, lambda seed: play(setup, args.bot, seed))
    for line in report(games, setup, args.bot):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Is a game fair between equal bots?")
    parser.add_argument("game")
    add_arguments(parser, seats=4)
    return parser.parse_args()


def play(setup: Setup, spec: str, seed: int) -> Game:
    """One game between equal bots, and what is kept of it."""
    bots = [make(spec, scramble(seed + seat)) for seat in range(setup.seats)]
    state = setup.start(seed, journal=False)
    rng = random.Random(seed)
    while not state.over:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
    game = setup.game
    assert state.outcome is not None
    return {
        "pace": game.judge.pace(state),
        "scores": list(state.scores),
        "utilities": list(state.outcome.utilities),
        "traits": [game.learner.traits(state, seat) for seat in range(setup.seats)],
        "parts": [game.engine.breakdown(state, seat) for seat in range(setup.seats)],
    }


def report(games: list[Game], setup: Setup, spec: str) -> Iterator[str]:
    """The figures as Markdown."""
    games = [with_seats(game) for game in games]
    scores = sorted(score for game in games for score in game["scores"])
    yield f"## {setup.seats} seats, {len(games)} games of {spec}\n"
    yield f"Scores: mean {fmean(scores):.1f}, from {scores[0]} to {scores[-1]}. " + _parts(games)
    yield "Length in " + _lengths(games, setup.seats) + "\n"
    for group, labels in grouped(games).items():
        if all(len(labels_of(seat, group)) == 1 for game in games for seat in game["traits"]):
            yield from _shares(group, labels, setup.seats)
        else:
            yield _uses(group, labels, len(games))


def with_seats(game: Game) -> Game:
    """A game in which it is a trait, too, who sits where."""
    traits = [[["seat", str(seat)], *traits] for seat, traits in enumerate(game["traits"])]
    return {**game, "traits": traits}


def _parts(games: list[Game]) -> str:
    names = games[0]["parts"][0]
    means = {name: fmean(seat[name] for game in games for seat in game["parts"]) for name in names}
    return ", ".join(f"{name} {mean:.1f}" for name, mean in means.items()) + "."


def _lengths(games: list[Game], seats: int) -> str:
    """How many games lasted how many rounds, if pace counts the turns of all seats."""
    rounds = Counter(game["pace"] // seats for game in games)
    return "rounds: " + ", ".join(f"{number} × {rounds[number]}" for number in sorted(rounds)) + "."


def labels_of(traits: list[list[str]], group: str) -> list[str]:
    return [label for name, label in traits if name == group]


def grouped(games: list[Game]) -> dict[str, dict[str, Rate]]:
    """By group and label: the victories of the seats that had it."""
    won: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    had: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for seat, traits in enumerate(game["traits"]):
            share = game["utilities"][seat]
            for group, label in traits:
                won[group][label] += share
                had[group][label] += 1
    return {
        group: {label: Rate(won[group][label], times) for label, times in sorted(labels.items())}
        for group, labels in had.items()
    }


def _shares(group: str, labels: dict[str, Rate], seats: int) -> Iterator[str]:
    yield f"| {group} | seats | victories | 95 % interval | off fair |"
    yield "|---|---|---|---|---|"
    for label, rate in labels.items():
        off = 100 * (rate.value - 1 / seats)
        yield f"| {label} | {rate.of} | {rate.value:.1%} | {show_interval(rate)} | {off:+.1f} |"
    yield ""


def _uses(group: str, labels: dict[str, Rate], games: int) -> str:
    uses = sorted(labels.items(), key=lambda item: item[1].of)
    words = [f"{label} {rate.of / games:.2f} ({rate.value:.0%})" for label, rate in uses]
    return f"{group}, {len(uses)} in use; seats a game (and their victories): {', '.join(words)}\n"


if __name__ == "__main__":
    main()
