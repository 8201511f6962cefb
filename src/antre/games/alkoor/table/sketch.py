"""A scene of Maender-Alkoor in the making: what it is drawn from, and how things are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from antre.core import sketch as core
from antre.core.captions import Remembered, capital
from antre.core.engine import Parts
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.names import ALIGNMENTS, ARCHETYPES, COLOURS, RACES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.objectives import concerned
from antre.games.alkoor.rules.options import DOOR, HERO, KIND, TREASURE, UNFORESEEN, ZONE
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.table.art.portraits import portrait
from antre.games.alkoor.table.course import Course, course
from antre.games.alkoor.words.effect_words import say_cost, say_effects

GAP = "\ue000"
PHONE = 344.0


class Captions(Remembered[Box]):
    """The words of one scene, with the names of the edition."""

    __slots__ = ()

    def named(self, group: str, id: str) -> str:
        return self.content.words[group][id][self.words.language]

    def flavour(self, id: str) -> str | None:
        said = self.content.flavour.get(id)
        return said[self.words.language] if said else None

    def who(self, key: str, seat: int, **values: Any) -> str:
        """Words that name a player: remembered with a gap where the name goes."""
        me = "yes" if seat == self.words.me else "no"
        return self.say(key, who=GAP, me=me, **values).replace(GAP, self.name(seat))

    # --- names of cards by number

    def hero(self, number: int) -> str:
        return self.named("hero", self.content.heroes[number].id)

    def item(self, number: int) -> str:
        item = self.content.equipment[number]
        return self.named("relic" if item.is_relic else "loot", item.id)

    def unforeseen(self, number: int) -> str:
        if self.content.is_dilemma(number):
            return self.named("dilemma", self.content.dilemma(number).id)
        monster = self.content.monsters[number]
        return self.named("critter" if monster.is_critter else "creature", monster.id)

    def hazard(self, number: int) -> str:
        content = self.content
        if number < content.first_door:
            return self.named("zone", content.hazards[number].id)
        if number < content.first_room:
            return self.named("door", content.hazards[number].id)
        if number == content.second_trial.number:
            return self.named("second_trial", content.second_trial.id)
        return self.named("room", content.hazards[number].id)

    def card(self, card: int) -> str:
        """A card of any kind."""
        kind, number = divmod(card, KIND)
        if kind == ZONE:
            return self.hazard(number)
        if kind == DOOR:
            return self.named("door", self.content.hazards[number].id)
        if kind == UNFORESEEN:
            return self.unforeseen(number)
        if kind == HERO:
            return self.hero(number)
        if kind == TREASURE:
            return self.named("treasure", self.content.treasures[number].id)
        return self.item(number)

    def skill(self, number: int) -> str:
        return self.named("skill", self.content.skills[number].id)

    # --- what cards do

    def effects(self, effects: tuple[Effect, ...]) -> str:
        return capital(say_effects(effects, self.words)) if effects else ""

    def skill_hint(self, number: int) -> str:
        """What a skill costs and does."""
        skill = self.content.skills[number]
        return joined((say_cost(skill.cost, self.words), self.effects(skill.effects)))


class Sketch(core.Sketch[Box, Captions]):
    """One view on its way to become a scene.

    The team sees all that anybody has seen, and what nobody has seen lies in bags that are not
    looked into here; so beside the view the state itself is kept.
    """

    def __init__(
        self, state: Alkoor, seat: int, shape: str, captions: Captions, parts: Parts
    ) -> None:
        super().__init__(state, seat, shape, captions, parts)
        self.state = state
        self.box = state.box
        self.course: Course = course(state.box.path, state.box.places, self.tall)

    @property
    def in_trial(self) -> bool:
        return self.state.trial != NOTHING and bool(self.state.team) and not self.state.over

    def offered(self, *options: str) -> str | None:
        """The first of some options that is open now."""
        return next((option for option in options if option in self.options), None)

    def portrait(self, hero: int) -> str:
        known = self.box.heroes[hero]
        return portrait(known.race, known.archetype, known.alignment, known.number)

    def hero_label(self, hero: int) -> str:
        """Who a Hero is, in one line."""
        known, say = self.box.heroes[hero], self.captions.say
        kind = say(
            "table-kind",
            race=say(f"race-{RACES[known.race]}"),
            calling=say(f"archetype-{ARCHETYPES[known.archetype]}"),
            alignment=say(f"alignment-{ALIGNMENTS[known.alignment]}"),
        )
        return f"{self.captions.hero(hero)} · {kind}"

    def concerned(self) -> int:
        """The Hero of an individual objective; NOTHING if it is not settled."""
        return concerned(self.state)


def colour_names(mask: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(COLOURS) if mask >> number & 1)


def joined(parts: Iterable[str | None]) -> str:
    return " · ".join(part for part in parts if part)
