"""A map on a phone: it comes closer to what is asked, and makes room for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Welcome
from tests.web.hall import Digger, taught
from tests.web.people import MINE, Person
from tests.web.rest import at_rest
from tests.web.test_map import Fingers, middle

FINGER = 36  # pixels: a smaller cell is missed by a thumb
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
