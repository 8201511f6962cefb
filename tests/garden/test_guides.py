"""The guides of the four factions: where they are found, and that what they say can be done."""

from __future__ import annotations

import pytest

from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.games.garden import GAME
from antre.games.garden.content.names import ATTACK, DOMINATION, FACTIONS, SHIELD, SPEED, UPGRADES
from antre.games.garden.rules.making import MAKE
from tests.garden.tables import (
    BOX,
    GATE,
    A,
    act,
    blank,
    choose,
    new,
    own,
    put,
    shares,
    texts,
    units,
)
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


@every_faction
def test_a_unit_of_level_3_has_the_influence_that_the_guides_name(faction: str) -> None:
    state = blank(faction, "olaf" if faction != "olaf" else "pier", box=BOX)
    put(state, A, GATE, units="3")
    assert shares(state, GATE)[A] >= 3


# Abilities that the guides speak of or advise, printed or bought.
NAMED = {
    "ice-warrior": {ATTACK}, "ice-drakkar": {DOMINATION, SPEED}, "musician": {SPEED, SHIELD},
    "enlightened-one": {SPEED}, "briar-child": {SPEED}, "faun": {SHIELD},
    "nightmare": {SPEED, DOMINATION},
}  # fmt: skip


@every_faction
def test_units_can_have_the_abilities_that_the_guides_name(faction: str) -> None:
    state = blank(faction, "olaf" if faction != "olaf" else "pier", box=BOX)
    own(state, A, m=(9, 0, 0, 0))
    act(state, MAKE[A][0])
    choose(state, "upgrade")
    for unit in BOX.factions[FACTIONS.index(faction)].units:
        for kind in NAMED.get(unit.name, ()):
            bought = f"buy:{UPGRADES[kind]}:level{unit.level}:1"
            assert unit.printed[kind] or bought in texts(state), (unit.name, bought)


def test_units_fall_to_as_many_skulls_as_the_guides_name() -> None:
    named = {"ice-drakkar": 2, "musician": 2, "enlightened-one": 2, "faun": 2, "nightmare": 3}
    found = {
        unit.name: unit.level + unit.printed[SHIELD] for each in BOX.factions for unit in each.units
    }
    assert named.items() <= found.items()


def test_pier_needs_every_magic_token() -> None:
    assert BOX.skulls == BOX.factions[FACTIONS.index("pier")].goal


def test_with_two_players_ulrike_needs_every_region() -> None:
    goal = BOX.factions[FACTIONS.index("ulrike")].goal
    assert len(BOX.layouts[2].regions) == goal
