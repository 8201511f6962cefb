"""Clocks: chosen by the host in the lobby, told to everybody, and seen without shouting."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, Welcome

RUNS = re.compile(r"^(?:4:\d\d|5:00)$")


def test_the_host_chooses_a_clock_and_everybody_sees_it_run(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo", viewport=PHONE)
    table = ada.lay({"kind": "open"}, start=False)
    page = ada.go(f"/t/{table}")
    choice = page.locator(".clock-choice select")
    expect(choice).to_have_count(1)
    choice.first.select_option(label="For each move")
    expect(choice).to_have_count(3)
    page.get_by_label("When time is up").select_option(label="then a bot plays on")
    invite = ada.ask("GET", f"/tables/{table}")["invite"]
    bo.ask("POST", f"/tables/{table}/join", {"invite": invite})
    theirs = bo.go(f"/t/{table}").locator(".clock-choice")
    expect(theirs).to_contain_text("Everybody has 5 min for each turn. When that is up, a bot")
    expect(theirs.locator("select")).to_have_count(0)
    check(bo.page)
    page.locator(".start").click()
    for person in (ada, bo):
        expect(person.page.locator(".my-time")).to_have_text(RUNS)
        expect(person.page.locator(".seat-card .time").first).to_have_text(RUNS)
    ada.lay_coins()
    ada.confirm()
    expect(page.locator(".my-time")).to_be_hidden()
    expect(page.locator('.seat-card[data-seat="0"] .time')).to_have_text("5:00")
    expect(page.locator('.seat-card[data-seat="1"] .time')).to_have_text(RUNS)


def test_when_time_is_up_the_others_may_vote_for_a_bot(welcome: Welcome) -> None:
    """Although whoever thinks so long is there."""
    ada, bo = welcome("Ada"), welcome("Bo")
    table = ada.lay({"kind": "open"}, start=False)
    clock = {"kind": "move", "seconds": 2, "increment": 0, "then": "vote"}
    ada.ask("POST", f"/tables/{table}/clock", {"clock": clock})
    bo.ask(
        "POST", f"/tables/{table}/join", {"invite": ada.ask("GET", f"/tables/{table}")["invite"]}
    )
    ada.ask("POST", f"/tables/{table}/start")
    bo.sit(table)
    page = ada.sit(table)
    expect(page.locator(".my-time")).to_have_text("Time is up")
    page.get_by_role("button", name="Let a bot play for Bo").click()
    expect(bo.page.locator("#question")).to_have_text("A bot plays for you.")


def test_who_has_no_time_left_for_the_whole_game_is_told_so(welcome: Welcome) -> None:
    """And is not offered a way back that the house would refuse."""
    ada, bo = welcome("Ada"), welcome("Bo")
    table = ada.lay({"kind": "open"}, start=False)
    clock = {"kind": "game", "seconds": 2, "increment": 0, "then": "bot"}
    ada.ask("POST", f"/tables/{table}/clock", {"clock": clock})
    bo.ask(
        "POST", f"/tables/{table}/join", {"invite": ada.ask("GET", f"/tables/{table}")["invite"]}
    )
    ada.ask("POST", f"/tables/{table}/start")
    page = ada.sit(table)
    expect(page.locator("#question")).to_have_text("Your time is up: a bot plays on for you.")
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
