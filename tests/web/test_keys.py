"""A turn without a mouse, and what a screen reader is told."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.people import MINE, Person
from tests.web.rest import at_rest

BOT = {"kind": "bot", "level": "easy"}
KEYS = "123456789"
NOWHERE = "() => document.activeElement === document.body"
SHOWN = "(keys) => keys.map((key) => key.dataset.key ?? key.textContent)"
FOCUSED = "() => document.activeElement.closest('.piece')?.dataset.id ?? ''"


def focused(person: Person) -> str:
    id: str = person.page.evaluate(FOCUSED)
    return id


def tab_to(person: Person, prefix: str) -> None:
    """Press Tab until a piece with such an id has the focus."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if focused(person).startswith(prefix):
            return
    raise AssertionError(f"the Tab key never comes to {prefix}")


def test_a_turn_with_the_keyboard_alone(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    tab_to(ada, "slot:0:goblin")
    page.keyboard.press("ArrowDown")
    assert focused(ada).startswith("coin:0:")
    page.keyboard.press("ArrowRight")
    coin = focused(ada)
    page.keyboard.press("Enter")
    expect(ada.piece(coin)).to_have_attribute("aria-pressed", "true")
    assert focused(ada) == "slot:0:goblin"
    page.keyboard.press("ArrowRight")
    assert focused(ada) == "slot:0:dragon"
    page.keyboard.press(" ")
    expect(ada.piece(coin)).to_have_class(re.compile("laid"))
    number = ada.number()
    page.keyboard.press("1")
    page.keyboard.press("5")
    expect(page.locator(".piece.laid")).to_have_count(3)
    expect(page.locator(".answers .confirm")).to_be_focused()
    page.keyboard.press("Enter")
    ada.answered(number)

    assert ada.wait_to_be_asked()
    number = ada.number()
    tab_to(ada, "card:")
    first = focused(ada)
    page.keyboard.press("ArrowRight")
    second = focused(ada)
    assert second != first
    label = ada.piece(second).get_attribute("aria-label") or ""
    page.keyboard.press("Enter")
    ada.answered(number)
    taken = label.replace("Take", "You take")
    expect(page.locator(".log")).to_contain_text(taken)
    expect(page.locator(".story .aside-words[aria-live]")).not_to_be_empty()


def test_a_number_chooses_and_the_list_has_real_buttons(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    for key in "135":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    assert ada.wait_to_be_asked()
    page.locator(".ask .list summary").click()
    choices = page.locator(".ask .list").get_by_role("button")
    label = choices.last.locator("span").text_content() or ""
    number = ada.number()
    page.keyboard.press(str(choices.count()))
    ada.answered(number)
    taken = label.removeprefix("Take ")
    expect(page.locator(".log")).to_contain_text(f"You take {taken}.")


def test_what_is_said_of_a_piece(ada: Person) -> None:
    page = at_rest(ada.sit(ada.lay(BOT)))
    expect(page.locator(MINE)).to_be_visible()
    tab_to(ada, "slot:0:goblin")
    page.keyboard.press("ArrowDown")
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("coin")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(page.get_by_role("group", name="Taverns")).to_be_visible()
    expect(page.get_by_role("navigation", name="Players")).to_be_visible()


def answer_by_keys(person: Person, rng: random.Random) -> None:
    """One question, whatever it is, with the keys that the page shows."""
    page = at_rest(person.page)
    number = person.number()
    if page.locator(".in-hand").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif slots := page.locator(".piece[data-act=slot]").count():
        for key in rng.sample(KEYS[: page.locator(".piece[data-act=hold]").count()], slots):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
    else:
        shown = page.locator(".piece[data-act=choose] .key, .answers kbd").evaluate_all(SHOWN)
        page.keyboard.press(rng.choice(sorted(shown)))
        if page.locator(".answers .confirm").count():
            page.keyboard.press("Enter")
    person.answered(number)


def play_by_keys(person: Person, table: str) -> None:
    """A game to its end; the focus is never lost."""
    rng = random.Random(4)
    page = person.sit(table)
    page.keyboard.press("Shift")
    while person.wait_to_be_asked():
        answer_by_keys(person, rng)
        assert not page.evaluate(NOWHERE), "the focus is lost"


def test_a_whole_game_without_a_mouse(ada: Person) -> None:
    play_by_keys(ada, ada.lay(BOT))
    result = ada.page.get_by_role("tab", name="Result")
    expect(result).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("game", ["hall", "fall", "garden", "alkoor"])
def test_longer_games_without_a_mouse(ada: Person, game: str) -> None:
    others = [] if game == "alkoor" else [BOT]
    play_by_keys(ada, ada.lay(*others, game=game))
    expect(ada.page.locator(".rematch")).to_be_visible()


def test_an_arrow_leads_from_the_question_to_the_pieces(ada: Person) -> None:
    page = ada.sit(ada.lay(BOT))
    expect(page.locator(MINE)).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert focused(ada)
    expect(page.locator(".piece .key").first).to_be_visible()
    check(page)
    page.locator(".title").click()
    page.locator(".stage").click(position={"x": 5, "y": 5})
    expect(page.locator(".piece .key").first).to_be_hidden()
