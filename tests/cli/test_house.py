"""The house: its games, its help, and errors that say what is wrong and what is allowed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import antre
from antre.server.storage import ready_engine
from tests.cli.conftest import Run, flat

COMMANDS = ("games", "play", "replay", "rules", "edition", "sim", "arena", "bench", "ratings")


def test_games(run: Run) -> None:
    english, french = run("games"), flat(run("games", "--language", "fr").out)
    assert english.code == 0
    assert "2 to 5 players · 419 rules" in english.out
    assert "Nothing is reconstructed." in english.out
    assert "--set first_game=… Thrud, Ylud and Uline stay in the box" in flat(english.out)
    assert "(yes (true) or no (false))" in flat(english.out)
    assert "2 à 5 joueurs" in french
    assert "antre play nidavellir" in french


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in run("games").out


@pytest.mark.parametrize("command", COMMANDS)
def test_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.code == 0
    assert f"usage: antre {command}" in result.out
    assert command in run("--help").out


def test_networks_calculate_in_one_thread(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "3", "who wants it otherwise says so"
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    run("games")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"


def test_version(run: Run) -> None:
    assert run("--version").out == f"antre {antre.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["games", "--colour"], "unrecognized arguments: --colour"),
        (["edition"], "required: ACTION"),
    ],
)
def test_wrong_arguments_take_two_lines(run: Run, arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert (result.code, result.out) == (2, "")
    assert message in result.err
    assert "--help" in result.err.splitlines()[-1]
    assert len(result.err.splitlines()) == 2


def test_ratings_are_made_anew_only_where_there_is_a_house(run: Run, tmp_path: Path) -> None:
    nowhere = run("ratings", "rebuild", "--data", str(tmp_path / "nowhere"))
    assert (nowhere.code, nowhere.out) == (2, "")
    assert "there is no house here" in nowhere.err
    assert not (tmp_path / "nowhere").exists()
    ready_engine(f"sqlite:///{tmp_path / 'antre.db'}").dispose()
    assert run("ratings", "rebuild", "--data", str(tmp_path)).out.startswith("0 games")
