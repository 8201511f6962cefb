"""What stands on the map: cubes and figures in four cuts, tokens, and what can be done there."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SANS,
    SERIF,
    circle,
    embossed,
    fitting,
    group,
    icon,
    path,
    rect,
    text,
)
from antre.games.garden.table.art.palette import (
    CUTS,
    EDGES,
    FROST,
    INKS,
    PALE_INK,
    TONES,
    UNIT_ICONS,
    VUKO,
)

NEUTRAL = "neutral"
# How high a region's case and a score tile are; how wide a claim of the case is.
CASE, TILE, CLAIM = 36.0, 38.0, 66.0
TOWER = "M4 23V9L1.500 9V2H6V5H9.500V2H14.500V5H18V2H22.500V9H20V23Z"
THORN = "M11 23L10 15L3 17L9 11L1 7L10 7.500L12 0L14 7.500L23 7L15 11L21 17L14 15L13 23Z"
SKULL = (
    "M12 2C6 2 2.500 6 2.500 11C2.500 14.500 4 16.500 6.500 17.500V22H9.500V19.500H11V22H13V19.500"
    "H14.500V22H17.500V17.500C20 16.500 21.500 14.500 21.500 11C21.500 6 18 2 12 2Z"
)


def cut(faction: str, size: float, x: float = 0, y: float = 0) -> str:
    """A block in the cut and colours of a faction, or of the neutral nation."""
    if faction == NEUTRAL:
        body = path("M4 4H20V20H4Z", "#8b949a", stroke="#eef2f3", stroke_width=1.4)
        body += path("M6.500 6.500H17.500V17.500H6.500Z", "none", stroke="#5b656c")
    else:
        body = path(CUTS[faction], f"url(#gd-{faction})", stroke=EDGES[faction], stroke_width=1.4)
        body += marks(faction)
    return group(body, x=x, y=y, scale=size / 24)


def marks(faction: str) -> str:
    """What tells a cut from the others without any colour: facets, sockets, rivets, veins."""
    light = TONES[faction][0]
    if faction == "olaf":
        d = "M2.500 6.500L12 12L21.500 6.500M12 12V23"
    elif faction == "pier":
        return circle(12, 12, 7.6, "none", stroke=light, stroke_width=0.9, stroke_opacity=0.6)
    elif faction == "ulrike":
        return "".join(circle(x, y, 1.4, light) for x in (5.2, 18.8) for y in (5.2, 18.8))
    else:
        d = "M12 2V22M12 12L6 16M12 12L18 16"
    return path(d, "none", stroke=light, stroke_width=1.1, stroke_opacity=0.6)


@cache
def block(faction: str, count: str, size: float) -> str:
    """Influence cubes, with the number of them."""
    ink = INK if faction == NEUTRAL else INKS[faction]
    edge = "#eef2f3" if faction == NEUTRAL else TONES[faction][0 if ink == INKS["olaf"] else 2]
    low = size * (0.76 if faction == "callo" else 0.69)
    return cut(faction, size) + text(
        size / 2, low, count, size * 0.6, ink, anchor="middle", family=SERIF, weight=800,
        stroke=edge, stroke_width=2.2, paint_order="stroke",
    )  # fmt: skip


@cache
def figure(faction: str, level: int, count: int, size: float, fallen: bool = False) -> str:
    """Units of a kind: its sign on the cut of the faction, pips for the level, how many."""
    drawn = cut(faction, size, 0, 0)
    ink = INKS[faction]
    name = UNIT_ICONS[faction][level - 1]
    side = size * 0.56
    top = size * (0.3 if faction == "callo" else 0.2)
    drawn += icon(name, (size - side) / 2, top, side, ink)
    for pip in range(level):
        x = size / 2 + (pip - (level - 1) / 2) * size * 0.2
        drawn += circle(x, size * 1.06, size * 0.085, LAMPLIGHT, stroke=INK, stroke_width=1)
    if count > 1:
        drawn += circle(size * 0.92, size * 0.14, size * 0.22, "#10161a", stroke=EDGES[faction])
        drawn += text(
            size * 0.92, size * 0.24, str(count), size * 0.32, "#fff", anchor="middle",
            family=SERIF, weight=800,
        )  # fmt: skip
    if fallen:
        drawn += path(
            f"M0 0L{size} {size}M{size} 0L0 {size}", "none", stroke="#e4572e", stroke_width=3
        )
    return drawn


@cache
def case(said: tuple[tuple[str, int, bool], ...], w: float) -> str:
    """What a region says in one line: the influence of each, and whose is enough."""
    step = min((w - 8) / max(len(said), 1), CLAIM)
    drawn = rect(0.5, 0.5, w - 1, CASE - 1, "#10171c", rx=CASE / 2, opacity=0.86)
    x = (w - step * len(said)) / 2
    side = min(25.0, step * 0.4)
    for who, count, first in said:
        if first:
            drawn += rect(x + 1, 3, step - 2, CASE - 6, "#fff", rx=14, opacity=0.24)
        drawn += cut(who, side, x + 5, (CASE - side) / 2)
        drawn += text(
            x + 9 + side, 26, str(count), 25, "#ffffff" if first else "#c3ced4", family=SERIF,
            weight=800 if first else 500,
        )  # fmt: skip
        x += step
    return drawn


@cache
def title(said: str, w: float, dark: bool) -> str:
    size = fitting(said, w, 26, 15)
    fill = PARCHMENT if dark else PALE_INK
    return text(w / 2, 23, said, size, fill, anchor="middle", family=SERIF, weight=800)


def tile_width(places: int) -> float:
    return 35.0 + 23 * places


@cache
def score_tile(points: tuple[int, ...], income: int) -> str:
    """A black tile: points by rank, and beside them how many resources are harvested."""
    w, h = tile_width(len(points)), TILE
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#15110e", rx=7, stroke="#d9a441", stroke_width=1.4)
    for place, value in enumerate(points):
        drawn += text(
            15 + 23 * place, 27, str(value), 27 - 3 * place, "#ffe2a3", anchor="middle",
            family=SERIF, weight=800,
        )  # fmt: skip
    x = w - 16
    drawn += circle(x, h / 2, 12, "#5f4a1c", stroke="#d9a441")
    return drawn + text(x, h / 2 + 7, str(income), 20, "#ffeec9", anchor="middle", family=SERIF,
                        weight=800)  # fmt: skip


@cache
def skull(count: int, size: float) -> str:
    """Magic tokens."""
    drawn = circle(size / 2, size / 2, size / 2 - 1, "#5b3f8c", stroke="#e3d6ff", stroke_width=1.6)
    drawn += group(
        path(SKULL, "#f1eaff"), circle(8.4, 11, 2.3, "#3a2560"), circle(15.6, 11, 2.3, "#3a2560"),
        x=size * 0.2, y=size * 0.18, scale=size * 0.6 / 24,
    )  # fmt: skip
    return drawn + (number(count, size) if count > 1 else "")


def number(count: int, size: float) -> str:
    return circle(size * 0.84, size * 0.2, size * 0.24, "#10161a", stroke="#fff") + text(
        size * 0.84, size * 0.31, str(count), size * 0.34, "#fff", anchor="middle", family=SERIF,
        weight=800,
    )  # fmt: skip


@cache
def dark(count: int, size: float) -> str:
    """Darkness markers."""
    drawn = circle(size / 2, size / 2, size / 2 - 1, "#0b0d10", stroke="#5f9a3c", stroke_width=2)
    drawn += icon("evil-moon", size * 0.2, size * 0.2, size * 0.6, "#b9d79a")
    return drawn + (number(count, size) if count > 1 else "")


@cache
def tower(size: float) -> str:
    return group(
        path(TOWER, "url(#gd-ulrike)", stroke="#ffe0cf", stroke_width=1.4), scale=size / 24
    )


@cache
def thorn(down: int, size: float) -> str:
    """Thorn, with the magic tokens that lie face down beside it."""
    drawn = group(path(THORN, "#1c1712", stroke="#f3ead6", stroke_width=1.3), scale=size / 24)
    return drawn + (number(down, size) if down else "")


@cache
def vuko(size: float) -> str:
    half = size / 2
    return (
        circle(half, half, half, "#000", opacity=0.35)
        + circle(half, half, half - 2, "#e8d9a8", stroke="#2a211a", stroke_width=2)
        + embossed(VUKO, size * 0.19, size * 0.17, size * 0.62, "#4a1d12", "#fff6e2")
    )


@cache
def arrow(faction: str, troop: int, turn: float, size: float) -> str:
    """One troop may go this way: its cut and level, and a head that points there."""
    half = size / 2
    head = (
        f'<g transform="translate({half} {half}) rotate({turn:.0f})">'
        + path(f"M{half - 7} -8L{half + 3} 0L{half - 7} 8Z", LAMPLIGHT, stroke=INK)
        + "</g>"
    )
    inner = size * 0.62
    drawn = circle(half, half, half - 5, "#182229", stroke=LAMPLIGHT, stroke_width=1.6)
    drawn += cut(faction, inner, (size - inner) / 2, (size - inner) / 2)
    if troop:
        drawn += text(
            half, half + size * 0.16, "I" * troop, size * 0.42, INKS[faction], anchor="middle",
            family=SERIF, weight=800,
        )  # fmt: skip
    return drawn + head


@cache
def origin(said: str, w: float) -> str:
    """Troops may march here: from where."""
    return (
        rect(0.5, 0.5, w - 1, 25, "#182229", rx=12, stroke=LAMPLIGHT, stroke_width=1.4)
        + path("M6 9.500H10V6L16 13L10 20V16.500H6Z", LAMPLIGHT)
        + text(19, 19, said, fitting(said, w - 25, 21, 12), LAMPLIGHT, family=SANS, weight=700)
    )


@cache
def here(faction: str, size: float) -> str:
    """A place where a piece of mine can come."""
    return circle(
        size / 2, size / 2, size / 2 - 2, "#ffffff", opacity=0.3
    ) + group(cut(faction, size * 0.6), x=size * 0.2, y=size * 0.2, opacity=0.75) + circle(
        size / 2, size / 2, size / 2 - 2, "none", stroke=FROST, stroke_width=3,
        stroke_dasharray="6 4",
    )  # fmt: skip
