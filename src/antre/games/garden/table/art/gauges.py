"""Tracks and boards: the Dead Snow, the loom of actions, initiative, reputation, goals."""

from __future__ import annotations

from functools import cache

from antre.core.captions import capital
from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    breadth,
    circle,
    fitting,
    group,
    icon,
    line,
    path,
    rect,
    text,
    wrapped,
)
from antre.core.emblems import emblem
from antre.games.garden.table.art.palette import (
    ACTION_ICONS,
    BOOK,
    FROST,
    GOAL_ICONS,
    ICONS,
    INKS,
    RED_SHIP,
    RESOURCE_FILLS,
    RESOURCE_ICONS,
    SNOW,
    TONES,
    UPGRADE_ICONS,
)
from antre.games.garden.table.art.pieces import NEUTRAL, cut, figure

LEVEL_NAMES = ("0", "I", "II", "III")
SHIP = "M1 14H27L23 21H5ZM13 2V12H5ZM15 4V12H22Z"


@cache
def slate(w: float, h: float) -> str:
    return rect(0.5, 0.5, w - 1, h - 1, "url(#gd-slate)", rx=12, stroke="#43525d")


@cache
def snow(at: int, limit: int, w: float) -> str:
    """The ruler of the Dead Snow with its marker, and the end at the right."""
    h, left = 44.0, 48.0
    room = w - left - 74
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#0e161c", rx=h / 2, opacity=0.86, stroke="#8fb0c0")
    drawn += icon(SNOW, 11, 8, 28, "#fff")
    for space in range(limit + 1):
        x = left + room * space / limit
        tall = 9 if space % 5 == 0 else 5
        drawn += line(x, h / 2 - tall, x, h / 2 + tall, "#8fb0c0", stroke_width=1.6)
    drawn += rect(left, h / 2 - 5, max(room * at / limit, 1), 10, FROST, rx=5)
    x = left + room * at / limit
    drawn += circle(x, h / 2, 17, "#fff", stroke="#174a6b", stroke_width=2.4)
    drawn += text(x, h / 2 + 7, str(at), 20, "#123246", anchor="middle", family=SERIF, weight=800)
    drawn += text(w - 14, h / 2 + 8, str(limit), 24, "#fff", anchor="end", family=SERIF, weight=800)
    return drawn


# --- the loom


@cache
def thread(said: str, token: str, w: float, h: float, cell: float) -> str:
    """One action: its number and name, and the thread its pegs stand on."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#1d262d", rx=10, stroke="#3c4b56")
    drawn += line(8, h - 6 - cell / 2, w - 8, h - 6 - cell / 2, "#b89a5a", stroke_width=3,
                  stroke_opacity=0.55)  # fmt: skip
    if token:
        drawn += group(order_token(int(token), 26), x=42, y=4)
    return drawn + text(76, 25, capital(said), fitting(said, w * 0.56, 24, 14), LAMPLIGHT,
                        family=SERIF, weight=700)  # fmt: skip


@cache
def sign(action: str, size: float) -> str:
    """What an action is known by."""
    return rect(0, 0, size, size, "#131a20", rx=7) + icon(
        ACTION_ICONS[action], 3, 3, size - 6, LAMPLIGHT
    )


@cache
def peg(size: float) -> str:
    """An empty space of an action."""
    half = size / 2
    return circle(half, half, half - 3, "url(#gd-peg)", stroke="#6d7f8b", stroke_width=1.6)


@cache
def planned(faction: str, turn: str, size: float, count: int = 1) -> str:
    """An action cube on its peg, with its place in the order of resolution."""
    half = size / 2
    drawn = circle(half, half, half - 3, "#0f161b", stroke=TONES[faction][1], stroke_width=2)
    drawn += cut(faction, size * 0.74, size * 0.13, size * 0.13)
    low = half + size * (0.2 if faction == "callo" else 0.15)
    drawn += text(half, low, turn, size * 0.4, INKS[faction], anchor="middle", family=SERIF,
                  weight=800)  # fmt: skip
    if count > 1:
        drawn += circle(size - 9, 9, 10, "#10161a", stroke=PARCHMENT)
        drawn += text(size - 9, 14.5, f"×{count}", 14, "#fff", anchor="middle", family=SERIF,
                      weight=700)  # fmt: skip
    return drawn


@cache
def order_token(number: int, size: float) -> str:
    half = size / 2
    return circle(half, half, half - 1, "#5f4a1c", stroke=GOLD, stroke_width=1.8) + text(
        half, half + size * 0.2, str(number), size * 0.56, "#ffeec9", anchor="middle",
        family=SERIF, weight=800,
    )  # fmt: skip


# --- tracks


@cache
def sea_space(number: int, ship: int, red: bool, done: bool, w: float, h: float) -> str:
    """A space of the initiative track over its ship; a red ship has regions scored."""
    fill = "#4a1d16" if red and not done else "#212c34"
    edge = RED_SHIP if red else "#51626e"
    drawn = rect(0.5, 0.5, w - 1, h - 1, fill, rx=9, stroke=edge, stroke_width=2 if red else 1)
    tone = RED_SHIP if red else "#9fb4c0"
    drawn += group(path(SHIP, tone, opacity=0.5 if done else 1), x=w / 2 - 24, y=h - 31, scale=1.15)
    return drawn + text(w / 2 + 16, h - 11, str(ship), 21, "#fff", anchor="middle", family=SERIF,
                        weight=800)  # fmt: skip


@cache
def preview(
    steps: int, order: tuple[str, ...], me: str, cubes: int, width: float, scale: float
) -> str:
    """Where so many steps lead: the turn order as it would be, and the action cubes of it."""
    w, h = width / scale, 30.0
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#22303a", rx=8, stroke=LAMPLIGHT, stroke_width=1.3)
    drawn += text(9, h / 2 + 7, f"+{steps}", 19, LAMPLIGHT, family=SERIF, weight=800)
    step = min((w - 88) / len(order), 26)
    for place, faction in enumerate(order):
        x = 38 + place * step
        if faction == me:
            drawn += rect(x - 2, 2.5, step, h - 5, "#ffffff", rx=5, opacity=0.25)
        drawn += cut(faction, step - 4, x, (h - step + 4) / 2)
    drawn += text(w - 28, h / 2 + 6, f"{cubes}×", 17, LAMPLIGHT, anchor="end", family=SERIF,
                  weight=800)  # fmt: skip
    drawn += circle(w - 15, h / 2, 10, "#0f161b", stroke=TONES[me][1])
    return group(drawn, cut(me, 14, w - 22, h / 2 - 7), scale=scale)


@cache
def vuko_tile(said: str, on: bool, w: float, h: float) -> str:
    """In one line if it fits, or else in two that are smaller."""
    size = 19.0 if breadth(said, 19) < w - 12 else 15.0
    lines = [said] if size > 15 else wrapped(said, w - 10, size)[:2]
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#4a3a16" if on else "#1d262d", rx=7,
                 stroke=GOLD if on else "#51626e")  # fmt: skip
    for number, part in enumerate(lines):
        y = h / 2 + size / 3 + (number - (len(lines) - 1) / 2) * 15
        drawn += text(w / 2, y, part, fitting(part, w - 8, size, 13),
                      "#ffeec9" if on else "#b7c4cc", anchor="middle", weight=600)  # fmt: skip
    return drawn


@cache
def caption(said: str, w: float, size: float = 21) -> str:
    return text(0, size, said, fitting(said, w, size, 13), "#c7d3da", family=SERIF, weight=700)


@cache
def reputation_space(said: str, w: float, h: float) -> str:
    fill = "#e9eef0" if said == "0" else "#212c34"
    ink = INK if said == "0" else "#c3ced4"
    return rect(0.5, 0.5, w - 1, h - 1, fill, rx=6, stroke="#51626e") + text(
        w / 2, h - 5, said, 18, ink, anchor="middle", family=SERIF, weight=700
    )


@cache
def marker(faction: str, size: float) -> str:
    return cut(faction, size)


@cache
def race(
    faction: str, points: int, most: int, done: int, goal: int, w: float, h: float, lit: bool
) -> str:
    """How near a faction is to points and to its goal."""
    light, middle, _ = TONES[faction]
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#2a3842" if lit else "#1d262d", rx=9,
                 stroke=light if lit else "#3c4b56")  # fmt: skip
    drawn += cut(faction, h - 14, 6, 7)
    left = h + 2
    room = w - left - 70
    drawn += rect(left, 9, room, 11, "#0c1216", rx=5)
    drawn += rect(left, 9, max(room * min(points / most, 1), 2), 11, middle, rx=5, stroke=light,
                  stroke_width=0.8)  # fmt: skip
    drawn += text(w - 8, 22, f"{points}/{most}", 21, "#fff", anchor="end", family=SERIF, weight=800)
    drawn += icon(GOAL_ICONS[faction], left, 26, 18, light)
    for pip in range(goal):
        x = left + 34 + pip * min(22, (room - 30) / goal)
        drawn += circle(x, 35, 7, middle if pip < done else "#0c1216", stroke=light)
    drawn += text(w - 8, 44, f"{done}/{goal}", 21, light, anchor="end", family=SERIF, weight=800)
    return drawn


# --- faction boards


@cache
def head(seat: int, faction: str, score: int, said: str, name: str, w: float) -> str:
    """Shield, faction, points."""
    drawn = emblem(seat, 34, 2, 4) + group(figure(faction, 3, 1, 32), x=40, y=3)
    room = w - 84 - 60
    drawn += text(80, 19, name, fitting(name, room, 18, 13), LAMPLIGHT, family=SERIF, weight=700)
    drawn += text(80, 37, said, fitting(said, room, 15, 13), TONES[faction][0])
    return drawn + text(w - 6, 32, str(score), 30, LAMPLIGHT, anchor="end", family=SERIF,
                        weight=800)  # fmt: skip


@cache
def resource(kind: str, count: str, w: float, h: float) -> str:
    """A resource or a supply, counted."""
    fill = RESOURCE_FILLS.get(kind, "#dfe6ea")
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#131a20", rx=8, stroke="#34424c")
    if kind in RESOURCE_ICONS:
        drawn += icon(RESOURCE_ICONS[kind], 5, (h - 20) / 2, 20, fill)
    elif kind in TONES or kind == NEUTRAL:
        drawn += cut(kind, 20, 5, (h - 20) / 2)
    else:
        drawn += icon(kind, 5, (h - 20) / 2, 20, fill)
    return drawn + text(29, h / 2 + 6.5, count, fitting(count, w - 32, 19, 13), fill, family=SERIF,
                        weight=800)  # fmt: skip


@cache
def goal(faction: str, said: str, done: int, most: int, w: float) -> str:
    light, middle, _ = TONES[faction]
    drawn = rect(0.5, 0.5, w - 1, 43, "#131a20", rx=8, stroke=middle)
    drawn += icon(GOAL_ICONS[faction], 7, 9, 26, light)
    drawn += text(40, 18, said, fitting(said, w - 48, 15, 13), "#dfe6ea")
    step = min(22, (w - 100) / most)
    for pip in range(most):
        drawn += circle(48 + pip * step, 31, 6.5, middle if pip < done else "#0c1216", stroke=light)
    return drawn + text(w - 8, 37, f"{done}/{most}", 18, light, anchor="end", family=SERIF,
                        weight=800)  # fmt: skip


@cache
def book(size: float) -> str:
    """Where there is more to read."""
    drawn = rect(0.5, 0.5, size - 1, size - 1, "#22303a", rx=8, stroke=LAMPLIGHT)
    return drawn + icon(BOOK, size * 0.16, size * 0.16, size * 0.68, LAMPLIGHT)


@cache
def level(number: int, tokens: int, w: float, h: float) -> str:
    """A level of the faction board, with the M-factor tokens on it."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#1b1730", rx=8, stroke="#6a5aa8")
    drawn += text(7, 18, LEVEL_NAMES[number], 15, "#b7a8ea", family=SERIF, weight=700)
    shown = min(tokens, 3)
    for place in range(shown):
        drawn += icon("floating-crystal", w / 2 - shown * 9 + place * 18 - 1, h - 25, 20, "#d9ccff")
    return drawn + text(w - 7, 19, str(tokens), 18, "#fff" if tokens else "#6a5aa8", anchor="end",
                        family=SERIF, weight=800)  # fmt: skip


@cache
def arrow(right: bool, w: float, h: float) -> str:
    d = "M5 8H16V3L27 13L16 23V18H5Z" if right else "M27 8H16V3L5 13L16 23V18H27Z"
    return rect(0.5, 0.5, w - 1, h - 1, "#1b1730", rx=8, stroke=LAMPLIGHT) + group(
        path(d, LAMPLIGHT), x=(w - 32) / 2, y=(h - 26) / 2
    )


@cache
def kind(
    faction: str, number: int, said: str, supply: str, printed: tuple[str, ...], w: float
) -> str:
    """A kind of unit on the faction board: figure, name, abilities that are printed."""
    drawn = rect(0.5, 0.5, w - 1, 51, "#131a20", rx=8, stroke="#34424c")
    drawn += group(figure(faction, number, 1, 34), x=7, y=6)
    drawn += text(50, 20, said, fitting(said, w - 58 - 42, 17, 13), "#f0f4f6", family=SERIF,
                  weight=700)  # fmt: skip
    drawn += text(w - 8, 20, supply, 15, "#a9b8c2", anchor="end", family=SERIF)
    for place, ability in enumerate(printed):
        drawn += icon(UPGRADE_ICONS[ability], 50 + place * 25, 27, 20, TONES[faction][0])
    return drawn


@cache
def slot(upgrade: str | None, size: float) -> str:
    if upgrade is None:
        return rect(1, 1, size - 2, size - 2, "#0c1216", rx=6, stroke="#6d7f8b",
                    stroke_dasharray="4 3")  # fmt: skip
    return rect(1, 1, size - 2, size - 2, "#5f4a1c", rx=6, stroke=GOLD) + icon(
        UPGRADE_ICONS[upgrade], size * 0.16, size * 0.16, size * 0.68, "#ffeec9"
    )


@cache
def answer(signs: tuple[str, ...], w: float, h: float) -> str:
    """An answer on a piece of its own: icons and a few letters, side by side."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#22303a", rx=8, stroke=LAMPLIGHT, stroke_width=1.3)
    widths = [24.0 if sign in ICONS or sign == "→" else breadth(sign, 18) + 4 for sign in signs]
    x = (w - sum(widths)) / 2
    for sign, wide in zip(signs, widths, strict=True):
        if sign in ICONS:
            drawn += icon(sign, x, (h - 21) / 2, 21, LAMPLIGHT)
        else:
            drawn += text(x + 1, h / 2 + 6, sign, 18, LAMPLIGHT, family=SERIF, weight=800)
        x += wide
    return drawn


@cache
def words(said: str, w: float, size: float = 15, bold: bool = False) -> tuple[str, float]:
    """A sentence in lines, and how high they are."""
    lines = wrapped(capital(said), w, size)
    drawn = "".join(
        text(0, 15 + 19 * number, part, size, LAMPLIGHT if bold else "#dfe6ea",
             weight=700 if bold else None)
        for number, part in enumerate(lines)
    )  # fmt: skip
    return drawn, 19.0 * len(lines) + 4


@cache
def fact(sign: str, fill: str) -> str:
    """A sign in a box of 32 by 32."""
    return icon(sign, 3, 3, 26, fill)
