"""A place that a sentence names is shown to whoever asks for it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.barriers import check
from tests.web.conftest import PHONE, WIDE, Welcome
from tests.web.hall import Digger, taught
from tests.web.people import MINE, Person
from tests.web.rest import at_rest

# The middle of what is lit, in cells from the gate of the learner, which stands on C11.
LIT = """() => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const gate = document.querySelector('.piece[data-id="gate:0"] .hit');
  const [x, y] = middle(gate);
  const side = gate.getBoundingClientRect().width;
  return [...document.querySelectorAll('.here')].map((ring) =>
    middle(ring).map((at, axis) => Math.round((at - [x, y][axis]) / side)));
}"""


def lit(person: Person) -> list[list[int]]:
    found: list[list[int]] = at_rest(person.page).evaluate(LIT)
    return found


def at_lesson(person: Person) -> None:
    """Its words name three cells: D10, E10 and D11."""
    page = Digger(person, taught(person, "dig.rotate-flip", skip=False)).sit().page
    expect(page.locator(MINE)).to_be_visible()


def test_names_light_up_under_pointer_and_focus(welcome: Welcome) -> None:
    ada = welcome("Ada", viewport=WIDE)
    at_lesson(ada)
    page, rings = ada.page, ada.page.locator(".here")
    names = page.locator(".lesson .place-name")
    expect(names).to_have_text(["D10", "E10", "D11"])
    home = page.locator(".piece[data-id='gate:0']").get_attribute("aria-label") or ""
    assert home.endswith("on C11")
    for name, place in (("D10", [1, -1]), ("E10", [2, -1]), ("D11", [1, 0])):
        names.get_by_text(name).hover()
        assert lit(ada) == [place]
    page.locator(".question").hover()
    expect(rings).to_have_count(0)
    names.nth(1).focus()
    assert lit(ada) == [[2, -1]]
    # A line of the story lights all that it names; a name in it does not look back.
    page.get_by_role("tab", name="Story").click()
    line = page.locator(".log .line", has=page.locator(".place-name", has_text="C11")).first
    line.focus()
    assert [0, 0] in lit(ada)
    line.locator(".place-name", has_text="C11").click()
    expect(page.locator(".looking-back")).to_have_count(0)
    check(page)


def test_a_tap_brings_a_place_into_sight(welcome: Welcome) -> None:
    """From another part of the table, on a phone, in French."""
    ada = welcome("Ada", viewport=PHONE, has_touch=True, is_mobile=True, locale="fr")
    at_lesson(ada)
    page = ada.page
    mountain = page.locator('.stage-box [data-tab="table"]')
    page.get_by_role("tab").nth(1).tap()
    expect(mountain).to_have_attribute("aria-selected", "false")
    page.locator(".lesson .place-name", has_text="E10").tap()
    expect(mountain).to_have_attribute("aria-selected", "true")
    ring, frame = page.locator(".here"), page.locator(".zone.roam")
    expect(ring).to_be_in_viewport()
    assert lit(ada) == [[2, -1]]
    box, around = ring.bounding_box(), frame.bounding_box()
    assert box is not None
    assert around is not None
    assert around["y"] < box["y"] < around["y"] + around["height"] - box["height"]
