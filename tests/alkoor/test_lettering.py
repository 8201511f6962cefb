"""Names in small boxes are shown whole: every card and skill of the edition, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.games.alkoor import GAME
from antre.games.alkoor.rules.options import HERO, KIND, TREASURE, UNFORESEEN, ZONE
from antre.games.alkoor.table.art import cards, finale, marks, theatre
from antre.games.alkoor.table.art.lettering import LEAST, lined, squeezed, width_of
from antre.games.alkoor.table.boards import BRIEF, CARD, OWN
from antre.games.alkoor.table.course import course
from antre.games.alkoor.table.sketch import PHONE, colour_names
from antre.games.alkoor.table.team import SKILL
from antre.games.alkoor.words.captions import Captions
from antre.server.words import words_for
from tests.alkoor.tables import BOX, game
from tests.scenes import pieces, scene

CUT = "…"
# Three cards abreast on the boards of the narrowest page, on mine, and in the card of a partner.
HELD = [(w - 12) / 3 - 3 for w in (PHONE, OWN)] + [(BRIEF - 8) / 3 - 3]
# A Hero on the stage: four on the narrowest page, five and six on a wide one, and one alone.
ACTORS = ((PHONE - 24) / 4, 99.6, 83.0, 150.0)


def captions(language: str) -> Captions:
    return Captions(BOX, words_for(GAME, language, -1))


def won(said: Captions) -> Iterator[str]:
    """All that a pouch can hold."""
    counts = {HERO: len(BOX.heroes), ZONE: len(BOX.zones), TREASURE: len(BOX.treasures),
              UNFORESEEN: BOX.first_dilemma}  # fmt: skip
    for kind, count in counts.items():
        for number in range(count):
            yield said.card(kind * KIND + number)
    yield from map(said.item, range(len(BOX.equipment)))


@cache
def skill_widths() -> set[float]:
    """How wide the skills of Heroes are drawn, on both shapes of a page."""
    state = next(state for state in game(1, 1) if state.turn)
    drawn = [piece for shape in SHAPES for piece in pieces(scene(state, 0, shape=shape)).values()]
    return {piece.w for piece in drawn if piece.id.startswith("skill:")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut(language: str) -> None:
    said = captions(language)
    dilemmas = [said.unforeseen(BOX.first_dilemma + n) for n in range(len(BOX.dilemmas))]
    heroes = list(map(said.hero, range(len(BOX.heroes))))
    drawn = [cards.held("cowled", name, w, CARD) for name in dilemmas for w in HELD]
    drawn += [cards.held("cowled", name, w, CARD) for name in won(said) for w in HELD[:2]]
    drawn += [finale.fate(name, "", "home", 98, 62) for name in heroes]
    drawn += [theatre.actor("b", name, "red", 6, 5, w, w + 16) for name in heroes for w in ACTORS]
    for tall in (False, True):
        size = course(BOX.path, BOX.places, tall).measure.room
        rooms = (said.named("room", room.id) for room in BOX.rooms)
        drawn += [marks.room(name, "1", False, False, *size) for name in rooms]
    for w in skill_widths():
        for number, skill in enumerate(BOX.skills):
            cost = skill.cost.amount, colour_names(skill.cost.colours)
            drawn.append(cards.chip("cowled", said.skill(number), *cost, False, w, SKILL))
    assert not [face for face in drawn if CUT in face]


def test_what_cannot_fit_says_that_it_is_cut() -> None:
    name = "Deus ex machina: everybody stands still"
    lines, size = lined(name, 60, 2, 15)
    assert (len(lines), size) == (2, LEAST)
    assert lines[1].endswith(CUT)
    assert all(width_of(line, size) <= 60 for line in lines)
    assert lined(name, 600, 2, 15) == ([name], 15)
    assert lined("Vole-Brevet", 50, 2, 14)[0] == ["Vole-", "Brevet"]
    assert squeezed(name, 60, 14)[0].endswith(CUT)
    assert squeezed(name, 200, 14)[0] == name
