"""One thing at a time, on a screen of 360 × 740."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, Welcome
from tests.web.people import COINS, MINE, TAVERNS, Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
# Text that can be seen, with its size on the screen; in drawings the size is scaled.
SIZES = """() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const box = node.getBoundingClientRect();
    const words = walker.currentNode.textContent.trim();
    const shown = box.width > 1 && box.height > 1 && node.checkVisibility();
    const silent = node.closest('.aside-words, defs, script, noscript, caption');
    if (words && shown && !silent)
      texts.push([words, parseFloat(getComputedStyle(node).fontSize)]);
  }
  for (const use of document.querySelectorAll('.picture use')) {
    if (!use.checkVisibility()) continue;
    const scale = use.getScreenCTM().a;
    const face = document.querySelector(use.getAttribute('href'));
    for (const text of face.querySelectorAll('text')) {
      const inner = text.getCTM()?.a ?? 1;
      const outer = face.getCTM()?.a ?? 1;
      const size = parseFloat(getComputedStyle(text).fontSize) * scale * (inner / outer);
      texts.push([text.textContent, Math.round(size * 100) / 100]);
    }
  }
  return texts;
}"""


@pytest.fixture
def phone(welcome: Welcome) -> Person:
    return welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True)


def check_page(person: Person) -> None:
    """Nothing hangs out to the right, and nothing is too small to read."""
    wide = person.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    small = [text for text in person.page.evaluate(SIZES) if text[1] < 12.99]
    assert not small


def check_taverns(person: Person) -> None:
    """Whoever bids sees all three above the question, and who else bids."""
    page = at_rest(person.page)
    ask = page.locator(".ask").bounding_box()
    assert ask is not None
    for tavern in TAVERNS:
        box = person.piece(f"tavern:{tavern}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < ask["y"]
    names = page.locator(".seat-card .name")
    expect(names).to_have_count(5)
    for name in names.all():
        expect(name).to_be_visible()


def test_a_turn_with_the_thumb(phone: Person) -> None:
    rng = random.Random(3)
    page = phone.sit(phone.lay(BOT, BOT, BOT, BOT))
    assert phone.wait_to_be_asked()
    handle = page.get_by_role("button", name="Hide your board")
    expect(handle).to_have_attribute("aria-expanded", "true")
    check_page(phone)
    check_taverns(phone)
    for coin, tavern in zip(COINS, TAVERNS, strict=True):
        phone.piece(f"coin:0:{coin}:1").tap()
        phone.piece(f"slot:0:{tavern}").tap()
    phone.confirm()
    assert phone.wait_to_be_asked()
    expect(page.get_by_role("button", name="Show your board")).to_be_visible()
    check_page(phone)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        check_page(phone)
    page.locator(".seat-card button").nth(1).tap()
    expect(page.locator(".stage .zone:visible").first).to_be_visible()
    check_page(phone)
    page.get_by_role("tab", name="Taverns").tap()
    phone.answer(rng.randrange)


def test_the_page_never_scrolls_at_the_table(welcome: Welcome) -> None:
    for size in (PHONE, {"width": 1440, "height": 900}):
        person = welcome("Ada", viewport=size)
        page = person.sit(person.lay(BOT, BOT, BOT, BOT))
        expect(page.locator(MINE)).to_be_visible()
        height = page.evaluate("() => document.documentElement.scrollHeight")
        assert height <= size["height"]


@pytest.mark.parametrize("path", ["/", "/rules/nidavellir", "/t/nowhere"])
def test_the_other_pages_fit_a_phone(phone: Person, path: str) -> None:
    phone.go(path)
    check_page(phone)
    phone.problems.clear()


def test_the_lobby_fits_a_phone(phone: Person) -> None:
    chairs = ({"kind": "open"}, BOT, {"kind": "hot", "name": "Léa"})
    page = phone.go(f"/t/{phone.lay(*chairs, start=False)}")
    expect(page.get_by_label("One chair is open")).to_be_visible()
    check_page(phone)


def test_what_was_told_last_is_read_whole_with_a_touch(welcome: Welcome) -> None:
    phone = welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True, locale="fr")
    page = phone.sit(phone.lay(BOT, BOT, BOT, BOT))
    assert phone.wait_to_be_asked()
    last = page.locator(".ask .last")
    cut = "(node) => node.scrollHeight > node.clientHeight + 1"
    assert last.evaluate(cut), "a sentence that needs more than two lines"
    last.tap(position={"x": 4, "y": 4})
    assert not last.evaluate(cut)
    check_page(phone)
    last.tap(position={"x": 4, "y": 4})
    assert last.evaluate(cut)


def test_pinching_brings_the_board_closer(phone: Person) -> None:
    page = at_rest(phone.sit(phone.lay(BOT)))
    stage = page.locator(".stage")
    box = stage.bounding_box()
    assert box is not None
    before = page.locator(".stage .picture").first.bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 60)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    expect(stage).to_have_class("panels stage zoomed")
    after = page.locator(".stage .picture").first.bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"] * 1.5


def test_the_menu_says_what_its_signs_mean_and_goes(phone: Person) -> None:
    page = phone.sit(phone.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    menu, opened = page.locator(".switches"), page.get_by_role("button", name="Settings")
    for way in ("board", "key", "leaving"):
        opened.tap()
        expect(menu).to_be_visible()
        check(page)
        for sign in menu.locator("button:visible").all():
            words = sign.get_attribute("aria-label") or sign.inner_text()
            box, room = sign.bounding_box(), page.viewport_size
            assert words
            assert box
            assert room
            assert box["width"] > 120 > box["height"]
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= room["width"]
        if way == "board":
            page.locator(".question").tap()
        elif way == "key":
            page.keyboard.press("Escape")
        else:
            menu.get_by_role("button", name="Get up").tap()
            expect(page.get_by_role("dialog")).to_be_visible()
        expect(menu).to_be_hidden()
