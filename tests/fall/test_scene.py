"""The table of Fall as it is drawn: the laws of scenes, and what is special about this one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from antre.core.drawing import references
from antre.core.scene import SHAPES
from antre.games.fall import GAME
from antre.games.fall.rules.state import Fall
from tests.fall.tables import game, new
from tests.laws import tables as shelf
from tests.laws import test_lights as law_of_lights
from tests.laws import test_scenes as laws
from tests.scenes import parts, pieces, scene

LAWS = (
    laws.test_every_phase_is_drawn_whole,
    laws.test_nothing_leaves_its_zone,
    laws.test_every_option_is_said_and_no_piece_offers_more,
    laws.test_a_piece_begins_its_label_with_a_capital,
    laws.test_a_dim_piece_says_why,
    laws.test_every_definition_is_used,
    laws.test_nothing_on_a_phone_is_written_smaller_than_13_pixels,
    laws.test_a_scene_is_plain_data_and_needs_its_definitions_only_once,
    laws.test_a_scene_is_a_picture_that_stands_alone,
)
FACES = (laws.test_faces_are_drawing_and_nothing_else, laws.test_faces_refer_to_what_is_there)
# Verbs whose options stand for something on the table.
ON_PIECES = {
    "keep", "lair", "settle", "stand", "to", "bolster", "retreat", "invade", "stir", "star",
    "from", "pawn", "troll", "influence", "use", "token", "rally", "vote", "wheel", "calm", "gate",
    "pick", "weak", "strong", "discard",
}  # fmt: skip


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws look a game up among those of the house."""
    if GAME not in shelf.GAMES:
        monkeypatch.setattr(shelf, "GAMES", [*shelf.GAMES, GAME])


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_of_scenes_hold(law: object) -> None:
    assert callable(law)
    law(GAME)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("law", FACES, ids=lambda law: law.__name__)
def test_the_laws_of_faces_hold(law: object, shape: str) -> None:
    assert callable(law)
    law(GAME, shape)


@pytest.mark.slow
def test_the_law_of_lights_holds() -> None:
    law_of_lights.test_events_light_pieces_of_the_scene(GAME)


def some_views(seats: int, every: int) -> Iterator[Fall]:
    for number, state in enumerate(game(seats, seats)):
        if number % every == 0 or state.over:
            yield state


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_hidden_is_shown(seats: int) -> None:
    rng = random.Random(seats)
    for state in some_views(seats, 60):
        for seat in range(-1, seats):
            world = state.resample(seat, rng)
            assert scene(world, seat).to_json(False) == scene(state, seat).to_json(False)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_stands_for_a_thing_lies_on_it(seats: int, shape: str) -> None:
    met = set()
    for state in some_views(seats, 3):
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
            assert f"fk-light{seat}" in references(face)


def test_scenes_of_the_opening_have_no_votes_to_count() -> None:
    drawn = scene(new(2), 0)
    assert [each["score"] for each in drawn.seats] == [0, 0]
    assert all(parts(face) for face in drawn.faces.values())
