"""Equipment: LOOT and Relics, worn or stored under a Hero."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content import contexts
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.heroes import SkillBook
from antre.games.alkoor.content.names import COLOURS, FAMILIES, RACES, TYPES
from antre.games.alkoor.content.reading import index, read_effects

WORN = ("always", "leader")
CURSED, VALUABLE = FAMILIES.index("cursed"), FAMILIES.index("valuable")
NO_RACE = -1
RACE_OR_NONE = ("none", *RACES)


class Equipment:
    """A LOOT, or a Relic with Epic Points; `modifiers` change attributes by colour while active."""

    __slots__ = (
        "cursed", "family", "forbidden", "gold", "id", "is_relic", "leader_only", "modifiers",
        "number", "passives", "points", "skill", "store_only", "type",
    )  # fmt: skip

    def __init__(self, entry: Entry, number: int, book: SkillBook, is_relic: bool) -> None:
        self.id = entry.text("id")
        self.number = number
        self.is_relic = is_relic
        self.type = index(entry, "type", TYPES)
        self.gold = entry.integer("gold", 0, 20)
        self.points = entry.integer("points", 1, 30) if is_relic else 0
        self.family = -1 if is_relic else index(entry, "family", FAMILIES)
        self.cursed = self.family == CURSED
        self.store_only = self.family == VALUABLE
        self.forbidden = NO_RACE if is_relic else index(entry, "not_race", RACE_OR_NONE) - 1
        # Only while its bearer leads the team does it count.
        self.leader_only = is_relic and index(entry, "counts", WORN) == WORN.index("leader")
        self.modifiers = entry.integers("modifiers", -5, 5)
        skills = book.read(entry, "skill")
        self.skill = skills[0].number if skills else -1
        for skill in skills:
            skill.equipment = number
        self.passives: tuple[Effect, ...] = read_effects(entry, "passive", contexts.WORN)
        self._check(entry)

    def _check(self, entry: Entry) -> None:
        if len(self.modifiers) != len(COLOURS):
            entry.problem("modifiers", f"{len(COLOURS)} numbers expected, one for each colour")
        if self.store_only and (any(self.modifiers) or self.skill >= 0 or self.passives):
            entry.problem("family", "what can only be stored has no effect")

    def may_be_worn_by(self, race: int) -> bool:
        return not self.store_only and race != self.forbidden
