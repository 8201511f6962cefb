"""How well bots have done, the best first: as a table for the terminal, and on disk."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

from rich.table import Table

from antre.core.errors import BadSetup
from antre.lab.cross import CrossTable
from antre.lab.figures import Rate, show_interval

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
    caption: str
    headings: tuple[str, ...]

    def cells(self, entry: R) -> tuple[str, ...]:
        """What is told of one bot, under the headings."""
        raise AssertionError("each kind of standings has its own")

    def table(self) -> Table:
        """A table for the terminal."""
        table = Table(title=self.title, caption=self.caption)
        table.add_column("Bot")
        for heading in self.headings:
            table.add_column(heading, justify="right")
        for entry in self:
            table.add_row(entry.bot, *self.cells(entry))
        return table

    def to_json(self) -> list[dict[str, Any]]:
        return [asdict(entry) for entry in self]


class Successes(Standings[Success]):
    """Bots that play together against the game."""

    kept = Success
    title = "Success against the game"
    caption = "The interval is Wilson's."
    headings = ("Games", "Won", "95 % interval", "Mean margin", "sd")

    def cells(self, entry: Success) -> tuple[str, ...]:
        rate = entry.win_rate
        margin, deviation = f"{entry.margin:+.1f}", f"{entry.deviation:.1f}"
        return str(entry.games), f"{rate.value:.1%}", show_interval(rate), margin, deviation


class Ratings(Standings[Rating]):
    """Bots that play against each other."""

    kept = Rating
    title = "Ratings"
    caption = "The interval of a rating is from games drawn again (bootstrap), of wins Wilson's."
    headings = ("Rating", "95 % interval", "Games", "Wins", "95 % interval")

    def cells(self, entry: Rating) -> tuple[str, ...]:
        wins = entry.win_rate
        interval = f"{entry.low:.1f} – {entry.high:.1f}"
        won = f"{wins.value:.1%}", show_interval(wins)
        return f"{entry.rating:.1f}", interval, str(entry.games), *won


def check_ratings(path: Path | None) -> None:
    """Say before the games that ratings cannot be written so."""
    if path is not None and path.suffix.lower() not in WRITERS:
        raise BadSetup(f"{path}: ratings are written as {' or '.join(WRITERS)}")


def write_ratings(standings: Ratings | Successes, cross: CrossTable, path: Path) -> None:
    """As CSV the standings, one line a bot; as JSON with who beat whom."""
    check_ratings(path)
    WRITERS[path.suffix.lower()](standings, cross, path)


def _write_csv(standings: Ratings | Successes, cross: CrossTable, path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(standings.kept)])
        writer.writeheader()
        writer.writerows(standings.to_json())


def _write_json(standings: Ratings | Successes, cross: CrossTable, path: Path) -> None:
    data = {"standings": standings.to_json(), "meetings": cross.to_json()}
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


WRITERS: dict[str, Callable[[Ratings | Successes, CrossTable, Path], None]] = {
    ".csv": _write_csv,
    ".json": _write_json,
}
