"""Somebody who plays on the page, with a mouse or a finger, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE
from tests.web.people import Json, Person
from tests.web.rest import at_rest

# A point of a zone on the screen, scrolled into sight if it is not.
WHERE = """([zone, x, y]) => {
  const picture = document.querySelector(`[data-zone="${zone}"] .picture`);
  const frame = picture.closest('.stage, .own-zones');
  const { top, bottom } = frame.getBoundingClientRect();
  const { d: tall, f: from } = picture.getScreenCTM();
  const down = y * tall + from;
  if (down < top + 20 || down > bottom - 20) frame.scrollBy(0, down - (top + bottom) / 2);
  const { a, d, e, f } = picture.getScreenCTM();
  return [x * a + e, y * d + f];
}"""


So = Callable[[Json, list[str]], bool]  # of a view and what is offered


class Player:
    """A person at a table; `seat` is theirs."""

    def __init__(self, person: Person, table: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.seat = seat
        size = person.page.viewport_size or PHONE
        self.small = size["width"] <= 820

    def sit(self) -> Self:
        self.person.sit(self.table)
        return self

    # What is so.

    def reply(self) -> Json:
        shape = "tall" if self.small else "wide"
        path = f"/tables/{self.table}/scene?seat={self.seat}&shape={shape}"
        reply: Json = self.person.ask("GET", path)
        return reply

    def scene(self) -> Json:
        scene: Json = self.reply()["scene"]
        return scene

    def view(self) -> Json:
        view: Json = self.person.look(self.table, self.seat)["view"]
        return view

    def asked(self) -> list[str]:
        """The options of my question; none if I am not asked."""
        return options_of(self.scene())

    # Playing without the page.

    def decide(self, option: str) -> None:
        self.person.decide(self.table, option, seat=self.seat)

    def choose(self, options: list[str]) -> str:
        """What somebody does who plays by themselves."""
        raise NotImplementedError

    def play_until(self, so: So) -> list[str]:
        """Let the house know what is chosen until this is so of a view and what is offered; what
        is offered then, and nothing if the game ends before."""
        while not (looked := self.person.look(self.table, self.seat))["over"]:
            asked = looked["asked"] or {"options": []}
            options = [each["option"] for each in asked["options"]]
            if options and so(looked["view"], options):
                return options
            if options:
                self.decide(self.choose(options))
        return []

    def play_to(self, so: So) -> list[str]:
        """The same in a game that must come to it."""
        options = self.play_until(so)
        assert options, "the game is over, and it never was so"
        return options

    def play_out(self) -> set[str]:
        """All that is asked until the end, by hand; what was met on the way."""
        met = set()
        size = self.page.viewport_size or PHONE
        while self.person.wait_to_be_asked():
            scene = self.scene()
            option = self.choose(options_of(scene))
            if verb_of(option) not in met:
                wide = self.page.evaluate("() => document.documentElement.scrollWidth")
                assert wide <= size["width"]
            met.add(verb_of(option))
            self.do(option, scene)
        return met

    # Playing on the page.

    def do(self, option: str, scene: Json | None = None) -> None:
        """Do on the page what an option stands for, by the way it is meant to be done."""
        number = self.person.number()
        scene = scene or self.scene()
        question = scene["question"]
        lay = question.get("lay")
        if lay and (found := place_of(lay, option)):
            self.lay_tile(lay, *found)
        else:
            piece = next(each for each in question["options"] if each["option"] == option)["piece"]
            self.touch_piece(scene, option, piece)
        if question.get("confirm"):
            self.touch(self.page.locator(".answers .confirm"))
        self.person.answered(number)

    def touch(self, target: Locator, *, force: bool = False) -> None:
        if self.small:
            target.tap(force=force)
        else:
            target.click(force=force)

    def touch_piece(self, scene: Json, option: str, piece: str | None) -> None:
        if piece is None:
            self.touch(self.page.locator(f'.answers [data-option="{option}"]'))
            return
        self.bring_forward(scene, piece)
        at_rest(self.page)
        # What lies on a piece may be touched instead of it.
        self.touch(self.person.piece(piece).locator(".hit"), force=True)

    def bring_forward(self, scene: Json, piece: str) -> None:
        """The tab or the sheet on which a piece lies."""
        zone = next(
            zone for zone in scene["zones"] if piece in [each["id"] for each in zone["pieces"]]
        )
        own, handle = zone["role"] == "own", self.page.locator(".handle")
        if self.small and own != bool(self.page.locator(".mat.open").count()):
            self.touch(handle)
        if own:
            return
        panel = self.page.get_by_role("tabpanel", include_hidden=True).filter(
            has=self.page.locator(f'[data-zone="{zone["id"]}"]')
        )
        if not panel.count():  # in the card of its seat
            return
        tab = self.page.locator(f'[aria-controls="{panel.get_attribute("id")}"]')
        if tab.get_attribute("aria-selected") != "true":
            self.touch(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        if self.small and zone["role"] == "shared" and zone.get("roam"):
            # All of the map, whatever a question has brought closer.
            self.touch(self.page.get_by_role("button", name="Show all"))

    # A tile in hand.

    def middle(self, lay: Json, way: str, place: list[Any]) -> tuple[float, float]:
        """Where on the screen a tile is held when it lies in a place."""
        shape, cell = lay["shapes"][way], lay["cell"]
        across = lay["x0"] + place[0] * cell + shape["ox"] + shape["w"] / 2
        down = lay["y0"] + place[1] * cell + shape["oy"] + shape["h"] / 2
        x, y = self.page.evaluate(WHERE, [lay["zone"], across, down])
        return x, y

    def lay_tile(self, lay: Json, way: str, place: list[Any]) -> None:
        at_rest(self.page)
        piece = self.person.piece(lay["shapes"][way]["piece"]).locator(".hit")
        tile = self.page.locator(".in-hand")
        if self.small:
            self.touch(piece, force=True)
            self.page.touchscreen.tap(*self.middle(lay, way, place))
            expect(tile).to_have_attribute("aria-label", place[4])
            self.touch(self.page.locator(".answers .confirm"))
        else:
            box = piece.bounding_box()
            assert box is not None
            mouse, (x, y) = self.page.mouse, self.middle(lay, way, place)
            mouse.move(box["x"] + 10, box["y"] + 10)
            mouse.down()
            mouse.move(x, y, steps=3)
            expect(tile).to_have_attribute("aria-label", place[4])
            mouse.up()


def options_of(scene: Json) -> list[str]:
    question = scene["question"]
    return [each["option"] for each in question["options"]] if question else []


def verb_of(option: str) -> str:
    return option.partition(":")[0]


def place_of(lay: Json, option: str) -> tuple[str, list[Any]] | None:
    """The card and the place that an option stands for."""
    for way, places in lay["places"].items():
        for place in places:
            if place[2] == option:
                return way, place
    return None
