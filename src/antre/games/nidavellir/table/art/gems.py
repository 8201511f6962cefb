"""The gems of Nidavellir, drawn: as many facets as their value."""

from __future__ import annotations

import math
from functools import cache

from antre.core.drawing import engraved, num, path, stamp, stamped
from antre.games.nidavellir.table.art.palette import GEMS

Point = tuple[float, float]
CENTRE: Point = (30.0, 30.0)


@cache
def gem(value: int, size: float) -> str:
    s = size / 60
    figure = engraved(30 * s, 39.5 * s, str(value), 28 * s, "#fffdf5", "#000000aa")
    return stamp(f"nv-gem{min(value, 6)}", 0, 0, size, size) + figure


def _stone(value: int) -> str:
    light = GEMS[value][2]
    facets = cut(value)
    rim = [corner for facet in facets for corner in facet if corner != CENTRE]
    whole = polygon(rim)
    table = polygon([(30 + (x - 30) * 0.5, 30 + (y - 30) * 0.5) for x, y in rim])
    shine = path("M14 20Q18 10 29 9", "none", stroke="#fff", stroke_width=3, stroke_linecap="round")
    return (
        path(whole, "#000", opacity=0.4, transform="translate(1 2)")
        + "".join(path(polygon(facet), _shade(facet, GEMS[value])) for facet in facets)
        + path(table, light, fill_opacity=0.3)
        + path(whole, "none", stroke=light, stroke_opacity=0.8, stroke_linejoin="round")
        + (shine if value == 1 else "")
    )


def cut(value: int) -> list[list[Point]]:
    """The facets of a stone, as many as its value: a pebble, two halves, or a wheel of them."""
    if value == 1:
        return [[_rim(k, 20, 25) for k in range(20)]]
    if value == 2:
        top, bottom = (30.0, 3.0), (30.0, 57.0)
        return [[top, (53.0, 22.0), (53.0, 38.0), bottom], [bottom, (7.0, 38.0), (7.0, 22.0), top]]
    radius = 30 if value == 3 else 27
    return [[CENTRE, _rim(k, value, radius), _rim(k + 1, value, radius)] for k in range(value)]


def _rim(k: int, sides: int, radius: float) -> Point:
    angle = 2 * math.pi * (k / sides - 0.25)
    drop = 3 if sides == 3 else 0
    return (30 + radius * math.cos(angle), 30 + drop + radius * math.sin(angle))


def polygon(corners: list[Point]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners) + "Z"


def _shade(facet: list[Point], tones: tuple[str, str, str]) -> str:
    """Light falls from the upper left."""
    dark, mid, light = tones
    x = sum(corner[0] for corner in facet) / len(facet) - 30
    y = sum(corner[1] for corner in facet) / len(facet) - 30
    lean = -(x + 2 * y) / 16
    return light if lean > 1 else mid if lean > -0.6 else dark


DEFINITIONS = {f"nv-gem{value}": stamped(f"nv-gem{value}", 60, 60, _stone(value)) for value in GEMS}
