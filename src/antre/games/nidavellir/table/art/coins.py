"""The coins of Nidavellir, drawn: face up, face down, and where one could lie."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    Value,
    circle,
    engraved,
    glow,
    gradient,
    num,
    path,
    stamp,
    stamped,
    text,
)
from antre.games.nidavellir.table.art.palette import STRUCK

METALS = {"b": "copper", "r": "gold", "s": "silver"}
RUNES = ("M8 2V26M8 4L16 10L8 15", "M5 2V26M5 3L15 9L5 14L15 26", "M10 2V26M3 8L10 2L17 8")
SWAP = "M-9 -2H5L1 -6M9 2H-5L-1 6"


def trades(name: str) -> bool:
    """Is this a trading coin: the 0 of the beginning, or the special one it becomes?"""
    return name == "b0" or METALS[name[0]] == "silver"


@cache
def coin(name: str, size: float) -> str:
    """A coin face up: copper, gold or silver, its value struck large."""
    metal, value, s = METALS[name[0]], name[1:], size / 60
    high = (38 if len(value) == 1 else 33) * s
    body = stamp(f"nv-coin-{metal}", 0, 0, size, size)
    if not trades(name):
        return body + engraved(30 * s, 42 * s, value, high, *STRUCK[metal])
    arrows = f"translate({num(30 * s)} {num(46 * s)}) scale({num(0.8 * s)})"
    return (
        body
        + engraved(30 * s, 38 * s, value, 31 * s, *STRUCK[metal])
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


HOLLOW = circle(30, 30, 27.5, "#000", opacity=0.38) + circle(
    30, 30, 27.5, "none", stroke="#e8bd77", stroke_opacity=0.3, stroke_dasharray="3 3"
)
DEFINITIONS = {
    "nv-rune": glow(
        "nv-rune", (0, "#6d5334"), (0.75, "#463220"), (1, "#2a1d12"), at=(0.4, 0.32, 0.75)
    ),
    "nv-hollow": stamped("nv-hollow", 60, 60, HOLLOW),
    **{
        f"nv-rune{rune}": stamped(f"nv-rune{rune}", 60, 60, _rune(rune))
        for rune in range(len(RUNES))
    },
    **_metals(),
}
