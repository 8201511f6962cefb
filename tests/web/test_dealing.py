"""A deal that anyone can check, on the page: the promise, a word of one's own, the button."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import check, check_fits
from tests.web.conftest import PHONE, Welcome
from tests.web.house import House
from tests.web.people import Person

RANDOM = re.compile(r"[a-z2-7]{6}(-[a-z2-7]{6}){4}")
LEA = {"kind": "hot", "name": "Léa"}
Json = dict[str, Any]


def deal_of(person: Person, table: str) -> Json:
    deal: Json = person.ask("GET", f"/tables/{table}")["deal"]
    return deal


def play(person: Person, table: str) -> None:
    while waiting := person.ask("GET", f"/tables/{table}")["waiting"]:
        person.decide(table, "climb", seat=waiting[0])


def findings(page: Page) -> list[str | None]:
    """What was found out, each good, bad or neither."""
    page.locator(".check-deal").click()
    lines = page.locator(".findings li")
    expect(lines.first).to_be_visible()
    return [line.get_attribute("data-good") for line in lines.all()]


def test_a_word_is_added_in_the_lobby_and_found_at_the_end(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house)
    table = ada.lay(LEA, game="ladder", start=False)
    page = ada.go(f"/t/{table}")
    page.locator(".deal summary").click()
    expect(page.locator(".deal .promise")).to_have_text(deal_of(ada, table)["commitment"])
    expect(page.locator("#deal-word")).to_have_value(RANDOM)
    expect(page.locator(".deal summary")).to_contain_text("1 of 1 person has added a word")
    check(page)
    check_fits(page)
    page.locator("#deal-word").fill("my own words")
    page.locator("#deal-word").press("Enter")
    page.locator(".start").click()
    expect(page.locator(".table")).to_be_visible()
    assert deal_of(ada, table)["words"] == ["my own words", ""]
    play(ada, table)
    expect(page.locator(".result")).to_be_visible()
    assert findings(page) == ["true", "true", "true", "true", "null"]
    told = page.locator(".findings")
    expect(told).to_contain_text("As dealt: 6 draws follow from the secret")
    expect(told).to_contain_text("Your word is part of it: my own words")
    check(page)
    check_fits(page)


def test_a_promise_that_was_changed_is_noticed(welcome: Welcome, toy_house: House) -> None:
    """The browser remembers what it was shown and what it has said."""
    ada = welcome("Ada", at=toy_house, viewport=PHONE, locale="fr")
    table = ada.lay(LEA, game="ladder", start=False)
    page = ada.go(f"/t/{table}")
    page.locator(".deal summary").click()
    expect(page.locator("#deal-word")).to_have_value(RANDOM)
    check_fits(page)
    ada.ask("POST", f"/tables/{table}/start")
    page.evaluate(
        """() => {
            const [note] = JSON.parse(localStorage.getItem("antre.deals"));
            const other = { ...note, commitment: "0".repeat(64), word: "another" };
            localStorage.setItem("antre.deals", JSON.stringify([other]));
        }"""
    )
    play(ada, table)
    expect(page.locator(".result")).to_be_visible()
    assert findings(page) == ["true", "true", "false", "false", "null"]
    expect(page.locator(".findings")).to_contain_text("Donne exacte")
    expect(page.locator(".findings")).to_contain_text("Votre mot manque")
    check_fits(page)


def test_who_was_not_there_before_is_told_so(welcome: Welcome, toy_house: House) -> None:
    ada = welcome("Ada", at=toy_house)
    table = ada.lay(LEA, game="ladder")
    play(ada, table)
    page = ada.sit(table)
    assert findings(page) == ["true", "true", "null", "null"]
    expect(page.locator(".findings")).to_contain_text("Nobody added a word")
    expect(page.locator(".findings")).to_contain_text("has noted no fingerprint")


@pytest.mark.parametrize("again", [False, True])
def test_a_game_at_once_has_its_promise_first(
    welcome: Welcome, toy_house: House, again: bool
) -> None:
    """From the den, and once more: the browser adds its word before anything is drawn."""
    ada = welcome("Ada", at=toy_house)
    if again:
        table = ada.lay(LEA, game="ladder")
        play(ada, table)
        page = ada.sit(table)
        page.locator(".rematch").click()
        page.wait_for_url(lambda url: not url.endswith(table))
    else:
        page = ada.go("/")
        ada.shelf("ladder").locator("button.play").click()
        page.wait_for_url("**/t/*")
    expect(page.locator(".table")).to_be_visible()
    laid = page.url.rpartition("/")[2]
    words = deal_of(ada, laid)["words"]
    assert RANDOM.fullmatch(words[0])
    assert not any(words[1:])
