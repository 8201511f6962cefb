"""A map: tiles laid by hand, pieces carried, a zone that is moved and brought closer, cascades."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.little_map import CELL, SHAPES, SPOTS, X0, Y0, LittleMap
from tests.web.people import MINE, Person
from tests.web.rest import at_rest

Point = tuple[float, float]
FITS, LOOSE = re.compile(r"\bfits\b"), re.compile(r"\bloose\b")
WHERE = """([x, y]) => {
  const { a, d, e, f } = document.querySelector('.roam .picture').getScreenCTM();
  return [x * a + e, y * d + f];
}"""
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const now = [...document.querySelectorAll('.piece.flare')].map((n) => n.dataset.id).sort();
    window.seen.push(now.join(' '));
  };
  const marks = { subtree: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(look).observe(document.querySelector('.stage'), marks);
}"""
CASCADE = {
    "version": 5, "waiting": [0], "over": False, "lobby": False, "chat": [], "signs": [],
    "events": [{"kind": "x", "seat": 0, "text": "", "step": 1,
                "lights": ["statue", ["spot:0", "spot:1"], "nowhere"]}],
}  # fmt: skip


def open_map(person: Person, phase: str = "lay") -> LittleMap:
    little = LittleMap(person)
    little.phase = phase
    person.sit(little.table)
    expect(person.page.locator(MINE)).to_be_visible()
    at_rest(person.page)
    return little


def where(person: Person, x: float, y: float) -> Point:
    """A point of the map on the screen."""
    at: Point = tuple(at_rest(person.page).evaluate(WHERE, [x, y]))
    return at


def tile_at(person: Person, way: int, x: int, y: int) -> Point:
    """Where the pointer is when the tile lies with its reference cell on (x, y)."""
    columns, rows = zip(*SHAPES[way], strict=True)
    across = x + (min(columns) + max(columns) + 1) / 2
    down = y + (min(rows) + max(rows) + 1) / 2
    return where(person, X0 + across * CELL, Y0 + down * CELL)


def middle(target: Locator) -> Point:
    at_rest(target.page)
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale(person: Person) -> float:
    (x, _), (x1, _) = where(person, 0, 0), where(person, 1, 0)
    return x1 - x


class Fingers:
    """Touches as the browser gets them from a screen, 20 ms apart however slow the machine."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.now = time.time()

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.now += 0.02
        sent = {"type": kind, "touchPoints": touches, "timestamp": self.now}
        self.session.send("Input.dispatchTouchEvent", sent)

    @contextmanager
    def down(self, *points: Point) -> Iterator[Any]:
        self._send("touchStart", *points)
        yield lambda *now: self._send("touchMove", *now)
        self._send("touchEnd")

    def drag(self, start: Point, end: Point) -> None:
        (x, y), (x1, y1) = start, end
        with self.down(start) as move:
            for n in range(1, 6):
                move((x + (x1 - x) * n / 5, y + (y1 - y) * n / 5))


@pytest.fixture
def phone(welcome: Welcome) -> Person:
    return welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def fingers(phone: Person) -> Fingers:
    return Fingers(phone.context.new_cdp_session(phone.page))


# Laying a tile.


def test_a_tile_follows_the_pointer_and_is_laid_with_a_click(ada: Person) -> None:
    little = open_map(ada)
    page, tile = ada.page, ada.page.locator(".in-hand")
    expect(tile).to_be_hidden()
    x, y = tile_at(ada, 0, 6, 4)
    page.mouse.move(x + 9, y - 8)
    expect(tile).to_have_class(FITS)
    expect(page.locator(".note")).to_have_text("2 hammers, +10 honour")
    lies = middle(page.locator(".tile-body"))
    assert abs(lies[0] - x) < 2
    assert abs(lies[1] - y) < 2

    page.mouse.move(*where(ada, 600, 20))
    expect(tile).to_have_class(LOOSE)
    expect(page.locator(".note")).to_be_hidden()
    page.mouse.click(*where(ada, 600, 20))
    assert little.answers == []

    page.mouse.click(x, y)
    ada.answered("0:1")
    assert little.answers == ["lay:0:6:4"]
    expect(tile).to_have_count(0)


def test_r_turns_and_f_flips(ada: Person) -> None:
    little = open_map(ada)
    page = ada.page
    page.mouse.move(*tile_at(ada, 0, 6, 4))
    drawn = page.locator(".tile-edge")
    seen = [drawn.get_attribute("d")]
    for key in "rrrf":
        page.keyboard.press(key)
        seen.append(drawn.get_attribute("d"))
    assert len(set(seen)) == 5
    page.keyboard.press("r")
    page.keyboard.press("f")
    page.mouse.click(*tile_at(ada, 2, 9, 7))
    ada.answered("0:1")
    assert little.answers == ["lay:2:9:7"]


def test_a_flip_mirrors_what_is_seen(ada: Person) -> None:
    """From every way round, left and right are exchanged."""
    ada.go("/")
    outcome = ada.page.evaluate(
        """async (shapes) => {
          const { Tile } = await import('/js/question/tile.js');
          const whole = Object.fromEntries(shapes.map((cells, n) => [n, { cells }]));
          const turns = [0, 1, 2, 3, 4, 5, 6, 7];
          const tile = new Tile({ cell: 1, x0: 0, y0: 0, turns, shapes: whole, places: {} });
          return turns.map((raw) => {
            tile.raw = raw;
            tile.flip(1);
            return [raw, tile.way];
          });
        }""",
        [[list(cell) for cell in shape] for shape in SHAPES],
    )
    for raw, way in outcome:
        mirrored = {(-x, y) for x, y in SHAPES[raw]}
        dx = min(x for x, _ in mirrored) - min(x for x, _ in SHAPES[way])
        assert {(x - dx, y) for x, y in mirrored} == set(SHAPES[way])


def test_a_tile_is_laid_with_keys_alone(ada: Person) -> None:
    little = open_map(ada)
    page = ada.page
    buttons = page.locator(".answers button")
    expect(buttons).to_have_count(4)
    expect(page.locator(".ask .list")).to_be_hidden()
    expect(page.locator(".answers .confirm")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    spoken = page.locator(".ask .place")
    expect(spoken).to_have_text("Dig at 9, 5")
    expect(page.locator(".ask .place")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("ArrowRight")
    expect(spoken).to_have_text("Dig at 12, 5")
    page.keyboard.press("ArrowUp")
    expect(spoken).to_have_text("Dig at 12, 4")
    page.get_by_role("button", name="Turn", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Turn", exact=True)).to_be_focused()
    page.keyboard.press("r")
    page.keyboard.press("ArrowLeft")
    label = spoken.text_content()
    page.locator(".in-hand").focus()
    expect(page.locator(".in-hand")).to_have_attribute("aria-label", label or "")
    page.keyboard.press("Enter")
    ada.answered("0:1")
    (answer,) = little.answers
    assert answer.startswith("lay:2:")
    assert label == "Dig at {}, {}".format(*answer.split(":")[2:])


def test_what_is_no_place_has_its_button_and_key(ada: Person) -> None:
    little = open_map(ada)
    expect(ada.page.get_by_role("button", name="Do not dig")).to_be_visible()
    ada.page.keyboard.press("1")
    ada.answered("0:1")
    assert little.answers == ["skip"]


def test_a_tile_is_laid_with_the_thumb(phone: Person, fingers: Fingers) -> None:
    little = open_map(phone)
    page, tile = phone.page, phone.page.locator(".in-hand")
    page.touchscreen.tap(*tile_at(phone, 0, 6, 4))
    expect(tile).to_have_class(FITS)
    expect(page.locator(".note")).to_have_text("2 hammers, +10 honour")
    assert little.answers == []
    drawn = page.locator(".tile-edge")
    first = drawn.get_attribute("d") or ""
    page.touchscreen.tap(*middle(page.locator(".tile-body")))
    expect(drawn).not_to_have_attribute("d", first)
    for _ in range(3):
        page.get_by_role("button", name="Turn", exact=True).click()
    expect(drawn).to_have_attribute("d", first)
    fingers.drag(tile_at(phone, 0, 6, 4), tile_at(phone, 0, 12, 8))
    expect(page.locator(".note")).to_have_text("2 hammers, +20 honour")
    page.get_by_role("button", name="Confirm").click()
    phone.answered("0:1")
    assert little.answers == ["lay:0:12:8"]


def test_a_double_tap_flips(phone: Person, fingers: Fingers) -> None:
    open_map(phone)
    page = phone.page
    page.touchscreen.tap(*tile_at(phone, 0, 6, 4))
    page.get_by_role("button", name="Flip").click()
    drawn = page.locator(".tile-edge")
    flipped = drawn.get_attribute("d") or ""
    page.get_by_role("button", name="Flip").click()
    expect(drawn).not_to_have_attribute("d", flipped)
    at = middle(page.locator(".tile-body"))
    for _ in range(2):
        with fingers.down(at):
            pass
    expect(drawn).to_have_attribute("d", flipped)


# Moving about.


def test_a_map_is_moved_and_brought_closer(ada: Person) -> None:
    little = open_map(ada)
    page = ada.page
    whole = scale(ada)
    before = where(ada, 300, 300)
    page.mouse.move(*before)
    page.mouse.wheel(0, -300)
    assert scale(ada) > whole * 1.5
    after = where(ada, 300, 300)
    assert max(abs(after[0] - before[0]), abs(after[1] - before[1])) < 1

    x, y = where(ada, 500, 300)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    moved = where(ada, 500, 300)
    assert abs(moved[0] - x + 60) < 1
    assert abs(moved[1] - y + 40) < 1
    assert little.answers == [], "to let go of the map is no click"

    page.get_by_role("button", name="Show all").click()
    assert abs(scale(ada) - whole) < 0.001
    page.get_by_role("button", name="Closer").click()
    closer = scale(ada)
    assert closer > whole
    page.keyboard.press("+")
    assert scale(ada) > closer
    page.keyboard.press("-")
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert abs(scale(ada) - whole) < 0.001
    page.keyboard.press("+")
    page.keyboard.press("0")
    assert abs(scale(ada) - whole) < 0.001


def test_the_tile_stays_in_sight_when_the_map_comes_closer(ada: Person) -> None:
    open_map(ada)
    page, body = ada.page, ada.page.locator(".tile-body")
    page.keyboard.press("ArrowRight")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    before = middle(body)
    page.keyboard.press("+")
    page.keyboard.press("+")
    after = middle(body)
    assert max(abs(after[0] - before[0]), abs(after[1] - before[1])) < 30
    expect(page.locator(".note")).to_be_visible()
    x, y = middle(page.locator(".zone.roam"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 700, y, steps=5)
    page.mouse.up()
    expect(page.locator(".note")).to_be_hidden()


def test_a_map_on_a_phone_begins_as_wide_as_the_screen(phone: Person, fingers: Fingers) -> None:
    open_map(phone)
    (left, top), (right, _) = where(phone, 0, 0), where(phone, 1200, 0)
    assert left >= 0
    assert right - left > PHONE["width"] - 24
    whole = scale(phone)
    x, y = where(phone, 600, 360)
    with fingers.down((x - 30, y), (x + 30, y)) as move:
        move((x - 60, y), (x + 60, y))
        move((x - 90, y), (x + 90, y))
    assert 2.5 < scale(phone) / whole < 3.5
    held = where(phone, 600, 360)
    assert abs(held[0] - x) < 3
    fingers.drag((x, y), (x + 50, y + 20))
    assert where(phone, 600, 360)[0] > held[0] + 30
    assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    phone.page.get_by_role("button", name="Show all").click()
    assert abs(where(phone, 0, 0)[1] - top) < 1


def test_focus_brings_a_piece_into_sight(ada: Person) -> None:
    open_map(ada, "carry")
    page, statue = ada.page, ada.piece("statue")
    page.mouse.move(*where(ada, 1190, 710))
    for _ in range(4):
        page.mouse.wheel(0, -400)
    frame = page.locator(".zone.roam").bounding_box()
    assert frame
    assert middle(statue)[0] < frame["x"]
    for _ in range(30):
        page.keyboard.press("Tab")
        if statue.evaluate("node => node === document.activeElement"):
            break
    x, y = middle(statue)
    assert frame["x"] < x < frame["x"] + frame["width"]
    assert frame["y"] < y < frame["y"] + frame["height"]


# Carrying a piece.


def carry_to(person: Person, target: Point) -> None:
    mouse = person.page.mouse
    mouse.move(*middle(person.piece("statue")))
    mouse.down()
    mouse.move(*where(person, 600, 600), steps=3)
    expect(person.piece("spot:1")).to_have_attribute("data-act", "choose")
    mouse.move(*target, steps=3)


def test_a_piece_is_picked_up_and_put_down(ada: Person) -> None:
    little = open_map(ada, "carry")
    carry_to(ada, middle(ada.piece("spot:1")))
    assert little.answers == ["carry:statue"]
    expect(ada.piece("spot:1")).to_have_class(re.compile("over"))
    expect(ada.page.locator(".sky .carried")).to_have_count(1)
    ada.page.mouse.up()
    ada.answered("0:2")
    assert little.answers == ["carry:statue", "put:1"]
    expect(ada.page.locator(".sky .carried")).to_have_count(0)
    x, y = SPOTS[1]
    home = f"translate({X0 + x * CELL} {Y0 + y * CELL})"
    expect(ada.piece("statue")).to_have_attribute("transform", home)
    expect(ada.piece("statue")).not_to_have_class(re.compile("away"))


def test_put_down_elsewhere_the_question_stays(ada: Person) -> None:
    little = open_map(ada, "carry")
    carry_to(ada, where(ada, 600, 690))
    ada.page.mouse.up()
    expect(ada.page.locator(".sky .carried")).to_have_count(0)
    expect(ada.piece("statue")).not_to_have_class(re.compile("away"))
    assert little.answers == ["carry:statue"]
    ada.piece("spot:2").click()
    ada.answered("0:2")
    assert little.answers == ["carry:statue", "put:2"]


def test_put_down_before_the_house_has_answered(ada: Person) -> None:
    little = open_map(ada, "carry")
    little.holding = True
    mouse = ada.page.mouse
    mouse.move(*middle(ada.piece("statue")))
    mouse.down()
    mouse.move(*middle(ada.piece("spot:0")), steps=5)
    mouse.up()
    with ada.page.expect_request("**/decide") as second:
        little.let_go()
    assert json.loads(second.value.post_data or "")["options"] == ["put:0"]
    ada.answered("0:2")


def test_a_click_does_the_same(ada: Person) -> None:
    little = open_map(ada, "carry")
    ada.piece("statue").click()
    ada.answered("0:1")
    ada.piece("spot:0").click()
    ada.answered("0:2")
    assert little.answers == ["carry:statue", "put:0"]


def test_a_piece_is_carried_by_a_finger(phone: Person, fingers: Fingers) -> None:
    """Where it may go comes into sight while it is carried; a lens shows what the finger hides."""
    little = open_map(phone, "carry")
    start, lens = middle(phone.piece("statue")), phone.page.locator(".lens")
    with fingers.down(start) as move:
        move((start[0] + 12, start[1] + 8))
        expect(phone.piece("spot:1")).to_have_attribute("data-act", "choose")
        end = middle(phone.piece("spot:1"))
        move(end)
        expect(lens).to_be_visible()
    expect(lens).to_be_hidden()
    phone.answered("0:2")
    assert little.answers == ["carry:statue", "put:1"]


# What just happened.


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_cascade_lights_one_group_after_another(welcome: Welcome, motion: str) -> None:
    ada = welcome("Ada", reduced_motion=motion)
    open_map(ada, "carry")
    page = ada.page
    page.evaluate(WATCH)
    page.evaluate("(message) => window.tell(message)", CASCADE)
    page.wait_for_function("() => window.seen.some(Boolean) && !window.seen.at(-1)")
    seen = [lit for lit, _ in groupby(page.evaluate("() => window.seen")) if lit]
    if motion == "reduce":
        assert seen == ["spot:0 spot:1 statue"]
    else:
        assert seen == ["statue", "spot:0 spot:1 statue", "spot:0 spot:1"]


def test_the_story_shows_the_pieces_it_is_about(ada: Person) -> None:
    """At most three things on the table; the sentence says it all to those who cannot see."""
    little = open_map(ada, "carry")
    little.lights = {"lights": ["ground", "statue", ["nowhere", "spot:0", "spot:1"], "spot:2"]}
    ada.piece("statue").click()
    ada.answered("0:1")
    line = ada.page.get_by_role("button", name="carry:statue")
    faces = line.locator(".pieces svg")
    expect(faces).to_have_count(3)
    expect(line.locator(".pieces")).to_have_attribute("aria-hidden", "true")
    drawn = [face.get_attribute("data-face") for face in faces.all()]
    wanted = [
        ada.piece(id).get_attribute("data-look") or "" for id in ("statue", "spot:0", "spot:1")
    ]
    assert drawn == [look.split()[0] for look in wanted]
    assert {round((face.bounding_box() or {"height": 0})["height"]) for face in faces.all()} == {32}


# The whole page.


def test_the_map_takes_most_of_the_table(ada: Person) -> None:
    open_map(ada)
    page = ada.page
    frame = page.locator(".zone.roam").bounding_box()
    assert frame
    assert frame["width"] * frame["height"] > 0.44 * WIDE["width"] * WIDE["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight") <= WIDE["height"]
    expect(page.locator(".side [data-zone=own]")).to_be_visible()
    expect(page.locator(".seat-card .small")).to_be_visible()
    for title in ("Market", "Aside"):
        page.get_by_role("tab", name=title).click()
        expect(page.locator(f".stage [data-zone={title.lower()}]")).to_be_visible()
    page.get_by_role("button", name="Fold the story").click()
    expect(page.locator(".side [data-zone=own]")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_where_nothing_lies_there_is_no_tab(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    little = LittleMap(ada)
    little.bare = True
    page = ada.sit(little.table)
    expect(page.locator(".zone.roam")).to_be_visible()
    for title in ("Market", "Aside"):
        expect(page.get_by_role("tab", name=title)).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_only_thing_to_do_has_a_button(welcome: Welcome, size: dict[str, int]) -> None:
    """Also where it stands on a piece, which may be out of sight; it is not listed once more."""
    ada = welcome("Ada", viewport=size)
    little = open_map(ada, "carry")
    expect(ada.page.locator(".list summary")).to_be_hidden()
    ada.page.locator(".answers").get_by_role("button", name="Choose carry:statue").click()
    ada.answered("0:1")
    assert little.answers == ["carry:statue"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_else_is_shared_lies_above_the_map(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    little = LittleMap(ada)
    little.strip = True
    page = ada.sit(little.table)
    expect(page.get_by_role("tab").first).to_have_text("The mountain")
    at_rest(page)
    strip = page.locator("[data-zone=strip] .picture").bounding_box()
    frame = page.locator(".zone.roam").bounding_box()
    assert strip
    assert frame
    assert strip["y"] + strip["height"] <= frame["y"]
    assert abs(strip["width"] - frame["width"]) < 12
    assert frame["height"] > 3 * strip["height"]


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_barrier_at_a_map(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    open_map(ada)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".note")).to_be_visible()
    check(ada.page)
