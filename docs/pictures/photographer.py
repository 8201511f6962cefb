"""Somebody who plays in a browser until a moment is worth a picture, and takes it."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
LARGEST = 290_000  # bytes
Seat = dict[str, Any]


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

    def lay(self, game: str, level: str, bots: int = 3, **settings: Any) -> str:
        chairs = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        body = {"game": game, "chairs": chairs, "settings": settings, "start": True}
        table: str = self.ask("POST", "/tables", body)["table"]
        return table

    def play(
        self, table: str, until: Callable[[Seat], bool], choose: Callable[[Seat], str]
    ) -> bool:
        """Answer for Ada until a moment comes that is worth a picture; False at the end."""
        while not (seat := self.ask("GET", f"/tables/{table}/seat/0"))["over"]:
            if seat["asked"] is None:
                time.sleep(0.05)
            elif until(seat):
                return True
            else:
                self.decide(table, choose(seat))
        return False

    def decide(self, table: str, option: str) -> None:
        self.ask("POST", f"/tables/{table}/decide", {"seat": 0, "options": [option]})

    def question(self, table: str) -> dict[str, Any]:
        path = f"/tables/{table}/scene?seat=0&shape=wide&defs=0"
        question: dict[str, Any] = self.ask("GET", path)["scene"]["question"]
        return question

    def on_phone(self) -> BrowserContext:
        """Ada with a phone in her hand."""
        phone = self.sit(PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
        phone.add_cookies(self.context.cookies())
        return phone

    def shoot(
        self,
        name: str,
        page: Page,
        path: str,
        ready: str,
        prepare: Callable[[Page], None] = lambda page: None,
    ) -> None:
        page.goto(self.address + path)
        page.locator(ready).first.wait_for()
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(1800)
        prepare(page)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        (self.folder / f"{name}.png").write_bytes(small_file(picture))


def small_file(picture: Image.Image) -> bytes:
    """A palette spread over all colours there are, and as many of the dots between them as the
    file may hold: clean edges and hardly a band."""
    palette = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
    plain = picture.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    for share in (0.6, 0.5, 0.4, 0.3, 0.2):
        between = Image.blend(plain, picture, share)
        dotted = between.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        file = io.BytesIO()
        dotted.save(file, "PNG", optimize=True)
        if file.tell() < LARGEST:
            break
    return file.getvalue()
