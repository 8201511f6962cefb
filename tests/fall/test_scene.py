"""The table of Fall as it is drawn: what the laws of scenes do not ask."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from antre.core.drawing import references
from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.games.fall import GAME
from antre.games.fall.rules.state import Fall
from antre.games.fall.table.art import cards
from antre.games.fall.table.people import CARD
from antre.games.fall.table.sketch import Captions
from antre.server.words import words_for
from tests.fall.tables import CONTENT, game, new
from tests.scenes import parts, pieces, scene

# Verbs whose options stand for something on the table.
ON_PIECES = {
    "keep", "lair", "settle", "stand", "to", "bolster", "retreat", "invade", "stir", "star",
    "from", "pawn", "troll", "influence", "use", "token", "rally", "vote", "wheel", "calm", "gate",
    "pick", "weak", "strong", "discard",
}  # fmt: skip
LETTERED = re.compile(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)</text>')
PORTRAIT = r'<rect x="[\d.]+" y="([\d.]+)"[^>]*opacity="0.45"/>'


def some_views(seats: int, every: int) -> Iterator[Fall]:
    for number, state in enumerate(game(seats, seats)):
        if number % every == 0 or state.over:
            yield state


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_stands_for_a_thing_lies_on_it(seats: int, shape: str) -> None:
    met = set()
    for state in some_views(seats, 7):
        for asked in [] if state.over else state.decisions[:1]:
            drawn = scene(state, asked.seat, shape=shape)
            question = drawn.question
            assert question is not None
            for option in question["options"]:
                verb = option["option"].partition(":")[0]
                if verb in ON_PIECES:
                    met.add(verb)
                    assert option["piece"], option["option"]
    assert len(met) > 12


def test_the_hand_is_laid_on_the_tapestry_card_by_card() -> None:
    state = next(state for state in game(3, 3) if type(state.question).__name__ == "FirstPick")
    seat = state.decisions[0].seat
    question = scene(state, seat).question
    assert question is not None
    lay = question["lay"]
    offered = {place[2] for places in lay["places"].values() for place in places}
    assert offered == {option.text for option in state.decision(seat).options}
    assert lay["turns"] == [0, 1, 2, 3, -1, -1, -1, -1]
    assert all(place[3] and place[4] for places in lay["places"].values() for place in places)


@pytest.mark.parametrize("shape", SHAPES)
def test_pale_figures_lie_on_stone_in_every_zone(shape: str) -> None:
    """A page may be light or dark: what is written on the table does not count on either."""
    state = next(state for state in game(4, 4) if state.turn > 3)
    for zone in scene(state, 0, shape=shape).zones:
        ground = zone.pieces[0]
        assert (ground.x, ground.y, ground.w, ground.h) == (0, 0, zone.width, zone.height), zone.id


def test_a_held_cavern_is_lit_by_its_holder() -> None:
    state = next(state for state in game(4, 4) if state.turn > 3)
    drawn = scene(state, 0)
    for seat, own in enumerate(state.view(0)["trolls"]):
        alone = [
            name for name in own
            if "-" in name and sum(name in other for other in state.view(0)["trolls"]) == 1
        ]  # fmt: skip
        for name in alone:
            face = drawn.faces[pieces(drawn)[f"cavern:{name}"].face]
            assert f"s-light{seat}" in references(face)


def test_scenes_of_the_opening_have_no_votes_to_count() -> None:
    drawn = scene(new(2), 0)
    assert [each["score"] for each in drawn.seats] == [0, 0]
    assert all(parts(face) for face in drawn.faces.values())


@pytest.mark.parametrize("shape", SHAPES)
def test_a_quadrant_is_found_by_its_letter_and_its_number(shape: str) -> None:
    state = next(state for state in game(2, 2) if state.wave == 2 and state.decisions)
    seat = state.decisions[0].seat
    drawn = scene(state, seat, shape=shape)
    lying = pieces(drawn)
    for weaver in (seat, 1 - seat):
        rim = lying[f"rim:{weaver}"]
        names = {
            said: (rim.x + float(x), rim.y + float(y))
            for x, y, said in LETTERED.findall(drawn.faces[rim.face])
        }
        symbols = [id for id in lying if re.fullmatch(rf"symbol:{weaver}:x\d+y\d+", id)]
        assert len(symbols) > 8
        for id in symbols:
            column, row = map(int, re.findall(r"[xy](\d+)", id))
            symbol = lying[id]
            across, _ = names["abcdefghij"[column - 1]]
            _, down = names[str(row)]
            assert symbol.x < across < symbol.x + symbol.w
            assert symbol.y < down < symbol.y + symbol.h


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_champion_is_cut_short(language: str) -> None:
    said = Captions(CONTENT, words_for(GAME, language, -1))
    for champion in CONTENT.champions:
        name = said.named("champion", champion.name)
        assert name in cards.brief_champion("fire", name, "", (1, 0), 140.0)


@pytest.mark.parametrize("seats", [2, 5])
def test_champions_and_clans_can_be_read_in_a_low_window(seats: int) -> None:
    """On the stage of a page of 1280 by 720."""
    state = [state for state in game(seats, 5) if state.turn > 5 and not state.over][20]
    drawn = scene(state, 0)
    zone = next(zone for zone in drawn.zones if zone.id == "people")
    scale = min(656 / zone.width, 475 / zone.height)
    sizes = [
        float(size)
        for piece in zone.pieces
        for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', drawn.faces[piece.face])
    ]
    assert len(sizes) > 30
    assert min(sizes) * scale >= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_portrait_lies_below_the_words(language: str) -> None:
    """Of every champion, wherever its card lies; and nothing that is said is cut."""
    captions = Captions(CONTENT, words_for(GAME, language, -1))
    seen = 0
    for champion in CONTENT.champions:
        effect = captions.named("effect", champion.name)
        name = captions.named("champion", champion.name)
        for w, h in (CARD, (336.0, 132.0), (332.0, 104.0), (318.0, 104.0)):
            drawn = cards.champion("ice", name, effect, 4, "W", (), (0, 0), w, h)
            said = [(float(y), words) for _, y, words in LETTERED.findall(drawn)]
            assert " ".join(words for _, words in said).endswith(effect)
            for top in re.findall(PORTRAIT, drawn):
                seen += 1
                assert float(top) > max(y for y, _ in said)
            assert max(y for y, _ in said) < h - 2
    assert seen > len(CONTENT.champions)
