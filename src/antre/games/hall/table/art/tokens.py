"""The small things of the Hall, drawn: resources, clans, statues, pedestals, runes.

Each kind has a colour, a silhouette and a symbol of its own. They are stamped: kept once among
the definitions, and put down at any size.
"""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    PARCHMENT,
    SERIF,
    Value,
    circle,
    embossed,
    engraved,
    glow,
    gradient,
    icon,
    path,
    stamp,
    stamped,
    text,
)
from antre.games.hall.content.resources import CLANS, RESOURCES

SYMBOLS = {
    "stone": "rock", "iron": "metal-bar", "heartstone": "mineral-heart", "cart": "mine-wagon",
    "hammer": "flat-hammer", "rune": "rune-stone", "coin": "two-coins",
}  # fmt: skip
# Light, middle and dark tone, and the tone of the symbol.
TONES = {
    "stone": ("#d4d0c8", "#9a958d", "#57534d", "#37332e"),
    "iron": ("#7d8894", "#454e58", "#1c2127", "#dbe4ec"),
    "heartstone": ("#ff8f86", "#c22c3c", "#5f0c1c", "#ffe3dc"),
    "cart": ("#c99a66", "#8a5f36", "#46290f", "#fff0d6"),
    "hammer": ("#b9cadb", "#7d8ea0", "#39485a", "#14202c"),
    "rune": ("#a5e6d4", "#3b9a86", "#0e4a41", "#eafff8"),
    "coin": ("#fff0b0", "#d9a441", "#85590f", "#5c3a05"),
}
# In an area of 40 by 40.
OUTLINES = {
    "stone": "M12 3L29 4L38 16L35 31L23 38L8 34L2 20Z",
    "iron": "M10 6H30L38 20L34 34H6L2 20Z",
    "heartstone": "M20 2L38 15L31 35H9L2 15Z",
    "cart": "M6 4H34Q37 4 37 8L33 33Q32 37 28 37H12Q8 37 7 33L3 8Q3 4 6 4Z",
    "hammer": "M12 2H28L38 12V28L28 38H12L2 28V12Z",
    "rune": "M9 4Q20 -1 31 4L35 35Q20 40 5 35Z",
    "coin": "M20 1.5A18.5 18.5 0 1 1 19.99 1.5Z",
}
CLAN_SYMBOLS = {"fire": "flame", "ice": "crystal-growth", "moon": "moon", "mud": "droplets"}
CLAN_TONES = {
    "fire": ("#ffc06b", "#e07a3f", "#6e2a0c"), "ice": ("#d8f4fb", "#7cc6d6", "#17566a"),
    "moon": ("#ffffff", "#c9c3e6", "#4b4478"), "mud": ("#c6a278", "#8a6a4a", "#3e2a17"),
}  # fmt: skip
HEXAGON = "M20 1.5L36.500 10.700V29.300L20 38.500L3.500 29.300V10.700Z"
STATUE = (40, 48)


def token(kind: str, size: float, x: float = 0, y: float = 0) -> str:
    """A resource; "fire_cart" and the like are carts that serve one clan."""
    return stamp(f"hk-r-{kind}", x, y, size, size)


def socket(kind: str, size: float, x: float = 0, y: float = 0) -> str:
    """A symbol of a troll that waits for its resource."""
    return stamp(f"hk-o-{kind}", x, y, size, size)


def clan_mark(clan: str, size: float, x: float = 0, y: float = 0) -> str:
    return stamp(f"hk-c-{clan}", x, y, size, size)


def statue(clan: str, w: float, x: float = 0, y: float = 0, buried: bool = False) -> str:
    """A statue, 1.2 times as high as wide; a buried one is half sunk."""
    return stamp(f"hk-{'b' if buried else 's'}-{clan}", x, y, w, 1.2 * w)


def pedestal(clan: str, size: float, x: float = 0, y: float = 0) -> str:
    return stamp(f"hk-p-{clan}", x, y, size, size)


@cache
def counted(drawn: str, count: int, size: float, w: float) -> str:
    """Something and how many of it, side by side; small ones are set smaller."""
    figure = text(size + 3, size * 0.5 + 6.5, str(count), 18, PARCHMENT, family=SERIF, weight=800)
    return drawn + figure


def honor_mark(value: int, size: float, x: float = 0, y: float = 0) -> str:
    """Honor as a small golden laurel with its number."""
    s = size / 40
    # A small laurel has a figure that can still be read on a phone.
    high = max(21 * s, 13)
    figure = engraved(x + 20 * s, y + 20 * s + high / 3, str(value), high, "#4a2c03", "#fff2b8")
    return stamp("hk-honor", x, y, size, size) + figure


# What the faces refer to.


def _token(kind: str) -> str:
    light, _, dark, ink = TONES[kind]
    outline = OUTLINES[kind]
    size = 26 if kind != "coin" else 25
    at = (40 - size) / 2
    return (
        path(outline, "#000", opacity=0.4, transform="translate(1 2)")
        + path(outline, f"url(#hk-t-{kind})", stroke=dark, stroke_width=1.5)
        + path(outline, "none", stroke=light, stroke_width=1.6, stroke_opacity=0.75,
               transform="translate(2.600 2.600) scale(.87)")
        + icon(SYMBOLS[kind], at, at, size, ink)
    )  # fmt: skip


def _clan_cart(clan: str) -> str:
    light, middle, dark = CLAN_TONES[clan]
    mark: dict[str, Value] = {"stroke": light, "stroke_width": 1.6}
    return (
        _token("cart")
        + circle(30.5, 9.5, 9, dark, **mark)
        + icon(CLAN_SYMBOLS[clan], 24.5, 3.5, 12, light)
        + path("M7 36H33", "none", stroke=middle, stroke_width=3.4, stroke_linecap="round")
    )


def _socket(kind: str) -> str:
    cut: dict[str, Value] = {
        "stroke": TONES[kind][0], "stroke_width": 1.8, "stroke_dasharray": "4 3",
        "stroke_opacity": 0.75,
    }  # fmt: skip
    return (
        path(OUTLINES[kind], "#0b0806", fill_opacity=0.55, **cut)
        + icon(SYMBOLS[kind], 9, 9, 22, TONES[kind][0], opacity=0.5)
    )  # fmt: skip


def _clan_socket(clan: str) -> str:
    light, _, dark = CLAN_TONES[clan]
    return (
        _socket("cart")
        + circle(30.5, 9.5, 8.5, dark, stroke=light, stroke_opacity=0.7)
        + icon(CLAN_SYMBOLS[clan], 25, 4, 11, light)
    )


def _clan_mark(clan: str) -> str:
    light, _, dark = CLAN_TONES[clan]
    return (
        path(HEXAGON, "#000", opacity=0.35, transform="translate(.8 1.600)")
        + path(HEXAGON, f"url(#hk-k-{clan})", stroke=light, stroke_opacity=0.7)
        + embossed(CLAN_SYMBOLS[clan], 8, 7.5, 24, "#fffaf0", dark)
    )


def _statue(clan: str) -> str:
    """A symbol of stone on a plinth; the clan is its form as much as its colour."""
    light, _, dark = CLAN_TONES[clan]
    symbol = CLAN_SYMBOLS[clan]
    return (
        path("M4 45Q20 50 37 45L35 40H6Z", "#000", opacity=0.45)
        + path("M7 38H33L36 45.500H4Z", "#8f8b86", stroke="#1b1714", stroke_width=1.2)
        + path("M10 33.500H30L33 38H7Z", "#c4c0b8", stroke="#1b1714")
        + icon(symbol, 0.5, -1, 39, "#100c0a")
        + icon(symbol, 3, 1.5, 34, dark)
        + icon(symbol, 3.5, 1, 33, f"url(#hk-k-{clan})")
        + icon(symbol, 3.5, 1, 33, light, opacity=0.28)
    )


def _buried(clan: str) -> str:
    """Only the upper half looks out of the rock."""
    _, _, dark = CLAN_TONES[clan]
    symbol = CLAN_SYMBOLS[clan]
    return (
        icon(symbol, 1.5, 3, 37, "#100c0a")
        + icon(symbol, 4, 5, 32, dark)
        + icon(symbol, 4.5, 4.5, 31, f"url(#hk-k-{clan})")
        + path("M1 47L2 36L8 31L13 35L19 29L25 34L31 30L38 35L39.500 47Z", "#1a1613", opacity=0.9)
        + path("M1 47L4 38L9 34L12 40L19 33L23 40L31 34L34 40L38 38L39 47Z", "#5d554d")
        + path("M9 34L12 40L7 43ZM19 33L23 40L17 42ZM31 34L34 40L28 43Z", "#8d847a", opacity=0.9)
    )


def _pedestal(clan: str) -> str:
    light, middle, dark = CLAN_TONES[clan]
    slab = "M6 2H34Q38 2 38 6V34Q38 38 34 38H6Q2 38 2 34V6Q2 2 6 2Z"
    inner = "M20 5.500L34.500 20L20 34.500L5.500 20Z"
    return (
        path(slab, "#000", opacity=0.4, transform="translate(0 2)")
        + path(slab, "url(#hk-slab)", stroke="#2a2521", stroke_width=1.4)
        + path(inner, dark, stroke=middle, stroke_width=1.8)
        + icon(CLAN_SYMBOLS[clan], 11, 11, 18, light)
    )


def _honor() -> str:
    leaf = (
        "M20 3L24 8L31 6L32 13L38 17L34.500 22L37 29L30 30L27 37L20 34"
        "L13 37L10 30L3 29L5.500 22L2 17L8 13L9 6L16 8Z"
    )
    return (
        path(leaf, "#000", opacity=0.4, transform="translate(.6 1.600)")
        + path(leaf, "url(#hk-t-coin)", stroke="#6b450a")
        + circle(20, 20.5, 12, "url(#hk-t-coin)", stroke="#8a5d17")
    )


def _tones() -> dict[str, str]:
    made = {}
    for kind, (light, middle, dark, _) in TONES.items():
        made[f"hk-t-{kind}"] = gradient(
            f"hk-t-{kind}", (0, light), (0.45, middle), (1, dark), x2=0.5
        )
    for clan, (light, middle, dark) in CLAN_TONES.items():
        made[f"hk-k-{clan}"] = gradient(
            f"hk-k-{clan}", (0, light), (0.5, middle), (1, dark), x2=0.3
        )
    made["hk-slab"] = gradient("hk-slab", (0, "#e2ddd3"), (0.5, "#aaa49a"), (1, "#6d675f"), x2=0.4)
    made["hk-halo"] = glow(
        "hk-halo", (0, "#ffe9a8", 0.85), (0.5, "#ffb52e", 0.3), (1, "#ffb52e", 0)
    )
    return made


def _stamps() -> dict[str, str]:
    drawn = {f"hk-r-{kind}": _token(kind) for kind in RESOURCES}
    drawn |= {f"hk-o-{kind}": _socket(kind) for kind in RESOURCES}
    statues = CLANS[:3]
    drawn |= {f"hk-r-{clan}_cart": _clan_cart(clan) for clan in statues}
    drawn |= {f"hk-o-{clan}_cart": _clan_socket(clan) for clan in statues}
    drawn |= {f"hk-c-{clan}": _clan_mark(clan) for clan in CLANS}
    drawn |= {f"hk-p-{clan}": _pedestal(clan) for clan in statues}
    drawn["hk-honor"] = _honor()
    made = {id: stamped(id, 40, 40, art) for id, art in drawn.items()}
    for clan in statues:
        made[f"hk-s-{clan}"] = stamped(f"hk-s-{clan}", *STATUE, _statue(clan))
        made[f"hk-b-{clan}"] = stamped(f"hk-b-{clan}", *STATUE, _buried(clan))
    return made


DEFINITIONS = {**_tones(), **_stamps()}
