"""People with browsers: what they click, press, drag and read."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.web.house import House
from tests.web.rest import at_rest

Json = dict[str, Any]
MINE = ".ask.mine:not([aria-busy=true])"
ASKED = f"{MINE}, .rematch"
PATIENCE = 60.0
COINS = ("b5", "b3", "b0")
TAVERNS = ("goblin", "dragon", "horse")


class Person:
    """One browser with its own cookies, at one house."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    # Going places.

    def go(self, path: str) -> Page:
        self.page.goto(self.house.address + path)
        expect(self.page.locator("body")).to_have_attribute("data-ready", "yes")
        return self.page

    def shelf(self, game: str = "nidavellir") -> Locator:
        """What the den offers of one game."""
        return self.page.locator(f'[data-game="{game}"]')

    def sit(self, table: str) -> Page:
        page = self.go(f"/t/{table}")
        expect(page.locator(".table")).to_be_visible()
        return page

    # Talking to the house without the page.

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        address = f"{self.house.address}/api{path}"
        answer = self.context.request.fetch(
            address, method=method, data=body, headers={"X-Antre": "1"}
        )
        assert answer.ok, f"{path}: {answer.text()}"
        return answer.json()

    def called(self, name: str, language: str = "en") -> Person:
        self.ask("PUT", "/me", {"name": name, "language": language})
        return self

    def lay(
        self, *chairs: Json, game: str = "nidavellir", start: bool = True, **settings: Any
    ) -> str:
        chosen = {"settings": settings, "start": start}
        body = {"game": game, "chairs": [{"kind": "me"}, *chairs], **chosen}
        table: str = self.ask("POST", "/tables", body)["table"]
        return table

    def look(self, table: str, seat: int = 0) -> Json:
        looked: Json = self.ask("GET", f"/tables/{table}/seat/{seat}")
        return looked

    def decide(self, table: str, *options: str, seat: int = 0) -> None:
        self.ask("POST", f"/tables/{table}/decide", {"seat": seat, "options": list(options)})

    def question(self, table: str, seat: int = 0) -> Json | None:
        """What is asked of me once the others have answered; None when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            looked = self.look(table, seat)
            if looked["over"]:
                return None
            if looked["asked"]:
                asked: Json = looked["asked"]
                return asked
        raise AssertionError("the others do not answer")

    def play_until(
        self, table: str, rule: str, choose: Callable[[Json, list[str]], str]
    ) -> Json | None:
        """Play without the page until a question of that rule comes up, or the end."""
        while (asked := self.question(table)) is not None and asked["rule"] != rule:
            options = [each["option"] for each in asked["options"]]
            self.decide(table, choose(self.look(table)["view"], options))
        return asked

    # Playing on the page.

    def piece(self, id: str) -> Locator:
        return self.page.locator(f'.piece[data-id="{id}"]')

    def number(self) -> str | None:
        return self.page.locator(".ask").get_attribute("data-asked")

    def lay_coins(self, coins: Sequence[str] = COINS, seat: int = 0) -> None:
        """A coin, then its tavern, three times."""
        for coin, tavern in zip(coins, TAVERNS, strict=True):
            self.piece(f"coin:{seat}:{coin}:1").click()
            self.piece(f"slot:{seat}:{tavern}").click()

    def confirm(self) -> None:
        number = self.number()
        self.page.locator(".answers .confirm").click()
        self.answered(number)

    def answered(self, number: str | None) -> None:
        """That question is no longer asked."""
        expect(self.page.locator(f'.ask:not([data-asked="{number}"])')).to_have_count(1)

    def wait_to_be_asked(self) -> bool:
        """True when asked, False when the game is over."""
        expect(self.page.locator(ASKED).first).to_be_visible(timeout=PATIENCE * 1000)
        return self.page.locator(MINE).count() > 0

    def answer(self, pick: Callable[[int], int]) -> None:
        """Answer one question with the mouse, whatever it is."""
        number = self.number()
        if self.page.locator(".piece[data-act=slot]").count():
            self._answer_plan(pick)
        else:
            self._answer_piece(pick)
        self.answered(number)

    def _answer_plan(self, pick: Callable[[int], int]) -> None:
        slots = self.page.locator(".piece[data-act=slot]")
        for slot in [each.get_attribute("data-id") for each in slots.all()]:
            coins = self.page.locator(".piece[data-act=hold]:not(.laid)")
            coins.nth(pick(coins.count())).click()
            self.piece(slot or "").click()
        self.page.locator(".answers .confirm").click()

    def _answer_piece(self, pick: Callable[[int], int]) -> None:
        pieces = self.page.locator(".piece[data-act=choose]:visible")
        buttons = self.page.locator(".answers .answer:visible")
        either = pieces if pieces.count() else buttons
        self._touch(either.nth(pick(either.count())))
        armed = self.page.locator(".answers .confirm")
        if self.page.locator(".piece.armed").count():
            armed.click()

    def _touch(self, target: Locator) -> None:
        """A place may be covered by what lies on it: aim where it is free."""
        at_rest(self.page)
        box = target.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 16))
