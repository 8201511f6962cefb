"""Cards of the team: Heroes with five coloured figures, skills, Equipment, boards, Quests."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    SERIF,
    circle,
    fitting,
    group,
    icon,
    path,
    rect,
    text,
)
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.table.art.bits import die, gem, star
from antre.games.alkoor.table.art.lettering import LEAST, lined, squeezed
from antre.games.alkoor.table.art.palette import (
    BAD,
    CUTS,
    DILEMMA_ICON,
    GOOD,
    LIGHT_WORDS,
    TONES,
)
from antre.games.alkoor.table.art.portraits import bust

# On a card as high as this a name has three lines; one as narrow is the small picture of a larger.
THREE_LINES, BRIEF = 40.0, 80.0
HEART = (
    "M12 21C3 14 1.500 9.500 3.500 6C5.500 3 10 3.500 12 7.500"
    "C14 3.500 18.500 3 20.500 6C22.500 9.500 21 14 12 21Z"
)


@cache
def hearts(left: int, most: int, x: float, y: float, size: float) -> str:
    """Vitality: full hearts and empty ones."""
    return "".join(
        group(
            path(HEART, "#d3271c" if place < left else "#00000022", stroke="#7d0f12",
                 stroke_width=1.6),
            x=x + place * size * 0.92, y=y, scale=size / 24,
        )
        for place in range(most)
    )  # fmt: skip


@cache
def attribute(colour: str, value: int, printed: int, size: float, x: float, y: float) -> str:
    """A figure on the cut of its colour: green if higher than printed, red if lower."""
    fill = "#fff" if value == printed else "#d8ffb0" if value > printed else "#ffc0b0"
    return group(
        path(CUTS[colour], f"url(#ak-{colour})", stroke=TONES[colour][2], stroke_width=1.6),
        text(12, 17.2, str(value), 15, fill, anchor="middle", family=SERIF, weight=800),
        x=x, y=y, scale=size / 24,
    ) + (
        circle(x + size - 4, y + 4, 4.5, GOOD if value > printed else BAD, stroke="#2a211a")
        if value != printed else ""
    )  # fmt: skip


@cache
def hero(
    face: str, name: str, values: tuple[int, ...], printed: tuple[int, ...], left: int, most: int,
    points: int, leads: bool, w: float, h: float,
) -> str:  # fmt: skip
    """A Hero: face, name, points, hearts and five figures; below is room for what it has."""
    drawn = rect(
        0.5,
        0.5,
        w - 1,
        h - 1,
        "url(#ak-card)",
        rx=10,
        stroke=GOLD if leads else "#8a6434",
        stroke_width=2.4 if leads else 1.2,
    )
    drawn += bust(face, 60, 6, 6)
    room = w - 78
    lines, size = lined(name, room, 2, 15)
    if len(lines) > 1 and lines[-1].endswith("…"):
        lines, size = lined(name, room, 3, 14)
    for number, part in enumerate(lines):
        y = size + 4 + number * (16 if len(lines) < 3 else 14)
        drawn += text(71, y, part, size, INK, family=SERIF, weight=700)
    drawn += text(w - 8, 66, str(points), 16, "#8a5a12", anchor="end", family=SERIF, weight=800)
    drawn += hearts(left, most, 70, 53, 14)
    step = (w - 10) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        drawn += attribute(colour, values[number], printed[number], step - 2, 6 + number * step, 70)
    return drawn


@cache
def vacant(number: int, said: str, w: float, h: float) -> str:
    return rect(1.5, 1.5, w - 3, h - 3, "#ffffff08", rx=10, stroke="#7d6a8d", stroke_width=2,
                stroke_dasharray="8 7") + text(
        w / 2, h / 2, str(number), 44, "#7d6a8d", anchor="middle", family=SERIF, weight=800
    ) + text(w / 2, h / 2 + 26, said, 15, "#9a86ab", anchor="middle")  # fmt: skip


@cache
def chip(icon_name: str, said: str, price: int, colours: tuple[str, ...], spent: bool, w: float,
         h: float) -> str:  # fmt: skip
    """A skill or a thing to use: sign, name, and what it costs."""
    fill = "#d6c6a0" if spent else "#fff6df"
    drawn = rect(0.5, 0.5, w - 1, h - 1, fill, rx=h / 2, stroke="#8a6434")
    left, right = 24.0, w - 8
    if price:
        apart = 0.22 if len(colours) > 2 else 0.8
        size = h - 8
        right -= size * 0.62 + (len(colours) - 1) * size * apart + size + 4
        drawn += text(right + 6, h / 2 + 5.5, str(price), 15, INK, family=SERIF, weight=800)
        for place, colour in enumerate(colours):
            drawn += gem(colour, size, right + 6 + size * (0.62 + place * apart), 4)
    name, size, narrow = squeezed(said, right - left, 14)
    if name == said:
        drawn += icon(icon_name, 5, h / 2 - 8, 16, "#5a3d22")
    else:  # the longest names take the place of the sign
        left = 9.0
        name, size, narrow = squeezed(said, right - left, 14)
    drawn += text(left, h / 2 + 5, name, size, INK, weight=600, textLength=narrow,
                  lengthAdjust=narrow and "spacingAndGlyphs")  # fmt: skip
    if spent:
        drawn += path(f"M10 {h / 2}H{w - 10}", "none", stroke="#8a1f16", stroke_width=1.6)
    return drawn


@cache
def item(icon_name: str, relic: bool, changes: tuple[tuple[str, int], ...], gold: int, cursed: bool,
         stored: bool, w: float, h: float) -> str:  # fmt: skip
    """An Equipment: what it is like, what it changes, or what it is worth."""
    fill = "#33243f" if cursed else "#f7d98a" if relic else "#e9d3a0" if not stored else "#bda98a"
    ink = "#e9d8ff" if cursed else INK
    drawn = rect(0.5, 0.5, w - 1, h - 1, fill, rx=6, stroke=GOLD if relic else "#8a6434",
                 stroke_dasharray="3 3" if stored else None)  # fmt: skip
    drawn += icon(icon_name, 4, h / 2 - 8, 16, ink)
    if changes:
        for place, (colour, change) in enumerate(changes[:2]):
            x = 23 + place * 27
            drawn += gem(colour, 14, x, h / 2 - 7)
            drawn += text(x + 11, h / 2 + 6, f"{change:+d}".replace("-", "−"), 13, ink, weight=800)
    else:
        drawn += text(w - 6, h / 2 + 5, str(gold), 14, ink, anchor="end", family=SERIF, weight=800)
    return drawn


@cache
def bag(count: int, w: float, h: float) -> str:
    """What a Hero carries and does not use."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#00000018", rx=6, stroke="#8a6434",
                 stroke_dasharray="4 4")  # fmt: skip
    drawn += icon("swap-bag", 4, h / 2 - 8, 16, "#5a3d22")
    return drawn + text(w - 7, h / 2 + 5, str(count), 14, INK, anchor="end", weight=700)


@cache
def rail(kind: str, said: str, w: float, h: float) -> str:
    """The head of a board: whose it is, with one of its dice."""
    return (
        rect(0.5, 0.5, w - 1, h - 1, "#3a2a46", rx=7, stroke="#7d6a8d")
        + die(5, kind, h - 6, 5, 3)
        + text(h + 6, h / 2 + 5, said, fitting(said, w - h - 14, 15, 13), LIGHT_WORDS, family=SERIF,
               weight=700)
    )  # fmt: skip


@cache
def held(icon_name: str, said: str, w: float, h: float) -> str:
    """A card that is held or was won: its name over its sign."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "url(#ak-card)", rx=7, stroke="#8a6434")
    drawn += icon(icon_name, w - h + 3, 3, h - 6, "#5a3d22", opacity=0.2)
    lines, size = lined(said, w - 12, 3 if h >= THREE_LINES else 2, 15, LEAST if w > BRIEF else 11)
    step = 15 if len(lines) < 3 else 12.5
    for number, part in enumerate(lines):
        y = h / 2 + 4.5 + (number - (len(lines) - 1) / 2) * step
        drawn += text(7, y, part, min(size, 15 if len(lines) < 3 else 13), INK, weight=600)
    return drawn


@cache
def monster(icon_name: str, said: str, more: int, stars: bool, colours: tuple[str, ...], w: float,
            h: float) -> str:  # fmt: skip
    """A monster in the way: sign, name, and by how much it raises what colours."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "url(#ak-dark)", rx=8, stroke=BAD)
    drawn += icon(icon_name, 7, h / 2 - 12, 24, BAD)
    room = w - 46
    if more and colours:
        room -= 34 + 13 * len(colours)
        x = w - 12 - 13 * len(colours)
        for place, colour in enumerate(colours):
            drawn += gem(colour, 18, x + 13 * place - 5, h / 2 - 9)
        drawn += text(x - 7, h / 2 + 6, f"+{more}", 17, BAD, anchor="end", family=SERIF, weight=800)
        if stars:
            drawn += star(10, x - 9, h / 2 - 14)
    return drawn + text(38, h / 2 + 5, said, fitting(said, room, 16, 13), LIGHT_WORDS,
                        family=SERIF, weight=700)  # fmt: skip


@cache
def free_place(w: float, h: float, sign: str = DILEMMA_ICON) -> str:
    return rect(
        1, 1, w - 2, h - 2, "#00000030", rx=7, stroke="#6d5a7d", stroke_dasharray="4 5"
    ) + icon(sign, w / 2 - 9, h / 2 - 9, 18, "#6d5a7d")


@cache
def quest(title: str, lines: tuple[tuple[str, str, bool], ...], notch: int, w: float, h: float,
          dark: bool) -> str:  # fmt: skip
    """A Quest: its name and its missions with what each is worth; a mark at those that are met."""
    fill, ink = ("url(#ak-dark)", "#e9d8ff") if dark else ("url(#ak-card)", INK)
    drawn = rect(0.5, 0.5, w - 1, h - 1, fill, rx=9, stroke="#8f6bd1" if dark else GOLD,
                 stroke_width=1.6)  # fmt: skip
    drawn += text(10, 21, title, fitting(title, w - 70, 18, 13), ink, family=SERIF, weight=700)
    for step in range(3):
        fill = (LAMPLIGHT if dark else "#d9a441") if step < notch else "#00000022"
        drawn += circle(w - 50 + step * 19, 15, 7.5, fill, stroke=ink, stroke_width=1)
    y = 42.0
    for said, worth, met in lines:
        mark = "✓" if met else "·"
        drawn += text(10, y, mark, 15, GOOD if met and dark else "#3f8a35" if met else ink,
                      weight=800)  # fmt: skip
        drawn += text(24, y, said, fitting(said, w - 66, 15, 13), ink)
        drawn += text(w - 10, y, worth, 16, ink, anchor="end", family=SERIF, weight=700)
        y += 19
    return drawn
