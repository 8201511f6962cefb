"""Small things: gems like boiled sweets, dice, tokens, stars, plaques."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    circle,
    fitting,
    group,
    icon,
    path,
    rect,
    text,
    wrapped,
)
from antre.games.alkoor.table.art.lettering import lined
from antre.games.alkoor.table.art.palette import (
    BAD,
    CUTS,
    LIGHT_WORDS,
    QUEST_ICON,
    TOKEN_ICONS,
    TOKEN_TONES,
    TONES,
)

PIPS = {
    1: ((1, 1),), 2: ((0, 0), (2, 2)), 3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (2, 0), (0, 2), (2, 2)), 5: ((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    6: ((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
}  # fmt: skip
# Body, edge, pips of the dice of a board; the Destiny die is golden.
DICE = {
    "white": ("#fbf6ea", "#b9ab8c", "#2a211a"), "grey": ("#b7b2ab", "#6f6a64", "#1c1815"),
    "black": ("#2a2622", "#77706a", "#f4ead2"), "destiny": ("#f0bd4f", "#8a5a12", "#3a2204"),
}  # fmt: skip
STAR = "M12 1L15 8.500L23 9L17 14L19 22L12 17.500L5 22L7 14L1 9L9 8.500Z"


@cache
def gem(colour: str, size: float, x: float = 0, y: float = 0) -> str:
    """A sweet: its own cut, a dark rim and a gloss."""
    return group(
        path(CUTS[colour], "#000", opacity=0.35, transform="translate(0.6 1.4)"),
        path(CUTS[colour], f"url(#ak-{colour})", stroke=TONES[colour][2], stroke_width=1.2),
        path("M7 7.500Q9 4.500 13 4.800Q9.500 6.500 8.200 10Z", "#fff", opacity=0.75),
        x=x, y=y, scale=size / 24,
    )  # fmt: skip


@cache
def gems(colour: str, count: int, places: int, w: float, h: float) -> str:
    """The gems of a colour on a board, of so many places."""
    size = min(h - 20, w - 6)
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#00000055", rx=8, stroke=TONES[colour][1],
                 stroke_opacity=0.55)  # fmt: skip
    drawn += group(gem(colour, size, (w - size) / 2, 3), opacity=1 if count else 0.25)
    drawn += text(w / 2, 3 + size * 0.66, str(count), size * 0.52, "#fff", anchor="middle",
                  family=SERIF, weight=800, stroke=TONES[colour][2], stroke_width=3,
                  paint_order="stroke")  # fmt: skip
    pip = (w - 12) / places
    for place in range(places):
        fill = TONES[colour][0] if place < count else "#ffffff22"
        drawn += rect(6 + place * pip, h - 12, pip - 3, 6, fill, rx=3)
    return drawn


@cache
def die(face: int, kind: str, size: float, x: float = 0, y: float = 0) -> str:
    body, edge, pip = DICE[kind]
    drawn = rect(2, 4, size - 3, size - 4, "#000", rx=size * 0.2, opacity=0.45)
    drawn += rect(1, 1, size - 3, size - 4, body, rx=size * 0.2, stroke=edge, stroke_width=1.6)
    for column, row in PIPS.get(face, ()):
        tone = "#d3271c" if face == 6 and kind != "black" else pip
        drawn += circle(size * (0.25 + 0.235 * column), size * (0.24 + 0.235 * row),
                        size * 0.088, tone)  # fmt: skip
    return group(drawn, x=x, y=y)


@cache
def token(colour: str, kind: str, size: float) -> str:
    """A Mystery token: its back, or what it is once somebody has seen it."""
    light, dark = TOKEN_TONES[colour]
    half = size / 2
    sides = {"green": 30, "red": 6, "grey": size * 0.22}[colour]
    drawn = rect(1, 1, size - 2, size - 2, light, rx=min(sides, half - 1), stroke=dark,
                 stroke_width=2)  # fmt: skip
    if kind in TOKEN_ICONS:
        return drawn + icon(TOKEN_ICONS[kind], size * 0.17, size * 0.17, size * 0.66, "#fff8e6")
    return drawn + text(half, half + size * 0.23, "?", size * 0.66, "#fff8e6", anchor="middle",
                        family=SERIF, weight=800)  # fmt: skip


@cache
def star(size: float, x: float, y: float, fill: str = GOLD) -> str:
    return group(path(STAR, fill, stroke="#5a3a08", stroke_width=1), x=x, y=y, scale=size / 24)


@cache
def tray(w: float, h: float) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, "url(#ak-tray)", rx=12, stroke="#5b4666")


@cache
def caption(said: str, w: float, size: float, fill: str = LIGHT_WORDS) -> str:
    return text(0, size, said, fitting(said, w, size, 13), fill, family=SERIF, weight=700)


@cache
def plaque(said: str, more: str, picture: str, w: float, h: float) -> str:
    """An answer: a picture, a name, and a line of what it means."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "url(#ak-card)", rx=9, stroke=GOLD, stroke_width=1.6)
    left = 8.0
    if picture:
        drawn += group(picture, x=6, y=6)
        left = h + 2 if h <= 60 else 62.0
    room = w - left - 8
    lines, size = lined(said, room, 1, 17, 15)
    if lines[0] != said:
        lines, size = lined(said, room, 3, 15)
    rest = wrapped(more, room, 14)[: max(0, int((h - 8 - len(lines) * size * 1.1) / 16))]
    if not more:
        rest = []
    tall = len(lines) * size * 1.1 + len(rest) * 16
    y = max((h - tall) / 2, 4) + size * 0.85
    for part in lines:
        drawn += text(left, y, part, size, INK, family=SERIF, weight=700)
        y += size * 1.1
    for part in rest:
        drawn += text(left, y, part, 14, "#5a4630")
        y += 16
    return drawn


@cache
def horn(how: str, size: float) -> str:
    """How often somebody is asked: at every moment, where it matters, or not at all."""
    tone = LAMPLIGHT if how == "always" else "#b9a6cc"
    drawn = icon(QUEST_ICON, 1, 1, size - 2, tone)
    if how == "hushed":
        drawn += path(f"M2 2L{size - 2} {size - 2}", "none", stroke=BAD, stroke_width=3)
    return drawn


@cache
def sign(name: str, size: float, fill: str = LAMPLIGHT) -> str:
    """A fact in a small box."""
    return icon(name, size * 0.06, size * 0.06, size * 0.88, fill)


@cache
def pill(said: str, figure: str, w: float, h: float, size: float = 17) -> str:
    """A few words with a figure at the end."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#120c18", rx=h / 2, stroke="#6d5a7d", opacity=0.94)
    room = w - 24 - (len(figure) * 11 + 8 if figure else 0)
    drawn += text(12, h / 2 + size * 0.33, said, fitting(said, room, size, 13), LIGHT_WORDS)
    if figure:
        drawn += text(w - 12, h / 2 + 6.5, figure, 19, PARCHMENT, anchor="end", family=SERIF,
                      weight=800)  # fmt: skip
    return drawn
