"""Who plays best: ratings of bots from games with mixed line-ups.

Every game is a ranking of its seats, and OpenSkill's Plackett-Luce model turns rankings into
ratings. One pass over the games depends on their order and says little about its own error, so
the games are drawn with replacement and rated anew, many times: a rating is the mean of these
passes, and their spread gives its interval.
"""

from __future__ import annotations

import csv
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating
from rich.table import Table

from antre.bots import make
from antre.core.errors import BadSetup
from antre.core.game import Setup
from antre.lab.figures import Z95, Rate, show_interval, standings
from antre.lab.rows import Row
from antre.lab.simulate import Progress, play_all

MOST_PASSES, LEAST_PASSES = 100, 20
# What all passes together may rate, for this takes a while.
PASSED_GAMES = 40_000


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


class Ratings(list[Rating]):
    """The bots, the best first."""

    def table(self) -> Table:
        table = Table(title="Ratings")
        table.add_column("Bot")
        for heading in ("Rating", "95 % interval", "Games", "Wins", "95 % interval"):
            table.add_column(heading, justify="right")
        for entry in self:
            wins = entry.win_rate
            table.add_row(
                entry.bot,
                f"{entry.rating:.1f}",
                f"{entry.low:.1f} – {entry.high:.1f}",
                str(entry.games),
                f"{wins.value:.1%}",
                show_interval(wins),
            )
        return table

    def write_csv(self, path: str | Path) -> None:
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(Rating.__dataclass_fields__))
            writer.writeheader()
            writer.writerows(asdict(entry) for entry in self)

    def write_json(self, path: str | Path) -> None:
        text = json.dumps([asdict(entry) for entry in self], indent=1, ensure_ascii=False)
        Path(path).write_text(text + "\n", encoding="utf-8")


def rate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> Ratings:
    """Let bots play each other and rate them."""
    if len(set(bots)) < 2:
        raise BadSetup("an arena needs at least two different bots")
    line_ups = Mixed(bots, setup.seats, games, seed)
    return rate_rows(play_all(setup, line_ups, games, seed, workers, progress=progress), seed)


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
        before = [[ratings.get(bot) or model.rating(name=bot)] for bot in row.bots]
        after = model.rate(before, ranks=ranking(row))
        ratings.update(_merge(row.bots, [team[0] for team in after]))
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
    """The rank of each seat: winners first, then by score; equal seats share a rank."""
    keys = [(seat not in row.winners, -score) for seat, score in enumerate(row.scores)]
    return [float(sum(other < key for other in keys)) for key in keys]
