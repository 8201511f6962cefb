"""What is settled before a game: chosen when a table is laid, changed by the host, read by all.

Ladder, a toy, has a setting of every kind, and starts at one seat.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.barriers import LOOKS, check, check_fits
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.house import House
from tests.web.people import Person

HOT = {"kind": "hot", "name": "Léa"}
OPEN = {"kind": "open"}
REFUSAL: dict[str, Any] = {
    "error": {"kind": "setup", "rule": None, "message": "Not like this, please.", "allowed": []}
}


@pytest.fixture
def ada(welcome: Welcome, toy_house: House) -> Person:
    return welcome("Ada", at=toy_house)


def setting(place: Page | Locator, id: str) -> Locator:
    return place.locator(f'.setting[data-setting="{id}"]')


def choose(place: Page | Locator, id: str, value: str) -> None:
    """A chip: the words are the way to it."""
    setting(place, id).locator(f'.chip:has([value="{value}"])').click()


def more(place: Page | Locator, id: str) -> Locator:
    return setting(place, id).locator(".stepper button").last


def at_chair(place: Page | Locator, seat: int) -> Locator:
    return place.locator(".chairs li").nth(seat).locator(".of-seat")


def settings(person: Person, table: str) -> dict[str, Any]:
    told: dict[str, Any] = person.ask("GET", f"/tables/{table}")["settings"]
    return told


def open_form(person: Person) -> Locator:
    person.go("/")
    shelf = person.shelf("ladder")
    shelf.locator(".inviting > summary").click()
    return shelf


def lay(person: Person, shelf: Locator) -> str:
    shelf.locator(".lay").click()
    expect(person.page.locator(".lobby .chairs")).to_be_visible()
    return person.page.url.rpartition("/")[2].partition("?")[0]


def lobby(person: Person, *chairs: dict[str, str], **values: Any) -> str:
    table = person.lay(*chairs, game="ladder", start=False, **values)
    person.go(f"/t/{table}")
    expect(person.page.locator(".lobby .chairs li").first).to_be_visible()
    return table


@pytest.mark.parametrize(("language", "light", "size"), LOOKS)
def test_a_table_is_laid_with_every_kind_of_setting(
    welcome: Welcome, toy_house: House, language: str, light: str, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=toy_house, locale=language, color_scheme=light, viewport=size)
    shelf = open_form(ada)
    shelf.locator("#seats-ladder").select_option("3")
    setting(shelf, "night").get_by_role("checkbox").check()
    choose(shelf, "way", "lowest")
    more(shelf, "height").click()
    more(shelf, "height").click()
    choose(shelf, "charms", "shoe")
    choose(shelf, "charms", "coin")
    expect(setting(shelf, "charms").locator("[value=clover]")).to_be_disabled()
    more(shelf, "medals").click()
    at_chair(shelf, 1).get_by_role("combobox").select_option("blue")
    check(ada.page)
    check_fits(ada.page)
    table = lay(ada, shelf)
    assert settings(ada, table) == {
        "night": True, "way": "lowest", "height": 5, "colour": [None, "blue", None],
        "charms": ["shoe", "coin"], "medals": {"gold": 1},
    }  # fmt: skip
    page = ada.page
    expect(setting(page, "night").get_by_role("checkbox")).to_be_checked()
    expect(setting(page, "way").locator("[value=lowest]")).to_be_checked()
    expect(setting(page, "height").get_by_role("spinbutton")).to_have_value("5")
    expect(at_chair(page, 1).get_by_role("combobox")).to_have_value("blue")
    check(page)
    check_fits(page)


def test_each_setting_says_what_it_is_in_the_language_of_the_reader(
    welcome: Welcome, toy_house: House
) -> None:
    ada = welcome("Ada", at=toy_house, locale="fr")
    lobby(ada, HOT)
    height = setting(ada.page, "height")
    expect(height.get_by_role("heading")).to_have_text("Hauteur")
    expect(height).to_contain_text("Combien d’échelons chacun doit gravir")
    expect(height.get_by_role("spinbutton", name="Hauteur")).to_be_visible()
    with ada.page.expect_popup() as opened:
        height.get_by_role("link", name="Hauteur\u00a0: la règle").click()
    expect(opened.value.locator("#together.pointed")).to_be_visible()
    choose(ada.page, "way", "teams")
    expect(setting(ada.page, "way")).to_contain_text("À quatre seulement.")


def test_what_was_chosen_stays_while_the_number_of_seats_changes(ada: Person) -> None:
    shelf = open_form(ada)
    seats = shelf.locator("#seats-ladder")
    seats.select_option("3")
    setting(shelf, "night").get_by_role("checkbox").check()
    choose(shelf, "way", "nobody")
    at_chair(shelf, 0).get_by_role("combobox").select_option("red")
    at_chair(shelf, 2).get_by_role("combobox").select_option("gold")
    seats.select_option("1")
    expect(setting(shelf, "night")).to_be_hidden()
    expect(shelf.locator(".chairs li")).to_have_count(1)
    # Nobody has it now; chosen here, it is no longer kept for the third chair.
    at_chair(shelf, 0).get_by_role("combobox").select_option("gold")
    seats.select_option("3")
    expect(setting(shelf, "night").get_by_role("checkbox")).to_be_checked()
    expect(at_chair(shelf, 2).get_by_role("combobox")).to_have_value("")
    at_chair(shelf, 2).get_by_role("combobox").select_option("blue")
    seats.select_option("2")
    seats.select_option("4")
    expect(at_chair(shelf, 2).get_by_role("combobox")).to_have_value("blue")
    expect(setting(shelf, "night")).to_be_hidden()
    told = settings(ada, lay(ada, shelf))
    assert (told["night"], told["way"]) == (False, "nobody")
    assert told["colour"] == ["gold", None, "blue", None]


def test_what_another_chair_has_cannot_be_chosen_where_all_are_distinct(ada: Person) -> None:
    table = lobby(ada, HOT, OPEN)
    first, second = (at_chair(ada.page, seat).get_by_role("combobox") for seat in (0, 1))
    first.select_option("red")
    expect(second.locator("[value=red]")).to_be_disabled()
    expect(first.locator("[value=red]")).to_be_enabled()
    first.select_option("")
    expect(second.locator("[value=red]")).to_be_enabled()
    second.focus()
    second.select_option("red")
    expect(first.locator("[value=red]")).to_be_disabled()
    expect(second).to_be_focused()
    ada.page.wait_for_load_state("networkidle")
    assert settings(ada, table)["colour"] == [None, "red", None]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_host_changes_and_the_others_see_it(
    welcome: Welcome, toy_house: House, size: dict[str, int]
) -> None:
    ada = welcome("Ada", at=toy_house, viewport=size)
    bruno = welcome("Bruno", at=toy_house, locale="fr", viewport=size)
    table = lobby(ada, OPEN)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    bruno.go(f"/t/{table}?invite={invite}")
    bruno.page.locator(".sit").click()
    page = bruno.page
    expect(setting(page, "night").locator(".setting-value")).to_have_text("non")
    expect(page.locator(".settings :is(input, select, button)")).to_have_count(0)
    check(page)
    setting(ada.page, "night").get_by_text("At night").click()
    choose(ada.page, "way", "together")
    choose(ada.page, "charms", "clover")
    choose(ada.page, "charms", "coin")
    more(ada.page, "medals").click()
    at_chair(ada.page, 1).get_by_role("combobox").select_option("gold")
    expect(setting(page, "night").locator(".setting-value")).to_have_text("oui")
    expect(setting(page, "way").locator(".setting-value")).to_have_text("Ensemble")
    expect(setting(page, "charms").locator(".setting-value")).to_have_text("Trèfle et Pièce")
    expect(setting(page, "medals").locator(".setting-value")).to_have_text("Médaille d’or × 1")
    expect(at_chair(page, 1)).to_contain_text("Or")
    expect(at_chair(page, 0)).to_contain_text("laissé ouvert")
    check_fits(page)
    ada.page.locator(".start").click()
    expect(page.locator(".table")).to_be_visible()


def test_quick_clicks_all_count_and_the_focus_stays(ada: Person) -> None:
    table = lobby(ada, HOT)
    button = more(ada.page, "height")
    button.focus()
    for _ in range(6):
        ada.page.keyboard.press("Enter")
    expect(setting(ada.page, "height").get_by_role("spinbutton")).to_have_value("9")
    expect(button).to_be_disabled()
    fewer = setting(ada.page, "height").locator(".stepper button").first
    fewer.focus()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_load_state("networkidle")
    expect(setting(ada.page, "height").get_by_role("spinbutton")).to_have_value("8")
    expect(fewer).to_be_focused()
    assert settings(ada, table)["height"] == 8


def test_news_of_the_lobby_does_not_undo_what_is_on_its_way(ada: Person) -> None:
    table = lobby(ada, HOT)
    held: list[Route] = []  # the first one; the others wait for its answer
    ada.page.route("**/settings", lambda route: route.continue_() if held else held.append(route))
    for _ in range(3):
        more(ada.page, "height").click()
    ada.ask("POST", f"/tables/{table}/chair", {"seat": 1, "kind": "hot", "name": "Zoé"})
    expect(ada.page.locator(".chairs .name").nth(1)).to_have_text("Zoé")
    field = setting(ada.page, "height").get_by_role("spinbutton")
    expect(field).to_have_value("6")
    with ada.page.expect_response(lambda told: '"height":6' in told.text()):
        held[0].continue_()
    expect(field).to_have_value("6")


def test_chips_are_chosen_by_key(ada: Person) -> None:
    table = lobby(ada, HOT)
    way = setting(ada.page, "way")
    way.locator("[value=highest]").focus()
    with ada.page.expect_response("**/settings"):
        ada.page.keyboard.press("ArrowRight")
    expect(way.locator("[value=lowest]")).to_be_focused()
    assert settings(ada, table)["way"] == "lowest"


def test_a_number_that_cannot_be_is_said_beside_it_and_not_sent(ada: Person) -> None:
    table = lobby(ada, HOT)
    height = setting(ada.page, "height")
    field = height.get_by_role("spinbutton")
    field.fill("12")
    field.blur()
    expect(height.get_by_role("alert")).to_have_text("A whole number from 1 to 9, please.")
    ada.page.locator(".start").click()
    expect(field).to_be_focused()
    expect(ada.page.locator(".lobby")).to_be_visible()
    assert settings(ada, table)["height"] == 3
    field.fill("7")
    with ada.page.expect_response("**/settings"):
        field.blur()
    expect(height.get_by_role("alert")).to_be_hidden()
    assert settings(ada, table)["height"] == 7


def test_some_of_several_wants_enough_of_them(ada: Person) -> None:
    games = ada.ask("GET", "/games")
    toy = next(game for game in games["games"] if game["game"] == "ladder")
    charms = next(each for each in toy["settings"] if each["id"] == "charms")
    charms.update(least=2, most=2, default=["clover", "coin"])
    ada.page.route("**/api/games", lambda route: route.fulfill(json=games))
    shelf = open_form(ada)
    row = setting(shelf, "charms")
    expect(row).to_contain_text("Choose 2.")
    choose(shelf, "charms", "coin")
    expect(row.get_by_role("alert")).to_have_text("Choose one more.")
    shelf.locator(".lay").click()
    expect(row.locator("input").first).to_be_focused()
    choose(shelf, "charms", "shoe")
    expect(row.get_by_role("alert")).to_be_hidden()
    assert settings(ada, lay(ada, shelf))["charms"] == ["clover", "shoe"]


def refuse(route: Route) -> None:
    if route.request.method == "POST":
        route.fulfill(status=400, json=REFUSAL)
    else:
        route.continue_()


def test_what_the_house_refuses_is_said_beside_the_setting(ada: Person) -> None:
    lobby(ada, HOT)
    ada.page.route("**/settings", refuse)
    choose(ada.page, "way", "teams")
    way = setting(ada.page, "way")
    expect(way.get_by_role("alert")).to_have_text("Not like this, please.")
    expect(way.locator("[value=highest]")).to_be_checked()
    expect(setting(ada.page, "height").get_by_role("alert")).to_be_hidden()
    check(ada.page)
    ada.page.unroute("**/settings")
    choose(ada.page, "way", "lowest")
    expect(way.get_by_role("alert")).to_be_hidden()
    expect(way.locator("[value=lowest]")).to_be_checked()
    ada.problems.clear()


def test_what_the_house_refuses_is_said_where_the_table_is_laid(ada: Person) -> None:
    shelf = open_form(ada)
    ada.page.route("**/api/tables", refuse)
    shelf.locator(".lay").click()
    expect(shelf.locator(".inviting > .complaint")).to_have_text("Not like this, please.")
    check(ada.page)
    ada.page.unroute("**/api/tables")
    lay(ada, shelf)
    ada.problems.clear()


def test_a_table_for_one(ada: Person) -> None:
    shelf = open_form(ada)
    expect(shelf).to_contain_text("1 to 4 players")
    shelf.locator("#seats-ladder").select_option("1")
    lay(ada, shelf)
    expect(ada.page.locator(".chairs li")).to_have_count(1)
    expect(ada.page.locator(".invite")).to_have_count(0)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    while ada.wait_to_be_asked():
        ada.answer(lambda count: 0)
    expect(ada.page.locator(".result h2")).to_have_text("You have won!")
