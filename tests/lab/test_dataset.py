"""Datasets: every decision as its seat met it, and the same bytes whoever writes them."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import antre
from antre.core.errors import AntreError, BadRecord, BadSetup
from antre.core.game import find
from antre.core.record import Record
from antre.core.setup import Setup
from antre.lab.dataset import Kept, Played, masks, observations
from antre.lab.export import command, export
from antre.lab.simulate import simulate

SETUP = Setup.of(find("nidavellir"), 2, {"first_game": True})
BOTS = ["random", "tests.lab.players:First"]
GAMES, SHARD = 5, 2


def written(folder: Path, games: int = GAMES, workers: int = 1) -> dict[str, bytes]:
    """A small dataset, file by file."""
    export(Played(SETUP, BOTS, games, 7), folder, workers, size=SHARD)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "nidavellir"
    written(folder)
    return folder


def lines(folder: Path, kind: str) -> list[dict[str, Any]]:
    return [
        line
        for path in sorted(folder.glob(f"{kind}-*.parquet"))
        for line in parquet.read_table(path).to_pylist()
    ]


def test_the_same_bytes_again_with_any_number_of_workers(folder: Path, tmp_path: Path) -> None:
    first = {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
    assert len(first) == 2 * 3 + 2
    assert written(tmp_path / "again") == first
    assert written(tmp_path / "together", workers=3) == first


def test_what_is_there_is_gone_on_with(folder: Path, tmp_path: Path) -> None:
    first = written(tmp_path)
    kept = tmp_path / "games-00000.parquet"
    moment = kept.stat().st_mtime_ns
    (tmp_path / "decisions-00001.parquet").unlink()
    (tmp_path / "README.md").unlink()
    assert written(tmp_path) == first
    assert kept.stat().st_mtime_ns == moment


def test_another_dataset_is_not_mixed_in(folder: Path) -> None:
    for source in (Played(SETUP, BOTS, GAMES, 8), Played(SETUP, BOTS, GAMES + 1, 7)):
        with pytest.raises(BadSetup, match="another dataset"):
            export(source, folder, size=SHARD)
    with pytest.raises(BadSetup, match="another dataset"):
        export(Played(SETUP, BOTS, GAMES, 7), folder, size=SHARD + 1)


def test_the_games_are_those_of_a_simulation(folder: Path) -> None:
    rows = simulate(SETUP, BOTS, GAMES, 7, records=True)
    games = lines(folder, "games")
    assert [game["game"] for game in games] == list(range(GAMES))
    for row, game in zip(rows, games, strict=True):
        assert row.record is not None
        assert (game["seed"], game["seats"], game["bots"]) == (row.seed, 2, list(row.bots))
        assert (game["scores"], game["utilities"]) == (list(row.scores), list(row.utilities))
        assert (game["margins"], game["entries"]) == (list(row.margins), row.record["entries"])


def test_every_decision_is_as_its_seat_met_it(folder: Path) -> None:
    """Played again choice by choice, and compared with what was written."""
    encoder = SETUP.game.learner.encoder(SETUP.content)
    decisions = iter(lines(folder, "decisions"))
    for game in lines(folder, "games"):
        record = Record(SETUP, game["entries"])
        choices = [line.split() for line in game["entries"] if line[0].isdigit()]
        told = 0
        for step, (seat, text) in enumerate(choices):
            state = record.replay(to=step)
            options = state.decision(int(seat)).options
            if len(options) == 1:
                continue
            line = next(decisions)
            told += 1
            assert (line["game"], line["step"], line["seat"]) == (game["game"], step, int(seat))
            assert line["rule"] == state.question.rule
            assert line["legal"] == [option.index for option in options]
            assert line["choice"] == SETUP.options.parse(text).index
            assert line["utility"] == game["utilities"][int(seat)]
            assert line["margin"] == game["margins"][int(seat)]
            seen = encoder.encode(state.view(int(seat)))
            assert line["places"] == [place for place, value in enumerate(seen) if value]
            close = np.array([value for value in seen if value], np.float32)
            assert line["values"] == close.astype(np.float16).tolist()
        assert game["decisions"] == told
    assert next(decisions, None) is None


def test_observations_and_masks_are_read_as_arrays(folder: Path) -> None:
    table = parquet.read_table(folder / "decisions-00001.parquet")
    sheet = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    seen, legal = observations(table, sheet["observation"]), masks(table, sheet["actions"])
    assert seen.dtype == np.float32
    assert seen.shape == (len(table), 869)
    assert legal.shape == (len(table), len(SETUP.options))
    for number in random.Random(1).sample(range(len(table)), 20):
        line = table.slice(number, 1).to_pylist()[0]
        expected = np.zeros(869, np.float32)
        expected[line["places"]] = line["values"]
        assert np.array_equal(seen[number], expected)
        assert np.flatnonzero(legal[number]).tolist() == line["legal"]
        assert legal[number, line["choice"]] == 1


def test_the_sheet_tells_how_to_make_it_again_and_what_it_is(folder: Path) -> None:
    text = (folder / "README.md").read_text(encoding="utf-8")
    assert (
        "antre export nidavellir --games 5 --seats 2 --bots random,tests.lab.players:First "
        "--seed 7 --set first_game=yes --out DIR" in text
    )
    for path in folder.glob("*.parquet"):
        assert f"| {path.name} | `{hashlib.sha256(path.read_bytes()).hexdigest()}` |" in text
    for fact in (SETUP.content.digest, f"{len(lines(folder, 'decisions')):,} decisions"):
        assert fact in text
    columns = parquet.read_schema(folder / "decisions-00000.parquet").names
    columns += parquet.read_schema(folder / "games-00000.parquet").names
    for name in columns:
        assert name in text.partition("## Columns")[2]


def test_settings_of_every_kind_are_told_as_they_are_typed() -> None:
    settings = {"a": True, "b": False, "c": 3, "d": ["red", None], "e": {"gold": 2}}
    origin = {"game": "g", "games": 1, "seats": 2, "bots": ["x"], "seed": 0, "settings": settings}
    assert "--set a=yes --set c=3 --set d=red,? --set e=gold:2 --out" in command(origin)


def test_records_become_the_same_decisions(folder: Path, tmp_path: Path) -> None:
    rows = simulate(SETUP, BOTS, GAMES, 7, records=True)
    files = [tmp_path / f"{row.number}.antre.json" for row in rows]
    for row, path in zip(rows, files, strict=True):
        path.write_text(json.dumps(row.record), encoding="utf-8")
    export(Kept(files), tmp_path / "out", size=SHARD)
    assert lines(tmp_path / "out", "decisions") == lines(folder, "decisions")
    assert [game["bots"] for game in lines(tmp_path / "out", "games")] == [None] * GAMES
    assert "From records" in (tmp_path / "out" / "README.md").read_text(encoding="utf-8")


def test_what_cannot_be_exported(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no record"):
        Kept([])
    unfinished = tmp_path / "begun.antre.json"
    unfinished.write_text(antre.new("nidavellir", 2, seed=1).record.dumps(), encoding="utf-8")
    with pytest.raises(BadRecord, match="not the record of a finished game"):
        Kept([unfinished])
    with pytest.raises(AntreError, match=r"shard 0.*the bot broke"):
        export(Played(SETUP, ["tests.lab.players:Crasher"], 1, 0), tmp_path / "out")


def test_games_of_two_kinds_are_not_mixed(tmp_path: Path) -> None:
    paths = []
    for slug in ("nidavellir", "fall"):
        (row,) = simulate(Setup.of(find(slug), 2), ["random"], 1, records=True)
        paths.append(tmp_path / f"{slug}.antre.json")
        paths[-1].write_text(json.dumps(row.record), encoding="utf-8")
    with pytest.raises(AntreError, match=r"fall.*not of the same game and edition"):
        export(Kept(paths), tmp_path / "out")
