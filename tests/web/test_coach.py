"""What would you do? Advice for whoever plays alone with bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.people import MINE, Json, Person
from tests.web.rest import at_rest
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_advice_is_given_and_taken(welcome: Welcome, size: Json) -> None:
    ada = welcome("Ada", viewport=size)
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    try_a_line(page)
    page.get_by_role("button", name="Advice").click()
    rows = page.locator(".coach li button")
    expect(rows.first).to_contain_text(re.compile(r"\d+%"), timeout=60_000)
    assert 1 < rows.count() <= 3
    # A bid is seen coin by coin, each beside the tavern it is laid on, and told in words too.
    for row in rows.all():
        laid = row.locator(".laid-there")
        expect(laid).to_have_count(3)
        expect(laid.locator("svg")).to_have_count(6)
        expect(laid.first).to_contain_text(re.compile(r"Laughing Goblin: Lay the .*coin \d"))
    # Why, in points, where something is sure.
    for row in rows.all():
        said = row.locator("small").all_inner_texts()
        assert all(re.fullmatch(r"It (brings|costs) .*\d.*\.", why) for why in said)
    check(page)
    box = page.locator(".coach").bounding_box()
    assert box is not None
    assert min(box["x"], box["y"], size["width"] - box["x"] - box["width"]) >= 0
    # It goes with a key, and where a line is tried, for it is about the real table.
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_be_hidden()
    page.get_by_role("button", name="Advice").click()
    expect(page.locator(".coach")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="What if?").click()
    expect(page.locator(".what-if-sign")).to_be_visible(timeout=60_000)
    expect(page.locator(".coach")).to_be_hidden()
    page.get_by_role("button", name="Back to the real table").click()
    page.get_by_role("button", name="Advice").click()
    expect(rows.first).to_be_visible(timeout=60_000)
    rows.first.click()
    expect(page.locator(".coach")).to_be_hidden()
    # A whole bid is laid out, and still mine to change.
    expect(page.locator(".piece.laid")).to_have_count(3)
    ada.confirm()


def test_on_a_phone_it_hides_nothing_and_folds_away(welcome: Welcome) -> None:
    ada = welcome("Ada", viewport=PHONE, locale="fr")
    page = ada.sit(ada.lay(BOT, game="garden"))
    expect(page.locator(MINE)).to_be_visible()
    page.get_by_role("button", name="Conseil").click()
    rows, question = page.locator(".coach li button"), page.locator("#question")
    expect(rows.first).to_be_visible(timeout=60_000)
    check(page)
    at_rest(page)
    stage, advice = (page.locator(each).bounding_box() for each in (".stage", ".coach"))
    assert stage is not None
    assert advice is not None
    assert stage["y"] + stage["height"] <= advice["y"]
    name = rows.first.locator("span").first.inner_text().partition(": ")[2]
    about = page.get_by_role("button", name=name).first.bounding_box()
    assert about is not None
    assert stage["y"] <= about["y"]
    assert about["y"] + about["height"] <= stage["y"] + stage["height"]
    # By keys and by a tap.
    page.get_by_role("button", name="Replier le conseil").press("Enter")
    expect(rows.first).to_be_hidden()
    expect(question).to_be_visible()
    check(page)
    page.get_by_role("button", name="Montrer le conseil").click()
    expect(rows.first).to_be_visible()
    expect(question).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_be_hidden()
    expect(question).to_be_visible()


def try_a_line(page: Page) -> None:
    """A whole bid on a copy of the table, and back: nothing of it has happened."""
    page.get_by_role("button", name="What if?").click()
    sign = page.locator(".what-if-sign")
    expect(sign).to_contain_text(re.compile(r"\d+%"), timeout=60_000)
    check(page)
    for coin in ("2", "3", "4"):
        page.keyboard.press(coin)
    page.locator(".ask .confirm").click()
    expect(page.locator("#question")).to_contain_text("the others would go on")
    page.get_by_role("button", name="Back to the real table").click()
    expect(sign).to_be_hidden()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".piece.laid")).to_have_count(0)


def test_people_do_without(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    page = ada.sit(two_people(ada, bo))
    expect(page.locator(MINE)).to_be_visible()
    expect(page.get_by_role("button", name="Advice")).to_be_hidden()
    expect(page.get_by_role("button", name="What if?")).to_be_hidden()


def test_people_do_with_it_where_the_host_has_said_so(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo", viewport=PHONE)
    page = ada.go("/")
    ada.shelf().locator(".inviting > summary").click()
    ada.shelf().get_by_label("Everybody may ask a bot for advice").check()
    page.locator("#seats-nidavellir").select_option("2")
    ada.shelf().get_by_role("button", name="Lay the table").click()
    told = page.get_by_text("Everybody at this table may ask a bot for advice.")
    expect(page.locator(".lobby .chairs")).to_be_visible()
    expect(told).to_be_hidden()  # alone, I may anyway
    table = page.url.rpartition("/")[2].partition("?")[0]
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    bo.ask("POST", f"/tables/{table}/join", {"invite": invite})
    expect(told).to_be_visible()
    check(page)
    ada.ask("POST", f"/tables/{table}/start", {})
    for person in (ada, bo):
        person.sit(table)
        expect(person.page.locator(".advise")).to_be_visible()


def test_a_lesson_that_leaves_a_choice_has_advice(ada: Person) -> None:
    table = ada.ask("POST", "/learn/nidavellir")["table"]
    page = ada.sit(table)
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator(".advise")).to_be_hidden()
    go_to_a_choice(ada, table)
    page.reload()
    page.locator(".advise").click()
    rows = page.locator(".coach li button")
    expect(rows.first).to_be_visible(timeout=60_000)
    check(page)
    assert 1 < rows.count() <= 3
    rows.first.click()
    ada.confirm()


def go_to_a_choice(person: Person, table: str) -> None:
    """Do what the lessons ask, as far as the first one that leaves a choice."""
    while True:
        found = person.ask("GET", f"/tables/{table}/scene?seat=0&shape=wide")
        lesson = found["lesson"]
        options = lesson["options"] or []
        if lesson["kind"] == "choose" and len(options) > 1:
            return
        if lesson["kind"] == "read":
            person.ask("POST", f"/tables/{table}/lesson", {"step": lesson["step"]})
        elif options:
            person.decide(table, options[0])


def test_it_is_about_the_question_of_now(ada: Person) -> None:
    """Where another moment is seen there is neither advice nor a copy, whichever way one came."""
    page = ada.sit(ada.lay(BOT))
    help_offered = page.locator(".advise, .try-line")
    expect(help_offered.nth(1)).to_be_visible()
    line, back = page.locator(".log .line").last, page.get_by_role("button", name="Back to now")
    line.click()
    expect(back).to_be_visible()
    for each in help_offered.all():
        expect(each).to_be_hidden()
    back.click()
    page.get_by_role("button", name="What if?").click()
    expect(page.locator(".what-if-sign")).to_be_visible()
    line.click()
    expect(page.locator(".what-if-sign")).to_be_hidden()
    back.click()
    expect(page.locator(MINE)).to_be_visible()
    for each in help_offered.all():
        expect(each).to_be_visible()


def test_news_of_the_table_does_not_lose_it(ada: Person) -> None:
    """Others answer the same secret question while the bot thinks: the scene is a new one."""
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    thinking: list[Route] = []
    page.route("**/advice", lambda route: thinking.append(route))
    with page.expect_request("**/advice"):
        page.get_by_role("button", name="Advice").click()
    with page.expect_response("**/scene?**"):
        page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".handle")).to_be_visible()
    thinking[0].continue_()
    expect(page.locator(".coach li button").first).to_be_visible(timeout=60_000)
