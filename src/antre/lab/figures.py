"""Numbers drawn from rows: how often, how much, how sure."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from rich.table import Table

from antre.lab.rows import Row

Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something came out of how many times, and where the truth lies (95 %)."""

    times: float
    of: int

    @property
    def value(self) -> float:
        return self.times / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.times, self.of)


@dataclass(frozen=True, slots=True)
class Standing:
    """What one bot did over all the seats it sat on."""

    bot: str
    wins: Rate
    mean: float
    deviation: float
    margin: float


def wilson(times: float, of: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a proportion; a shared victory counts as a part of one."""
    if of == 0:
        return 0.0, 1.0
    share = times / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def bots_of(rows: Iterable[Row]) -> list[str]:
    """Every bot that played, in the order of first appearance."""
    return list(dict.fromkeys(bot for row in rows for bot in row.bots))


def standings(rows: Sequence[Row]) -> list[Standing]:
    """The bots, those that win most first."""
    found = [_standing(rows, bot) for bot in bots_of(rows)]
    return sorted(found, key=lambda standing: (-standing.wins.value, -standing.mean))


def _standing(rows: Sequence[Row], bot: str) -> Standing:
    places = [(row, seat) for row in rows for seat, spec in enumerate(row.bots) if spec == bot]
    scores = [row.scores[seat] for row, seat in places]
    wins = Rate(sum(row.utilities[seat] for row, seat in places), len(places))
    deviation = statistics.stdev(scores) if len(scores) > 1 else 0.0
    margin = statistics.fmean(row.margins[seat] for row, seat in places)
    return Standing(bot, wins, statistics.fmean(scores), deviation, margin)


def summary(rows: Sequence[Row]) -> Table:
    """A table for the terminal: each bot, how often it won, what it scored, by how much it won."""
    table = Table(title=f"{len(rows)} games")
    table.add_column("Bot")
    for heading in ("Games", "Wins", "95 % interval", "Mean score", "sd", "Mean margin"):
        table.add_column(heading, justify="right")
    for standing in standings(rows):
        table.add_row(
            standing.bot,
            str(standing.wins.of),
            f"{standing.wins.value:.1%}",
            show_interval(standing.wins),
            f"{standing.mean:.1f}",
            f"{standing.deviation:.1f}",
            f"{standing.margin:+.1f}",
        )
    return table


def show_interval(rate: Rate) -> str:
    low, high = rate.interval
    return f"{low:.1%} – {high:.1%}"
