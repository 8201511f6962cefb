"""Where every place of the way lies in the picture: a road that goes to and fro down a scroll.

The Avatar's own spaces come first and lead to the City; then each row is one land or two, with its
Zone at the end; behind the Door runs the corridor of the Abyss with a Room on either side.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from antre.core.scene import Area
from antre.games.alkoor.content.path import CITY, STRETCHES, Path
from antre.games.alkoor.rules.places import Places

Point = tuple[float, float]


class Measure:
    """The sizes of one shape of page."""

    __slots__ = (
        "avatar_rows", "card", "edge", "lands", "right", "room", "row", "small", "space", "token",
        "top", "width",
    )  # fmt: skip

    def __init__(
        self, width: float, edge: float, right: float, lands: int, avatar_rows: int, row: float,
        top: float,
        sizes: tuple[float, float, float], card: tuple[float, float], room: tuple[float, float],
    ) -> None:  # fmt: skip
        self.width = width
        self.edge = edge
        self.right = right  # as far as places lie; a page lays its buttons beside it
        self.lands = lands  # abreast in a row
        self.avatar_rows = avatar_rows
        self.row = row
        self.top = top
        self.space, self.small, self.token = sizes
        self.card = card
        self.room = room


WIDE = Measure(1270, 66, 1164, 3, 1, 150, 74, (42, 32, 30), (62, 72), (122, 76))
TALL = Measure(344, 34, 310, 1, 2, 124, 98, (34, 24, 24), (52, 60), (118, 74))


class Course:
    """The middle of every place, and boxes around it for what lies there."""

    def __init__(self, path: Path, places: Places, measure: Measure) -> None:
        self.path = path
        self.places = places
        self.measure = measure
        self.tall = measure is TALL
        self.points: dict[int, Point] = {}
        self.rows: list[tuple[float, list[int]]] = []
        self._lay_avatar_path()
        self._lay_lands()
        self._lay_corridor()
        off = measure.space * 0.96
        for number, space in enumerate(path.crossroads):
            x, y = self.points[space]
            self.points[places.first_shortcut + number] = (x, y - off)
        low = max(y for _, y in self.points.values())
        self.height = low + measure.room[1] / 2 + 12

    def _lay_row(self, spaces: list[int], y: float, leftwards: bool, right: float) -> None:
        m = self.measure
        step = (right - m.edge) / max(len(spaces) - 1, 1)
        for number, space in enumerate(spaces):
            x = right - number * step if leftwards else m.edge + number * step
            self.points[space] = (x, y)
        self.rows.append((y, spaces))

    def _lay_avatar_path(self) -> None:
        """To and fro, so that the City is at the left."""
        m = self.measure
        spaces = list(range(self.path.avatar_start, CITY + 1))
        size = -(-len(spaces) // m.avatar_rows)
        for row in range(m.avatar_rows):
            leftwards = (m.avatar_rows - row) % 2 == 1
            part = spaces[row * size : (row + 1) * size]
            self._lay_row(part, m.top + row * 40, leftwards, m.right)

    def _lay_lands(self) -> None:
        m = self.measure
        top = m.top + (m.avatar_rows - 1) * 40
        ends = (*self.path.zones, self.path.door)
        starts = (CITY, *ends)
        for row, first in enumerate(range(0, STRETCHES, m.lands)):
            last = min(first + m.lands, STRETCHES) - 1
            spaces = list(range(starts[first] + 1, ends[last] + 1))
            right, left_out = m.right, m.lands - (last - first + 1)
            y = top + (row + 1) * m.row
            if left_out:
                # The last land shares its row with the corridor, which goes on from it.
                step = (right - m.edge) / (len(self.path.corridor) + len(spaces) - 1)
                self._lay_row(spaces, y + 12, False, m.edge + step * (len(spaces) - 1))
            else:
                self._lay_row(spaces, y, row % 2 == 1, right)

    def _lay_corridor(self) -> None:
        m, path, places = self.measure, self.path, self.places
        x, y = self.points[path.door]
        for number, space in enumerate(path.corridor, 1):
            if self.tall:
                self.points[space] = (m.width / 2, y + 48 + number * 50)
            else:
                step = (m.right - x) / len(path.corridor)
                self.points[space] = (x + number * step, y)
        rw, rh = m.room
        for slot in range(places.count - places.first_room):
            x, y = self.points[path.stop_of(slot)]
            side = -1 if slot % 2 == 0 else 1
            if self.tall:
                x += side * (m.space / 2 + m.token + 5 + rw / 2)
            else:
                y += side * (m.space / 2 + 8 + rh / 2)
            self.points[places.first_room + slot] = (x, y)

    # --- boxes

    def size_of(self, place: int) -> tuple[float, float]:
        m = self.measure
        if self.places.is_room(place):
            return m.room
        small = place < CITY or self.places.is_shortcut(place)
        return (m.small, m.small) if small else (m.space, m.space)

    def space_box(self, place: int) -> Area:
        return self.around(place, *self.size_of(place))

    def around(self, place: int, w: float, h: float) -> Area:
        x, y = self.points[place]
        return (x - w / 2, y - h / 2, w, h)

    def token_box(self, space: int) -> Area:
        """Below the road; in the corridor beside the space."""
        m = self.measure
        x, y = self.points[space]
        if space not in self.path.corridor:
            y += (m.space + m.token) / 2 + 1
        else:
            x += (m.space + 24) / 2 + 1
            return (x - 12, y - 12, 24, 24)
        return (x - m.token / 2, y - m.token / 2, m.token, m.token)

    def die_box(self, place: int) -> Area:
        """Beside the lantern: below the road, where a token lay; in a Room at its right."""
        if not self.places.is_room(place):
            return self.token_box(place)
        size = self.measure.token
        x, y = self.points[place]
        return (x + self.measure.space * 0.7, y - size / 2, size, size)

    def card_box(self, space: int) -> Area:
        """Hazard cards lie above the road."""
        w, h = self.measure.card
        x, y = self.points[space]
        return (x - w / 2, y - self.measure.space / 2 - h - 3, w, h)

    # --- the road itself

    def road(self, spaces: list[int]) -> str:
        """The middle of the road along some spaces; from row to row it swings out."""
        points = [self.points[space] for space in spaces]
        drawn = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
        for (x, y), (to_x, to_y) in pairwise(points):
            if abs(to_y - y) < 1:
                drawn += f"L{to_x:.1f} {to_y:.1f}"
            else:
                reach = min(52.0, self.measure.edge - 8)
                out = reach if x > self.measure.width / 2 else -reach
                drawn += f"C{x + out:.1f} {y:.1f} {to_x + out:.1f} {to_y:.1f} {to_x:.1f} {to_y:.1f}"
        return drawn


@cache
def course(path: Path, places: Places, tall: bool) -> Course:
    return Course(path, places, TALL if tall else WIDE)
