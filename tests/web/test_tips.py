"""A word about a piece comes to who asks for it, and to nobody else."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.people import Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
LONG_ENOUGH = 2000  # for a tip to come


def middle_of(person: Person, piece: str) -> tuple[float, float]:
    box = person.piece(piece).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_that_comes_under_a_resting_pointer_says_nothing(ada: Person) -> None:
    ada.page.clock.install()
    page = at_rest(ada.sit(ada.lay(BOT)))
    tip = page.get_by_role("tooltip")
    x, y = middle_of(ada, "slot:0:goblin")
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)
    expect(tip).to_be_visible()
    page.keyboard.press("1")
    at_rest(page)
    expect(tip).to_be_hidden()
    coin = page.locator(".piece.laid")
    expect(coin).to_have_count(1)
    page.clock.fast_forward(LONG_ENOUGH)
    expect(tip).to_be_hidden()
    page.mouse.move(x + 1, y)
    expect(tip).to_be_visible()
