"""What drawn tables say, in the browser and in a terminal: names of the edition, remembered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from antre.core.captions import Remembered, capital
from antre.games.alkoor.content.effects import Cost, Effect
from antre.games.alkoor.content.names import (
    ALIGNMENTS,
    ARCHETYPES,
    COLOURS,
    RACES,
    SKILL_KINDS,
    TIMINGS,
)
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.options import DOOR, HERO, KIND, TREASURE, UNFORESEEN, ZONE
from antre.games.alkoor.words.effect_words import say_cost, say_effects

GAP = "\ue000"


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

    def cost(self, cost: Cost) -> str:
        return say_cost(cost, self.words)

    def skill_hint(self, number: int) -> str:
        """What kind of skill it is, what it costs and does."""
        skill = self.content.skills[number]
        kind = capital(self.say(f"skill-{SKILL_KINDS[skill.kind]}"))
        return joined((kind, self.cost(skill.cost), self.effects(skill.effects)))

    def monster_hint(self, number: int) -> str:
        """What a monster brings once the trial is won, and what if it is lost."""
        monster = self.content.monsters[number]
        ends = (("table-won", monster.clear), ("table-lost-trial", monster.dark))
        return joined(
            self.say(key, effect=self.effects(effects)) for key, effects in ends if effects
        )

    def dilemma_hint(self, number: int) -> str:
        """When a Dilemma can be played, and what it does."""
        card = self.content.dilemma(number)
        times = [name for bit, name in enumerate(TIMINGS) if card.timing >> bit & 1]
        when = ", ".join(self.say(f"timing-{name}") for name in times)
        return joined((capital(when), self.effects(card.effects)))

    def kind(self, hero: int) -> str:
        """Who a Hero is, in a few words."""
        known = self.content.heroes[hero]
        return self.say(
            "table-kind",
            race=self.say(f"race-{RACES[known.race]}"),
            calling=self.say(f"archetype-{ARCHETYPES[known.archetype]}"),
            alignment=self.say(f"alignment-{ALIGNMENTS[known.alignment]}"),
        )

    def item_words(self, number: int, flavour: bool = True) -> str:
        """What an Equipment changes and is worth."""
        item = self.content.equipment[number]
        parts = [
            f"{self.say(f'attribute-{colour}')} {change:+d}".replace("-", "−")
            for colour, change in zip(COLOURS, item.modifiers, strict=True)
            if change
        ]
        if item.skill >= 0:
            parts += [self.skill(item.skill), self.skill_hint(item.skill)]
        if item.passives:
            parts.append(self.effects(item.passives))
        if item.is_relic:
            parts.append(self.say("table-points", points=item.points))
        else:
            parts.append(self.say("table-gold", gold=item.gold))
        return joined((*parts, self.flavour(item.id) if flavour else None))


def joined(parts: Iterable[str | None]) -> str:
    return " · ".join(part for part in parts if part)
