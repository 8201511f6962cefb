"""Playing together: proposals, pointing, signs, and consent to take something back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import Welcome
from tests.web.house import House
from tests.web.people import MINE, Person

Json = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo")


def sit_together(welcome: Welcome, house: House, **looks: Any) -> tuple[str, list[Person]]:
    """Three browsers at a table of Ladder, who win or lose together."""
    people = [welcome(name, at=house, **looks) for name in NAMES]
    ada, *others = people
    chairs = [{"kind": "open"}] * 2
    table = ada.lay(*chairs, game="ladder", start=False, way="together")
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    for person in others:
        person.ask("POST", f"/tables/{table}/join", {"invite": invite})
    ada.ask("POST", f"/tables/{table}/start")
    for person in people:
        person.sit(table)
    return table, people


def rungs(page: Page, said: str) -> None:
    """What is told of the latest turns."""
    expect(page.locator(".log .line").last).to_contain_text(said)


def test_three_browsers_propose_point_nod_and_take_back(welcome: Welcome, toy_house: House) -> None:
    table, (ada, ben, cleo) = sit_together(welcome, toy_house)
    # Ben proposes; Ada sees it on her button and takes it with one click.
    ben.page.locator(".propose").click()
    expect(ben.page.locator(".question")).to_have_text("What do you propose to Ada?")
    ben.page.locator('.answers [data-option="climb"]').click()
    expect(ben.page.locator(".proposals")).to_contain_text("You propose:")
    for person in (ada, cleo):
        expect(person.page.locator(".proposals")).to_contain_text("Ben proposes: Climb")
    expect(ada.page.locator('.answers [data-option="climb"] .emblem')).to_have_count(1)
    # Cleo proposes otherwise, and thinks better of it.
    cleo.page.locator(".propose").click()
    cleo.page.locator('.answers [data-option="rest"]').click()
    expect(ada.page.locator(".proposals li")).to_have_count(2)
    cleo.page.locator(".withdraw").click()
    expect(ada.page.locator(".proposals li")).to_have_count(1)
    number = ada.number()
    ada.page.locator(".proposal[data-by='1']").click()
    ada.answered(number)
    assert ada.look(table)["log"][-1]["kind"] == "climbed"
    for person in (ada, ben, cleo):
        expect(person.page.locator(".proposals")).to_be_hidden()
    # Signs and pointing reach everybody.
    ben.page.locator(".signs-menu summary").click()
    ben.page.locator("[data-sign=thanks]").click()
    expect(ada.page.locator('.seat-card[data-seat="1"] .bubble')).to_have_text("Thank you!")
    cleo.page.locator(".point").click()
    cleo.piece("table:rounds").click()
    expect(ada.piece("table:rounds").locator(".ghost")).to_have_count(1)
    expect(ada.piece("table:rounds").locator(".ghost")).to_have_count(0)
    # Ada asks to take it back: something was drawn, so both others must agree.
    before = ada.look(table)["view"]["rungs"]
    expect(ada.page.locator(".undo")).to_have_text("Ask to undo")
    ada.page.locator(".undo").click()
    expect(ada.page.locator(".asked-back")).to_contain_text("Still to agree: Ben and Cleo")
    ben.page.locator(".agree").click()
    expect(ada.page.locator(".asked-back")).to_contain_text("Still to agree: Cleo")
    cleo.page.locator(".agree").click()
    expect(ada.page.locator(".asked-back")).to_be_hidden()
    assert ada.wait_to_be_asked()
    ada.page.locator('.answers [data-option="climb"]').click()
    expect(ben.page.locator(".ask.mine")).to_be_visible()
    assert ada.look(table)["view"]["rungs"] == before, "it was no new throw"
    # One refusal is enough.
    ada.page.locator(".undo").click()
    cleo.page.locator(".refuse").click()
    expect(ada.page.locator(".asked-back")).to_be_hidden()
    assert ada.look(table)["view"]["rungs"] == before


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_no_barrier_between_partners(
    welcome: Welcome, toy_house: House, language: str, light: str, size: Json
) -> None:
    looks = {"locale": language, "color_scheme": light, "viewport": size}
    table, (ada, ben, _) = sit_together(welcome, toy_house, **looks)
    body = {"seat": 1, "owner": 0, "option": "climb", "number": 0}
    ben.ask("POST", f"/tables/{table}/propose", body)
    expect(ada.page.locator(".proposal")).to_be_visible()
    ada.decide(table, "climb")
    ben.ask("POST", f"/tables/{table}/decide", {"seat": 1, "options": ["rest"]})
    ada.ask("POST", f"/tables/{table}/ask-back", {"seat": 0})
    expect(ben.page.locator(".agree")).to_be_visible()
    ben.page.locator(".signs-menu summary").click()
    for person in (ada, ben):
        check(person.page)
        check_fits(person.page)


def test_a_bot_proposes_by_itself_or_when_it_is_consulted(
    welcome: Welcome, toy_house: House
) -> None:
    """Whoever wants no proposals unasked says so once."""
    ada = welcome("Ada", at=toy_house)
    table = ada.lay({"kind": "bot", "level": "easy"}, game="ladder", way="together")
    page = ada.sit(table)
    proposal = page.locator(".proposal[data-by='1']")
    expect(proposal).to_contain_text(re.compile("proposes: (Rest|Climb)"))
    page.get_by_role("button", name="Bots propose unasked").click()
    number = ada.number()
    proposal.click()
    ada.answered(number)
    ada.sit(table)
    expect(page.locator(".hints")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(MINE)).to_be_visible()
    expect(proposal).to_have_count(0)
    page.locator(".consult").click()
    expect(proposal).to_contain_text(re.compile("proposes: (Rest|Climb)"))
