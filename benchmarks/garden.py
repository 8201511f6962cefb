"""Is the Ice Garden fair between equal bots? Endings, rounds, points, factions, places, tiles.

    python benchmarks/garden.py --seats 4 --games 2000 --rows rows4.jsonl
    python benchmarks/garden.py --seats 4 --games 400 --set mode=advanced --rows advanced4.jsonl

Every game is a line of the file: the same command goes on where it was broken off and reports on
all games in the file. Factions are drawn, so with two seats all six pairs come up.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean

from games_kept import Game, add_arguments, play_all

from antre.bots import ask, make
from antre.bots.bot import Bot
from antre.core.chance import scramble
from antre.core.game import find
from antre.core.setup import Setup
from antre.games.garden.content.names import ENDS, FACES, FACTIONS
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOTHING, Garden
from antre.lab.figures import Rate, show_interval

PLACES = ("first", "second", "third", "fourth")


def main() -> None:
    args = read_arguments()
    games = play_all(args, partial(play_equals, args), args.cores)
    for line in report(games, args.seats, args.bot):
        sys.stdout.write(line + "\n")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Is the Ice Garden fair between equal bots?")
    add_arguments(parser, seats=4)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="SETTING=VALUE")
    return parser.parse_args()


def play_equals(args: argparse.Namespace, seed: int) -> Game:
    settings = dict(setting.split("=") for setting in args.set)
    wanted = {name: int(value) if value.isdigit() else value for name, value in settings.items()}
    setup = Setup.of(find("garden"), args.seats, wanted, edition=args.edition)
    return play(setup, [make(args.bot, scramble(seed + seat)) for seat in range(args.seats)], seed)


def play(setup: Setup, bots: Sequence[Bot], seed: int) -> Game:
    """One game between bots, and what is kept of it."""
    state = setup.start(seed, journal=False)
    assert isinstance(state, Garden)
    order = state.order
    rng = random.Random(seed)
    visited = None
    while not state.over:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
        if visited is None and any(state.vuko_tokens):
            visited = state.vuko_tokens.index(1)
    assert state.outcome is not None
    return {
        "order": list(order),
        "factions": list(state.factions),
        "end": state.ended,
        "round": state.round,
        "won": list(state.outcome.utilities),
        "points": list(state.scores),
        "goals": [progress(state, faction) for faction in state.factions],
        "snow": state.dead_snow,
        "visited": visited,
        "faces": [face for face in state.faces if face != NOTHING],
    }


def report(games: list[Game], seats: int, spec: str) -> Iterator[str]:
    """The figures as Markdown."""
    yield f"## {seats} seats, {len(games)} games of {spec}\n"
    yield from endings(games)
    yield from shares("faction", games, seats, faction_of)
    yield from shares("place at the start", games, seats, place_of)
    if seats == 2:
        yield from shares("pair", games, seats, pair_of)
    yield from visits(games)
    if any(game["faces"] for game in games):
        yield from tiles(games, seats)


def endings(games: list[Game]) -> Iterator[str]:
    yield "| end | games | share | rounds | winner's points |"
    yield "|---|---|---|---|---|"
    for end, name in list(enumerate(ENDS))[1:]:
        ended = [game for game in games if game["end"] == end]
        if not ended:
            yield f"| {name} | 0 | 0 % | | |"
            continue
        rounds = Counter(game["round"] for game in ended)
        told = ", ".join(f"{number} × {rounds[number]}" for number in sorted(rounds))
        points = fmean(winner_points(game) for game in ended)
        rate = Rate(len(ended), len(games))
        yield (
            f"| {name} | {len(ended)} | {rate.value:.1%} ({show_interval(rate)}) "
            f"| {told} | {points:.1f} |"
        )
    yield ""


def winner_points(game: Game) -> float:
    return float(game["points"][game["won"].index(max(game["won"]))])


def faction_of(game: Game, seat: int) -> str:
    return FACTIONS[game["factions"][seat]]


def place_of(game: Game, seat: int) -> str:
    return PLACES[game["order"].index(seat)]


def pair_of(game: Game, seat: int) -> str:
    """A faction against the other one."""
    return f"{faction_of(game, seat)} against {faction_of(game, 1 - seat)}"


def shares(
    title: str, games: Iterable[Game], seats: int, label: Callable[[Game, int], str]
) -> Iterator[str]:
    """Victories by something that every seat has one of, and the ends they came by."""
    had: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    by_end: dict[str, Counter[int]] = defaultdict(Counter)
    for game in games:
        for seat in range(seats):
            had[label(game, seat)] += 1
            won[label(game, seat)] += game["won"][seat]
            by_end[label(game, seat)][game["end"]] += game["won"][seat] > 0
    yield f"| {title} | games | victories | 95 % interval | off fair | by snow, goal, points |"
    yield "|---|---|---|---|---|---|"
    for name in sorted(had):
        rate = Rate(won[name], had[name])
        ends = ", ".join(str(by_end[name][end]) for end in (1, 2, 3))
        yield (
            f"| {name} | {rate.of} | {rate.value:.1%} | {show_interval(rate)} "
            f"| {100 * (rate.value - 1 / seats):+.1f} | {ends} |"
        )
    yield ""


def visits(games: list[Game]) -> Iterator[str]:
    """How often the first player is Vuko's first target."""
    told = [game for game in games if game["visited"] is not None]
    hit = Rate(sum(game["visited"] == game["order"][0] for game in told), len(told))
    yield f"Vuko visits the first player first in {hit.value:.0%} of {hit.of} games.\n"


def tiles(games: list[Game], seats: int) -> Iterator[str]:
    """What the ends are like with each face of the Vuko tiles in the game."""
    yield "| Vuko tile | games | snow, goal, points | rounds | most off fair |"
    yield "|---|---|---|---|---|"
    for face, name in enumerate(FACES):
        with_it = [game for game in games if face in game["faces"]]
        if not with_it:
            continue
        count = Counter(game["end"] for game in with_it)
        ends = ", ".join(f"{count[end] / len(with_it):.0%}" for end in (1, 2, 3))
        rounds = fmean(game["round"] for game in with_it)
        yield f"| {name} | {len(with_it)} | {ends} | {rounds:.1f} | {furthest(with_it, seats)} |"
    yield ""


def furthest(games: list[Game], seats: int) -> str:
    """The faction whose share of victories is the furthest from fair."""
    found = []
    for faction, name in enumerate(FACTIONS):
        won = [game["won"][seat] for game in games for seat in range(seats)
               if game["factions"][seat] == faction]  # fmt: skip
        if won:
            found.append((100 * (fmean(won) - 1 / seats), name, len(won)))
    off, name, of = max(found, key=lambda one: abs(one[0]))
    return f"{name} {off:+.0f} ({of} games)"


if __name__ == "__main__":
    main()
