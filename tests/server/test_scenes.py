"""Scenes: the table as it looks, now and at any earlier step, as JSON and as a picture."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from antre.server.drawn import MOST_WORDS, Drawn
from tests.server.den import Guest, play


@pytest.fixture
def table(anna: Guest) -> str:
    table = anna.lay("me", "hot:<Léa> & co", start=True)
    play(anna, table, seed=8, most=40)
    return table


def scene(guest: Guest, table: str, query: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.ok("GET", f"/api/tables/{table}/scene?{query}")
    return found


def test_before_the_start_there_is_nothing_to_see(anna: Guest) -> None:
    table = anna.lay("me", "open")
    assert scene(anna, table, "seat=0")["scene"] is None
    anna.refused(409, "not-started", "GET", f"/api/tables/{table}/scene.svg")


def test_a_scene_offers_what_the_seat_may_choose(anna: Guest, table: str) -> None:
    seat = anna.look(table)["waiting"][0]
    seen, asked = scene(anna, table, f"seat={seat}"), anna.seat(table, seat)["asked"]
    offered = [option["option"] for option in seen["scene"]["question"]["options"]]
    assert offered == [option["option"] for option in asked["options"]]
    assert seen["scene"]["question"]["number"] == asked["number"]
    assert scene(anna, table, "seat=-1")["scene"]["question"] is None
    assert seen["version"] == anna.seat(table, seat)["version"]


def test_scenes_have_two_shapes_and_two_languages(anna: Guest, table: str) -> None:
    wide, tall = (
        scene(anna, table, f"seat=0&shape={shape}")["scene"] for shape in ("wide", "tall")
    )
    assert (wide["shape"], tall["shape"]) == ("wide", "tall")
    french = scene(anna, table, "seat=0&language=fr")["scene"]
    assert french["title"] != wide["title"]
    anna.refused(400, "malformed", "GET", f"/api/tables/{table}/scene?shape=round")


def test_a_scene_brings_only_what_the_page_has_not_drawn(anna: Guest, table: str) -> None:
    first = scene(anna, table, "seat=0&step=3")
    now = scene(anna, table, "seat=0")
    lean = scene(anna, table, f"seat=0&drawn={first['drawn']}")
    had, whole = first["scene"]["faces"], now["scene"]
    new = {id: face for id, face in whole["faces"].items() if id not in had}
    assert "<" in whole["defs"]
    assert 0 < len(new) < len(whole["faces"]) / 2
    assert lean["scene"] == {**whole, "defs": None, "places": None, "faces": new}
    again = scene(anna, table, f"seat=0&drawn={lean['drawn']}")
    assert again["scene"]["faces"] == {}, "what came before the last scene is known as well"


def test_a_word_that_the_house_does_not_know_brings_everything(anna: Guest, table: str) -> None:
    whole = scene(anna, table, "seat=0")["scene"]
    assert scene(anna, table, "seat=0&drawn=forgotten")["scene"] == whole
    anna.refused(400, "malformed", "GET", f"/api/tables/{table}/scene?drawn=a+b")


def test_words_are_kept_for_a_while_and_stand_for_one_table() -> None:
    drawn = Drawn()
    words = [drawn.keep("hall", [f"f{number}"]) for number in range(MOST_WORDS + 1)]
    assert drawn.known(words[0], "hall") is None
    assert drawn.known(words[1], "hall") == frozenset({"f1"})
    assert drawn.known(words[1], "fall") is None
    assert drawn.known("", "hall") is None


def test_every_step_can_be_seen_again(anna: Guest, table: str) -> None:
    now = scene(anna, table, "seat=0")
    steps = now["steps"]
    assert now["step"] == steps > 10
    assert scene(anna, table, f"seat=0&step={steps}")["scene"] == now["scene"]
    for step in range(0, steps, 7):
        then = scene(anna, table, f"seat=0&step={step}")
        assert then["step"] == step
        assert not then["can_undo"]
        assert then["log"] == [line for line in now["log"] if line["step"] <= step]
    anna.refused(404, "no-step", "GET", f"/api/tables/{table}/scene?seat=0&step={steps + 1}")


def test_the_past_of_others_stays_closed_until_the_end(
    anna: Guest, bruno: Guest, table: str
) -> None:
    bruno.refused(403, "not-yours", "GET", f"/api/tables/{table}/scene?seat=0&step=3")
    assert scene(bruno, table, "seat=-1&step=3")["scene"]["seat"] == -1
    play(anna, table, seed=9)
    assert scene(bruno, table, "seat=0&step=3")["scene"]["seat"] == 0


def test_a_picture_is_whole_and_stands_alone(anna: Guest, table: str) -> None:
    for query in ("seat=0", "seat=-1&shape=tall", "seat=1&step=4&language=fr"):
        reply = anna.request("GET", f"/api/tables/{table}/scene.svg?{query}")
        assert reply.headers["content-type"] == "image/svg+xml"
        ElementTree.fromstring(reply.text)
        assert "<script" not in reply.text
        assert "<Léa>" not in reply.text
