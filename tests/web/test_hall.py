"""The Hall of the Mountain King on the page: games, tiles, statues, payments, undo, lessons."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.waiting import eventually
from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.hall import TURNS, Digger, centre, first_of, taught
from tests.web.people import MINE, Person
from tests.web.rest import at_rest
from tests.web.test_keys import focused
from tests.web.test_playing import two_people

BOT = {"kind": "bot", "level": "easy"}
DIGS = 2
LAID = re.compile("Lay it from")


def at(person: Person, rule: str) -> Digger:
    """In the middle of a scripted game, where the lessons come to a rule."""
    digger = Digger(person, taught(person, rule)).sit()
    expect(person.page.locator(MINE)).to_be_visible()
    return digger


def told(person: Person) -> list[str]:
    return person.page.locator(".log .line").all_text_contents()


# Whole games.


class Recruiter:
    """Digs twice, then fills the pack, moves every statue once, and ends the turn."""

    def __init__(self) -> None:
        self.digs = 0
        self.moved = False

    def choose(self, options: list[str]) -> str:
        if self.digs < DIGS and (dig := first_of(options, "dig")).startswith("dig:"):
            self.digs += 1
            return dig
        if not self.moved and (move := first_of(options, "move")).startswith("move:"):
            self.moved = True
            return move
        wanted = ("hall", "pedestal", "found", "recruit", "join", "dig", "skip", "end")
        found = first_of(options, *wanted)
        return options[-1] if found.startswith("lay:") else found


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_whole_game_by_clicks_and_drags(welcome: Welcome, size: dict[str, int]) -> None:
    """With a mouse on a wide screen, with taps on a phone."""
    finger = size == PHONE
    ada = welcome("Ada", viewport=size, has_touch=finger, is_mobile=finger)
    digger = Digger(ada, ada.lay(BOT, game="hall")).sit()
    player = Recruiter()
    while options := digger.options():
        option = player.choose(options)
        if option.startswith("move:") and not finger:
            digger.drag(option.removeprefix("move:"))
        else:
            digger.do(digger.within_reach() if option.startswith("lay:") else option)
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size["width"]
    page, info = ada.page, ada.ask("GET", f"/tables/{digger.table}")
    assert info["status"] == "over"
    expect(page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")
    totals = page.locator(".chart .total td b").all_text_contents()
    assert sorted(map(int, totals)) == sorted(info["scores"])
    expect(page.locator(".chart .part")).to_have_count(6)
    assert sum("You dig" in line for line in told(ada)) >= DIGS


# Two people.


def first_to_dig(*diggers: Digger) -> Digger:
    """Let both play without the page until one of them can dig."""
    while True:
        for digger in diggers:
            asked = digger.person.look(digger.table, digger.seat)["asked"]
            options = [each["option"] for each in asked["options"]] if asked else []
            if any(option.startswith("dig:") for option in options):
                return digger
            if options:
                digger.decide(first_of(options, "recruit", "join", "end"))


def tunnels(person: Person) -> set[str | None]:
    found = person.page.locator('[data-zone=mountain] .piece[data-id^="tunnel:"]')
    return {each.get_attribute("data-id") for each in found.all()}


def test_two_people_see_what_the_other_digs(welcome: Welcome) -> None:
    people = welcome("Ada"), welcome("Bo")
    table = two_people(*people, game="hall")
    diggers = [Digger(person, table, seat).sit() for seat, person in enumerate(people)]
    people[1].ask("POST", f"/tables/{table}/chat", {"text": "Glück auf"})
    story = people[0].page.get_by_role("tab", name="Story")
    expect(story).to_have_class("asked")
    story.click()
    expect(story).not_to_have_class("asked")
    for count in (1, 2):
        one = first_to_dig(*diggers)
        other = diggers[1 - one.seat]
        options = one.options()
        one.do(first_of(options, "dig"))
        assert one.page.locator(".in-hand").count() == 1
        assert other.page.locator(".in-hand").count() == 0
        one.do(first_of(one.options(), "lay"))
        name = ("Ada", "Bo")[one.seat]
        told = other.page.locator(".log .line", has_text=f"{name} digs")
        expect(told.last.locator(".pieces svg")).to_have_count(1)
        assert len(tunnels(one.person)) >= count
        assert tunnels(one.person) == tunnels(other.person)
        while person_is_asked(one):
            one.decide(first_of(one.options(), "end", "done"))


def person_is_asked(digger: Digger) -> bool:
    return digger.person.look(digger.table, digger.seat)["asked"] is not None


# One turn.


def test_a_statue_is_dragged_along_the_network(ada: Person) -> None:
    digger = at(ada, "move.clan-cart")
    digger.drag("E10", "E9")
    expect(ada.page.locator(".log")).to_contain_text("from E10 to E9, for 1 cart")
    assert digger.view()["statues"]["moon"].count("E9") == 1
    expect(ada.page.locator(".sky .carried")).to_have_count(0)


def test_a_turn_is_taken_back_step_by_step_until_something_is_revealed(ada: Person) -> None:
    digger = at(ada, "dig.buried-resources")
    page, question = ada.page, ada.page.locator("#question")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_hidden()
    steps = ["trade", *["give:coin"] * 4, "gain:hammer", "dig:I3:heartstone", "lay:F9:0"]
    asked = []
    for step in steps:
        asked.append(question.text_content() or "")
        digger.do(step)
    expect(page.locator(".log")).to_contain_text("You trade 4 coins for 1 hammer.")
    expect(digger.piece("tunnel:F9")).to_have_count(1)
    for number, text in enumerate(reversed(asked)):
        if number % 2:
            page.keyboard.press("u")
        else:
            undo.click()
        expect(question).to_have_text(text)
    expect(undo).to_be_hidden()
    expect(digger.piece("tunnel:F9")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("You trade")

    digger.do("recruit:1a")
    expect(question).to_contain_text("Where in your trollsmoot")
    expect(undo).to_be_hidden()


def test_payment_by_hand(ada: Person) -> None:
    digger = at(ada, "dig.cost")
    before = digger.view()
    for step in ("by-hand", "dig:L3:stone", "lay:D10:0"):
        digger.do(step)
    expect(ada.page.locator("#question")).to_contain_text("3 more")
    for step in ("from:storage", "from:6", "from:storage"):
        digger.do(step)
    after = digger.view()
    assert before["storage"][0]["stone"] - after["storage"][0]["stone"] == 2
    assert before["held"][0][5]["stone"] - after["held"][0][5]["stone"] == 1
    expect(ada.page.locator(".log")).to_contain_text("You dig")


def test_a_tunnel_with_the_keyboard_alone(ada: Person) -> None:
    digger = at(ada, "dig.cost")
    page = ada.page
    press_until(ada, "Tab", "() => document.activeElement.closest('.asides-box [role=tab]')")
    press_until(ada, "ArrowRight", "() => document.activeElement.dataset.tab === 'tunnels'")
    press_until(ada, "Tab", "() => document.activeElement.matches('.piece')")
    press_until(
        ada, "ArrowRight", "() => document.activeElement.matches('.can[data-option^=\"dig:\"]')"
    )
    number = ada.number()
    page.keyboard.press("Enter")
    ada.answered(number)
    expect(page.locator(MINE)).to_be_visible()
    number, spoken = ada.number(), page.locator(".ask .place")
    page.keyboard.press("ArrowRight")
    first = spoken.text_content() or ""
    assert LAID.match(first)
    for key in TURNS:
        page.keyboard.press(key)
        page.keyboard.press("ArrowLeft")
        if LAID.match(now := spoken.text_content() or "") and now != first:
            break
    else:
        raise AssertionError("the tile fits one way only")
    page.keyboard.press("Enter")
    ada.answered(number)
    expect(page.locator(".log")).to_contain_text("You dig")
    assert len(digger.view()["network"][0]) > 1


def press_until(person: Person, key: str, so: str) -> None:
    for _ in range(60):
        if person.page.evaluate(so):
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {so}, but to {focused(person)}")


# Room for everything.


def box_of(person: Person, selector: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom."""
    box = at_rest(person.page).locator(selector).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_answers_fit_the_bar(welcome: Welcome, language: str) -> None:
    ada = welcome("Ada", locale=language)
    at(ada, "move.clan-cart")
    expect(ada.page.locator(".answers button")).to_have_count(3)
    left, top, right, bottom = box_of(ada, ".ask")
    inner = box_of(ada, ".answers")
    assert inner[0] > left
    assert inner[1] > top
    assert inner[2] < right
    assert inner[3] < bottom


# Lessons.


def test_a_lesson_leaves_the_page_where_the_learner_has_turned_it(ada: Person) -> None:
    table = taught(ada, "dig.cost", skip=False)
    page = Digger(ada, table).sit().page
    expect(page.locator('[data-tab="tunnels"]')).to_have_attribute("aria-selected", "true")
    halls = page.locator('[data-tab="halls"]')
    halls.click()
    page.get_by_role("button", name="Trade 4 for 1").click()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(MINE)).to_be_visible()
    expect(halls).to_have_attribute("aria-selected", "true")
    assert any("409" in problem for problem in ada.problems)
    ada.problems.clear()


def test_a_lesson_about_a_tile_keeps_the_bar_small(ada: Person) -> None:
    page = Digger(ada, taught(ada, "dig.rotate-flip", skip=False)).sit().page
    expect(page.locator(".answers .turn")).to_be_visible()
    assert page.locator(".answers button").count() <= 4
    bar = page.locator(".ask").bounding_box()
    assert bar
    assert bar["height"] < 90


# Open to everybody.


@pytest.mark.parametrize(("light", "size"), [("dark", WIDE), ("light", PHONE)])
def test_no_barrier_at_the_hall(welcome: Welcome, light: str, size: dict[str, int]) -> None:
    ada = welcome("Ada", color_scheme=light, viewport=size)
    digger = at(ada, "move.clan-cart")
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        check(ada.page)
    ada.page.locator(".seat-card button").nth(1).click()
    check(ada.page)
    assert digger.options()


# The market beside the mountain.


def test_what_is_chosen_from_is_seen_beside_the_mountain_and_dragged_onto_it(ada: Person) -> None:
    digger = at(ada, "dig.cost")
    page, mouse = ada.page, ada.page.mouse
    mountain, horde = page.locator('[data-zone="mountain"]'), page.locator('[data-zone="horde"]')
    expect(mountain).to_be_visible()
    expect(horde).to_be_visible()
    story = page.locator('[data-tab="story"]')
    story.click()
    # What was told last is in sight, whatever else the story holds.
    expect(page.locator(".event").last).to_be_in_viewport()

    option = first_of(digger.asked(), "dig")
    digger.bring_forward(digger.scene(), option)
    mouse.move(*centre(digger.piece(option)))
    mouse.down()
    x, y = centre(mountain)
    mouse.move(x, y, steps=4)
    tile, nudges = page.locator(".in-hand"), cycle((0, 4))

    def comes_into_the_hand() -> bool:
        """It is there with the next move after the house has said where it may lie."""
        mouse.move(x + next(nudges), y)
        return tile.is_visible()

    eventually(comes_into_the_hand, "the tile is in the hand")
    lay = digger.scene()["question"]["lay"]
    way = next(turned for turned, places in lay["places"].items() if places)
    place = lay["places"][way][0]
    mouse.move(*digger.middle(lay, way, place), steps=2)
    expect(tile).to_have_attribute("aria-label", place[4])
    number = ada.number()
    mouse.up()
    ada.answered(number)
    expect(page.locator(".log")).to_contain_text("You dig")

    page.set_viewport_size({"width": 1280, "height": 720})
    together = page.locator('[data-tab="market"]')
    together.click()
    expect(horde).to_be_visible()
    expect(page.locator('[data-zone="tunnels"]')).to_be_visible()
    expect(mountain).to_be_hidden()
    expect(page.locator(".log")).to_be_visible()
    page.set_viewport_size({"width": WIDE["width"], "height": WIDE["height"]})
    expect(together).to_have_count(0)
    expect(mountain).to_be_visible()
