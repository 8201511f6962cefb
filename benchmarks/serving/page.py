"""The first page in a real browser that has never been here."""

from __future__ import annotations

import shutil
import statistics
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.progress import Progress

VISITS = 5
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
# Interactive: the button that starts a game is drawn and can be pressed.
BUTTON = "button.play"
WATCH = f"""
new MutationObserver((_, observer) => {{
  const button = document.querySelector("{BUTTON}");
  if (!button || button.disabled) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => {{ window.interactive = performance.now(); }}));
}}).observe(document, {{ childList: true, subtree: true }});
"""


def first_visits(address: str, progress: Progress) -> dict[str, float] | None:
    """Bytes and milliseconds of a first visit, the middle of several; None without Chromium."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        return None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        numbers = progress.track(range(VISITS), description="Antre: first page")
        visits = [visit(browser, address) for _ in numbers]
        browser.close()
    return {name: statistics.median(each[name] for each in visits) for name in visits[0]}


def visit(browser: Browser, address: str) -> dict[str, float]:
    context = browser.new_context(locale="fr-FR", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def received(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    session.on("Network.responseReceived", received)
    session.on("Network.loadingFinished", finished)
    page.goto(address, wait_until="networkidle")
    page.wait_for_function("window.interactive !== undefined")
    milliseconds = page.evaluate("window.interactive")
    context.close()
    fonts = sum(size for id, size in sizes.items() if kinds.get(id) == "Font")
    return {
        "kilobytes": (sum(sizes.values()) - fonts) / 1000,
        "fonts_kilobytes": fonts / 1000,
        "requests": len(sizes),
        "milliseconds": milliseconds,
    }
