"""Rows on disk. The ending of a file's name says how: CSV, JSON, JSON lines or Parquet.

JSON and JSON lines keep all of a row and can be read again. CSV and Parquet have one line for each
seat of each game, for spreadsheets and data frames.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from antre.core.errors import BadRecord, BadSetup
from antre.lab.extras import needs
from antre.lab.rows import MADE, Row

FORMAT = 3
LINES = ".jsonl"
BEGINNING = b'{"antre_row": '  # of a line
OWN = ("number", "seed", "seat", "bot", "score", "won", "margin", "decisions", "length", "traits")


def write_rows(rows: Sequence[Row], path: str | Path) -> None:
    """Write rows in the way the name of the file asks for."""
    WRITERS[ending(path)](rows, Path(path))


def ending(path: str | Path) -> str:
    """The ending of a name, if rows can be written so."""
    found = Path(path).suffix.lower()
    if found not in WRITERS:
        raise BadSetup(
            f"{path}: an ending {found!r} says nothing of how to write rows; "
            f"allowed are {', '.join(WRITERS)}"
        )
    return found


def read_rows(path: str | Path) -> list[Row]:
    """The rows of a file of JSON or JSON lines."""
    path = Path(path)
    if path.suffix.lower() == LINES:
        # A game that was played again, for its record, stands there twice.
        return [*{row.number: row for _, row in read_lines(path)}.values()]
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadRecord(f"{path} is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("antre_rows") != FORMAT:
        raise BadRecord(f"{path} does not hold rows of games: 'antre_rows': {FORMAT} is missing")
    return [_row(item, path) for item in data["rows"]]


def line_of(row: Row) -> str:
    return json.dumps({"antre_row": FORMAT, **row.to_json()}, ensure_ascii=False) + "\n"


def read_lines(path: Path) -> Iterable[tuple[int, Row]]:
    """The rows of JSON lines, each with the bytes read until its end; a line that was cut, as by
    a machine that stopped, is no row."""
    end = 0
    with path.open("rb") as file:
        for line in file:
            if not line.endswith(b"\n"):
                _check_cut(line, path)
                return
            end += len(line)
            yield end, _row(_parse(line, path), path)


def _check_cut(line: bytes, path: Path) -> None:
    """What is not even the beginning of a row was never one."""
    if not BEGINNING.startswith(line[: len(BEGINNING)]):
        raise BadRecord(f"{path} does not hold rows of games: its last line is none")


def _parse(line: bytes, path: Path) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BadRecord(f"{path}: a line is not JSON: {error}") from None
    if not isinstance(data, dict) or data.pop("antre_row", None) != FORMAT:
        raise BadRecord(f"{path} does not hold rows of games: 'antre_row': {FORMAT} is missing")
    return data


def _row(data: dict[str, Any], path: Path) -> Row:
    try:
        return Row.from_json(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def seat_lines(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """One line for each seat of each game; the parts of its score come last.

    `won` is the seat's part of the victory, `margin` by how much it won or lost; `traits` are
    `group:label`, separated by spaces.
    """
    parts = dict.fromkeys(part for row in rows for seat in row.breakdown for part in seat)
    return [
        {**_made(row), **_own(row, seat), **{part: row.breakdown[seat].get(part) for part in parts}}
        for row in rows
        for seat in range(len(row.bots))
    ]


def _made(row: Row) -> dict[str, Any]:
    made = {name: getattr(row.made, name) for name in MADE if name != "seed"}
    settings = json.dumps(row.made.settings, ensure_ascii=False, sort_keys=True)
    return {**made, "settings": settings, "tournament": row.made.seed}


def _own(row: Row, seat: int) -> dict[str, Any]:
    traits = " ".join(f"{group}:{label}" for group, label in row.traits[seat])
    values = (
        row.number, row.seed, seat, row.bots[seat], row.scores[seat], row.utilities[seat],
        row.margins[seat], row.decisions[seat], row.length, traits,
    )  # fmt: skip
    return dict(zip(OWN, values, strict=True))


def _write_csv(rows: Sequence[Row], path: Path) -> None:
    lines = seat_lines(rows)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(lines[0]) if lines else OWN)
        writer.writeheader()
        writer.writerows(lines)


def _write_parquet(rows: Sequence[Row], path: Path) -> None:
    with needs("data", "a Parquet file"):
        import pyarrow as pa
        from pyarrow import parquet
    # Seeds have 64 bits and no sign.
    lines = seat_lines(rows)
    table = pa.Table.from_pylist([{**line, "seed": None} for line in lines])
    if lines:
        seeds = pa.array([line["seed"] for line in lines], pa.uint64())
        table = table.set_column(table.schema.get_field_index("seed"), "seed", seeds)
    parquet.write_table(table, path, compression="zstd")


def _write_json(rows: Sequence[Row], path: Path) -> None:
    data = {"antre_rows": FORMAT, "rows": [row.to_json() for row in rows]}
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")


def _write_lines(rows: Sequence[Row], path: Path) -> None:
    path.write_text("".join(map(line_of, rows)), encoding="utf-8")


WRITERS: dict[str, Callable[[Sequence[Row], Path], None]] = {
    ".csv": _write_csv,
    ".json": _write_json,
    LINES: _write_lines,
    ".parquet": _write_parquet,
}
