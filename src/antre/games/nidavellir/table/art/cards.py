"""The cards of Nidavellir, drawn: dwarves, offerings, heroes, and their backs.

A face is drawn in its own box from (0, 0), at the size asked for; equal arguments give the very
same face. Colours always come with a symbol.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from antre.core.drawing import (
    GOLD,
    INK,
    ITALIC,
    PARCHMENT,
    SERIF,
    circle,
    embossed,
    engraved,
    fitting,
    glow,
    gradient,
    icon,
    num,
    path,
    pattern,
    rect,
    squeezed,
    stamp,
    stamped,
    text,
)
from antre.games.nidavellir.table.art.palette import COLOURS, DEEP, STRUCK

SYMBOLS = {
    "warrior": "battle-axe", "hunter": "hunting-horn", "miner": "war-pick", "blacksmith": "anvil",
    "explorer": "compass", "other": "crown",
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
CARD = (100, 140)


def portrait(hero: str) -> str:
    """The icon of a hero; the Dwerg brothers look alike."""
    return PORTRAITS.get(hero, "dwarf-face")


def likeness(hero: str, x: float, y: float, size: float) -> str:
    """A hero in gold."""
    return stamp(f"nv-p-{portrait(hero)}", x, y, size, size)


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
    figure = engraved(49.8 * s, 110 * s, f"+{bonus}", 26 * s, *STRUCK["gold"])
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
            left,
            33,
            epithet,
            fitting(epithet, room, 13.5, 13),
            "#c9b48c",
            family=SERIF,
            **ITALIC,
            **squeezed(epithet, room, 13),
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


# What the faces refer to.


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
    "nv-deck": stamped("nv-deck", *CARD, _back()),
    **{
        f"nv-p-{name}": stamped(f"nv-p-{name}", 60, 60, embossed(name, 0, 0, 58, *GILT))
        for name in (*PORTRAITS.values(), "dwarf-face")
    },
    **_classes(),
}
