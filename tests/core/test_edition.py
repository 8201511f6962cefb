"""Edition files: every problem is named by its line and field, all of them at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.core.edition import Entry, Sheet, read_text
from antre.core.errors import BadEdition
from antre.core.game import find

HEAD = """\
# A comment.

[box]
id = "mine"
size = 3
source = "rulebook"
"""


def problems(text: str, read: Callable[[Sheet], object]) -> list[str]:
    sheet = Sheet(text)
    read(sheet)
    with pytest.raises(BadEdition) as error:
        sheet.finish()
    assert str(error.value) == "\n".join(error.value.problems)
    return error.value.problems


def read_box(sheet: Sheet) -> Entry:
    entry = sheet.table("box")
    entry.text("id")
    entry.integer("size", 1, 5)
    return entry


def read_cards(sheet: Sheet) -> None:
    for entry in sheet.tables("card"):
        entry.text("id")
        entry.integers("points", 0, 9)


def test_a_good_table_reads_well() -> None:
    sheet = Sheet(HEAD)
    assert read_box(sheet).integer("size", 1, 5) == 3
    sheet.finish()
    assert sheet.sources == {"rulebook": 1}
    assert sheet.reconstructed == []


def test_reconstructed_entries_are_told() -> None:
    sheet = Sheet(HEAD.replace("rulebook", "reconstructed"))
    read_box(sheet)
    sheet.finish()
    assert sheet.reconstructed == ["box mine"]


@pytest.mark.parametrize("text", ["[box", "id = ", "= 3", "a = 1\na = 2", "[box]\n[box]\n"])
def test_what_is_not_toml_is_told_with_its_line(text: str) -> None:
    with pytest.raises(BadEdition, match=r"not TOML: .*(line \d+|end of document)"):
        Sheet(text)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match=r"cannot read .*nowhere\.toml"):
        Sheet.load(tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes('name = "é"'.encode("latin-1"))
    with pytest.raises(BadEdition, match=r"cannot read .*latin\.toml"):
        Sheet.load(tmp_path / "latin.toml")
    with pytest.raises(BadEdition, match="cannot read"):
        Sheet.load(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "size = 3",
            "size = 9",
            "line 5, box mine, field 'size': 9 found, a whole number from 1 to 5",
        ),
        ("size = 3", "size = 0", "line 5, box mine, field 'size': 0 found"),
        ("size = 3", "size = true", "line 5, box mine, field 'size': True found"),
        ("size = 3", "size = 3.0", "line 5, box mine, field 'size': 3.0 found"),
        ("size = 3", 'size = "3"', "line 5, box mine, field 'size': '3' found"),
        ("size = 3\n", "", "line 3, box mine, field 'size': missing, a whole number"),
        ('id = "mine"', "id = 4", "line 4, box 4, field 'id': 4 found, a text expected"),
        ('id = "mine"', 'id = ""', "field 'id': '' found, a text expected"),
        ('"rulebook"', '"a friend"', "line 6, box mine, field 'source': 'a friend' found, one of "),
        ('source = "rulebook"\n', "", "line 3, box mine, field 'source': missing, one of rulebook"),
        (
            "size = 3",
            "size = 3\nsise = 4",
            "line 6, box mine, field 'sise': not known here; fields",
        ),
        ("[box]", "[bag]", "table [box] is missing"),
        ("[box]", "[bag]", "table 'bag' is not known"),
        ("[box]", "[[box]]", "table [box] is missing"),
    ],
)
def test_a_field_that_is_wrong_is_named_by_line(old: str, new: str, problem: str) -> None:
    assert old in HEAD
    found = problems(HEAD.replace(old, new), read_box)
    assert any(problem in line for line in found), found


CARDS = """\
[[card]]
id = "axe"
points = [1, 2]
source = "public"

[[card]]
id = "bow"
points = [
    3,
    4,
]
source = "public"

[[card]]
id = "saw"
points = []
source = "public"
"""


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"saw"', '"axe"', "line 15, card axe, field 'id': 'axe' is there twice"),
        ("    4,", "    40,", "line 8, card bow, field 'points': [3, 40] found, a list of whole"),
        ("points = []", "points = 3", "line 16, card saw, field 'points': 3 found, a list"),
        ("points = []", "points = [true]", "line 16, card saw, field 'points': [True] found"),
        ("points = []\n", "", "line 14, card saw, field 'points': missing"),
        ('id = "bow"\n', "", "line 6, card 2, field 'id': missing"),
        ("points = []", "points = []\nspeed = 1", "line 17, card saw, field 'speed': not known"),
        ("[[card]]", "[[cord]]", "tables [[card]] are missing"),
    ],
)
def test_a_list_of_tables_is_counted_right(old: str, new: str, problem: str) -> None:
    assert old in CARDS
    found = problems(CARDS.replace(old, new), read_cards)
    assert any(problem in line for line in found), found


@pytest.mark.parametrize("text", ["card = [1, 2]", "card = 3", 'card = ["axe"]'])
def test_a_list_that_holds_no_tables_is_told(text: str) -> None:
    assert any("card" in problem for problem in problems(text, read_cards))


def test_an_id_of_the_wrong_kind_is_told() -> None:
    found = problems(CARDS.replace('"saw"', "[1]"), read_cards)
    assert any("line 15" in problem and "'id'" in problem for problem in found), found


@pytest.mark.parametrize("words", ["{ en = 1, fr = 2 }", '{ en = "Axe" }', '"Axe"', '{ en = "" }'])
def test_words_are_texts_in_both_languages(words: str) -> None:
    text = HEAD.replace("size = 3", f"title = {words}")
    found = problems(text, lambda sheet: sheet.table("box").words("title"))
    assert any("line 5" in line and "a text in en and in fr" in line for line in found), found


def test_all_problems_are_told_at_once() -> None:
    text = CARDS.replace("[1, 2]", "1").replace('"saw"', '"axe"').replace('"public"', '"x"')
    assert len(problems(text, read_cards)) == 5


# --- an edition in several files


def lay_out(folder: Path, **parts: str) -> Path:
    """A file with a box, and parts in the folder of its name."""
    (folder / "mine").mkdir()
    for name, text in parts.items():
        (folder / "mine" / f"{name}.toml").write_text(text, encoding="utf-8")
    (folder / "mine.toml").write_text(HEAD, encoding="utf-8")
    return folder / "mine.toml"


def read_all(sheet: Sheet) -> None:
    read_box(sheet)
    read_cards(sheet)


SWORD = '[[card]]\nid = "sword"\npoints = [7]\nsource = "public"\n'


def test_parts_are_read_in_the_order_of_their_names_as_one(tmp_path: Path) -> None:
    file = lay_out(tmp_path, b_cards=CARDS, a_cards=SWORD)
    (tmp_path / "mine" / "notes.txt").write_text("no part", encoding="utf-8")
    sheet = Sheet.load(file)
    assert sheet.counts == {"box": 1, "card": 4}
    assert [entry.text("id") for entry in sheet.tables("card")] == ["sword", "axe", "bow", "saw"]
    assert sheet.text == read_text(file)
    assert sheet.digest == Sheet(sheet.text).digest != Sheet(HEAD).digest


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (CARDS.replace("[1, 2]", "1"), "mine/b.toml, line 3, card axe, field 'points': 1 found"),
        (
            CARDS.replace("points = []\n", ""),
            "mine/b.toml, line 14, card saw, field 'points': miss",
        ),
        (
            CARDS.replace('"axe"', '"sword"'),
            "mine/b.toml, line 2, card sword, field 'id': 'sword' i",
        ),
        ("[box]\nid = 'other'\n", "mine/b.toml: table 'box' is there twice"),
        ("[bag]\n", "table 'bag' is not known"),
    ],
)
def test_a_problem_names_the_part_it_is_in(tmp_path: Path, part: str, problem: str) -> None:
    found = problems(read_text(lay_out(tmp_path, a=SWORD, b=part)), read_all)
    assert any(line.startswith(problem) for line in found), found


def test_a_part_that_is_not_toml_is_named(tmp_path: Path) -> None:
    text = read_text(lay_out(tmp_path, a=SWORD, b="[[card]]\nid = \n"))
    with pytest.raises(BadEdition, match=r"mine/b\.toml, not TOML: .*line 2"):
        Sheet(text)


def test_parts_may_stand_in_one_file_as_well(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(HEAD + SWORD, encoding="utf-8")
    together = Sheet.load(tmp_path / "one.toml")
    apart = Sheet.load(lay_out(tmp_path, a=SWORD))
    assert together.counts == apart.counts


def test_an_edition_that_was_changed_is_read_again(tmp_path: Path) -> None:
    game = find("nidavellir")
    file = tmp_path / "own.toml"
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    file.write_text(text.replace('id = "standard"', 'id = "one"'), encoding="utf-8")
    assert antre.new("nidavellir", 2, edition=file).setup.content.name == "one"
    file.write_text(text.replace('id = "standard"', 'id = "two"'), encoding="utf-8")
    assert antre.new("nidavellir", 2, edition=file).setup.content.name == "two"


def test_the_same_edition_is_read_once() -> None:
    first: Any = antre.new("nidavellir", 2).setup.content
    assert antre.new("nidavellir", 4).setup.content is first
