"""A game without a stage of its own is shown as plain boxes, and can be played there."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import Welcome
from tests.web.house import House

BOT = {"kind": "bot", "level": "easy"}
ROUNDS = 3


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_a_whole_game_by_clicks(
    welcome: Welcome, toy_house: House, language: str, light: str, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=toy_house, locale=language, color_scheme=light, viewport=size)
    page = ada.sit(ada.lay(BOT, BOT, game="ladder"))
    assert ada.wait_to_be_asked()
    check(page)
    check_fits(page)
    rng = random.Random(5)
    for _ in range(ROUNDS):
        assert ada.wait_to_be_asked()
        expect(page.locator(".answers .answer")).to_have_count(2)
        ada.answer(rng.randrange)
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("tab").first.click()
    expect(ada.piece("table:rounds")).to_be_visible()
    check(page)


def test_what_lies_there_is_read_aloud(welcome: Welcome, toy_house: House) -> None:
    ada = welcome("Ada", at=toy_house)
    ada.sit(ada.lay(BOT, game="ladder"))
    expect(ada.piece("table:rounds")).to_have_attribute("aria-label", "Rounds: 2")


def test_a_narrator_speaks_in_the_story_and_says_the_same_to_all(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house)
    table = ada.lay(BOT, game="ladder")
    page = ada.sit(table)
    assert ada.wait_to_be_asked()
    ada.answer(lambda count: 0)
    assert ada.wait_to_be_asked()
    remarks = page.locator(".log [data-kind=climbed] .remark")
    log = ada.ask("GET", f"/tables/{table}/seat/0")["log"]
    climbs = [line for line in log if line["kind"] == "climbed"]
    told = [line["aside"] for line in climbs]
    assert told == [f"{line['step']}, oh!" for line in climbs]
    assert told
    expect(remarks).to_have_text(told)
    expect(page.locator(".log .remark")).to_have_count(len(told))
    check(page)
