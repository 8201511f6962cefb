"""`antre sim`, `antre arena` and `antre bench`, small but real."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.core.game import Game
from antre.core.record import Record
from antre.lab.files import read_rows
from tests.cli.conftest import Run, flat
from tests.waiting import eventually

SIM = ("sim", "nidavellir", "--games", "4", "--seed", "3")


def test_sim_writes_what_it_is_asked_for(run: Run) -> None:
    result = run(
        *SIM, "--bots", "random,greedy", "--seats", "3", "--out", "games.csv",
        "--out", "games.json", "--records", "records", "--report", "report.html",
    )  # fmt: skip
    assert (result.code, result.err) == (0, "")
    assert "4 games" in result.out
    assert "random" in result.out
    assert "greedy" in result.out
    for name in ("games.csv", "games.json", "games.csv.jsonl", "records", "report.html"):
        assert f"written: {name}" in result.out
    with Path("games.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == 4 * 3
    assert len(json.loads(Path("games.json").read_text(encoding="utf-8"))["rows"]) == 4
    assert "<html" in Path("report.html").read_text(encoding="utf-8")


def test_sim_records_can_be_replayed(run: Run) -> None:
    run(*SIM, "--bots", "random", "--seats", "2", "--records", "records", "--out", "games.json")
    rows = json.loads(Path("games.json").read_text(encoding="utf-8"))["rows"]
    files = sorted(Path("records").iterdir())
    assert len(files) == 4
    for file, row in zip(files, rows, strict=True):
        record = antre.load(file)
        assert isinstance(record, Record)
        assert list(record.replay().scores) == row["scores"]
    assert run("replay", str(files[0])).code == 0


def test_workers_change_nothing(run: Run) -> None:
    games = []
    for workers in ("1", "2"):
        run(*SIM, "--bots", "random,greedy", "--workers", workers, "--out", "games.json")
        games.append(Path("games.json").read_text(encoding="utf-8"))
    assert games[0] == games[1]


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [(["--bots", "random,random,random"], 3), (["--bots", "random"], 4), (["--seats", "5"], 5)],
)
def test_seats_follow_the_bots_unless_given(run: Run, arguments: list[str], seats: int) -> None:
    run(*SIM, *arguments, "--out", "games.json")
    rows = json.loads(Path("games.json").read_text(encoding="utf-8"))["rows"]
    assert {len(row["scores"]) for row in rows} == {seats}


def test_first_game_in_a_simulation(run: Run) -> None:
    run(*SIM, "--set", "first_game=yes", "--bots", "random", "--records", "records")
    record = json.loads(next(Path("records").iterdir()).read_text(encoding="utf-8"))
    assert record["settings"] == {"first_game": True}


def test_arena(run: Run) -> None:
    result = run(
        "arena", "nidavellir", "--bots", "random,greedy", "--games", "6", "--seats", "2",
        "--out", "games.jsonl", "--ratings", "ratings.json",
    )  # fmt: skip
    assert (result.code, result.err) == (0, "")
    assert "greedy" in result.out
    assert "Ahead of whom" in result.out
    assert "bootstrap" in result.out
    assert json.loads(Path("ratings.json").read_text(encoding="utf-8"))["meetings"]
    assert len(Path("games.jsonl").read_text(encoding="utf-8").splitlines()) == 6


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed when so many games have been played."""
    from antre.lab import simulate

    play_game, left = simulate.play_game, iter(range(games))

    def play(*arguments: Any, **named: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return play_game(*arguments, **named)

    monkeypatch.setattr(simulate, "play_game", play)


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    words = (command, *SIM[1:], "--bots", "random,greedy", "--seats", "2", "--out", "games.csv")
    with monkeypatch.context() as patch:
        interrupt_after(2, patch)
        stopped = run(*words)
    assert (stopped.code, stopped.err) == (130, "")
    assert "interrupted after 2 of 4 games" in stopped.out
    assert "kept in games.csv.jsonl: the same command goes on" in flat(stopped.out)
    assert "greedy" in stopped.out
    kept = Path("games.csv.jsonl").read_bytes()
    assert kept.count(b"\n") == 2
    assert run(*words).code == 0
    assert Path("games.csv.jsonl").read_bytes().startswith(kept)
    whole = Path("games.csv").read_bytes()
    for name in ("games.csv", "games.csv.jsonl"):
        Path(name).unlink()
    run(*words)
    assert Path("games.csv").read_bytes() == whole


def test_ctrl_c_before_the_first_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    stopped = run(*SIM, "--report", "report.html")
    assert (stopped.code, stopped.err) == (130, "")
    assert "nothing was kept: with --out FILE" in flat(stopped.out)
    assert not Path("report.html").exists()


def test_a_real_ctrl_c_reaches_workers_and_loses_nothing(folder: Path) -> None:
    words = ("sim", "nidavellir", "--games", "5000", "--workers", "2", "--out", "games.jsonl")
    code = (
        "import signal, sys; from antre.cli import main; "
        # Whoever runs the tests in the background has Ctrl-C ignored for all that comes of it.
        "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main(sys.argv[1:]))"
    )
    playing = subprocess.Popen(
        [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    path = folder / "games.jsonl"
    try:
        eventually(lambda: path.exists() and path.read_bytes().count(b"\n") > 2, "three games")
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=60)
    finally:
        playing.kill()
    assert (playing.returncode, err) == (130, b"")
    assert b"interrupted after" in out
    assert len(read_rows(path)) > 2


def test_the_report_tells_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = [*SIM, "--report", "report.html", "--bots", "random"]
    monkeypatch.setattr("sys.argv", ["antre", *words])
    run(*words)
    page = Path("report.html").read_text(encoding="utf-8")
    assert "antre sim nidavellir --games 4 --seed 3 --report report.html --bots random" in page


def test_export(run: Run) -> None:
    words = ("export", "nidavellir", "--games", "2", "--seats", "2", "--bots", "random")
    assert run(*words, "--seed", "5", "--out", "one").code == 0
    told = run(*words, "--seed", "5", "--out", "two", "--workers", "2")
    assert "written: two" in told.out
    names = sorted(path.name for path in Path("one").iterdir())
    assert "README.md" in names
    assert all((Path("one") / n).read_bytes() == (Path("two") / n).read_bytes() for n in names)


def test_export_of_records(run: Run) -> None:
    run(*SIM, "--bots", "random", "--seats", "2", "--records", "records")
    assert run("export", "--records", "records", "--out", "all").code == 0
    one = "records/game-000001.antre.json"
    assert run("export", "--records", one, one, "--out", "two").code == 0
    counts = [
        json.loads((Path(name) / "dataset.json").read_text())["games"] for name in ("all", "two")
    ]
    assert counts == [4, 2]


def test_bench(run: Run) -> None:
    data = json.loads(run("bench", "nidavellir", "--seconds", "0.2", "--json").out)
    assert data["game"] == "nidavellir"
    assert all(rate > 0 for rate in data["rates"].values())
    assert set(data["ms"]) == {
        "replay of a finished game",
        "a scene for the browser",
        "all options of the widest question",
    }
    assert "bytes a state" in run("bench", "--seconds", "0.2").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sim", "--games", "0"], "'0' is not a whole number from 1 up"),
        (["sim", "--workers", "many"], "'many' is not a whole number from 1 up"),
        (["sim", "--bots", "grandmaster"], "grandmaster"),
        (["sim", "--bots", ""], "bots are missing"),
        (["sim", "--seats", "7"], "it takes 2 to 5 seats"),
        (["sim", "chess"], "there are nidavellir, hall"),
        (["sim", "--games", "1", "--out", "no/such/folder.csv"], "there is no folder no/such"),
        (["sim", "--games", "1", "--out", "g.xls"], "allowed are .csv, .json, .jsonl, .parquet"),
        (["arena", "--games", "1", "--ratings", "r.xls"], "ratings are written as .csv or .json"),
        (["export", "--games", "1", "--out", "no/such/folder"], "there is no folder no/such"),
        (["export", "--records", "none.antre.json", "--out", "out"], "none.antre.json: cannot be"),
        (["arena", "--bots", "random"], "at least two different bots"),
        (["bench", "--seconds", "soon"], "'soon' is not a number above 0"),
    ],
)
def test_wrong_arguments(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.code == 2
    assert message in flat(result.err)


def test_settings_of_every_kind(run: Run, ladder: Game) -> None:
    given = ["way=together", "height=2", "colour=red,?", "charms=coin,clover", "medals=gold:2"]
    settings = [word for text in given for word in ("--set", text)]
    played = run("sim", "ladder", "--seats", "2", "--games", "2", *settings, "--records", "kept")
    assert played.code == 0
    record = json.loads(Path("kept/game-000000.antre.json").read_text())
    assert record["settings"] == {
        "night": False,
        "way": "together",
        "height": 2,
        "colour": ["red", None],
        "charms": ["clover", "coin"],
        "medals": {"gold": 2},
    }


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("height=12", "a whole number from 1 to 9"),
        ("way=up", "allowed: highest, lowest, teams, together, nobody"),
        ("colour=red,red", "gives a value to two seats"),
        ("first_game=yes", "its settings are: night, way, height"),
        ("height", "write NAME=VALUE"),
        ("night=maybe", "yes (true) or no (false)"),
    ],
)
def test_a_setting_that_cannot_be_is_explained(
    run: Run, ladder: Game, text: str, told: str
) -> None:
    refused = run("sim", "ladder", "--seats", "2", "--games", "1", "--set", text)
    assert refused.code == 2
    assert told in flat(refused.err)


def test_what_a_game_has_earned_is_carried_into_the_next(run: Run, ladder: Game) -> None:
    """One seat alone that needs one rung: every game is won and earns a medal."""
    sim = ("sim", "ladder", "--seats", "1", "--games", "1", "--set", "height=1", "--bots", "greedy")
    run(*sim, "--records", "first")
    earlier = "first/game-000000.antre.json"
    run(*sim, "--records", "second", "--carry", earlier)
    record = json.loads(Path("second/game-000000.antre.json").read_text())
    assert record["settings"]["medals"] == {"gold": 1}
    refused = run("sim", "nidavellir", "--games", "1", "--carry", earlier)
    assert "not the record of a finished nidavellir" in flat(refused.err)


def test_an_arena_of_a_game_played_together(run: Run, ladder: Game) -> None:
    told = flat(run("arena", "ladder", "--seats", "2", "--games", "4", "--set", "way=together").out)
    assert "Success against the game" in told
