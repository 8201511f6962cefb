"""The grid an ancestry is laid on, as bits of one number.

The starting card lies in the middle of ten by ten quadrants, so that an ancestry of six by six can
grow in any direction. A row has a bit to spare, which nothing ever lies on, so that a shift never
leads from one row to the next. The symbols on champion cards are bits above the grid.
"""

from __future__ import annotations

from functools import lru_cache

SIDE = 10
STRIDE = SIDE + 1
LIMIT = 6
GRID_BITS = STRIDE * SIDE
GRID = sum(((1 << SIDE) - 1) << STRIDE * row for row in range(SIDE))
# The four quadrants of a card whose upper left one is bit 0.
QUAD = 0b11 | 0b11 << STRIDE
PLACES = SIDE - 1
START = 4 * STRIDE + 4


@lru_cache(maxsize=1 << 14)
def cells_of(mask: int) -> tuple[int, ...]:
    """The bits of a mask, lowest first; the same masks are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def cell_name(cell: int) -> str:
    """A quadrant of the grid by column and row, counted from 1."""
    row, column = divmod(cell, STRIDE)
    return f"x{column + 1}y{row + 1}"


def beside(mask: int) -> int:
    """The quadrants of the grid that touch some of these; corners do not touch."""
    mask &= GRID
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & GRID


def flood(seed: int, ground: int) -> int:
    """All of `ground` that can be reached from `seed`, which lies on it."""
    reached = seed
    while True:
        spread = (
            reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE
        ) & ground
        if spread == reached:
            return reached
        reached = spread


def _span(first: int, last: int, down: bool) -> int:
    """The places whose column (or row, `down`) lies between two numbers."""
    mask = 0
    for row in range(PLACES):
        for column in range(PLACES):
            if first <= (row if down else column) <= last:
                mask |= 1 << STRIDE * row + column
    return mask


# By the first and last column (or row) in use, the places that keep within six.
WIDE = [[_span(last - 5, first + 4, False) for last in range(SIDE)] for first in range(SIDE)]
HIGH = [[_span(last - 5, first + 4, True) for last in range(SIDE)] for first in range(SIDE)]


def touching(mask: int) -> int:
    """The places where a card would lie on some of these quadrants."""
    return mask | mask >> 1 | mask >> STRIDE | mask >> STRIDE + 1
