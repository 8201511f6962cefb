"""Law: a guide is whole in both languages, well written, and goes by a name of its own."""

from __future__ import annotations

import re

import pytest

from antre.core.game import Game
from antre.core.rule import LANGUAGES, Chapter
from tests.laws.tables import GAMES

NARROW, WIDE = "\u202f", "\u00a0"
LONGEST = 90
GUIDES = [(game, guide) for game in GAMES for guide in game.rules.guides]
every_guide = pytest.mark.parametrize(
    ("game", "guide"), GUIDES, ids=[f"{game.slug}-{guide.id}" for game, guide in GUIDES]
)


@every_guide
def test_it_goes_by_names_of_its_own(game: Game, guide: Chapter) -> None:
    reference = game.rules.reference
    ids = [chapter.id for chapter in reference]
    ids += [entry.id for chapter in reference for entry in chapter.rules]
    for own in (guide.id, *(part.id for part in guide.rules)):
        assert ids.count(own) == 1
    assert guide.id.startswith("guide-")
    assert {part.kind for part in guide.rules} == {"guide"}


@every_guide
def test_each_part_is_short_and_in_both_languages(game: Game, guide: Chapter) -> None:
    assert set(guide.title) == set(LANGUAGES)
    for part in guide.rules:
        assert set(part.title) == set(part.text) == set(LANGUAGES)
        for language in LANGUAGES:
            assert len(part.text[language].split()) <= LONGEST, part.id
            assert part.text[language][-1] in ".!"
        assert part.text["en"] != part.text["fr"]


@every_guide
def test_typography(game: Game, guide: Chapter) -> None:
    for part in guide.rules:
        english, french = part.text["en"], part.text["fr"]
        assert not re.search(r"['\"]|\.\.\.|  ", english + french), part.id
        assert not re.search(r"\s[;:!?]", english), part.id
        assert not re.search(rf"(?<!{NARROW})[;!?]", french), part.id
        assert not re.search(rf"(?<!{WIDE}):", french), part.id
