"""One side of the board: its spaces, what lies on them, and where games start."""

from __future__ import annotations

import math
from collections.abc import Iterable

from antre.core.edition import Entry
from antre.games.hall.content.grid import STRIDE, beside, cell_name, cells_of, flood, place
from antre.games.hall.content.notation import parse_cell, parse_purse, read_map
from antre.games.hall.content.resources import total

ZONES = ("dark_grey", "grey", "brown", "orange", "yellow")
BOARDS = ("winter", "autumn")
MARKS = (3, 4, 5)
LEGEND = "_.H345SsWrRQ"
MOST_BURIED = 4
# The numbers of players that use a side, besides two.
PLAYED_BY = {"winter": (4, 5), "autumn": (3,)}


class Board:
    __slots__ = (
        "buried",  # by space, the purse that lies there
        "buried_mask",
        "ground",  # the spaces a tunnel may cover
        "heart",
        "name",
        "rubble",
        "site_number",  # by space
        "site_sides",  # the spaces beside each site
        "sites",  # in reading order
        "spaces",  # all spaces, sites and starts among them, the heart not
        "starts",  # by mark
        "statue_spaces",  # clockwise
        "zone",  # by space, -1 outside
        "zones",  # the spaces of each zone
    )  # fmt: skip

    def __init__(self, entry: Entry) -> None:
        self.name = entry.choice("id", BOARDS)
        drawn = read_map(entry, "spaces", LEGEND)
        self.heart = _where(drawn, "H")
        self.spaces = _where(drawn, LEGEND) & ~self.heart
        self.rubble = _where(drawn, "srQ")
        self.statue_spaces = clockwise(cells_of(_where(drawn, "Ss")))
        self.sites = tuple(cells_of(_where(drawn, "W")))
        self.ground = self.spaces & ~_mask(self.sites)
        self.site_number = {site: number for number, site in enumerate(self.sites)}
        self.site_sides = tuple(beside(1 << site) & self.ground for site in self.sites)
        self.starts = {mark: tuple(cells_of(_where(drawn, str(mark)))) for mark in MARKS}
        self._read_zones(entry)
        self._read_buried(entry, _where(drawn, "RQ"))
        self._check(entry)

    def _read_zones(self, entry: Entry) -> None:
        drawn = read_map(entry, "zones", "_H12345")
        self.zones = tuple(_where(drawn, str(number)) for number in range(1, 6))
        self.zone = [-1] * (STRIDE * (STRIDE - 1))
        for number, mask in enumerate(self.zones):
            for cell in cells_of(mask):
                self.zone[cell] = number
        differs = _where(drawn, "H") ^ self.heart | _where(drawn, "12345") ^ self.spaces
        if differs:
            entry.problem("zones", f"does not fit the spaces at {_names(differs)}")

    def _read_buried(self, entry: Entry, marked: int) -> None:
        self.buried: dict[int, int] = {}
        for line in entry.text("buried").split("\n"):
            name, _, amounts = line.partition(" ")
            if name:
                cell = parse_cell(name)
                if cell in self.buried or not marked >> max(cell, 0) & 1:
                    entry.problem(
                        "buried", f"{name} is not a space drawn R or Q, or is there twice"
                    )
                self.buried[cell] = purse = parse_purse(entry, "buried", amounts)
                if not 1 <= total(purse) <= MOST_BURIED:
                    entry.problem("buried", f"{name}: 1 to {MOST_BURIED} tokens lie in a space")
        self.buried_mask = marked
        if bare := marked & ~_mask(cell for cell in self.buried if cell >= 0):
            entry.problem("buried", f"nothing is said of {_names(bare)}")

    def _check(self, entry: Entry) -> None:
        self._check_starts(entry)
        blocked = [site for site, sides in zip(self.sites, self.site_sides, strict=True)
                   if sides.bit_count() != 4]  # fmt: skip
        if blocked:
            entry.problem(
                "spaces", f"a site is open on all four sides, not {_names(_mask(blocked))}"
            )
        workshops = 2 * max(PLAYED_BY[self.name]) + 1
        if len(self.sites) <= workshops:
            entry.problem("spaces", f"more than {workshops} workshop sites expected")
        if self.ground and flood(self.ground & -self.ground, self.ground) != self.ground:
            entry.problem("spaces", "some spaces cannot be reached from the others")

    def _check_starts(self, entry: Entry) -> None:
        for mark in PLAYED_BY[self.name]:
            if len(self.starts[mark]) < mark:
                entry.problem("spaces", f"{mark} start spaces marked {mark} expected at least")
        for mark, starts in self.starts.items():
            if any(beside(1 << cell) & _mask(starts) != 1 << cell for cell in starts):
                entry.problem("spaces", f"two start spaces marked {mark} are adjacent")
            if _mask(starts) & ~self.zones[0]:
                entry.problem("spaces", "start spaces lie in the dark grey zone")


def _where(drawn: dict[int, str], chars: str) -> int:
    return _mask(cell for cell, char in drawn.items() if char in chars)


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _names(mask: int) -> str:
    return ", ".join(cell_name(cell) for cell in cells_of(mask))


def clockwise(cells: Iterable[int]) -> tuple[int, ...]:
    def angle(cell: int) -> float:
        x, y = place(cell)
        return math.atan2(-y, x)

    return tuple(sorted(cells, key=angle, reverse=True))
