"""An ancestry: cards laid over one another, of which only the upper symbols count.

A card covers at least one quadrant of the ancestry, never an Elders symbol, is never turned, and
all together keep within six quadrants by six.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from antre.games.fall.content.grid import GRID, HIGH, QUAD, START, STRIDE, WIDE, touching
from antre.games.fall.content.names import KINDS


class Ancestry(NamedTuple):
    """The symbols of a seat as bits: one plane a kind, then quadrants in use and powers.

    The power of a symbol is written in binary over `odd` and `double`, so all that have a number
    are in `double`. The last four are the first and last column and row in use.
    """

    advance: int
    bolster: int
    influence: int
    gnome: int
    wild: int
    supplies: int
    elders: int
    occupied: int
    odd: int
    double: int
    left: int
    right: int
    top: int
    bottom: int


def starting(planes: Sequence[int]) -> Ancestry:
    """The ancestry that is a starting card alone."""
    row, column = divmod(START, STRIDE)
    a, b, i, g, w, s, e, odd, double = (plane << START for plane in planes)
    square = (column, column + 1, row, row + 1)
    return Ancestry(a, b, i, g, w, s, e, QUAD << START, odd, double, *square)


def legal_places(ancestry: Ancestry) -> int:
    """Where a card may be laid: the places of its upper left quadrant, as bits."""
    return (
        touching(ancestry.occupied)
        & ~touching(ancestry.elders & GRID)
        & WIDE[ancestry.left][ancestry.right]
        & HIGH[ancestry.top][ancestry.bottom]
    )


def lay(ancestry: Ancestry, planes: Sequence[int], place: int) -> Ancestry:
    """The ancestry with a card laid over it."""
    quad = QUAD << place
    kept = ~quad
    a, b, i, g, w, s, e, occupied, odd, double, left, right, top, bottom = ancestry
    row, column = divmod(place, STRIDE)
    return Ancestry(
        a & kept | planes[0] << place,
        b & kept | planes[1] << place,
        i & kept | planes[2] << place,
        g & kept | planes[3] << place,
        w & kept | planes[4] << place,
        s & kept | planes[5] << place,
        e & kept | planes[6] << place,
        occupied | quad,
        odd & kept | planes[7] << place,
        double & kept | planes[8] << place,
        min(left, column),
        max(right, column + 1),
        min(top, row),
        max(bottom, row + 1),
    )


def with_symbols(ancestry: Ancestry, planes: Sequence[int]) -> Ancestry:
    """The ancestry with the symbols of a champion card, which lie on no quadrant."""
    lying = [plane | new for plane, new in zip(ancestry[: len(KINDS)], planes, strict=False)]
    return ancestry._replace(
        **dict(zip(KINDS, lying, strict=True)),
        odd=ancestry.odd | planes[-2],
        double=ancestry.double | planes[-1],
    )


def power_of(ancestry: Ancestry, symbols: int) -> int:
    """The powers of these symbols together."""
    return (symbols & ancestry.odd).bit_count() + 2 * (symbols & ancestry.double).bit_count()
