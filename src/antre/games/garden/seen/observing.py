"""What a seat may know of a state of the Ice Garden, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between. All lies open here, and only what is
not zero is written; a law compares the two at every question.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING

from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import (
    ACTIONS,
    CALLO,
    FACES,
    GROUPS,
    LEVELS,
    M_LEVELS,
    MOST_SEATS,
    OLAF,
    PIER,
    REGIONS,
    SOURCES,
    ULRIKE,
    UPGRADES,
)
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import NOTHING, Garden
from antre.games.garden.seen.parts import (
    FEW,
    MOST_POWER,
    POINTS,
    RANKS,
    REGION_FACTS,
    REGION_NUMBERS,
    ROUNDS,
    SOME,
)

if TYPE_CHECKING:
    from antre.games.garden.seen.encoder import Encoder

# How many tiles and questions are remembered as numbers.
KEPT = 512
# Where the facts of a region begin that are no ranks.
PRIZE = REGION_FACTS.index("points of the first three / highest")
INCOME = PRIZE + RANKS
(
    NEUTRAL, MAGIC, THORN, VUKO, DEVASTATED, TOWER, DARKNESS,
) = range(INCOME + 1, REGION_NUMBERS)  # fmt: skip


class Observer:
    """The places of an encoder's numbers."""

    def __init__(self, encoder: Encoder) -> None:
        self.told, self.box = encoder.told, encoder.box
        self.at, self.seat_at, self.blocks = encoder.at, encoder.seat_at, encoder.blocks
        self.empty = bytes(4 * encoder.size)
        self.plan_spaces = max(self.box.layouts[MOST_SEATS].capacity)
        self.prize = lru_cache(KEPT)(self._prize)

    def observe(self, state: Garden, me: int) -> array[float]:
        out = array("f", self.empty)
        seats, first = len(state.gold), max(me, 0)
        blocks = [self.blocks[(seat - first) % seats] for seat in range(seats)]
        self._table(out, state, seats)
        self._plan(out, state, first, seats)
        self._regions(out, state, seats)
        if state.stack:
            self._question(out, state, me, blocks)
        self._tracks(out, state, blocks)
        for seat, block in enumerate(blocks):
            self._seat(out, block, state, seat)
            if state.factions[seat] != NOTHING:
                self._people(out, block, state, seat, state.factions[seat])
        self._laid_down(out, state, blocks)
        return out

    # --- the table

    def _table(self, out: array[float], state: Garden, seats: int) -> None:
        at, box = self.at, self.box
        limit = state.layout.limit
        out[at["seats"] + seats - 2] = 1.0
        out[at["round"]] = min(1.0, state.round / ROUNDS)
        out[at["over"]] = not state.stack
        out[at["dead_snow"]] = state.dead_snow / limit
        out[at["dead_snow"] + 1] = 1 / max(1, limit - state.dead_snow)
        out[at["ships"]] = state.red_ships / len(box.track.red)
        out[at["ships"] + 1] = state.scorings / 2
        for place, left in enumerate(state.bank):
            out[at["bank"] + place] = left / box.bank[place]
        for place, left in enumerate(state.stock):
            out[at["stock"] + place] = left / box.stock[place]
        for place, number in enumerate(state.order_tokens):
            out[at["tokens"] + place] = number / len(ACTIONS)
        for group, face in enumerate(state.faces):
            if face != NOTHING:
                out[at["faces"] + len(FACES) * group + face] = 1.0
        bits(out, at["active"], state.active, len(FACES))
        out[at["thorn"]] = state.magic_down / (state.magic_down + FEW)

    def _plan(self, out: array[float], state: Garden, first: int, seats: int) -> None:
        start, across = self.at["plan"], MOST_SEATS * self.plan_spaces
        for cubes in state.plan:
            for space, seat in enumerate(cubes):
                out[start + MOST_SEATS * space + (seat - first) % seats] = 1.0
            start += across

    def _regions(self, out: array[float], state: Garden, seats: int) -> None:
        first = self.at["regions"]
        for region, tile in enumerate(state.tiles):
            out[first] = state.layout.open >> region & 1
            if tile:
                for place, number in self.prize(seats, tile):
                    out[first + place] = number
            if neutral := state.neutral[region]:
                out[first + NEUTRAL] = neutral / (neutral + FEW)
            if magic := state.magic[region]:
                out[first + MAGIC] = magic / (magic + FEW)
            if darkness := state.darkness[region]:
                out[first + DARKNESS] = darkness / self.box.darkness
            first += REGION_NUMBERS
        self._marked_regions(out, state)

    def _marked_regions(self, out: array[float], state: Garden) -> None:
        first = self.at["regions"]
        for region in regions_in(state.devastated):
            out[first + REGION_NUMBERS * region + DEVASTATED] = 1.0
        for region in regions_in(state.towers):
            out[first + REGION_NUMBERS * region + TOWER] = 1.0
        if state.thorn != NOTHING:
            out[first + REGION_NUMBERS * state.thorn + THORN] = 1.0
        if state.vuko != NOTHING:
            out[first + REGION_NUMBERS * state.vuko + VUKO] = 1.0

    def _prize(self, seats: int, tile: int) -> list[tuple[int, float]]:
        """What a score tile is worth: where it is told, and what."""
        layout = self.box.layouts[seats]
        highest = max(layout.points(other)[0] for other in layout.in_order)
        income = layout.income(tile)
        points = [value / highest for value in layout.points(tile)]
        numbers = [(1, tile / len(layout.in_order)), (INCOME, income / (income + FEW))]
        return [*numbers, *enumerate(points, PRIZE)]

    def _question(self, out: array[float], state: Garden, me: int, blocks: list[int]) -> None:
        question = state.question
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat] + self.seat_at["waiting"]] = 1.0
        if me in waiting:
            name, _, *values = question.dump()
            for place, number in self.told(name, tuple(values), me, len(blocks)):
                out[place] = number

    # --- the seats

    def _tracks(self, out: array[float], state: Garden, blocks: list[int]) -> None:
        """Where the seats stand in the order of turns, of arrival and of reputation."""
        seats, at = len(blocks), self.seat_at
        for place in range(seats):
            share = 1 - place / seats
            out[blocks[state.order[place]] + at["order"]] = share
            out[blocks[state.arrivals[place]] + at["arrival"]] = share
            out[blocks[state.standing[place]] + at["standing"]] = share

    def _seat(self, out: array[float], block: int, state: Garden, seat: int) -> None:
        at, box = self.seat_at, self.box
        out[block + at["present"]] = 1.0
        out[block + at["space"] + state.spaces[seat]] = 1.0
        if state.doubles[seat]:
            bits(out, block + at["doubles"], state.doubles[seat], GROUPS)
        out[block + at["reputation"] - state.reputation[seat]] = 1.0
        squeezed(out, block + at["points"], state.points, (seat, len(SOURCES)), POINTS)
        squeezed(out, block + at["population"], state.population, (seat, 1), SOME)
        squeezed(out, block + at["gold"], state.gold, (seat, 1), SOME)
        squeezed(out, block + at["m_factor"], state.m_factor, (seat, M_LEVELS), FEW)
        out[block + at["hand"]] = state.hand[seat] / box.action_cubes
        out[block + at["viper"]] = state.viper_plan[seat] / box.action_cubes
        out[block + at["viper"] + 1] = state.viper[seat] / box.cubes
        out[block + at["supply"]] = state.supply[seat] / box.cubes
        out[block + at["captured"]] = state.captured[seat] / box.cubes
        squeezed(out, block + at["vuko_tokens"], state.vuko_tokens, (seat, 1), FEW)
        squeezed(out, block + at["held"], state.held, (seat, 1), FEW)
        squeezed(out, block + at["cubes"], state.cubes, (seat, REGIONS), FEW)

    def _people(
        self, out: array[float], block: int, state: Garden, seat: int, faction: int
    ) -> None:
        """What depends on the faction: its goal, its units and what they can do."""
        at, card = self.seat_at, self.box.factions[faction]
        out[block + at["faction"] + faction] = 1.0
        out[block + at["goal"]] = min(1.0, progress(state, faction) / card.goal)
        for level, unit in enumerate(card.units):
            kind = LEVELS * seat + level
            out[block + at["figures"] + level] = state.figures[kind] / unit.figures
            place = block + at["units"] + REGIONS * level
            for region, count in enumerate(state.units[REGIONS * kind : REGIONS * (kind + 1)]):
                if count:
                    out[place + region] = count / unit.figures
            for ability, powers in enumerate(state.powers):
                if power := powers[kind]:
                    out[block + at["powers"] + LEVELS * ability + level] = power / MOST_POWER
            place = block + at["slots"] + len(UPGRADES) * MOST_SLOTS * level
            for slot in range(unit.slots):
                upgrade = state.slots[MOST_SLOTS * kind + slot]
                if upgrade != NOTHING:
                    out[place + len(UPGRADES) * slot + upgrade] = 1.0
        if faction == ULRIKE:
            for upgrade in state.spies:
                out[block + at["spies"] + upgrade] = 1.0

    def _laid_down(self, out: array[float], state: Garden, blocks: list[int]) -> None:
        for place in state.laid_down:
            kind, region = divmod(place, REGIONS)
            seat, level = divmod(kind, LEVELS)
            figures = self.box.factions[state.factions[seat]].units[level].figures
            here = blocks[seat] + self.seat_at["laid_down"] + REGIONS * level + region
            out[here] = state.laid_down.count(place) / figures


def progress(state: Garden, faction: int) -> int:
    """How much of what its goal asks for a faction has done."""
    if faction == OLAF:
        return sum(state.captured)
    if faction == PIER:
        return state.absorbed
    return (state.devastated if faction == CALLO else state.towers).bit_count()


def squeezed(
    out: array[float], first: int, counts: list[int], whose: tuple[int, int], half: int
) -> None:
    """So many counts of a seat, each as one below 1."""
    seat, many = whose
    for count in counts[many * seat : many * (seat + 1)]:
        if count:
            out[first] = count / (count + half)
        first += 1


def bits(out: array[float], first: int, mask: int, size: int) -> None:
    for place in range(size):
        if mask >> place & 1:
            out[first + place] = 1.0
