"""Takes the pictures of the browser client: python docs/pictures/browser.py [FOLDER]

Opens a house of its own on a free port, plays a game against three bots to its last rounds, and
photographs the den, the table on a wide screen and on a phone, and the end. Needs Playwright, a
Chromium (or ANTRE_CHROMIUM) and Pillow.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image, ImageOps
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
BITS = 6
CLASSES = {"w": "warrior", "h": "hunter", "m": "miner", "b": "blacksmith", "e": "explorer"}


class Photographer:
    def __init__(self, address: str, browser: Browser, folder: Path) -> None:
        self.address = address
        self.browser = browser
        self.folder = folder
        self.context = self.sit(WIDE)
        self.ask("PUT", "/me", {"name": "Ada"})

    def sit(self, size: dict[str, int], **looks: Any) -> BrowserContext:
        context = self.browser.new_context(
            viewport=size, locale="en", color_scheme="dark", reduced_motion="reduce", **looks
        )
        # The grain of the stone is noise to a compressor, and hardly seen in a small picture.
        context.route("**/grain.svg", lambda route: route.abort())
        return context

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        url = f"{self.address}/api{path}"
        return self.context.request.fetch(
            url, method=method, data=body, headers={"X-Antre": "1"}
        ).json()

    def lay(self) -> str:
        chairs = [{"kind": "me"}, *({"kind": "bot", "level": "normal"} for _ in range(3))]
        body = {"game": "nidavellir", "chairs": chairs, "start": True}
        table: str = self.ask("POST", "/tables", body)["table"]
        return table

    def play(self, table: str, until: Any) -> None:
        """Answer for Ada until a moment comes that is worth a picture, or the end."""
        while not (seat := self.ask("GET", f"/tables/{table}/seat/0"))["over"]:
            if seat["asked"] is None:
                time.sleep(0.05)
            elif until(seat):
                return
            else:
                option = choose(seat)
                self.ask("POST", f"/tables/{table}/decide", {"seat": 0, "options": [option]})

    def shoot(self, name: str, page: Page, path: str, ready: str) -> None:
        page.goto(self.address + path)
        page.locator(ready).first.wait_for()
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(1800)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        ImageOps.posterize(picture, BITS).save(self.folder / f"{name}.png", optimize=True)


def choose(seat: dict[str, Any]) -> str:
    """The card of the shortest column, the highest coin, the first hero."""
    options: list[str] = [each["option"] for each in seat["asked"]["options"]]
    ranks = seat["view"]["ranks"][0]
    if options[0].startswith("take:"):
        return min(options, key=lambda option: ranks.get(CLASSES.get(option[5], ""), 99))
    return options[-1] if options[0].startswith("bid:") else options[0]


def late_in_the_game(seat: dict[str, Any]) -> bool:
    view = seat["view"]
    choice = len(seat["asked"]["options"]) > 2 and view["tavern"] == "dragon"
    return view["age"] == 2 and view["round"] >= 2 and choice


def main(folder: Path) -> None:
    data = tempfile.mkdtemp()
    command = [sys.executable, "-m", "antre.server", "--port", "0", "--no-browser"]
    house = subprocess.Popen([*command, "--data", data], stdout=subprocess.PIPE, text=True)
    assert house.stdout is not None
    found = re.search(r"http://\S+?(?=/ )", house.stdout.readline())
    assert found is not None
    try:
        with sync_playwright() as playwright:
            path = os.environ.get("ANTRE_CHROMIUM") or shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            take_all(Photographer(found[0], browser, folder))
            browser.close()
    finally:
        house.terminate()
        house.wait()
        shutil.rmtree(data, ignore_errors=True)


def take_all(photographer: Photographer) -> None:
    table = ""
    while not table or photographer.ask("GET", f"/tables/{table}")["status"] == "over":
        table = photographer.lay()
        photographer.play(table, late_in_the_game)
    page = photographer.context.new_page()
    photographer.shoot("den", page, "/", ".play")
    photographer.shoot("table-wide", page, f"/t/{table}", ".ask.mine")
    page.close()
    cookies = photographer.context.cookies()
    phone = photographer.sit(PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
    phone.add_cookies(cookies)
    small = phone.new_page()
    photographer.shoot("table-phone", small, f"/t/{table}", ".ask.mine")
    phone.close()
    photographer.play(table, lambda seat: False)
    page = photographer.context.new_page()
    photographer.shoot("end", page, f"/t/{table}", ".result")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
