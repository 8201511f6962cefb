"""What would you do? Advice for whoever plays alone with bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.people import MINE, Json
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_advice_is_given_and_taken(welcome: Welcome, size: Json) -> None:
    ada = welcome("Ada", viewport=size)
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    try_a_line(page)
    page.get_by_role("button", name="Advice").click()
    rows = page.locator(".coach li button")
    expect(rows.first).to_contain_text(re.compile(r"\d+ %"), timeout=60_000)
    assert 1 < rows.count() <= 3
    check(page)
    box = page.locator(".coach").bounding_box()
    assert box is not None
    assert min(box["x"], box["y"], size["width"] - box["x"] - box["width"]) >= 0
    rows.first.click()
    expect(page.locator(".coach")).to_be_hidden()
    # A whole bid is laid out, and still mine to change.
    expect(page.locator(".piece.laid")).to_have_count(3)
    ada.confirm()


def try_a_line(page: Page) -> None:
    """A whole bid on a copy of the table, and back: nothing of it has happened."""
    page.get_by_role("button", name="What if?").click()
    sign = page.locator(".what-if-sign")
    expect(sign).to_contain_text(re.compile(r"\d+%"), timeout=60_000)
    check(page)
    for coin in ("2", "3", "4"):
        page.keyboard.press(coin)
    page.locator(".ask .confirm").click()
    expect(page.locator("#question")).to_contain_text("the others would go on")
    page.get_by_role("button", name="Back to the real table").click()
    expect(sign).to_be_hidden()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".piece.laid")).to_have_count(0)


def test_people_do_without(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    page = ada.sit(two_people(ada, bo))
    expect(page.locator(MINE)).to_be_visible()
    expect(page.get_by_role("button", name="Advice")).to_be_hidden()
