"""The table of the Hall as a scene: what is drawn, where it lies and what it says."""

from __future__ import annotations

import re
from typing import Any

import pytest

from antre.core.scene import SHAPES, Scene
from antre.games.hall.content.content import HALLS, SLOTS, TILES
from antre.games.hall.rules.digging import PlaceTunnel
from antre.games.hall.rules.halls import PlaceHall
from antre.games.hall.rules.landslide import PlaceAgain
from antre.games.hall.rules.pack import JoinPack
from antre.games.hall.rules.scoring import breakdown
from antre.games.hall.rules.state import Hall
from antre.games.hall.table.art.outline import loops, tile_path
from tests.hall import tables
from tests.hall.moments import card, to_draft, troop, turn
from tests.hall.tables import CONTENT, act, at, blank, choose, finish, new, options
from tests.scenes import face_of, moments, phase, pieces, scene, views, zone_of

# Choices that are words rather than things; where to lay a tile is said by `lay`.
BUTTONS = {"trade", "by-hand", "by-itself", "skip", "done", "end", "none", "lay"}


def tables_met() -> list[Hall]:
    return [state for state in moments("hall") if isinstance(state, Hall)]


def asks(drawn: Scene) -> dict[str, Any]:
    assert drawn.question is not None
    return drawn.question


def test_only_statues_rise_above_the_mountain() -> None:
    for _, drawn in views("hall"):
        for piece in pieces(drawn).values():
            assert piece.y >= 0 or piece.id.startswith("statue:"), piece.id


def test_all_but_plain_options_have_a_piece() -> None:
    for state, drawn in views("hall"):
        for each in drawn.question["options"] if drawn.question else ():
            plain = each["option"].partition(":")[0] in BUTTONS
            assert (each["piece"] is None) == plain, (phase(state), each)


def test_face_down_tokens_count_for_who_knows_them() -> None:
    state = act(blank(3))
    state.won = [(5, 2), (4,), ()]
    mine, theirs, watched = (scene(state, seat).seats for seat in (0, 1, -1))
    assert [each["score"] for each in mine] == [7, 0, 0]
    assert [each["score"] for each in theirs] == [0, 4, 0]
    assert [each["score"] for each in watched] == [0, 0, 0]
    assert "won:1" in pieces(scene(state, 0))
    assert [id for id in pieces(scene(state, 0)) if id.startswith("won:0")] == [
        "won:0:0",
        "won:0:1",
    ]


def test_the_tokens_of_a_partner_are_shown_with_their_values() -> None:
    state = act(blank(4, teams=True))
    state.won = [(5, 2), (4,), (), (3,)]
    labels = {id: piece.label for id, piece in pieces(scene(state, 0)).items() if "won:" in id}
    assert labels["won:3:0"] == "A pedestal token worth 3"
    assert labels["won:1"] == "1 pedestal token face down"
    assert [each["score"] for each in scene(state, 3).seats] == [10, 0, 0, 10]


def test_at_the_end_all_tokens_are_counted() -> None:
    state = next(state for state in tables_met() if state.over and any(state.won))
    for seat in (0, -1):
        assert [each["score"] for each in scene(state, seat).seats] == state.scores


# The mountain.


def test_the_ground_is_drawn_once_and_kept_apart_from_scenes() -> None:
    state = new(4)
    drawn = scene(state, 0)
    face = drawn.faces[pieces(drawn)["ground"].face]
    assert face == '<use href="#hk-ground-winter"/>'
    assert drawn.defs["hk-ground-winter"] is scene(state, 1).defs["hk-ground-winter"]
    assert "ground-autumn" in face_of(scene(new(3), 0), "ground")


def test_the_mountain_alone_can_be_roamed_and_its_spaces_are_large_enough() -> None:
    for seats in (3, 4):
        drawn = scene(to_draft(new(seats)), 0)
        assert [zone.id for zone in drawn.zones if zone.roam] == ["mountain"]
        assert pieces(drawn)["gate:0"].w >= 24


def test_a_tile_has_the_colour_and_the_pattern_of_its_seat() -> None:
    state = blank(2)
    tables.tunnel(state, 1, "I3", "T12 U12 V12")
    face = face_of(scene(act(state), 0), "tunnel:T12")
    assert "url(#s-seat1)" in face
    assert "url(#s-weave1)" in face


def test_statues_are_sunk_until_a_network_reaches_them() -> None:
    state = blank(2)
    tables.statue(state, "fire", "B12 D12")
    tables.tunnel(state, 0, "I2", "B12 C12")
    drawn = scene(act(state), 0)
    assert "hk-s-fire" in face_of(drawn, "statue:B12")
    assert "hk-b-fire" in face_of(drawn, "statue:D12")


def test_open_entrances_are_lit() -> None:
    state = blank(2, sites="C11")
    tables.workshop(state, "C11", "mint")
    before = face_of(scene(act(state), 0), "site:C11")
    tables.tunnel(state, 0, "I2", "B12 C12")
    after = face_of(scene(act(state), 0), "site:C11")
    assert before.count("#ffcf5a") == 0
    assert after.count("#ffcf5a") == 1


def test_a_moved_statue_keeps_its_name() -> None:
    state = blank(2)
    tables.statue(state, "fire", "B12")
    tables.tunnel(state, 0, "I3", "B12 C12 D12")
    tables.storage(state, 0, cart=1)
    finish(state)
    assert pieces(scene(state, 0))["statue:B12"].grip
    choose(state, "move:B12", "to:D12")
    moved = pieces(scene(state, 0))["statue:B12"]
    assert moved.x > pieces(scene(act(state), 0))["gate:0"].x + 2 * moved.w


def test_where_a_statue_can_go_says_how_many_carts_that_takes() -> None:
    state = blank(2)
    tables.statue(state, "moon", "B12")
    tables.tunnel(state, 0, "I2", "B12 C12")
    tables.tunnel(state, 0, "I2", "D12 E12")
    tables.tunnel(state, 0, "I2", "F12 G12")
    tables.storage(state, 0, cart=2)
    choose(finish(state), "move:B12")
    labels = {each["option"]: each["label"] for each in asks(scene(state, 0))["options"]}
    assert labels["to:C12"] == "To C12, for 1 cart"
    assert labels["to:G12"] == "To G12, for 2 carts"
    assert "2" in face_of(scene(state, 0), "spot:G12")


# Laying tiles.


def digging(**amounts: int) -> Hall:
    """Seat 0 has chosen to dig an L3 with stone on a mountain with something of everything."""
    state = blank(2, sites="D11")
    tables.supply(state, mint=1)
    tables.rubble(state, "C12")
    tables.statue(state, "ice", "B11")
    tables.bury(state, "B13", iron=2)
    tables.storage(state, 0, **(amounts or {"stone": 3, "hammer": 1}))
    choose(act(state), "dig:L3:stone")
    return state


def test_a_tile_is_laid_with_its_price_and_gain_in_sight() -> None:
    lay = asks(scene(digging(), 0))["lay"]
    notes = {place[2]: place[3] for places in lay["places"].values() for place in places}
    assert set(notes) == set(options(digging(), "lay:"))
    said = notes[tables.place("L3", "B11 B12 C12")]
    assert said.split("\n") == [
        "3 stone → 2 honor", "and 1 hammer for rubble", "unearths an Ice statue",
    ]  # fmt: skip
    assert notes[tables.place("L3", "B12 B13 C13")].endswith("finds 2 iron")


def test_a_tile_that_reaches_a_site_says_so() -> None:
    state = digging()
    tables.tunnel(state, 0, "I2", "B12 C12")
    lay = asks(scene(state, 0))["lay"]
    notes = {place[2]: place[3] for places in lay["places"].values() for place in places}
    assert notes[tables.place("L3", "D12 E12 E13")].endswith("reaches a workshop site")


@pytest.mark.parametrize("name", ["PlaceTunnel", "PlaceHall", "PlaceAgain"])
def test_the_tile_in_hand_covers_the_spaces_of_the_option(name: str) -> None:
    for state in tables_met():
        if phase(state) != name:
            continue
        asked = state.decisions[0]
        drawn = scene(state, asked.seat)
        lay = asks(drawn)["lay"]
        question = state.question
        if isinstance(question, PlaceHall):
            number = len(TILES) + question.hall
        else:
            assert isinstance(question, PlaceTunnel | PlaceAgain)
            number = question.shape
        corner = at("A1") if state.board.name == "winter" else at("C3")
        for turned, places in lay["places"].items():
            way = CONTENT.way_by_turn[number][turned]
            for x, y, option, _, label in places:
                cell = at(option.split(":")[1])
                assert label
                assert cell == corner + x + 24 * y
                cells = {cell + dx + 24 * dy for dx, dy in lay["shapes"][turned]["cells"]}
                assert cells == {cell + step for step in way.offsets}
        assert set(lay["shapes"]) == set(lay["turns"])
        assert {each["face"] for each in lay["shapes"].values()} <= drawn.faces.keys()


def test_a_hall_in_hand_says_what_it_would_be_worth() -> None:
    state = blank(2)
    tables.tunnel(state, 0, "I3", "B12 C12 D12")
    tables.tunnel(state, 0, "I3", "B13 C13 D13")
    tables.statue(state, "fire", "C13")
    tables.pedestal(state, "ice", "B12")
    choose(finish(state), "hall:wellspring")
    lay = asks(scene(state, 0))["lay"]
    said = {place[3] for places in lay["places"].values() for place in places}
    assert said == {
        "10 honor: a statue is on the altar\nan Ice pedestal is buried",
        "0 honor, 10 with a statue on the altar\nan Ice pedestal is buried\n"
        "1 statue inside counts for nothing",
    }


# The pack.


def test_a_troll_keeps_its_name_from_the_horde_to_the_pack() -> None:
    state = turn(2)
    name = CONTENT.card_name[state.horde[0]]
    assert zone_of(scene(state, 0), f"troll:{name}") == "horde"
    choose(state, "recruit:1a", "join:5")
    assert zone_of(scene(state, 0), f"troll:{name}") == "own"
    assert zone_of(scene(state, 1), f"troll:{name}") == "pack:0"


def test_full_symbols_hold_tokens_and_empty_ones_do_not() -> None:
    state = blank(2)
    troop(state, 0, "st-1 st-2 st-3 st-4")
    tables.troll(state, 0, 5, "fi1-1", stone=1, clan_cart=1)
    state.horde = [-1] * 12
    drawn = scene(act(state), 0)
    held = [face_of(drawn, id) for id in pieces(drawn) if id.startswith("held:0:4:")]
    assert len(held) == 2
    assert sorted(re.findall(r"hk-r-(\w+)", "".join(held))) == ["fire_cart", "stone"]
    assert face_of(drawn, "troll:fi1-1").count("url(#hk-o-stone)") == 2


def test_each_place_for_a_recruit_shows_what_the_cascade_would_produce() -> None:
    state = blank(2)
    troop(state, 0, "st-1 st-2 st-3 st-4")
    tables.troll(state, 0, 1, "st-1", stone=1)
    state.stack = [JoinPack(0, card("fi1-1"))]
    labels = {
        id: piece.label for id, piece in pieces(scene(state, 0)).items() if piece.option
    }  # fmt: skip
    assert labels["place:0:5"].endswith("the cascade produces 2 stone, 1 iron and 1 Fire cart")
    assert labels["place:0:6"].endswith(
        "the cascade produces 2 stone, 1 iron, 1 heartstone and 1 Fire cart"
    )


def test_paying_by_hand_lights_the_tokens_that_can_pay() -> None:
    state = blank(2)
    troop(state, 0, "st-1 st-2 st-3 st-4")
    tables.troll(state, 0, 1, "st-1", stone=1)
    tables.storage(state, 0, stone=2, iron=1)
    state.by_hand = True
    choose(act(state), "dig:I2:stone", tables.place("I2", "B12 C12"))
    offered = {piece.id: piece.option for piece in pieces(scene(state, 0)).values() if piece.option}
    assert offered == {"stored:0:stone": "from:storage", "held:0:0:0": "from:1"}


def test_conversions_of_a_workshop_are_pictures() -> None:
    state = next(
        state for state in tables_met() if phase(state) == "UseWorkshop" and options(state, "swap:")
    )
    drawn = scene(state, state.decisions[0].seat)
    for option in options(state, "swap:"):
        give, gain = option[5:].split(">")
        face = face_of(drawn, option)
        assert f"hk-r-{give}" in face
        assert f"hk-r-{gain}" in face


def test_an_outline_runs_around_its_spaces() -> None:
    assert loops([(0, 0), (1, 0)]) == [[(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]]
    assert len(loops([(0, 0), (1, 1)])) == 2
    assert tile_path([(0, 0), (1, 0), (2, 0)], 40, 0, 5).count("Q") == 4


def test_scores_shown_are_what_the_rules_count() -> None:
    for state, drawn in views("hall"):
        assert isinstance(state, Hall)
        if drawn.seat >= 0:
            mine = drawn.seats[drawn.seat]
            assert mine["score"] == sum(breakdown(state, drawn.seat).values())


def test_every_hall_is_either_free_or_built() -> None:
    for _, drawn in views("hall"):
        assert {id for id in pieces(drawn) if id.startswith("hall:")} == {
            f"hall:{name}" for name in HALLS
        }


@pytest.mark.parametrize("shape", SHAPES)
def test_places_of_the_horde_bear_the_names_that_sentences_use(shape: str) -> None:
    drawn = scene(blank(3), 0, shape=shape)
    lying = pieces(drawn)
    for slot in SLOTS:
        place = lying[f"place:{slot}"]
        assert f">{slot}</text>" in drawn.faces[place.face]
        where = drawn.places[slot]
        assert not isinstance(where, str)
        zone, x, y, w, h = where
        assert any(place in each.pieces for each in drawn.zones if each.id == zone)
        assert x < place.x < place.x + place.w < x + w
        assert y < place.y < place.y + place.h < y + h
