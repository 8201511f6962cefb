"""Ancestry symbols and cards, champions, the wheel and the clans' planks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    WORN_GOLD,
    circle,
    fitting,
    group,
    icon,
    line,
    num,
    path,
    rect,
    squeezed,
    text,
    wrapped,
)
from antre.core.emblems import emblem
from antre.games.fall.table.art.ground import sign
from antre.games.fall.table.art.palette import (
    CLAN_ICONS,
    CLAN_TONES,
    EFFECT_ICONS,
    KIND_ICONS,
    KIND_TONES,
)

PORTRAITS = (
    "troll", "warlord-helmet", "barbute", "cowled", "hooded-figure", "tribal-mask", "dwarf-face",
)  # fmt: skip
# What a tripwire looks like, by what it sets free.
WIRES = {"breach": ("#ff7a4a", "magic-portal"), "boost": ("#ffd95a", "crown")}
SMALLEST_PORTRAIT = 26.0
LETTERS, LINE = 14.5, 1.115  # of what a champion does, to be read on a low page; from line to line
RIM = 17.0  # beside an ancestry, for the names of its columns and rows
# A symbol of a card: column, row, kind, power.
Printed = tuple[int, int, str, int]


@cache
def tray(w: float, h: float) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, "url(#fk-stone)", rx=10, stroke="#4b3d31")


@cache
def symbol(kind: str, power: int, size: float, covered: bool = False, seat: int = 0) -> str:
    """A symbol woven in: kind by shape and colour, power as a figure, a cube if it is covered."""
    light, _, dark = KIND_TONES[kind]
    edge = size * 0.08
    drawn = rect(
        edge, edge, size - 2 * edge, size - 2 * edge, f"url(#fk-k-{kind})", rx=size * 0.2,
        stroke=dark, stroke_width=1.2,
    )  # fmt: skip
    drawn += icon(KIND_ICONS[kind], size * 0.2, size * 0.17, size * 0.6, light)
    if power > 1:
        drawn += circle(size * 0.77, size * 0.75, size * 0.2, INK, stroke=light)
        drawn += text(
            size * 0.77, size * 0.86, str(power), max(size * 0.32, 13), light, anchor="middle",
            family=SERIF, weight=800,
        )  # fmt: skip
    if covered:
        drawn = group(drawn, opacity=0.45) + cube(size, seat)
    return drawn


def cube(size: float, seat: int) -> str:
    a, b, c = size * 0.28, size * 0.5, size * 0.72
    top, low = size * 0.22, size * 0.8
    return (
        path(f"M{num(a)} {num(size * 0.36)}L{num(b)} {num(top)}L{num(c)} {num(size * 0.36)}"
             f"V{num(size * 0.66)}L{num(b)} {num(low)}L{num(a)} {num(size * 0.66)}Z",
             f"url(#s-seat{seat})", stroke=INK, stroke_width=1.4)
        + path(f"M{num(a)} {num(size * 0.36)}L{num(b)} {num(b)}L{num(c)} {num(size * 0.36)}"
               f"M{num(b)} {num(b)}V{num(low)}", "none", stroke=INK, stroke_width=1.2)
    )  # fmt: skip


@cache
def blank(size: float) -> str:
    """A quadrant in use that bears no symbol."""
    return rect(1, 1, size - 2, size - 2, "url(#fk-parchment)", rx=4, opacity=0.5)


@cache
def card(printed: tuple[Printed, ...], cell: float) -> str:
    """An ancestry card of two by two quadrants."""
    side = 2 * cell
    drawn = (
        rect(1, 2.5, side - 2, side - 2, "#000", rx=6, opacity=0.4)
        + rect(0.75, 0.75, side - 1.5, side - 1.5, "url(#fk-parchment)", rx=6, stroke="#8a6a3a")
        + rect(0.75, 0.75, side - 1.5, side - 1.5, "url(#fk-weave)", rx=6)
        + path(
            f"M{num(cell)} 4V{num(side - 4)}M4 {num(cell)}H{num(side - 4)}", "none",
            stroke="#8a6a3a", stroke_opacity=0.35,
        )
    )  # fmt: skip
    for x, y, kind, power in printed:
        drawn += group(symbol(kind, power, cell), x=x * cell, y=y * cell)
    return drawn


@cache
def thread(cells: tuple[tuple[int, int], ...], kind: str, power: int, cell: float) -> str:
    """A thread through the symbols of a group, thicker with its power."""
    light, middle, _ = KIND_TONES[kind]
    have = set(cells)
    d = "".join(
        f"M{num((x + 0.5) * cell)} {num((y + 0.5) * cell)}"
        f"L{num((x + dx + 0.5) * cell)} {num((y + dy + 0.5) * cell)}"
        for x, y in cells
        for dx, dy in ((1, 0), (0, 1))
        if (x + dx, y + dy) in have
    )
    thick = min(5 + 2 * power, 18)
    if not d:
        return rect(0, 0, 1, 1, "none")
    return path(
        d, "none", stroke=light, stroke_width=thick + 3, stroke_linecap="round", opacity=0.5
    ) + path(d, "none", stroke=middle, stroke_width=thick, stroke_linecap="round")


@cache
def power_mark(kind: str, power: int) -> str:
    light, _, dark = KIND_TONES[kind]
    return circle(11, 11, 10, dark, stroke=light, stroke_width=1.6) + text(
        11, 16, str(power), 15, light, anchor="middle", family=SERIF, weight=800
    )


def written(said: str, w: float, h: float) -> tuple[float, list[str]]:
    """Lines that fit below each other, the first at the top, and how large their letters are."""
    letters, lines = LETTERS, wrapped(said, w, LETTERS)
    while LINE * letters * (len(lines) - 1) > h and letters > 10:
        letters -= 0.5
        lines = wrapped(said, w, letters)
    return letters, lines


@cache
def champion(
    clan: str, name: str, effect: str, votes: int, letter: str,
    symbols: tuple[tuple[str, int], ...], claws: tuple[int, int], w: float, h: float,
) -> str:  # fmt: skip
    """A champion: portrait over a banner of its clan, votes, marks, and what it does."""
    light, middle, dark = CLAN_TONES[clan]
    drawn = (
        rect(1, 3, w - 2, h - 3, "#000", rx=7, opacity=0.4)
        + rect(1, 1, w - 2, h - 2, "url(#fk-parchment)", rx=7, stroke=GOLD, stroke_width=1.5)
        + path("M6 0H44V46L25 37L6 46Z", f"url(#fk-g-{clan})", stroke=dark)
        + (path("M6 0H44V46L25 37L6 46Z", f"url(#fk-c-{clan})") if clan != "renegade" else "")
        + icon(CLAN_ICONS[clan], 12, 5, 26, dark)
        + icon(CLAN_ICONS[clan], 11, 4, 26, light)
    )  # fmt: skip
    size = fitting(name, w - 60, 16, 13)
    lines = wrapped(name, w - 58, size)[:2]
    for number, said in enumerate(lines):
        drawn += text(50, 17 + 15 * number, said, size, INK, family=SERIF, weight=700)
    y = 24.0 + 15 * len(lines)
    x = 50.0
    drawn += icon("hand", x, y - 13, 15, dark) + text(x + 17, y, str(votes), 15, dark, weight=800)
    x += 34
    if letter:
        drawn += circle(x + 8, y - 5, 9, dark) + text(
            x + 8, y + 0.5, letter, 14.5, light, anchor="middle", weight=800
        )
        x += 24
    drawn += claw_marks(claws, x, y)
    x += 13 * claws[0]
    for kind, power in symbols:
        drawn += group(symbol(kind, power, 24), x=x, y=y - 17)
        x += 26
    y = max(y + 20, 60)
    letters, told = written(effect, w - 16, h - 3 - y)
    for said in told:
        drawn += text(8, y, said, letters, "#4a3a2a")
        y += LINE * letters
    # The portrait has what room the words leave, so that neither lies on the other.
    side = min(h - y + 4, 96.0)
    if side >= SMALLEST_PORTRAIT:
        face = PORTRAITS[sum(map(ord, name)) % len(PORTRAITS)]
        drawn += icon(face, w - side - 4, h - side - 4, side, middle, opacity=0.45)
        drawn += icon(face, w - side - 6, h - side - 5, side, dark, opacity=0.3)
    return drawn


@cache
def track(
    values: tuple[tuple[int, int], ...], lines: tuple[int, ...], length: int, w: float
) -> str:
    """An influence track: discs in their order, the leader in front, lines that give votes."""
    step = w / length
    drawn = rect(0.5, 6, w - 1, 24, "#1a130e", rx=7, stroke="#5d4c3d")
    for space in range(1, length + 1):
        fill = LAMPLIGHT if space in lines else "#8a7458"
        middle = (space - 0.5) * step
        drawn += text(middle, 23.5, str(space), 14.5, fill, anchor="middle", opacity=0.75)
        if space in lines:
            drawn += line(
                (space - 1) * step + 1, 7, (space - 1) * step + 1, 29, "#ffd95a", stroke_width=2
            )
    at: dict[int, int] = {}
    for seat, value in values:
        space = (value - 1) % length
        high = at.get(space, 0)
        at[space] = high + 1
        drawn += emblem(seat, 20, (space + 0.5) * step - 10 + 5 * high, 8 - 4 * high)
        if value > length:
            drawn += text(
                (space + 0.5) * step, 41, f"+{(value - 1) // length}", 14.5, f"url(#s-bright{seat})"
            )
    return drawn


@cache
def plank(
    clan: str, name: str, places: tuple[int, ...], votes: tuple[tuple[int, int], ...], w: float
) -> str:
    """A clan's plank: its sign, the vote tile, and the discs of who has votes, leader first."""
    light, middle, dark = CLAN_TONES[clan]
    drawn = rect(0.5, 0.5, w - 1, 43, dark, rx=8, stroke=middle)
    drawn += rect(0.5, 0.5, w - 1, 43, f"url(#fk-c-{clan})", rx=8)
    drawn += group(sign(clan, 34), x=5, y=5)
    drawn += text(44, 19, name, fitting(name, 62, 16, 13), light, family=SERIF, weight=700)
    for number, worth in enumerate(places):
        x = 46.0 + 22 * number
        drawn += rect(x - 2, 23, 20, 17, GOLD if not number else "#b99458", rx=3)
        drawn += text(x + 8, 36.5, str(worth), 14.5, INK, anchor="middle", weight=800)
    room = (w - 122) / max(len(votes), 4)
    for number, (seat, count) in enumerate(votes):
        x = 118 + room * number
        drawn += emblem(seat, 30, x, 3)
        drawn += text(x + 15, 41.5, str(count), 14.5, light, anchor="middle", weight=800)
    return drawn


@cache
def wheel(spaces: tuple[str, ...], breach: int, boost: int, size: float) -> str:
    """The gnome wheel: spaces clockwise from the top, tripwires after two of them."""
    half = size / 2
    drawn = (
        circle(half, half, half - 1, "#1a2a30", stroke="#6f8d97", stroke_width=2.5)
        + circle(half, half, half * 0.36, "#0e171b", stroke="#6f8d97", stroke_width=1.5)
        + icon("goblin", half - size * 0.12, half - size * 0.12, size * 0.24, "#5fa6b8")
    )
    step = 2 * pi / len(spaces)
    for wire, name in ((breach, "breach"), (boost, "boost")):
        angle = (wire + 0.5) * step - pi / 2
        x, y = cos(angle), sin(angle)
        drawn += line(
            half + x * half * 0.36, half + y * half * 0.36, half + x * half, half + y * half,
            WIRES[name][0], stroke_width=3.4, stroke_dasharray="5 3",
        )  # fmt: skip
    return drawn


@cache
def wire(name: str, size: float) -> str:
    """The knot of a tripwire: a breach, or more honour."""
    tone, mark = WIRES[name]
    half = size / 2
    return circle(half, half, half - 2, "#0e171b", stroke=tone, stroke_width=1.8) + icon(
        mark, size * 0.24, size * 0.24, size * 0.52, tone
    )


@cache
def wheel_space(effect: str, first: bool, size: float) -> str:
    half = size / 2
    drawn = circle(half, half, half - 1, "#263b43", stroke="#6f8d97", stroke_width=1.2)
    drawn += icon(EFFECT_ICONS[effect], size * 0.2, size * 0.2, size * 0.6, "#cfeaf2")
    if first:
        drawn += circle(half, 2, 2.4, GOLD)
    return drawn


@cache
def wheel_pawn(size: float) -> str:
    """A ring of embers around the space where the pawn stands."""
    half = size / 2
    return (
        circle(half, half, half - 1, "#e4572e", opacity=0.42)
        + circle(half, half, half - 1.5, "none", stroke=LAMPLIGHT, stroke_width=3)
        + circle(half, half, half - 4, "none", stroke="#e4572e", stroke_width=2.4)
    )


@cache
def ladder(rungs: tuple[int, ...], seats: int, step: float) -> str:
    """The boost track, climbed upwards; the figure of each rung stands at its left."""
    w, h = 32 + seats * step, len(rungs) * step
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#1a130e", rx=8, stroke="#5d4c3d")
    for place, boost in enumerate(reversed(rungs)):
        y = place * step
        if place:
            drawn += line(4, y, w - 4, y, "#5d4c3d", stroke_opacity=0.6)
        drawn += text(
            16, y + step * 0.76, f"+{boost}", 15, "#ffd95a", anchor="middle", family=SERIF,
            weight=700,
        )  # fmt: skip
    return drawn


def disc(seat: int, size: float) -> str:
    return emblem(seat, size - 2, 1, 1)


@cache
def figure(count: int, size: float) -> str:
    return text(0, size * 0.9, str(count), size, PARCHMENT, family=SERIF, weight=800)


@cache
def action(kind: str, said: str, power: str, w: float, h: float) -> str:
    """An action of the turn: the symbol, weak or strong, and the most power it can have."""
    light, _middle, dark = KIND_TONES[kind]
    drawn = (
        rect(0.5, 0.5, w - 1, h - 1, f"url(#fk-k-{kind})", rx=7, stroke=light, stroke_width=1.2)
        + icon(KIND_ICONS[kind], 4, h / 2 - 11, 22, light)
        + text(31, h / 2 + 5, said, fitting(said, w - 33, 14, 13), light, weight=700)
    )  # fmt: skip
    if power:
        drawn += circle(10.5, h - 9, 8.5, dark, stroke=light)
        drawn += text(
            10.5, h - 4, power, 14, "#fff6e2", anchor="middle", family=SERIF, weight=800
        )  # fmt: skip
    return drawn


@cache
def amount(kind: str, count: str, fill: str, w: float, h: float) -> str:
    """So much of something, to be chosen: its sign and the figure."""
    return (
        rect(0.5, 0.5, w - 1, h - 1, "#241a12", rx=8, stroke=LAMPLIGHT, stroke_width=1.4)
        + icon(kind, 6, h / 2 - 10, 20, fill)
        + text(w - 8, h / 2 + 7, count, 19, LAMPLIGHT, anchor="end", family=SERIF, weight=800)
    )


@cache
def counter(kind: str, count: int, fill: str, size: float) -> str:
    """An icon with a figure."""
    return icon(kind, 0, 0, size, fill) + text(
        size + 4, size * 0.8, str(count), size * 0.8, PARCHMENT, family=SERIF, weight=800
    )


@cache
def said(words: str, size: float, fill: str = WORN_GOLD) -> str:
    return text(0, size, words, size, fill)


def fact(name: str, fill: str) -> str:
    return icon(name, 2, 2, 28, fill)


def order(values: Sequence[int], seats: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Seats in their order on a track, each with its number."""
    return tuple((seat, values[seat]) for seat in seats)


@cache
def loom(columns: int, rows: int, cell: float) -> str:
    """The quadrants an ancestry may still grow into."""
    w, h = columns * cell, rows * cell
    drawn = rect(0, 0, w, h, "#17110d", rx=6, opacity=0.6)
    lines = "".join(f"M{num(cell * x)} 0V{num(h)}" for x in range(1, columns))
    lines += "".join(f"M0 {num(cell * y)}H{num(w)}" for y in range(1, rows))
    return drawn + path(lines, "none", stroke="#8a7458", stroke_opacity=0.3, stroke_dasharray="2 5")


@cache
def rim(columns: str, first: int, rows: int, cell: float) -> str:
    """What the quadrants of an ancestry are called by: letters above it, numbers to its left."""
    drawn = ""
    for place, letter in enumerate(columns):
        drawn += text(RIM + (place + 0.5) * cell, 11, letter, 13, WORN_GOLD, anchor="middle")
    for place in range(rows):
        y = RIM + (place + 0.5) * cell + 4.5
        drawn += text(RIM - 5, y, str(first + place), 13, WORN_GOLD, anchor="end")
    return drawn


@cache
def brief_champion(clan: str, name: str, letter: str, claws: tuple[int, int], w: float) -> str:
    """A champion that has joined: sign, name, letter and claws."""
    light, _, dark = CLAN_TONES[clan]
    size = fitting(name, w - 16, 15, 13)
    drawn = rect(0.5, 0.5, w - 1, 45, "url(#fk-parchment)", rx=6, stroke=GOLD)
    drawn += rect(0.5, 0.5, 7, 45, f"url(#fk-g-{clan})", rx=3)
    drawn += text(
        12, 16, name, size, INK, family=SERIF, weight=700, **squeezed(name, w - 16, size)
    )  # fmt: skip
    drawn += group(sign(clan, 22), x=12, y=21)
    x = 40.0
    if letter:
        drawn += circle(x + 8, 32, 9, dark)
        drawn += text(x + 8, 37, letter, 13, light, anchor="middle", weight=800)
        x += 24
    return drawn + claw_marks(claws, x, 39)


def claw_marks(claws: tuple[int, int], x: float, y: float) -> str:
    drawn = ""
    for number in range(claws[0]):
        fill = "none" if number < claws[1] else "#7a1f0c"
        a, b = x + 13 * number, y
        drawn += path(
            f"M{num(a)} {num(b)}Q{num(a + 2)} {num(b - 12)} {num(a + 9)} {num(b - 12)}"
            f"Q{num(a + 6)} {num(b - 4)} {num(a)} {num(b)}Z",
            fill, stroke="#7a1f0c",
        )  # fmt: skip
    return drawn


@cache
def kind_power(kind: str, power: int) -> str:
    """A kind of action and the most power a group of it has."""
    return symbol(kind, 1, 28) + text(
        33, 21, str(power or 1), 17, PARCHMENT, family=SERIF, weight=800
    )
