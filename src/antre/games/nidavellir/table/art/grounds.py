"""What the pieces of Nidavellir lie on: inns at night, the tray of a seat, racks and columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from antre.core import emblems
from antre.core.drawing import (
    GOLD,
    INK,
    MUTED,
    PALE,
    PARCHMENT,
    SERIF,
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
    with_icons,
    wrapped,
)
from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.table.art import cards, coins, gems
from antre.games.nidavellir.table.art.palette import COLOURS, DEEP, LAMPLIGHT

DUSK, LIT, DARK = "dusk", "lit", "dark"
WINDOW = "M0 86V30Q0 0 31 0Q62 0 62 30V86Z"


# Taverns.


@cache
def inn(tavern: str, name: str, light: str, w: float, h: float) -> str:
    """A tavern by night: wooden wall, arched window with its beast, name; lit, dusk or dark."""
    wall = _wall(light, w, h)
    if w < 500 and 60 < h < 90:
        return wall + _window(tavern, light, 12, 8, 0.4) + _name_line(name, light, 8, h - 11)
    if w < 500:
        return wall + _window(tavern, light, 6, 4, 0.3) + _name_line(name, light, 32, 23)
    scale = (h - 20) / 86
    return wall + _window(tavern, light, 14, 10, scale) + _name(name, light, 24 + 62 * scale, h / 2)


def _wall(light: str, w: float, h: float) -> str:
    planks = "".join(
        line(2, y, w - 2, y, "#000", stroke_opacity=0.35) for y in range(27, int(h) - 9, 27)
    )
    shine = {
        LIT: rect(0, 0, w, h, "url(#nv-lamp)", rx=10),
        DUSK: rect(0, 0, w, h, "url(#nv-ember)", rx=10),
    }
    rim = "#ffcf7a" if light == LIT else "#fff"
    return (
        rect(0, 0, w, h, "url(#nv-wood)", rx=10)
        + planks
        + rect(0, 0, w, h, "url(#nv-grain)", rx=10)
        + shine.get(light, "")
        + path(
            f"M10 .7H{num(w - 10)}",
            "none",
            stroke=rim,
            stroke_opacity=0.5 if light == LIT else 0.13,
        )
    )


def _window(tavern: str, light: str, x: float, y: float, scale: float) -> str:
    pane = {LIT: "url(#nv-window)", DUSK: "url(#nv-window2)", DARK: "url(#nv-night)"}[light]
    beast = {LIT: "#3a1d06", DUSK: "#1d110a", DARK: "#8c7550"}[light]
    bars = path("M31 2V86M1 40H61", "none", stroke="#1a100a", stroke_width=2.2, stroke_opacity=0.55)
    halo = circle(31, 44, 62, "url(#nv-halo)") if light == LIT and scale > 0.5 else ""
    return group(
        halo,
        path(WINDOW, "#0e0906", transform="translate(-3 -3) scale(1.097 1.07)"),
        path(WINDOW, pane),
        bars,
        icon(cards.SIGNS[tavern], 5, 25, 52, beast),
        path("M-6 86H68V91H-6Z", "#4a3321"),
        x=x, y=y, scale=scale,
    )  # fmt: skip


def _name(name: str, light: str, x: float, middle: float) -> str:
    fill = LAMPLIGHT if light == LIT else "#cdb78f" if light == DUSK else "#93805f"
    lines = wrapped(name, 96, 21)
    top = middle + 7 - 12 * (len(lines) - 1)
    return "".join(
        text(x, top + 24 * k, said, fitting(said, 96, 22, 15), fill, family=SERIF, weight=700)
        for k, said in enumerate(lines)
    )


def _name_line(name: str, light: str, x: float, y: float) -> str:
    fill = LAMPLIGHT if light == LIT else "#cdb78f" if light == DUSK else "#a8926c"
    return text(x, y, name, 17, fill, family=SERIF, weight=700)


@cache
def bidder(seat: int, size: float, turn: int) -> str:
    """The shield of who bids; with the turn in this tavern once that is known."""
    mark = ""
    if turn:
        r = size * 0.3
        x, y = size - r, size - r
        mark = circle(x, y, r, "#1a120c", stroke=GOLD) + text(
            x, y + r * 0.62, str(turn), r * 1.75, LAMPLIGHT, anchor="middle", weight=800
        )
    return emblems.emblem(seat, size) + mark


@cache
def spotlight(w: float, h: float, title: str) -> str:
    """A pool of light for cards that are shown apart."""
    ground = rect(0, 0, w, h, "#1a120c", rx=12, opacity=0.85)
    return (
        ground
        + rect(0, 0, w, h, "url(#nv-spot)", rx=12)
        + text(w / 2, 17, title, 16, LAMPLIGHT, anchor="middle", family=SERIF, weight=700)
    )


# A seat.


@cache
def tray(w: float, h: float) -> str:
    """The leather a player's things lie on."""
    return (
        rect(0, 0, w, h, "url(#nv-leather)", rx=14)
        + rect(0, 0, w, h, "url(#nv-grain)", rx=14)
        + rect(4.5, 4.5, w - 9, h - 9, "none", rx=10, stroke="#d9b27a", stroke_opacity=0.22,
               stroke_dasharray="5 4")
    )  # fmt: skip


@cache
def slot(tavern: str, size: float) -> str:
    """A place for a bid, with the beast of its tavern."""
    beast = icon(cards.SIGNS[tavern], size * 0.24, size * 0.24, size * 0.52, "#d9b27a", opacity=0.4)
    return coins.hollow(size) + beast


@cache
def plaque(name: str, w: float) -> str:
    """The name over a slot."""
    size = fitting(name, w, 15, 13)
    return text(w / 2, 14, name, size, PALE, anchor="middle", family=SERIF, weight=700)


@cache
def column(card_class: str, value: int, ranks: int, w: float, h: float) -> str:
    """A column of the army: its class, what it is worth now, its ranks."""
    r = min(15, w / 5)
    x = r + 5
    head = 2 * r + 9
    return (
        rect(1, 0, w - 2, h, "#000", rx=9, opacity=0.24)
        + rect(1, 0, w - 2, head, f"url(#nv-c-{card_class})", rx=9)
        + cards.medal(card_class, x, r + 4.5, r)
        + text(x + r + 5, r + 12, str(value), 23, "#ffe9bd", family=SERIF, weight=800)
        + (_rank_mark(ranks, w, r) if ranks else "")
    )


def _rank_mark(ranks: int, w: float, r: float) -> str:
    if w < 80:
        return ""
    return text(w - 19, r + 11, str(ranks), 15, PALE, anchor="end") + cards.chevron(
        w - 12, r + 5, 4.5, PALE
    )


@cache
def thread(w: float, columns: int) -> str:
    """A golden thread through a complete line."""
    step = w / columns
    beads = "".join(circle(step * k, 5, 3.2, "url(#nv-frame)") for k in range(1, columns))
    star = "M6 0L7.6 3.6L11.5 4L8.6 6.6L9.4 10.4L6 8.4L2.6 10.4L3.4 6.6L.5 4L4.400 3.6Z"
    return (
        line(4, 5, w - 4, 5, "#ffb52e", stroke_width=7, stroke_opacity=0.28, stroke_linecap="round")
        + line(4, 5, w - 4, 5, "#ffd97a", stroke_width=2, stroke_linecap="round")
        + beads
        + path(star, "#ffe9a8")
        + path(star, "#ffe9a8", transform=f"translate({num(w - 12)} 0)")
    )


@cache
def ranks(counts: tuple[int, ...], most: int, w: float) -> str:
    """Ranks by class as small bars, each with its symbol."""
    cell = w / len(counts)
    columns = enumerate(zip(CLASSES, counts, strict=True))
    return "".join(_bar(name, count, most, cell * k, cell) for k, (name, count) in columns)


def _bar(card_class: str, count: int, most: int, x: float, w: float) -> str:
    long = (w - 8) * count / most
    return (
        cards.medal(card_class, x + 12, 12, 10)
        + text(x + 27, 18, str(count), 18, PARCHMENT, weight=700)
        + rect(x + 2, 26, w - 8, 5, "#0006", rx=2)
        + (rect(x + 2, 26, long, 5, COLOURS[card_class], rx=2) if count else "")
    )


@cache
def purse(names: tuple[str, ...], size: float) -> str:
    """Coins in a row, small."""
    return "".join(coins.small_coin(name, size, k * (size + 1)) for k, name in enumerate(names))


# Beside the table.


@cache
def shelf(w: float, rows: int, step: float) -> str:
    """The rack of the treasury: wood, with an edge under each row."""
    h = rows * step + 12
    edges = "".join(
        rect(4, step * k + 1, w - 8, 4, "#000", rx=2, opacity=0.35) for k in range(1, rows + 1)
    )
    return (
        rect(0, 0, w, h, "url(#nv-wood)", rx=10) + rect(0, 0, w, h, "url(#nv-grain)", rx=10) + edges
    )


@cache
def rack(value: int, count: int, size: float) -> str:
    """A place of the treasury: its coins in a pile, or a gap with the value they had."""
    if count == 0:
        return coins.hollow(size) + text(
            size / 2, size * 0.63, str(value), size * 0.36, MUTED, anchor="middle", family=SERIF
        )
    pile = "".join(coins.coin_edge(size, 3 * k) for k in range(count - 1, 0, -1))
    return pile + coins.coin(f"r{value}", size)


@cache
def honour(distinction: str, name: str, holder: str, seat: int, w: float, h: float) -> str:
    """A distinction and who holds it."""
    card_class = CLASSES[list(cards.HONOURS).index(distinction)]
    room = w - h - 46
    mark = emblems.emblem(seat, 30, w - 36, (h - 30) / 2) if seat >= 0 else ""
    return (
        rect(0, 0, w, h - 3, "url(#nv-wood)", rx=8)
        + circle(
            h / 2 - 1,
            h / 2 - 1.5,
            h / 2 - 5,
            f"url(#nv-{card_class})",
            stroke=GOLD,
            stroke_opacity=0.7,
        )
        + icon(cards.HONOURS[distinction], h * 0.24, h * 0.21, h * 0.5, "#fff1c9")
        + text(
            h + 2, h / 2 - 3, name, fitting(name, room, 16, 13), "#f0d9a4", family=SERIF, weight=700
        )
        + text(h + 2, h / 2 + 13, holder, fitting(holder, room, 13.5, 13), MUTED)
        + mark
    )


# The end.


@cache
def result(
    seat: int,
    name: str,
    score: int,
    parts: Sequence[tuple[str, int]],
    best: int,
    place: int,
    w: float,
    h: float,
) -> str:
    """A seat in the final ranking: shield, name, score, and a bar of where it came from."""
    size = h - 14
    left, right = size + 24, w - 84
    won = place == 1
    bar, x = "", left
    for part, value in parts:
        width = (right - left) * value / max(best, 1)
        bar += _length(part, x, h - 30, width) if width > 1 else ""
        x += width
    wall = rect(0, 0, w, h - 5, "url(#nv-wood)", rx=10)
    shine = rect(0, 0, w, h - 5, "url(#nv-lamp)", rx=10) if won else ""
    crown = embossed("crown", right - 30, 2, 30, LAMPLIGHT, INK) if won else ""
    return (
        wall
        + shine
        + emblems.emblem(seat, size, 12, 4)
        + text(
            left,
            h - 35,
            name,
            fitting(name, right - left - 40, 22, 14),
            LAMPLIGHT if won else PALE,
            family=SERIF,
            weight=700,
        )
        + bar
        + crown
        + text(
            w - 16, h / 2 + 10, str(score), 36, LAMPLIGHT, anchor="end", family=SERIF, weight=800
        )
    )


def _length(part: str, x: float, y: float, w: float) -> str:
    """A part of the score; with its symbol, if there is room."""
    fill, symbol, ink = PARTS[part]
    mark = icon(symbol, x + w / 2 - 7.5, y + 1.5, 14, ink) if w > 18 else ""
    return rect(x, y, w - 1, 17, fill, rx=2.5) + mark


PARTS = {
    **{name: (COLOURS[name], cards.SYMBOLS[name], PARCHMENT) for name in CLASSES},
    "heroes": ("#f6d78c", "dwarf-face", INK),
    "coins": ("#b9693a", "two-coins", PARCHMENT),
}


def _definitions() -> dict[str, str]:
    made = {
        "nv-wood": gradient("nv-wood", (0, "#3a2a1d"), (0.5, "#2c2017"), (1, "#1d150f")),
        "nv-leather": gradient("nv-leather", (0, "#3b2b20"), (0.4, "#2e2119"), (1, "#211811")),
        "nv-grain": pattern(
            "nv-grain", 90, 34,
            path("M0 6Q30 3 60 7T90 5M0 17Q22 20 45 16T90 18M0 27Q40 24 90 28", "none",
                 stroke="#fff", stroke_opacity=0.035, stroke_width=1.5),
        ),
        "nv-lamp": glow(
            "nv-lamp", (0, "#ffb84d", 0.62), (0.4, "#e4812e", 0.3), (1, "#b0481a", 0.08),
            at=(0.09, 0.5, 0.95),
        ),
        "nv-ember": glow(
            "nv-ember", (0, "#ffb84d", 0.2), (0.5, "#e4812e", 0.05), (1, "#e4812e", 0),
            at=(0.06, 0.5, 0.5),
        ),
        "nv-halo": glow("nv-halo", (0, "#ffcf6a", 0.55), (1, "#ffcf6a", 0)),
        "nv-window": glow(
            "nv-window", (0, "#fff4bd"), (0.55, "#ffc95c"), (1, "#e58a24"), at=(0.5, 0.55, 0.65)
        ),
        "nv-window2": glow("nv-window2", (0, "#d99a45"), (1, "#6e3d16"), at=(0.5, 0.6, 0.7)),
        "nv-night": gradient("nv-night", (0, "#1b2430"), (1, "#11151b")),
        "nv-spot": glow("nv-spot", (0, "#ffcf7a", 0.35), (1, "#ffcf7a", 0.03), at=(0.5, 0.5, 0.6)),
    }  # fmt: skip
    for name in (*CLASSES, "other"):
        made[f"nv-c-{name}"] = gradient(
            f"nv-c-{name}", (0, COLOURS[name], 0.55), (1, DEEP[name], 0.5)
        )
    return made


ICONS = dict.fromkeys((
    *emblems.BEASTS, *cards.SYMBOLS.values(), *cards.PORTRAITS.values(), *cards.SIGNS.values(),
    *cards.HONOURS.values(), "dwarf-face",
))  # fmt: skip
DEFINITIONS = with_icons(
    ICONS, emblems.DEFINITIONS, coins.DEFINITIONS, gems.DEFINITIONS, cards.DEFINITIONS,
    _definitions(),
)  # fmt: skip
