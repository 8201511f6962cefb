"""Heroes and skills. Skills are described once, by template; whoever has one has it as its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antre.core.edition import Entry
from antre.games.alkoor.content.contexts import of_skill
from antre.games.alkoor.content.effects import (
    NONE,
    OWN,
    BadNotation,
    Cost,
    Effect,
    parse_colours,
    parse_cost,
    parse_effects,
)
from antre.games.alkoor.content.names import (
    ALIGNMENTS,
    ALL_COLOURS,
    ARCHETYPES,
    COLOURS,
    HAZARD_SKILL,
    RACES,
    SKILL_KINDS,
)
from antre.games.alkoor.content.reading import index, read, read_effects

LEAST_VITALITY, MOST_VITALITY = 2, 5


class SkillTemplate:
    """A skill as it is described: `own` in its texts stands for the colours of who has it."""

    __slots__ = ("cards", "cost", "effect", "id", "kind", "takes_colours")

    def __init__(self, entry: Entry) -> None:
        self.id = entry.text("id")
        self.kind = index(entry, "kind", SKILL_KINDS)
        self.cost = entry.text("cost")
        self.effect = entry.text("effect")
        # So many Heroes and Equipment have it.
        self.cards = entry.integer("cards", 0, 99)
        self.takes_colours = OWN in self.cost.split()
        read(entry, "cost", parse_cost, Cost())
        if not read_effects(entry, "effect", of_skill(self.kind)) and self.effect == NONE:
            entry.problem("effect", "a skill has an effect")


class Skill:
    """What one Hero, or one Equipment, can do once per turn; the other of the two is -1."""

    __slots__ = ("colours", "cost", "effects", "equipment", "hero", "id", "kind", "number")

    def __init__(self, template: SkillTemplate, colours: int, number: int) -> None:
        self.id = template.id
        self.kind = template.kind
        self.number = number
        self.colours = colours
        self.cost = parse_cost(template.cost, colours)
        self.effects: tuple[Effect, ...] = parse_effects(template.effect, colours)
        self.hero = -1
        self.equipment = -1

    def __repr__(self) -> str:
        return f"Skill({self.number}, {self.id!r})"


class SkillBook:
    """All templates by id, and every skill that somebody has, by number."""

    __slots__ = ("skills", "templates")

    def __init__(self, templates: Mapping[str, SkillTemplate]) -> None:
        self.templates = templates
        self.skills: list[Skill] = []

    def read(self, entry: Entry, field: str) -> list[Skill]:
        """The skill a card has, as in `minor red`, `twin violet+green` or `tap_vils`; or `none`."""
        name, _, colours = entry.text(field).partition(" ")
        if name in (NONE, ""):
            return []
        if name not in self.templates:
            allowed = ", ".join((NONE, *self.templates))
            entry.problem(field, f"{name!r} is no skill, or it is missing; there are {allowed}")
            return []
        template = self.templates[name]
        if template.takes_colours != bool(colours):
            what = "a colour, or two joined by +," if template.takes_colours else "no colour"
            entry.problem(field, f"{what} expected after {name!r}")
            return []
        try:
            own = parse_colours(colours.split("+")) if colours else ALL_COLOURS
            skill = Skill(template, own, len(self.skills))
        except BadNotation as error:
            entry.problem(field, str(error))
            return []
        self.skills.append(skill)
        return [skill]

    def check(self, entries: Sequence[Entry]) -> None:
        """Are there as many cards with a skill as its description declares?"""
        for entry, template in zip(entries, self.templates.values(), strict=False):
            found = sum(skill.id == template.id for skill in self.skills)
            if found != template.cards:
                what = f"{template.cards} declared, {found} found; some are missing or wrong"
                entry.problem("cards", what)


class Hero:
    """A Hero card; `kinds` are bits of race and alignment, skills are known by number."""

    __slots__ = (
        "alignment", "archetype", "attributes", "id", "kinds", "number", "points", "race", "skills",
        "vitality",
    )  # fmt: skip

    def __init__(self, entry: Entry, number: int, book: SkillBook) -> None:
        self.id = entry.text("id")
        self.number = number
        self.archetype = index(entry, "archetype", ARCHETYPES)
        self.race = index(entry, "race", RACES)
        self.alignment = index(entry, "alignment", ALIGNMENTS)
        self.kinds = 1 << self.race | 1 << len(RACES) + self.alignment
        self.attributes = entry.integers("attributes", 1, 5)
        self.vitality = entry.integer("vitality", LEAST_VITALITY, MOST_VITALITY)
        self.points = entry.integer("points", 0, 20)
        first, second = book.read(entry, "hazard_skill"), book.read(entry, "second_skill")
        self.skills = tuple(skill.number for skill in (*first, *second))
        for skill in (*first, *second):
            skill.hero = number
        if len(self.attributes) != len(COLOURS):
            entry.problem("attributes", f"{len(COLOURS)} numbers expected, one for each colour")
        if any(skill.kind != HAZARD_SKILL for skill in first):
            entry.problem("hazard_skill", "a skill of the kind hazard expected")
        if any(skill.kind == HAZARD_SKILL for skill in second):
            entry.problem("second_skill", "a Hero has one skill of the kind hazard")

    def is_of(self, kind: int) -> bool:
        """Is the Hero of a race or an alignment?"""
        return bool(self.kinds >> kind & 1)
