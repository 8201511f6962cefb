"""Inviting whom one has played with, and tables for everybody: two browsers, French and small."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.barriers import check, check_fits
from tests.web.conftest import PHONE, Welcome
from tests.web.house import House
from tests.web.people import Person
from tests.web.rest import at_rest

RIVALS: dict[str, Any] = {"game": "ladder", "way": "lowest", "height": 2}


def meet(ada: Person, ben: Person) -> None:
    """A game of the two, played to its end."""
    table = ada.lay({"kind": "open"}, start=False, **RIVALS)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    ben.ask("POST", f"/tables/{table}/join", {"invite": invite})
    ada.ask("POST", f"/tables/{table}/start")
    while waiting := ada.ask("GET", f"/tables/{table}")["waiting"]:
        (ada, ben)[waiting[0]].decide(table, "rest", seat=waiting[0])


def test_one_invites_the_other_sits_down_and_a_stranger_finds_what_is_public(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house)
    ben = welcome("Ben", at=toy_house, locale="fr", viewport=PHONE)
    meet(ada, ben)
    page = ada.go("/")
    page.get_by_text("One person you have played with").click()
    check(page)
    page.get_by_role("button", name="Invite to Ladder").click()
    expect(page.locator(".lobby")).to_be_visible()
    theirs = ben.go("/")
    theirs.get_by_role("link", name="Une invitation pour vous").click()
    asked = theirs.locator(".invitation")
    expect(asked).to_be_in_viewport()
    expect(asked).to_contain_text("Ada vous invite")
    check(theirs)
    check_fits(theirs)
    asked.get_by_role("link", name="Prendre place").click()
    theirs.get_by_role("button", name="S’asseoir ici").click()
    expect(page.locator(".chairs li").nth(1)).to_contain_text("Ben")
    # Another table, offered to everybody by its host.
    other = ada.lay({"kind": "open"}, start=False, **RIVALS)
    page = ada.go(f"/t/{other}")
    expect(page.locator(".calling").get_by_role("button", name="Ben")).to_be_visible()
    with page.expect_response(f"**/{other}/public"):
        page.get_by_label("Anybody may find this table").check()
    check(page)
    theirs = ben.go("/")
    theirs.locator(f".public a[href='/t/{other}']").click()
    theirs.get_by_role("button", name="S’asseoir ici").click()
    expect(page.locator(".chairs li").nth(1)).to_contain_text("Ben")


def test_friends_that_could_not_be_fetched_are_asked_for_again(
    welcome: Welcome, toy_house: House
) -> None:
    ada, ben = welcome("Ada", at=toy_house), welcome("Ben", at=toy_house)
    meet(ada, ben)
    table = ada.lay({"kind": "open"}, start=False, **RIVALS)
    ada.page.route("**/api/friends", lambda route: route.abort())
    with ada.page.expect_event("requestfailed"):
        page = ada.go(f"/t/{table}")
    friend = page.locator(".calling").get_by_role("button", name="Ben")
    expect(page.locator(".chairs li")).to_have_count(2)
    at_rest(page)  # the lobby may be shown, and friends asked for, more than once
    expect(friend).to_be_hidden()
    page.unroute("**/api/friends")
    ada.ask("POST", f"/tables/{table}/public", {"public": True})  # the lobby is shown anew
    expect(friend).to_be_visible()
    ada.problems.clear()  # the browser tells of what was not fetched
