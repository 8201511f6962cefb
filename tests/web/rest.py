"""A point of the page means something only once nothing moves there any more."""

from __future__ import annotations

from playwright.sync_api import Page

STILL = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const look = () =>
    [...document.querySelectorAll('.ask, .picture, .piece')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    }).join(' ');
  const end = performance.now() + 10000;
  for (let seen = '', same = 0; same < 5;) {
    await frame();
    const now = look();
    same = now === seen ? same + 1 : 0;
    seen = now;
    if (performance.now() > end) throw new Error('the page never comes to rest');
  }
}"""


def at_rest(page: Page) -> Page:
    """Fonts are there, and bar and pictures have stayed where they are for five frames."""
    page.evaluate(STILL)
    return page
