"""Maender-Alkoor on the page: whole games by clicks and by taps, a trial, the narrator, keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.alkoor import (
    Adventurer,
    gives_out_more_dice,
    gives_to_a_partner,
    hasty_adventurer,
    offers,
)
from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.people import MINE, Person
from tests.web.test_hall import press_until

BOT = {"kind": "bot", "level": "easy"}


def check_end(adventurer: Adventurer) -> None:
    """Why it ended is said, and every Hero has a fate."""
    page = adventurer.page
    info = adventurer.person.ask("GET", f"/tables/{adventurer.table}")
    assert info["status"] == "over"
    expect(page.locator(".result")).to_contain_text(info["outcome"]["why"])
    page.get_by_role("tab", name="The end").click()
    expect(page.locator('.piece[data-id="verdict"]')).to_be_visible()
    for hero in adventurer.view()["team"]:
        expect(page.locator(f'.piece[data-id="fate:{hero}"]')).to_be_attached()


def test_a_whole_game_alone_by_clicks(ada: Person) -> None:
    """From the first Hero to the end, which comes soon to who dawdles."""
    adventurer = Adventurer(ada, ada.lay(game="alkoor")).sit()
    assert adventurer.play_out() >= {"done", "stand", "go", "brake", "walk", "place", "stop"}
    check_end(adventurer)


def test_a_whole_game_alone_by_taps(welcome: Welcome) -> None:
    """On a phone, where it is told all the time how near the Avatar is."""
    ada = welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    adventurer = Adventurer(ada, ada.lay(game="alkoor")).sit()
    page = adventurer.page
    expect(page.locator('.piece[data-id="distance"]')).to_have_attribute(
        "aria-label", re.compile(r"The Avatar is \d+ steps? behind you")
    )
    assert adventurer.play_out() >= {"done", "stand", "go", "brake", "walk", "place", "stop"}
    check_end(adventurer)
    check(page)


# A trial.


def test_a_trial_shows_its_odds_and_where_each_die_goes(ada: Person) -> None:
    adventurer = hasty_adventurer(ada, gives_out_more_dice)
    page, view = adventurer.page, adventurer.view()
    expect(ada.piece("objective")).to_have_attribute(
        "aria-label", re.compile(r"chance of success \d+\u202f%")
    )
    expect(page.locator('.piece[data-id^="die:1-"]')).to_have_count(len(view["dice"]))
    expect(page.locator('.piece[data-id^="counted:"]')).to_have_count(len(view["dice"]))
    for option in adventurer.asked():
        expect(ada.piece(f"aid:{option}")).to_have_attribute("aria-label", re.compile("point"))
    adventurer.do(adventurer.asked()[-1])


# Counts the dice that are seen to tumble, whatever else moves.
COUNT = """() => {
  window.tumbled = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    if (JSON.stringify(frames).includes("rotate(-540deg)")) window.tumbled += 1;
    return animate.call(this, frames, ...more);
  };
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dice_tumble_for_who_likes_motion(welcome: Welcome, motion: str) -> None:
    """Of the first board they are given out, and those of the second board are rolled."""
    ada = welcome("Ada", reduced_motion=motion)
    adventurer = hasty_adventurer(ada, offers("assign"))
    page = adventurer.page
    expect(page.locator(MINE)).to_be_visible()
    page.evaluate(COUNT)
    adventurer.do(adventurer.asked()[-1])
    rolled = page.locator('.piece[data-id^="die:2-"]')
    expect(rolled.first).to_be_visible()
    if motion == "reduce":
        assert page.evaluate("() => window.tumbled") == 0
    else:
        page.wait_for_function("() => window.tumbled > 0")


# The narrator.


def test_the_narrator_can_be_silenced(ada: Person) -> None:
    adventurer = hasty_adventurer(ada, offers("walk"))
    page = adventurer.page
    remark = page.locator(".log .remark")
    expect(remark.first).to_be_visible()
    page.get_by_role("button", name="Silence the narrator").click()
    expect(remark.first).to_be_hidden()
    adventurer.sit()
    expect(page.locator(".log .event").first).to_be_visible()
    expect(remark.first).to_be_hidden()
    page.get_by_role("button", name="Let the narrator speak").click()
    expect(remark.first).to_be_visible()


# Without a mouse.


def test_a_turn_with_the_keyboard_alone(ada: Person) -> None:
    adventurer = hasty_adventurer(ada, offers("stop"))
    page = adventurer.page
    expect(page.locator(MINE)).to_be_visible()
    pawn = adventurer.view()["pawn"]
    press_until(ada, "Tab", "() => document.activeElement.matches('.piece.can')")
    number = ada.number()
    page.keyboard.press("Enter")
    ada.answered(number)
    assert adventurer.view()["pawn"] != pawn


# Together.


def test_what_goes_to_a_partner_is_laid_on_the_board_in_their_card(ada: Person) -> None:
    """The way stays in sight while a gem is given to somebody else."""
    adventurer = hasty_adventurer(ada, gives_to_a_partner, BOT, BOT)
    page = adventurer.page
    expect(page.locator(MINE)).to_be_visible()
    expect(ada.piece("team")).to_be_visible()
    number = ada.number()
    ada.piece("board:2").locator(".hit").click()
    ada.answered(number)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_barrier_on_the_way(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    hasty_adventurer(ada, offers("assign"), BOT, BOT)
    expect(ada.page.locator(MINE)).to_be_visible()
    check(ada.page)
    ada.page.get_by_role("tab", name="The Vils").click()
    check(ada.page)
