"""Who plays best: ratings of bots from games with mixed line-ups.

Every game is a ranking of its sides, and OpenSkill's Plackett-Luce model turns rankings into
ratings. One pass over the games depends on their order and says little about its own error, so
the games are drawn with replacement and rated anew, many times: a rating is the mean of these
passes, and their spread gives its interval.

Who play together against the game are not ranked: there each bot plays with its like, and what
counts is how often it succeeds, and by how much.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from antre.bots import check
from antre.core.errors import BadSetup
from antre.core.outcome import TOGETHER, ranks
from antre.core.setup import Setup
from antre.lab.figures import Z95, bots_of, standings
from antre.lab.rows import Row
from antre.lab.seeds import branch
from antre.lab.simulate import Progress, Tournament
from antre.lab.standings import Rating, Ratings, Success, Successes
from antre.lab.workers import Hands

MOST_PASSES, LEAST_PASSES = 100, 20
# What all passes together may rate, for this takes a while.
PASSED_GAMES = 40_000
# What chance is asked for when line-ups are made.
DEALT, SEATED = 1, 2


def rate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: Hands = 1,
    progress: Progress | None = None,
    store: str | Path | None = None,
) -> Ratings | Successes:
    """Let bots play, each other or together against the game, and rate them."""
    rows = arena(setup, bots, seed).play(games, workers, progress, store)
    return judged(rows, seed)


def arena(setup: Setup, bots: Sequence[str], seed: int = 0) -> Tournament:
    """The games in which bots are compared; the first ones are the same however many there are."""
    if setup.kind == TOGETHER:
        return Tournament(setup, Alike(bots, setup), seed)
    if len(set(bots)) < 2:
        raise BadSetup("an arena needs at least two different bots")
    return Tournament(setup, Mixed(bots, setup, seed), seed)


def judged(rows: Sequence[Row], seed: int = 0) -> Ratings | Successes:
    """What games already played say of who played them."""
    if rows and rows[0].kind == TOGETHER:
        return succeed(rows)
    return rate_rows(rows, seed)


class Alike:
    """Each bot in turn on every seat."""

    def __init__(self, bots: Sequence[str], setup: Setup) -> None:
        self._bots = list(dict.fromkeys(bots))
        self._seats = setup.seats
        for spec in self._bots:
            check(spec, setup)

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

    def __init__(self, bots: Sequence[str], setup: Setup, seed: int) -> None:
        self._bots = list(dict.fromkeys(bots))
        self._seats = setup.seats
        self._seed = seed
        for spec in self._bots:
            check(spec, setup)

    def __call__(self, game: int) -> tuple[str, ...]:
        first = game * self._seats
        company = [self._dealt(place) for place in range(first, first + self._seats)]
        return tuple(self._shuffled(company, branch(self._seed, game), SEATED))

    def _dealt(self, place: int) -> str:
        """All bots in any order, then all in another, and so on."""
        deal, within = divmod(place, len(self._bots))
        return self._shuffled(self._bots, branch(self._seed, deal), DEALT)[within]

    def _shuffled(self, bots: Sequence[str], seed: int, purpose: int) -> list[str]:
        return random.Random(branch(seed, purpose)).sample(bots, len(bots))


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
