"""Who is who at any table of the house: five shields, each a colour, a pattern and a beast.

The colours can be told apart with any kind of colour vision (after Okabe and Ito), and nobody
needs them: each seat has its own pattern and its own beast too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from antre.core.drawing import (
    INK,
    ITALIC,
    LAMPLIGHT,
    SERIF,
    WORN_GOLD,
    Value,
    circle,
    embossed,
    fitting,
    glow,
    gradient,
    path,
    pattern,
    rect,
    stamp,
    stamped,
    text,
    used_definitions,
    with_icons,
)

COLOURS = ("#e8a33d", "#63b7e6", "#2fae84", "#d07fae", "#ded66a")
DEEP = ("#8a5413", "#1f5c86", "#0d5f47", "#84325f", "#7c761c")
PATTERNS = ("stripe", "dot", "chevron", "wave", "lattice")
BEASTS = ("boar", "raven", "wolf-head", "bear-face", "fox-head")
SHIELD = "M3 5Q24 11 45 5V25Q43 40 24 46.5Q5 40 3 25Z"
SHADE: dict[str, Value] = {"stroke": "#000", "opacity": 0.28}
WEAVES = {
    "stripe": (8, 8, rect(0, 0, 4, 8, "#000", opacity=0.28), 45),
    "dot": (8, 8, circle(2, 2, 1.7, "#0005") + circle(6, 6, 1.7, "#0005"), 0),
    "chevron": (10, 8, path("M0 5L5 1L10 5", "none", stroke_width=2.4, **SHADE), 0),
    "wave": (12, 7, path("M0 3Q3 -1 6 3T12 3", "none", stroke_width=2.4, **SHADE), 0),
    "lattice": (8, 8, path("M0 0L8 8M8 0L0 8", "none", stroke_width=1.8, **SHADE), 0),
}


def _shield(seat: int, shield: int) -> str:
    return (
        path(SHIELD, "#000", opacity=0.35, transform="translate(0 1.5)")
        + path(SHIELD, f"url(#s-seat{seat})")
        + path(SHIELD, f"url(#s-weave{seat})")
        + path(SHIELD, "none", stroke="#fff3d6", stroke_opacity=0.55)
        + embossed(BEASTS[shield], 9.5, 9, 28, "#fff6e2", INK)
    )


@cache
def _shields(seat: int, shield: int) -> dict[str, str]:
    """What faces refer to where they speak of a seat, which bears one of the five shields."""
    w, h, drawn, turn = WEAVES[PATTERNS[shield]]
    return {
        f"s-seat{seat}": gradient(f"s-seat{seat}", (0, COLOURS[shield]), (1, DEEP[shield])),
        f"s-weave{seat}": pattern(f"s-weave{seat}", w, h, drawn, turn=turn),
        f"s-emblem{seat}": stamped(f"s-emblem{seat}", 48, 48, _shield(seat, shield)),
    }


@cache
def _tones(seat: int, shield: int) -> dict[str, str]:
    """The colours of that shield, for whatever else belongs to the seat."""
    bright, deep = COLOURS[shield], DEEP[shield]
    return {
        f"s-bright{seat}": gradient(f"s-bright{seat}", (0, bright), (1, bright)),
        f"s-deep{seat}": gradient(f"s-deep{seat}", (0, deep), (1, deep)),
        f"s-light{seat}": glow(
            f"s-light{seat}", (0, bright, 0.85), (0.65, bright, 0.5), (1, bright, 0.12)
        ),
    }


# Each seat bears its own shield, if its people have not chosen another.
DEFINITIONS = {
    id: drawn for seat in range(len(COLOURS)) for id, drawn in _shields(seat, seat).items()
}
TONES = {id: drawn for seat in range(len(COLOURS)) for id, drawn in _tones(seat, seat).items()}


def borne(defs: Mapping[str, str], bears: Sequence[int]) -> Mapping[str, str]:
    """The definitions of a game for a table whose seats bear these shields.

    Faces name the seat and never its colour, so that they are the same at all tables.
    """
    if all(seat == shield for seat, shield in enumerate(bears)):
        return defs
    worn = {
        id: drawn
        for seat, shield in enumerate(bears)
        for id, drawn in {**_shields(seat, shield), **_tones(seat, shield)}.items()
        if id in defs
    }
    return {**with_icons([BEASTS[shield] for shield in bears]), **defs, **worn}


def emblem(seat: int, size: float, x: float = 0, y: float = 0) -> str:
    """The shield of a seat, in a square of that size."""
    return stamp(f"s-emblem{seat}", x, y, size, size)


@cache
def shields(seats: int) -> dict[str, str]:
    """The definitions that the emblems of so many seats need, their icons among them."""
    faces = [emblem(seat, 48) for seat in range(min(seats, len(COLOURS)))]
    return used_definitions(faces, with_icons(BEASTS, DEFINITIONS))


@cache
def shield_and_score(seat: int, score: int, said: str, size: float) -> str:
    """A seat's shield with its score so far, and what the score is called."""
    return (
        emblem(seat, size)
        + text(size + 7, size * 0.6, str(score), size * 0.58, LAMPLIGHT, family=SERIF, weight=800)
        + text(size + 8, size * 0.95, said, 14, WORN_GOLD)
    )


@cache
def heading(said: str, w: float) -> str:
    """A small heading over a row of pieces."""
    size = fitting(said, w, 14, 13)
    return text(0, 13, said, size, WORN_GOLD, family=SERIF, weight=500, **ITALIC)
