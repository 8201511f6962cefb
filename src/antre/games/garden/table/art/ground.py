"""The map of the north: slate sea, pale land with forest and stone, and the ways between."""

from __future__ import annotations

from functools import cache
from math import cos, sin

from antre.core.drawing import Value, circle, group, num, path, rect
from antre.games.garden.content.layout import Layout
from antre.games.garden.content.names import REGIONS
from antre.games.garden.table.art.palette import TONES
from antre.games.garden.table.chart import CENTRES, HEIGHT, REACH, WIDTH, coast, way, ways

TREE = "M0 -11L6 0H2.500L7 8H-7L-2.500 0H-6Z"
STONE = "M-9 6L-6 -4L0 -8L7 -3L9 6Z"
WAVE = "M-12 0Q-6 -6 0 0T12 0"
# What grows or lies in each region, by its number.
TERRAIN = ("stone", "coast", "coast", "forest", "stone", "forest", "stone", "coast")
ROUGH: Value = "#5c6c74"


def ground_id(layout: Layout) -> str:
    return f"gd-ground{layout.seats}"


def ground(layout: Layout) -> str:
    """Sea and ways, for so many seats."""
    drawn = rect(0, 0, WIDTH, HEIGHT, "url(#gd-sea)", rx=16)
    drawn += rect(0, 0, WIDTH, HEIGHT, "url(#gd-waves)", rx=16)
    for one, other in ways(layout):
        d = way(one, other)
        drawn += path(d, "none", stroke="#0f161b", stroke_width=17, stroke_opacity=0.35)
        drawn += path(d, "none", stroke="#c9d3d2", stroke_width=9, stroke_dasharray="7 7")
    return f'<g id="{ground_id(layout)}">{drawn}</g>'


def land_id(region: int) -> str:
    return f"gd-land{region}"


def outline(region: int, grown: float = 0) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in coast(region, grown)) + "Z"


def land(region: int) -> str:
    """A region from its middle: surf, shore, and what grows along the shore."""
    drawn = (
        path(outline(region, 5), "#8fb0c0", opacity=0.28)
        + path(outline(region), "#0c1216", opacity=0.45, transform="translate(0 5)")
        + path(outline(region), "url(#gd-land)", stroke="#eef3f2", stroke_width=2)
        + growth(region)
    )
    return f'<g id="{land_id(region)}">{drawn}</g>'


def growth(region: int) -> str:
    terrain = TERRAIN[region]
    drawn = ""
    for number, (x, y) in enumerate(coast(region)):
        if y < -0.55 * REACH[1] or ((number + region) % 2 and terrain != "forest"):
            continue  # names stand at the top
        shrink = 0.87 + 0.04 * sin(number * 3.1 + region)
        at = group_at(x * shrink, y * shrink, 0.8 + 0.3 * abs(cos(number * 1.7)))
        if terrain == "forest":
            drawn += path(TREE, "#222b2b", opacity=0.8, transform=at)
        elif terrain == "stone":
            drawn += path(STONE, "#7d8789", stroke="#59656a", opacity=0.75, transform=at)
        else:
            drawn += path(
                WAVE, "none", stroke=ROUGH, stroke_width=2, opacity=0.55, transform=at
            )  # fmt: skip
    return drawn


def group_at(x: float, y: float, scale: float) -> str:
    return f"translate({num(x)} {num(y)}) scale({num(scale)})"


LANDS = {land_id(region): land(region) for region in range(REGIONS)}


def box(region: int) -> tuple[float, float, float, float]:
    """Where the face of a region lies."""
    (x, y), (a, b) = CENTRES[region], REACH
    return x - a, y - b, 2 * a, 2 * b


@cache
def region_face(region: int, state: str, owner: str | None) -> str:
    """The land, edged in the colours of who dominates it; devastated or closed if it is that."""
    a, b = REACH
    drawn = f'<use href="#{land_id(region)}"/>'
    if state == "closed":
        drawn = path(outline(region), "#33424c", opacity=0.55, stroke="#4d606c")
    elif state == "devastated":
        drawn += path(outline(region), "url(#gd-waste)", opacity=0.88)
    if owner:
        light, middle, _ = TONES[owner]
        drawn += path(outline(region, -1), "none", stroke=middle, stroke_width=8)
        drawn += path(outline(region, -5), "none", stroke=light, stroke_width=1.6)
    return group(drawn, x=a, y=b)


@cache
def snowfall(share: float) -> str:
    """The Dead Snow over the map: the nearer its limit, the farther down it has come."""
    deep = 50 + (HEIGHT - 110) * share
    drawn = rect(0, 0, WIDTH, deep, "url(#gd-snow)", rx=16, opacity=num(0.34 + 0.4 * share))
    for flake in range(int(14 + 90 * share)):
        x = (flake * 137.5) % (WIDTH - 20) + 10
        y = 44 + (flake * 71.3) % max(deep - 50, 20)
        drawn += circle(x, y, 1.5 + flake % 3, "#ffffff", opacity=0.7)
    return drawn
