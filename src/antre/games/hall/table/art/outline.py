"""Spaces of a grid as drawn shapes: their outline, even like a tile or rough like a cliff."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from antre.core.drawing import num

Spot = tuple[int, int]
Point = tuple[float, float]


def loops(spots: Iterable[Spot]) -> list[list[Spot]]:
    """The borders of a set of unit squares, corner by corner, the inside to the right."""
    inside = frozenset(spots)
    leads: dict[Spot, list[Spot]] = {}
    for x, y in sorted(inside):
        for (dx, dy), start, end in (
            ((0, -1), (x, y), (x + 1, y)),
            ((1, 0), (x + 1, y), (x + 1, y + 1)),
            ((0, 1), (x + 1, y + 1), (x, y + 1)),
            ((-1, 0), (x, y + 1), (x, y)),
        ):
            if (x + dx, y + dy) not in inside:
                leads.setdefault(start, []).append(end)
    found = []
    while leads:
        start = next(iter(leads))
        found.append(_walk(start, leads))
    return found


def _walk(start: Spot, leads: dict[Spot, list[Spot]]) -> list[Spot]:
    loop, here, way = [], start, (0, 0)
    while True:
        ends = leads[here]
        # Where two squares meet at a corner only, turning right keeps them apart.
        right = (here[0] - way[1], here[1] + way[0])
        end = right if right in ends else ends[0]
        ends.remove(end)
        if not ends:
            del leads[here]
        loop.append(here)
        way, here = (end[0] - here[0], end[1] - here[1]), end
        if here == start:
            return loop


def tile_path(spots: Iterable[Spot], cell: float, inset: float, radius: float) -> str:
    """The outline of a tile with round corners, a little smaller than its spaces."""
    return "".join(_rounded(loop, cell, inset, radius) for loop in loops(spots))


def _rounded(loop: list[Spot], cell: float, inset: float, radius: float) -> str:
    parts: list[str] = []
    for number, corner in enumerate(loop):
        before, after = loop[number - 1], loop[(number + 1) % len(loop)]
        x1, y1 = corner[0] - before[0], corner[1] - before[1]
        x2, y2 = after[0] - corner[0], after[1] - corner[1]
        if (x1, y1) == (x2, y2):
            continue
        x = corner[0] * cell + inset * (-y1 - y2)
        y = corner[1] * cell + inset * (x1 + x2)
        start = f"{num(x - x1 * radius)} {num(y - y1 * radius)}"
        end = f"{num(x + x2 * radius)} {num(y + y2 * radius)}"
        parts.append(f"{'L' if parts else 'M'}{start}Q{num(x)} {num(y)} {end}")
    return "".join(parts) + "Z"


def cliff_path(
    spots: Iterable[Spot],
    cell: float,
    rough: float,
    grow: float,
    seed: int,
    bends: Sequence[float] = (0.22, 0.5, 0.78),
) -> str:
    """The outline of a piece of land: it follows the spaces, but no straight line is left."""
    chance = random.Random(seed)
    return "".join(_winding(loop, cell, (rough, grow), bends, chance) for loop in loops(spots))


def _winding(
    loop: list[Spot],
    cell: float,
    off: tuple[float, float],
    bends: Sequence[float],
    chance: random.Random,
) -> str:
    rough, grow = off
    points: list[Point] = []
    for number, (x, y) in enumerate(loop):
        after = loop[(number + 1) % len(loop)]
        dx, dy = after[0] - x, after[1] - y
        for part in bends:
            out = grow + chance.uniform(-rough, rough)
            along = part + chance.uniform(-0.06, 0.06)
            points.append(((x + dx * along) * cell + dy * out, (y + dy * along) * cell - dx * out))
    return smooth(points)


def smooth(points: list[Point]) -> str:
    """A closed curve along points: each one bends it, none is a corner."""
    middles = [
        ((x + u) / 2, (y + v) / 2)
        for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)
    ]
    x0, y0 = middles[-1]
    bends = [
        f"Q{round(x)} {round(y)} {round(u)} {round(v)}"
        for (x, y), (u, v) in zip(points, middles, strict=True)
    ]
    return f"M{round(x0)} {round(y0)}{''.join(bends)}Z"
