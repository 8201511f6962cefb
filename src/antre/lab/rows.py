"""A row is what is kept of a finished game.

On disk, JSON keeps all of it; CSV has one line a seat, for spreadsheets and data frames.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from antre.core.errors import BadRecord
from antre.core.outcome import Sides, kind_of

FORMAT = 2
LISTS = ("bots", "scores", "winners", "utilities", "margins", "decisions", "breakdown")
COLUMNS = ("game", "seed", "seat", "bot", "score", "won", "margin", "decisions", "length", "traits")


@dataclass(frozen=True, slots=True)
class Row:
    """One finished game. What belongs to seats is in seat order."""

    game: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    sides: Sides
    winners: tuple[int, ...]
    utilities: tuple[float, ...]
    margins: tuple[float, ...]
    decisions: tuple[int, ...]
    length: int
    traits: tuple[tuple[tuple[str, str], ...], ...]
    breakdown: tuple[dict[str, int], ...]
    record: dict[str, Any] | None = None

    @property
    def kind(self) -> str:
        """Rivals, teams, or all together against the game."""
        return kind_of(self.sides)


def write_csv(rows: Sequence[Row], path: str | Path) -> None:
    """One line for each seat of each game; the parts of its score are the last columns.

    `won` is the seat's part of the victory, `margin` by how much it won or lost;
    `traits` are `group:label`, separated by spaces.
    """
    parts = list(dict.fromkeys(part for row in rows for seat in row.breakdown for part in seat))
    with Path(path).open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([*COLUMNS, *parts])
        for row in rows:
            for seat in range(len(row.bots)):
                own = row.breakdown[seat]
                writer.writerow([*_cells(row, seat), *(own.get(part, "") for part in parts)])


def _cells(row: Row, seat: int) -> list[Any]:
    traits = " ".join(f"{group}:{label}" for group, label in row.traits[seat])
    return [
        row.game, row.seed, seat, row.bots[seat], row.scores[seat], row.utilities[seat],
        row.margins[seat],
        row.decisions[seat], row.length, traits,
    ]  # fmt: skip


def write_json(rows: Sequence[Row], path: str | Path) -> None:
    data = {"antre_rows": FORMAT, "rows": [asdict(row) for row in rows]}
    Path(path).write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


def read_json(path: str | Path) -> list[Row]:
    """The rows that `write_json` wrote."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadRecord(f"{path} is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("antre_rows") != FORMAT:
        raise BadRecord(f"{path} does not hold rows of games: 'antre_rows': {FORMAT} is missing")
    try:
        return [_read_row(item) for item in data["rows"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"{path}: a row is damaged: {error!r}") from None


def _read_row(data: dict[str, Any]) -> Row:
    traits = tuple(tuple((group, label) for group, label in seat) for seat in data["traits"])
    sides = tuple(tuple(side) for side in data["sides"])
    lists = {name: tuple(data[name]) for name in LISTS}
    return Row(**{**data, **lists, "traits": traits, "sides": sides})
