"""Guides on the page: beside the rules, behind a piece, at the end of the lessons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.hall import taught
from tests.web.people import Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}


def test_guides_are_listed_read_and_found_beside_the_rules(ada: Person) -> None:
    page = ada.go("/rules/garden")
    lists = page.locator(".contents .chapters")
    expect(lists.locator("summary")).to_have_text(["How to win", "Chapters"])
    lists.first.get_by_role("link", name="How Pier wins").click()
    guide = page.locator("#guide-pier")
    expect(guide).to_have_class(re.compile("pointed"))
    expect(guide).to_be_in_viewport()
    expect(guide.locator("code")).to_have_count(0)
    page.locator("#search").fill("thorn musician pipes")
    expect(page.locator(".rule-entry:visible h3")).to_have_text(["Units and upgrades"])
    assert ada.go("/rules/nidavellir").locator(".contents .chapters").count() == 1


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_book_on_the_table_opens_a_guide(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    page = ada.sit(ada.lay(BOT, game="garden", factions=["callo", "olaf"]))
    if size == PHONE:
        page.locator(".handle").click()
    book = ada.piece("guide:0")
    expect(book).to_have_attribute("aria-label", "How Callo wins")
    at_rest(page)
    book.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("How Callo wins")
    expect(dialog).to_contain_text("Two devastated regions are Callo’s goal.")
    link = dialog.get_by_role("link", name="Read it in the rules")
    expect(link).to_have_attribute("href", "/rules/garden#guide-callo")
    dialog.get_by_text("Close", exact=True).click()
    expect(dialog).to_be_hidden()


def test_the_last_lesson_links_a_guide(ada: Person) -> None:
    page = ada.sit(taught(ada, "round.phases", skip=False, game="garden", kind="read"))
    link = page.locator(".lesson .further")
    expect(link).to_have_text("How Olaf wins")
    expect(link).to_have_attribute("href", "/rules/garden#guide-olaf")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#guide-olaf")).to_be_in_viewport()


@pytest.mark.parametrize("rule", ["making.upgrade-buy-one", "making.summon-reputation"])
def test_on_a_phone_a_long_lesson_leaves_its_question_free(welcome: Welcome, rule: str) -> None:
    """My board takes what room there is left under lesson and question."""
    ada = welcome("Ada", viewport=PHONE, locale="fr", has_touch=True)
    page = ada.sit(taught(ada, rule, skip=False, game="garden"))
    expect(page.locator(".mat.open")).to_be_visible()
    at_rest(page)
    bar, sheet = page.locator(".ask").bounding_box(), page.locator(".mat").bounding_box()
    assert bar
    assert sheet
    assert bar["y"] + bar["height"] <= sheet["y"]
    assert sheet["y"] + sheet["height"] <= PHONE["height"]
