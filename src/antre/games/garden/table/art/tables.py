"""Figures in rows and columns, on slate."""

from __future__ import annotations

from functools import cache

from antre.core.captions import capital
from antre.core.drawing import SERIF, fitting, line, rect, text
from antre.games.garden.table.art.palette import TONES
from antre.games.garden.table.art.pieces import cut

SEAT = 48.0


@cache
def seats(factions: tuple[str, ...], w: float) -> str:
    """The cuts of the factions over the columns."""
    count = len(factions)
    return "".join(
        cut(faction, 24, w - SEAT * (count - seat) + SEAT / 2 - 12, 2)
        for seat, faction in enumerate(factions)
    )


@cache
def row(said: str, figures: tuple[str, ...], best: int, w: float, h: float) -> str:
    """What it is called, and a figure for each seat; the best of them stands out."""
    count = len(figures)
    room = w - SEAT * count - 16
    said = capital(said)
    drawn = line(4, h - 0.5, w - 4, h - 0.5, "#ffffff", stroke_opacity=0.1)
    drawn += text(8, h / 2 + 5, said, fitting(said, room, 16, 13), "#e8eef1")
    for seat, figure in enumerate(figures):
        x = w - SEAT * (count - seat) + SEAT / 2
        if seat == best:
            drawn += rect(x - 20, 2, 40, h - 5, TONES["olaf"][0], rx=10, opacity=0.22)
        drawn += text(
            x, h / 2 + 6, figure, 17, "#ffffff" if seat == best else "#c3ced4", anchor="middle",
            family=SERIF, weight=800 if seat == best else 500,
        )  # fmt: skip
    return drawn
