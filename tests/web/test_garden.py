"""The Ice Garden on the page: games, planning, domination and Vuko told, keys, phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.garden import Gardener, plans
from tests.web.people import MINE, Person
from tests.web.rest import at_rest
from tests.web.test_hall import press_until
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}
FACTIONS = ["olaf", "pier", "ulrike", "callo"]


# Games.


def check_result(gardener: Gardener) -> None:
    """The page of results says who won and why, with the points of all."""
    page = gardener.page
    info = gardener.person.ask("GET", f"/tables/{gardener.table}")
    assert info["status"] == "over"
    expect(page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")
    totals = page.locator(".chart .total td b").all_text_contents()
    assert sorted(map(int, totals)) == sorted(info["scores"])
    expect(page.locator(".result")).to_contain_text(info["outcome"]["why"])


def test_a_whole_game_by_clicks_and_drags(ada: Person) -> None:
    """With a mouse, all that is asked from the first cube to the end."""
    gardener = Gardener(ada, ada.lay(BOT, game="garden", factions=["pier", "olaf"])).sit()
    met = gardener.play_out()
    assert met >= {"thorn", "place", "plan", "shift", "summon", "harvest", "advance"}
    check_result(gardener)


def test_a_whole_game_by_taps(welcome: Welcome) -> None:
    """On a phone, from the first cube to the end."""
    ada = welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    gardener = Gardener(ada, ada.lay(BOT, game="garden"))
    assert gardener.sit().play_out() >= {"place", "plan", "take", "shift", "summon", "advance"}
    check_result(gardener)
    check(ada.page)


def test_what_belongs_to_the_advanced_mode_is_asked_for_there_alone(ada: Person) -> None:
    ada.go("/")
    shelf = ada.shelf("garden")
    shelf.locator(".inviting > summary").click()
    tiles = [shelf.locator(f'.setting[data-setting="{id}"]') for id in ("vuko_tiles", "tile_4")]
    for setting in tiles:
        expect(setting).to_be_hidden()
    shelf.locator('.chip:has([value="advanced"])').click()
    for setting in tiles:
        expect(setting).to_be_visible()
    shelf.locator('[data-setting="tile_4"] .chip:has([value="bears"])').click()
    shelf.locator(".lay").click()
    expect(ada.page.locator(".lobby .chairs")).to_be_visible()
    settings = ada.ask("GET", f"/tables/{ada.page.url.rpartition('/')[2]}")["settings"]
    assert (settings["mode"], settings["tile_4"]) == ("advanced", "bears")


# Two people.


def test_two_people_plan_in_turn_and_take_a_cube_back(welcome: Welcome) -> None:
    people = welcome("Ada"), welcome("Bo")
    table = two_people(*people, game="garden")
    gardeners = [Gardener(person, table, seat) for seat, person in enumerate(people)]
    while not any(plans({}, one.asked()) for one in gardeners):
        for one in gardeners:
            if (options := one.asked()) and not plans({}, options):
                one.decide(one.choose(options))
    first, second = sorted(gardeners, key=lambda one: not one.asked())
    for one in gardeners:
        one.sit()
    page, other = first.page, second.page
    expect(page.locator(MINE)).to_be_visible()
    name = ("Ada", "Bo")[first.seat]
    expect(other.locator("#question")).to_contain_text(f"Waiting for {name}")
    view, asked = first.view(), page.locator("#question").text_content() or ""
    first.do("plan:making")
    planned = other.locator('.piece[data-id="plan:making:0"]')
    expect(planned).to_have_attribute("aria-label", f"{name} on Making: number 1 in order")
    expect(other.locator(MINE)).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#question")).to_have_text(asked)
    expect(planned).to_have_count(0)
    assert first.view() == view
    first.do("plan:movement")
    expect(other.locator(MINE)).to_be_visible()
    second.do("plan:movement")
    # The cube placed last has its turn first.
    for one, turn in ((first, 2), (second, 1)):
        label = f"Your cube on Movement: number {turn} in order"
        expect(one.page.get_by_label(label, exact=True)).to_be_visible()


# Four factions.


def test_four_factions_at_one_table(ada: Person) -> None:
    gardener = Gardener(ada, ada.lay(BOT, BOT, BOT, game="garden", factions=FACTIONS))
    gardener.play_to(plans)
    page = gardener.sit().page
    expect(page.locator(MINE)).to_be_visible()
    for seat in range(4):
        expect(ada.piece(f"race:{seat}")).to_be_visible()
    goals = ("Magic absorbed by Thorn", "Red towers", "Regions devastated")
    for seat, goal in enumerate(goals, 1):
        expect(ada.piece(f"brief-goal:{seat}")).to_have_attribute(
            "aria-label", re.compile(f"{goal} · 0/")
        )
        page.locator(".seat-card button").nth(seat).click()
        board = page.locator(f'[data-zone="whole:{seat}"]')
        expect(board).to_be_visible()
        for part, count in (("kind", 3), ("m", 4)):
            expect(board.locator(f'.piece[data-id^="{part}:{seat}:"]')).to_have_count(count)


def test_units_say_what_they_can_do(ada: Person) -> None:
    gardener = Gardener(ada, ada.lay(BOT, game="garden", factions=["olaf", None]))
    gardener.play_to(plans)
    gardener.sit()
    expect(ada.page.locator(MINE)).to_be_visible()
    at_rest(ada.page)
    for kind in (1, 2):  # only a hand that moves asks
        ada.piece(f"kind:0:{kind}").locator(".hit").hover(force=True)
    tip = ada.page.locator(".tip")
    expect(tip).to_contain_text("Ice Drakkar")
    expect(tip).to_contain_text("troops sail from one to the other")


# What happens is told.


def test_domination_is_told_region_by_region_and_vuko_walks(welcome: Welcome) -> None:
    ada = welcome("Ada", reduced_motion="no-preference")
    gardener = Gardener(ada, ada.lay(BOT, game="garden"))
    gardener.play_to(lambda view, options: view["round"] == 3)
    page = gardener.sit().page
    log = page.locator(".log")
    expect(log.locator('.event[data-kind="vuko_visits"]').last).to_contain_text("Vuko visits")
    regions = log.locator('.event[data-kind="dominates"], .event[data-kind="undominated"]')
    assert regions.count() == 2 * len(gardener.view()["tiles"])
    expect(regions.first).to_contain_text("neutral")
    # Names of places in it lead elsewhere.
    log.locator('.event[data-kind="vuko_visits"] .line').last.click(position={"x": 4, "y": 8})
    expect(page.locator(".walker")).not_to_have_count(0)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".walker")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(MINE)).to_be_visible()


# Without a mouse.


def test_planning_with_the_keyboard_alone(ada: Person) -> None:
    gardener = Gardener(ada, ada.lay(BOT, game="garden"))
    gardener.play_to(plans)
    page = gardener.sit().page
    expect(page.locator(MINE)).to_be_visible()
    spoken, hand = page.locator(".ask .place"), gardener.view()["hand"][0]
    page.keyboard.press("ArrowDown")
    first = spoken.text_content()
    page.keyboard.press("ArrowUp")
    assert spoken.text_content() != first
    number = ada.number()
    page.keyboard.press("Enter")
    ada.answered(number)
    expect(page.locator(MINE)).to_be_visible()
    assert gardener.view()["hand"][0] == hand - 1
    gardener.play_to(lambda view, options: not plans(view, options))
    expect(page.locator(".in-hand")).to_have_count(0)
    expect(page.locator(MINE)).to_be_visible()
    press_until(ada, "Tab", "() => document.activeElement.matches('.piece.can, .answers button')")
    number = ada.number()
    page.keyboard.press("Enter")
    ada.answered(number)


# Open to everybody.


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_no_barrier_at_the_garden(welcome: Welcome, size: dict[str, int]) -> None:
    ada = welcome("Ada", viewport=size)
    gardener = Gardener(ada, ada.lay(BOT, BOT, BOT, game="garden", mode="advanced", vuko_tiles=4))
    gardener.play_to(lambda view, options: view["round"] == 2 and plans(view, options))
    gardener.sit()
    expect(ada.page.locator(MINE)).to_be_visible()
    check(ada.page)
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        check(ada.page)
    ada.page.locator(".seat-card button").nth(1).click()
    check(ada.page)
