"""Somebody who plays the Hall of the Mountain King on the page, with a mouse or a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE
from tests.web.people import Json, Person
from tests.web.rest import at_rest

Point = tuple[float, float]
Choose = Callable[[list[str]], str]
# The tile in hand lies over the zone where it is to be laid.
WHERE = """([x, y]) => {
  const { a, d, e, f } = document.querySelector('.laying').ownerSVGElement.getScreenCTM();
  return [x * a + e, y * d + f];
}"""
# What lies on top at a point of the screen: the map, or something else.
IS_GROUND = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return found !== null && found.closest('.roam') !== null && !found.closest('button');
}"""
TURNS = "rrrfrrrf"  # every way round


class Digger:
    """A person at a table of the Hall; `seat` is theirs."""

    def __init__(self, person: Person, table: str, seat: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.seat = seat
        size = person.page.viewport_size or PHONE
        self.small = size["width"] <= 820

    def sit(self) -> Digger:
        self.person.sit(self.table)
        return self

    # What is so.

    def reply(self) -> Json:
        shape = "tall" if self.small else "wide"
        path = f"/tables/{self.table}/scene?seat={self.seat}&shape={shape}&defs=0"
        reply: Json = self.person.ask("GET", path)
        return reply

    def view(self) -> Json:
        view: Json = self.person.look(self.table, self.seat)["view"]
        return view

    def options(self) -> list[str]:
        """What is asked on the page now; nothing once the game is over."""
        if not self.person.wait_to_be_asked():
            return []
        question = self.reply()["scene"]["question"]
        return [each["option"] for each in question["options"]]

    def piece(self, id: str) -> Locator:
        return self.person.piece(id)

    # Playing without the page.

    def decide(self, option: str) -> None:
        self.person.decide(self.table, option, seat=self.seat)

    def play_until(self, verb: str, choose: Choose) -> None:
        """Let the house know what is chosen until such an option comes up."""
        while (asked := self.person.question(self.table, self.seat)) is not None:
            options = [each["option"] for each in asked["options"]]
            if any(option.startswith(f"{verb}:") for option in options):
                return
            self.decide(choose(options))
        raise AssertionError(f"the game is over and nobody could {verb}")

    # Playing on the page.

    def do(self, option: str) -> None:
        """Do on the page what an option stands for, by the way it is meant to be done."""
        number = self.person.number()
        scene = self.reply()["scene"]
        question = scene["question"]
        lay = question.get("lay")
        if lay and place_of(lay, option):
            self.lay_tile(lay, option)
        else:
            self.choose(scene, option)
        if question.get("confirm"):
            self.touch(self.page.locator(".answers .confirm"))
        self.person.answered(number)

    def choose(self, scene: Json, option: str) -> None:
        found = next(each for each in scene["question"]["options"] if each["option"] == option)
        if found["piece"] is None:
            self.touch(self.page.locator(f'.answers [data-option="{option}"]'))
        else:
            self.bring_forward(scene, found["piece"])
            # What lies on a piece may be touched instead of it.
            self.touch(self.piece(found["piece"]).locator(".hit"), force=True)

    def touch(self, target: Locator, *, force: bool = False) -> None:
        if self.small:
            target.tap(force=force)
        else:
            target.click(force=force)

    def bring_forward(self, scene: Json, piece: str) -> None:
        """The tab or the sheet on which a piece lies."""
        zone = next(
            zone for zone in scene["zones"] if piece in [each["id"] for each in zone["pieces"]]
        )
        if zone["role"] == "own":
            if self.small and not self.page.locator(".mat.open").count():
                self.touch(self.page.locator(".handle"))
            return
        if self.small and self.page.locator(".mat.open").count():
            self.touch(self.page.locator(".handle"))
        name = "table" if zone["role"] == "shared" else zone["id"]
        tab = self.page.locator(f'.stage-box [data-tab="{name}"]')
        if tab.get_attribute("aria-selected") != "true":
            self.touch(tab)
        expect(tab).to_have_attribute("aria-selected", "true")

    # The tile in hand.

    def middle(self, lay: Json, way: str, place: list[Any]) -> Point:
        """Where on the screen the tile is held when it lies in a place."""
        columns, rows = zip(*lay["shapes"][way]["cells"], strict=True)
        across = place[0] + (min(columns) + max(columns) + 1) / 2
        down = place[1] + (min(rows) + max(rows) + 1) / 2
        at = [lay["x0"] + across * lay["cell"], lay["y0"] + down * lay["cell"]]
        x, y = self.page.evaluate(WHERE, at)
        return x, y

    def lay_tile(self, lay: Json, option: str) -> None:
        found = place_of(lay, option)
        assert found is not None
        way, place = found
        at_rest(self.page)
        if self.small:
            self.tap_tile(lay, way, place)
        else:
            self.click_tile(lay, way, place)

    def click_tile(self, lay: Json, way: str, place: list[Any]) -> None:
        """Point, turn and flip with R and F until it lies that way, click."""
        x, y = self.middle(lay, way, place)
        self.page.mouse.move(x, y)
        tile = self.page.locator(".in-hand")
        for key in TURNS:
            if tile.get_attribute("aria-label") == place[4]:
                break
            self.page.keyboard.press(key)
        expect(tile).to_have_attribute("aria-label", place[4])
        self.page.mouse.click(x, y)

    def tap_tile(self, lay: Json, way: str, place: list[Any]) -> None:
        """Turn it with the buttons, tap the place, confirm."""
        tile, x_y = self.page.locator(".in-hand"), self.middle(lay, way, place)
        buttons = {
            "r": self.page.locator(".answers .turn"),
            "f": self.page.locator(".answers .flip"),
        }
        for key in TURNS:
            if tile.get_attribute("aria-label") == place[4]:
                break
            if tile.evaluate("(tile) => tile.hasAttribute('hidden')"):
                self.page.touchscreen.tap(*x_y)
            else:
                buttons[key].tap()
        expect(tile).to_have_attribute("aria-label", place[4])
        note = self.page.locator(".note")
        expect(note).to_be_visible(visible=bool(place[3]))
        if place[3]:
            assert apart(note, self.page.locator(".tile-body"))
        self.page.locator(".answers .confirm").tap()

    def within_reach(self) -> str:
        """The option of a place for the tile that can be touched where the map is shown now."""
        lay = self.reply()["scene"]["question"]["lay"]
        at_rest(self.page)
        for way, places in lay["places"].items():
            for place in places:
                if self.page.evaluate(IS_GROUND, list(self.middle(lay, way, place))):
                    option: str = place[2]
                    return option
        raise AssertionError("no place for the tile is in sight")

    # Statues.

    def drag(self, start: str, end: str | None = None) -> None:
        """Take the statue on a space by hand to another space, if not named to any."""
        number = self.person.number()
        statue = self.page.locator(f'.piece[data-option="move:{start}"]')
        mouse = self.page.mouse
        x, y = centre(statue)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 10, y + 6, steps=2)
        spots = self.page.locator('.piece[data-option^="to:"]')
        spot = self.piece(f"spot:{end}") if end else spots.last
        expect(spot).to_have_attribute("data-act", "choose")
        mouse.move(*centre(spot), steps=4)
        mouse.up()
        expect(spots).to_have_count(0)
        self.person.answered(number)


def place_of(lay: Json, option: str) -> tuple[str, list[Any]] | None:
    """The way round and the place that an option stands for."""
    for way, places in lay["places"].items():
        for place in places:
            if place[2] == option:
                return way, place
    return None


def apart(one: Locator, other: Locator) -> bool:
    """Does neither cover anything of the other?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return across or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def centre(target: Locator) -> Point:
    at_rest(target.page)
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def first_of(options: list[str], *verbs: str) -> str:
    """The first option of the first of these verbs that is offered; else the first of all."""
    for verb in verbs:
        for option in options:
            if option.partition(":")[0] == verb:
                return option
    return options[0]


def taught(
    person: Person, rule: str, *, skip: bool = True, game: str = "hall", kind: str = "choose"
) -> str:
    """A table at which the first lessons ask for what that one is about, or have it read; from
    there on a free game, unless they are to go on."""
    table: str = person.ask("POST", f"/learn/{game}")["table"]
    digger = Digger(person, table)
    while (lesson := digger.reply()["lesson"]) is not None:
        here = {"step": lesson["step"]}
        if lesson["rule"] == rule and lesson["kind"] == kind:
            if skip:
                person.ask("POST", f"/tables/{table}/lesson", {**here, "skip": True})
            return table
        if lesson["kind"] == "read":
            person.ask("POST", f"/tables/{table}/lesson", here)
        elif lesson["kind"] == "choose":
            digger.decide(lesson["options"][0])
    raise AssertionError(f"no lesson is about {rule}")
