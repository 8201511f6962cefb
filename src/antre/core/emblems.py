"""Who is who at any table of the house: five colours, five patterns, five beasts.

The colours can be told apart with any kind of colour vision (after Okabe and Ito), and nobody
needs them: each seat has its own pattern and its own beast too.
"""

from __future__ import annotations

from functools import cache

from antre.core.drawing import INK, circle, embossed, gradient, group, path, pattern, rect, shape

COLOURS = ("#e8a33d", "#63b7e6", "#2fae84", "#d07fae", "#ded66a")
DEEP = ("#8a5413", "#1f5c86", "#0d5f47", "#84325f", "#7c761c")
PATTERNS = ("stripe", "dot", "chevron", "wave", "lattice")
BEASTS = ("boar", "raven", "wolf-head", "bear-face", "fox-head")
SHIELD = "M3 5Q24 11 45 5V25Q43 40 24 46.500Q5 40 3 25Z"
WEAVES = {
    "stripe": (8, 8, rect(0, 0, 4, 8, "#000", opacity=0.28), 45),
    "dot": (8, 8, circle(2, 2, 1.7, "#000", opacity=0.3) + circle(6, 6, 1.7, "#000", opacity=0.3), 0),
    "chevron": (10, 8, path("M0 5L5 1L10 5", "none", stroke="#000", stroke_width=2.4, opacity=0.28), 0),
    "wave": (12, 7, path("M0 3Q3 -1 6 3T12 3", "none", stroke="#000", stroke_width=2.4, opacity=0.28), 0),
    "lattice": (8, 8, path("M0 0L8 8M8 0L0 8", "none", stroke="#000", stroke_width=1.8, opacity=0.28), 0),
}  # fmt: skip

DEFINITIONS = {
    f"s-{name}": pattern(f"s-{name}", w, h, drawn, turn=turn)
    for name, (w, h, drawn, turn) in WEAVES.items()
} | {
    f"s-seat{seat}": gradient(f"s-seat{seat}", (0, COLOURS[seat]), (1, DEEP[seat]))
    for seat in range(len(COLOURS))
}


@cache
def emblem(seat: int, size: float) -> str:
    """The shield of a seat, in a square of that size."""
    weave = PATTERNS[seat]
    return group(
        path(SHIELD, "#000", opacity=0.35, transform="translate(0 1.5)"),
        path(SHIELD, f"url(#s-seat{seat})"),
        path(SHIELD, f"url(#s-{weave})"),
        shape("path", d=SHIELD, fill="none", stroke="#fff3d6", stroke_opacity=0.55),
        embossed(BEASTS[seat], 9.5, 9, 28, "#fff6e2", INK),
        scale=size / 48,
    )


@cache
def pennant(seat: int, w: float, h: float) -> str:
    """A small flag of a seat's colour and pattern."""
    tail = f"M0 0H{w}V{h}L{w / 2} {h * 0.72}L0 {h}Z"
    return path(tail, f"url(#s-seat{seat})") + path(tail, f"url(#s-{PATTERNS[seat]})")
