"""Law: a table is drawn whole, legal, honest and well in every phase of its game."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from antre.core.drawing import references, used_definitions
from antre.core.emblems import COLOURS, emblem
from antre.core.game import Game
from antre.core.picture import scene_svg
from antre.core.reason import Refusal
from antre.core.scene import SHAPES, Where
from antre.core.state import State
from tests.laws.tables import decisions, every_game_at_length, every_table, new, variants, viewers
from tests.scenes import (
    all_faces,
    is_long,
    moments,
    parse,
    parts,
    phase,
    phases,
    pieces,
    scene,
    views,
)

DRAWN = {
    "g", "path", "rect", "circle", "text", "use", "linearGradient", "radialGradient", "stop",
    "pattern", "clipPath",
}  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"
PHONE = 344
# What stands on a map may rise above its edge.
RISE = 8
SHIELDS = [emblem(seat, 48) for seat in range(len(COLOURS))]
every_shape = pytest.mark.parametrize("shape", SHAPES)


@every_game_at_length
def test_every_phase_is_met(game: Game) -> None:
    assert {phase(state) for state in moments(game.slug)} == phases(game.slug)


@every_game_at_length
def test_every_phase_is_drawn_whole(game: Game) -> None:
    for state, drawn in views(game.slug):
        ids = [piece.id for zone in drawn.zones for piece in zone.pieces]
        assert len(set(ids)) == len(ids)
        assert {piece.face for piece in pieces(drawn).values()} <= drawn.faces.keys()
        assert used_definitions(drawn.faces.values(), drawn.defs)
        assert drawn.title
        opened = {piece.about for piece in pieces(drawn).values() if piece.about}
        assert all(game.rules.title(id) for id in opened)
        assert [each["score"] for each in drawn.seats] == state.known_scores(drawn.seat)
        for each in drawn.seats:
            assert sum(part["value"] for part in each["parts"]) == each["score"]
            assert {fact["face"] for fact in each["facts"]} | {each["emblem"]} <= drawn.faces.keys()


@every_game_at_length
def test_nothing_leaves_its_zone(game: Game) -> None:
    for _, drawn in views(game.slug):
        for zone in drawn.zones:
            assert zone.width == PHONE or drawn.shape == "wide" or zone.roam
            for piece in zone.pieces:
                assert piece.w > 0
                assert piece.h > 0
                assert piece.x >= 0, (zone.id, piece.id)
                assert piece.y >= (-RISE if zone.roam else 0), (zone.id, piece.id)
                assert piece.x + piece.w <= zone.width + 0.2, (zone.id, piece.id)
                assert piece.y + piece.h <= zone.height + 0.2, (zone.id, piece.id)


@every_game_at_length
def test_every_option_is_said_and_no_piece_offers_more(game: Game) -> None:
    for state, drawn in views(game.slug):
        asked = {each.seat: each for each in state.decisions}
        offered = {piece.option for piece in pieces(drawn).values() if piece.option}
        if drawn.seat not in asked:
            assert drawn.question is None
            assert not offered
            continue
        legal = [option.text for option in asked[drawn.seat].options]
        question = drawn.question
        assert question is not None
        assert [each["option"] for each in question["options"]] == legal
        assert offered <= set(legal)
        planned = question["plan"]["pieces"] if question.get("plan") else []
        standing = {each["piece"]: each["option"] for each in planned}
        standing |= {piece.id: piece.option for piece in pieces(drawn).values() if piece.option}
        for each in question["options"]:
            assert each["label"]
            assert each["piece"] is None or standing[each["piece"]] == each["option"]


@every_game_at_length
def test_a_piece_begins_its_label_with_a_capital(game: Game) -> None:
    for _, drawn in views(game.slug):
        assert not [piece.label for piece in pieces(drawn).values() if piece.label[:1].islower()]


@every_game_at_length
def test_a_dim_piece_says_why(game: Game) -> None:
    for state, drawn in views(game.slug):
        for piece in pieces(drawn).values():
            if piece.why is not None:
                assert piece.dim
                assert piece.option is None
                assert isinstance(state.why(drawn.seat, piece.why), Refusal), piece.why


@every_table
@pytest.mark.parametrize("setting", [0, -1], ids=["plain", "all-variants"])
def test_a_scene_shows_nothing_hidden(slug: str, seats: int, setting: int) -> None:
    """Equal after everything the seat cannot know is drawn anew."""
    seed = setting % len(variants(slug, seats))
    rng = random.Random(seats)
    for number, state in enumerate(decisions(new(slug, seats, seed), random.Random(seed))):
        if number % 120 > 2 if is_long(state) else number % 8:
            continue
        for seat in viewers(state):
            world = state.resample(seat, rng)
            assert scene(world, seat).to_json(()) == scene(state, seat).to_json(())


# --- faces


def definitions(game: Game) -> dict[str, str]:
    return dict(scene(moments(game.slug)[0], 0).defs)


@every_game_at_length
@every_shape
def test_faces_are_drawing_and_nothing_else(game: Game, shape: str) -> None:
    for drawn in (*all_faces(game.slug, shape), *definitions(game).values()):
        for part in parts(drawn):
            assert part.tag.removeprefix(SVG) in DRAWN
            assert not {name for name in part.keys() if re.match(r"style|xlink|on", name)}  # noqa: SIM118
            assert part.get("href", "#").startswith("#")
            for value in part.attrib.values():
                assert "url(" not in value or re.fullmatch(r"url\(#[\w-]+\)", value)


@every_game_at_length
@every_shape
def test_faces_refer_to_what_is_there(game: Game, shape: str) -> None:
    known = definitions(game)
    for drawn in (*all_faces(game.slug, shape), *known.values()):
        assert references(drawn) <= known.keys()
    for id, drawn in known.items():
        assert [part.get("id") for part in parse(drawn)] == [id]


@every_game_at_length
def test_every_definition_is_used(game: Game) -> None:
    known = definitions(game)
    faces = {face for shape in SHAPES for face in all_faces(game.slug, shape)}
    # There may be shields for seats that this game does not have.
    shields = [shield for shield in SHIELDS if references(shield) <= known.keys()]
    assert not known.keys() - used_definitions([*faces, *shields], known).keys()


@every_game_at_length
def test_nothing_on_a_phone_is_written_smaller_than_13_pixels(game: Game) -> None:
    """But for maps, which are brought closer to be read; nor what stands near a map."""
    written = set()
    for _, drawn in views(game.slug):
        near = [zone for zone in drawn.zones if zone.near]
        written |= {drawn.faces[piece.face] for zone in near for piece in zone.pieces}
        if drawn.shape == "tall":
            maps = [zone for zone in drawn.zones if zone.roam]
            far = {piece.face for zone in maps for piece in zone.pieces}
            written |= {face for id, face in drawn.faces.items() if id not in far}
    sizes = [float(part.get("font-size", "99")) for face in written for part in parts(face)]
    assert min(sizes) >= 13


# --- as data and as a picture


@every_game_at_length
def test_a_scene_is_plain_data_and_brings_only_what_is_not_known(game: Game) -> None:
    drawn = scene(moments(game.slug)[0], 0)
    whole: dict[str, Any] = json.loads(json.dumps(drawn.to_json()))
    assert whole["defs"] == "".join(drawn.defs.values())
    spare = {**whole, "defs": None, "places": None}
    assert json.loads(json.dumps(drawn.to_json(()))) == spare
    known, *new = drawn.faces
    lean = json.loads(json.dumps(drawn.to_json({known})))
    assert lean == {**spare, "faces": {id: drawn.faces[id] for id in new}}


@every_game_at_length
def test_a_place_that_has_a_name_can_be_shown(game: Game) -> None:
    """It is a piece or lies within its zone, and the same name means the same to everybody."""
    meant: dict[tuple[State, str, str], dict[str, Where]] = {}
    for state, drawn in views(game.slug):
        there = pieces(drawn)
        zones = {zone.id: zone for zone in drawn.zones}
        for name, where in drawn.places.items():
            assert name.strip() == name
            if isinstance(where, str):
                assert where in there or state.over
                continue
            id, x, y, w, h = where
            assert min(x, y) >= 0
            assert x + w <= zones[id].width + 1
            assert y + h <= zones[id].height + 1
        key = state, drawn.shape, drawn.language
        assert meant.setdefault(key, drawn.places) == drawn.places


@every_game_at_length
def test_what_is_told_names_places(game: Game) -> None:
    """Where places have names, questions or options speak of one by its name at some moment."""
    named = any(drawn.places for _, drawn in views(game.slug))
    said = [
        (drawn.places, [drawn.question["text"], *(o["label"] for o in drawn.question["options"])])
        for _, drawn in views(game.slug)
        if drawn.question
    ]
    found = (name in text for places, texts in said for text in texts for name in places)
    assert any(found) is named


@every_game_at_length
def test_a_scene_is_a_picture_that_stands_alone(game: Game) -> None:
    # Every third: by turns of each shape and language.
    for _, drawn in views(game.slug)[::3]:
        drawing = scene_svg(drawn)
        picture = ElementTree.fromstring(drawing)
        assert picture.tag == f"{SVG}svg"
        known = {part.get("id") for part in picture.iter()}
        used = {part.get("href", "")[1:] for part in picture.iter() if part.get("href")}
        zones = [zone for zone in drawn.zones if zone.role != "aside" or zone.seat is None]
        shown = {piece.face for zone in zones for piece in zone.pieces}
        assert used & drawn.faces.keys() == shown
        assert used | references(drawing) <= known
        assert not [*picture.iter(f"{SVG}style"), *picture.iter(f"{SVG}script")]
