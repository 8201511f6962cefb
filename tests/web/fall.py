"""Somebody who plays Fall of the Mountain King on the page, with a mouse or a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE
from tests.web.people import Json, Person
from tests.web.rest import at_rest

# The middle of a place of a tile, on the screen.
WHERE = """([zone, x, y]) => {
  const { a, d, e, f } = document.querySelector(`[data-zone="${zone}"] .picture`).getScreenCTM();
  return [x * a + e, y * d + f];
}"""
WISHES = (
    "keep", "lair", "settle", "stand", "strong", "weak", "cover", "tokens", "provisions", "to",
    "from", "pawn", "troll", "bolster", "add", "influence", "wheel", "gate", "token", "rally",
    "invade", "retreat", "calm", "stir", "vote", "star", "consolation", "discard", "none", "done",
    "end",
)  # fmt: skip


class Weaver:
    """A person at a table of Fall; `seat` is theirs."""

    def __init__(self, person: Person, table: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.seat = seat
        size = person.page.viewport_size or PHONE
        self.small = size["width"] <= 820
        self.done = self.turns = 0

    def sit(self) -> Weaver:
        self.person.sit(self.table)
        return self

    # What is so.

    def scene(self) -> Json:
        shape = "tall" if self.small else "wide"
        path = f"/tables/{self.table}/scene?seat={self.seat}&shape={shape}&defs=0"
        scene: Json = self.person.ask("GET", path)["scene"]
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

    def play_until(self, *verbs: str, wave: int = 1) -> list[str]:
        """Let the house know what is chosen until such an option comes up in a wave."""
        while not (looked := self.person.look(self.table, self.seat))["over"]:
            asked = looked["asked"] or {"options": []}
            options = [each["option"] for each in asked["options"]]
            found = any(verb_of(option) in verbs for option in options)
            if found and looked["view"]["wave"] == wave:
                return options
            if options:
                self.decide(self.choose(options))
        raise AssertionError(f"the game is over and nobody was asked to {verbs}")

    def choose(self, options: list[str]) -> str:
        """In turn the first, the last, one in between, of what is wished for most."""
        self.done += 1
        places = [option for option in options if verb_of(option) == "place"]
        self.turns += any(verb_of(option) == "weak" for option in options)
        first = ("weak",) if self.turns % 4 == 1 else ()
        wished = ([each for each in options if verb_of(each) == verb] for verb in first + WISHES)
        found = places or next(filter(None, wished), options)
        return found[self.done * 7 % len(found)]

    # Playing on the page.

    def do(self, option: str, scene: Json | None = None) -> None:
        """Do on the page what an option stands for, by the way it is meant to be done."""
        number = self.person.number()
        scene = scene or self.scene()
        question = scene["question"]
        lay = question["lay"]
        if lay and (found := place_of(lay, option)):
            self.lay_card(lay, *found)
        else:
            piece = next(each for each in question["options"] if each["option"] == option)["piece"]
            self.touch_piece(scene, option, piece)
        if question["confirm"]:
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
        name = "table" if zone["role"] == "shared" else zone["id"]
        tab = self.page.locator(f'.stage-box [data-tab="{name}"]')
        if tab.get_attribute("aria-selected") != "true":
            self.touch(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        if self.small and zone["role"] == "shared":
            # All of the map, whatever a question has brought closer.
            self.touch(self.page.get_by_role("button", name="Show all"))

    # A card in hand.

    def middle(self, lay: Json, place: list[Any]) -> tuple[float, float]:
        """Where on the screen a card is held when it lies in a place."""
        at = [lay["x0"] + (place[0] + 1) * lay["cell"], lay["y0"] + (place[1] + 1) * lay["cell"]]
        x, y = self.page.evaluate(WHERE, [lay["zone"], *at])
        return x, y

    def lay_card(self, lay: Json, way: str, place: list[Any]) -> None:
        at_rest(self.page)
        card = self.person.piece(lay["shapes"][way]["piece"]).locator(".hit")
        tile = self.page.locator(".in-hand")
        if self.small:
            self.touch(card, force=True)
            self.page.touchscreen.tap(*self.middle(lay, place))
            expect(tile).to_have_attribute("aria-label", place[4])
            self.touch(self.page.locator(".answers .confirm"))
        else:
            box = card.bounding_box()
            assert box is not None
            mouse, (x, y) = self.page.mouse, self.middle(lay, place)
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
