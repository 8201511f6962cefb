"""The pieces of Nidavellir, drawn: dwarves, heroes, coins, gems.

A face is drawn in its own box from (0, 0), at the size asked for; equal arguments give the very
same face. Colours always come with a symbol.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from antre.core.drawing import (
    GOLD,
    INK,
    PARCHMENT,
    SERIF,
    Value,
    circle,
    embossed,
    fitting,
    glow,
    gradient,
    icon,
    num,
    path,
    pattern,
    rect,
    stamp,
    stamped,
    struck,
    text,
)

SYMBOLS = {
    "warrior": "battle-axe", "hunter": "hunting-horn", "miner": "war-pick", "blacksmith": "anvil",
    "explorer": "compass", "other": "crown",
}  # fmt: skip
COLOURS = {
    "warrior": "#a8332b", "hunter": "#5f8a3a", "miner": "#d47a26", "blacksmith": "#7a4f9e",
    "explorer": "#4fa6cf", "other": "#c9962e",
}  # fmt: skip
DEEP = {
    "warrior": "#4f100d", "hunter": "#24400f", "miner": "#7a3807", "blacksmith": "#351a52",
    "explorer": "#0f4b6b", "other": "#6b470c",
}  # fmt: skip
PORTRAITS = {
    "kraal": "axe-sword", "tarah": "sword-wound", "aral": "eagle-head", "dagda": "sparky-bomb",
    "zoral": "mine-wagon", "lokdur": "mineral-heart", "aegur": "fist", "bonfur": "warlord-helmet",
    "hourya": "hooded-figure", "idunn": "footsteps", "skaa": "cowled", "astrid": "two-coins",
    "grid": "scales", "uline": "crystal-ball", "ylud": "evil-moon",
    "thrud": "skull-crossed-bones",
}  # fmt: skip
SIGNS = {"goblin": "goblin", "dragon": "sea-dragon", "horse": "horse-head"}
HONOURS = {
    "kings_hand": "hand", "hunting_master": "deer-head", "crown_jeweler": "cut-diamond",
    "kings_great_armorer": "barbute", "pioneer_of_the_kingdom": "mountains",
}  # fmt: skip
METALS = {"b": "copper", "r": "gold", "s": "silver"}
STRUCK = {
    "copper": ("#3f1a08", "#ffcfa6"), "gold": ("#4a3003", "#fff2b8"), "silver": ("#23282e", "#fff"),
}  # fmt: skip
CARD = (100, 140)
RUNES = ("M8 2V26M8 4L16 10L8 15", "M5 2V26M5 3L15 9L5 14L15 26", "M10 2V26M3 8L10 2L17 8")
TRADING = ("b0", "s3")
SWAP = "M-9 -2H5L1 -6M9 2H-5L-1 6"


def portrait(hero: str) -> str:
    """The icon of a hero; the Dwerg brothers look alike."""
    return PORTRAITS.get(hero, "dwarf-face")


def likeness(hero: str, x: float, y: float, size: float) -> str:
    """A hero in gold."""
    return stamp(f"nv-p-{portrait(hero)}", x, y, size, size)


# Cards.


@cache
def dwarf(card_class: str, points: str, w: float, ranks: int = 1) -> str:
    """A dwarf card: parchment, its points struck large, its class in colour and symbol."""
    s = w / CARD[0]
    pips = ranks if ranks > 1 else 0
    return (
        stamp(f"nv-card-{card_class}", 0, 0, w, 1.4 * w)
        + (text(8 * s, 31 * s, points, 36 * s, INK, family=SERIF, weight=800) if points else "")
        + "".join(chevron((14 + 13 * k) * s, 121 * s, 5.5 * s, PARCHMENT) for k in range(pips))
    )


def _dwarf_ground(card_class: str) -> str:
    symbol, deep = SYMBOLS[card_class], DEEP[card_class]
    scaled = card_class in ("hunter", "blacksmith")
    return (
        _sheet()
        + rect(6, 36, 87, 96, f"url(#nv-{card_class})", rx=5)
        + rect(6, 36, 87, 96, f"url(#nv-t-{card_class})", rx=5)
        + path("M8 38.5Q50 33 91 38.5", "none", stroke="#fff", stroke_opacity=0.35)
        + embossed(symbol, 15, 49, 70, PARCHMENT, deep)
        + icon(symbol, 8 if scaled else 66, 6, 26, deep)
        + (chevron(84, 18, 6, COLOURS[card_class]) if scaled else "")
    )


def _sheet() -> str:
    return (
        rect(3, 4, 96, 135, "#000", rx=8, opacity=0.32)
        + rect(1.5, 1, 96, 136, "url(#nv-parch)", rx=7)
        + rect(1.5, 1, 96, 136, "url(#nv-fibre)", rx=7)
    )


def chevron(x: float, y: float, size: float, fill: str) -> str:
    """One rank."""
    s, t = num(size), num(size * 0.75)
    return path(
        f"M{num(x - size)} {num(y + size * 0.4)}l{s} -{s}l{s} {s}v{t}l-{s} -{s}l-{s} {s}z", fill
    )


@cache
def offering(bonus: int, w: float) -> str:
    """A royal offering: a crown over a coin that grows."""
    s = w / CARD[0]
    figure = struck(49.8 * s, 110 * s, f"+{bonus}", 26 * s, *STRUCK["gold"])
    return (
        stamp("nv-card-other", 0, 0, w, 1.4 * w)
        + text(7 * s, 31 * s, f"+{bonus}", 34 * s, "#7a4f05", family=SERIF, weight=800)
        + (figure if w > 50 else "")
    )


def _offering_ground() -> str:
    return (
        _sheet()
        + rect(6, 36, 87, 96, "url(#nv-other)", rx=5)
        + rect(6, 36, 87, 96, "url(#nv-t-other)", rx=5)
        + icon("crown", 66, 6, 26, DEEP["other"])
        + embossed("crown", 23, 31, 54, "#fff1c4", DEEP["other"])
        + stamp("nv-coin-gold", 27, 79, 45.6, 45.6)
    )


@cache
def hero_card(hero: str, name: str, card_class: str, points: str, ranks: int, w: float) -> str:
    """A hero in a golden frame; the name stays in sight when cards overlap."""
    s = w / CARD[0]
    size = fitting(name, 84, 21, 15) * s
    value = text(89 * s, 127 * s, points, 30 * s, "#fff1c9", family=SERIF, weight=800, anchor="end")
    return (
        stamp(f"nv-hero-{card_class}", 0, 0, w, 1.4 * w)
        + text(9 * s, 26 * s, name, size, "#f6d78c", family=SERIF, weight=700)
        + likeness(hero, 20 * s, 38 * s, 58 * s)
        + (value if points else "")
        + "".join(chevron((39 + 12 * k) * s, 118 * s, 5 * s, "#f6d78c") for k in range(ranks))
    )


def _hero_ground(card_class: str) -> str:
    return (
        rect(3, 4, 96, 135, "#000", rx=8, opacity=0.32)
        + rect(1.5, 1, 96, 136, "url(#nv-frame)", rx=7)
        + rect(4.5, 4, 90, 130, "#1d1611", rx=5)
        + rect(6, 34, 87, 98, f"url(#nv-h-{card_class})", rx=4)
        + rect(6, 34, 87, 98, f"url(#nv-t-{card_class})", rx=4)
        + _class_mark(card_class, 18, 118, 12)
    )


def _class_mark(card_class: str, x: float, y: float, r: float) -> str:
    """A class as a round mark; neutral heroes have none."""
    if card_class == "other":
        return ""
    return medal(card_class, x, y, r)


def medal(card_class: str, x: float, y: float, r: float) -> str:
    """The symbol of a class on its colour."""
    return stamp(f"nv-medal-{card_class}", x - r, y - r, 2 * r, 2 * r)


def _medal(card_class: str) -> str:
    ground = circle(15, 15, 14.5, f"url(#nv-{card_class})", stroke="#000", stroke_opacity=0.4)
    return ground + icon(SYMBOLS[card_class], 5, 5, 20, PARCHMENT)


@cache
def hero_plate(
    hero: str, name: str, epithet: str, power: str, card_class: str, w: float, h: float
) -> str:
    """A hero of the display: portrait at the left, name, epithet and power beside it."""
    left, room = h, w - h - 8
    return (
        rect(2, 3, w - 2, h - 3, "#000", rx=8, opacity=0.35)
        + rect(1.5, 1.5, w - 4.5, h - 5, "#211812", rx=6, stroke="url(#nv-frame)", stroke_width=2)
        + stamp(f"nv-plate-{card_class}", 2.5, 2.5, h - 7, h - 7)
        + likeness(hero, 8, 6, h - 20)
        + text(left, 18, name, fitting(name, room, 17, 13), "#f6d78c", family=SERIF, weight=700)
        + text(
            left, 33, epithet, fitting(epithet, room, 13.5, 13), "#c9b48c", family=SERIF, **ITALIC
        )
        + text(left, h - 10, power, fitting(power, room, 14, 13), PARCHMENT, weight=500)
    )


def _plate_ground(card_class: str) -> str:
    ground, weave = f"url(#nv-h-{card_class})", f"url(#nv-t-{card_class})"
    return (
        rect(0, 0, 51, 51, ground, rx=5.5)
        + rect(0, 0, 51, 51, weave, rx=5.5)
        + _class_mark(card_class, 41, 42, 8.5)
    )


ITALIC: dict[str, Value] = {"font_style": "italic"}


@cache
def hero_token(hero: str, card_class: str, size: float) -> str:
    """A hero as a small golden roundel."""
    r = size / 2
    ground = f"url(#nv-h-{card_class})"
    return (
        circle(r, r, r - 0.5, "url(#nv-frame)")
        + circle(r, r, r - 2, ground)
        + icon(portrait(hero), r * 0.42, r * 0.42, r * 1.16, "#ffe9b0")
    )


@cache
def card_back(age: int, w: float, count: str = "") -> str:
    """The back of a dwarf card, with its age and perhaps how many lie here."""
    s = w / CARD[0]
    looks: dict[str, Any] = {"anchor": "middle", "family": SERIF}
    figure = text(49.5 * s, 126 * s, count, 28 * s, "#f6d78c", weight=800, **looks)
    return (
        stamp("nv-deck", 0, 0, w, 1.4 * w)
        + text(49.5 * s, 94 * s, "I" * age, 26 * s, "#d8b06a", weight=700, **looks)
        + (figure if count else "")
    )


def _back() -> str:
    return (
        rect(3, 4, 96, 135, "#000", rx=8, opacity=0.32)
        + rect(1.5, 1, 96, 136, "url(#nv-back)", rx=7)
        + rect(6, 6, 87, 126, "url(#nv-t-other)", rx=5)
        + rect(6, 6, 87, 126, "none", rx=5, stroke=GOLD, stroke_opacity=0.5)
        + embossed("dwarf-face", 22, 10, 56, "#b98c4a", "#120c08")
    )


# Coins.


@cache
def coin(name: str, size: float) -> str:
    """A coin face up: copper, gold or silver, its value struck large."""
    metal, value, s = METALS[name[0]], name[1:], size / 60
    high = (38 if len(value) == 1 else 33) * s
    body = stamp(f"nv-coin-{metal}", 0, 0, size, size)
    if name not in TRADING:
        return body + struck(30 * s, 42 * s, value, high, *STRUCK[metal])
    arrows = f"translate({num(30 * s)} {num(46 * s)}) scale({num(0.8 * s)})"
    return (
        body
        + struck(30 * s, 38 * s, value, 31 * s, *STRUCK[metal])
        + path(SWAP, "none", stroke=STRUCK[metal][0], stroke_width=2.2, transform=arrows)
    )


def _coin_body(metal: str) -> str:
    dark, light = STRUCK[metal]
    rim: dict[str, Value] = {
        "stroke": dark,
        "stroke_opacity": 0.5,
        "stroke_width": 2.6,
        "stroke_dasharray": "1.6 2.4",
    }
    return (
        circle(31, 32.5, 27, "#000", opacity=0.38)
        + circle(30, 30, 28, f"url(#nv-{metal})")
        + circle(30, 30, 25.5, "none", **rim)
        + circle(30, 30, 22.5, f"url(#nv-{metal}-in)")
        + path("M9 22A22.5 22.5 0 0 1 44 13", "none", stroke=light, stroke_opacity=0.7)
    )


def small_coin(name: str, size: float, x: float) -> str:
    """A coin too small for more than its value."""
    metal = METALS[name[0]]
    figure = text(
        x + size / 2,
        size * 0.69,
        name[1:],
        size * 0.56,
        STRUCK[metal][0],
        anchor="middle",
        weight=800,
    )
    return stamp(f"nv-coin-{metal}", x, 0, size, size) + figure


@cache
def coin_edge(size: float, y: float) -> str:
    """A coin under another: all that shows is its edge."""
    r = size / 2
    return circle(r, r + y, r * 0.93, "#7a5210", stroke="#e8c46a", stroke_opacity=0.8)


@cache
def coin_back(rune: int, size: float) -> str:
    """A coin face down: whatever it is, it shows a rune."""
    return stamp(f"nv-rune{rune % len(RUNES)}", 0, 0, size, size)


def _rune(rune: int) -> str:
    cut: dict[str, Value] = {"stroke": "#e8bd77", "stroke_width": 3.2, "stroke_linecap": "round"}
    return (
        circle(31, 32.5, 27, "#000", opacity=0.38)
        + circle(30, 30, 28, "url(#nv-rune)")
        + circle(
            30, 30, 24.5, "none", stroke="#c99b5d", stroke_opacity=0.45, stroke_dasharray="2 3"
        )
        + path(RUNES[rune], "none", transform="translate(18.5 14) scale(1.15)", **cut)
    )


@cache
def hollow(size: float, x: float = 0, y: float = 0) -> str:
    """Where a coin could lie and none does."""
    return stamp("nv-hollow", x, y, size, size)


# Gems: as many facets as their value.


@cache
def gem(value: int, size: float) -> str:
    s = size / 60
    figure = struck(30 * s, 39.5 * s, str(value), 28 * s, "#fffdf5", "#000000aa")
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


Point = tuple[float, float]
CENTRE: Point = (30.0, 30.0)
GEMS = {
    1: ("#66717c", "#9fb0bd", "#eef6fb"), 2: ("#43236b", "#7a4bb0", "#d6b8f5"),
    3: ("#0e3c78", "#2b73c4", "#b3dcff"), 4: ("#0b5137", "#1f9a68", "#aef2d2"),
    5: ("#6d0f22", "#c02c46", "#ffb9c0"), 6: ("#7d5205", "#dba42f", "#fff2b3"),
}  # fmt: skip


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


# What the faces refer to.


def _metals() -> dict[str, str]:
    tones = {
        "copper": ("#f4b98c", "#b9693a", "#6d3414", "#e3a073"),
        "gold": ("#fff0b0", "#d9a441", "#85590f", "#f8da86"),
        "silver": ("#fff", "#aeb6be", "#5c656e", "#e6ebf0"),
    }
    made = {}
    for metal, (light, mid, dark, inner) in tones.items():
        stops = ((0.0, light), (0.5, mid), (1.0, dark))
        made[f"nv-{metal}"] = gradient(f"nv-{metal}", *stops, x2=0.5)
        made[f"nv-{metal}-in"] = gradient(f"nv-{metal}-in", (0, mid), (1, inner), x2=0.5)
        made[f"nv-coin-{metal}"] = stamped(f"nv-coin-{metal}", 60, 60, _coin_body(metal))
    return made


def _classes() -> dict[str, str]:
    made = {}
    for name, (w, h, lines) in TEXTURES.items():
        drawn = path(lines, "none", stroke="#fff", stroke_opacity=0.13)
        near, far = COLOURS[name], DEEP[name]
        made[f"nv-t-{name}"] = pattern(f"nv-t-{name}", w, h, drawn)
        made[f"nv-{name}"] = glow(f"nv-{name}", (0, near), (1, far), at=(0.5, 0.4, 0.85))
        made[f"nv-h-{name}"] = glow(f"nv-h-{name}", (0, far), (1, "#120c09"), at=(0.5, 0.42, 0.75))
        ground = _offering_ground() if name == "other" else _dwarf_ground(name)
        made[f"nv-card-{name}"] = stamped(f"nv-card-{name}", *CARD, ground)
        made[f"nv-hero-{name}"] = stamped(f"nv-hero-{name}", *CARD, _hero_ground(name))
        made[f"nv-medal-{name}"] = stamped(f"nv-medal-{name}", 30, 30, _medal(name))
        made[f"nv-plate-{name}"] = stamped(f"nv-plate-{name}", 51, 51, _plate_ground(name))
    return made


TEXTURES = {
    "warrior": (9, 9, "M0 9L9 0M-2 2L2 -2M7 11L11 7"),
    "hunter": (14, 12, "M7 0V12M7 3L1 0M7 3L13 0M7 9L1 6M7 9L13 6"),
    "miner": (16, 14, "M0 7L5 0H11L16 7L11 14H5ZM0 7L16 7M5 0L11 14M11 0L5 14"),
    "blacksmith": (12, 12, "M0 6A6 6 0 0 1 12 6M-6 12A6 6 0 0 1 6 12M6 12A6 6 0 0 1 18 12"),
    "explorer": (18, 8, "M0 4Q4.5 0 9 4T18 4"),
    "other": (14, 14, "M7 0L14 7L7 14L0 7Z"),
}
FIBRES = "M2 5l9 1M20 12l12 -1M6 21l7 1M25 25l8 1M15 2l3 3"
GILT = ("url(#nv-gilt)", "#0b0705")
HOLLOW = circle(30, 30, 27.5, "#000", opacity=0.38) + circle(
    30, 30, 27.5, "none", stroke="#e8bd77", stroke_opacity=0.3, stroke_dasharray="3 3"
)
DEFINITIONS = {
    "nv-parch": gradient("nv-parch", (0, "#fbf3e0"), (0.5, "#f1e6cf"), (1, "#dcc79d"), x2=0.25),
    "nv-fibre": pattern(
        "nv-fibre", 37, 29, path(FIBRES, "none", stroke="#8a6a3a", stroke_opacity=0.16)
    ),
    "nv-frame": gradient(
        "nv-frame", (0, "#ffe9a8"), (0.35, "#d9a441"), (0.7, "#8a5d17"), (1, "#e8bd5c"), x2=0.4
    ),
    "nv-gilt": gradient("nv-gilt", (0, "#fff3c9"), (0.5, "#e8bd5c"), (1, "#b47d22")),
    "nv-back": gradient("nv-back", (0, "#4a3521"), (1, "#21160d"), x2=0.3),
    "nv-rune": glow(
        "nv-rune", (0, "#6d5334"), (0.75, "#463220"), (1, "#2a1d12"), at=(0.4, 0.32, 0.75)
    ),
    "nv-deck": stamped("nv-deck", *CARD, _back()),
    "nv-hollow": stamped("nv-hollow", 60, 60, HOLLOW),
    **{
        f"nv-rune{rune}": stamped(f"nv-rune{rune}", 60, 60, _rune(rune))
        for rune in range(len(RUNES))
    },
    **{f"nv-gem{value}": stamped(f"nv-gem{value}", 60, 60, _stone(value)) for value in GEMS},
    **{
        f"nv-p-{name}": stamped(f"nv-p-{name}", 60, 60, embossed(name, 0, 0, 58, *GILT))
        for name in (*PORTRAITS.values(), "dwarf-face")
    },
    **_metals(),
    **_classes(),
}
