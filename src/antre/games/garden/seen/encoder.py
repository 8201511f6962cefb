"""A view of the Ice Garden as numbers from -1 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. What has no upper end is squeezed into the range: n / (n + a half-way
mark). `Encoder.ranges` says what stands where.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.core.observation import Part
from antre.games.garden.content.content import SEATS, Box
from antre.games.garden.content.names import (
    ACTIONS,
    CALLO,
    FACES,
    FACTIONS,
    GROUPS,
    LEVELS,
    M_LEVELS,
    MOST_SEATS,
    OLAF,
    PIER,
    REGIONS,
    RESOURCES,
    SOURCES,
    TROOPS,
    UPGRADES,
)
from antre.games.garden.content.track import SPACES
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.seen.questions import FRAMES, asked

# Half-way marks.
FEW, SOME, POINTS = 2, 4, 25
ROUNDS = 10
RANKS = 3
USES = 3
MOST_POWER = 3
REGION_FACTS = (
    "in use", "tile / tiles", "points of the first three / highest", "income / (income + 2)",
    "neutral cubes", "magic tokens", "Thorn", "Vuko", "devastated", "red tower", "Darkness",
)  # fmt: skip
REGION_NUMBERS = len(REGION_FACTS) + RANKS - 1


def table_parts(box: Box) -> list[Part]:
    """What belongs to the table as a whole."""
    spaces = max(box.layouts[MOST_SEATS].capacity)
    actions, faces = ", ".join(ACTIONS), ", ".join(FACES)
    return [
        ("seats", len(SEATS), "one-hot: 2, 3 or 4 seats at the table"),
        ("round", 1, f"round / {ROUNDS}, at most 1"),
        ("over", 1, "1 when the game is over"),
        ("dead_snow", 2, "Dead Snow / limit, 1 / (steps left)"),
        ("ships", 2, "red ships reached / 4, scorings of this round / 2"),
        ("step", len(FRAMES), f"one-hot: what you are asked ({', '.join(FRAMES)})"),
        ("subject", REGIONS, "by region: 1 if you are asked about it"),
        ("towards", REGIONS, "by region: 1 if troops are on their way to it"),
        ("troop", len(TROOPS), f"one-hot: troops you are asked about ({', '.join(TROOPS)})"),
        ("begun", 1, "1 if something has been paid or moved already"),
        ("left", 1, f"how many of it are left / (the same + {SOME})"),
        ("used", USES, "1 if this Making cube has shifted, upgraded, summoned"),
        ("crossed", M_LEVELS - 1, "tokens shifted up (or down, if negative) by border / 5"),
        ("skulls", REGIONS, f"by region: skulls left / (skulls + {FEW})"),
        ("quick", REGIONS * LEVELS, f"by region and level: quick figures left / (they + {FEW})"),
        ("taken", len(RESOURCES), f"1 if harvested here already ({', '.join(RESOURCES)})"),
        ("victim", MOST_SEATS, "one-hot: who is pillaged, you first"),
        ("bank", len(RESOURCES), f"left in the bank / all ({', '.join(RESOURCES)})"),
        ("stock", len(UPGRADES), f"upgrades left / all ({', '.join(UPGRADES)})"),
        ("tokens", len(ACTIONS), f"order token on each action / 5 ({actions})"),
        ("plan", len(ACTIONS) * spaces * MOST_SEATS,
         f"per action ({actions}) and space from the left, one-hot: whose cube, you first"),
        ("faces", GROUPS * len(FACES), f"per group, one-hot: Vuko face above it ({faces})"),
        ("active", len(FACES), f"1 if active ({faces})"),
        ("regions", REGIONS * REGION_NUMBERS, f"per region: {'; '.join(REGION_FACTS)}"),
        ("thorn", 1, f"tokens face down with Thorn / (tokens + {FEW})"),
    ]  # fmt: skip


def seat_parts(box: Box) -> list[Part]:
    """What belongs to one seat."""
    upgrades = ", ".join(UPGRADES)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("faction", len(FACTIONS), f"one-hot: faction ({', '.join(FACTIONS)})"),
        ("goal", 1, "progress towards the goal / goal"),
        ("order", 1, "place in the turn order: 1 first, 1 / seats last"),
        ("space", SPACES, "one-hot: space of the initiative track"),
        ("arrival", 1, "initiative marker put down last: 1, first: 1 / seats"),
        ("doubles", GROUPS, "by group: 1 if its double move is used"),
        ("reputation", 1 - box.lowest, "one-hot: yin-yang, -1, -2 and so on"),
        ("standing", 1, "reputation: 1 the best, 1 / seats the worst"),
        ("points", len(SOURCES), f"points ({', '.join(SOURCES)}) / (points + {POINTS})"),
        ("population", 1, f"population / (population + {SOME})"),
        ("gold", 1, f"gold / (gold + {SOME})"),
        ("m_factor", M_LEVELS, f"by level: tokens / (tokens + {FEW})"),
        ("hand", 1, "action cubes to place / all"),
        ("viper", 2, "action cubes, influence cubes in the Viper Gorge / all"),
        ("supply", 1, "influence cubes in the supply / all"),
        ("captured", 1, "cubes of this seat in the Ice Garden / all"),
        ("vuko_tokens", 1, f"Vuko tokens / (tokens + {FEW})"),
        ("held", 1, f"cubes that Vuko holds / (cubes + {FEW})"),
        ("cubes", REGIONS, f"by region: free influence cubes / (cubes + {FEW})"),
        ("units", LEVELS * REGIONS, "by level and region: figures that stand / figures"),
        ("laid_down", LEVELS * REGIONS, "by level and region: figures that lie down / figures"),
        ("figures", LEVELS, "by level: figures in the supply / figures"),
        ("powers", len(UPGRADES) * LEVELS,
         f"by ability ({upgrades}) and level: how often / {MOST_POWER}"),
        ("slots", LEVELS * MOST_SLOTS * len(UPGRADES),
         f"per level and slot, one-hot: upgrade ({upgrades})"),
        ("spies", len(UPGRADES), f"1 if on a spy head ({upgrades})"),
    ]  # fmt: skip


class Encoder(observation.Encoder):
    def __init__(self, box: Box) -> None:
        super().__init__(table_parts(box), seat_parts(box), MOST_SEATS)
        self.box = box
        self.region = {name: number for number, name in enumerate(box.region_name)}

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
        name, values = asked(view)
        if not name:
            return
        at = self.at
        numbers[at["step"] + list(FRAMES).index(name)] = 1.0
        if "region" in values:
            numbers[at["subject"] + values["region"]] = 1.0
        if "march" in values:
            from_, to = divmod(values["march"], REGIONS)
            numbers[at["subject"] + from_] = numbers[at["towards"] + to] = 1.0
        if "troop" in values:
            numbers[at["troop"] + values["troop"]] = 1.0
        if "unit" in values:
            numbers[at["troop"] + values["unit"] + 1] = 1.0
        if "victim" in values:
            numbers[at["victim"] + (values["victim"] - me) % seats] = 1.0
        numbers[at["begun"]] = float(values.get("begun", False))
        numbers[at["left"]] = squeeze(values.get("left", 0), SOME)
        for border, crossed in enumerate(("low", "middle", "high")):
            numbers[at["crossed"] + border] = values.get(crossed, 0) / self.box.shift_steps
        bits(numbers, at["used"], values.get("used", 0), USES)
        bits(numbers, at["taken"], values.get("taken", 0), len(RESOURCES))
        for region, skulls in enumerate(values.get("skulls", ())):
            numbers[at["skulls"] + region] = squeeze(skulls, FEW)
        quick = [LEVELS * region + unit for unit, region, _ in values.get("quick", ())]
        for place in set(quick):
            numbers[at["quick"] + place] = squeeze(quick.count(place), FEW)

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
            for slot, upgrade in enumerate(view["slots"][seat].get(unit.name, ())):
                if upgrade is not None:
                    place = len(UPGRADES) * (MOST_SLOTS * level + slot) + UPGRADES.index(upgrade)
                    numbers[at["slots"] + place] = 1.0
            for fallen in view["laid_down"]:
                if fallen["seat"] == seat and fallen["unit"] == unit.name:
                    place = REGIONS * level + self.region[fallen["region"]]
                    numbers[at["laid_down"] + place] += 1 / unit.figures
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
