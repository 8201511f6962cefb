"""The guides of the four factions: where they are found, and that what they say can be done."""

from __future__ import annotations

import pytest

from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.games.garden import GAME
from antre.games.garden.content.names import ATTACK, DOMINATION, FACTIONS, SHIELD, SPEED
from antre.games.garden.rules.making import MAKE
from tests.garden.tables import BOX, GATE, A, act, blank, choose, new, own, put, texts, units
from tests.scenes import pieces, scene

PARTS = ("plan", "first-rounds", "units", "points", "against")
every_faction = pytest.mark.parametrize("faction", FACTIONS)


def said(faction: str, language: str) -> str:
    """All of a guide in one text."""
    guide = next(guide for guide in GAME.rules.guides if guide.id == f"guide-{faction}")
    return " ".join(part.text[language] for part in guide.rules)


def test_each_faction_has_a_guide_of_the_same_parts() -> None:
    found = {guide.id: [part.id for part in guide.rules] for guide in GAME.rules.guides}
    assert found == {
        f"guide-{faction}": [f"guide.{faction}.{part}" for part in PARTS] for faction in FACTIONS
    }


@every_faction
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_of_every_unit_of_its_faction(faction: str, language: str) -> None:
    """By the word that a name is known by: the last one in English, the first one in French."""
    for unit in BOX.factions[FACTIONS.index(faction)].units:
        name = BOX.words["unit"][unit.name][language].split()
        assert name[-1 if language == "en" else 0] in said(faction, language)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_faction_board_has_a_book_that_opens_its_guide(shape: str) -> None:
    for seats in (FACTIONS[:2], FACTIONS[2:]):
        state = new(2, factions=list(seats))
        drawn = pieces(scene(state, A, shape=shape))
        for seat, faction in enumerate(seats):
            book = drawn[f"guide:{seat}"]
            assert book.about == f"guide-{faction}"
            assert GAME.rules.title(book.about) == {
                "en": book.label,
                "fr": pieces(scene(state, A, "fr", shape))[f"guide:{seat}"].label,
            }


@pytest.mark.parametrize(
    ("faction", "level", "reputation"),
    [("olaf", 2, -3), ("pier", 2, -3), ("ulrike", 2, -3), ("callo", 2, -3), ("callo", 3, -4)],
)
def test_one_making_cube_brings_the_first_great_unit_in_round_1(
    faction: str, level: int, reputation: int
) -> None:
    state = blank(faction, "olaf" if faction != "olaf" else "pier")
    put(state, A, GATE, 1)
    own(state, A, m=(BOX.start[2], 0, 0, 0))
    act(state, MAKE[A][0])
    # The only token makes its first step by itself.
    choose(state, "shift", *(f"shift:{step}:{step + 1}" for step in range(1, level)))
    if "done" in texts(state) and not any(text.startswith("summon") for text in texts(state)):
        choose(state, "done")
    choose(state, f"summon:level{level}")
    assert units(state, A, GATE) == str(level)
    assert state.reputation[A] == reputation


def test_units_have_the_abilities_that_the_guides_name() -> None:
    named = {
        "ice-warrior": {ATTACK}, "ice-colossus": {SHIELD, DOMINATION}, "bone-walker": {SHIELD},
        "charnel-giant": {ATTACK, DOMINATION}, "red-matriarch": {ATTACK, SHIELD},
        "briar-child": {SPEED}, "nightmare": {SPEED},
    }  # fmt: skip
    for faction in BOX.factions:
        for unit in faction.units:
            printed = {kind for kind, count in enumerate(unit.printed) if count}
            assert printed == named.get(unit.name, set()), unit.name


def test_pier_needs_every_magic_token() -> None:
    assert BOX.skulls == BOX.factions[FACTIONS.index("pier")].goal


def test_with_two_players_ulrike_needs_every_region() -> None:
    goal = BOX.factions[FACTIONS.index("ulrike")].goal
    assert len(BOX.layouts[2].regions) == goal
