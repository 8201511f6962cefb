"""Somebody who plays the Hall of the Mountain King on the page, with a mouse or a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.people import Json, Person
from tests.web.player import Player
from tests.web.rest import at_rest

Point = tuple[float, float]
# What lies on top at a point of the screen: the map, or something else.
IS_GROUND = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return found !== null && found.closest('.roam') !== null && !found.closest('button');
}"""
TURNS = "rrrfrrrf"  # every way round


class Digger(Player):
    """A person at a table of the Hall."""

    # What is so.

    def options(self) -> list[str]:
        """What is asked on the page now; nothing once the game is over."""
        if not self.person.wait_to_be_asked():
            return []
        question = self.reply()["scene"]["question"]
        return [each["option"] for each in question["options"]]

    def piece(self, id: str) -> Locator:
        return self.person.piece(id)

    # The tile in hand.

    def lay_tile(self, lay: Json, way: str, place: list[Any]) -> None:
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
