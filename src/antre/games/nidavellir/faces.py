"""The pieces of Nidavellir, drawn: dwarves, heroes, coins, gems.

A face is drawn in its own box from (0, 0), at the size asked for; equal arguments give the very
same face. Colours always come with a symbol.
"""

from __future__ import annotations

import math
from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    PARCHMENT,
    SANS,
    SERIF,
    circle,
    embossed,
    fitting,
    glow,
    gradient,
    group,
    icon,
    num,
    path,
    pattern,
    rect,
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
SWAP = "M-9 -2H5L1 -6M9 2H-5L-1 6"


def portrait(hero: str) -> str:
    """The icon of a hero; the Dwerg brothers look alike."""
    return PORTRAITS.get(hero, "dwarf-face")


# Cards.


@cache
def dwarf(card_class: str, points: str, w: float, ranks: int = 1) -> str:
    """A dwarf card: parchment, its points struck large, its class in colour and symbol."""
    symbol, colour, deep = SYMBOLS[card_class], COLOURS[card_class], DEEP[card_class]
    return group(
        _sheet(),
        rect(6, 36, 87, 96, f"url(#nv-{card_class})", rx=5),
        rect(6, 36, 87, 96, f"url(#nv-t-{card_class})", rx=5),
        path("M8 38.5Q50 33 91 38.5", "none", stroke="#fff", stroke_opacity=0.35),
        embossed(symbol, 15, 49, 70, PARCHMENT, deep),
        _band(symbol, colour, deep, points),
        *(chevron(14 + 13 * rank, 121, 5.5, PARCHMENT) for rank in range(ranks if ranks > 1 else 0)),
        scale=w / CARD[0],
    )


def _sheet() -> str:
    return (
        rect(3, 4, 96, 136, "#000", rx=8, opacity=0.32)
        + rect(1.5, 1, 96, 136, "url(#nv-parch)", rx=7)
        + rect(1.5, 1, 96, 136, "url(#nv-fibre)", rx=7)
    )


def _band(symbol: str, colour: str, deep: str, points: str) -> str:
    if not points:
        return icon(symbol, 8, 5, 28, deep) + chevron(84, 18, 6, colour)
    return text(8, 31, points, 35, INK, family=SERIF, weight=800) + icon(symbol, 66, 6, 26, deep)


def chevron(x: float, y: float, size: float, fill: str) -> str:
    """One rank."""
    s, t = num(size), num(size * 0.75)
    return path(
        f"M{num(x - size)} {num(y + size * 0.4)}l{s} -{s}l{s} {s}v{t}l-{s} -{s}l-{s} {s}z", fill
    )


@cache
def offering(bonus: int, w: float) -> str:
    """A royal offering: a crown over a coin that grows."""
    return group(
        _sheet(),
        rect(6, 36, 87, 96, "url(#nv-other)", rx=5),
        rect(6, 36, 87, 96, "url(#nv-t-other)", rx=5),
        text(7, 31, f"+{bonus}", 33, "#7a4f05", family=SERIF, weight=800),
        icon("crown", 66, 6, 26, DEEP["other"]),
        embossed("crown", 23, 31, 54, "#fff1c4", DEEP["other"]),
        group(_coin_body("gold"), x=27, y=79, scale=0.76),
        struck(49.8, 110, f"+{bonus}", 26, *STRUCK["gold"]),
        scale=w / CARD[0],
    )


@cache
def hero_card(hero: str, name: str, card_class: str, points: str, ranks: int, w: float) -> str:
    """A hero in a golden frame; the name stays in sight when cards overlap."""
    return group(
        rect(3, 4, 96, 136, "#000", rx=8, opacity=0.32),
        rect(1.5, 1, 96, 136, "url(#nv-frame)", rx=7),
        rect(4.5, 4, 90, 130, "#1d1611", rx=5),
        rect(6, 34, 87, 98, f"url(#nv-h-{card_class})", rx=4),
        rect(6, 34, 87, 98, f"url(#nv-t-{card_class})", rx=4),
        text(9, 26, name, fitting(name, 84, 21, 15), "#f6d78c", family=SERIF, weight=700),
        embossed(portrait(hero), 20, 38, 58, "url(#nv-gilt)", "#0b0705"),
        _class_mark(card_class, 18, 118, 12),
        text(89, 127, points, 30, "#fff1c9", family=SERIF, weight=800, anchor="end"),
        *(chevron(39 + 12 * rank, 118, 5, "#f6d78c") for rank in range(ranks)),
        scale=w / CARD[0],
    )


def _class_mark(card_class: str, x: float, y: float, r: float) -> str:
    """A class as a round mark; neutral heroes have none."""
    if card_class == "other":
        return ""
    return medal(card_class, x, y, r)


def medal(card_class: str, x: float, y: float, r: float) -> str:
    """The symbol of a class on its colour."""
    return (
        circle(x, y, r, f"url(#nv-{card_class})", stroke="#000", stroke_opacity=0.4)
        + icon(SYMBOLS[card_class], x - r * 0.68, y - r * 0.68, r * 1.36, PARCHMENT)
    )


@cache
def hero_plate(
    hero: str, name: str, epithet: str, power: str, card_class: str, w: float, h: float
) -> str:
    """A hero of the display: portrait at the left, name, epithet and power beside it."""
    left, room = h - 1, w - h - 8
    return (
        rect(2, 3, w - 2, h - 3, "#000", rx=8, opacity=0.35)
        + rect(0.5, 0.5, w - 2.5, h - 3, "url(#nv-frame)", rx=7)
        + rect(2.5, 2.5, w - 6.5, h - 7, "#211812", rx=5.5)
        + rect(2.5, 2.5, h - 9, h - 7, f"url(#nv-h-{card_class})", rx=5.5)
        + rect(2.5, 2.5, h - 9, h - 7, f"url(#nv-t-{card_class})", rx=5.5)
        + embossed(portrait(hero), 8, 6, h - 20, "url(#nv-gilt)", "#0b0705")
        + _class_mark(card_class, h - 15, h - 14, 8.5)
        + text(left, 18, name, fitting(name, room, 17, 13), "#f6d78c", family=SERIF, weight=700)
        + text(left, 33, epithet, fitting(epithet, room, 13, 12), "#c9b48c", family=SERIF, **ITALIC)
        + text(left, h - 10, power, fitting(power, room, 14, 12.5), PARCHMENT, weight=500)
    )


ITALIC: dict[str, str] = {"font_style": "italic"}


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
    shown = text(50, 121, count, 26, "#f6d78c", anchor="middle", family=SERIF, weight=800)
    return group(
        rect(3, 4, 96, 136, "#000", rx=8, opacity=0.32),
        rect(1.5, 1, 96, 136, "url(#nv-back)", rx=7),
        rect(6, 6, 87, 126, "url(#nv-t-other)", rx=5),
        rect(6, 6, 87, 126, "none", rx=5, stroke=GOLD, stroke_opacity=0.5),
        embossed("dwarf-face", 20, 14, 60, "#b98c4a", "#120c08"),
        text(50, 95, "I" * age, 24, "#d8b06a", anchor="middle", family=SERIF, weight=700),
        shown if count else "",
        scale=w / CARD[0],
    )


# Coins.


@cache
def coin(name: str, size: float) -> str:
    """A coin face up: copper, gold or silver, its value struck large."""
    metal, value = METALS[name[0]], name[1:]
    high = 38 if len(value) == 1 else 33
    swap = path(
        SWAP, "none", stroke=STRUCK[metal][0], stroke_width=2, transform="translate(30 45) scale(.8)"
    )
    trading = name in ("b0", "s3")
    return group(
        _coin_body(metal),
        struck(30, 37 if trading else 42, value, 32 if trading else high, *STRUCK[metal]),
        swap if trading else "",
        scale=size / 60,
    )


def _coin_body(metal: str) -> str:
    dark, light = STRUCK[metal]
    return (
        circle(31, 32.5, 27.5, "#000", opacity=0.38)
        + circle(30, 30, 28, f"url(#nv-{metal})")
        + circle(
            30, 30, 25.5, "none", stroke=dark, stroke_opacity=0.5, stroke_width=2.6,
            stroke_dasharray="1.6 2.4",
        )
        + circle(30, 30, 22.5, f"url(#nv-{metal}-in)")
        + path("M9 22A22.5 22.5 0 0 1 44 13", "none", stroke=light, stroke_opacity=0.7)
    )  # fmt: skip


@cache
def coin_edge(size: float) -> str:
    """A coin under another: all that shows is its edge."""
    r = size / 2
    return circle(r, r, r * 0.93, "#7a5210", stroke="#e8c46a", stroke_opacity=0.8)


@cache
def coin_back(rune: int, size: float) -> str:
    """A coin face down: whatever it is, it shows a rune."""
    return group(
        circle(31, 32.5, 27.5, "#000", opacity=0.38),
        circle(30, 30, 28, "url(#nv-rune)"),
        circle(30, 30, 24.5, "none", stroke="#c99b5d", stroke_opacity=0.45, stroke_dasharray="2 3"),
        path(
            RUNES[rune % 3], "none", stroke="#e8bd77", stroke_width=3.2, stroke_linecap="round",
            transform="translate(18.5 14) scale(1.15)",
        ),
        scale=size / 60,
    )  # fmt: skip


@cache
def hollow(size: float) -> str:
    """Where a coin could lie and none does."""
    r = size / 2
    return (
        circle(r, r, r * 0.92, "#000", opacity=0.38)
        + circle(r, r, r * 0.92, "none", stroke="#e8bd77", stroke_opacity=0.28, stroke_dasharray="3 3")
    )


# Gems: as many facets as their value.


@cache
def gem(value: int, size: float) -> str:
    tones = GEMS.get(value, GEMS[6])
    light = tones[2]
    facets = cut(value)
    rim = [corner for facet in facets for corner in facet if corner != CENTRE]
    whole = polygon(rim)
    table = polygon([(30 + (x - 30) * 0.5, 30 + (y - 30) * 0.5) for x, y in rim])
    return group(
        path(whole, "#000", opacity=0.4, transform="translate(1 2.5)"),
        *(path(polygon(facet), _shade(facet, tones)) for facet in facets),
        path(table, light, fill_opacity=0.3),
        path(whole, "none", stroke=light, stroke_opacity=0.8, stroke_linejoin="round"),
        struck(30, 39.5, str(value), 28, "#fffdf5", "#000000aa"),
        scale=size / 60,
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

DEFINITIONS = {
    "nv-parch": gradient("nv-parch", (0, "#fbf3e0"), (0.5, "#f1e6cf"), (1, "#dcc79d"), x2=0.25),
    "nv-fibre": pattern(
        "nv-fibre", 37, 29,
        path("M2 5l9 1M20 12l12 -1M6 21l7 1M25 25l8 1M15 2l3 3", "none", stroke="#8a6a3a",
             stroke_opacity=0.16, stroke_width=0.8),
    ),
    "nv-frame": gradient("nv-frame", (0, "#ffe9a8"), (0.35, "#d9a441"), (0.7, "#8a5d17"),
                         (1, "#e8bd5c"), x2=0.4),
    "nv-gilt": gradient("nv-gilt", (0, "#fff3c9"), (0.5, "#e8bd5c"), (1, "#b47d22")),
    "nv-back": gradient("nv-back", (0, "#4a3521"), (1, "#21160d"), x2=0.3),
    "nv-rune": glow("nv-rune", (0, "#6d5334"), (0.75, "#463220"), (1, "#2a1d12"), at=(0.4, 0.32, 0.75)),
    "nv-copper": gradient("nv-copper", (0, "#f4b98c"), (0.5, "#b9693a"), (1, "#6d3414"), x2=0.5),
    "nv-copper-in": gradient("nv-copper-in", (0, "#b9693a"), (1, "#e3a073"), x2=0.5),
    "nv-gold": gradient("nv-gold", (0, "#fff0b0"), (0.5, "#d9a441"), (1, "#85590f"), x2=0.5),
    "nv-gold-in": gradient("nv-gold-in", (0, "#cf9632"), (1, "#f8da86"), x2=0.5),
    "nv-silver": gradient("nv-silver", (0, "#fff"), (0.5, "#aeb6be"), (1, "#5c656e"), x2=0.5),
    "nv-silver-in": gradient("nv-silver-in", (0, "#9aa4ad"), (1, "#e6ebf0"), x2=0.5),
}  # fmt: skip
TEXTURES = {
    "warrior": (9, 9, "M0 9L9 0M-2 2L2 -2M7 11L11 7", 0),
    "hunter": (14, 12, "M7 0V12M7 3L1 0M7 3L13 0M7 9L1 6M7 9L13 6", 0),
    "miner": (16, 14, "M0 7L5 0H11L16 7L11 14H5ZM0 7L16 7M5 0L11 14M11 0L5 14", 0),
    "blacksmith": (12, 12, "M0 6A6 6 0 0 1 12 6M-6 12A6 6 0 0 1 6 12M6 12A6 6 0 0 1 18 12", 0),
    "explorer": (18, 8, "M0 4Q4.5 0 9 4T18 4", 0),
    "other": (14, 14, "M7 0L14 7L7 14L0 7Z", 0),
}
for _name, (_w, _h, _d, _turn) in TEXTURES.items():
    _lines = path(_d, "none", stroke="#fff", stroke_opacity=0.13, stroke_width=1)
    DEFINITIONS[f"nv-t-{_name}"] = pattern(f"nv-t-{_name}", _w, _h, _lines, turn=_turn)
    DEFINITIONS[f"nv-{_name}"] = glow(
        f"nv-{_name}", (0, COLOURS[_name]), (1, DEEP[_name]), at=(0.5, 0.4, 0.85)
    )
    DEFINITIONS[f"nv-h-{_name}"] = glow(
        f"nv-h-{_name}", (0, DEEP[_name]), (1, "#120c09"), at=(0.5, 0.42, 0.75)
    )
