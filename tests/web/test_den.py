"""The den: games that make one want to play, and one's own tables in order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from antre.games import SHELF
from tests.web.conftest import PHONE, Welcome
from tests.web.people import Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
LAY = "/api/tables"
# Names that makers give to things: words joined by underscores or dots.
MAKERS = re.compile(r"\b[a-z]+[_.][a-z]+\b|\.toml")


def test_a_game_is_offered_with_a_picture_and_in_peoples_words(ada: Person) -> None:
    page = ada.go("/")
    for slug in SHELF:
        card = ada.shelf(slug)
        picture = card.locator("img")
        expect(picture).to_be_visible()
        assert picture.evaluate("async (img) => (await img.decode(), img.naturalWidth)") > 0
        expect(card.locator(".game-facts li")).to_have_count(3)
        expect(card.locator(".appeal")).not_to_be_empty()
    assert not MAKERS.search(page.locator("main").inner_text())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_a_game_comes_from_has_a_page_of_its_own(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", locale=language, viewport=PHONE)
    ada.go("/")
    ada.shelf("hall").locator("a[href='/about/hall']").click()
    text = ada.page.locator(".about")
    expect(text).to_be_visible()
    assert text.locator("h3 ~ p").count() > 2
    assert not MAKERS.search(text.inner_text())
    wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


def test_the_rules_show_no_ids(ada: Person) -> None:
    page = ada.go("/rules/hall")
    expect(page.locator(".rule-entry").first).to_be_visible()
    assert page.locator(".text code").count() == 0


def test_how_i_like_to_play_now_is_remembered(ada: Person) -> None:
    ada.go("/")
    ada.shelf().locator("#now-seats-nidavellir").select_option("3")
    ada.shelf().locator("#now-level-nidavellir").select_option("easy")
    page = ada.go("/")
    ada.shelf().get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()
    table = page.url.rpartition("/")[2]
    chairs = ada.ask("GET", f"/tables/{table}")["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot"]
    assert {chair["level"] for chair in chairs[1:]} == {"easy"}


def test_whoever_plays_at_once_sits_down_under_the_name_just_typed(ada: Person) -> None:
    page = ada.go("/")
    slow: list[Route] = []
    laid: list[str] = []
    page.route("**/api/me", lambda route: slow.append(route), times=1)
    page.on("request", lambda request: laid.append(request.method) if LAY in request.url else None)
    page.locator("#name").fill("Zoë")
    with page.expect_request("**/api/me"):
        ada.shelf().get_by_role("button", name="Play now").click()
    at_rest(page)
    assert not laid
    slow[0].continue_()
    expect(page.locator(".table")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert ada.ask("GET", f"/tables/{table}")["chairs"][0]["name"] == "Zoë"


def test_an_expert_is_offered_where_there_is_one(ada: Person) -> None:
    ada.go("/")
    levels = ada.shelf().locator("#now-level-nidavellir option")
    assert levels.all_inner_texts() == ["easy", "normal", "hard", "expert"]
    page = ada.go("/t/" + ada.lay({"kind": "open"}, start=False))
    page.get_by_label("Who takes chair 2").select_option("bot expert")
    expect(page.locator(".chairs")).to_contain_text("an expert bot")


def test_my_tables_never_push_the_games_down(ada: Person) -> None:
    at_rest(ada.go("/"))
    before = ada.shelf().get_by_role("button", name="Play now").bounding_box()
    for _ in range(3):
        ada.lay(BOT)
    page = at_rest(ada.go("/"))
    assert ada.shelf().get_by_role("button", name="Play now").bounding_box() == before
    page.get_by_role("link", name="3 tables wait for you").click()
    expect(page.locator("#tables")).to_be_in_viewport()


def test_tables_are_put_away_brought_back_and_deleted(ada: Person) -> None:
    table = ada.lay(BOT)
    lesson = ada.ask("POST", "/learn/nidavellir")["table"]
    page = ada.go("/")
    line = page.locator(f"li:has(a[href='/t/{table}'])")
    expect(page.locator("details").locator(f"a[href='/t/{lesson}']")).to_have_count(1)
    line.get_by_role("button", name="Put this table away").click()
    expect(line).to_be_hidden()
    page.reload()
    page.get_by_text("One table put away").click()
    line.get_by_role("button", name="Bring it back").click()
    expect(line).to_be_visible()
    line.get_by_role("button", name="Put this table away").click()
    page.get_by_text("One table put away").click()
    line.get_by_role("button", name="Delete").click()
    expect(line).to_have_count(0)
    assert table not in [each["table"] for each in ada.ask("GET", "/me")["tables"]]
