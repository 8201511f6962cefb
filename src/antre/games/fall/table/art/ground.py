"""The mountain from above: a disc of stone around a live volcano, carved once for each side."""

from __future__ import annotations

from math import cos, pi, sin

from antre.core.drawing import circle, group, icon, line, num, path
from antre.games.fall.content.board import Board
from antre.games.fall.content.names import CLANS
from antre.games.fall.table.art.palette import CLAN_ICONS, CLAN_TONES
from antre.games.fall.table.layout import RIM, SECTOR, Point, layout_of

SIDE = 900.0
MIDDLE = SIDE / 2


def ground_id(board: Board) -> str:
    return f"fk-ground-{board.name}"


def ground(board: Board) -> str:
    """A definition of 900 by 900, the volcano in the middle."""
    layout = layout_of(board)
    drawn = [
        circle(0, 0, RIM + 34, "#000", opacity=0.45),
        circle(0, 0, RIM + 26, "url(#fk-rock)"),
        *(sector(clan) for clan in range(len(CLANS))),
        circle(0, 0, RIM * 0.95, "url(#fk-heat)"),
    ]
    for one, other in layout.passages():
        drawn.append(passage(layout.spaces[one], layout.spaces[other]))
    drawn += [gate_mouth(at) for _, at in layout.gates()]
    drawn += [volcano(layout.volcano)]
    return f'<g id="{ground_id(board)}">{group(*drawn, x=MIDDLE, y=MIDDLE)}</g>'


def sector(clan: int) -> str:
    """A domain: its colour, its carving and its sign at the rim."""
    name = CLANS[clan]
    light, middle, dark = CLAN_TONES[name]
    first = clan * SECTOR - pi / 2 - SECTOR / 2
    last = first + SECTOR
    d = (
        f"M{num(60 * cos(first))} {num(60 * sin(first))}"
        f"L{num(RIM * cos(first))} {num(RIM * sin(first))}"
        f"A{num(RIM)} {num(RIM)} 0 0 1 {num(RIM * cos(last))} {num(RIM * sin(last))}"
        f"L{num(60 * cos(last))} {num(60 * sin(last))}Z"
    )
    return (
        path(d, dark)
        + path(d, middle, opacity=0.34)
        + path(d, f"url(#fk-c-{name})")
        + path(d, "none", stroke="#120d0a", stroke_width=5)
        + path(d, "none", stroke=light, stroke_width=1, stroke_opacity=0.35)
    )


def passage(one: Point, other: Point) -> str:
    return line(
        *one, *other, "#17110d", stroke_width=23, opacity=0.75, stroke_linecap="round"
    ) + line(*one, *other, "#5d4c3d", stroke_width=15, stroke_linecap="round")


def gate_mouth(at: Point) -> str:
    """The way in: a dark arch in the rim, lanterns beyond."""
    x, y = at
    return (
        circle(x * 1.03, y * 1.03, 34, "url(#fk-cold)", opacity=0.5)
        + line(x * 0.9, y * 0.9, x * 1.03, y * 1.03, "#17110d", stroke_width=30)
        + line(x * 0.9, y * 0.9, x * 1.02, y * 1.02, "#39484d", stroke_width=20)
    )


def volcano(size: float) -> str:
    return (
        circle(0, 0, size + 10, "#1a110c")
        + circle(0, 0, size + 4, "#3c2a1f")
        + circle(0, 0, size, "url(#fk-lava)")
        + path(
            f"M{num(-size * 0.5)} {num(size * 0.1)}Q{num(-size * 0.2)} {num(-size * 0.3)} 0 "
            f"{num(size * 0.05)}T{num(size * 0.5)} {num(-size * 0.1)}",
            "none", stroke="#fff3c4", stroke_width=4, opacity=0.6,
        )
    )  # fmt: skip


def sign(clan: str, size: float) -> str:
    """The mark of a clan as a round stone."""
    light, _, dark = CLAN_TONES[clan]
    half = size / 2
    return (
        circle(half, half, half - 1, f"url(#fk-g-{clan})", stroke=light, stroke_width=1.2)
        + icon(CLAN_ICONS[clan], size * 0.2 + 0.8, size * 0.2 + 0.8, size * 0.6, dark)
        + icon(CLAN_ICONS[clan], size * 0.2, size * 0.2, size * 0.6, light)
    )
