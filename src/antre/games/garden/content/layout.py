"""The map as it is played by two, three or four: regions in use, borders, tiles, spaces.

Regions are numbers and sets of regions are bits. What holds for any edition is checked here: the
map is one, and it stays one when any two regions are devastated.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from antre.core.edition import Entry, Sheet
from antre.games.garden.content.names import MOST_SEATS, REGIONS

# How many regions can be devastated, and the neighbours a region has at least.
DEVASTATIONS = 2
LEAST_NEIGHBOURS = 3


class ScoreTile:
    """A black tile: its place in the order of its set, points by rank, resources."""

    __slots__ = ("income", "order", "players", "points")

    def __init__(self, entry: Entry) -> None:
        entry.text("id")
        self.players = entry.integer("players", 2, MOST_SEATS)
        self.order = entry.integer("order", 1, REGIONS)
        self.points = entry.integers("points", 0, 50)
        self.income = entry.integer("income", 0, 10)
        if not self.points or list(self.points) != sorted(self.points, reverse=True):
            entry.problem("points", "numbers expected, none greater than the one before")
        if len(self.points) > self.players:
            entry.problem("points", "no more numbers than players expected")


class Layout:
    """What the board is for so many seats."""

    __slots__ = (
        "beside", "capacity", "in_order", "limit", "near", "open", "regions", "seats", "tiles",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        limit: int,
        capacity: Sequence[int],
        beside: Sequence[int],
        open: int,
        tiles: Sequence[ScoreTile],
    ) -> None:
        self.seats = seats
        # The Dead Snow limit, and the spaces of actions 1 to 5.
        self.limit = limit
        self.capacity = tuple(capacity)
        # The regions in use as bits and as numbers, and the neighbours in use of each.
        self.open = open
        self.regions = regions_in(open)
        self.beside = tuple(near & open if open >> region & 1 else 0
                            for region, near in enumerate(beside))  # fmt: skip
        self.near = tuple(regions_in(near) for near in self.beside)
        # Tiles by their order in the set, which begins with 1: a closed region has tile 0.
        self.tiles = (None, *sorted(tiles, key=lambda tile: tile.order))
        self.in_order = tuple(range(1, len(self.tiles)))

    def income(self, tile: int) -> int:
        found = self.tiles[tile]
        return 0 if found is None else found.income

    def points(self, tile: int) -> tuple[int, ...]:
        found = self.tiles[tile]
        return () if found is None else found.points


# The regions of every set, from the first to the last.
MEMBERS = [
    tuple(region for region in range(REGIONS) if mask >> region & 1) for mask in range(1 << REGIONS)
]


def regions_in(mask: int) -> tuple[int, ...]:
    """The regions of a set, from the first to the last."""
    return MEMBERS[mask]


def read_borders(sheet: Sheet, entries: Sequence[Entry], names: Sequence[str]) -> list[int]:
    """The neighbours of each region; what one names must name it in return."""
    beside = []
    for entry, name in zip(entries, names, strict=True):
        named = entry.text("adjacent").split()
        for other in named:
            if other not in names or other == name:
                entry.problem("adjacent", f"{other!r} is no other region")
        beside.append(sum(1 << names.index(other) for other in set(named) if other in names))
    for region, entry in enumerate(entries):
        for near in regions_in(beside[region]):
            if not beside[near] >> region & 1:
                entry.problem("adjacent", f"{names[near]} does not name {names[region]} in return")
    return beside


def check_layout(sheet: Sheet, layout: Layout) -> None:
    """The regions in use hang together, also without any two of them."""
    where = f"region: with {layout.seats} players"
    for lost in combinations(layout.regions, DEVASTATIONS):
        left = layout.open & ~sum(1 << region for region in lost)
        if not is_connected(left, layout.beside):
            sheet.problems.append(f"{where}, the map falls apart without two of its regions")
            break
    if any(len(layout.near[region]) < LEAST_NEIGHBOURS for region in layout.regions):
        sheet.problems.append(f"{where}, each needs {LEAST_NEIGHBOURS} neighbours in use")
    orders = [tile.order for tile in layout.tiles if tile is not None]
    if orders != list(range(1, len(layout.regions) + 1)):
        sheet.problems.append(
            f"score_tile: for {layout.seats} players {len(layout.regions)} tiles expected, "
            "numbered 1, 2, 3 and so on; some are missing or too many"
        )
    points = [tile.points for tile in layout.tiles if tile is not None]
    if points != sorted(points):
        sheet.problems.append(f"score_tile: for {layout.seats} players, points fall along the set")


def is_connected(regions: int, beside: Sequence[int]) -> bool:
    """Can all of these regions be reached from one another?"""
    reached, new = 0, regions & -regions
    while new:
        reached |= new
        around = 0
        for region in regions_in(new):
            around |= beside[region]
        new = around & regions & ~reached
    return reached == regions
