"""What bots do is seen deed by deed, at one's own pace, until one has seen enough."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.conftest import Welcome
from tests.web.people import MINE, Json, Person

BOT = {"kind": "bot", "level": "easy"}
# The sentences that stood in the bar.
WATCH = """() => {
  window.said = [];
  window.heads = new Set();
  const bar = document.querySelector("#question");
  const note = () => {
    window.said.push(bar.textContent);
    if (document.querySelector(".ask.mine")) return;
    heads.add(document.querySelector(".title").textContent);
    window.undone ||= !document.querySelector(".tool.undo").hidden;
  };
  new MutationObserver(note).observe(bar, { childList: true, characterData: true, subtree: true });
}"""


def play_to_the_end_of_a_turn(person: Person, table: str) -> None:
    while (asked := person.question(table)) is not None:
        options = [each["option"] for each in asked["options"]]
        if "end" in options:
            return
        person.decide(table, options[0])


def look_when_asked(person: Person, table: str) -> None:
    """However long a busy machine takes: one look finds all that the bots have done."""

    def wait(route: Route) -> None:
        person.question(table)
        route.continue_()

    person.page.route("**/scene?**", wait)


def steps(person: Person, table: str) -> int:
    now: int = person.ask("GET", f"/tables/{table}/scene?seat=0")["steps"]
    return now


def told_after(person: Person, table: str, step: int) -> list[Json]:
    reply = person.ask("GET", f"/tables/{table}/scene?seat=0")
    return [line for line in reply["log"] if line["step"] > step]


def test_deeds_are_followed_one_after_the_other(welcome: Welcome) -> None:
    """Bots answer at once here, and the page looks when they have: the table would jump."""
    ada = welcome("Ada", reduced_motion="no-preference")
    ada.go("/").evaluate("localStorage.setItem('antre.pace', 'fast')")
    table = ada.lay(BOT, BOT, game="hall")
    play_to_the_end_of_a_turn(ada, table)
    page = ada.sit(table)
    expect(page.locator(MINE)).to_be_visible()
    mine = steps(ada, table) + 1
    page.evaluate(WATCH)
    look_when_asked(ada, table)
    page.get_by_role("button", name="End your turn").click()
    assert ada.wait_to_be_asked()
    deeds = [line["text"] for line in told_after(ada, table, mine)]
    assert len(deeds) > 6, "two bots have had their turns"
    said = page.evaluate("() => window.said")
    assert [text for text in deeds if text not in said] == []
    assert len(page.evaluate("() => [...heads]")) >= 2, "the head says whose turn is seen"
    assert not page.evaluate("() => window.undone"), "nothing is taken back of what is not seen yet"

    # Whoever has seen enough goes on.
    page.evaluate("localStorage.setItem('antre.pace', 'slow')")
    page.reload()
    expect(page.locator(MINE)).to_be_visible()
    play_to_the_end_of_a_turn(ada, table)
    page.get_by_role("button", name="End your turn").click()
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    skip.click()
    assert ada.wait_to_be_asked()
    page.keyboard.press("Escape")
    expect(page.locator(MINE)).to_be_visible()
