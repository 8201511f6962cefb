"""The grid of the mountain as bits of one number.

Both sides of the board lie on one grid with the heart in its middle: 23 by 23 spaces, and one
column that is never part of a board, so that a shifted board cannot wrap around.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

SIDE = 23
STRIDE = SIDE + 1
MIDDLE = SIDE // 2
SIDES = (1, -1, STRIDE, -STRIDE)
# As on a chess board: the middle of the heart is L12.
NAMES = [f"{chr(ord('A') + x)}{y + 1}" for y in range(STRIDE) for x in range(STRIDE)]

Cells = Sequence[tuple[int, int]]


def bit(x: int, y: int) -> int:
    """The number of a space; the middle of the heart is (0, 0), x to the right, y downwards."""
    return (y + MIDDLE) * STRIDE + x + MIDDLE


def place(cell: int) -> tuple[int, int]:
    return cell % STRIDE - MIDDLE, cell // STRIDE - MIDDLE


def cell_name(cell: int) -> str:
    return NAMES[cell]


def cells_of(mask: int) -> Iterator[int]:
    """The spaces of a mask, in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def beside(mask: int) -> int:
    """The spaces that share a side with some space of the mask, those of the mask included."""
    return mask | mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE


def flood(seed: int, within: int) -> int:
    """All spaces of `within` that a path of adjacent spaces joins to `seed`."""
    reached = seed & within
    while (grown := beside(reached) & within) != reached:
        reached = grown
    return reached


class Orientation:
    """A shape turned one way: its spaces as offsets from the first one in reading order."""

    __slots__ = ("height", "index", "left", "marks", "offsets", "pattern", "width")

    def __init__(self, index: int, cells: Cells, marks: Cells) -> None:
        ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
        x0, y0 = ordered[0]
        self.index = index
        self.offsets = tuple(offset(x - x0, y - y0) for x, y in ordered)
        self.pattern = sum(1 << step for step in self.offsets)
        # Where the anchor of a tunnel may come to lie, or the altar of a hall.
        self.marks = tuple(sorted(offset(x - x0, y - y0) for x, y in marks))
        xs = [x for x, _ in cells]
        self.left = x0 - min(xs)
        self.width = max(xs) - min(xs) + 1
        self.height = ordered[-1][1] - y0 + 1


def offset(dx: int, dy: int) -> int:
    return dx + STRIDE * dy


def turned(cell: tuple[int, int], raw: int) -> tuple[int, int]:
    """A cell after orientation `raw`: flipped first if 4 or more, then so many quarter turns."""
    x, y = cell
    if raw >= 4:
        x = -x
    for _ in range(raw % 4):
        x, y = -y, x
    return x, y


def orientations(
    cells: Cells, mark: tuple[int, int] | None, mark_matters: bool
) -> tuple[list[Orientation], tuple[int, ...]]:
    """The ways a shape can lie that differ, and for each of eight raw ones the one it equals.

    Where the mark does not matter (a tunnel's anchor is used at once or never), ways that cover
    the same spaces are one, and all places the mark could come to lie are kept with it.
    """
    found: list[Orientation] = []
    turns = []
    seen: dict[object, int] = {}
    spots: list[set[tuple[int, int]]] = []
    shapes: list[list[tuple[int, int]]] = []
    for raw in range(8):
        shape, spot = _laid(cells, mark, raw)
        key = (tuple(shape), spot) if mark_matters else tuple(shape)
        if key not in seen:
            seen[key] = len(shapes)
            shapes.append(shape)
            spots.append(set())
            found.append(Orientation(raw, shape, ()))
        number = seen[key]
        if spot is not None:
            spots[number].add(spot)
        turns.append(found[number].index)
    whole = [
        Orientation(way.index, shape, sorted(marks))
        for way, shape, marks in zip(found, shapes, spots, strict=True)
    ]
    return whole, tuple(turns)


def _laid(
    cells: Cells, mark: tuple[int, int] | None, raw: int
) -> tuple[list[tuple[int, int]], tuple[int, int] | None]:
    spun = [turned(cell, raw) for cell in cells]
    left, top = min(x for x, _ in spun), min(y for _, y in spun)
    shape = sorted((x - left, y - top) for x, y in spun)
    if mark is None:
        return shape, None
    x, y = turned(mark, raw)
    return shape, (x - left, y - top)
