"""Where the regions of the map lie, by their number, and the ways between those that touch."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin

from antre.games.garden.content.layout import Layout, regions_in

Point = tuple[float, float]
WIDTH, HEIGHT = 840.0, 914.0
# The middle of each region, and how far its land reaches.
CENTRES: tuple[Point, ...] = (
    (136, 198), (418, 192), (704, 480), (146, 480), (424, 476), (236, 768), (606, 768), (702, 198),
)  # fmt: skip
REACH: Point = (127.0, 126.0)
# So near to a middle, a straight way would lead through that region.
THROUGH = 90.0


def border(one: int, other: int) -> Point:
    """Where one crosses from region to region."""
    (x1, y1), (x2, y2) = CENTRES[one], CENTRES[other]
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return (x, y) if not _crosses(one, other) else (_edge(x), y)


def way(one: int, other: int) -> str:
    """The way from middle to middle; where another region lies between, along the edge."""
    (x1, y1), (x2, y2) = CENTRES[one], CENTRES[other]
    if not _crosses(one, other):
        return f"M{x1} {y1}L{x2} {y2}"
    edge = _edge((x1 + x2) / 2)
    return f"M{x1} {y1}C{edge} {y1} {edge} {y1 + 60} {edge} {(y1 + y2) / 2}S{edge} {y2} {x2} {y2}"


def _crosses(one: int, other: int) -> bool:
    (x1, y1), (x2, y2) = CENTRES[one], CENTRES[other]
    far = hypot(x2 - x1, y2 - y1)
    for region, (x, y) in enumerate(CENTRES):
        along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / far**2
        aside = abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / far
        if region not in (one, other) and 0 < along < 1 and aside < THROUGH:
            return True
    return False


def _edge(x: float) -> float:
    return 9.0 if x < WIDTH / 2 else WIDTH - 9


def ways(layout: Layout) -> list[tuple[int, int]]:
    return [
        (one, other)
        for one in layout.regions
        for other in regions_in(layout.beside[one])
        if one < other
    ]


@cache
def coast(region: int, grown: float = 0) -> tuple[Point, ...]:
    """The outline of a region from its middle: nearly a square, with bays and capes."""
    a, b = REACH[0] + grown, REACH[1] + grown
    found = []
    for step in range(30):
        angle = 2 * pi * step / 30
        c, s = cos(angle), sin(angle)
        square = (abs(c) ** 5 + abs(s) ** 5) ** -0.2
        ragged = 0.965 + 0.033 * sin(step * 2.4 + region * 1.7) * cos(step * 1.1 + region)
        found.append((a * c * square * ragged, b * s * square * ragged))
    return tuple(found)
