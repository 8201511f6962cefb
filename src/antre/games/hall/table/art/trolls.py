"""The trolls of the Hall, drawn: in the horde, in hand, and in a pack."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    PALE,
    circle,
    fitting,
    glow,
    gradient,
    icon,
    line,
    rect,
    text,
)
from antre.games.hall.table.art.shelves import BRIGHT, Counted, Kinds
from antre.games.hall.table.art.tokens import CLAN_TONES, clan_mark, socket, token

# Row and column of each place of a pack, the starting row being row 0.
ROW_AND_COLUMN = (
    (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0),
)  # fmt: skip


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


@cache
def place(name: str, w: float, h: float) -> str:
    """What sentences call a place of the horde, in the head of its card."""
    return text(
        w / 2, h - 4, name, 13, "#f4e3c4", anchor="middle", weight=700, stroke="#2a1a08",
        stroke_width=2, paint_order="stroke",
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


def place_number(number: int, w: float, y: float = 0) -> str:
    """What sentences call a place of a pack."""
    return rect(w / 2 - 10, y + 1, 19, 15, "#17100b", rx=5, opacity=0.72) + text(
        w / 2 - 0.5, y + 12.5, str(number), 13, BRIGHT, anchor="middle", weight=700
    )


@cache
def plate(clan: str, level: int, symbols: Kinds, number: int, w: float, h: float) -> str:
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
        + place_number(number, w, 3)
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
        + icon("troll", w / 2 - 10, h / 2 - 8, 19, "#e8bd77", opacity=0.16)
        + place_number(number, w, 3)
    )  # fmt: skip


@cache
def welcome(produced: Counted, number: int, w: float, h: float) -> str:
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
        + place_number(number, w, -6)
    )  # fmt: skip


@cache
def small_pack(trolls: tuple[tuple[str, int, int], ...], w: float) -> str:
    """A pack at a glance: ten places, each troll in its clan's colour, a dot for each token."""
    step, h = w / 4, 14.0
    drawn = ""
    for number, (clan, level, held) in enumerate(trolls):
        row, column = ROW_AND_COLUMN[number]
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
    "hk-warm": glow("hk-warm", (0, "#ffb84d", 0.5), (1, "#e4812e", 0.06), at=(0.5, 0.5, 0.7)),
}
