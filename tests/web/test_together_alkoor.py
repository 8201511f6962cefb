"""Three browsers at Maender-Alkoor: a token proposed and played out of turn, and taken back."""

from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.people import Person

Json = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo")
GAMES, LONGEST = 10, 300
ASKED_ABOUT = re.compile("at every moment|could matter")


class Moment(NamedTuple):
    """Somebody who is not the Guide is asked, and holds a token."""

    table: str
    holder: int
    option: str


def lay(people: list[Person]) -> str:
    ada, *others = people
    table = ada.lay({"kind": "open"}, {"kind": "open"}, game="alkoor", start=False)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    for person in others:
        person.ask("POST", f"/tables/{table}/join", {"invite": invite})
    ada.ask("POST", f"/tables/{table}/start")
    return table


def play_to_a_token(people: list[Person]) -> Moment:
    """What is dealt nobody knows beforehand: games are begun until one comes to that."""
    rng = random.Random(1)
    for _ in range(GAMES):
        table = lay(people)
        for _ in range(LONGEST):
            waiting = people[0].ask("GET", f"/tables/{table}")["waiting"]
            if not waiting:
                break
            seat = waiting[0]
            looked = people[seat].look(table, seat)
            options = [each["option"] for each in looked["asked"]["options"]]
            tokens = [option for option in options if option.startswith("token:")]
            if tokens and looked["view"]["guide"] != seat:
                return Moment(table, seat, tokens[0])
            always = [option for option in options if option == "ask:always"]
            others = [option for option in options if option not in tokens]
            people[seat].decide(table, rng.choice(always or others), seat=seat)
    raise AssertionError("no token in so many games")


def used(people: list[Person], table: str) -> int:
    log = people[0].look(table)["log"]
    return sum(line["kind"] == "token_used" for line in log)


def test_a_token_is_proposed_played_out_of_turn_and_taken_back(welcome: Welcome) -> None:
    people = [welcome(name) for name in NAMES]
    table, holder, option = play_to_a_token(people)
    before = used(people, table)
    asking, third = (seat for seat in range(3) if seat != holder)
    for person in people:
        person.sit(table)
    page = people[asking].page
    page.locator(f'.propose[data-owner="{holder}"]').click()
    page.locator(".list summary").click()
    page.locator(f'.list [data-option="{option}"]').click()
    for person in people:
        expect(person.page.locator(".proposals li")).to_have_count(1)
    # What they hold is on their board, with how often they are asked about it.
    expect(people[holder].piece("asked")).to_have_attribute("aria-label", ASKED_ABOUT)
    number = people[holder].number()
    people[holder].page.locator(f'.proposal[data-by="{asking}"]').click()
    people[holder].answered(number)
    assert used(people, table) == before + 1
    expect(page.locator(".undo")).to_have_text("Ask to undo")
    page.locator(".undo").click()
    for seat in (holder, third):
        people[seat].page.locator(".agree").click()
    expect(page.locator(".asked-back")).to_be_hidden()
    expect(page.locator(".ask.mine")).to_be_visible()
    assert used(people, table) <= before
