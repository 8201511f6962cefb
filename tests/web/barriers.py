"""What nobody may meet on a page, in both languages, both lights and both sizes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.conftest import PHONE, WIDE

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CHECK = """async (tags) => {
  const asked = { runOnly: tags, resultTypes: ["violations"] };
  const { violations } = await axe.run(document, asked);
  return violations.map(({ id, nodes }) => [id, nodes.map((n) => n.target.join(' ')).slice(0, 5)]);
}"""
# What sticks out of the page to the right, or is cut off inside its box.
OUTSIDE = """() => [...document.querySelectorAll("main *, .title")]
  .filter((node) => !node.closest("svg, .aside-words") && node.getClientRects().length)
  .filter((node) => {
    const { right } = node.getBoundingClientRect();
    const box = getComputedStyle(node);
    const cut = node.scrollWidth > node.clientWidth + 1 && box.overflowX !== "visible";
    const words = ["P", "H1", "H2", "H3", "H4", "B", "LABEL", "BUTTON", "A"];
    return right > innerWidth + 1 || (cut && words.includes(node.tagName));
  })
  .map((node) => `${node.tagName}.${node.className}: ${node.textContent}`)"""
LOOKS = [("en", "dark", WIDE), ("fr", "light", PHONE)]


def check(page: Page) -> None:
    # The page's own policy forbids scripts from elsewhere; the debugger may bring one.
    page.evaluate(AXE)
    found = page.evaluate(CHECK, RULES)
    assert not found, found


def check_fits(page: Page) -> None:
    """Nothing is wider than the page, and no words are cut off."""
    found = page.evaluate(OUTSIDE)
    assert not found, found
