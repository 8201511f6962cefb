"""Antre as an app: it can be installed, and without a connection its rules can be read."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from antre.core.game import slugs
from tests.waiting import eventually
from tests.web.barriers import check
from tests.web.conftest import PHONE, Welcome
from tests.web.people import Person

KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return [];
  const cache = await caches.open('antre-1');
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


def test_the_rules_are_kept_for_whoever_is_without_a_connection(welcome: Welcome) -> None:
    ada = welcome("Ada", viewport=PHONE, locale="fr", service_workers="allow")
    ada.sit(ada.lay({"kind": "bot", "level": "easy"}))
    last = f"/api/rules/{slugs()[-1]}"
    eventually(lambda: last in ada.page.evaluate(KEPT), "the rules are kept")
    kept: list[str] = ada.page.evaluate(KEPT)
    rules = {f"/api/rules/{slug}" for slug in slugs()}
    assert {path for path in kept if path.startswith("/api/")} == {"/api/games"} | rules
    ada.context.set_offline(True)
    ada.page.goto(f"{ada.house.address}/t/nowhere")
    links = ada.page.locator(".at-hand a")
    expect(links).to_have_count(len(slugs()))
    check(ada.page)
    links.first.click()
    expect(ada.page.locator(".rule-entry").first).to_be_visible()
    expect(ada.page.locator("h1")).to_contain_text("les règles")
    ada.problems.clear()  # whatever could not be fetched
    ada.context.set_offline(False)
    ada.go("/")
    expect(ada.page.locator(".at-hand")).to_have_count(0)
    check_manifest(ada)


def check_manifest(ada: Person) -> None:
    """The app is described, and its icons are there."""
    fetch = ada.context.request.get
    described = ada.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(fetch(f"{ada.house.address}{described}").text())
    for icon in manifest["icons"]:
        reply = fetch(f"{ada.house.address}{icon['src']}")
        assert (reply.status, reply.headers["content-type"]) == (200, icon["type"])
