"""A map on a phone: it comes closer to what is asked, and makes room for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from antre.core.game import slugs
from tests.web.conftest import PHONE, Welcome
from tests.web.hall import Digger, taught
from tests.web.people import MINE, Person
from tests.web.rest import at_rest
from tests.web.test_bar import SIZES
from tests.web.test_map import Fingers, middle

FINGER = 36  # pixels: a smaller cell is missed by a thumb
# What else can be touched or read at points of a map.
OVER = """(map) => {
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const found = new Set();
  for (let x = left + 16; x < right - 16; x += 12)
    for (let y = top + 16; y < bottom - 16; y += 12) {
      const node = document.elementFromPoint(x, y);
      if (!map.contains(node) || node.closest('button')) found.add(node.outerHTML.slice(0, 80));
    }
  return [...found];
}"""
CELL = """() => {
  const { a } = document.querySelector('.roam .picture').getScreenCTM();
  return a * document.querySelector('.roam .piece[data-id^="gate:"]').getBBox().width;
}"""


@pytest.fixture
def phone(welcome: Welcome) -> Person:
    return welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True)


def frame(person: Person) -> dict[str, float]:
    box = at_rest(person.page).locator(".zone.roam").bounding_box()
    assert box is not None
    return {side: box[side] for side in ("x", "y", "width", "height")}


def gate(person: Person) -> float:
    """How wide a cell of the mountain is on the screen."""
    width: float = at_rest(person.page).evaluate(CELL)
    return width


def test_the_mountain_comes_to_the_thumb(phone: Person) -> None:
    """Closer to what is asked, farther and back with two taps; the lesson folds; a lens."""
    fingers = Fingers(phone.context.new_cdp_session(phone.page))
    page = Digger(phone, taught(phone, "dig.rotate-flip", skip=False)).sit().page
    expect(page.locator(MINE)).to_be_visible()
    assert gate(phone) > FINGER

    # The lesson folds away, and there is room for what it speaks of.
    before = frame(phone)
    words = page.locator(".lesson .idea [role=status]")
    page.get_by_role("button", name="Show me").tap()
    expect(words).to_be_hidden()
    after = frame(phone)
    assert after["height"] > before["height"] + 60
    x, y = middle(page.locator(".legal-places"))
    assert after["x"] < x < after["x"] + after["width"]
    assert after["y"] < y < after["y"] + after["height"]

    # A lens is over the finger as long as it carries the tile.
    lens = page.locator(".lens")
    page.touchscreen.tap(x, y)
    expect(page.locator(".in-hand.fits")).to_be_visible()
    tile = middle(page.locator(".tile-body"))
    with fingers.down(tile) as move:
        move((tile[0] + 20, tile[1] + 20))
        move((tile[0] + 40, tile[1] + 20))
        expect(lens).to_be_visible()
        expect(lens.locator("use")).to_have_count(2)
    expect(lens).to_be_hidden()

    # Two taps on the ground: all of it, and closer again.
    ground = (after["x"] + after["width"] - 20, after["y"] + 20)
    for close in (False, True):
        for _ in range(2):
            with fingers.down(ground):
                pass
        assert (gate(phone) > FINGER) is close
    page.get_by_role("button", name="Words").tap()
    expect(words).to_be_visible()


@pytest.mark.parametrize("slug", slugs())
def test_nothing_lies_over_a_map(welcome: Welcome, slug: str) -> None:
    """In any game that has one, the buttons that move it stand beside it."""
    ada = welcome("Ada")
    page = ada.sit(ada.lay({"kind": "bot", "level": "easy"}, game=slug))
    roams = page.locator(".zone.roam").count() > 0
    expect(page.locator(".roam-tools")).to_have_count(int(roams))
    for width, height in SIZES if roams else ():
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("tab").first.click()
        at_rest(page)
        over = page.locator(".zone.roam").evaluate(OVER)
        assert over == [], f"{width}: {over}"
        expect(page.get_by_role("button", name="Show all")).to_be_visible()
        closer = page.get_by_role("button", name="Closer")
        expect(closer).to_be_visible(visible=width > 820)


def test_a_finger_that_misses_a_small_place_by_little_means_it(phone: Person) -> None:
    player = Digger(phone, phone.lay({"kind": "bot", "level": "easy"}, game="hall")).sit()
    page = player.page
    expect(page.locator(MINE)).to_be_visible()
    place = page.locator(".roam .piece[data-act=choose]").first
    at_rest(page)
    box = place.bounding_box()
    assert box
    assert max(box["width"], box["height"]) < 24, "a place that a finger can miss"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x - 32, y)
    expect(page.locator(".piece.armed")).to_have_count(0)
    page.touchscreen.tap(x - 18, y)
    expect(place).to_have_class(re.compile("armed"))
