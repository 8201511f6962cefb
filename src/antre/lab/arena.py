"""Who plays best: ratings of bots from games with mixed line-ups.

Every game is a ranking of its sides, and OpenSkill's Plackett-Luce model turns rankings into
ratings. One pass over the games depends on their order and says little about its own error, so
the games are drawn with replacement and rated anew, many times: a rating is the mean of these
passes, and their spread gives its interval.

Who play together against the game are not ranked: there each bot plays with its like, and what
counts is how often it succeeds, and by how much.
"""

from __future__ import annotations

import csv
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from statistics import fmean, stdev
from typing import TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating
from rich.table import Table

from antre.bots import make
from antre.core.errors import BadSetup
from antre.core.outcome import TOGETHER, ranks
from antre.core.setup import Setup
from antre.lab.figures import Z95, Rate, bots_of, show_interval, standings
from antre.lab.rows import Row
from antre.lab.simulate import Progress, play_all

MOST_PASSES, LEAST_PASSES = 100, 20
# What all passes together may rate, for this takes a while.
PASSED_GAMES = 40_000
R = TypeVar("R", "Rating", "Success")


@dataclass(frozen=True, slots=True)
class Rating:
    """How well one bot plays: 25 is the average of beginners, higher is better."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    wins: float

    @property
    def win_rate(self) -> Rate:
        return Rate(self.wins, self.games)


@dataclass(frozen=True, slots=True)
class Success:
    """How often one bot wins against the game, and by how much on the mean."""

    bot: str
    games: int
    wins: float
    margin: float
    deviation: float

    @property
    def win_rate(self) -> Rate:
        return Rate(self.wins, self.games)


class Standings(list[R]):
    """The bots, the best first."""

    kept: type[R]
    title: str
    headings: tuple[str, ...]

    def cells(self, entry: R) -> tuple[str, ...]:
        """What is told of one bot, under the headings."""
        raise AssertionError("each kind of standings has its own")

    def table(self) -> Table:
        """A table for the terminal."""
        table = Table(title=self.title)
        table.add_column("Bot")
        for heading in self.headings:
            table.add_column(heading, justify="right")
        for entry in self:
            table.add_row(entry.bot, *self.cells(entry))
        return table

    def write_csv(self, path: str | Path) -> None:
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(self.kept)])
            writer.writeheader()
            writer.writerows(asdict(entry) for entry in self)

    def write_json(self, path: str | Path) -> None:
        text = json.dumps([asdict(entry) for entry in self], indent=1, ensure_ascii=False)
        Path(path).write_text(text + "\n", encoding="utf-8")


class Successes(Standings[Success]):
    """Bots that play together against the game."""

    kept = Success
    title = "Success against the game"
    headings = ("Games", "Won", "95 % interval", "Mean margin", "sd")

    def cells(self, entry: Success) -> tuple[str, ...]:
        rate = entry.win_rate
        margin, deviation = f"{entry.margin:+.1f}", f"{entry.deviation:.1f}"
        return str(entry.games), f"{rate.value:.1%}", show_interval(rate), margin, deviation


class Ratings(Standings[Rating]):
    """Bots that play against each other."""

    kept = Rating
    title = "Ratings"
    headings = ("Rating", "95 % interval", "Games", "Wins", "95 % interval")

    def cells(self, entry: Rating) -> tuple[str, ...]:
        wins = entry.win_rate
        interval = f"{entry.low:.1f} – {entry.high:.1f}"
        won = f"{wins.value:.1%}", show_interval(wins)
        return f"{entry.rating:.1f}", interval, str(entry.games), *won


def rate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Ratings | Successes:
    """Let bots play, each other or together against the game, and rate them."""
    if setup.kind == TOGETHER:
        alike = Alike(bots, setup.seats)
        return succeed(play_all(setup, alike, games, seed, workers, progress=progress))
    if len(set(bots)) < 2:
        raise BadSetup("an arena needs at least two different bots")
    line_ups = Mixed(bots, setup.seats, games, seed)
    return rate_rows(play_all(setup, line_ups, games, seed, workers, progress=progress), seed)


class Alike:
    """Each bot in turn on every seat."""

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        self._bots = list(dict.fromkeys(bots))
        self._seats = seats
        for spec in self._bots:
            make(spec, 0)

    def __call__(self, game: int) -> tuple[str, ...]:
        return (self._bots[game % len(self._bots)],) * self._seats


def succeed(rows: Sequence[Row]) -> Successes:
    """How well each bot has done in games played together."""
    found = []
    for bot in bots_of(rows):
        own = [row for row in rows if bot in row.bots]
        margins = [row.margins[0] for row in own]
        wins = sum(row.utilities[0] for row in own)
        spread = stdev(margins) if len(margins) > 1 else 0.0
        found.append(Success(bot, len(own), wins, fmean(margins), spread))
    return Successes(sorted(found, key=lambda entry: (-entry.win_rate.value, -entry.margin)))


class Mixed:
    """Line-ups dealt like cards: every bot about equally often, in ever new company."""

    def __init__(self, bots: Sequence[str], seats: int, games: int, seed: int) -> None:
        specs = list(dict.fromkeys(bots))
        for spec in specs:
            make(spec, 0)
        rng = random.Random(seed)
        deals = games * seats // len(specs) + 1
        dealt = [spec for _ in range(deals) for spec in rng.sample(specs, len(specs))]
        self._line_ups = [
            tuple(rng.sample(dealt[game * seats : (game + 1) * seats], seats))
            for game in range(games)
        ]

    def __call__(self, game: int) -> tuple[str, ...]:
        return self._line_ups[game]


def rate_rows(rows: Sequence[Row], seed: int = 0) -> Ratings:
    """The ratings that follow from games already played."""
    rng = random.Random(seed)
    passes = [rate_once(rng.choices(rows, k=len(rows))) for _ in range(_passes(len(rows)))]
    entries = []
    for standing in standings(rows):
        found = [ratings[standing.bot] for ratings in passes if standing.bot in ratings]
        rating, error, wins = fmean(found), Z95 * stdev(found), standing.wins
        entries.append(
            Rating(standing.bot, rating, rating - error, rating + error, wins.of, wins.times)
        )
    return Ratings(sorted(entries, key=lambda entry: -entry.rating))


def _passes(games: int) -> int:
    return max(LEAST_PASSES, min(MOST_PASSES, PASSED_GAMES // games)) if games else 0


def rate_once(rows: Sequence[Row]) -> dict[str, float]:
    """One pass over the games, in this order."""
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for row in rows:
        before = [
            [ratings.get(row.bots[seat]) or model.rating(name=row.bots[seat]) for seat in side]
            for side in row.sides
        ]
        after = model.rate(before, ranks=ranking(row))
        bots = [row.bots[seat] for side in row.sides for seat in side]
        ratings.update(_merge(bots, [rating for team in after for rating in team]))
    return {bot: rating.mu for bot, rating in ratings.items()}


def _merge(
    bots: Sequence[str], after: Sequence[PlackettLuceRating]
) -> dict[str, PlackettLuceRating]:
    """One rating a bot; where a bot sat on several seats, the mean of what they made of it."""
    merged = {}
    for bot in dict.fromkeys(bots):
        own = [rating for spec, rating in zip(bots, after, strict=True) if spec == bot]
        mu, sigma = fmean(r.mu for r in own), fmean(r.sigma for r in own)
        merged[bot] = PlackettLuceRating(mu, sigma, bot)
    return merged


def ranking(row: Row) -> list[float]:
    return [float(rank) for rank in ranks(row.sides, row.utilities, row.margins)]
