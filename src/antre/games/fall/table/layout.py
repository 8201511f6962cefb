"""Where caverns, lairs, halls, gates and rally points lie on the disc, for both sides of the board.

Domains lie around the volcano, clockwise from the top. A domain with one gate has a cavern at the
rim and two behind it, side by side; one with two gates has two at the rim and one behind them; a
fourth cavern lies at the volcano.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from antre.games.fall.content.board import FIRST_SITE, SPACES, Board
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS

Point = tuple[float, float]
RIM = 412.0
SECTOR = 2 * pi / len(CLANS)
# Where rim, middle and heart caverns lie, and how large they are.
RINGS = {"wide": (348.0, 246.0, 152.0), "narrow": (340.0, 228.0, 142.0)}
CHAMBER = {"wide": 45.0, "narrow": 50.0}
VOLCANO = {"wide": 57.0, "narrow": 100.0}
SITE, HALL = 23.0, 21.0


class Layout:
    """Points measured from the middle of the volcano."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chamber = CHAMBER[board.name]
        self.volcano = VOLCANO[board.name]
        self.spaces: dict[int, Point] = {}
        for space in cells_of(board.caverns):
            self.spaces[space] = self._cavern(space)
        self.halls = [self._among(around) for around in board.halls]
        for space in range(FIRST_SITE, SPACES):
            if board.near[space]:
                self.spaces[space] = self._site(board.near[space])
        self._part()
        self.rally = [around(RIM - 22, (clan + 0.41) * SECTOR - pi / 2) for clan in range(7)]

    def plan(self, clan: int, number: int) -> Point:
        """Where invasions of a domain are marked that are known to come, one beside the other."""
        return around(RIM - 20, (clan - 0.41) * SECTOR - pi / 2 + number * 0.075)

    def gates(self) -> list[tuple[int, Point]]:
        """The caverns with a gate, and where the gate is."""
        found = []
        for entrances in self.board.entrances:
            for space in cells_of(entrances):
                x, y = self.spaces[space]
                far = hypot(x, y)
                found.append((space, (x * RIM / far, y * RIM / far)))
        return found

    def passages(self) -> list[tuple[int, int]]:
        near = self.board.near
        return [
            (one, other)
            for one in self.spaces
            for other in cells_of(near[one])
            if one < other < FIRST_SITE
        ]

    def _cavern(self, space: int) -> Point:
        clan, number = divmod(space, 4)
        rim, middle, heart = RINGS[self.board.name]
        angle = clan * SECTOR - pi / 2
        if number == 3:
            return around(heart, angle)
        two_gates = self.board.entrances[clan].bit_count() == 2
        aside = SECTOR * (0.255 if two_gates else 0.275)
        if two_gates:
            return around(middle, angle) if number == 2 else around(
                rim, angle + (2 * number - 1) * aside
            )  # fmt: skip
        if number == 0:
            return around(rim, angle)
        return around(middle, angle + (2 * number - 3) * aside)

    def _among(self, caverns: int) -> Point:
        points = [self.spaces[space] for space in cells_of(caverns)]
        return (
            sum(x for x, _ in points) / len(points),
            sum(y for _, y in points) / len(points),
        )

    def _site(self, caverns: int) -> Point:
        x, y = self._among(caverns)
        if caverns.bit_count() > 2:
            return x, y
        far = hypot(x, y)
        heart = self.volcano + SITE + 12
        return x * heart / far, y * heart / far

    def _part(self) -> None:
        """Lairs and halls step aside where they would lie on one another or on a chamber."""
        for _ in range(60):
            for site in [space for space in self.spaces if space >= FIRST_SITE]:
                self.spaces[site] = self._pushed(self.spaces[site], SITE, ("site", site))
            for hall in range(len(self.halls)):
                self.halls[hall] = self._pushed(self.halls[hall], HALL, ("hall", hall))

    def _pushed(self, point: Point, size: float, me: tuple[str, int]) -> Point:
        x, y = point
        for at, reach in self._bodies(me):
            apart = hypot(x - at[0], y - at[1]) or 1
            short = size + reach + 3 - apart
            if short > 0:
                x += (x - at[0]) / apart * short * 0.4
                y += (y - at[1]) / apart * short * 0.4
        return x, y

    def _bodies(self, me: tuple[str, int]) -> list[tuple[Point, float]]:
        found = [
            (at, self.chamber if space < FIRST_SITE else SITE)
            for space, at in self.spaces.items()
            if me != ("site", space)
        ]
        found += [(at, HALL) for hall, at in enumerate(self.halls) if me != ("hall", hall)]
        return [*found, ((0.0, 0.0), self.volcano)]


def around(far: float, angle: float) -> Point:
    return far * cos(angle), far * sin(angle)


@lru_cache(maxsize=16)
def layout_of(board: Board) -> Layout:
    return Layout(board)
