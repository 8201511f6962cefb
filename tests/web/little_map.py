"""A table with a map on it, told by the test: what a client must do for games yet to come.

The house, the page and the browser are real; scenes and decisions are answered here. One tile of
four cells is laid on a grid, then a statue is carried to a spot.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Route

from antre.core.scene import Piece, Scene, Zone
from tests.web.people import Person

Json = dict[str, Any]
Cells = tuple[tuple[int, int], ...]
CELL, X0, Y0 = 50, 100, 60
COLUMNS, ROWS = 20, 12
TILE: Cells = ((0, 0), (0, 1), (0, 2), (1, 2))
ROCKS = {(3, 3), (4, 3), (10, 5), (10, 6), (15, 2), (7, 9)}
SPOTS = ((2, 1), (12, 8), (18, 10))
STATUE = (6, 4)
LISTEN = """
window.EventSource = class extends EventTarget {
  constructor() {
    super();
    window.tell = (message) => this.onmessage({ data: JSON.stringify(message) });
    setTimeout(() => this.onopen(), 0);
  }
  close() {}
};
"""


def turned(cells: Cells, raw: int) -> Cells:
    """Flipped first if raw >= 4, then turned clockwise; its first cell by rows becomes (0, 0)."""
    if raw >= 4:
        cells = tuple((-x, y) for x, y in cells)
    for _ in range(raw % 4):
        cells = tuple((-y, x) for x, y in cells)
    first = min(cells, key=lambda cell: (cell[1], cell[0]))
    moved = ((x - first[0], y - first[1]) for x, y in cells)
    return tuple(sorted(moved, key=lambda cell: (cell[1], cell[0])))


SHAPES = [turned(TILE, raw) for raw in range(8)]


def is_free(x: int, y: int) -> bool:
    return 0 <= x < COLUMNS and 0 <= y < ROWS and (x, y) not in ROCKS


def places(shape: Cells) -> list[tuple[int, int]]:
    """Where a shape fits on every third column, so that there are gaps between the places."""
    corners = [(x, y) for y in range(ROWS) for x in range(0, COLUMNS, 3)]
    return [(x, y) for x, y in corners if all(is_free(x + dx, y + dy) for dx, dy in shape)]


class LittleMap:
    def __init__(self, person: Person) -> None:
        self.phase = "lay"
        self.strip = False
        self.bare = False  # is there nothing beside the map?
        self.answers: list[str] = []
        self.lights: Json = {}
        self.held: Route | None = None
        self.holding = False
        page = person.page
        page.add_init_script(LISTEN)
        page.route("**/api/tables/*/scene?*", self.show)
        page.route("**/api/tables/*/decide", self.decide)
        self.table = person.lay({"kind": "bot", "level": "easy"})

    def show(self, route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        scene = self.scene(asked["shape"][0]).to_json()
        log = [{"step": n, "seat": 0, "text": text, "kind": "x", **self.lights} for n, text in
               enumerate(self.answers)]  # fmt: skip
        reply = {"version": len(self.answers), "scene": scene, "log": log, "can_undo": False,
                 "step": 0, "steps": 0, "lesson": None, "proposals": [], "drawn": ""}  # fmt: skip
        if self.holding:
            self.held = route
        else:
            route.fulfill(json=reply)

    def let_go(self) -> None:
        """Answer the look that was held back."""
        self.holding = False
        assert self.held is not None
        self.show(self.held)

    def decide(self, route: Route) -> None:
        (option,) = json.loads(route.request.post_data or "")["options"]
        self.answers.append(option)
        verb = option.partition(":")[0]
        self.phase = {"lay": "carry", "skip": "carry", "carry": "put", "put": "carry"}[verb]
        route.fulfill(json={"version": len(self.answers)})

    # The scene.

    def scene(self, shape: str) -> Scene:
        scene = Scene("little", 0, shape, "en", "A little map")
        scene.seats = [
            {"seat": seat, "score": 7, "waiting": seat == 0, "facts": [],
             "parts": [{"label": "Honour", "value": 7}]}
            for seat in range(2)
        ]  # fmt: skip
        scene.question = self.question(scene)
        scene.zones = [*self.panels(scene), self.map(scene)]
        return scene

    def map(self, scene: Scene) -> Zone:
        zone = Zone("map", "shared", "The mountain", 1200, 720)
        zone.roam = True
        ground = scene.face(
            '<rect width="1200" height="720" rx="30" fill="#2b3446"/>'
            '<ellipse cx="600" cy="360" rx="420" ry="250" fill="#53402f"/>'
        )
        zone.pieces.append(Piece("ground", ground, (0, 0, 1200, 720), ""))
        zone.pieces += [self.cell(scene, "rock", at, "#7d7466") for at in sorted(ROCKS)]
        for n, at in enumerate(SPOTS):
            option = f"put:{n}" if self.phase == "put" else None
            spot = self.cell(scene, f"spot{n}", at, "#c9a24a")
            spot.id, spot.option, spot.lit = f"spot:{n}", option, option is not None
            zone.pieces.append(spot)
        statue = self.cell(scene, "statue", self.statue, "#e9e2d0")
        statue.id = "statue"
        if self.phase == "carry":
            statue.option, statue.grip = "carry:statue", True
        zone.pieces.append(statue)
        return zone

    @property
    def statue(self) -> tuple[int, int]:
        put = [option for option in self.answers if option.startswith("put:")]
        return SPOTS[int(put[-1][4:])] if put else STATUE

    def cell(self, scene: Scene, name: str, at: tuple[int, int], colour: str) -> Piece:
        x, y = at
        face = scene.face(f'<rect x="4" y="4" width="42" height="42" rx="9" fill="{colour}"/>')
        box = (X0 + x * CELL, Y0 + y * CELL, CELL, CELL)
        return Piece(f"{name}:{x}:{y}", face, box, f"{name} at {x}, {y}")

    def panels(self, scene: Scene) -> list[Zone]:
        sizes = {"own": (320, 400), "market": (800, 200), "aside": (280, 120)}
        zones = [Zone(role, role, role.title(), *size) for role, size in sizes.items()]
        if self.strip:
            zones.insert(0, Zone("strip", "shared", "Strip", 900, 120))
        zones[-3].seat = 0
        zones.append(Zone("other", "other", "Bot", 220, 120, seat=1))
        for zone in zones:
            size = f'width="{zone.width}" height="{zone.height}"'
            face = scene.face(f'<rect {size} rx="16" fill="#3a2c20"/>')
            box = (0, 0, zone.width, zone.height)
            # A market or an aside with nothing in it would have no tab.
            label = zone.title if zone.role in ("market", "aside") and not self.bare else ""
            zone.pieces.append(Piece(f"{zone.id}:ground", face, box, label))
        return zones

    def question(self, scene: Scene) -> Json | None:
        if self.phase == "lay":
            return self.lay_question(scene)
        options = {"carry": ["carry:statue"], "put": [f"put:{n}" for n in range(len(SPOTS))]}
        piece = {"carry": "statue", "put": "spot"}[self.phase]
        return {
            "text": "Where to?", "rule": "some.rule", "number": len(self.answers) + 1,
            "confirm": False, "plan": None,
            "options": [
                {"option": option, "label": f"Choose {option}",
                 "piece": piece if piece == "statue" else option.replace("put", "spot")}
                for option in options[self.phase]
            ],
        }  # fmt: skip

    def lay_question(self, scene: Scene) -> Json:
        found = {str(way): [self.place(way, at) for at in places(SHAPES[way])] for way in range(8)}
        options = [
            {"option": each[2], "label": each[4]} for listed in found.values() for each in listed
        ]
        return {
            "text": "Where do you dig?", "rule": "some.rule", "number": 1, "confirm": False,
            "plan": None, "options": [*options, {"option": "skip", "label": "Do not dig"}],
            "lay": {
                "zone": "map", "cell": CELL, "x0": X0, "y0": Y0, "turns": list(range(8)),
                "shapes": {str(way): self.shape(scene, way) for way in range(8)},
                "places": found,
            },
        }  # fmt: skip

    def place(self, way: int, at: tuple[int, int]) -> list[Any]:
        x, y = at
        return [x, y, f"lay:{way}:{x}:{y}", f"2 hammers, +{x + y} honour", f"Dig at {x}, {y}"]

    def shape(self, scene: Scene, way: int) -> Json:
        cells = SHAPES[way]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        wide = max(x for x, _ in cells) - left + 1
        high = max(y for _, y in cells) - top + 1
        drawn = "".join(
            f'<rect x="{(x - left) * CELL + 2}" y="{(y - top) * CELL + 2}" width="{CELL - 4}" '
            f'height="{CELL - 4}" rx="6" fill="#b98a3c"/>'
            for x, y in cells
        )
        return {
            "cells": [list(cell) for cell in cells], "face": scene.face(drawn),
            "w": wide * CELL, "h": high * CELL, "ox": left * CELL, "oy": top * CELL,
        }  # fmt: skip
