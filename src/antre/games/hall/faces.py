"""The cards and boards of the Hall, drawn: trolls, spells, workshops, decks, trays, plaques.

A face is drawn in its own box from (0, 0), at the size asked for; equal arguments give the very
same face.
"""

from __future__ import annotations

from functools import cache

from antre.core import emblems
from antre.core.drawing import (
    PARCHMENT,
    SERIF,
    Value,
    circle,
    embossed,
    fitting,
    glow,
    gradient,
    group,
    icon,
    line,
    num,
    path,
    pattern,
    rect,
    text,
    wrapped,
)
from antre.games.hall.carvings import HALL_SYMBOLS, WORKSHOP_SYMBOLS, bare_tile
from antre.games.hall.outline import Spot
from antre.games.hall.tokens import (
    CLAN_TONES,
    clan_mark,
    honor_mark,
    socket,
    statue,
    token,
)

MUTED, PALE, BRIGHT = "#a8926c", "#e9d9b8", "#ffe2a3"
SPELL_SYMBOLS = {
    "earth_ritual": "quake-stomp", "lavish_gifts": "swap-bag", "landslide": "falling-rocks",
    "alloy": "metal-plate", "transmutation": "crystal-shine", "echo": "echo-ripples",
    "war_drum": "drum", "levitation": "floating-crystal", "silver_rails": "railway",
    "iron_vein": "ore", "heartbeat": "heart-beats", "golden_rain": "heavy-rain",
    "iron_fist": "fist", "light_fingers": "robber-hand", "free_hands": "glowing-hands",
    "second_shift": "mining", "call_of_the_horde": "hunting-horn",
}  # fmt: skip
ZONE_TONES = ("#39455a", "#6a7280", "#7d5a40", "#b3682f", "#dcab45")
ITALIC: dict[str, Value] = {"font_style": "italic"}
Kinds = tuple[str, ...]
Counted = tuple[tuple[str, int], ...]


# Trolls.


@cache
def troll(clan: str, level: int, symbols: Kinds, w: float, h: float) -> str:
    """A troll of the horde: clan and level, its face, what it produces."""
    head = 21.0
    foot = h - 38
    rows = [symbols[first : first + 3] for first in range(0, len(symbols), 3)]
    size = 18 if len(rows) > 1 else 19
    top = foot + (36 - size * len(rows)) / 2
    drawn = "".join(
        token(kind, size - 0.5, (w - size * len(row)) / 2 + k * size, top + number * size)
        for number, row in enumerate(rows)
        for k, kind in enumerate(row)
    )
    return (
        rect(1.5, 2.5, w - 1.5, h - 2, "#000", rx=7, opacity=0.4)
        + rect(0.5, 0.5, w - 2, h - 2.5, f"url(#hk-card-{clan})", rx=6)
        + rect(0.5, 0.5, w - 2, h - 2.5, "url(#hk-hide)", rx=6)
        + icon("troll", (w - 34) / 2 - 0.5, head - 6, 34, "#000", opacity=0.4)
        + icon("troll", (w - 34) / 2 - 1, head - 7, 33, "#f4e3c4")
        + clan_mark(clan, 20, 2, 2)
        + bars(level, w - 6, 5)
        + rect(3, foot, w - 7, 36, "#17100b", rx=5, opacity=0.72)
        + drawn
        + rect(0.5, 0.5, w - 2, h - 2.5, "none", rx=6, stroke=CLAN_TONES[clan][0],
               stroke_opacity=0.65)
    )  # fmt: skip


def bars(level: int, right: float, y: float) -> str:
    """The level of a troll: one bar, two or three."""
    return "".join(
        rect(right - 4 - 6.5 * k, y, 4.5, 11, "#ffe2a3", rx=1.2, stroke="#2a1a08", stroke_width=0.8)
        for k in range(level)
    )


@cache
def starter(produced: str, start: Counted, title: str, w: float, h: float) -> str:
    """A starting troll in hand: what it produces, and what it brings once."""
    tokens = [kind for kind, count in start for _ in range(count)]
    drawn = "".join(
        token(kind, 20, w - 24 - 21 * k, h - 25) for k, kind in enumerate(reversed(tokens))
    )
    return (
        rect(1.5, 2.5, w - 1.5, h - 2, "#000", rx=7, opacity=0.4)
        + rect(0.5, 0.5, w - 2, h - 2.5, "url(#hk-card-start)", rx=6)
        + rect(0.5, 0.5, w - 2, h - 2.5, "url(#hk-hide)", rx=6)
        + icon("troll", 4, h / 2 - 17, 32, "#f4e3c4")
        + token(produced, 23, 40, 3)
        + text(67, 20, title, fitting(title, w - 73, 15, 13), PALE)
        + line(42, h - 29, w - 8, h - 29, "#f4e3c4", stroke_dasharray="2 3", stroke_opacity=0.6)
        + drawn
    )


@cache
def plate(clan: str, level: int, symbols: Kinds, w: float, h: float) -> str:
    """A troll of a pack: its symbols as sockets that real tokens fill."""
    mark = clan_mark(clan, 19, 3, 2.5) if level else icon("troll", 4, 3.5, 17, "#f4e3c4")
    places = socket_places(len(symbols), w, h)
    holes = "".join(
        socket(kind, size, x, y) for kind, (x, y, size) in zip(symbols, places, strict=True)
    )
    return (
        rect(1, 2, w - 1, h - 1, "#000", rx=7, opacity=0.4)
        + rect(0.5, 0.5, w - 2, h - 2.5, f"url(#hk-card-{clan})", rx=6)
        + rect(0.5, 0.5, w - 2, h - 2.5, "url(#hk-hide)", rx=6)
        + rect(2.5, 23, w - 6, h - 27.5, "#17100b", rx=5, opacity=0.5)
        + rect(0.5, 0.5, w - 2, h - 2.5, "none", rx=6, stroke="#f4e3c4", stroke_opacity=0.35)
        + mark
        + bars(level, w - 5, 6)
        + holes
    )


def socket_places(count: int, w: float, h: float) -> list[tuple[float, float, float]]:
    """Where the symbols of a plate are, and how large: in one row, or in two."""
    left, top, room, high = 4.0, 24.0, w - 9, h - 29
    rows = 1 if count <= 3 else 2
    across = -(-count // rows)
    step = min(room / max(across, 2), high / rows, 31)
    places = []
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        x = left + (room - here * step) / 2 + column * step
        y = top + (high - rows * step) / 2 + row * step
        places.append((x + 0.5, y + 0.5, step - 1))
    return places


@cache
def vacancy(number: int, w: float, h: float) -> str:
    """A place of a pack where no troll stands yet."""
    return (
        rect(1, 1, w - 3, h - 3, "#000", rx=6, opacity=0.22)
        + rect(1, 1, w - 3, h - 3, "none", rx=6, stroke="#e8bd77", stroke_opacity=0.25,
               stroke_dasharray="4 4")
        + icon("troll", w / 2 - 10, h / 2 - 11, 19, "#e8bd77", opacity=0.16)
    )  # fmt: skip


@cache
def welcome(produced: Counted, w: float, h: float) -> str:
    """A place for the recruit, with all that the cascade from there would produce."""
    across = 3 if w > 100 else 2
    rows = -(-len(produced) // across)
    step, high = (w - 6) / across, min((h - 6) / max(rows, 1), 22)
    size = min(high - 1, 19)
    drawn = "".join(
        token(kind, size, 3 + k % across * step, 3 + (h - 6 - rows * high) / 2 + k // across * high)
        + text(
            3 + k % across * step + size + 1.5,
            3 + (h - 6 - rows * high) / 2 + k // across * high + size * 0.5 + 5.5,
            f"+{count}", 15, BRIGHT, weight=700,
        )
        for k, (kind, count) in enumerate(produced)
    )  # fmt: skip
    return (
        rect(1, 1, w - 3, h - 3, "#2a1c0d", rx=6, opacity=0.92)
        + rect(1, 1, w - 3, h - 3, "url(#hk-warm)", rx=6)
        + rect(1, 1, w - 3, h - 3, "none", rx=6, stroke="#ffcf5a", stroke_width=1.6,
               stroke_dasharray="5 3")
        + drawn
    )  # fmt: skip


@cache
def small_pack(trolls: tuple[tuple[str, int, int], ...], w: float) -> str:
    """A pack at a glance: ten places, each troll in its clan's colour, a dot for each token."""
    step, h = w / 4, 14.0
    drawn = ""
    for number, (clan, level, held) in enumerate(trolls):
        row, column = PLACES[number]
        x, y = (column + row / 2) * step, (3 - row) * h
        if not clan:
            drawn += rect(x + 1, y + 1, step - 2, h - 2, "#000", rx=3, opacity=0.35)
            continue
        tone = CLAN_TONES[clan][1] if clan in CLAN_TONES else "#6d5a44"
        dots = "".join(circle(x + 5 + 4 * k, y + 9.5, 1.6, "#fff6d8") for k in range(min(held, 6)))
        strokes = "".join(
            rect(x + step - 5 - 3.4 * k, y + 2.6, 2, 4, "#241503") for k in range(level)
        )
        drawn += rect(x + 1, y + 1, step - 2, h - 2, tone, rx=3) + dots + strokes
    return drawn


# Row and column of each place of a pack, the starting row being row 0.
PLACES = (
    (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0),
)  # fmt: skip


# The market.


@cache
def deck(level: int, count: int, w: float, h: float) -> str:
    """The deck of a level: its bars, and how many trolls are left."""
    return (
        rect(2.5, 3.5, w - 3, h - 4, "#000", rx=4, opacity=0.4)
        + rect(1, 1, w - 3, h - 3, "url(#hk-back)", rx=4, stroke="#c99b5d", stroke_opacity=0.5)
        + group(bars(level, 0, 0), x=w / 2 + 1 + 3.2 * level, y=5)
        + text(
            w / 2 - 0.5, h - 7, str(count), 16, BRIGHT, anchor="middle", family=SERIF, weight=700
        )
    )


@cache
def price(coins: int, w: float, h: float) -> str:
    """What a row costs: so many bribes."""
    return (
        token("coin", 18, (w - 18) / 2, 0)
        + text(w / 2, h - 2, str(coins), 17, BRIGHT, anchor="middle", family=SERIF, weight=700)
    )  # fmt: skip


@cache
def bribes(what: Counted, w: float) -> str:
    """What lies on a troll of the horde."""
    tokens = [kind for kind, count in what for _ in range(count)]
    step = min(14.0, (w - 20) / max(len(tokens) - 1, 1))
    return "".join(token(kind, 19, k * step, 0) for k, kind in enumerate(tokens))


@cache
def stack_of(drawn: str, count: int, size: float) -> str:
    """Something with its number beside it."""
    return drawn + text(
        size + 4, size / 2 + 6, str(count), 17, PALE if count else MUTED, family=SERIF, weight=700
    )


@cache
def spell(name: str, title: str, effect: str, runes: int, w: float, h: float) -> str:
    """A spell of the grimoire: what it does, and the runes that lie on it."""
    left, room = h + 2, w - h - 32
    # Words turn out a little narrower than they are measured.
    lines = wrapped(effect, room * 1.1, 14)
    words = "".join(text(left, 35 + 15.5 * k, said, 14, PALE) for k, said in enumerate(lines))
    stones = "".join(
        token("rune", 16, w - 22, 4 + 17 * k)
        if k < runes
        else socket("rune", 16, w - 22, 4 + 17 * k)
        for k in range(3)
    )
    return (
        rect(1, 2, w - 1, h - 2, "#000", rx=8, opacity=0.4)
        + rect(0.5, 0.5, w - 2, h - 3, "url(#hk-page)", rx=7, stroke="#3b9a86",
               stroke_opacity=0.55)
        + rect(4, 4, h - 11, h - 10, "#0c2a26", rx=6)
        + embossed(SPELL_SYMBOLS[name], 8, 8, h - 19, "#a5e6d4", "#04100e")
        + text(left, 18, title, fitting(title, room, 17, 14), "#c9fff0", family=SERIF, weight=700)
        + words
        + stones
    )  # fmt: skip


@cache
def shop(
    name: str, title: str, uses: tuple[tuple[Counted, Counted, bool], ...], count: int, w: float,
    h: float,
) -> str:  # fmt: skip
    """A workshop of the supply: its sign, its name, what turns into what, how many are left."""
    x = h + 4.0
    drawn = ""
    for give, gain, back in uses:
        sides, width = _conversion(give, gain, back, 19)
        drawn += group(sides, x=x, y=h - 24)
        x += width + 10
    if not uses:
        drawn = group(_fetching(19), x=x, y=h - 24)
    return (
        rect(1, 2, w - 1, h - 2, "#000", rx=8, opacity=0.35)
        + rect(0.5, 0.5, w - 2, h - 3, "url(#hk-wood)", rx=7)
        + circle(h / 2, h / 2 - 1, h / 2 - 5, "#1c120b", stroke="#e8bd77", stroke_width=1.2)
        + icon(WORKSHOP_SYMBOLS[name], h * 0.22, h * 0.2, h * 0.54, BRIGHT)
        + text(
            h + 4, 17, title, fitting(title, w - h - 44, 16, 13), BRIGHT, family=SERIF, weight=700
        )
        + drawn
        + text(w - 10, h / 2 + 5, f"×{count}", 17, PALE, anchor="end", family=SERIF, weight=700)
    )


def _fetching(size: float) -> str:
    """From a troll to storage."""
    return (
        icon("troll", 0, 0, size, PALE)
        + _any(size, size + 2)
        + _arrow(2 * size + 4, size / 2, False)
        + icon("wooden-crate", 2 * size + 24, 0, size, PALE)
    )


def _conversion(give: Counted, gain: Counted, back: bool, size: float) -> tuple[str, float]:
    """Tokens, an arrow, tokens; and how wide all that is."""
    drawn, x = "", 0.0
    for kind, count in give:
        drawn += _several(kind, count, size, x)
        x += size * (1.6 if count > 1 else 1) + 1
    drawn += _arrow(x + 1, size / 2, back)
    x += 19
    for kind, count in gain:
        drawn += _several(kind, count, size, x)
        x += size * (1.6 if count > 1 else 1) + 1
    return drawn, x


def _several(kind: str, count: int, size: float, x: float) -> str:
    if kind == "any":
        return "".join(_any(size, x + k * size * 0.6) for k in range(count))
    return "".join(token(kind, size, x + k * size * 0.6, 0) for k in range(count))


def _any(size: float, x: float) -> str:
    r = size / 2
    return (
        circle(x + r, r, r - 1, "#3a2a1d", stroke="#e9d9b8", stroke_width=1.3)
        + text(x + r, r + 5, "?", 14, PALE, anchor="middle", weight=700)
    )  # fmt: skip


def _arrow(x: float, y: float, back: bool) -> str:
    tail = "M4 -4L0 0L4 4M0 0" if back else "M0 0"
    return path(
        f"{tail}H15M11 -4L15 0L11 4", "none", stroke=BRIGHT, stroke_width=2,
        transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip


@cache
def swap(give: Counted, gain: Counted, w: float, h: float) -> str:
    """A conversion to choose."""
    sides, width = _conversion(give, gain, False, 26)
    return _button(w, h) + group(sides, x=(w - width) / 2, y=(h - 26) / 2 - 1)


def _button(w: float, h: float) -> str:
    return (
        rect(1, 2, w - 1, h - 2, "#000", rx=8, opacity=0.4)
        + rect(0.5, 0.5, w - 2, h - 3, "url(#hk-wood)", rx=7, stroke="#e8bd77",
               stroke_opacity=0.5)
    )  # fmt: skip


@cache
def dig_button(size: int, mineral: str, honor: int, w: float, h: float) -> str:
    """A tunnel paid with one mineral: so many of it, for so much honor."""
    s = 21.0
    y = (h - s) / 2 - 1
    cost = text(4, h / 2 + 4.5, str(size), 15, PALE, weight=700)
    if mineral == "mixed":
        mark = token("stone", 15, 12, y - 2) + token("iron", 15, 19, y + 7)
        return _button(w, h) + cost + mark
    worth = text(w - 5, h / 2 + 5, f"+{honor}", 16, BRIGHT, anchor="end", family=SERIF, weight=700)
    return _button(w, h) + cost + token(mineral, s, 13, y) + worth


@cache
def rack_row(
    shape: tuple[Spot, ...], anchor: Spot | None, count: int, w: float, h: float, room: float
) -> str:
    """A shape of the supply and how many tiles of it are left."""
    cell = 17.0
    across, down = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
    x, y = (room - 36 - across * cell) / 2 + 3, (h - down * cell) / 2 - 1
    return (
        rect(0.5, 0.5, w - 1, h - 2, "url(#hk-wood)", rx=7, opacity=0.75)
        + group(bare_tile(shape, anchor, cell), x=x, y=y, opacity=1 if count else 0.35)
        + text(room - 32, h / 2 + 5.5, f"×{count}", 16, PALE if count else MUTED, family=SERIF,
               weight=700)
    )  # fmt: skip


@cache
def hall_card(
    name: str, title: str, shape: tuple[Spot, ...], altar: Spot, values: tuple[int, int], w: float,
    h: float,
) -> str:  # fmt: skip
    """A great hall of the supply: its plan with the altar, and its two values."""
    cell = 15.0
    across, down = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
    x, y = 8.0, 24 + (h - 30 - down * cell) / 2
    ax, ay = x + altar[0] * cell, y + altar[1] * cell
    low, high = values
    right = x + across * cell + (w - 8 - x - across * cell) / 2
    return (
        rect(1, 2, w - 1, h - 2, "#000", rx=8, opacity=0.35)
        + rect(0.5, 0.5, w - 2, h - 3, "url(#hk-wood)", rx=7)
        + icon(HALL_SYMBOLS[name], w - 24, 4, 18, "#e8bd77", opacity=0.8)
        + text(8, 18, title, fitting(title, w - 34, 15.5, 13), BRIGHT, family=SERIF, weight=700)
        + group(bare_tile(shape, None, cell), x=x, y=y)
        + rect(ax + 1.5, ay + 1.5, cell - 3, cell - 3, "#4a2f10", rx=2, stroke="#ffdf9a")
        + icon("star-altar", ax + 2.5, ay + 2, cell - 5, "#ffe9b8")
        + honor_mark(low, 27, right - 31, y - 2 + down * cell / 2 - 12)
        + honor_mark(high, 33, right - 2, y - 2 + down * cell / 2 - 15)
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
def standing(seat: int, score: int, said: str, size: float) -> str:
    """Shield and score."""
    return (
        emblems.emblem(seat, size)
        + text(size + 7, size * 0.6, str(score), size * 0.6, BRIGHT, family=SERIF, weight=700)
        + text(size + 8, size * 0.94, said, 14, "#c4ab80")
    )


@cache
def estate(seat: int, score: int, said: str, estimate: str, in_force: str, w: float) -> str:
    """My shield, the score as if the game ended now, and the spells in force."""
    room = w - 150
    lines = wrapped(in_force, room * 1.1, 14)[:2] if in_force else []
    return (
        standing(seat, score, said, 62)
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
def caption(said: str, w: float) -> str:
    return text(0, 14, said, fitting(said, w, 15, 13), "#c4ab80", family=SERIF, **ITALIC)


@cache
def paragraph(said: str, w: float) -> str:
    """A few words in several lines."""
    lines = wrapped(said, w, 15)
    return "".join(text(0, 14 + 18 * k, line, 15, PALE) for k, line in enumerate(lines))


@cache
def slot_choice(produced: str, w: float, h: float) -> str:
    """A slot of the starting row as it would be with one of the trolls in hand."""
    size = min(h - 18, w - 16, 28)
    return (
        rect(1, 1, w - 4, h - 3, "url(#hk-card-start)", rx=6, opacity=0.75)
        + rect(1, 1, w - 4, h - 3, "none", rx=6, stroke="#ffcf5a", stroke_width=1.4,
               stroke_dasharray="5 3")
        + token(produced, size, (w - 2 - size) / 2, (h - size) / 2 - 1)
    )  # fmt: skip


def _cards() -> dict[str, str]:
    tones = {clan: (middle, dark) for clan, (_, middle, dark) in CLAN_TONES.items()}
    tones["start"] = ("#7a6a55", "#2c241b")
    return {
        f"hk-card-{clan}": gradient(f"hk-card-{clan}", (0, near), (1, far), x2=0.3)
        for clan, (near, far) in tones.items()
    }


DEFINITIONS = {
    **_cards(),
    "hk-hide": pattern(
        "hk-hide", 34, 26,
        path("M2 5q6 -3 11 0M19 12q5 3 11 0M6 20q4 -2 8 1M24 23q4 -2 8 0", "none", stroke="#000",
             stroke_opacity=0.16, stroke_width=1.5),
    ),
    "hk-back": gradient("hk-back", (0, "#5a4026"), (1, "#24170c"), x2=0.3),
    "hk-page": gradient("hk-page", (0, "#1d4a43"), (1, "#0d2421"), x2=0.4),
    "hk-wood": gradient("hk-wood", (0, "#4a3524"), (0.5, "#382718"), (1, "#241810")),
    "hk-shelf": gradient("hk-shelf", (0, "#3a3029"), (0.4, "#2b241f"), (1, "#1d1815")),
    "hk-warm": glow("hk-warm", (0, "#ffb84d", 0.5), (1, "#e4812e", 0.06), at=(0.5, 0.5, 0.7)),
}  # fmt: skip
