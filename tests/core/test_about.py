"""How a game is offered: a small file that is read whole or refused by field."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from antre.core.about import FILE, load
from antre.core.errors import BadEdition
from antre.core.game import find, slugs
from antre.games import SHELF

WHOLE = """
minutes = [30, 45]
weight = 2
appeal = { en = "Dig.", fr = "Creusez." }
origin = { en = "As in the box.", fr = "Comme dans la boîte." }
"""


def test_a_game_may_say_nothing_of_itself(tmp_path: Path) -> None:
    assert load(tmp_path) is None


def test_all_of_it_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(WHOLE, encoding="utf-8")
    about = load(tmp_path)
    assert about
    assert about.to_json() == {
        "appeal": {"en": "Dig.", "fr": "Creusez."},
        "origin": {"en": "As in the box.", "fr": "Comme dans la boîte."},
        "minutes": [30, 45],
        "weight": 2,
        "picture": False,
    }


@pytest.mark.parametrize(
    ("right", "wrong", "field"),
    [
        ("[30, 45]", "[45, 30]", "minutes"),
        ("[30, 45]", "45", "minutes"),
        ("weight = 2", "weight = 6", "weight"),
        ("weight = 2", "weight = true", "weight"),
        (', fr = "Creusez."', "", "appeal"),
        ("origin", "orgin", "origin"),
        ("weight = 2", "weight = 2\nage = 10", "age"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, right: str, wrong: str, field: str) -> None:
    (tmp_path / FILE).write_text(WHOLE.replace(right, wrong), encoding="utf-8")
    with pytest.raises(BadEdition, match=field):
        load(tmp_path)


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_of_the_house_has_a_picture_and_two_sentences(slug: str) -> None:
    about = find(slug).about
    assert about
    assert about.picture
    drawing = ElementTree.fromstring(about.picture)
    assert drawing.get("viewBox") == "0 0 640 260"
    assert not [part for part in drawing.iter() if part.tag.endswith(("script", "image"))]
    for text in about.appeal.values():
        assert 1 <= text.count(". ") <= 2, "two sentences, three if they are short"
        assert len(text) < 260


def test_nothing_that_is_offered_speaks_of_files() -> None:
    for slug in slugs():
        about = find(slug).about
        words = " ".join([*about.appeal.values(), *about.origin.values()]) if about else ""
        assert "_" not in words
        assert ".toml" not in words
