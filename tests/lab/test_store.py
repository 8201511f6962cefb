"""What was played is kept: broken off anywhere, gone on with by the same call, never mixed up."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from antre.core.errors import BadRecord, BadSetup
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.files import read_rows
from antre.lab.rows import Made
from antre.lab.seeds import branch
from antre.lab.simulate import GameFailed, Rotation, Row, Tournament, simulate

SETUP = Setup.of(find("nidavellir"), 2, {"first_game": True})
BOTS = ["random", "tests.lab.players:First"]
ROOT = Path(__file__).parents[2]
# A run that loses its machine after the first game.
KILLED = """
import os, signal, sys
from tests.lab.test_store import BOTS, SETUP, simulate
stop = lambda done: os.kill(os.getpid(), signal.SIGKILL)
simulate(SETUP, BOTS, 3, 3, progress=stop, store=sys.argv[1])
"""


class Stop(Exception):
    """Whatever breaks a run off."""


def broken_off(path: Path, after: int, workers: int = 1) -> None:
    def stop(done: int) -> None:
        if done == after:
            raise Stop

    with pytest.raises(Stop):
        simulate(SETUP, BOTS, 6, 3, workers, progress=stop, store=path)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_is_broken_off_goes_on(tmp_path: Path, workers: int) -> None:
    path = tmp_path / "games.jsonl"
    broken_off(path, after=2, workers=workers)
    kept = path.read_bytes()
    assert len(read_rows(path)) >= 2
    told: list[int] = []
    rows = simulate(SETUP, BOTS, 6, 3, workers, progress=told.append, store=path)
    assert rows == simulate(SETUP, BOTS, 6, 3)
    assert told == [1, 2, 3, 4, 5, 6]
    assert path.read_bytes().startswith(kept)
    assert sorted(read_rows(path), key=lambda row: row.number) == rows


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    rows = simulate(SETUP, BOTS, 4, 3, store=path)
    before = path.read_bytes()
    assert simulate(SETUP, BOTS, 4, 3, store=path) == rows
    assert simulate(SETUP, BOTS, 2, 3, store=path) == rows[:2]
    assert path.read_bytes() == before
    assert simulate(SETUP, BOTS, 5, 3, store=path)[:4] == rows
    assert path.read_bytes().startswith(before)


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    rows = simulate(SETUP, BOTS, 3, 3, store=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert simulate(SETUP, BOTS, 3, 3, store=path) == rows
    assert path.read_bytes() == whole


def test_two_runs_at_once_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Tournament(SETUP, Rotation(BOTS, SETUP), 3).stream(3, store=path)
    with closing(first):
        next(first)
        with pytest.raises(BadSetup, match=r"another run is writing .*games\.jsonl"):
            simulate(SETUP, BOTS, 3, 3, store=path)
    assert len(simulate(SETUP, BOTS, 3, 3, store=path)) == 3


def test_a_run_that_was_killed_keeps_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(subprocess.CalledProcessError):
        subprocess.run([sys.executable, "-c", KILLED, str(path)], check=True, cwd=ROOT)
    assert len(read_rows(path)) == 1
    assert len(simulate(SETUP, BOTS, 3, 3, store=path)) == 3


def test_a_crash_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(GameFailed):
        simulate(SETUP, ["tests.lab.players:Crasher"], 2, store=path)
    assert read_rows(path) == []


def test_records_are_played_for_when_they_are_wanted_later(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(SETUP, BOTS, 2, 3, store=path)
    rows = simulate(SETUP, BOTS, 2, 3, records=True, store=path)
    assert all(row.record is not None for row in rows)
    assert simulate(SETUP, BOTS, 2, 3, records=True, store=path) == rows
    assert len(path.read_text(encoding="utf-8").splitlines()) == 4
    assert read_rows(path) == rows, "a game counts once"


@pytest.mark.parametrize(
    ("seats", "settings", "bots", "seed", "told"),
    [
        (2, {"first_game": True}, BOTS, 4, "seed 3, not 4"),
        (2, {}, BOTS, 3, "settings"),
        (3, {"first_game": True}, BOTS, 3, "seats 2, not 3"),
        (2, {"first_game": True}, ["random"], 3, "bots random, tests.lab.players:First in game 0"),
    ],
)
def test_another_tournament_is_not_mixed_in(
    tmp_path: Path, seats: int, settings: dict[str, bool], bots: list[str], seed: int, told: str
) -> None:
    path = tmp_path / "games.jsonl"
    simulate(SETUP, BOTS, 2, 3, store=path)
    before = path.read_bytes()
    other = Setup.of(find("nidavellir"), seats, settings)
    with pytest.raises(BadSetup, match=told):
        simulate(other, bots, 2, seed, store=path)
    assert path.read_bytes() == before


def test_games_of_another_antre_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    simulate(SETUP, BOTS, 1, 3, store=path)
    monkeypatch.setattr("antre.__version__", "99")
    with pytest.raises(BadSetup, match=r"antre '0\.1\.0', not '99'"):
        simulate(SETUP, BOTS, 1, 3, store=path)


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    for text in ("my notes\n", "my notes", '{"antre_row": 1}\n', '{"antre_row": 3, "game": "x"}\n'):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord, match=r"notes\.jsonl"):
            simulate(SETUP, BOTS, 1, 3, store=path)
        assert path.read_text(encoding="utf-8") == text


def test_a_row_says_how_it_was_made(tmp_path: Path) -> None:
    (row,) = simulate(SETUP, BOTS, 1, 3, store=tmp_path / "games.jsonl")
    data = json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8"))
    assert isinstance(row, Row)
    assert row.made == Made.by(SETUP, 3)
    expected = {
        "game": "nidavellir",
        "rules": SETUP.rules,
        "edition": SETUP.content.digest,
        "antre": "0.1.0",
        "seats": 2,
        "settings": {"first_game": True},
        "tournament": 3,
        "number": 0,
        "seed": branch(3, 0),
        "bots": BOTS,
    }
    assert {name: data[name] for name in expected} == expected
