"""Fall of the Mountain King on the page: games, drafts, invasions told, undo, keys, phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.fall import Weaver
from tests.web.hall import apart
from tests.web.people import MINE, Person
from tests.web.player import options_of, verb_of
from tests.web.rest import at_rest
from tests.web.test_hall import press_until
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}


# Whole games.


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_whole_game_by_clicks_and_drags(welcome: Welcome, size: dict[str, int]) -> None:
    """With a mouse on a wide screen all that is asked; with taps on a phone the last wave."""
    finger = size == PHONE
    ada = welcome("Ada", viewport=size, has_touch=finger, is_mobile=finger)
    weaver = Weaver(ada, ada.lay(BOT, game="fall"))
    if finger:
        weaver.play_to_a_choice("place", wave=3)
    weaver.sit()
    met = set()
    while ada.wait_to_be_asked():
        scene = weaver.scene()
        option = weaver.choose(options_of(scene))
        if verb_of(option) not in met:
            wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= size["width"]
        met.add(verb_of(option))
        weaver.do(option, scene)
    assert met > ({"place"} if finger else {"keep", "lair", "settle", "place", "weak"})
    info = ada.ask("GET", f"/tables/{weaver.table}")
    assert info["status"] == "over"
    expect(ada.page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")
    totals = ada.page.locator(".chart .total td b").all_text_contents()
    assert sorted(map(int, totals)) == sorted(info["scores"])


# Two people.


def drafts(one: Weaver) -> bool:
    return any(verb_of(each) == "place" for each in one.asked())


def test_two_people_draft_at_once_and_see_no_card_of_the_other(welcome: Welcome) -> None:
    people = welcome("Ada"), welcome("Bo")
    table = two_people(*people, game="fall")
    weavers = [Weaver(person, table, seat) for seat, person in enumerate(people)]
    while not all(map(drafts, weavers)):
        for one in weavers:
            if (options := one.asked()) and not drafts(one):
                one.decide(one.choose(options))
    for one in weavers:
        one.sit()
        expect(one.page.locator(MINE)).to_be_visible()
    hands = [set(one.view()["hands"][one.seat]) for one in weavers]
    for one, hand in zip(weavers, reversed(hands), strict=True):
        drawn = one.page.locator('.piece[data-id^="card:"]')
        ids = {(each.get_attribute("data-id") or "")[5:] for each in drawn.all()}
        assert ids == hands[one.seat]
        assert not ids & hand
    ada, bo = weavers
    ada.do(ada.choose(ada.asked()))
    assert not ada.asked()
    expect(ada.page.locator("#question")).to_contain_text("Waiting for Bo")
    expect(bo.page.locator(".log")).not_to_contain_text("Ada adds")
    bo.do(bo.choose(bo.asked()))
    for one, other in ((ada, "Bo"), (bo, "Ada")):
        expect(one.page.locator(".log")).to_contain_text(f"{other} adds")
        expect(one.page.locator("#question")).to_contain_text("card 2 of 3")


# One turn.


def at_a_turn(person: Person, wave: int = 1, *bots: dict[str, str]) -> Weaver:
    weaver = Weaver(person, person.lay(*(bots or [BOT]), game="fall"))
    weaver.play_to_a_choice("weak", wave=wave)
    weaver.sit()
    expect(person.page.locator(MINE)).to_be_visible()
    return weaver


def test_a_turn_is_taken_back_step_by_step(ada: Person) -> None:
    weaver = at_a_turn(ada)
    page, question = ada.page, ada.page.locator("#question")
    view, asked = weaver.view(), []
    options = weaver.asked()
    quiet = (f"weak:{kind}" for kind in ("advance", "bolster", "influence"))
    step = next(option for option in quiet if option in options)
    for _ in range(2):
        asked.append(question.text_content() or "")
        weaver.do(step)
        expect(page.locator(MINE)).to_be_visible()
        step = weaver.choose(weaver.asked())
    for text in reversed(asked):
        page.get_by_role("button", name="Undo").click()
        expect(question).to_have_text(text)
    assert weaver.view() == view


def question_has(weaver: Weaver, verb: str) -> bool:
    expect(weaver.page.locator(MINE)).to_be_visible()
    return any(verb_of(option) == verb for option in weaver.asked())


def test_a_draft_and_a_turn_with_the_keyboard_alone(ada: Person) -> None:
    weaver = Weaver(ada, ada.lay(BOT, game="fall"))
    weaver.play_to_a_choice("place")
    weaver.sit()
    expect(ada.page.locator(MINE)).to_be_visible()
    page, spoken = ada.page, ada.page.locator(".ask .place")
    hand = weaver.view()["hands"][0]
    for count in range(3):
        number = ada.number()
        page.keyboard.press("ArrowRight")
        first = spoken.text_content()
        page.keyboard.press("r")
        page.keyboard.press("ArrowDown")
        assert spoken.text_content() != first
        page.keyboard.press("Enter")
        ada.answered(number)
        expect(page.locator(MINE)).to_be_visible()
        assert len(weaver.view()["laid"][0]) == count + 1
    assert weaver.view()["laid"][0][0][0] == hand[1]
    weaver.play_to_a_choice("weak")
    expect(page.locator("#question")).to_contain_text("Your turn")
    press_until(ada, "Tab", "() => document.activeElement.matches('.piece.can')")
    number = ada.number()
    page.keyboard.press("Enter")
    ada.answered(number)
    for _ in range(12):
        if not weaver.asked() or question_has(weaver, "weak"):
            break
        number = ada.number()
        page.keyboard.press("1")
        ada.answered(number)
    assert "You cover" in (page.locator(".log").text_content() or "")


# A card in hand.


def test_a_card_in_hand_says_what_can_be_done_with_it(ada: Person) -> None:
    weaver = Weaver(ada, ada.lay(BOT, game="fall"))
    weaver.play_to_a_choice("place")
    page = weaver.sit().page
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".answers .turn")).to_contain_text("Next card")
    expect(page.locator(".answers .flip")).to_have_count(0)
    held = page.locator('.piece[data-act="take"][aria-pressed="true"]')
    first = held.get_attribute("data-id")
    page.locator(".answers .turn").click()
    expect(held).not_to_have_attribute("data-id", first or "")
    page.keyboard.press("ArrowRight")
    note, tile = page.locator(".note"), page.locator(".tile-body")
    expect(note).to_contain_text("covers")
    at_rest(page)
    assert apart(note, tile)
    inner, outer = note.bounding_box(), page.locator('[data-zone="own"]').bounding_box()
    assert inner
    assert outer
    assert outer["x"] - 20 < inner["x"] + inner["width"] < outer["x"]
    assert outer["y"] <= inner["y"] <= outer["y"] + outer["height"] - inner["height"]


def test_a_page_that_becomes_narrow_holds_the_card_where_it_lies_now(ada: Person) -> None:
    weaver = Weaver(ada, ada.lay(BOT, game="fall"))
    weaver.play_to_a_choice("place")
    page = weaver.sit().page
    expect(page.locator(MINE)).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    label = page.locator(".in-hand").get_attribute("aria-label")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    tile = page.locator('[data-zone="loom"] .in-hand')
    expect(tile).to_have_attribute("aria-label", label or "")
    at_rest(page)
    ground, body = page.locator('.piece[data-id="loom"] .hit'), page.locator(".tile-body")
    loom, card = ground.bounding_box(), body.bounding_box()
    assert loom
    assert card
    assert loom["x"] - 1 <= card["x"] <= loom["x"] + loom["width"] - card["width"] + 1
    number = ada.number()
    page.locator(".answers .confirm").click()
    ada.answered(number)


# What happens is told.


def test_an_invasion_is_told_and_shown_again(welcome: Welcome) -> None:
    """Each invader walks from its gate while the bar says why it goes there."""
    ada = welcome("Ada", reduced_motion="no-preference")
    weaver = Weaver(ada, ada.lay(BOT, game="fall"))
    weaver.play_to_a_choice("place", wave=2)
    page = weaver.sit().page
    page.evaluate(WATCH)
    line = page.locator('.event[data-kind^="invader_"] .line').last
    line.click()
    question = page.locator("#question")
    expect(question).to_contain_text("invader")
    expect(page.locator(".walker")).not_to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".walker")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(MINE)).to_be_visible()
    expect(page.locator(".in-hand")).to_have_count(1)
    page.get_by_role("button", name="Show again").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(MINE)).to_be_visible()
    said = page.evaluate("() => window.said")
    assert any("invader comes" in each for each in said)


# The sentences that stood in the bar.
WATCH = """() => {
  window.said = [];
  const bar = document.querySelector("#question");
  new MutationObserver(() => window.said.push(bar.textContent))
    .observe(bar, { childList: true, characterData: true, subtree: true });
}"""


def test_the_pace_is_kept(ada: Person) -> None:
    page = ada.go("/")
    for told in ("fast", "at once", "slowly", "at an easy pace"):
        page.locator(".pace").click()
        expect(page.locator(".notice")).to_contain_text(told)
    page.locator(".pace").click()
    expect(ada.go("/").locator(".pace")).to_have_attribute(
        "aria-label", "What happens is told fast"
    )


# Open to everybody.


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_barrier_at_fall(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    weaver = at_a_turn(ada)
    check(ada.page)
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        check(ada.page)
    ada.page.locator(".seat-card button").nth(1).click()
    check(ada.page)
    assert weaver.asked()
