"""`antre rules`: the texts, and which tests name them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import antre
from antre.cli.proofs import find_proofs
from antre.core.game import Game, find
from tests.cli.conftest import Run, flat

BOOK = find("nidavellir").rules
TESTABLE = [rule.id for rule in BOOK if not rule.cardboard]
ALL = [rule.id for game in antre.all_games() for rule in game.rules if not rule.cardboard]
TESTS = '''
import pytest

pytestmark = pytest.mark.proves("goal.winner")


@pytest.mark.proves("hero.mandatory", "hero.chain")
def test_heroes():
    pass


@pytest.mark.proves("thrud.place")
class TestThrud:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.proves("thrud.bump"))])
    def test_bump(self, x):
        pass


def test_nothing():
    """Says proves("goal.winner") without meaning it."""
'''


def project(tests: str) -> None:
    Path("pyproject.toml").touch()
    Path("tests/deep").mkdir(parents=True)
    Path("tests/deep/test_rules.py").write_text(tests, encoding="utf-8")


def test_proofs_are_found_wherever_a_mark_stands(folder: Path) -> None:
    project(TESTS)
    file = "tests/deep/test_rules.py"
    found = find_proofs(folder, antre.all_games())
    assert found is not None
    assert not found["hall"]
    assert found["nidavellir"] == {
        "goal.winner": [file],
        "hero.mandatory": [f"{file}::test_heroes"],
        "hero.chain": [f"{file}::test_heroes"],
        "thrud.place": [f"{file}::TestThrud"],
        "thrud.bump": [f"{file}::TestThrud::test_bump"],
    }


SHARED = "goal.winner"
MARK = 'import pytest\n\n@pytest.mark.proves("goal.winner"{game})\ndef test_it(): pass\n'


def two_games(folder: Path) -> list[Game]:
    """Two games that share the id of a rule."""
    rules = """
[[chapter]]
id = "goal"
title = { en = "Goal", fr = "But" }
[[chapter.rule]]
id = "goal.winner"
title = { en = "Winner", fr = "Victoire" }
text = { en = "Most points win.", fr = "Le plus de points gagne." }
"""
    games = []
    for slug in ("fox", "hen"):
        (folder / slug).mkdir()
        (folder / slug / "rules.toml").write_text(rules, encoding="utf-8")
        title = {"en": slug, "fr": slug}
        games.append(Game(slug, folder / slug, title, range(2, 3), find("hall").engine))
    return games


@pytest.mark.parametrize(
    ("place", "game", "proven"),
    [
        ("tests/fox/test_end.py", "", {"fox"}),
        ("tests/hen/deep/test_end.py", "", {"hen"}),
        ("tests/test_end.py", ', game="hen"', {"hen"}),
        ("tests/fox/test_end.py", ', game="hen"', {"hen"}),
        ("tests/test_end.py", "", set()),
        ("tests/test_end.py", ', game="owl"', set()),
    ],
)
def test_a_shared_rule_is_proven_by_a_test_of_that_game(
    folder: Path, place: str, game: str, proven: set[str]
) -> None:
    games = two_games(folder)
    Path("pyproject.toml").touch()
    file = folder / place
    file.parent.mkdir(parents=True)
    file.write_text(MARK.format(game=game), encoding="utf-8")
    found = find_proofs(folder, games)
    assert found is not None
    assert {slug for slug, proofs in found.items() if SHARED in proofs} == proven


def test_every_rule_by_chapter(run: Run) -> None:
    result = run("rules", "nidavellir")
    text = flat(result.out)
    assert result.code == 0
    assert "There is no tests folder" in text
    for chapter in BOOK.chapters:
        assert chapter.title["en"] in text
    for rule in BOOK:
        assert rule.id in text
        assert flat(rule.text["en"]) in text


def test_one_rule_with_its_proofs(run: Run) -> None:
    project(TESTS)
    result = run("rules", "nidavellir", "hero.chain", "--language", "fr")
    assert flat(BOOK["hero.chain"].text["fr"]) in flat(result.out)
    assert "  tests/deep/test_rules.py::test_heroes\n" in result.out
    assert "hero.mandatory" not in result.out
    assert "no test names it" in run("rules", "nidavellir", "scoring.winner").out
    assert "cardboard only" in run("rules", "nidavellir", "components.boards").out


def test_a_word_finds_all_that_speak_of_it(run: Run) -> None:
    data = json.loads(run("rules", "nidavellir", "HOURYA", "--json").out)
    assert {"hourya.requirement", "ruling.hourya-before"} <= {r["id"] for r in data[0]["rules"]}


def test_json(run: Run) -> None:
    project(TESTS)
    (data,) = json.loads(run("rules", "nidavellir", "--json", "--language", "fr").out)
    assert data["game"] == "nidavellir"
    rules = {rule["id"]: rule for rule in data["rules"]}
    assert list(rules) == [rule.id for rule in BOOK]
    assert rules["thrud.place"]["tests"] == ["tests/deep/test_rules.py::TestThrud"]
    assert rules["thrud.end"]["tests"] == []
    assert rules["thrud.end"]["text"] == BOOK["thrud.end"].text["fr"]


@pytest.mark.parametrize("game", [["nidavellir"], []])
def test_untested(run: Run, game: list[str]) -> None:
    project(TESTS)
    result = run("rules", *game, "--untested")
    named = {"goal.winner", "hero.mandatory", "hero.chain", "thrud.place", "thrud.bump"}
    assert result.code == 1
    asked = TESTABLE if game else ALL
    assert result.out.split() == [rule for rule in asked if rule not in named]


def test_untested_is_silent_when_all_are_named(run: Run) -> None:
    tests = "import pytest\n"
    for game in antre.all_games():
        names = ", ".join(repr(rule.id) for rule in game.rules)
        tests += f"\n@pytest.mark.proves({names}, game={game.slug!r})\ndef test_all(): pass\n"
    project(tests)
    assert run("rules", "--untested") == (0, "", "")


def test_untested_outside_a_project(run: Run) -> None:
    result = run("rules", "--untested")
    assert (result.code, result.out) == (2, "")
    assert "no tests folder" in result.err


def test_no_such_rule(run: Run) -> None:
    result = run("rules", "nidavellir", "qqq")
    assert result.code == 2
    assert "'qqq'" in result.err


@pytest.mark.parametrize("word", ["échange", "echange", "ÉCHANGE"])
def test_accents_need_not_be_typed(run: Run, word: str) -> None:
    found = run("rules", "hall", word, "--language", "fr", "--json")
    expected = run("rules", "hall", "échange", "--language", "fr", "--json")
    assert found.out == expected.out
    assert found.out.count('"id"') > 5


def test_guides_are_read_and_found_beside_the_rules(run: Run) -> None:
    """By their id, by a word, and last of all; nobody is asked to prove them."""
    project(TESTS)
    book = find("garden").rules
    guide = book.guides[0]
    text = flat(run("rules", "garden", guide.id).out)
    assert guide.title["en"] in text
    for part in guide.rules:
        assert flat(part.text["en"]) in text
    assert "no test names it" not in text
    whole = flat(run("rules", "garden").out)
    assert whole.rindex(guide.title["en"]) > whole.rindex(book.chapters[-1].title["en"])
    found = json.loads(run("rules", "garden", "drakkar", "--json").out)[0]["rules"]
    assert {"rule", "guide"} <= {entry["kind"] for entry in found}
    assert guide.rules[0].id not in run("rules", "garden", "--untested").out.split()
