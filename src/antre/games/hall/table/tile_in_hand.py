"""A tile in hand: where it may lie, and for each place what it would cost and bring."""

from __future__ import annotations

from typing import Any

from antre.core.state import Decision
from antre.games.hall.content.content import EARTH_RITUAL, HALLS, MIXED, SPELLS, TILES, Shape
from antre.games.hall.content.grid import Orientation, beside, cells_of
from antre.games.hall.content.options import Lay
from antre.games.hall.content.resources import RESOURCES, named
from antre.games.hall.table.art import tunnels
from antre.games.hall.table.art.relief import RIM
from antre.games.hall.table.sketch import NUMBERS, Sketch
from antre.games.hall.table.supply import spot_of, spots_of

Note = tuple[Any, ...]


def lay_plan(sketch: Sketch, asked: Decision) -> dict[str, Any]:
    """The tile, its eight turns, and every place with its price; see docs/client.md."""
    number = tile_number(sketch)
    shape = sketch.content.shapes[number]
    judge = HallJudge(sketch, number) if number >= len(TILES) else Judge(sketch, number)
    places: dict[int, list[list[Any]]] = {way.index: [] for way in shape.ways}
    ways = sketch.content.way_by_turn[number]
    for option in asked.options:
        if isinstance(option, Lay):
            note = judge.note(ways[option.turn], option.cell)
            x, y = sketch.layout.spot(option.cell)
            label = label_of(sketch, option, note)
            places[option.turn].append([x, y, option.text, note, label])
    return {
        "zone": "mountain",
        "cell": round(sketch.layout.cell, 3),
        "x0": RIM,
        "y0": RIM,
        "turns": list(shape.turns),
        "shapes": {way.index: shown(sketch, shape, way) for way in shape.ways},
        "places": places,
    }


def tile_number(sketch: Sketch) -> int:
    """The shape of the tile in hand; halls come after the tunnels."""
    fields = sketch.fields
    number: int = fields["shape"] if "shape" in fields else len(TILES) + fields["hall"]
    return number


def label_of(sketch: Sketch, option: Lay, note: str) -> str:
    _, cell, turn = option.text.split(":")
    said = sketch.captions.at("option-lay", cell, turn=int(turn))
    return f"{said} · {note.replace(chr(10), ' · ')}" if note else said


def shown(sketch: Sketch, shape: Shape, way: Orientation) -> dict[str, Any]:
    """A way to turn the tile: its spaces from the first one, and its face."""
    cell = sketch.layout.cell
    marks = tuple(spot_of(way, step) for step in way.marks)
    hall = shape.name if shape.name in HALLS else ""
    face = tunnels.ghost(spots_of(way), marks, cell, hall)
    return {
        "cells": [[x - way.left, y] for x, y in spots_of(way)],
        "face": sketch.scene.face(face),
        "w": round(way.width * cell, 1),
        "h": round(way.height * cell, 1),
        "ox": round(-way.left * cell, 1),
        "oy": 0,
    }


class Judge:
    """What a tunnel would cost and bring in each place."""

    def __init__(self, sketch: Sketch, shape: int) -> None:
        self.sketch = sketch
        view = sketch.view
        self.rubble = mask_of(view["rubble"])
        self.statues = {clan: mask_of(cells) for clan, cells in view["statues"].items()}
        self.buried = mask_of(view["buried"])
        free = [site for site, name in view["workshops"].items() if name is None]
        found = any(view["workshop_supply"].values()) and "mineral" in sketch.fields
        self.sites = mask_of(free) if found else 0
        self.hammers = SPELLS[EARTH_RITUAL] not in view["powers"]
        self.paid = self.price(shape)
        self.said: dict[Note, str] = {}

    def price(self, shape: int) -> str:
        """Minerals and honor, the same for every place; a tile laid again costs none."""
        sketch = self.sketch
        mineral = sketch.fields.get("mineral")
        if mineral is None:
            return ""
        size = sketch.content.shapes[shape].size
        kind = "mixed" if mineral == MIXED else RESOURCES[mineral]
        honor = 0 if mineral == MIXED else sketch.content.dig_honor[mineral][size]
        return sketch.captions.say("note-price", count=size, kind=kind, honor=honor)

    def note(self, way: Orientation, cell: int) -> str:
        """A few short lines; equal places share them."""
        found = self.facts(way, cell)
        if found not in self.said:
            self.said[found] = self.tell(found)
        return self.said[found]

    def facts(self, way: Orientation, cell: int) -> Note:
        mask = way.pattern << cell
        hammers = (mask & self.rubble).bit_count() if self.hammers else 0
        clans = tuple(clan for clan, where in self.statues.items() if mask & where)
        sites = (beside(mask) & self.sites).bit_count()
        return hammers, clans, mask & self.buried, sites

    def tell(self, found: Note) -> str:
        hammers, clans, buried, sites = found
        say, board = self.sketch.captions.say, self.sketch.board
        lines = [self.paid] if self.paid else []
        if hammers:
            lines.append(say("note-hammers", count=hammers))
        lines += [say("note-statue", clan=clan) for clan in clans]
        if buried:
            purse = sum(board.buried[cell] for cell in cells_of(buried))
            lines.append(say("note-buried", what=self.sketch.captions.amounts(named(purse))))
        if sites:
            lines.append(say("note-sites", count=sites))
        return "\n".join(lines)


class HallJudge(Judge):
    """What a hall would be worth in each place, and which pedestals it would bury."""

    def __init__(self, sketch: Sketch, shape: int) -> None:
        super().__init__(sketch, shape)
        hall = shape - len(TILES)
        self.low, self.high = sketch.content.hall_low[hall], sketch.content.hall_high[hall]
        self.pedestals = {clan: mask_of(cells) for clan, cells in sketch.view["pedestals"].items()}
        self.standing = sum(self.statues.values())

    def price(self, shape: int) -> str:
        return ""

    def facts(self, way: Orientation, cell: int) -> Note:
        mask, altar = way.pattern << cell, cell + way.marks[0]
        lost = tuple(clan for clan, where in self.pedestals.items() if mask & where)
        inside = (mask & self.standing & ~(1 << altar)).bit_count()
        return bool(self.standing >> altar & 1), lost, inside

    def tell(self, found: Note) -> str:
        crowned, lost, inside = found
        say = self.sketch.captions.say
        lines = [say("note-hall", low=self.low, high=self.high, now="high" if crowned else "low")]
        lines += [say("note-lost", clan=clan) for clan in lost]
        if inside:
            lines.append(say("note-inside", count=inside))
        return "\n".join(lines)


def mask_of(cells: list[str]) -> int:
    return sum(1 << NUMBERS[cell] for cell in cells)
