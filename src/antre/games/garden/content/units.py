"""The factions and their units: levels, printed abilities, slots, what each kind can do."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.edition import Entry, Sheet
from antre.games.garden.content.names import (
    DEED_OF,
    DEEDS,
    FACTIONS,
    LEVELS,
    SPECIAL_OF,
    SPECIALS,
    UPGRADES,
)

MOST_SLOTS = 2


class Unit:
    """One kind of figure of a faction."""

    __slots__ = ("deed", "faction", "figures", "level", "name", "printed", "slots", "special")

    def __init__(self, entry: Entry) -> None:
        self.name = entry.text("id")
        self.faction = FACTIONS.index(entry.choice("faction", FACTIONS))
        self.level = entry.integer("level", 1, LEVELS)
        self.figures = entry.integer("figures", 1, 9)
        self.slots = entry.integer("slots", 0, MOST_SLOTS)
        self.special = SPECIALS.index(entry.choice("special", SPECIALS))
        self.deed = DEEDS.index(entry.choice("deed", DEEDS))
        self.printed = self._read_printed(entry)
        if SPECIAL_OF.get(self.special, self.faction) != self.faction:
            entry.problem("special", f"{SPECIALS[self.special]} belongs to another faction")
        if DEED_OF.get(self.deed, self.faction) != self.faction:
            entry.problem("deed", f"{DEEDS[self.deed]} belongs to another faction")

    def _read_printed(self, entry: Entry) -> tuple[int, ...]:
        """How often each ability is printed, in the order of the upgrades."""
        words = entry.text("printed").split()
        for word in words:
            if word not in UPGRADES and word != "none":
                entry.problem("printed", f"{word!r} is none of {', '.join(UPGRADES)}")
        counts = tuple(words.count(upgrade) for upgrade in UPGRADES)
        if self.level < LEVELS and max(counts) > 1:
            entry.problem("printed", "no ability twice below level 3")
        return counts


class Faction:
    """A faction: its goal and its units by level."""

    __slots__ = ("goal", "name", "units")

    def __init__(self, entry: Entry, units: Sequence[Unit]) -> None:
        self.name = entry.text("id")
        self.goal = entry.integer("goal", 1, 30)
        self.units = sorted(units, key=lambda unit: unit.level)
        if [unit.level for unit in self.units] != list(range(1, LEVELS + 1)):
            entry.problem("id", "one unit of each level expected; some are missing or too many")


def find_bearers(sheet: Sheet, units: Sequence[Unit]) -> tuple[list[int], list[int]]:
    """For each special ability and each deed, the unit that has it, by level from 0 on."""
    specials, deeds = [-1] * len(SPECIALS), [-1] * len(DEEDS)
    for unit in units:
        specials[unit.special] = unit.level - 1
        deeds[unit.deed] = unit.level - 1
    for special in SPECIAL_OF:
        if [unit.special for unit in units].count(special) != 1:
            sheet.problems.append(f"unit: {SPECIALS[special]} for exactly one unit expected")
    for deed in DEED_OF:
        if [unit.deed for unit in units].count(deed) != 1:
            sheet.problems.append(f"unit: {DEEDS[deed]} for exactly one unit expected")
    return specials, deeds
