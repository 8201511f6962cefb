"""An ancestry as a tapestry: symbols, the threads of groups, cubes; and a card to be added."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from antre.core.scene import Zone
from antre.core.state import Decision
from antre.games.fall.content.cards import QuadrantCard
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import GRID, LIMIT, QUAD, SIDE, START, STRIDE, cells_of, flood
from antre.games.fall.content.names import ACTIONS, KINDS
from antre.games.fall.content.options import Place
from antre.games.fall.rules.ancestry import Ancestry, lay, power_of
from antre.games.fall.rules.covering import groups, usable
from antre.games.fall.table.art import cards
from antre.games.fall.table.sketch import Sketch
from antre.games.fall.words.sentences import COLUMNS

CELLS = [[0, 0], [1, 0], [0, 1], [1, 1]]


class Loom:
    """The part of the grid that is shown, and where it lies in its zone."""

    __slots__ = ("cell", "columns", "left", "rows", "top", "x", "y")

    def __init__(
        self, ancestry: Ancestry, growing: bool, at: tuple[float, float],
        size: tuple[float, float], most: float,
    ) -> None:  # fmt: skip
        self.left, right = ancestry.left, ancestry.right
        self.top, bottom = ancestry.top, ancestry.bottom
        if growing:
            self.left, right = grown(self.left, right)
            self.top, bottom = grown(self.top, bottom)
        self.columns, self.rows = right - self.left + 1, bottom - self.top + 1
        self.cell = min(size[0] / self.columns, size[1] / self.rows, most)
        self.x = at[0] + (size[0] - self.columns * self.cell) / 2
        self.y = at[1]

    @property
    def height(self) -> float:
        return self.rows * self.cell

    def at(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, STRIDE)
        return self.x + (column - self.left) * self.cell, self.y + (row - self.top) * self.cell


def grown(first: int, last: int) -> tuple[int, int]:
    """The columns (or rows) that one more card can reach: six in all, one more on either side."""
    return max(0, first - 1, last - LIMIT + 1), min(SIDE - 1, last + 1, first + LIMIT - 1)


def symbol_at(ancestry: Ancestry, cell: int) -> tuple[str, int] | None:
    for kind, name in enumerate(KINDS):
        if ancestry[kind] >> cell & 1:
            return name, (ancestry.odd >> cell & 1) + 2 * (ancestry.double >> cell & 1)
    return None


def printed(card: QuadrantCard) -> tuple[cards.Printed, ...]:
    return tuple(
        (place % STRIDE, place // STRIDE, KINDS[kind], power) for place, kind, power in card.symbols
    )


@lru_cache(maxsize=512)
def threads(ancestry: Ancestry, covered: int) -> tuple[tuple[str, int, int, int], ...]:
    """Groups of several symbols: kind, symbols, the ground they hang together by, power."""
    found = []
    for kind, name in enumerate(ACTIONS):
        lying = usable(ancestry, covered, kind) & GRID
        for group in groups(lying, covered):
            if group.bit_count() > 1 and group & ancestry[kind]:
                ground = flood(group & -group, lying | covered & GRID)
                found.append((name, group, ground, power_of(ancestry, group)))
    return tuple(found)


def lay_tapestry(sketch: Sketch, zone: Zone, seat: int, loom: Loom) -> None:
    """Cards in the order they were laid, threads over them, then the symbols that count."""
    ancestry, covered = sketch.ancestries[seat], sketch.cubes[seat]
    lay_rim(sketch, zone, seat, loom)
    lay_cards(sketch, zone, seat, loom)
    for number, (kind, _, ground, power) in enumerate(threads(ancestry, covered)):
        spots = tuple(
            (cell % STRIDE - loom.left, cell // STRIDE - loom.top) for cell in cells_of(ground)
        )
        face = cards.thread(spots, kind, power, loom.cell)
        area = (loom.x, loom.y, loom.columns * loom.cell, loom.height)
        sketch.lay(zone, f"thread:{seat}:{kind}:{number}", face, area)
    for cell in cells_of(ancestry.occupied & GRID):
        lay_symbol(sketch, zone, seat, loom, cell)
    for number, (kind, group, _, power) in enumerate(threads(ancestry, covered)):
        x, y = loom.at(cells_of(group)[0])
        label = sketch.captions.say("table-group", kind=kind, power=power)
        area = (max(x - 6, 0), max(y - 6, 0), 22.0, 22.0)
        sketch.lay(
            zone, f"power:{seat}:{kind}:{number}", cards.power_mark(kind, power), area, label
        )


def lay_rim(sketch: Sketch, zone: Zone, seat: int, loom: Loom) -> None:
    """Names of columns and rows, so that a quadrant the story speaks of can be found."""
    columns = COLUMNS[loom.left : loom.left + loom.columns]
    face = cards.rim(columns, loom.top + 1, loom.rows, loom.cell)
    w, h = loom.columns * loom.cell + cards.RIM, loom.height + cards.RIM
    sketch.lay(zone, f"rim:{seat}", face, (loom.x - cards.RIM, loom.y - cards.RIM, w, h))


def lay_cards(sketch: Sketch, zone: Zone, seat: int, loom: Loom) -> None:
    side = 2 * loom.cell
    laid = [("start", START)]
    laid += [(name, place_of(where)) for name, where in sketch.view["laid"][seat]]
    for name, place in laid:
        label = sketch.captions.say("table-card" if name != "start" else "table-first-card")
        content = sketch.content
        own = content.start if name == "start" else content.ancestry[content.card_name.index(name)]
        face = cards.card(printed(own), loom.cell)
        piece = f"card:{name}" if name != "start" else f"first-card:{seat}"
        sketch.lay(zone, piece, face, (*loom.at(place), side, side), label)


def place_of(name: str) -> int:
    column, _, row = name[1:].partition("y")
    return STRIDE * (int(row) - 1) + int(column) - 1


def lay_symbol(sketch: Sketch, zone: Zone, seat: int, loom: Loom, cell: int) -> None:
    found = symbol_at(sketch.ancestries[seat], cell)
    if found is None:
        return
    kind, power = found
    cube = bool(sketch.cubes[seat] >> cell & 1)
    name = sketch.content.cell_names[cell]
    label = sketch.captions.symbol(kind, power)
    if cube:
        label += " · " + sketch.captions.say("table-covered")
    face = cards.symbol(kind, power, loom.cell, cube, seat)
    may = f"pick:{name}" if seat == sketch.me else None
    area = (*loom.at(cell), loom.cell, loom.cell)
    sketch.lay(zone, f"symbol:{seat}:{name}", face, area, label, may=may)


# --- a card to be added


def card_in_hand(sketch: Sketch, asked: Decision, loom: Loom) -> dict[str, Any]:
    """The hand as a tile to lay: to turn it is to take the next card; see docs/client.md."""
    content, me = sketch.content, sketch.me
    hand = [content.card_name.index(name) for name in sketch.view["hands"][me]]
    side = round(2 * loom.cell, 1)
    shapes = {
        number: {
            "cells": CELLS,
            "face": sketch.scene.face(cards.card(printed(content.ancestry[card]), loom.cell)),
            "w": side, "h": side, "ox": 0, "oy": 0, "piece": f"card:{content.card_name[card]}",
        }
        for number, card in enumerate(hand)
    }  # fmt: skip
    places: dict[int, list[list[Any]]] = {number: [] for number in shapes}
    for option in asked.options:
        if isinstance(option, Place):
            row, column = divmod(option.place, STRIDE)
            note = note_of(sketch, option)
            label = f"{card_name(sketch, option.card)} · {note.replace(chr(10), ' · ')}"
            number = hand.index(option.card)
            spot = [column - loom.left, row - loom.top]
            places[number].append([*spot, option.text, note, label])
    turns = [number if number < len(hand) else -1 for number in range(4)]
    return {
        "zone": "loom" if sketch.tall else "own", "cell": round(loom.cell, 3),
        "x0": round(loom.x, 2), "y0": round(loom.y, 2),
        "turns": [*turns, *[-1] * 4], "shapes": shapes, "places": places,
        "turn": sketch.captions.say("table-next-card"),
    }  # fmt: skip


def card_name(sketch: Sketch, card: int) -> str:
    symbols = sketch.content.ancestry[card].symbols
    return ", ".join(sketch.captions.symbol(KINDS[kind], power) for _, kind, power in symbols)


def note_of(sketch: Sketch, option: Place) -> str:
    """What the card covers, and how the best groups change."""
    lost, changes = outlook(sketch.content, sketch.ancestries[sketch.me], option.card, option.place)
    said = sketch.captions
    what = ", ".join(said.symbol(kind, power) for kind, power in lost)
    lines = [said.say("table-note-covers", what=what) if what else said.say("table-note-free")]
    lines += [
        f"{said.kind(kind)} {before} → {after}" for kind, before, after in changes
    ]  # fmt: skip
    return "\n".join(lines)


Outlook = tuple[list[tuple[str, int]], list[tuple[str, int, int]]]


@lru_cache(maxsize=4096)
def outlook(content: FallContent, ancestry: Ancestry, card: int, place: int) -> Outlook:
    """The symbols lost, and by kind the most power of a group before and after."""
    under = cells_of(ancestry.occupied & QUAD << place)
    lost = [found for cell in under if (found := symbol_at(ancestry, cell))]
    after = lay(ancestry, content.ancestry[card].planes, place)
    changes = []
    for kind, name in enumerate(ACTIONS):
        old, new = best(ancestry, kind), best(after, kind)
        if old != new:
            changes.append((name, old, new))
    elders = ancestry.elders.bit_count(), after.elders.bit_count()
    if elders[0] != elders[1]:
        changes.append(("elders", *elders))
    return lost, changes


@lru_cache(maxsize=4096)
def best(ancestry: Ancestry, kind: int) -> int:
    lying = usable(ancestry, 0, kind) & GRID
    own = [group for group in groups(lying, 0) if group & ancestry[kind]]
    return max((power_of(ancestry, group) for group in own), default=0)
