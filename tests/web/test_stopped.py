"""Tables that cannot be played from what is stored: the page says why and what can be done."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.house import House
from tests.web.people import Person

HOT = {"kind": "hot", "name": "Léa"}
OPEN = {"kind": "open"}
AT_REST = {"en": "At rest", "fr": "Au repos"}


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[House]:
    """A house of its own: what it has stored changes behind its back."""
    house = House(tmp_path, "ladder")
    yield house
    house.close()


def change(house: House, table: str, **values: str) -> None:
    """While the house is closed, the table becomes another."""
    house.close()
    named = ", ".join(f"{name} = ?" for name in values)
    with closing(sqlite3.connect(house.folder / "antre.db")) as database, database:
        database.execute(f"UPDATE tables SET {named} WHERE id = ?", (*values.values(), table))
    house.open()


def play_a_round(person: Person, table: str) -> None:
    for seat in (0, 1):
        person.decide(table, "rest", seat=seat)


def message(person: Person, table: str) -> str:
    told: str = person.ask("GET", f"/tables/{table}")["stopped"]["message"]
    return told


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_a_game_whose_rules_are_gone_is_played_on(
    welcome: Welcome, old_house: House, language: str, light: str, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=old_house, locale=language, color_scheme=light, viewport=size)
    table = ada.lay(HOT, game="ladder")
    other = ada.lay(HOT, game="ladder")
    play_a_round(ada, table)
    change(old_house, table, rules="0.1")

    page = ada.go("/")
    lines = page.locator(".tables li")
    expect(lines).to_have_count(2)
    expect(page.locator(f'.tables a[href="/t/{table}"] .state')).to_have_text(AT_REST[language])
    check(page)
    page.locator(f'.tables a[href="/t/{table}"]').click()
    expect(page.locator(".rests .message")).to_have_text(message(ada, table))
    expect(page.locator(".rests .company li")).to_have_count(2)
    expect(page.locator('.rests a[href$="/record"]')).to_have_count(0)
    check(page)
    check_fits(page)

    ada.go(f"/r/{table}")
    expect(page.locator(".rests .message")).to_have_text(message(ada, table))
    page.locator(".rests .on").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    ada.answer(lambda count: 0)
    ada.sit(other)


def test_who_waits_sees_that_another_has_played_on(welcome: Welcome, old_house: House) -> None:
    ada, bruno = welcome("Ada", at=old_house), welcome("Bruno", at=old_house, locale="fr")
    table = ada.lay(OPEN, game="ladder", start=False)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    bruno.ask("POST", f"/tables/{table}/join", {"invite": invite})
    ada.ask("POST", f"/tables/{table}/start", {})
    change(old_house, table, rules="0.1")
    ada.go(f"/t/{table}")
    bruno.go(f"/t/{table}")
    expect(bruno.page.locator(".rests h2")).to_have_text("Cette table est au repos")
    ada.page.get_by_role("button", name="Play on").click()
    ada.page.locator(".answers .answer").first.click()
    expect(bruno.page.locator(".ask.mine")).to_be_visible()


def test_only_who_sits_there_is_offered_something(welcome: Welcome, old_house: House) -> None:
    ada, zoe = welcome("Ada", at=old_house), welcome("Zoé", at=old_house)
    table = ada.lay(HOT, game="ladder")
    change(old_house, table, rules="0.1")
    zoe.go(f"/t/{table}")
    expect(zoe.page.locator(".rests .message")).to_be_visible()
    expect(zoe.page.locator(".rests button")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_game_that_is_gone_can_be_taken_away(
    welcome: Welcome, old_house: House, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=old_house, viewport=size)
    zoe = welcome("Zoé", at=old_house)
    table = ada.lay(HOT, game="ladder")
    play_a_round(ada, table)
    change(old_house, table, game="snakes")
    page = ada.go("/")
    expect(page.locator(".tables li b")).to_have_text("snakes")
    page.locator(".tables a").click()
    expect(page.locator(".rests .message")).to_contain_text("“snakes” is no longer in this house")
    expect(page.locator(".rests .on")).to_have_count(0)
    check(page)
    check_fits(page)
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download the record").click()
    record: dict[str, Any] = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert record["game"] == "snakes"
    assert [entry for entry in record["entries"] if entry.endswith("rest")]
    zoe.go(f"/t/{table}")
    expect(zoe.page.locator(".rests .message")).to_be_visible()
    expect(zoe.page.locator('a[href$="/record"]')).to_have_count(0)


def test_a_table_that_had_not_begun(welcome: Welcome, old_house: House) -> None:
    ada = welcome("Ada", at=old_house)
    table = ada.lay(OPEN, game="ladder", start=False)
    change(old_house, table, game="snakes")
    page = ada.go(f"/t/{table}")
    expect(page.locator(".rests .message")).to_contain_text("lay a new table")
    expect(page.locator(".rests .company li")).to_have_text(["Ada"])
    page.locator(".rests").get_by_role("link", name="To the den").click()
    expect(ada.shelf("ladder")).to_be_visible()


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_a_finished_game_keeps_its_result(
    welcome: Welcome, old_house: House, language: str, light: str, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=old_house, locale=language, color_scheme=light, viewport=size)
    table = ada.lay(HOT, game="ladder", way="lowest")
    for _ in range(3):
        play_a_round(ada, table)
    was = ada.ask("GET", f"/tables/{table}")["outcome"]
    change(old_house, table, rules="0.1")
    page = ada.page
    for path in (f"/t/{table}", f"/r/{table}"):
        ada.go(path)
        expect(page.locator(".result .reason")).to_have_text(was["why"])
        expect(page.locator(".chart thead th.winner")).to_have_count(1)
        expect(page.locator(".chart .part b")).to_have_text(["3", "3"])
        expect(page.locator(".rests .message")).to_have_text(message(ada, table))
        expect(page.locator(f'a[href="/r/{table}"]')).to_have_count(0)
        expect(page.locator('a[href$="/record"]')).to_have_count(1)
        check(page)
        check_fits(page)


def test_a_table_that_is_stopped_while_somebody_sits_there(
    welcome: Welcome, old_house: House
) -> None:
    ada = welcome("Ada", at=old_house)
    table = ada.lay({"kind": "bot", "level": "easy"}, game="ladder")
    page = ada.sit(table)
    assert ada.wait_to_be_asked()
    change(old_house, table, rules="0.1")
    expect(page.locator(".rests .message")).to_have_text(message(ada, table))
    expect(page.locator(".offline")).to_be_hidden()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".ask.mine")).to_be_visible()
    ada.answer(lambda count: 0)
    ada.problems.clear()
