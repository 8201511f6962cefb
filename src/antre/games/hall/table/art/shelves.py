"""What lies around the trolls and wares of the Hall, drawn: corners of the mountain, shelves.

A face is drawn in its own area from (0, 0), at the size asked for; equal arguments give the very
same face.
"""

from __future__ import annotations

from functools import cache

from antre.core import emblems
from antre.core.drawing import (
    ITALIC,
    MUTED,
    PALE,
    PARCHMENT,
    SERIF,
    circle,
    fitting,
    gradient,
    group,
    icon,
    path,
    pattern,
    rect,
    text,
    wrapped,
)
from antre.games.hall.table.art.tokens import clan_mark, honor_mark, socket, statue, token

BRIGHT = "#ffe2a3"
ZONE_TONES = ("#39455a", "#6a7280", "#7d5a40", "#b3682f", "#dcab45")
Kinds = tuple[str, ...]
Counted = tuple[tuple[str, int], ...]


@cache
def stack_of(drawn: str, count: int, size: float) -> str:
    """Something with its number beside it."""
    return drawn + text(
        size + 4, size / 2 + 6, str(count), 17, PALE if count else MUTED, family=SERIF, weight=700
    )


# The mountain's corners.


@cache
def track(values: tuple[int, ...], tokens: tuple[int, ...], w: float, h: float) -> str:
    """The pedestal track: for each zone what a statue is worth there, and the tokens left."""
    top, row = 34.0, (h - 38) / 5
    drawn = "".join(
        clan_mark(clan, 26, 48 + 37 * k, 5) for k, clan in enumerate(("fire", "ice", "moon"))
    )
    for zone, value in enumerate(values):
        y = top + zone * row
        drawn += rect(4, y + 1.5, 40, row - 3, ZONE_TONES[zone], rx=6, stroke="#000",
                      stroke_opacity=0.5)  # fmt: skip
        drawn += text(24, y + row / 2 + 8, str(value), 23, "#fff6e2", anchor="middle",
                      family=SERIF, weight=800, stroke="#000", stroke_opacity=0.6,
                      stroke_width=3, paint_order="stroke")  # fmt: skip
        for clan in range(3):
            left = tokens[3 * zone + clan]
            x = 44 + 37 * clan
            drawn += (
                honor_mark(left, row - 2, x + (37 - row) / 2 + 1, y + 1)
                if left
                else circle(x + 18, y + row / 2, 9, "#000", opacity=0.4, stroke="#8a7a5c",
                            stroke_dasharray="3 3")
            )  # fmt: skip
    return rect(0, 0, w, h, "#0d0a08", rx=14, opacity=0.55) + statue("moon", 22, 13, 5) + drawn


@cache
def crowns(values: tuple[int, ...], holders: tuple[int, ...], w: float, h: float) -> str:
    """The coronation tokens: free, or with the shield of who has them."""
    step = w / len(values)
    drawn = ""
    for number, value in enumerate(values):
        x = number * step
        taken = number < len(holders)
        drawn += group(
            circle(step / 2, h / 2, 25, "#0d0a08", opacity=0.55),
            icon("crown", step / 2 - 20, h / 2 - 25, 40, "#8a6a2a" if taken else "#ffd873"),
            emblems.emblem(holders[number], 34, step / 2 - 17, h / 2 - 4) if taken else
            text(step / 2, h / 2 + 23, str(value), 25, "#ffe9a8", anchor="middle", family=SERIF,
                 weight=800),
            x=x,
        )  # fmt: skip
    return drawn


# A seat.


@cache
def tray(w: float, h: float) -> str:
    """The stone shelf a player's things lie on."""
    return (
        rect(0, 0, w, h, "url(#hk-shelf)", rx=14)
        + rect(0, 0, w, h, "url(#hk-hide)", rx=14)
        + rect(1, 1, w - 2, h - 2, "none", rx=13, stroke="#fff", stroke_opacity=0.07)
    )


@cache
def panel(w: float, h: float, title: str = "") -> str:
    """A sunken part of the shelf."""
    said = text(10, 17, title, 14, MUTED, family=SERIF, **ITALIC) if title else ""
    return rect(0, 0, w, h, "#000", rx=10, opacity=0.28) + said


@cache
def stored(kind: str, count: int, size: float, w: float, h: float) -> str:
    """A kind of resource in storage, and how many."""
    body = token(kind, size, (w - size) / 2, 2)
    if not count:
        body = socket(kind, size, (w - size) / 2, 2)
    figure = text(
        w / 2, h - 4, str(count), 19, PARCHMENT if count else "#8a7a5c", anchor="middle",
        family=SERIF, weight=800,
    )  # fmt: skip
    return body + figure


@cache
def estate(seat: int, score: int, said: str, estimate: str, in_force: str, w: float) -> str:
    """My shield, the score as if the game ended now, and the spells in force."""
    room = w - 150
    lines = wrapped(in_force, room * 1.1, 14)[:2] if in_force else []
    return (
        emblems.shield_and_score(seat, score, said, 62)
        + text(w - 16, 58, estimate, fitting(estimate, room, 15, 13), MUTED, anchor="end")
        + "".join(
            text(w - 16, 16 + 16 * k, line, 14, "#a5e6d4", anchor="end")
            for k, line in enumerate(lines)
        )
    )


@cache
def purse(storage: tuple[int, ...], held: tuple[int, ...], kinds: Kinds, w: float) -> str:
    """All resources of a seat: in storage, and below what lies on its trolls."""
    step = w / len(kinds)
    drawn = ""
    for k, (kind, stock, on) in enumerate(zip(kinds, storage, held, strict=True)):
        x = k * step
        mark = token(kind, 18, x, 0) if stock or on else socket(kind, 18, x, 0)
        drawn += mark
        drawn += text(x + 20, 15, str(stock), 15, PARCHMENT if stock else "#8a7a5c", weight=700)
        drawn += text(x + 2, 32, f"+{on}", 13.5, "#e0b870", weight=500) if on else ""
    return drawn


@cache
def hidden_tokens(count: int, size: float) -> str:
    """Pedestal tokens face down."""
    r = size / 2
    body = (
        circle(r + 1, r + 1.5, r - 1, "#000", opacity=0.4)
        + circle(r, r, r - 1, "url(#hk-back)", stroke="#e8bd77")
        + icon("star-altar", r * 0.45, r * 0.42, r * 1.1, "#e8bd77")
    )
    return stack_of(body, count, size)


@cache
def paragraph(said: str, w: float) -> str:
    """A few words in several lines."""
    lines = wrapped(said, w, 15)
    return "".join(text(0, 14 + 18 * k, line, 15, PALE) for k, line in enumerate(lines))


DEFINITIONS = {
    "hk-hide": pattern(
        "hk-hide", 34, 26,
        path("M2 5q6 -3 11 0M19 12q5 3 11 0M6 20q4 -2 8 1M24 23q4 -2 8 0", "none", stroke="#000",
             stroke_opacity=0.16, stroke_width=1.5),
    ),
    "hk-back": gradient("hk-back", (0, "#5a4026"), (1, "#24170c"), x2=0.3),
    "hk-wood": gradient("hk-wood", (0, "#4a3524"), (0.5, "#382718"), (1, "#241810")),
    "hk-shelf": gradient("hk-shelf", (0, "#3a3029"), (0.4, "#2b241f"), (1, "#1d1815")),
}  # fmt: skip
