"""A view of the Ice Garden as numbers from -1 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. `parts` says what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.games.garden.content.content import SEATS, Box
from antre.games.garden.content.names import (
    ACTIONS,
    CALLO,
    FACES,
    FACTIONS,
    GROUPS,
    LEVELS,
    MOST_SEATS,
    OLAF,
    PIER,
    REGIONS,
    RESOURCES,
    UPGRADES,
)
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import Garden
from antre.games.garden.seen.observing import Observer
from antre.games.garden.seen.parts import (
    FEW,
    MOST_POWER,
    POINTS,
    RANKS,
    REGION_NUMBERS,
    ROUNDS,
    SOME,
    USES,
    seat_parts,
    table_parts,
)
from antre.games.garden.seen.questions import FRAMES

# How many questions are remembered as numbers.
QUESTIONS = 512


class Encoder(observation.Encoder[Garden]):
    def __init__(self, box: Box) -> None:
        super().__init__(table_parts(box), seat_parts(box), MOST_SEATS)
        self.box = box
        self.region = {name: number for number, name in enumerate(box.region_name)}
        self.told = lru_cache(QUESTIONS)(self._tell)
        self._observer = Observer(self)

    def observe(self, state: Garden, seat: int) -> array[float]:
        return self._observer.observe(state, seat)

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        numbers = [0.0] * self.size
        seats = len(view["gold"])
        me = max(view["seat"], 0)
        self._table(numbers, view, seats)
        self._plan(numbers, view, me, seats)
        self._regions(numbers, view, seats)
        self._question(numbers, view, me, seats)
        for place, first in enumerate(self.blocks[:seats]):
            self._seat(numbers, first, view, (me + place) % seats, seats)
        return numbers

    def _table(self, numbers: list[float], view: Mapping[str, Any], seats: int) -> None:
        at, box = self.at, self.box
        limit = box.layouts[seats].limit
        numbers[at["seats"] + seats - SEATS[0]] = 1.0
        numbers[at["round"]] = min(1.0, view["round"] / ROUNDS)
        numbers[at["over"]] = float(view["over"])
        numbers[at["dead_snow"]] = view["dead_snow"] / limit
        numbers[at["dead_snow"] + 1] = 1 / max(1, limit - view["dead_snow"])
        numbers[at["ships"]] = view["red_ships"] / len(box.track.red)
        numbers[at["ships"] + 1] = view["scorings"] / 2
        shares(numbers, at["bank"], view["bank"].values(), box.bank)
        shares(numbers, at["stock"], view["stock"].values(), box.stock)
        shares(numbers, at["tokens"], view["order_tokens"].values(), [len(ACTIONS)] * len(ACTIONS))
        for group, face in enumerate(view["faces"]):
            if face is not None:
                numbers[at["faces"] + len(FACES) * group + FACES.index(face)] = 1.0
        for face in view["active"]:
            numbers[at["active"] + FACES.index(face)] = 1.0
        numbers[at["thorn"]] = squeeze(view["magic_down"], FEW)

    def _plan(self, numbers: list[float], view: Mapping[str, Any], me: int, seats: int) -> None:
        spaces = max(self.box.layouts[MOST_SEATS].capacity)
        for action, cubes in enumerate(view["plan"].values()):
            for space, seat in enumerate(cubes):
                place = MOST_SEATS * (spaces * action + space) + (seat - me) % seats
                numbers[self.at["plan"] + place] = 1.0

    def _regions(self, numbers: list[float], view: Mapping[str, Any], seats: int) -> None:
        layout = self.box.layouts[seats]
        highest = max(layout.points(tile)[0] for tile in layout.in_order)
        for name, region in self.region.items():
            first = self.at["regions"] + REGION_NUMBERS * region
            tile = view["tiles"].get(name, 0)
            points = [value / highest for value in layout.points(tile)]
            facts = [
                float(layout.open >> region & 1), tile / len(layout.in_order),
                *points, *[0.0] * (RANKS - len(points)), squeeze(layout.income(tile), FEW),
                squeeze(view["neutral"].get(name, 0), FEW),
                squeeze(view["magic"].get(name, 0), FEW),
                float(view["thorn"] == name), float(view["vuko"] == name),
                float(name in view["devastated"]), float(name in view["towers"]),
                view["darkness"].get(name, 0) / self.box.darkness,
            ]  # fmt: skip
            numbers[first : first + REGION_NUMBERS] = facts

    def _question(self, numbers: list[float], view: Mapping[str, Any], me: int, seats: int) -> None:
        if view["question"] is not None:
            name, _, *values = view["question"]
            for place, number in self.told(name, tuple(values), me, seats):
                numbers[place] = number

    def _tell(
        self, name: str, given: tuple[Any, ...], me: int, seats: int
    ) -> list[tuple[int, float]]:
        """A question's own numbers: where something stands because of them, and what."""
        at, values = self.at, dict(zip(FRAMES[name], given, strict=True))
        told = [(at["step"] + list(FRAMES).index(name), 1.0)]
        if "region" in values:
            told.append((at["subject"] + values["region"], 1.0))
        if "march" in values:
            from_, to = divmod(values["march"], REGIONS)
            told += [(at["subject"] + from_, 1.0), (at["towards"] + to, 1.0)]
        if "troop" in values:
            told.append((at["troop"] + values["troop"], 1.0))
        if "unit" in values:
            told.append((at["troop"] + values["unit"] + 1, 1.0))
        if "victim" in values:
            told.append((at["victim"] + (values["victim"] - me) % seats, 1.0))
        told.append((at["begun"], float(values.get("begun", False))))
        told.append((at["left"], squeeze(values.get("left", 0), SOME)))
        return [*told, *self._tell_counts(values)]

    def _tell_counts(self, values: Mapping[str, Any]) -> Iterator[tuple[int, float]]:
        """What has been done for a question already, and what is left to be done."""
        at = self.at
        for border, crossed in enumerate(("low", "middle", "high")):
            yield at["crossed"] + border, values.get(crossed, 0) / self.box.shift_steps
        for field, size in (("used", USES), ("taken", len(RESOURCES))):
            for place in range(size):
                yield at[field] + place, float(values.get(field, 0) >> place & 1)
        for region, skulls in enumerate(values.get("skulls", ())):
            yield at["skulls"] + region, squeeze(skulls, FEW)
        quick = [LEVELS * region + unit for unit, region, _ in values.get("quick", ())]
        for place in set(quick):
            yield at["quick"] + place, squeeze(quick.count(place), FEW)

    def _seat(
        self, numbers: list[float], first: int, view: Mapping[str, Any], seat: int, seats: int
    ) -> None:
        at = {name: first + offset for name, offset in self.seat_at.items()}
        box = self.box
        numbers[at["present"]] = 1.0
        numbers[at["waiting"]] = float(seat in view["waiting"])
        for part, field in (("order", "order"), ("arrival", "arrivals"), ("standing", "standing")):
            numbers[at[part]] = 1 - view[field].index(seat) / seats
        numbers[at["space"] + view["spaces"][seat]] = 1.0
        bits(numbers, at["doubles"], view["doubles"][seat], GROUPS)
        numbers[at["reputation"] - view["reputation"][seat]] = 1.0
        for source, points in enumerate(view["points"][seat].values()):
            numbers[at["points"] + source] = squeeze(points, POINTS)
        numbers[at["population"]] = squeeze(view["population"][seat], SOME)
        numbers[at["gold"]] = squeeze(view["gold"][seat], SOME)
        for level, tokens in enumerate(view["m_factor"][seat]):
            numbers[at["m_factor"] + level] = squeeze(tokens, FEW)
        numbers[at["hand"]] = view["hand"][seat] / box.action_cubes
        numbers[at["viper"]] = view["viper_plan"][seat] / box.action_cubes
        numbers[at["viper"] + 1] = view["viper"][seat] / box.cubes
        numbers[at["supply"]] = view["supply"][seat] / box.cubes
        numbers[at["captured"]] = view["captured"][seat] / box.cubes
        numbers[at["vuko_tokens"]] = squeeze(view["vuko_tokens"][seat], FEW)
        numbers[at["held"]] = squeeze(view["held"][seat], FEW)
        for name, count in view["cubes"][seat].items():
            numbers[at["cubes"] + self.region[name]] = squeeze(count, FEW)
        if view["factions"][seat] is not None:
            self._people(numbers, at, view, seat, FACTIONS.index(view["factions"][seat]))

    def _people(
        self,
        numbers: list[float],
        at: Mapping[str, int],
        view: Mapping[str, Any],
        seat: int,
        faction: int,
    ) -> None:
        """What depends on the faction: its goal, its units and what they can do."""
        card = self.box.factions[faction]
        numbers[at["faction"] + faction] = 1.0
        numbers[at["goal"]] = min(1.0, progress(view, faction) / card.goal)
        for unit in card.units:
            level = unit.level - 1
            numbers[at["figures"] + level] = view["figures"][seat][unit.name] / unit.figures
            for name, count in view["units"][seat][unit.name].items():
                place = REGIONS * level + self.region[name]
                numbers[at["units"] + place] = count / unit.figures
            for kind, upgrade in enumerate(UPGRADES):
                power = view["powers"][upgrade][seat][unit.name]
                numbers[at["powers"] + LEVELS * kind + level] = power / MOST_POWER
            for slot, filled in enumerate(view["slots"][seat].get(unit.name, ())):
                if filled is not None:
                    place = len(UPGRADES) * (MOST_SLOTS * level + slot) + UPGRADES.index(filled)
                    numbers[at["slots"] + place] = 1.0
            fallen = [
                self.region[fallen["region"]]
                for fallen in view["laid_down"]
                if fallen["seat"] == seat and fallen["unit"] == unit.name
            ]
            for region in fallen:
                place = at["laid_down"] + REGIONS * level + region
                numbers[place] = fallen.count(region) / unit.figures
        if view["seat_of"]["ulrike"] == seat:
            for upgrade in view["spies"]:
                numbers[at["spies"] + UPGRADES.index(upgrade)] = 1.0


def progress(view: Mapping[str, Any], faction: int) -> int:
    """How much of what its goal asks for a faction has done."""
    if faction == OLAF:
        return sum(view["captured"])
    if faction == PIER:
        return int(view["absorbed"])
    return len(view["devastated"] if faction == CALLO else view["towers"])


def squeeze(count: int, half: int) -> float:
    return count / (count + half)


def shares(numbers: list[float], first: int, have: Iterable[int], most: Iterable[int]) -> None:
    for place, (count, of) in enumerate(zip(have, most, strict=True)):
        numbers[first + place] = count / of


def bits(numbers: list[float], first: int, mask: int, size: int) -> None:
    for place in range(size):
        numbers[first + place] = float(mask >> place & 1)


@lru_cache(maxsize=8)
def encoder(box: Box) -> Encoder:
    return Encoder(box)
