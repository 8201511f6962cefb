"""A finished game, stepped through again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.people import Person


def test_stepping_through_from_any_seat(ada: Person, played: str, welcome: Welcome) -> None:
    page = ada.go(f"/r/{played}?seat=0")
    slider = page.get_by_label("Moment of the game")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"\?step=1&seat=0"))
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    expect(page.locator(".log [aria-current]")).to_have_count(1)

    page.get_by_label("Through whose eyes").select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1"))
    expect(ada.piece("coin:1:b5:1")).to_have_count(1)
    expect(page.locator(".seat-card.own")).to_have_attribute("data-seat", "1")

    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("tab", name="Result")).to_be_visible()
    page.locator(".log .line", has_text="Age 1, round 2").click()
    expect(page.get_by_role("tab", name="Result")).to_be_hidden()
    expect(page.locator(".title")).to_contain_text("round 2")

    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    address: str = page.evaluate("() => navigator.clipboard.readText()")
    shared = address.removeprefix(ada.house.address)
    friend = welcome("Bo")
    friend.go(shared)
    assert friend.page.locator(".title").text_content() == page.locator(".title").text_content()
    seen = friend.page.locator(".stage .piece").evaluate_all(
        "nodes => nodes.map(n => n.dataset.id)"
    )
    assert seen == page.locator(".stage .piece").evaluate_all(
        "nodes => nodes.map(n => n.dataset.id)"
    )


def test_it_plays_by_itself_and_pauses(ada: Person, played: str) -> None:
    page = ada.go(f"/r/{played}?step=3&seat=-1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_label("Moment of the game")).not_to_have_value("3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".mat")).to_be_hidden()


def test_the_end_at_the_table_leads_to_the_replay(ada: Person, played: str) -> None:
    page = ada.sit(played)
    expect(page.locator(".result")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    page.get_by_role("link", name="Replay").first.click()
    expect(page).to_have_url(re.compile(f"/r/{played}"))
    expect(page.get_by_label("Moment of the game")).to_be_visible()


def test_what_was_refused_then_cannot_be_asked_about_now(ada: Person, played: str) -> None:
    """A replay asks nothing, so that there is nothing to be told either."""

    def refused(step: int) -> list[str]:
        reply = ada.ask("GET", f"/tables/{played}/scene?seat=0&shape=wide&step={step}")
        pieces = [piece for zone in reply["scene"]["zones"] for piece in zone["pieces"]]
        return [piece["id"] for piece in pieces if "why" in piece]

    steps = ada.ask("GET", f"/tables/{played}/scene?seat=0&shape=wide")["steps"]
    step = next(step for step in range(steps) if refused(step))
    ada.go(f"/r/{played}?step={step}&seat=0")
    piece = ada.piece(refused(step)[0])
    expect(piece).to_have_count(1)
    expect(piece).not_to_have_attribute("data-act", "why")
    piece.dispatch_event("click")


def test_a_game_that_has_not_begun_is_seen_in_its_lobby(ada: Person) -> None:
    table = ada.lay({"kind": "open"}, start=False)
    ada.page.goto(f"{ada.house.address}/r/{table}")
    expect(ada.page).to_have_url(f"{ada.house.address}/t/{table}")
    expect(ada.page.locator(".lobby")).to_be_visible()
