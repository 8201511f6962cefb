"""What the end is drawn with: a verdict, two columns, steps of a Quest, and fates."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    LAMPLIGHT,
    SERIF,
    circle,
    fitting,
    line,
    path,
    rect,
    text,
)
from antre.games.alkoor.table.art.lettering import lined
from antre.games.alkoor.table.art.palette import LIGHT_WORDS

TEAM_TONES = ("#e2b04a", "#c98a2e", "#8fb35a", "#5f9ab8", "#b06aa8", "#d0684a")
VILS_TONES = ("#7d5aa8", "#5d3f86", "#93628f", "#54618f", "#8a4a5c")
FATE_TONES = {"home": "#a9d98a", "won": GOLD, "vils": "#d7a3f0", "lost": "#e79a86"}
BEATEN, MISSED = "#5fae45", "#d98a2d"
PILE = 60.0
# Points that are piled up on a wide page, and on a phone above what they stand for.
WIDE_PILE, TALL_PILE = 270.0, 150.0
WIDE_LINE, TALL_LINE = 32.0, 25.0
LINES = max(len(TEAM_TONES), len(VILS_TONES))


@cache
def verdict(
    said: str, counted: str, against: str, needed: int, most: int, tall: bool, w: float, h: float
) -> str:
    """The sum in words, and the groove for the rod with the mark of the Challenge."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#120c18", rx=10, stroke=GOLD)
    drawn += text(w / 2, 30, said, fitting(said, w - 24, 24, 15), LAMPLIGHT, anchor="middle",
                  family=SERIF, weight=800)  # fmt: skip
    lines = [counted, against] if tall else [f"{counted} · {against}"]
    for y, words in zip((54, 76) if tall else (58,), lines, strict=True):
        drawn += text(w / 2, y, words, fitting(words, w - 24, 18, 13), LIGHT_WORDS, anchor="middle")
    drawn += rect(8, h - 20, w - 16, 12, "#ffffff1c", rx=6)
    x = 8 + (w - 16) * needed / most
    return drawn + path(f"M{x:.1f} {h - 26}V{h - 3}", "none", stroke=LAMPLIGHT, stroke_width=3)


@cache
def rod(beaten: bool, w: float, h: float) -> str:
    return rect(0, 0, w, h, BEATEN if beaten else MISSED, rx=min(h, w) / 2, opacity=0.85)


def column_height(tall: bool) -> float:
    return 42 + TALL_PILE + 10 + LINES * TALL_LINE if tall else 42 + WIDE_PILE + 10


def pile_box(tall: bool, w: float) -> tuple[float, float, float, float]:
    """Where in its column the pile stands."""
    return ((w - PILE) / 2, 42, PILE, TALL_PILE) if tall else (12, 42, PILE, WIDE_PILE)


@cache
def legend(
    said: str, parts: tuple[tuple[str, int], ...], tones: tuple[str, ...], tall: bool,
    w: float, h: float,
) -> str:  # fmt: skip
    """The frame of a column: its sum above, and what it is made of, from the bottom up."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#00000055", rx=10, stroke="#6d5a7d")
    drawn += text(w / 2 if tall else 12, 29, said, fitting(said, w - 20, 22, 13), LAMPLIGHT,
                  anchor="middle" if tall else "start", family=SERIF, weight=800)  # fmt: skip
    left, top, wide, high = pile_box(tall, w)
    drawn += rect(left - 2, top, wide + 4, high + 2, "#ffffff0d", rx=4)
    x = 10.0 if tall else left + wide + 16
    size, step = (17, TALL_LINE) if tall else (20, WIDE_LINE)
    for number, (name, value) in enumerate(parts):
        y = h - 16 - number * step
        drawn += rect(x, y - 11, 11, 11, tones[number], rx=3)
        drawn += text(x + 17, y, name, fitting(name, w - x - 50, size, 13), LIGHT_WORDS)
        drawn += text(
            w - 10, y, str(value), size, LAMPLIGHT, anchor="end", family=SERIF, weight=700
        )
    return drawn


@cache
def pile(values: tuple[int, ...], tones: tuple[str, ...], most: int, w: float, h: float) -> str:
    """Points piled up part by part, the first at the bottom."""
    drawn, y = "", h
    for value, tone in zip(values, tones, strict=False):
        high = h * value / max(most, 1)
        y -= high
        if value:
            drawn += rect(0, y, w, max(high - 1, 1), tone, rx=3)
    return drawn


@cache
def failure(said: str, more: str, w: float, h: float) -> str:
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#1d0c12", rx=10, stroke="#a4473a")
    drawn += text(w / 2, 32, said, fitting(said, w - 24, 24, 15), LAMPLIGHT, anchor="middle",
                  family=SERIF, weight=800)  # fmt: skip
    return drawn + text(w / 2, 59, more, fitting(more, w - 24, 18, 13), LIGHT_WORDS,
                        anchor="middle")  # fmt: skip


@cache
def step(said: str, done: bool, w: float, h: float) -> str:
    """One of the three steps of a Quest, taken or not."""
    tone = BEATEN if done else "#6d5a7d"
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#00000055", rx=10, stroke=tone)
    drawn += circle(28, h / 2, 14, BEATEN if done else "#ffffff14", stroke=tone, stroke_width=2)
    if done:
        drawn += path(f"M21 {h / 2}l5 6l9 -12", "none", stroke="#fff", stroke_width=3.5)
    else:
        drawn += line(22, h / 2, 34, h / 2, "#a394b4", stroke_width=3)
    return drawn + text(52, h / 2 + 6, said, fitting(said, w - 62, 18, 13),
                        LAMPLIGHT if done else "#b9adc6")  # fmt: skip


@cache
def fate(name: str, said: str, kind: str, w: float, h: float) -> str:
    """A Hero by name, on two lines if need be, and what became of them."""
    lines, size = lined(name, w, 2, 15)
    drawn = "".join(
        text(w / 2, 16 + 16 * number, words, size, LIGHT_WORDS,
             anchor="middle", weight=600)
        for number, words in enumerate(lines)
    )  # fmt: skip
    return drawn + text(w / 2, 18 + 16 * len(lines), said, fitting(said, w, 16, 13),
                        FATE_TONES[kind], anchor="middle", family=SERIF)  # fmt: skip
