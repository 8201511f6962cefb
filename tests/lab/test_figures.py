"""Rows on disk and the numbers drawn from them."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from antre.core.errors import BadRecord
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.figures import Rate, standings, wilson
from antre.lab.rows import read_json, write_csv, write_json
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


def test_json_keeps_everything(tmp_path: Path) -> None:
    rows = simulate(SETUP, ["random"], games=3, records=True)
    write_json(rows, tmp_path / "rows.json")
    assert read_json(tmp_path / "rows.json") == rows


@pytest.mark.parametrize("text", ["{", "[]", '{"antre_rows": 1, "rows": [{"game": 1}]}'])
def test_damaged_json_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "rows.json").write_text(text)
    with pytest.raises(BadRecord, match=r"rows\.json"):
        read_json(tmp_path / "rows.json")


def test_csv_has_a_line_for_each_seat(tmp_path: Path) -> None:
    rows = simulate(SETUP, ["random", "tests.lab.players:First"], games=3)
    write_csv(rows, tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == 6
    for number, line in enumerate(lines):
        played, seat = rows[number // 2], number % 2
        assert int(line["game"]) == played.game
        assert int(line["seed"]) == played.seed
        assert int(line["seat"]) == seat
        assert line["bot"] == played.bots[seat]
        assert int(line["score"]) == played.scores[seat]
        assert float(line["won"]) == played.utilities[seat]
        assert int(line["decisions"]) == played.decisions[seat]
        assert int(line["length"]) == played.length
        traits = [tuple(word.split(":")) for word in line["traits"].split()]
        assert tuple(traits) == played.traits[seat]
        assert {part: int(line[part]) for part in played.breakdown[seat]} == played.breakdown[seat]
