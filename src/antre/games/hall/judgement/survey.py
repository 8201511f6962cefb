"""How good it is to lay a tunnel somewhere, for all places at once.

Each space has a weight: what lies in it and what it brings to lie there. A place is worth the
weights of its spaces and how far it leads towards statues and the heart. Weights are small whole
numbers, so that bit boards can add them up: a sum is a list of boards, one for each binary digit.
"""

from __future__ import annotations

from antre.games.hall.content.grid import Orientation, beside, cells_of
from antre.games.hall.judgement.hall_plans import HALL_CHANCE, hall_prospect
from antre.games.hall.judgement.land import Land, land_of
from antre.games.hall.judgement.outlook import HAMMER_WORTH, Prices
from antre.games.hall.judgement.prospects import level_of, ways_on
from antre.games.hall.judgement.statue_plans import place_statues
from antre.games.hall.rules.places import Ground
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import NOTHING, Hall

# So many units of weight are a point.
UNITS = 4
NEXT_STATUE = 3.0
SITE_WORTH = 1.2
ENTRANCE_WORTH = 0.8
DIGITS = 10


class Survey:
    """The mountain as a seat sees it that is about to dig."""

    __slots__ = ("_planes", "_steps", "bias", "ground", "weights")

    def __init__(self, state: Hall, seat: int, price: Prices) -> None:
        self.ground = Ground(state, seat, spendable(state, seat))
        land = land_of(state, seat)
        statues = place_statues(land, price.cart, True)[2]
        free = self.ground.free
        weights: dict[int, float] = {}
        self._weigh_treasure(state, free, price, weights)
        self._weigh_hall(land, free, statues, price, weights)
        self._weigh_sites(state, seat, free, weights)
        self._scale(weights, state.rubble & free)
        self._steps: list[int] = []
        for levels, unit in ways_on(land, free, statues, price.digs):
            self._steps += _gains(levels, land.network, round(UNITS * unit))

    def _weigh_treasure(
        self, state: Hall, free: int, price: Prices, weights: dict[int, float]
    ) -> None:
        for cell in cells_of(state.buried & free):
            weights[cell] = price.tokens(state.board.buried[cell])
        fire, ice, moon = state.statues
        for cell in cells_of((fire | ice | moon) & free):
            weights[cell] = weights.get(cell, 0.0) + NEXT_STATUE

    def _weigh_hall(
        self, land: Land, free: int, statues: int, price: Prices, weights: dict[int, float]
    ) -> None:
        """Spaces that would complete a hall share what it gains by that."""
        worth, lacking = hall_prospect(land, free, statues, price.digs)
        missing = lacking.bit_count()
        if missing:
            gain = worth / HALL_CHANCE[missing] * (HALL_CHANCE[0] - HALL_CHANCE[missing])
            for cell in cells_of(lacking):
                weights[cell] = weights.get(cell, 0.0) + gain / missing

    def _weigh_sites(self, state: Hall, seat: int, free: int, weights: dict[int, float]) -> None:
        network = state.network[seat]
        more = any(state.workshop_supply)
        for sides, workshop in zip(state.board.site_sides, state.workshops, strict=True):
            if sides & network:
                continue
            worth = ENTRANCE_WORTH if workshop != NOTHING else SITE_WORTH if more else 0.0
            for cell in cells_of(sides & free):
                weights[cell] = weights.get(cell, 0.0) + worth

    def _scale(self, weights: dict[int, float], rubble: int) -> None:
        """Weights in units; all spaces but rubble weigh a hammer more, so that none is negative."""
        self.bias = round(UNITS * HAMMER_WORTH[0])
        self.weights = {cell: round(UNITS * worth) for cell, worth in weights.items()}
        planes = [0] * 7
        for cell, units in self.weights.items():
            units += 0 if rubble >> cell & 1 else self.bias
            for digit in range(7):
                if units >> digit & 1:
                    planes[digit] |= 1 << cell
        rest = self.ground.free & ~rubble
        for cell in self.weights:
            rest &= ~(1 << cell)
        for digit in range(7):
            if self.bias >> digit & 1:
                planes[digit] |= rest
        self._planes = planes

    def sums(self, way: Orientation) -> list[int]:
        """For each place of a tile turned this way, what it is worth, as boards of digits."""
        total = [0] * DIGITS
        for offset in way.offsets:
            carry = 0
            for digit, plane in enumerate(self._planes):
                other = plane >> offset
                if not other and not carry:
                    continue
                mine = total[digit]
                half = mine ^ other
                total[digit] = half ^ carry
                carry = mine & other | half & carry
            self._carry(total, carry, 7)
        for gain in self._steps:
            touched = 0
            for offset in way.offsets:
                touched |= gain >> offset
            self._carry(total, touched, 0)
        return total

    def _carry(self, total: list[int], carry: int, digit: int) -> None:
        while carry:
            mine = total[digit]
            total[digit] = mine ^ carry
            carry &= mine
            digit += 1

    def best(self, ways: list[Orientation]) -> tuple[float, int, int]:
        """The best place of a tile: its worth, its cell and how the tile is turned."""
        best, where, turn = -1, 0, 0
        for way, places in self.ground.places(ways):
            total = self.sums(way)
            value = 0
            for digit in range(DIGITS - 1, -1, -1):
                if higher := places & total[digit]:
                    places = higher
                    value += 1 << digit
            if value > best:
                best, turn = value, way.index
                where = (places & -places).bit_length() - 1
        return best / UNITS - self.bias * len(ways[0].offsets) / UNITS, where, turn

    def all_places(self, ways: list[Orientation]) -> dict[tuple[int, int], float]:
        """Every place of a tile by cell and turn, and its worth."""
        found = {}
        for way, places in self.ground.places(ways):
            total = self.sums(way)
            for cell in cells_of(places):
                value = 0
                for digit, plane in enumerate(total):
                    value += (plane >> cell & 1) << digit
                found[cell, way.index] = (value - self.bias * len(way.offsets)) / UNITS
        return found


def _gains(levels: tuple[int, ...], network: int, units: int) -> list[int]:
    """The steps a network can still rise on its way to a goal, `units` boards for each."""
    higher = levels[level_of(network, levels) :]
    return [beside(mask) for mask in higher for _ in range(units)]
