"""The loom of actions: a thread for each, its pegs, and cubes with their place in the order."""

from __future__ import annotations

from typing import Any

from antre.core.scene import Zone
from antre.games.garden.content.names import ACTIONS, PLACES
from antre.games.garden.rules.initiative import action_order
from antre.games.garden.rules.mountain import cost
from antre.games.garden.table.art import gauges, pieces
from antre.games.garden.table.sketch import Sketch

ACTION_HINTS = {
    "viper": "table-does-viper", "influence": "table-does-influence",
    "movement": "table-does-movement", "mountain": "table-does-mountain",
    "raven": "table-does-raven", "making": "table-does-making",
}  # fmt: skip
GAP = 6.0
CUBE, TRAY = 40.0, 46.0
# The buttons of a map lie over its upper right corner: nothing that matters is there.
EDGE = 74.0


class Loom:
    """Where threads and pegs lie in a zone: a grid, a row for each action."""

    __slots__ = ("cell", "pitch", "w", "x", "y")

    def __init__(self, x: float, y: float, w: float, cell: float) -> None:
        self.x, self.y, self.w, self.cell = x, y, w, cell
        # Rows of the grid are whole cells apart, so that a cube can be laid on it.
        self.pitch = 2

    @property
    def row(self) -> float:
        return self.pitch * self.cell

    @property
    def height(self) -> float:
        return self.row * len(PLACES)

    @property
    def bottom(self) -> float:
        """Where the tray under the loom ends."""
        return self.y + self.height + TRAY

    def peg(self, action: int, space: int) -> tuple[float, float, float, float]:
        left, top = self.corner
        return (left + space * self.cell, top + action * self.row, self.cell, self.cell)

    @property
    def corner(self) -> tuple[float, float]:
        return self.x + 12, self.y + self.row - self.cell - 8


def lay_loom(sketch: Sketch, zone: Zone, loom: Loom) -> None:
    turns = resolution(sketch)
    for number, action in enumerate(PLACES):
        lay_thread(sketch, zone, loom, number, action)
        if number:
            lay_cubes(sketch, zone, loom, number, turns)
        else:
            lay_gorge(sketch, zone, loom, turns)
    lay_tray(sketch, zone, loom)


def lay_tray(sketch: Sketch, zone: Zone, loom: Loom) -> None:
    """Under the loom, the action cubes still to be placed: mine one by one, then the others'."""
    y = loom.y + loom.height
    order = [seat for seat in sketch.state.order if seat != sketch.me]
    if sketch.me >= 0:
        for place in range(sketch.state.hand[sketch.me]):
            count = sketch.state.hand[sketch.me]
            face = gauges.planned(sketch.factions[sketch.me], "", CUBE)
            id = f"hand:{sketch.me}:{place}" if place else f"hand:{sketch.me}"
            label = sketch.captions.who("table-hand", sketch.me, count=count)
            area = (loom.x + 4 + place * (CUBE + 2), y + 2, CUBE, CUBE)
            sketch.lay(zone, id, face, area, label)
    for place, seat in enumerate(order):
        count = sketch.state.hand[seat]
        size = 30.0
        x = loom.x + loom.w - (len(order) - place) * (size + 4)
        label = sketch.captions.who("table-hand", seat, count=count)
        face = pieces.block(sketch.factions[seat], str(count), size)
        sketch.lay(zone, f"hand:{seat}", face, (x, y + 7, size, size), label, dim=not count)


def resolution(sketch: Sketch) -> dict[tuple[int, int], int]:
    """When each cube on a peg has its turn: the Gorge first, then each action from the right.

    Cubes on the Gorge go by seat: what is told is the turn of the first of them.
    """
    state = sketch.state
    found: dict[tuple[int, int], int] = {}
    turn = 1
    for seat in state.order:
        if state.viper_plan[seat]:
            found[0, seat] = turn
            turn += state.viper_plan[seat]
    for action in action_order(state):
        for space in reversed(range(len(state.plan[action]))):
            found[action + 1, space] = turn
            turn += 1
    return found


def lay_thread(sketch: Sketch, zone: Zone, loom: Loom, number: int, action: str) -> None:
    state = sketch.state
    said = sketch.captions.action(action)
    token = str(state.order_tokens[number - 1] or "") if number else "0"
    h = loom.row - GAP
    face = gauges.thread(said, token, loom.w, h, loom.cell)
    area = (loom.x, loom.y + number * loom.row, loom.w, h)
    hint = what_it_does(sketch, action)
    sketch.lay(zone, f"action:{action}", face, area, said, hint=hint)
    at = (area[0] + 8, area[1] + 3, 28.0, 28.0)
    sketch.lay(zone, f"sign:{action}", gauges.sign(action, 28), at, said, hint=hint)
    if number:
        lay_order_tokens(sketch, zone, loom, number)


def what_it_does(sketch: Sketch, action: str) -> str:
    """What a cube on an action lets its owner do, and what that costs now."""
    box = sketch.content
    return sketch.captions.say(
        ACTION_HINTS[action], cost=cost(sketch.state), rise=box.steps_up, steps=box.shift_steps
    )


def order_tokens(sketch: Sketch, action: str) -> list[int]:
    """The order tokens that can be put on an action now."""
    numbers = range(1, len(ACTIONS) + 1)
    return [number for number in numbers if f"order:{number}:{action}" in sketch.options]


def lay_order_tokens(sketch: Sketch, zone: Zone, loom: Loom, number: int) -> None:
    """In place of the pegs, for no cube is there before the order is settled."""
    action, size = PLACES[number], loom.cell - 4
    for place, token in enumerate(order_tokens(sketch, action)):
        x, y, _, _ = loom.peg(number, place)
        label = sketch.captions.say("table-order-token", number=token)
        option = f"order:{token}:{action}"
        area = (x + 2, y + 2, size, size)
        sketch.lay(zone, option, gauges.order_token(token, size), area, label, may=option)


def lay_cubes(
    sketch: Sketch, zone: Zone, loom: Loom, number: int, turns: dict[tuple[int, int], int]
) -> None:
    """The pegs of an action from the left; the first free one takes the next cube."""
    action = PLACES[number]
    if order_tokens(sketch, action):
        return
    cubes = sketch.state.plan[number - 1]
    said = sketch.captions.action(action)
    hint = what_it_does(sketch, action)
    for space in range(sketch.layout.capacity[number - 1]):
        area = loom.peg(number, space)
        if space < len(cubes):
            seat, turn = cubes[space], turns[number, space]
            face = gauges.planned(sketch.factions[seat], str(turn), loom.cell)
            label = sketch.captions.who("table-planned", seat, action=said, turn=turn)
            sketch.lay(zone, f"plan:{action}:{space}", face, area, label, hint=hint)
        else:
            may = f"plan:{action}" if space == len(cubes) else None
            label = f"{said} · {sketch.captions.say('table-free-space')}"
            sketch.lay(zone, f"peg:{action}:{space}", gauges.peg(loom.cell), area, label, may=may,
                       hint=hint)  # fmt: skip


def lay_gorge(sketch: Sketch, zone: Zone, loom: Loom, turns: dict[tuple[int, int], int]) -> None:
    """The Viper Gorge takes any number of cubes; they stand together by seat."""
    state, said = sketch.state, sketch.captions.action("viper")
    hint = what_it_does(sketch, "viper")
    there = [seat for seat in state.order if state.viper_plan[seat]]
    for space, seat in enumerate(there):
        turn, count = turns[0, seat], state.viper_plan[seat]
        face = gauges.planned(sketch.factions[seat], str(turn), loom.cell, count)
        label = sketch.captions.who("table-planned", seat, action=said, turn=turn)
        sketch.lay(zone, f"plan:viper:{seat}", face, loom.peg(0, space), label, hint=hint)
    label = f"{said} · {sketch.captions.say('table-free-space')}"
    area = loom.peg(0, len(there))
    sketch.lay(zone, "peg:viper", gauges.peg(loom.cell), area, label, may="plan:viper", hint=hint)
    lay_offerings(sketch, zone, loom)


def lay_offerings(sketch: Sketch, zone: Zone, loom: Loom) -> None:
    """The influence cubes that stay on the Gorge."""
    left = [(seat, count) for seat, count in enumerate(sketch.state.viper) if count]
    size = 24.0
    edge = loom.x + loom.w - (8 if sketch.tall else EDGE)
    y = loom.corner[1] + (loom.cell - size) / 2
    for place, (seat, count) in enumerate(left):
        face = pieces.block(sketch.factions[seat], str(count), size)
        label = sketch.captions.who("table-offering", seat, count=count)
        x = edge - (len(left) - place) * (size + 1)
        sketch.lay(zone, f"viper:{seat}", face, (x, y, size, size), label)


def cube_in_hand(sketch: Sketch, loom: Loom, zone: str) -> dict[str, Any]:
    """The next action cube as a tile to lay on the pegs; see docs/client.md."""
    state, said = sketch.state, sketch.captions
    face = gauges.planned(sketch.factions[sketch.me], "", loom.cell)
    there = sum(1 for cubes in state.viper_plan if cubes)
    places = []
    for number, action in enumerate(PLACES):
        option = f"plan:{action}"
        if option in sketch.options:
            space = len(state.plan[number - 1]) if number else there
            label = said.say("option-plan", action=said.action(action))
            note = f"{said.action(action)}\n{what_it_does(sketch, action)}"
            places.append([space, number * loom.pitch, option, note, label])
    x, y = loom.corner
    cell = round(loom.cell, 3)
    shape = {
        "cells": [[0, 0]], "face": sketch.scene.face(face), "w": cell, "h": cell, "ox": 0, "oy": 0,
        "piece": f"hand:{sketch.me}",
    }  # fmt: skip
    return {
        "zone": zone, "cell": cell, "x0": round(x, 2), "y0": round(y, 2),
        "turns": [0, -1, -1, -1, -1, -1, -1, -1], "shapes": {0: shape}, "places": {0: places},
    }  # fmt: skip
