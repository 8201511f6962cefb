"""Honour in rows and columns, carved into slate."""

from __future__ import annotations

from functools import cache

from antre.core.captions import capital
from antre.core.drawing import (
    GOLD,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    circle,
    fitting,
    group,
    icon,
    line,
    rect,
    text,
    wrapped,
)
from antre.core.emblems import emblem
from antre.games.fall.table.art.ground import sign
from antre.games.fall.table.art.palette import CLAN_ICONS, LANTERN

SEAT = 44.0
DIM = "#8a7a68"


@cache
def slate(w: float, h: float) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, "url(#fk-stone)", rx=10, stroke="#4b3d31")


@cache
def seats(count: int, w: float) -> str:
    """The shields over the columns."""
    return "".join(
        emblem(seat, 24, w - SEAT * (count - seat) + SEAT / 2 - 12, 1) for seat in range(count)
    )


@cache
def row(
    mark: str, said: str, honour: tuple[int, ...], gnomes: str, w: float, h: float, bold: bool
) -> str:
    """A sign, what it is called, and a figure for each seat; the most of them is lit.

    Where gnomes take something of it their sign stands before the figures.
    """
    drawn = line(4, h - 0.5, w - 4, h - 0.5, "#ffffff", stroke_opacity=0.07)
    if bold:
        drawn = rect(0, 0, w, h, "#000000", rx=6, opacity=0.28)
    room = w - SEAT * len(honour) - (76 if gnomes else 34)
    said = capital(said)
    drawn += small(mark, 6, (h - 20) / 2)
    drawn += text(
        32, h / 2 + 5, said, fitting(said, room, 16, 13), LAMPLIGHT if bold else PARCHMENT,
        weight=700 if bold else 400,
    )  # fmt: skip
    if gnomes:
        x = w - SEAT * len(honour) - 40
        drawn += icon("goblin", x, h / 2 - 8, 16, LANTERN)
        drawn += text(x + 18, h / 2 + 5, gnomes.strip("!"), 14, LANTERN, family=SERIF, weight=700)
    most = max(honour)
    for seat, count in enumerate(honour):
        x = w - SEAT * (len(honour) - seat) + SEAT / 2
        first = count == most > 0
        if first:
            drawn += circle(x, h / 2, 11.5, f"url(#s-bright{seat})", opacity=0.3)
        fill = "#fff6e2" if first else PARCHMENT if count else DIM
        drawn += text(
            x, h / 2 + 6, str(count) if count else "·", 17, fill, anchor="middle", family=SERIF,
            weight=800 if first or bold else 500,
        )  # fmt: skip
    return drawn


def small(mark: str, x: float, y: float) -> str:
    """A clan's stone, the value of a hall, or an icon."""
    if not mark:
        return ""
    if mark in CLAN_ICONS:
        return group(sign(mark, 20), x=x, y=y)
    if mark.isdigit():
        return rect(x - 1, y, 22, 20, GOLD, rx=5) + text(
            x + 10, y + 15, mark, 15, "#3a260a", anchor="middle", family=SERIF, weight=800
        )
    return icon(mark, x, y, 20, LAMPLIGHT)


@cache
def words(mark: str, said: str, w: float) -> tuple[str, float]:
    """A sentence with a sign before it, and how high that is."""
    drawn = small(mark, 6, 1)
    lines = wrapped(capital(said), w - 40, 15)
    for number, part in enumerate(lines):
        drawn += text(32, 16 + 18 * number, part, 15, PARCHMENT)
    return drawn, max(22.0, 18.0 * len(lines) + 3)
