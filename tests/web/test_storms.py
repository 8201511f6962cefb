"""Closed pages, lost connections and houses that burn down: everything is where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.house import House
from tests.web.people import MINE, Person

BOT = {"kind": "bot", "level": "easy"}
LOST = re.compile("ERR_|Failed to load resource")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


def what_is_seen(person: Person) -> list[str]:
    """Question, story and the place of every piece."""
    page = person.page
    pieces = page.locator(".piece").evaluate_all(
        "nodes => nodes.map((n) => `${n.dataset.id} ${n.getAttribute('transform')}`).sort()"
    )
    story = page.locator(".log .line").all_text_contents()
    return [page.locator("#question").text_content() or "", *story, *pieces]


def in_mid_turn(person: Person) -> None:
    person.sit(person.lay(BOT))
    person.lay_coins()
    person.confirm()
    assert person.wait_to_be_asked()


def test_a_reload_changes_nothing(ada: Person) -> None:
    in_mid_turn(ada)
    seen = what_is_seen(ada)
    ada.page.reload()
    expect(ada.page.locator(MINE)).to_be_visible()
    assert what_is_seen(ada) == seen
    ada.go("/")
    ada.page.locator(".tables a.mine", has_text="Your turn").first.click()
    expect(ada.page.locator(MINE)).to_be_visible()
    assert what_is_seen(ada) == seen


def test_a_look_that_fails_is_taken_again(ada: Person) -> None:
    in_mid_turn(ada)
    page = ada.page
    page.route("**/scene?*", lambda route: route.abort(), times=1)
    number = ada.number()
    page.locator(".piece[data-act=choose]").first.click()
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    ada.answered(number)
    expect(page.get_by_text("The connection is gone.")).to_be_hidden()
    assert all(LOST.search(problem) for problem in ada.problems)
    ada.problems.clear()


def test_a_house_killed_in_mid_turn_comes_back(welcome: Welcome, own_house: House) -> None:
    ada = welcome("Ada", at=own_house)
    in_mid_turn(ada)
    seen = what_is_seen(ada)
    notice = ada.page.get_by_text("The connection is gone.")
    expect(notice).to_be_hidden()
    own_house.kill()
    expect(notice).to_be_visible()
    ada.page.locator(".piece[data-act=choose]").first.click()
    expect(ada.page.get_by_text("The house does not answer.")).to_be_visible()
    own_house.open()
    expect(notice).to_be_hidden()
    assert what_is_seen(ada) == seen
    ada.answer(lambda count: 0)
    assert ada.wait_to_be_asked()
    ada.page.reload()
    expect(ada.page.locator(MINE)).to_be_visible()
    assert all(LOST.search(problem) for problem in ada.problems)
    ada.problems.clear()
