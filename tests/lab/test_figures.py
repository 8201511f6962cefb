"""Rows on disk and the numbers drawn from them."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import antre
from antre.core.errors import BadRecord, BadSetup
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.extras import MissingExtra
from antre.lab.figures import Rate, standings, wilson
from antre.lab.files import read_rows, write_rows
from antre.lab.simulate import simulate
from tests.lab.rows import row

SETUP = Setup.of(find("nidavellir"), 2)


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [
        # Figures from Newcombe (1998), "Two-sided confidence intervals for the single proportion".
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson(times: int, of: int, low: float, high: float) -> None:
    assert wilson(times, of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_seen_says_nothing() -> None:
    assert Rate(0, 0).interval == (0.0, 1.0)
    assert Rate(0, 0).value == 0.0


def test_a_shared_victory_counts_in_parts() -> None:
    first, second = standings([row(("a", "b"), (10, 10)), row(("b", "a"), (7, 12))])
    assert (first.bot, first.wins, first.mean) == ("a", Rate(1.5, 2), 11.0)
    assert (second.bot, second.wins, second.mean) == ("b", Rate(0.5, 2), 8.5)
    assert first.deviation == pytest.approx(2**0.5)


@pytest.mark.parametrize("name", ["rows.json", "rows.jsonl", "ROWS.JSON"])
def test_json_keeps_everything(tmp_path: Path, name: str) -> None:
    rows = simulate(SETUP, ["random"], games=3, records=True)
    write_rows(rows, tmp_path / name)
    assert read_rows(tmp_path / name) == rows


@pytest.mark.parametrize("text", ["{", "[]", '{"antre_rows": 1, "rows": [{"game": 1}]}'])
def test_damaged_json_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "rows.json").write_text(text)
    with pytest.raises(BadRecord, match=r"rows\.json"):
        read_rows(tmp_path / "rows.json")


@pytest.mark.parametrize("name", ["rows.xlsx", "rows", "rows.csv.gz"])
def test_an_unknown_ending_is_refused_with_those_that_are_allowed(
    tmp_path: Path, name: str
) -> None:
    with pytest.raises(BadSetup, match=r"allowed are \.csv, \.json, \.jsonl, \.parquet"):
        write_rows([], tmp_path / name)
    assert not (tmp_path / name).exists()


def seat_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a CSV or Parquet file, as they stand there."""
    if path.suffix == ".parquet":
        found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
        return found
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("name", ["rows.csv", "rows.parquet"])
def test_tables_have_a_line_for_each_seat(tmp_path: Path, name: str) -> None:
    rows = simulate(SETUP, ["random", "tests.lab.players:First"], games=3)
    write_rows(rows, tmp_path / name)
    lines = seat_lines(tmp_path / name)
    assert len(lines) == 6
    for number, line in enumerate(lines):
        played, seat = rows[number // 2], number % 2
        assert (line["game"], line["rules"]) == ("nidavellir", SETUP.rules)
        assert (line["edition"], line["antre"]) == (SETUP.content.digest, antre.__version__)
        assert json.loads(line["settings"]) == {"first_game": False}
        assert int(line["number"]) == played.number
        assert int(line["seed"]) == played.seed
        assert int(line["seat"]) == seat
        assert line["bot"] == played.bots[seat]
        assert int(line["score"]) == played.scores[seat]
        assert float(line["won"]) == played.utilities[seat]
        assert float(line["margin"]) == played.margins[seat]
        assert int(line["decisions"]) == played.decisions[seat]
        assert int(line["length"]) == played.length
        traits = [tuple(word.split(":")) for word in line["traits"].split()]
        assert tuple(traits) == played.traits[seat]
        assert {part: int(line[part]) for part in played.breakdown[seat]} == played.breakdown[seat]


def test_no_rows_make_a_file_too(tmp_path: Path) -> None:
    for name in ("rows.csv", "rows.parquet", "rows.json", "rows.jsonl"):
        write_rows([], tmp_path / name)
        assert (tmp_path / name).exists()


def test_without_pyarrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r'pyarrow.*pip install "antre\[data\]"'):
        write_rows([], tmp_path / "rows.parquet")
