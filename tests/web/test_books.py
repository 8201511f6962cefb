"""Books of campaigns on the page: begun, played for, looked at after the house was opened again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import Welcome
from tests.web.house import House
from tests.web.people import Person

Json = dict[str, Any]


def rest_to_the_end(ada: Person, table: str) -> None:
    while waiting := ada.ask("GET", f"/tables/{table}")["waiting"]:
        ada.decide(table, "rest", seat=waiting[0])


def test_a_campaign_over_two_games_and_a_house_that_is_opened_again(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house)
    page = ada.go("/")
    page.locator(".books summary").click()
    page.locator("#book-title").fill("Friday nights")
    page.locator("#book-game").select_option("ladder")
    page.locator(".begin-book").click()
    expect(page.locator(".campaign h2")).to_have_text("Friday nights")
    expect(page.locator('[data-reward="gold"]')).to_have_attribute("data-count", "0")
    for number in (1, 2):
        page.locator(".next-game").click()
        expect(page.locator(".lobby")).to_be_visible()
        table = page.url.rpartition("/")[2].partition("?")[0]
        ada.ask("POST", f"/tables/{table}/start")
        assert ada.look(table)["view"]["rungs"] == [number - 1]
        rest_to_the_end(ada, table)
        if number == 1:
            page.goto("about:blank")
            toy_house.kill()
            toy_house.open()
        ada.sit(table)
        page.get_by_role("link", name="Book of the campaign").click()
        expect(page.locator(".page-line")).to_have_count(number)
        expect(page.locator('[data-reward="gold"]')).to_have_attribute("data-count", str(number))
    expect(page.locator(".page-line").first).to_contain_text("Game 2")
    check(page)
    page.locator(".anew").click()
    page.locator("dialog .sure").click()
    expect(page.locator('[data-reward="gold"]')).to_have_attribute("data-count", "0")
    expect(page.locator(".anew-line")).to_be_visible()


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_no_barrier_in_a_book_that_is_brought_along(
    welcome: Welcome, toy_house: House, tmp_path: Path, language: str, light: str, size: Json
) -> None:
    ada = welcome("Ada", at=toy_house, locale=language, color_scheme=light, viewport=size)
    told = {"en": ["Came home: Oona."], "fr": ["De retour : Oona."]}
    game = {"mark": "1", "day": "2026-11-16", "names": ["Ada", "Ben"], "won": True, "margin": 4.0,
            "gained": {"medals": {"gold": 1}}, "said": {"en": "Won!", "fr": "Gagné !"},
            "told": told}  # fmt: skip
    lost = {**game, "mark": "2", "won": False, "gained": {}}
    book = {"campaign": 1, "game": "ladder", "title": "Far away", "begun": 1,
            "pages": [game, lost]}  # fmt: skip
    file = tmp_path / "book.json"
    file.write_text(json.dumps(book), encoding="utf-8")
    page = ada.go("/")
    page.locator("#book-file").set_input_files(file)
    expect(page.locator(".campaign h2")).to_have_text("Far away")
    expect(page.locator(".page-line")).to_have_count(2)
    expect(page.locator(".page-line").first).to_contain_text(told[language][0])
    check(page)
    check_fits(page)
    page = ada.go("/")
    expect(page.locator(".books [data-book]").first).to_be_visible()
    check(page)
    check_fits(page)
