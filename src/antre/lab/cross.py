"""Who beats whom: for each two bots, how often one came ahead of the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from rich.table import Table

from antre.core.outcome import ranks
from antre.lab.figures import Rate, standings
from antre.lab.rows import Row

Pair = tuple[str, str]


class CrossTable:
    """A game in which two bots met counts once for them, wherever and how often they sat there.

    Who came ahead is who won or, where neither did, who ended before the other; a tie is half.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self.bots = [standing.bot for standing in standings(rows)]
        self._met: dict[Pair, list[float]] = {}
        for row in rows:
            for pair, ahead in meetings(row):
                self._met.setdefault(pair, []).append(ahead)

    @property
    def met(self) -> bool:
        """Did any bot meet another? Where all play together, each plays with its like."""
        return bool(self._met)

    def rate(self, bot: str, other: str) -> Rate:
        """How often `bot` came ahead of `other`."""
        first, second = sorted((bot, other))
        met = self._met.get((first, second), [])
        times = sum(met)
        return Rate(times if bot == first else len(met) - times, len(met))

    def table(self) -> Table:
        """A table for the terminal: the bot of the line against that of the column."""
        table = Table(
            title="Ahead of whom, in per cent of the games in which they met",
            caption="Intervals are Wilson's, 95 %.",
        )
        table.add_column("Bot")
        for bot in self.bots:
            table.add_column(bot, justify="right")
        for bot in self.bots:
            table.add_row(bot, *(self._cell(bot, other) for other in self.bots))
        return table

    def _cell(self, bot: str, other: str) -> str:
        rate = self.rate(bot, other)
        if not rate.of:
            return ""
        low, high = rate.interval
        return f"{100 * rate.value:.0f} ({100 * low:.0f}–{100 * high:.0f})"

    def to_json(self) -> list[dict[str, Any]]:
        return [self._entry(bot, other) for bot, other in self._pairs()]

    def _pairs(self) -> Iterator[Pair]:
        return ((bot, other) for bot in self.bots for other in self.bots if bot != other)

    def _entry(self, bot: str, other: str) -> dict[str, Any]:
        rate = self.rate(bot, other)
        low, high = rate.interval
        return {
            "bot": bot, "other": other, "games": rate.of, "ahead": rate.times, "low": low,
            "high": high,
        }  # fmt: skip


def meetings(row: Row) -> Iterator[tuple[Pair, float]]:
    """Each two bots of a game that were not on one side, and how far the first came ahead."""
    places = ranks(row.sides, row.utilities, row.margins)
    rank = {seat: place for side, place in zip(row.sides, places, strict=True) for seat in side}
    for bot, other in combinations(sorted(set(row.bots)), 2):
        met = [
            ahead(rank[mine], rank[theirs])
            for mine, one in enumerate(row.bots)
            for theirs, two in enumerate(row.bots)
            if (one, two) == (bot, other) and not together(row, mine, theirs)
        ]
        if met:
            yield (bot, other), fmean(met)


def ahead(rank: int, other: int) -> float:
    return 0.5 if rank == other else float(rank < other)


def together(row: Row, seat: int, other: int) -> bool:
    return any(seat in side and other in side for side in row.sides)
