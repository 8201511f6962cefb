"""What the market of the Hall offers, drawn: decks, spells, workshops, tunnels, great halls."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    MUTED,
    PALE,
    SERIF,
    circle,
    embossed,
    fitting,
    gradient,
    group,
    icon,
    num,
    path,
    rect,
    text,
    wrapped,
)
from antre.games.hall.table.art.outline import Spot
from antre.games.hall.table.art.shelves import BRIGHT, Counted
from antre.games.hall.table.art.tokens import honor_mark, socket, token
from antre.games.hall.table.art.trolls import bars
from antre.games.hall.table.art.tunnels import HALL_SYMBOLS, WORKSHOP_SYMBOLS, bare_tile

SPELL_SYMBOLS = {
    "earth_ritual": "quake-stomp", "lavish_gifts": "swap-bag", "landslide": "falling-rocks",
    "alloy": "metal-plate", "transmutation": "crystal-shine", "echo": "echo-ripples",
    "war_drum": "drum", "levitation": "floating-crystal", "silver_rails": "railway",
    "iron_vein": "ore", "heartbeat": "heart-beats", "golden_rain": "heavy-rain",
    "iron_fist": "fist", "light_fingers": "robber-hand", "free_hands": "glowing-hands",
    "second_shift": "mining", "call_of_the_horde": "hunting-horn",
}  # fmt: skip


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
    cell = min(17.0, (h - 4) / 2)
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


DEFINITIONS = {
    "hk-page": gradient("hk-page", (0, "#1d4a43"), (1, "#0d2421"), x2=0.4),
}
