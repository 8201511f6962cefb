"""Who looks elsewhere is called when it is their turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import antre
from tests.web.conftest import Welcome
from tests.web.people import Person
from tests.web.test_playing import two_people

# A window that one can look away from, and notices that leave a trace.
ELSEWHERE = """
  window.noticed = [];
  // Not every Chromium shows notices; what is to be shown is the same.
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, what) { noticed.push(`${title}: ${what.body}`); }
    close() {}
  };
  let away = false;
  Object.defineProperty(document, "hidden", { get: () => away });
  window.look = (here) => {
    away = !here;
    document.dispatchEvent(new Event("visibilitychange"));
  };
"""
# On a phone a page shows none by itself; the service worker does.
PHONE = """
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor() { throw new TypeError("Illegal constructor"); }
  };
  const shown = [];
  const worker = {
    showNotification: async (title, { body, tag }) => {
      noticed.push(`${title}: ${body}`);
      shown.push({ tag, close: () => { window.gone = tag; } });
    },
    getNotifications: async ({ tag }) => shown.filter((each) => each.tag === tag),
  };
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistrations: async () => [worker] },
  });
"""
# What the service worker does about two notices, one of them of a page that is open.
HEARD = """async () => {
  const hear = {}, went = [];
  const pages = [{ url: "https://den/t/1?seat=0", focus: () => went.push("focus") }];
  const clients = { matchAll: async () => pages, openWindow: (to) => went.push(to) };
  const self = { addEventListener: (name, work) => { hear[name] = work; }, clients };
  SCRIPT
  for (const tag of ["/t/1", "/t/2"]) {
    const notification = { tag, close: () => went.push("close") };
    await new Promise((done) => {
      hear.notificationclick({ notification, waitUntil: (work) => work.then(done) });
    });
  }
  return went;
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_looks_elsewhere_is_called_back(welcome: Welcome, phone: bool) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    table, page = two_people(ada, bo), ada.page
    ada.context.add_init_script(ELSEWHERE + (PHONE if phone else ""))
    ada.sit(table)
    page.get_by_role("button", name="Call me when it is my turn").click()
    expect(page.locator(".notice")).to_contain_text("Your browser tells you")
    assert page.evaluate("noticed") == []
    ada.lay_coins()
    ada.confirm()
    page.evaluate("look(false)")
    while not ada.look(table)["asked"]:
        options = bo.look(table, 1)["asked"]["options"]
        bo.decide(table, options[0]["option"], seat=1)
    expect(page).to_have_title(re.compile("^● "))
    page.wait_for_function("noticed.length === 1")
    page.evaluate("look(true)")
    expect(page).not_to_have_title(re.compile("●"))
    if phone:
        page.wait_for_function("(tag) => window.gone === tag", arg=f"/t/{table}")


def test_a_notice_leads_back_to_its_table(ada: Person) -> None:
    """To its page where that is open still, else to a new one."""
    ada.go("/")
    script = (Path(antre.__file__).parent / "web" / "sw.js").read_text(encoding="utf-8")
    went = ada.page.evaluate(HEARD.replace("SCRIPT", script))
    assert went == ["close", "focus", "close", "/t/2"]
