"""Where a tunnel can lie, for all spaces of the board at once.

A mask of places holds, for one way to turn a tile, every space its first space may come to lie
on. Shifting the board by the offset of each space of the tile tests all places together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from antre.core.option import Option
from antre.games.hall.content.content import EARTH_RITUAL, HallContent
from antre.games.hall.content.grid import Orientation, beside
from antre.games.hall.content.resources import HAMMER, count
from antre.games.hall.rules.networks import built, forbidden
from antre.games.hall.rules.purse import charge
from antre.games.hall.rules.state import Hall

# More hammers than any tile has spaces.
ENOUGH = 99


class Ground:
    """What a seat may dig: free spaces, those that touch its network, rubble and hammers.

    `purse` is all that it can spend.
    """

    __slots__ = ("free", "hammers", "near", "rubble")

    def __init__(self, state: Hall, seat: int, purse: int) -> None:
        self.free = state.board.ground & ~built(state) & ~forbidden(state, seat)
        self.near = beside(state.network[seat])
        self.rubble = self.free & state.rubble
        self.hammers = hammers_of(state, purse)

    def places(self, ways: Iterable[Orientation]) -> Iterator[tuple[Orientation, int]]:
        """The ways to turn a tile that fit somewhere, each with its places."""
        hammers, rubble = self.hammers, self.rubble
        free = self.free if hammers else self.free ^ rubble
        for way in ways:
            fits = spots(free, self.near, way.offsets)
            if fits and 0 < hammers < len(way.offsets):
                fits &= ~too_much(rubble, way.offsets, hammers)
            if fits:
                yield way, fits

    def has_room(self, ways: Iterable[Orientation]) -> bool:
        """Is there a place? Most often there is one without rubble, which is found sooner."""
        clear = self.free ^ self.rubble
        for way in ways:
            if spots(clear, self.near, way.offsets):
                return True
        return self.hammers > 0 and next(self.places(ways), None) is not None


def spots(free: int, near: int, offsets: tuple[int, ...]) -> int:
    """The places where a tile covers free spaces alone, at least one of them near."""
    fits, touches = free, near
    for offset in offsets[1:]:
        fits &= free >> offset
        touches |= near >> offset
    return fits & touches


def too_much(rubble: int, offsets: tuple[int, ...], hammers: int) -> int:
    """The places where a tile covers more rubble than there are hammers."""
    # Of each place: does it cover at least one rubble space so far, at least two, and so on?
    least = [0] * (hammers + 1)
    for offset in offsets:
        shifted = rubble >> offset
        for number in range(hammers, 0, -1):
            least[number] |= least[number - 1] & shifted
        least[0] |= shifted
    return least[hammers]


def hammers_of(state: Hall, purse: int) -> int:
    """How many rubble spaces a tunnel may cover now, for a seat that can spend so much."""
    if state.in_force(EARTH_RITUAL):
        return ENOUGH
    return count(purse, HAMMER)


def charge_hammers(state: Hall, seat: int, mask: int) -> None:
    """One hammer for each rubble space under a tile, unless the ritual clears them."""
    hammers = (mask & state.rubble).bit_count()
    if hammers and not state.in_force(EARTH_RITUAL):
        charge(state, seat, HAMMER, hammers)


def lays(content: HallContent, places: Iterable[tuple[Orientation, int]]) -> list[Option]:
    """Places as options, way by way in reading order."""
    table = content.lay
    options: list[Option] = []
    for way, mask in places:
        turn = way.index
        # Reading the bits off a text is quicker than taking them from the number one by one.
        text = bin(mask)[:1:-1]
        cell = text.find("1")
        while cell >= 0:
            options.append(table[cell][turn])
            cell = text.find("1", cell + 1)
    return options
