"""Games at a real table in a real browser."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.people import MINE, Json, Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
SHOWN = re.compile(r"\d")
LATE_ANSWERS = """
const held = new Promise((resolve) => { window.letAnswersIn = resolve; });
const fetchNow = window.fetch;
window.fetch = async (path, asked) => {
  const answer = await fetchNow(path, asked);
  if (path.endsWith("/decide")) await held;
  return answer;
};
"""


def test_play_now_seats_me_against_three_bots(ada: Person) -> None:
    page = ada.go("/")
    ada.shelf().get_by_role("button", name="Play now").click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".seat-card")).to_have_count(4)
    table = page.url.rsplit("/", 1)[1]
    chairs = ada.ask("GET", f"/tables/{table}")["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot", "bot"]
    expect(page.locator(".seat-card.own .name")).to_have_text("Ada")


def test_a_whole_game_by_clicks(welcome: Welcome) -> None:
    rng = random.Random(1)
    ada = welcome("Ada", viewport={"width": 1000, "height": 700})
    table = ada.lay(BOT)
    page = ada.sit(table)
    while ada.wait_to_be_asked():
        ada.answer(rng.randrange)
    info = ada.ask("GET", f"/tables/{table}")
    assert info["status"] == "over"
    expect(page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")
    totals = page.locator(".chart .total td b").all_text_contents()
    assert sorted(map(int, totals)) == sorted(info["scores"])
    expect(page.locator(".result h2")).to_have_text(info["outcome"]["said"])
    assert page.locator(".chart thead .winner").count() == len(info["outcome"]["winners"])
    parts = page.locator(".chart .part")
    columns = zip(*(row.locator("b").all_text_contents() for row in parts.all()), strict=True)
    assert [sum(map(int, column)) for column in columns] == list(map(int, totals))
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".chairs, .table").first).to_be_visible()


def test_secret_bids_in_two_browsers(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo", locale="fr")
    ada.go("/")
    ada.shelf().get_by_text("Friends and settings").click()
    ada.shelf().locator("#seats-nidavellir").select_option("2")
    ada.shelf().get_by_role("button", name="Lay the table").click()
    link = ada.page.get_by_label("One chair is open").input_value()
    bo.go(link.removeprefix(bo.house.address))
    bo.page.get_by_role("button", name="Prendre place").click()
    expect(ada.page.locator(".chairs .name").nth(1)).to_have_text("Bo")
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, bo):
        expect(person.page.locator(MINE)).to_be_visible()

    ada.lay_coins(("b5", "b3", "b0"))
    ada.confirm()
    theirs = [bo.piece(f"bid:0:{tavern}") for tavern in ("goblin", "dragon", "horse")]
    for bid in theirs:
        expect(bid).to_have_count(1)
        assert not SHOWN.search(bid.get_attribute("aria-label") or ""), "the bid must stay hidden"
    assert 'data-id="coin:0:' not in bo.page.content()
    expect(bo.page.locator(".log")).not_to_contain_text("Ada pose")
    bo.lay_coins(("b4", "b2", "b0"), seat=1)
    bo.confirm()
    expect(bo.page.locator(".log")).to_contain_text("Ada (5)")
    expect(ada.page.locator(".log")).to_contain_text("Bo (4)")
    expect(ada.page.locator(MINE)).to_be_visible()
    expect(bo.page.locator("#question")).to_contain_text("Ada")


def two_people(host: Person, friend: Person, game: str = "nidavellir") -> str:
    table = host.lay({"kind": "open"}, game=game, start=False)
    invite = host.ask("GET", f"/tables/{table}")["invite"]
    friend.ask("POST", f"/tables/{table}/join", {"invite": invite})
    host.ask("POST", f"/tables/{table}/start", {})
    return table


def test_undo_brings_the_bids_back(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    table = two_people(ada, bo)
    page = ada.sit(table)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_hidden()
    ada.lay_coins()
    ada.confirm()
    expect(page.locator("#question")).to_have_text("Waiting for Bo")
    undo.click()
    expect(page.locator(MINE)).to_be_visible()
    expect(undo).to_be_hidden()
    ada.lay_coins(("b2", "b4", "b5"))
    page.keyboard.press("Escape")
    ada.confirm()
    page.keyboard.press("u")
    expect(page.locator(MINE)).to_be_visible()


def fewest(view: Json, options: list[str]) -> str:
    """The card that brings a line nearer; of everything else the last."""
    columns = Counter({name: len(cards) for name, cards in view["columns"][0].items()})
    letters = {"w": "warrior", "h": "hunter", "m": "miner", "b": "blacksmith", "e": "explorer"}

    def need(option: str) -> int:
        return columns[letters[option[5]]] if option[5] in letters else 99

    cards = [option for option in options if option.startswith("take:")]
    return min(cards, key=need) if cards else options[-1]


def at_the_first_hero(ada: Person) -> str:
    """A table at which Ada may recruit a hero now."""
    for _ in range(8):
        table = ada.lay(BOT)
        if ada.play_until(table, "hero.mandatory", fewest):
            return table
    raise AssertionError("no line was completed in eight games")


@pytest.fixture
def recruiting(ada: Person) -> Person:
    ada.sit(at_the_first_hero(ada))
    return ada


def test_why_not_and_the_second_tap(recruiting: Person) -> None:
    page = recruiting.page
    expect(page.get_by_role("tab", name="Heroes")).to_have_attribute("aria-selected", "true")
    page.locator(".piece[data-act=why]").first.click()
    reason = page.get_by_role("dialog")
    expect(reason.locator(".reason")).not_to_be_empty()
    link = reason.get_by_role("link", name="Read it in the rules").get_attribute("href")
    assert link is not None
    page.keyboard.press("Escape")
    expect(reason).to_be_hidden()

    page.keyboard.press("?")
    expect(reason).to_be_visible()
    reason.get_by_role("button", name="Close").last.click()

    hero = page.locator(".piece[data-act=choose]").first
    hero.click()
    confirm = page.locator(".answers .confirm")
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Change", exact=True).click()
    expect(confirm).to_be_hidden()
    number = recruiting.number()
    hero.click()
    hero.click()
    recruiting.answered(number)

    recruiting.go(link)
    expect(page.locator(".rule-entry.pointed")).to_be_in_viewport()


def test_a_coin_is_dragged_onto_a_tavern_and_off_again(ada: Person) -> None:
    ada.sit(ada.lay(BOT))
    coin, slot = ada.piece("coin:0:b4:1"), ada.piece("slot:0:dragon")
    home = coin.get_attribute("transform")
    coin.drag_to(slot)
    expect(coin).to_have_class(re.compile("laid"))
    at_rest(ada.page)
    there, target = coin.bounding_box(), slot.bounding_box()
    assert there
    assert target
    assert abs(there["x"] + there["width"] / 2 - target["x"] - target["width"] / 2) < 3
    other = ada.piece("coin:0:b5:1")
    other.drag_to(ada.piece("slot:0:goblin"))
    other.drag_to(coin)
    expect(ada.page.locator(".piece.laid")).to_have_count(2)
    expect(ada.page.locator(".answers .confirm")).to_be_disabled()
    coin.drag_to(ada.page.locator(".top .title"))
    expect(coin).not_to_have_class(re.compile("laid"))
    assert coin.get_attribute("transform") == home


def test_coins_that_are_laid_lie_there_when_the_page_is_opened_anew(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    ada.lay_coins(("b5", "b3", "b0"))
    page.reload()
    expect(page.locator(".piece.laid")).to_have_count(3)
    ada.confirm()
    assert ada.wait_to_be_asked()


def test_another_board_has_a_heading_and_is_closed_by_a_key(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    page.locator(".seat-card:not(.own) button").click()
    head = page.locator(".seat-head:visible")
    expect(head.get_by_role("heading")).to_contain_text("Sindri")
    page.keyboard.press("Escape")
    expect(head).to_have_count(0)
    expect(page.get_by_role("tab", name="Taverns")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".seat-card:not(.own) button")).to_be_focused()


def test_the_same_plan_as_a_form(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    page.locator(".ask .list summary").click()
    for select, coin in zip(page.locator(".list select").all(), ("b3", "b5", "b2"), strict=True):
        select.select_option(f"coin:0:{coin}:1")
    ada.confirm()
    log = page.locator(".log")
    expect(log).to_contain_text("You lay the coin 3 on the Laughing Goblin.")
    expect(log).to_contain_text("You lay the coin 2 on the Shining Horse.")


def test_the_story_shows_the_table_as_it_was(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    ada.lay_coins()
    ada.confirm()
    ada.wait_to_be_asked()
    ada.answer(lambda count: 0)
    ada.wait_to_be_asked()
    now = page.locator(".log .line").count()
    taken = page.locator(".mat .piece[data-id^='card:']")
    expect(taken).to_have_count(1)
    card = ada.piece(taken.get_attribute("data-id") or "")
    stage = at_rest(page).locator(".stage").bounding_box()
    line = page.locator(".log .line", has_text="You lay the coin 5")
    line.click()
    banner = page.get_by_text("You are looking at an earlier moment.")
    expect(banner).to_be_visible()
    expect(page.locator(".piece[data-act=choose]")).to_have_count(0)
    expect(page.locator(".table")).to_have_class(re.compile("looking-back"))
    expect(page.locator(".title")).to_contain_text("Secret bids")
    here = page.locator(".log [aria-current]")
    expect(here).to_have_attribute("data-step", line.get_attribute("data-step") or "")
    expect(taken).to_have_count(0)
    expect(page.locator(".stage").locator(card)).to_have_count(1)
    assert at_rest(page).locator(".stage").bounding_box() == stage, "the stage jumps"
    page.get_by_role("button", name="Back to now").click()
    expect(banner).to_be_hidden()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".log .line")).to_have_count(now)


def test_faces_and_what_they_refer_to_are_fetched_once(ada: Person) -> None:
    asked: list[str] = []
    ada.page.on("request", lambda each: asked.append(each.url) if "/scene?" in each.url else None)
    ada.sit(ada.lay(BOT))
    ada.lay_coins()
    ada.confirm()
    assert ada.wait_to_be_asked()
    whole, *spare = asked
    assert "drawn=&" in f"{whole}&"
    assert spare
    assert not any("drawn=&" in f"{url}&" for url in spare)
    missing = ada.page.evaluate(
        """() => [...document.querySelectorAll('.sources *, use')].flatMap((node) =>
          [...node.attributes].map(({ name, value }) =>
            name === 'href' ? value.slice(1) : /url\\(#([^)]+)\\)/.exec(value)?.[1]))
          .filter((id) => id && !document.getElementById(id))"""
    )
    assert missing == []


def test_talk_and_spectators(welcome: Welcome) -> None:
    ada, bo, cleo = welcome("Ada"), welcome("<b>Bo</b>"), welcome("Cleo")
    table = two_people(ada, bo)
    for person in (ada, bo, cleo):
        person.sit(table)
    ada.page.get_by_label("Say something to the table").fill("<img src=x onerror=alert(1)> hi")
    ada.page.keyboard.press("Enter")
    for person in (ada, bo, cleo):
        expect(person.page.locator(".talk li")).to_have_text("Ada <img src=x onerror=alert(1)> hi")
        expect(person.page.locator(".talk img, .seats .name b")).to_have_count(0)
    expect(cleo.page.get_by_label("Say something to the table")).to_have_count(0)
    expect(cleo.page.get_by_label("Say something to those who watch")).to_be_visible()
    expect(cleo.page.locator(".mat")).to_be_hidden()
    expect(cleo.page.locator("#question")).to_have_text("Waiting for Ada and <b>Bo</b>")
    expect(cleo.page.locator(".piece[data-act]")).to_have_count(0)
    ada.lay_coins()
    ada.confirm()
    expect(cleo.page.locator("#question")).to_have_text("Waiting for <b>Bo</b>")


def test_several_people_at_one_screen(ada: Person) -> None:
    """The answer to a decision may come later than the stream that tells of it."""
    ada.page.add_init_script(LATE_ANSWERS)
    table = ada.lay({"kind": "hot", "name": "Léa"})
    page = ada.go(f"/t/{table}")
    curtain = page.locator(".curtain")
    for seat, name in enumerate(("Ada", "Léa")):
        expect(curtain).to_contain_text(f"Pass the screen to {name}")
        assert f'data-id="coin:{seat}:b5:1" ' not in page.content().replace("></g>", " ")
        page.get_by_role("button", name=f"I am {name}").click()
        expect(curtain).to_be_hidden()
        expect(ada.piece(f"coin:{seat}:b5:1")).to_be_visible()
        expect(ada.piece(f"coin:{1 - seat}:b5:1")).to_have_count(0)
        ada.lay_coins(("b5", "b3", "b2"), seat=seat)
        page.locator(".answers .confirm").click()
    expect(page.locator("#question")).to_contain_text("Which card do you take")
    expect(curtain).to_be_hidden()
    secrets = page.locator('.piece[data-id^="coin:0:b3"], .piece[data-id^="coin:1:b3"]')
    expect(secrets).to_have_count(0)
    first = page.locator(".seat-card.own .name").text_content()
    ada.answer(lambda count: 0)
    expect(page.locator(".seat-card.own .name")).not_to_have_text(first or "")
    page.evaluate("() => window.letAnswersIn()")
    ada.answer(lambda count: 0)
    expect(page.locator("#question")).to_contain_text("from the Dancing Dragon")
    expect(curtain).to_be_hidden()


def test_sound_is_off_until_asked_for(ada: Person) -> None:
    page = ada.go("/")
    switch = page.get_by_role("button", name="Turn sound on")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    ada.shelf().get_by_role("button", name="Play now").click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.get_by_role("button", name="Turn sound off")).to_be_visible()
    ada.lay_coins()
    ada.confirm()
