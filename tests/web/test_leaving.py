"""Getting up from a table, and coming back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.people import MINE, Person
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}


def get_up(person: Person) -> None:
    page = person.page
    if page.get_by_role("button", name="Settings").is_visible():
        page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Get up").click()
    dialog = page.get_by_role("dialog")
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
