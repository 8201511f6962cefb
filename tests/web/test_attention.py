"""Who looks elsewhere is called when it is their turn."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Welcome
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


def test_who_looks_elsewhere_is_called_back(welcome: Welcome) -> None:
    ada, bo = welcome("Ada"), welcome("Bo")
    table, page = two_people(ada, bo), ada.page
    ada.context.add_init_script(ELSEWHERE)
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
