"""How a game ended, on the page: who won, together or not at all, why, and with what."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.house import House
from tests.web.people import Person

Json = dict[str, Any]
FRIENDS = [{"kind": "hot", "name": name} for name in ("Léa", "Max", "Zoé")]
Climbs = Callable[[int], bool]


def play(ada: Person, seats: int, climbs: Climbs = lambda seat: False, **settings: Any) -> Json:
    """A whole game of Ladder at one screen: three rungs each, but for those who climb."""
    table = ada.lay(*FRIENDS[: seats - 1], game="ladder", **settings)
    while waiting := ada.ask("GET", f"/tables/{table}")["waiting"]:
        ada.decide(table, "climb" if climbs(waiting[0]) else "rest", seat=waiting[0])
    told: Json = ada.ask("GET", f"/tables/{table}")
    return told


def see(ada: Person, told: Json) -> Page:
    page = ada.sit(told["table"])
    expect(page.locator(".result")).to_be_visible()
    outcome = told["outcome"]
    expect(page.locator(".result h2")).to_have_text(outcome["said"])
    # The bar of a phone leaves the why to the result.
    why = "" if page.viewport_size == PHONE else outcome["why"]
    expect(page.locator(".ask .question")).to_have_text(f"{outcome['said']} {why}".strip())
    names = {told["chairs"][seat]["name"] for seat in outcome["winners"]}
    crowned = page.locator(".chart thead th.winner > span")
    assert set(crowned.evaluate_all("all => all.map(each => each.firstChild.textContent)")) == names
    marked = page.locator(".seat-card.winner")
    seats = [each.get_attribute("data-seat") for each in marked.all()]
    assert sorted(map(int, filter(None, seats))) == outcome["winners"]
    return page


WAYS: list[tuple[int, Json, str, str]] = [
    (3, {"way": "highest"}, "Ada, Léa, and Max share the victory with 3.", ""),
    (2, {"way": "lowest"}, "You win with 3.", "No more than 3 rungs were climbed."),
    (4, {"way": "teams"}, "Ada, Léa, Max, and Zoé win together with 6.", ""),
    (2, {"way": "together", "height": 1}, "Ada and Léa have won together.",
     "The margin was 4. Won by 4."),
    (3, {"way": "together"}, "Ada, Léa, and Max have won together.",
     "The margin was 0. Won by a hair: not one to spare."),
    (2, {"way": "together", "height": 9}, "The game is lost.",
     "The margin was −12. Lost by 12."),
    (2, {"way": "nobody"}, "Nobody wins.", ""),
    (1, {"height": 2}, "You have won!", "The margin was 1. Won by 1."),
]  # fmt: skip


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("seats", "settings", "said", "why"), WAYS)
def test_every_way_to_end(
    welcome: Welcome, toy_house: House, size: Json, seats: int, settings: Json, said: str, why: str
) -> None:
    ada = welcome("Ada", at=toy_house, viewport=size)
    page = see(ada, play(ada, seats, **settings))
    heading = page.locator(".result h2").inner_text()
    assert heading.replace(",", "") == said.replace(",", "")
    expect(page.locator(".result .reason")).to_have_text(why)
    expect(page.locator(".chart .part")).to_have_text(re.compile("Rungs" + "3" * seats))
    check_fits(page)


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_no_barrier_at_the_end(
    welcome: Welcome, toy_house: House, language: str, light: str, size: Json
) -> None:
    ada = welcome("Ada", at=toy_house, locale=language, color_scheme=light, viewport=size)
    page = see(ada, play(ada, 4, way="together"))
    told = {"en": "Won by a hair", "fr": "Gagné de justesse"}[language]
    expect(page.locator(".result .reason")).to_contain_text(told)
    check(page)
    check_fits(page)


def test_whoever_won_stands_first(welcome: Welcome, toy_house: House) -> None:
    """Also who won with less than the others."""
    ada = welcome("Ada", at=toy_house)
    told = play(ada, 3, lambda seat: seat != 2, way="lowest")
    page = see(ada, told)
    first = page.locator(".chart thead th").first.locator("span").first
    expect(first).to_contain_text(told["chairs"][told["outcome"]["winners"][0]]["name"])


def test_one_team_of_two(welcome: Welcome, toy_house: House) -> None:
    ada = welcome("Ada", at=toy_house)
    page = see(ada, play(ada, 4, lambda seat: seat == 1, way="teams"))
    expect(page.locator(".chart .winner")).to_have_count(2)


def test_a_replay_crowns_nobody_before_the_end(welcome: Welcome, toy_house: House) -> None:
    ada = welcome("Ada", at=toy_house)
    told = play(ada, 2, way="lowest")
    page = ada.go(f"/r/{told['table']}?step=1")
    expect(page.locator(".seat-card")).to_have_count(2)
    expect(page.locator(".winner")).to_have_count(0)
    expect(page.get_by_role("tab", name="Result")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".seat-card.winner")).to_have_count(1)
    page.get_by_role("tab", name="Result").click()
    expect(page.locator(".result h2")).to_have_text(told["outcome"]["said"])


def test_looking_back_from_the_end_crowns_nobody(welcome: Welcome, toy_house: House) -> None:
    ada = welcome("Ada", at=toy_house)
    page = see(ada, play(ada, 2, way="lowest"))
    page.locator(".log .line").first.click()
    expect(page.locator(".ask.past")).to_be_visible()
    expect(page.locator(".seat-card.winner")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".seat-card.winner")).to_have_count(1)
