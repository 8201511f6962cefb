"""The first lessons on the page, from the first to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from antre.games import SHELF
from tests.web.conftest import PHONE, Welcome
from tests.web.hall import Digger, taught
from tests.web.people import MINE, PATIENCE, Person

# Nothing lies over the middle of what a lesson points at but what belongs to the same picture.
IN_SIGHT = """() => {
  const piece = document.querySelector('.piece.pointed');
  if (!piece) return false;
  const { x, y, width, height } = piece.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return found !== null && piece.ownerSVGElement.contains(found);
}"""


def lesson_number(person: Person) -> str:
    return person.page.locator(".lesson .count").text_content() or ""


def do_what_is_asked(person: Person) -> None:
    """Read on, or choose what the lesson points at."""
    page = person.page
    on = page.locator(".go-on")
    expect(page.locator(f".go-on:visible, {MINE}, .lesson[hidden]").first).to_be_attached()
    if on.is_visible():
        before = lesson_number(person)
        on.click()
        expect(page.locator(".lesson .count", has_text=before)).to_have_count(0)
        return
    number = person.number()
    table = page.url.rsplit("/", 1)[1]
    wanted = person.ask("GET", f"/tables/{table}/scene?seat=0")["lesson"]
    if wanted is None or wanted["kind"] != "choose":
        return
    if page.locator(".piece[data-act=slot]").count():
        lay_planned(person, wanted["plan"])
        page.locator(".answers .confirm").click()
    else:
        Digger(person, table).do(wanted["options"][0])
    person.answered(number)


def lay_planned(person: Person, plan: list[list[str]]) -> None:
    slots = person.page.locator(".piece[data-act=slot]").all()
    for slot, options in zip([each.get_attribute("data-id") for each in slots], plan, strict=False):
        free = person.page.locator(".piece[data-act=hold]:not(.laid)").all()
        coins = [coin.get_attribute("data-id") or "" for coin in free]
        coin = options[0].partition(":")[2] if options else coins[0].split(":")[2]
        person.piece(next(id for id in coins if f":{coin}:" in id)).click()
        person.piece(slot or "").click()


@pytest.mark.parametrize("game", SHELF)
def test_all_lessons_by_clicks(ada: Person, game: str) -> None:
    page = ada.go("/")
    ada.shelf(game).get_by_role("link", name="Learn by playing").click()
    expect(page.locator(".lesson .count")).to_contain_text("Lesson 1 of")
    for _ in range(120):
        if page.locator(".lesson").is_hidden():
            break
        do_what_is_asked(ada)
    else:
        raise AssertionError(f"the lessons do not end: {lesson_number(ada)}")
    expect(page.locator(f"{MINE}, .rematch").first).to_be_visible(timeout=PATIENCE * 1000)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_choice_is_told_kindly_and_lessons_can_be_skipped(
    welcome: Welcome, language: str
) -> None:
    ada = welcome("Ada", viewport=PHONE, locale=language)
    page = ada.page
    page.goto(f"{ada.house.address}/learn/nidavellir")
    expect(page.locator(".lesson .count")).to_be_visible()
    while not page.locator(MINE).count():
        do_what_is_asked(ada)
    wanted = ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}/scene?seat=0")["lesson"]
    lay_planned(ada, wanted["plan"][::-1])
    page.locator(".answers .confirm").click()
    expect(page.locator(".notice")).to_be_visible()
    page.locator(".skip-lessons").click()
    expect(page.locator(".lesson")).to_be_hidden()
    ada.confirm()
    assert any("409" in problem for problem in ada.problems)
    ada.problems.clear()


def test_what_is_read_about_is_in_front(ada: Person) -> None:
    """Also if it lies on another tab than the table, and the others have played meanwhile."""
    table = taught(ada, "influence.first-bonus", skip=False, game="fall")
    Digger(ada, table).sit().do("influence:waelwulf")
    expect(ada.page.locator(".go-on")).to_be_visible()
    expect(ada.piece("track:waelwulf")).to_have_class(re.compile("pointed"))
    ada.page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("rule", ["draft.second-pick", "gnome.scout-token", "invasion.decider"])
def test_on_a_phone_what_a_lesson_points_at_is_in_sight(welcome: Welcome, rule: str) -> None:
    """On a map larger than its frame, and on a board that scrolls."""
    ada = welcome("Ada", viewport=PHONE, has_touch=True)
    ada.sit(taught(ada, rule, skip=False, game="fall"))
    ada.page.wait_for_function(IN_SIGHT)
