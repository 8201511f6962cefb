"""Before the game: chairs are chosen and ordered, people talk, an invitation is scanned."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.web.barriers import check
from tests.web.conftest import Welcome
from tests.web.people import Person


def chairs(person: Person) -> Locator:
    return person.page.locator(".chairs .name")


def test_people_gather(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo", locale="fr")
    table = ada.lay({"kind": "open"}, {"kind": "open"}, game="hall", start=False)
    invite = ada.ask("GET", f"/tables/{table}")["invite"]

    def nearby(route: Route) -> None:
        """As if the house were open to the local network."""
        told = route.fetch().json()
        told["invitation"] = f"http://192.168.1.20:8765{told['invitation']}"
        route.fulfill(json=told)

    ada.page.route(f"**/api/tables/{table}", nearby)
    ada.go(f"/t/{table}")
    code = ada.page.get_by_alt_text("The invitation as a code")
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("image => image.naturalWidth") > 20

    bo.go(f"/t/{table}?invite={invite}")
    bo.page.locator(".chairs li").nth(1).get_by_role("button", name="S’asseoir ici").click()
    expect(chairs(ada).nth(1)).to_have_text("Bo")
    bo.page.locator(".chairs li").nth(2).get_by_role("button", name="S’asseoir ici").click()
    expect(chairs(ada).nth(2)).to_have_text("Bo")
    ada.page.get_by_role("button", name="Move chair 3 up").click()
    expect(chairs(ada).nth(1)).to_have_text("Bo")
    ada.page.get_by_role("button", name="Move chair 2 up").click()
    expect(chairs(bo).first).to_contain_text("Bo")
    expect(chairs(bo).nth(1)).to_have_text("Ada")
    expect(bo.page.locator(".settled")).to_be_visible()
    check(ada.page)

    # A shield of one's own goes with its person, and with all that speaks of them.
    ada.page.get_by_role("button", name="Shield of chair 2").click()
    expect(ada.page.get_by_role("button", name="Raven, blue")).to_be_focused()
    expect(ada.page.locator(".shields :disabled")).to_have_count(1)
    check(ada.page)
    ada.page.get_by_role("button", name="Fox, yellow").click()
    expect(ada.page.get_by_role("button", name="Shield of chair 2")).to_be_focused()
    expect(bo.page.locator('[data-seat="1"] .emblem')).to_have_class("emblem shield-4")

    bo.page.get_by_placeholder("Dire quelque chose…").fill("Bonsoir <b>Ada</b>")
    bo.page.get_by_role("button", name="Dire", exact=True).click()
    said = ada.page.locator(".talk li")
    expect(said).to_contain_text("Bonsoir <b>Ada</b>")
    ada.page.get_by_role("button", name="Do not hear Bo").click()
    expect(said).not_to_contain_text("Bonsoir")

    # What was said, and who is not heard, stays when the game begins.
    ada.page.locator(".start").click()
    expect(ada.page.locator(".table")).to_be_visible()
    shield = ada.page.locator("#s-emblem1")
    assert "#i-fox-head" in shield.evaluate("shield => shield.innerHTML")
    expect(ada.page.locator('[data-seat="1"].seat-card .emblem')).to_have_class("emblem shield-4")
    expect(said).to_contain_text("(not heard)")
    ada.page.locator('[data-tab="story"]').click()
    ada.page.get_by_role("button", name="Hear Bo again").click()
    expect(said).to_contain_text("Bonsoir <b>Ada</b>")

    # Those who look on talk among themselves.
    watchers = [welcome("Cléo"), welcome("Dag")]
    for watcher in watchers:
        watcher.sit(table)
    watchers[0].page.get_by_placeholder("Say something…").fill("Ada wins")
    watchers[0].page.get_by_role("button", name="Say", exact=True).click()
    expect(watchers[1].page.locator(".talk li").last).to_have_text("Cléo Ada wins")
    bo.ask("POST", f"/tables/{table}/chat", {"text": "À moi"})
    expect(said.last).to_contain_text("À moi")
    expect(said).to_have_count(2)
