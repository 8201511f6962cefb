"""`antre edition`: whole files pass, broken ones are told by line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.core.game import find
from tests.cli.conftest import Run, flat

OURS = find("nidavellir").folder / "edition.toml"


def write(text: str) -> str:
    Path("mine.toml").write_text(text, encoding="utf-8")
    return "mine.toml"


def test_ours_is_complete(run: Run) -> None:
    result = run("edition", "check", str(OURS))
    assert result.code == 0
    assert "21 hero" in flat(result.out)
    assert "sources: 33 rulebook, 9 public" in result.out


def test_a_copy_with_an_own_card_is_complete_and_says_what_is_reconstructed(run: Run) -> None:
    text = OURS.read_text(encoding="utf-8").replace("points = [14]", "points = [15]")
    before, tarah, after = text.partition('id = "tarah"')
    after = after.replace('source = "rulebook"', 'source = "reconstructed"', 1)
    result = run("edition", "check", write(before + tarah + after), "--game", "nidavellir")
    assert result.code == 0
    assert "reconstructed: hero tarah" in result.out


def test_all_problems_are_told_by_line_and_field(run: Run) -> None:
    lines = OURS.read_text(encoding="utf-8").splitlines()
    coin = lines.index("special = 3")
    gem = lines.index("value = 6")
    lines[coin], lines[gem] = 'special = "three"', "valu = 6"
    result = run("edition", "check", write("\n".join(lines)))
    text = flat(result.out)
    assert result.code == 1
    assert f"line {coin + 1}, coins 1, field 'special': 'three' found" in text
    assert "field 'value': missing" in text
    assert f"line {gem + 1}, special_gem 1, field 'valu': not known here" in text
    assert "mine.toml: 3 problems" in text


@pytest.mark.parametrize("text", ["", "not toml", "[[hero]]", "hero = 3"])
def test_files_that_are_no_edition(run: Run, text: str) -> None:
    result = run("edition", "check", write(text))
    assert result.code == 1
    assert "problem" in result.out
    assert result.err == ""


def test_a_missing_file(run: Run) -> None:
    result = run("edition", "check", "nothing.toml")
    assert result.code == 1
    assert "cannot read nothing.toml" in flat(result.out)


@pytest.mark.parametrize("game", [[], ["nidavellir"]])
def test_where_ours_lies(run: Run, game: list[str]) -> None:
    assert Path(run("edition", "show", *game).out.strip()) == OURS


def test_play_with_an_own_edition(run: Run) -> None:
    file = write(OURS.read_text(encoding="utf-8").replace('id = "standard"', 'id = "mine"'))
    play = ("--bots", "random", "--edition", file)
    result = run("play", *play, "--save", "game.json", typed=["b5", "quit"])
    assert f"--edition {file}" in result.out
    assert "'edition'" in run("replay", "game.json").err
    assert run("replay", "game.json", "--edition", file).code == 0
