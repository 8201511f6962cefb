"""Getting up from a table, and coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.people import MINE, Person
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}


def ways_out(person: Person) -> Locator:
    """What is offered to who wants to get up; on a phone it is in the menu."""
    page = person.page
    leave = page.get_by_role("button", name="Get up")
    if not leave.is_visible():
        page.get_by_role("button", name="Settings").click()
    leave.click()
    return page.get_by_role("dialog")


def get_up(person: Person) -> None:
    dialog = ways_out(person)
    expect(dialog).to_contain_text("you may come back")
    dialog.get_by_role("button", name="Get up").click()
    expect(dialog).to_be_hidden()


def test_one_may_think_better_of_it(ada: Person) -> None:
    table = ada.lay(BOT)
    page = ada.sit(table)
    page.get_by_role("button", name="Get up").click()
    page.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(MINE)).to_be_visible()
    assert not ada.ask("GET", f"/tables/{table}")["chairs"][0]["stand_in"]
    # Alone, one may let the game rest, and go on.
    ways_out(ada).get_by_role("button", name="Pause").click()
    expect(page.locator("#question")).to_have_text("A pause.")
    expect(page.locator(MINE)).to_have_count(0)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(MINE)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_nothing_is_asked_of_who_has_got_up(welcome: Welcome, size: dict[str, int]) -> None:
    """Neither what a bot answers meanwhile, nor to take back what was answered before."""
    ada, bo = welcome("Ada", viewport=size), welcome("Bo")
    page = ada.sit(two_people(ada, bo))
    bo.sit(page.url.rsplit("/", 1)[1])
    ada.lay_coins()
    ada.confirm()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    get_up(ada)
    expect(page.locator("#question")).to_have_text("A bot plays for you.")
    expect(page.locator(".answers > *")).to_have_count(1)
    expect(undo).to_be_hidden()
    expect(page.locator(".notice")).to_be_hidden()
    bo.lay_coins(("b2", "b4", "b0"), seat=1)
    bo.confirm()
    expect(page.locator(".log .line", has_text="take").first).to_be_attached()
    expect(page.locator(".piece[data-act=choose]")).to_have_count(0)
    expect(page.locator(".ask.mine")).to_have_count(0)
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator("#question")).not_to_have_text("A bot plays for you.")
    # A pause needs both; whoever gives up between two has lost.
    ways_out(ada).get_by_role("button", name="Pause").click()
    expect(page.locator(".pause")).to_contain_text("Still to agree: Bo")
    expect(bo.page.locator(".pause")).to_contain_text("Ada asks for a pause.")
    bo.page.get_by_role("button", name="Agree").click()
    expect(page.locator("#question")).to_have_text("A pause.")
    page.get_by_role("button", name="Go on").click()
    expect(bo.page.locator(".pause")).to_be_hidden()
    ways_out(bo).get_by_role("button", name="Give up").click()
    for person in (ada, bo):
        expect(person.page.locator("#question")).to_contain_text("Ada wins.")
        expect(person.page.get_by_role("button", name="Once more")).to_be_visible()


def test_all_at_one_screen_get_up_together(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    table = ada.lay({"kind": "hot", "name": "Léa"}, {"kind": "open"}, start=False)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    bo.ask("POST", f"/tables/{table}/join", {"invite": invite})
    ada.ask("POST", f"/tables/{table}/start", {})
    page = ada.go(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    get_up(ada)
    expect(page.locator("#question")).to_have_text("A bot plays for you.")
    expect(page.locator(".curtain")).to_be_hidden()
    expect(page.locator(".answers > *")).to_have_count(1)
    expect(page.locator('.piece[data-id^="coin:0:b5"]')).to_have_count(0)
    page.get_by_role("button", name="Take our seats back").click()
    expect(page.get_by_role("button", name="Get up")).to_be_visible()
