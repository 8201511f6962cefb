"""How a table feels: from my choice to the first thing that stirs, and to my next question.

    python benchmarks/feel.py [--game hall] [--level hard] [--answers 20]

A real page in Chromium (ANTRE_CHROMIUM, or one on the path), with motion and telling as people have
them, one person and as many bots as fit, three at most. The person answers by the keys that the
page shows, at random. `--source` names the `src` of another version, to compare two in one sitting.
On a busy machine the clock tells little; *own work* is the processor time of the page's main thread
from the first key of an answer to what stirred, which is what is ours of that.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from serving.process import running

from antre.bots import LEVELS
from antre.core.game import find, slugs

KEYS = "123456789"
CHROMIUMS = ("chromium-headless-shell", "chromium")
MINE = ".ask.mine:not([aria-busy=true])"
PATIENCE = 120_000  # milliseconds
# When a key was pressed, when the page was next seen to change, and when I was asked again.
WATCH = """() => {
  const times = (window.times = { pressed: 0, stirred: 0 });
  const press = () => Object.assign(times, { pressed: performance.now(), stirred: 0 });
  addEventListener('keydown', press, true);
  new MutationObserver(() => {
    if (times.pressed && !times.stirred)
      requestAnimationFrame(() => { times.stirred ||= performance.now(); });
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
SHOWN = "(keys) => keys.map((key) => key.dataset.key ?? key.textContent)"
STIRRED = "() => times.stirred && times.stirred - times.pressed"
ASKED = f"""(before) => {{
  const ask = document.querySelector('{MINE}');
  if (document.querySelector('.rematch')) return -1;
  return ask && ask.dataset.asked !== before ? performance.now() - times.pressed : 0;
}}"""


def main() -> None:
    args = read_arguments()
    if args.source is not None:
        os.environ["PYTHONPATH"] = str(args.source)
    rows = Table("game", "bots", "answers", "stirs after", "own work", "next question")
    rows.caption = "Median / what 95 of 100 stay below."
    with (
        TemporaryDirectory() as data,
        running(
            [sys.executable, "-m", "antre.server", "--port", "0", "--no-browser", "--data", data]
        ) as server,
        sync_playwright() as playwright,
    ):
        address = server.said.partition(" at ")[2].partition(" ")[0].rstrip("/")
        places = [os.environ.get("ANTRE_CHROMIUM"), *map(shutil.which, CHROMIUMS)]
        path = next(filter(None, places), None)
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in args.game or slugs():
            for level in args.level or LEVELS:
                felt = measure(chromium, address, game, level, args.answers)
                rows.add_row(
                    game, level, str(len(felt.waits)), f"{shown(felt.stirs, 1000)} ms",
                    f"{shown(felt.works, 1000)} ms", f"{shown(felt.waits, 1, 1)} s",
                )  # fmt: skip
                Console(stderr=True).print(rows)
        chromium.close()
    Console().print(rows)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How a table feels.")
    parser.add_argument("--game", action="append", choices=slugs())
    parser.add_argument("--level", action="append", choices=list(LEVELS))
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--source", type=Path, metavar="SRC", help="another version of the house")
    return parser.parse_args()


class Felt(NamedTuple):
    """For each answer the seconds until something stirred, those the page worked for that, and
    those until the next question."""

    stirs: list[float]
    works: list[float]
    waits: list[float]


def measure(chromium: Browser, address: str, game: str, level: str, answers: int) -> Felt:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    bots = min(3, find(game).seats[-1] - 1)
    laid = context.request.post(
        f"{address}/api/tables",
        data={"game": game, "start": True, "chairs": [{"kind": "me"}, *seated(level, bots)]},
        headers={"X-Antre": "1"},
    )
    page = context.new_page()
    page.goto(f"{address}/t/{laid.json()['table']}")
    page.wait_for_selector(MINE, timeout=PATIENCE)
    page.evaluate(WATCH)
    meter = context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    rng, felt = random.Random(7), Felt([], [], [])
    for _ in range(answers):
        before = page.locator(".ask").get_attribute("data-asked")
        worked = task_seconds(meter)
        answer(page, rng)
        stirred = page.wait_for_function(STIRRED, timeout=PATIENCE).json_value() / 1000
        felt.works.append(task_seconds(meter) - worked)
        felt.stirs.append(stirred)
        asked = page.wait_for_function(ASKED, arg=before, timeout=PATIENCE).json_value()
        if asked < 0:
            break
        felt.waits.append(asked / 1000)
    context.close()
    return felt


def task_seconds(meter: CDPSession) -> float:
    """The processor time that the page has taken so far."""
    metrics = meter.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def seated(level: str, bots: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "level": level}] * bots


def answer(page: Page, rng: random.Random) -> None:
    """One question, whatever it is, with the keys that the page shows."""
    page.keyboard.press("Shift")
    page.locator(".in-hand, .piece .key, .answers kbd").first.wait_for(state="attached")
    if page.locator(".in-hand").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif slots := page.locator(".piece[data-act=slot]").count():
        for key in rng.sample(KEYS[: page.locator(".piece[data-act=hold]").count()], slots):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
    else:
        shown = page.locator(".piece[data-act=choose] .key, .answers kbd").evaluate_all(SHOWN)
        page.keyboard.press(rng.choice(sorted(shown)))
        if page.locator(".answers .confirm").count():
            page.keyboard.press("Enter")


def shown(seconds: Sequence[float], scale: float, digits: int = 0) -> str:
    """The median and what 95 of 100 stay below."""
    if len(seconds) < 2:
        return "–"
    most = quantiles(seconds, n=20, method="inclusive")[-1]
    return f"{median(seconds) * scale:.{digits}f} / {most * scale:.{digits}f}"


if __name__ == "__main__":
    main()
