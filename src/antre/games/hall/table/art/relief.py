"""The mountain from above, drawn once for each side of the board: terraces, heart, woods.

Five terraces rise from night-blue stone to molten gold. What changes in a game, tunnels and
rubble and statues, is laid upon this ground piece by piece.
"""

from __future__ import annotations

import random
from functools import lru_cache

from antre.core.drawing import (
    circle,
    embossed,
    glow,
    gradient,
    group,
    icon,
    num,
    path,
    pattern,
    rect,
    stamp,
    stamped,
    text,
    use,
)
from antre.games.hall.content.board import Board
from antre.games.hall.content.grid import SIDE, STRIDE, cell_name, cells_of
from antre.games.hall.table.art.outline import Spot, cliff_path, smooth

SIZE = 960  # of the whole picture
RIM = 20
LEGEND = (180, 216)  # what is written in the left corner hides what is drawn there
WOODS = 320  # how far the land goes on around it, for frames of another shape
# Near and far tone of each terrace, from the foot of the mountain to its heart.
STONES = (
    ("#39455a", "#1d2533"), ("#6a7280", "#434a57"), ("#7d5a40", "#4d3322"),
    ("#b3682f", "#7a3d16"), ("#dcab45", "#a06c1a"),
)  # fmt: skip
FOOT = {"winter": ("#c3d3e2", "#7f93ab"), "autumn": ("#a4672c", "#5c3413")}
TREE = {"winter": ("#24404a", "#e8f1f7"), "autumn": ("#8f3f1c", "#d98a2b")}
NIGHT = {"winter": ("#1b2534", "#0b0f16"), "autumn": ("#2b2018", "#110c09")}


class BoardLayout:
    """Where the spaces of a board lie in the picture."""

    __slots__ = ("cell", "first")

    def __init__(self, board: Board) -> None:
        columns = [cell % STRIDE for cell in cells_of(board.spaces)]
        self.first = min(columns)
        self.cell = (SIZE - 2 * RIM) / (SIDE - 2 * self.first)

    def spot(self, cell: int) -> Spot:
        """Column and row, the first of the board being 0."""
        return cell % STRIDE - self.first, cell // STRIDE - self.first

    def at(self, cell: int) -> tuple[float, float]:
        """The upper left corner of a space."""
        column, row = self.spot(cell)
        return RIM + column * self.cell, RIM + row * self.cell

    def spots(self, mask: int) -> list[Spot]:
        return [self.spot(cell) for cell in cells_of(mask)]


def ground_id(board: Board) -> str:
    return f"hk-ground-{board.name}"


@lru_cache(maxsize=8)
def ground(board: Board) -> str:
    """The definition of the bare mountain."""
    layout = BoardLayout(board)
    return (
        f'<g id="{ground_id(board)}">'
        + _country(board, layout)
        + group(_terraces(board, layout), _heart(layout), x=RIM, y=RIM)
        + _names(board, layout)
        + "</g>"
    )


def _country(board: Board, layout: BoardLayout) -> str:
    """The land around: night, height lines and a few trees in the corners."""
    whole = board.spaces | board.heart
    spots = layout.spots(whole)
    line = cliff_path(spots, layout.cell, 3, 26, 9, (0.5,))
    lines = path(line, "none", stroke=FOOT[board.name][0], stroke_opacity=0.16, stroke_width=1.6)
    return (
        rect(-WOODS, -WOODS, SIZE + 2 * WOODS, SIZE + 2 * WOODS, f"url(#hk-night-{board.name})")
        + group(lines, x=RIM, y=RIM)
        + _woods(board, layout)
    )


def _names(board: Board, layout: BoardLayout) -> str:
    """The letter below each column and the number beside each row: a space is called by both."""
    lowest = {cell % STRIDE: cell for cell in cells_of(board.spaces)}
    first = {cell // STRIDE: cell for cell in reversed([*cells_of(board.spaces)])}
    last = {cell // STRIDE: cell for cell in cells_of(board.spaces)}
    half, drawn = layout.cell / 2, ""
    for cell in lowest.values():
        x, y = layout.at(cell)
        drawn += _name(x + half, y + layout.cell + 15, cell_name(cell)[0])
    for row, cell in first.items():
        x, y = layout.at(cell)
        if x < LEGEND[0] and y + half < LEGEND[1]:
            x = layout.at(last[row])[0] + layout.cell + 18
        drawn += _name(x - 9, y + half + 6, cell_name(cell)[1:])
    return drawn


def _name(x: float, y: float, said: str) -> str:
    return text(
        x, y, said, 17, "#e9edf2", anchor="middle", weight=700,
        stroke="#10141c", stroke_width=4, paint_order="stroke",
    )  # fmt: skip


def _woods(board: Board, layout: BoardLayout) -> str:
    """Trees where no space is; the corners above are left to what is written there."""
    chance = random.Random(11)
    taken = {(x + dx, y + dy) for x, y in layout.spots(board.spaces) for dx in (-1, 0, 1)
             for dy in (-1, 0, 1)}  # fmt: skip
    step = 26
    trees = []
    for y in range(-40, SIZE + 40, step):
        for x in range(-WOODS, SIZE + WOODS, step):
            spot = int((x - RIM) // layout.cell), int((y - RIM) // layout.cell)
            corner = -30 < x < SIZE + 10 and y < 250 and (x < 170 or x > SIZE - 170)
            beside = x < -20 or x > SIZE
            if spot in taken or corner or chance.random() < (0.72 if beside else 0.6):
                continue
            at = round(x + chance.uniform(-8, 8)), round(y + chance.uniform(-8, 8))
            size = chance.randint(22, 34)
            trees.append((at[1] + size, stamp(f"hk-tree-{board.name}", *at, size, size * 1.2)))
    return "".join(tree for _, tree in sorted(trees))


def _terraces(board: Board, layout: BoardLayout) -> str:
    spots = layout.spots(board.spaces | board.heart)
    drawn = _foot(board, spots, layout)
    above = board.heart
    layers = []
    for zone in reversed(range(len(board.zones))):
        above |= board.zones[zone]
        layers.append((zone, layout.spots(above)))
    for zone, land in reversed(layers):
        drawn += _terrace(board, zone, land, layout)
    middle = (SIDE / 2 - layout.first) * layout.cell
    return drawn + circle(middle, middle, 7.5 * layout.cell, "url(#hk-shine)")


def _foot(board: Board, spots: list[Spot], layout: BoardLayout) -> str:
    light, dark = FOOT[board.name]
    shape = cliff_path(spots, layout.cell, 4, 11, 3)
    id = f"hk-foot-{board.name}"
    return (
        f'<g opacity=".5" transform="translate(5 9)"><path id="{id}" d="{shape}"/></g>'
        + use(id, dark)
        + path(cliff_path(spots, layout.cell, 3, 7, 4, (0.3, 0.7)), light, opacity=0.85)
    )


def _terrace(board: Board, zone: int, land: list[Spot], layout: BoardLayout) -> str:
    """One step up: its shadow, its stone, the grid of its spaces, light along its edge."""
    shape = cliff_path(land, layout.cell, 1.4, 1, zone, (0.2, 0.8))
    id = f"hk-{board.name}{zone}"
    return (
        f'<g opacity=".42" transform="translate(3 5)"><path id="{id}" d="{shape}"/></g>'
        + use(id, f"url(#hk-stone{zone})")
        + use(id, f"url(#hk-vein{zone})")
        + use(id, f"url(#hk-grid{round(layout.cell)})")
        + use(id, "none", stroke="#000", stroke_opacity=0.45, stroke_width=3)
        + use(id, "none", stroke="url(#hk-edge)", stroke_width=2)
    )


def _heart(layout: BoardLayout) -> str:
    """Three by three spaces of molten gold under a broken crust, and the throne."""
    c = layout.cell
    left = (SIDE // 2 - 1 - layout.first) * c
    chance = random.Random(5)
    rim = [
        (1.5 * c + dx * c * chance.uniform(1.36, 1.5), 1.5 * c + dy * c * chance.uniform(1.36, 1.5))
        for dx, dy in RING
    ]
    crust = "".join(
        path(plate, "#3b1405", opacity=0.8, stroke="#ffcf5a", stroke_opacity=0.5)
        for plate in _crust(c, chance)
    )
    return group(
        path(smooth(rim), "#2a0d03"),
        path(smooth([(1.5 * c + (x - 1.5 * c) * 0.94, 1.5 * c + (y - 1.5 * c) * 0.94)
                     for x, y in rim]), "url(#hk-lava)"),
        crust,
        circle(1.5 * c, 1.5 * c, 0.98 * c, "#2a0d03", opacity=0.55),
        circle(1.5 * c, 1.5 * c, 0.92 * c, "url(#hk-lava)", stroke="#ffe08a", stroke_width=1.5),
        icon("throne-king", 0.82 * c, 0.76 * c, 1.42 * c, "#ffe9a8", opacity=0.5),
        embossed("throne-king", 0.84 * c, 0.78 * c, 1.36 * c, "#4a1603", "#ffdf80"),
        x=left, y=left,
    )  # fmt: skip


RING = (
    (-1, -1), (-0.4, -1.05), (0.4, -1), (1, -1), (1.05, -0.4), (1, 0.4), (1, 1), (0.4, 1.05),
    (-0.4, 1), (-1, 1), (-1.05, 0.4), (-1, -0.4),
)  # fmt: skip


def _crust(c: float, chance: random.Random) -> list[str]:
    """Dark plates that swim at the rim of the melt."""
    plates = []
    for x, y in ((-1, -1), (0, -1.15), (1, -1), (1.15, 0), (1, 1), (0, 1.15), (-1, 1), (-1.15, 0)):
        cx, cy = 1.5 * c + x * c, 1.5 * c + y * c
        corners = [
            (cx + dx * c * chance.uniform(0.2, 0.34), cy + dy * c * chance.uniform(0.2, 0.34))
            for dx, dy in ((-1, -0.6), (0, -1), (1, -0.5), (0.9, 0.6), (0, 1), (-0.9, 0.7))
        ]
        plates.append("M" + "L".join(f"{num(px)} {num(py)}" for px, py in corners) + "Z")
    return plates


# What the ground refers to.


def _veins(zone: int) -> str:
    """The grain of a stone: cracks below, glowing veins near the heart."""
    chance = random.Random(zone + 40)
    cracks = ""
    for _ in range(9):
        x, y = chance.uniform(0, 150), chance.uniform(0, 150)
        cracks += f"M{num(x)} {num(y)}"
        for _ in range(3):
            cracks += f"l{num(chance.uniform(-14, 18))} {num(chance.uniform(-10, 14))}"
    dots = "".join(
        circle(chance.uniform(4, 146), chance.uniform(4, 146), chance.uniform(0.8, 2.2), "#fff",
               opacity=0.1)
        for _ in range(16)
    )  # fmt: skip
    dark = path(cracks, "none", stroke="#000", stroke_opacity=0.26, stroke_width=1.5)
    if zone < 3:
        return dots + dark
    fire = 0.16 * (zone - 1)
    return dots + dark + path(
        cracks, "none", stroke="#ffd873", stroke_opacity=fire, transform="translate(1 1)"
    )  # fmt: skip


def _grid(cell: float) -> str:
    """Thin lines between the spaces: a dark one and its light."""
    id, c = f"hk-grid{round(cell)}", num(cell)
    dark = path(f"M0 0H{c}M0 0V{c}", "none", stroke="#000", stroke_opacity=0.42, stroke_width=2)
    light = path(f"M1.500 1.500H{c}M1.500 1.500V{c}", "none", stroke="#fff", stroke_opacity=0.09)
    return pattern(id, cell, cell, dark + light)


def _tree(board: str) -> str:
    dark, light = TREE[board]
    return stamped(
        f"hk-tree-{board}", 20, 24,
        path("M9 19H11V24H9Z", "#1a100a")
        + path("M10 0L16 9H13.500L18.500 16H15L20 21H0L5 16H1.500L6.500 9H4Z", dark)
        + path("M10 0L16 9L11 7.500ZM13.500 9L18.500 16L11.500 13ZM15 16L20 21L11 19Z", light,
               opacity=0.65),
    )  # fmt: skip


RUBBLE = (
    ("M4 30L9 21L19 20L23 28L17 36H7Z", "M20 15L28 8L37 14L35 24L25 26Z",
     "M26 30L34 27L38 34L31 38Z", "M5 12L11 5L17 9L14 17Z"),
    ("M3 17L11 8L20 12L20 22L10 26Z", "M23 26L32 19L38 26L35 36L25 37Z", "M24 7L33 4L37 12L29 15Z",
     "M8 31L15 29L18 36L10 38Z"),
    ("M6 8L17 3L23 11L17 20L7 18Z", "M18 24L29 20L36 28L29 37L18 35Z", "M28 8L36 9L37 17L29 16Z",
     "M4 26L12 24L14 33L6 36Z"),
)  # fmt: skip


def _rubble(number: int) -> str:
    """Broken rock that takes the colour of the stone below it."""
    stones = RUBBLE[number]
    whole = "".join(stones)
    return stamped(
        f"hk-rubble{number}", 40, 40,
        rect(2, 2, 36, 36, "#000", rx=6, opacity=0.3)
        + path("M2 20L13 18L20 24L27 17L38 21M20 2L18 12L22 22L19 38", "none", stroke="#000",
               stroke_opacity=0.55, stroke_width=1.8)
        + path(whole, "#000", opacity=0.5, transform="translate(1.200 2)")
        + path(whole, "#8f877c", stroke="#1c1815", stroke_width=1.2)
        + path("".join(_facet(stone) for stone in stones), "#d8d0c2", opacity=0.6),
    )  # fmt: skip


def _facet(stone: str) -> str:
    """The side of a stone that has the light: its first three corners, drawn in."""
    corners = stone[1:-1].replace("H", "L").split("L")[:3]
    points = [corner if " " in corner else f"{corner} 36" for corner in corners]
    return "M" + "L".join(points) + "Z"


DEFINITIONS = {
    **{f"hk-stone{zone}": glow(f"hk-stone{zone}", (0, near), (1, far), at=(0.42, 0.36, 0.75))
       for zone, (near, far) in enumerate(STONES)},
    **{f"hk-vein{zone}": pattern(f"hk-vein{zone}", 150, 150, _veins(zone)) for zone in range(5)},
    **{f"hk-night-{board}": glow(f"hk-night-{board}", (0, near), (1, far), at=(0.5, 0.5, 0.72))
       for board, (near, far) in NIGHT.items()},
    **{f"hk-tree-{board}": _tree(board) for board in TREE},
    **{f"hk-rubble{number}": _rubble(number) for number in range(len(RUBBLE))},
    **{f"hk-grid{round(cell)}": _grid(cell) for cell in (40, 920 / 19)},
    "hk-edge": gradient("hk-edge", (0, "#fff", 0.5), (0.5, "#fff", 0.16), (1, "#fff", 0), x2=0.6),
    "hk-shine": glow("hk-shine", (0, "#ffcf5a", 0.55), (0.35, "#ff9d2e", 0.26), (1, "#ff7a1e", 0)),
    "hk-lava": glow(
        "hk-lava", (0, "#fffbe0"), (0.4, "#ffd35a"), (0.75, "#f08a1e"), (1, "#b33a08")
    ),
}  # fmt: skip
