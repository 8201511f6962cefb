"""The scroll: lands in bands, each with its own little things, the road, and the Abyss."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import circle, gradient, group, num, path, rect
from antre.games.alkoor.content.names import ZONES
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.table.art.palette import ROAD, ROAD_EDGE, ZONE_TONES
from antre.games.alkoor.table.course import Course

LANDS = (*ZONES, "door")
TONES = {**ZONE_TONES, "door": "#7a5a86"}

DEFINITIONS = {
    "ak-scroll": gradient("ak-scroll", (0, "#f3e4bf"), (0.5, "#ead7a8"), (1, "#dcc08a")),
    "ak-abyss": gradient("ak-abyss", (0, "#3a2550"), (1, "#0d0814")),
    "ak-waste": gradient("ak-waste", (0, "#4b3a5c"), (1, "#6b5668"), x2=1),
}


def ground_id(course: Course) -> str:
    return "ak-ground-tall" if course.tall else "ak-ground-wide"


# --- little things of each land, in a box of about 30 by 30 that stands on (0, 0)

TREE = path("M0 0V-8", "none", stroke="#4b3216", stroke_width=4) + path(
    "M-11 -6L0 -34L11 -6Z", "#3f6b2c", stroke="#24451a", stroke_width=1.4
)
ROUND_TREE = path("M0 0V-10", "none", stroke="#4b3216", stroke_width=4) + circle(
    0, -19, 11, "#6f9a45", stroke="#3a5c22", stroke_width=1.4
)
WAVE = path("M-18 0Q-9 -8 0 0T18 0M-10 7Q-4 2 2 7T14 7", "none", stroke="#2f7fae",
            stroke_width=3, stroke_linecap="round")  # fmt: skip
REED = path("M-4 0Q-5 -12 -2 -20M2 0Q3 -12 6 -22", "none", stroke="#4f7a3a", stroke_width=2.6)
STONE = path("M-14 0Q-15 -14 -4 -18Q8 -20 13 -8Q15 -1 12 0Z", "#867d8a", stroke="#4d4552",
             stroke_width=1.6)  # fmt: skip
MOUTH = path("M-18 0Q-18 -24 0 -26Q18 -24 18 0Z", "#6d6470", stroke="#3c3540",
             stroke_width=1.6) + path("M-9 0Q-9 -15 0 -16Q9 -15 9 0Z", "#1d1622")  # fmt: skip
TENT = path("M-18 0L0 -26L18 0Z", "#d88a4a", stroke="#7a3f14", stroke_width=1.6) + path(
    "M-6 0L0 -16L6 0Z", "#5a2a10"
)
FIRE = path("M-7 0Q-9 -10 0 -20Q9 -10 7 0Z", "#ffb13d") + path(
    "M-3 0Q-4 -6 0 -11Q4 -6 3 0Z", "#fff0a8"
)
HILL = path("M-26 0Q-12 -26 2 -8Q12 -20 26 0Z", "#b9a24a", stroke="#7d6a22", stroke_width=1.4)
PEAK = path("M-22 0L-4 -32L6 -16L12 -24L26 0Z", "#8d97a8", stroke="#525b6b",
            stroke_width=1.6) + path("M-9 -23L-4 -32L1 -24L-3 -20Z", "#fff")  # fmt: skip
THORN = path("M-10 0Q-8 -16 4 -22M2 0Q4 -12 12 -14M-2 -10L-10 -14", "none", stroke="#4a2f58",
             stroke_width=3, stroke_linecap="round")  # fmt: skip
THINGS = {
    "forest": (TREE, ROUND_TREE, TREE), "river": (WAVE, REED, WAVE), "cave": (STONE, MOUTH, STONE),
    "camp": (TENT, FIRE, TENT), "hills": (HILL, STONE, HILL), "mount": (PEAK, STONE, PEAK),
    "door": (THORN, STONE, THORN),
}  # fmt: skip


@cache
def ground(course: Course) -> str:
    """The whole scroll, to be kept among the definitions."""
    w, h = course.measure.width, course.height
    drawn = rect(0, 0, w, h, "url(#ak-scroll)", rx=18)
    drawn += _waste(course)
    drawn += _lands(course)
    drawn += _abyss(course)
    drawn += _roads(course)
    drawn += rect(4, 4, w - 8, h - 8, "none", rx=15, stroke="#8a6434", stroke_width=3,
                  stroke_opacity=0.7)  # fmt: skip
    return f'<g id="{ground_id(course)}">{drawn}</g>'


def _waste(course: Course) -> str:
    """The dark land from which the Avatar comes."""
    low = max(y for _, y in (course.points[s] for s in range(course.path.avatar_start, CITY + 1)))
    w = course.measure.width
    d = f"M6 6H{num(w - 6)}V{num(low + 20)}Q{num(w * 0.7)} {num(low + 34)} {num(w * 0.45)} "
    return path(d + f"{num(low + 24)}T6 {num(low + 26)}Z", "url(#ak-waste)", opacity=0.9)


def _lands(course: Course) -> str:
    """A wash of colour under each stretch, and things that grow there."""
    drawn = ""
    start = CITY
    ends = (*course.path.zones, course.path.door)
    for land, end in zip(LANDS, ends, strict=True):
        xs = [course.points[space][0] for space in range(start + 1, end + 1)]
        y = course.points[end][1]
        left, right = min(xs) - 30, max(xs) + 30
        high = course.measure.row
        top = y - high * 0.60
        drawn += path(_blob(left, top, right - left, high * 0.94), TONES[land], opacity=0.36)
        drawn += _things(land, left + 12, right - 12, y, high)
        start = end
    return drawn


def _blob(x: float, y: float, w: float, h: float) -> str:
    """A patch of colour with a soft, uneven edge."""
    return (
        f"M{num(x + w * 0.04)} {num(y + h * 0.2)}Q{num(x + w * 0.2)} {num(y - h * 0.03)} "
        f"{num(x + w * 0.5)} {num(y + h * 0.06)}T{num(x + w * 0.96)} {num(y + h * 0.16)}"
        f"Q{num(x + w * 1.03)} {num(y + h * 0.55)} {num(x + w * 0.95)} {num(y + h * 0.88)}"
        f"Q{num(x + w * 0.7)} {num(y + h * 1.04)} {num(x + w * 0.45)} {num(y + h * 0.94)}"
        f"T{num(x + w * 0.05)} {num(y + h * 0.9)}Q{num(x - w * 0.03)} {num(y + h * 0.5)} "
        f"{num(x + w * 0.04)} {num(y + h * 0.2)}Z"
    )


def _things(land: str, left: float, right: float, y: float, high: float) -> str:
    drawn = ""
    things = THINGS[land]
    steps = max(int((right - left) / 34), 3)
    scale = 0.8 if high < 130 else 1.0
    for number in range(steps):
        x = left + (right - left) * (number + 0.5) / steps
        sway = (number * 7 % 5) * 3.0
        row = y - high * 0.24 - sway if number % 2 else y - high * 0.40 + sway
        drawn += group(things[number % len(things)], x=x, y=row, scale=scale, opacity=0.62)
    return drawn


def _abyss(course: Course) -> str:
    m = course.measure
    x, y = course.points[course.path.door]
    if course.tall:
        top = y + 60
        return path(
            f"M6 {num(top + 10)}Q{num(m.width * 0.3)} {num(top - 14)} {num(m.width * 0.55)} "
            f"{num(top + 6)}T{num(m.width - 6)} {num(top)}V{num(course.height - 6)}H6Z",
            "url(#ak-abyss)",
        )
    left, top = x + 36, y - course.measure.room[1] - 48
    return path(
        f"M{num(left)} {num(course.height - 6)}Q{num(left - 22)} {num(y)} {num(left + 8)} "
        f"{num(top + 20)}Q{num(left + 160)} {num(top - 6)} {num(m.width * 0.7)} {num(top + 8)}"
        f"T{num(m.width - 6)} {num(top + 4)}V{num(course.height - 6)}Z",
        "url(#ak-abyss)",
    )


def _roads(course: Course) -> str:
    path_ = course.path
    dark = course.road(list(range(path_.avatar_start, CITY + 1)))
    way = course.road(list(range(CITY, path_.door + 1)))
    corridor = course.road([path_.door, *path_.corridor])
    wide = course.measure.space * 0.44
    drawn = path(dark, "none", stroke="#1d1328", stroke_width=wide, stroke_linecap="round",
                 stroke_opacity=0.8)  # fmt: skip
    drawn += path(corridor, "none", stroke="#7d68a0", stroke_width=wide, stroke_linecap="round")
    for number in range(len(path_.shortcuts)):
        drawn += _shortcut(course, number)
    drawn += path(way, "none", stroke=ROAD_EDGE, stroke_width=wide + 5, stroke_linecap="round")
    return drawn + path(way, "none", stroke=ROAD, stroke_width=wide, stroke_linecap="round")


def _shortcut(course: Course, number: int) -> str:
    """A dashed trail from the crossroads over the side space to where it leads."""
    x, y = course.points[course.places.first_shortcut + number]
    a, b = course.points[course.path.crossroads[number]]
    to_x, to_y = course.points[course.path.shortcuts[number]]
    lift = course.measure.space * (1.5 if abs(to_y - y) < 90 else 0.4)
    d = (
        f"M{num(a)} {num(b)}L{num(x)} {num(y)}Q{num((x + to_x) / 2)} {num(min(y, to_y) - lift)} "
        f"{num(to_x)} {num(to_y)}"
    )
    return path(d, "none", stroke="#8a1f16", stroke_width=2.6, stroke_dasharray="7 6",
                stroke_opacity=0.75)  # fmt: skip
