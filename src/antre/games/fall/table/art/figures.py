"""What stands on the mountain: chambers and their light, trolls, champions, gnomes, halls."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    circle,
    engraved,
    group,
    icon,
    num,
    path,
    rect,
    text,
)
from antre.core.emblems import emblem
from antre.games.fall.table.art.ground import sign
from antre.games.fall.table.art.palette import CLAN_ICONS, CLAN_TONES, LANTERN

NOBODY, CONTESTED, INVADED = -1, -2, -3
STAR = "M12 1L15 8.500L23 9L17 14L19 22L12 17.500L5 22L7 14L1 9L9 8.500Z"


@cache
def chamber(size: float, light: int, clan: str, number: int) -> str:
    """A cavern's floor, lit by whoever holds it; its sign and number stand at the top."""
    half = size / 2
    tone, _, dark = CLAN_TONES[clan]
    floor = (
        circle(half, half + 2, half - 1, "#0d0907", opacity=0.7)
        + circle(half, half, half - 3, "url(#fk-floor)", stroke=dark, stroke_width=3)
    )  # fmt: skip
    if light >= 0:
        floor += circle(half, half, half - 4, f"url(#s-light{light})")
        floor += circle(half, half, half - 4, f"url(#s-weave{light})", opacity=0.5)
        floor += circle(
            half, half, half - 4, "none", stroke=f"url(#s-bright{light})", stroke_width=3.4
        )  # fmt: skip
    elif light == INVADED:
        floor += circle(half, half, half - 4, "url(#fk-cold)", opacity=0.55)
        floor += circle(
            half, half, half - 4, "none", stroke=LANTERN, stroke_width=2.4,
            stroke_dasharray="2 6",
        )  # fmt: skip
    elif light == CONTESTED:
        floor += circle(
            half, half, half - 4, "none", stroke=LAMPLIGHT, stroke_width=2.6,
            stroke_dasharray="9 6",
        )  # fmt: skip
    return (
        floor
        + rect(half - 18, -1, 36, 18, "#1a130e", rx=9, stroke=dark)
        + icon(CLAN_ICONS[clan], half - 14, 1.5, 13, tone)
        + text(half + 8, 13.5, str(number), 15, tone, anchor="middle", family=SERIF, weight=700)
    )


@cache
def troop(seat: int, count: int, size: float) -> str:
    """Trolls of a seat: its shield with the number of them."""
    return (
        emblem(seat, size)
        + circle(size * 0.76, size * 0.78, size * 0.27, f"url(#s-deep{seat})", stroke=PARCHMENT)
        + text(
            size * 0.76, size * 0.78 + size * 0.15, str(count), size * 0.42, "#fff6e2",
            anchor="middle", family=SERIF, weight=800,
        )
    )  # fmt: skip


@cache
def pawn(seat: int, letter: str, size: float) -> str:
    """A champion: a crowned figure in the colours of its seat, with the letter of its tile."""
    w = size * 0.74
    neck, foot = num(size * 0.4), num(size - 1)
    d = (
        f"M2 {foot}Q{num(w * 0.1)} {neck} {num(w / 2)} {neck}"
        f"Q{num(w * 0.9)} {neck} {num(w - 2)} {foot}Z"
    )
    return (
        path(d, f"url(#s-seat{seat})", stroke=PARCHMENT)
        + path(d, f"url(#s-weave{seat})")
        + circle(w / 2, size * 0.34, size * 0.17, f"url(#s-bright{seat})", stroke=INK)
        + icon("crown", w / 2 - size * 0.17, -1, size * 0.34, GOLD)
        + text(
            w / 2, size - 4, letter, size * 0.42, "#fff6e2", anchor="middle", family=SERIF,
            weight=800, stroke=INK, stroke_width=0.6,
        )
    )  # fmt: skip


@cache
def gnome(strength: str, size: float, eyes: tuple[int, ...] = ()) -> str:
    """A gnome token: its strength, or a lantern where it is not known; discs of who has seen it."""
    half = size / 2
    known = strength != "?"
    drawn = (
        circle(half, half, half, "url(#fk-cold)")
        + circle(half, half, half * 0.8, "#143a47", stroke="#cfeaf2", stroke_width=1.2)
        + icon("goblin", size * 0.2, size * 0.2, size * 0.6, "#5fa6b8" if known else "#3f7f94")
    )
    drawn += text(
        half, half + size * 0.18, strength, size * 0.52, "#f2fdff", anchor="middle",
        family=SERIF, weight=800, stroke="#0b2028", stroke_width=0.7,
    )  # fmt: skip
    for number, seat in enumerate(eyes):
        drawn += circle(4 + 6 * number, size - 4, 3.4, f"url(#s-bright{seat})", stroke=INK)
    return drawn


@cache
def lair(glyph: str, seat: int, size: float) -> str:
    """A lair site: a hollow with the letter of its pair, in the colours of whose lair it is."""
    half = size / 2
    d = f"M3 {size - 3}V{half}Q3 3 {half} 3Q{size - 3} 3 {size - 3} {half}V{size - 3}Z"
    drawn = path(d, "#120d0a", stroke="#8a7458", stroke_width=2)
    if seat >= 0:
        drawn = (
            path(d, f"url(#s-seat{seat})", stroke=PARCHMENT, stroke_width=2)
            + path(d, f"url(#s-weave{seat})")
        )  # fmt: skip
    fill = "#fff6e2" if seat >= 0 else "#a8926c"
    low = size * 0.42 if seat >= 0 else size - 13
    return drawn + text(
        half, low, glyph, size * 0.36, fill, anchor="middle", family=SERIF, weight=800
    )


@cache
def hall(value: int, light: int, size: float) -> str:
    """A Great Hall: its value struck on an eight-sided stone, edged by who would win it now."""
    s, c = size, size * 0.29
    d = f"M{c} 1H{s - c}L{s - 1} {c}V{s - c}L{s - c} {s - 1}H{c}L1 {s - c}V{c}Z"
    edge = f"url(#s-bright{light})" if light >= 0 else LANTERN if light == INVADED else "#7d6238"
    return (
        path(d, GOLD, stroke=edge, stroke_width=3.4)
        + path(d, "none", stroke="#4b3310", stroke_width=0.8)
        + engraved(s / 2, s * 0.68, str(value), s * 0.54, "#3a260a", "#ffe2a3")
    )  # fmt: skip


@cache
def star(seat: int, letter: str, size: float) -> str:
    scale = size / 24
    return (
        f'<g transform="scale({scale:.4g})">'
        + path(STAR, f"url(#s-bright{seat})", stroke=INK, stroke_width=1.4)
        + text(12, 16.5, letter, 11, INK, anchor="middle", family=SERIF, weight=800)
        + "</g>"
    )


@cache
def rally(clan: str, here: bool, size: float) -> str:
    """A rally point; where the token stands, a banner."""
    half = size / 2
    if not here:
        return circle(half, half, 7, "#120d0a", stroke="#8a7458", stroke_width=1.6)
    return (
        circle(half, half, half - 1, "#5c1c0e", stroke=LAMPLIGHT, stroke_width=2)
        + icon("hunting-horn", size * 0.2, size * 0.2, size * 0.6, LAMPLIGHT)
    )  # fmt: skip


@cache
def door(size: float) -> str:
    """A gate in the rim, lit from without."""
    return icon("magic-portal", size * 0.18, size * 0.18, size * 0.64, LANTERN, opacity=0.8)


@cache
def plan(number: str, size: float) -> str:
    """An invasion that is known to come: a lantern with its place in the row of gate cards."""
    half = size / 2
    return (
        circle(half, half, half, "url(#fk-cold)")
        + circle(half, half, half * 0.74, "#0f2c36", stroke=LANTERN, stroke_width=1.6)
        + text(half, half + size * 0.18, number, size * 0.52, "#f2fdff", anchor="middle",
               family=SERIF, weight=800)
    )  # fmt: skip


@cache
def gate_card(clan: str, w: float, h: float, eyes: tuple[int, ...]) -> str:
    """A gate card: the sign of its domain, or its back."""
    known = clan != "?"
    fill = f"url(#fk-g-{clan})" if known else "url(#fk-stone)"
    drawn = rect(0.5, 0.5, w - 1, h - 1, fill, rx=6, stroke="#cdb78d", stroke_width=1.4)
    side = min(w, h) * 0.66
    if known:
        drawn += group(sign(clan, side), x=(w - side) / 2, y=(h - side) / 2)
    else:
        drawn += icon("magic-portal", (w - side) / 2, (h - side) / 2, side, "#6f8d97")
    for number, seat in enumerate(eyes):
        drawn += circle(8 + 9 * number, h - 7, 4.2, f"url(#s-bright{seat})", stroke=INK)
    return drawn


@cache
def chip(said: str, w: float, h: float) -> str:
    """A number to choose, beside what it counts."""
    return rect(
        0.5, 0.5, w - 1, h - 1, "#241a12", rx=h / 2, stroke=LAMPLIGHT, stroke_width=1.4
    ) + text(w / 2, h * 0.72, said, h * 0.62, LAMPLIGHT, anchor="middle", family=SERIF, weight=800)
