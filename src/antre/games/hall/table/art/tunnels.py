"""What is built into the mountain, drawn: tunnels, halls, gates, workshops and their sites.

A gallery has the colour and the pattern of its seat; the outline of each tile stays visible, for
one tile is one tunnel. Everything is drawn for spaces of 40 by 40 and scaled to the board.
"""

from __future__ import annotations

from functools import cache

from antre.core import emblems
from antre.core.drawing import (
    GOLD,
    SERIF,
    Value,
    circle,
    glow,
    gradient,
    group,
    icon,
    path,
    pattern,
    rect,
    stamp,
    text,
)
from antre.games.hall.table.art.outline import Spot, tile_path
from antre.games.hall.table.art.tokens import honor_mark, token

CELL = 40
NOBODY = -1
Shape = tuple[Spot, ...]
HALL_SYMBOLS = {
    "wellspring": "water-fountain", "shaman_chamber": "tribal-mask", "stonecutter": "stone-block",
    "great_forge": "anvil-impact", "treasure_hall": "open-treasure-chest", "feast_hall": "meal",
}  # fmt: skip
WORKSHOP_SYMBOLS = {
    "cartwright": "cartwheel", "rune_forge": "stone-tablet", "charm_weaver": "spinning-wheel",
    "grinding_mill": "stone-wheel", "mint": "crown-coin", "stone_mill": "water-mill",
    "ironworks": "anvil", "hammer_forge": "gear-hammer", "warehouse": "wooden-crate",
    "hammer_exchange": "shaking-hands", "stewardship": "keyring",
}  # fmt: skip
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


@cache
def tunnel(shape: Shape, seat: int, cell: float) -> str:
    """A tile dug into the rock; those cut off from every gate belong to nobody."""
    floor = tile_path(shape, CELL, 3, 7)
    colour = f"url(#s-seat{seat})" if seat >= 0 else "url(#hk-lost)"
    weave = f"url(#s-weave{seat})" if seat >= 0 else "url(#hk-dust)"
    return group(
        path(tile_path(shape, CELL, 0.8, 8), "#0d0907", opacity=0.92),
        path(floor, colour),
        path(floor, weave),
        path(tile_path(shape, CELL, 4.4, 6), "none", stroke="#000", stroke_opacity=0.42,
             stroke_width=3),
        path(floor, "none", stroke="#fff3d6", stroke_opacity=0.5, stroke_width=1.2),
        scale=cell / CELL,
    )  # fmt: skip


@cache
def bare_tile(shape: Shape, anchor: Spot | None, cell: float) -> str:
    """A tile of the supply; the hole near one end can take a pedestal."""
    floor = tile_path(shape, CELL, 2.5, 7)
    hole = ""
    if anchor is not None:
        x, y = (anchor[0] + 0.5) * CELL, (anchor[1] + 0.5) * CELL
        hole = circle(x, y, 8.5, "#17100b") + circle(
            x, y, 8.5, "none", stroke="#e8bd77", stroke_width=2.4, stroke_opacity=0.9
        )
    lines = "".join(
        f"M{x * CELL} {y * CELL + 9}v{CELL - 18}" for x, y in shape if (x - 1, y) in shape
    ) + "".join(f"M{x * CELL + 9} {y * CELL}h{CELL - 18}" for x, y in shape if (x, y - 1) in shape)
    return group(
        path(tile_path(shape, CELL, 0.6, 8), "#0d0907"),
        path(floor, "url(#hk-tile)"),
        path(floor, "url(#hk-dust)"),
        path(lines, "none", stroke="#1c130c", stroke_opacity=0.4, stroke_width=2,
             stroke_dasharray="3 3") if lines else "",
        path(floor, "none", stroke="#ffe6b8", stroke_opacity=0.6, stroke_width=1.4),
        hole,
        scale=cell / CELL,
    )  # fmt: skip


@cache
def ghost(shape: Shape, marks: Shape, cell: float, hall: str = "") -> str:
    """The tile in hand: a glowing outline."""
    floor = tile_path(shape, CELL, 2, 8)
    rings = "".join(
        circle((x + 0.5) * CELL, (y + 0.5) * CELL, 8, "none", stroke="#fff2c4", stroke_width=2,
               stroke_dasharray=None if hall else "3 3")
        for x, y in marks
    )  # fmt: skip
    altar = "".join(
        icon("star-altar", (x + 0.22) * CELL, (y + 0.18) * CELL, 24, "#fff2c4") for x, y in marks
    )
    return group(
        path(floor, "#ffb52e", fill_opacity=0.36),
        path(floor, "none", stroke="#000", stroke_opacity=0.6, stroke_width=6),
        path(floor, "none", stroke="#ffe9a8", stroke_width=3),
        altar if hall else rings,
        scale=cell / CELL,
    )


@cache
def gate(seat: int, cell: float) -> str:
    """The portal where a network begins, with the shield of its seat."""
    return group(
        path(tile_path(((0, 0),), CELL, 0.5, 10), "#0d0907"),
        path(tile_path(((0, 0),), CELL, 2.5, 9), f"url(#s-seat{seat})"),
        circle(20, 20, 18, "url(#hk-gate)"),
        emblems.emblem(seat, 33, 3.5, 3.5),
        scale=cell / CELL,
    )


@cache
def start(mark: int, cell: float) -> str:
    """A start space: a ring of standing stones with its mark."""
    stones: dict[str, Value] = {
        "stroke": "#d8c39a", "stroke_width": 4, "stroke_dasharray": "5 5.500",
        "stroke_opacity": 0.9,
    }  # fmt: skip
    return group(
        circle(20, 20, 17, "#000", opacity=0.45),
        circle(20, 20, 15, "none", **stones),
        text(20, 28, str(mark), 22, "#ffe2a3", anchor="middle", family=SERIF, weight=800),
        scale=cell / CELL,
    )


@cache
def hall(
    name: str, shape: Shape, altar: Spot, seat: int, values: tuple[int, int, bool], cell: float
) -> str:
    """A great hall: paved floor in the frame of its seat, altar, and what it is worth."""
    low, high, crowned = values
    floor = tile_path(shape, CELL, 6, 5)
    colour = f"url(#s-seat{seat})" if seat >= 0 else "url(#hk-lost)"
    weave = f"url(#s-weave{seat})" if seat >= 0 else "url(#hk-dust)"
    x, y = altar
    return group(
        path(tile_path(shape, CELL, 0.5, 9), "#0d0907"),
        path(tile_path(shape, CELL, 2.5, 8), colour),
        path(tile_path(shape, CELL, 2.5, 8), weave),
        path(floor, "url(#hk-marble)"),
        path(floor, "url(#hk-paving)"),
        path(floor, "none", stroke="#3b2408", stroke_width=1.6),
        _altar(x, y, crowned),
        _worth(name, shape, altar, low, high, crowned),
        scale=cell / CELL,
    )


def _altar(x: int, y: int, crowned: bool) -> str:
    light = circle(x * CELL + 20, y * CELL + 20, 19, "url(#hk-halo)") if crowned else ""
    return (
        rect(x * CELL + 5, y * CELL + 5, 30, 30, "#4a2f10", rx=5, stroke="#ffdf9a",
             stroke_width=2)
        + light
        + icon("star-altar", x * CELL + 9, y * CELL + 8, 22, "#ffe9b8")
    )  # fmt: skip


def _worth(name: str, shape: Shape, altar: Spot, low: int, high: int, crowned: bool) -> str:
    """The symbol of the hall and its two values, away from the altar."""
    free = [spot for spot in shape if spot != altar]
    pairs = [spot for spot in free if (spot[0] + 1, spot[1]) in free]
    far = max(pairs, key=lambda spot: (abs(spot[1] - altar[1]), abs(spot[0] + 0.5 - altar[0])))
    rest = [spot for spot in free if spot != far and spot != (far[0] + 1, far[1])]
    x, y = far[0] * CELL, far[1] * CELL
    sx, sy = rest[0]
    return (
        icon(HALL_SYMBOLS[name], sx * CELL + 7, sy * CELL + 7, 26, "#4a2f10", opacity=0.75)
        + honor_mark(
            low, 30 if crowned else 38, x + (6 if crowned else 1), y + (6 if crowned else 1)
        )
        + honor_mark(
            high, 38 if crowned else 30, x + (41 if crowned else 45), y + (1 if crowned else 5)
        )
    )


@cache
def site(cell: float) -> str:
    """Where a workshop can be founded: a levelled square with four steps down to it."""
    ground: dict[str, Value] = {"stroke": GOLD, "stroke_opacity": 0.75, "stroke_dasharray": "5 4"}
    return group(
        rect(1.5, 1.5, 37, 37, "#0f0b09", rx=6, opacity=0.72),
        rect(4.5, 4.5, 31, 31, "none", rx=5, stroke_width=1.8, **ground),
        icon("anvil", 10, 10, 20, "#c9a566", opacity=0.75),
        scale=cell / CELL,
    )


@cache
def workshop(name: str, open_sides: tuple[bool, ...], cell: float) -> str:
    """A workshop with its four entrances; those that some network reaches are lit."""
    doors = "".join(_door(side, lit) for side, lit in zip(SIDES, open_sides, strict=True))
    return group(
        rect(1, 1, 38, 38, "#0d0907", rx=6),
        rect(3, 3, 34, 34, "url(#hk-timber)", rx=4),
        doors,
        circle(20, 20, 14.5, "#1c120b", stroke="#e8bd77", stroke_width=1.4),
        icon(WORKSHOP_SYMBOLS[name], 9.5, 9.5, 21, "#ffe2a3"),
        scale=cell / CELL,
    )


def _door(side: Spot, lit: bool) -> str:
    dx, dy = side
    x, y = 20 + dx * 17.5, 20 + dy * 17.5
    w, h = (15, 7) if dy else (7, 15)
    fill = "#ffcf5a" if lit else "#2b1d12"
    halo = circle(x, y, 11, "url(#hk-halo)") if lit else ""
    return halo + rect(x - w / 2, y - h / 2, w, h, fill, rx=2.5, stroke="#0d0907", stroke_width=1.2)


# By their number, where the tokens of a buried treasure lie in a space.
HOARD = {
    1: ((9, 9),),
    2: ((3, 5), (17, 15)),
    3: ((2, 3), (19, 3), (10.5, 17)),
    4: ((1, 2), (19, 2), (1, 19), (19, 19)),
}


@cache
def treasure(tokens: tuple[str, ...], cell: float) -> str:
    """Buried resources: the very tokens, half hidden, and a glint."""
    places = HOARD[len(tokens)]
    size = 22 if len(tokens) == 1 else 20
    return group(
        circle(20, 21, 18, "#000", opacity=0.42),
        *(token(kind, size, *at) for kind, at in zip(tokens, places, strict=True)),
        path("M32 3L33.800 8.200L39 10L33.800 11.800L32 17L30.200 11.800L25 10L30.200 8.200Z",
             "#fff6d8", opacity=0.95),
        scale=cell / CELL,
    )  # fmt: skip


@cache
def rubble(stones: tuple[tuple[float, float, int], ...], cell: float) -> str:
    """All broken rock that still lies on the mountain."""
    return "".join(stamp(f"hk-rubble{which}", x, y, cell, cell) for x, y, which in stones)


@cache
def landing(cost: str, cell: float) -> str:
    """A space a statue can be moved to, and the carts that takes."""
    figure = text(20, 27, cost, 20, "#ffe9a8", anchor="middle", family=SERIF, weight=800)
    return group(
        circle(20, 20, 18, "url(#hk-halo)"),
        circle(20, 20, 12.5, "#1a1009", fill_opacity=0.82, stroke="#ffe9a8", stroke_width=2.4),
        figure if cost else circle(20, 20, 4, "#ffe9a8"),
        scale=cell / CELL,
    )


# What these refer to.

DEFINITIONS = {
    "hk-lost": gradient("hk-lost", (0, "#6f6a64"), (1, "#3a3632")),
    "hk-tile": gradient("hk-tile", (0, "#b08a5e"), (0.5, "#8d6a44"), (1, "#66492c"), x2=0.4),
    "hk-marble": gradient("hk-marble", (0, "#f0dcae"), (0.5, "#d5b274"), (1, "#a67c3e"), x2=0.5),
    "hk-timber": gradient("hk-timber", (0, "#8a6238"), (1, "#4b3018"), x2=0.4),
    "hk-gate": glow("hk-gate", (0, "#fff2c4", 0.75), (0.6, "#fff2c4", 0.22), (1, "#fff2c4", 0)),
    "hk-dust": pattern(
        "hk-dust", 26, 22,
        path("M3 4l4 2M15 8l5 -2M8 15l3 3M20 17l4 1M1 20l3 -2", "none", stroke="#000",
             stroke_opacity=0.2, stroke_width=1.4),
    ),
    "hk-paving": pattern(
        "hk-paving", 20, 20,
        path("M0 0H20M0 10H20M5 0V10M15 10V20", "none", stroke="#5b3a10", stroke_opacity=0.3,
             stroke_width=1.2),
    ),
}  # fmt: skip
