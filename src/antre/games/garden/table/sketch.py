"""A scene of the Ice Garden in the making: what is drawn from, and how things are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antre.core import sketch as core
from antre.core.captions import Remembered
from antre.core.engine import Parts
from antre.games.garden.content.content import Box
from antre.games.garden.content.names import FACTIONS
from antre.games.garden.rules.ranking import dominator, influences
from antre.games.garden.rules.state import NOBODY, Garden
from antre.games.garden.words.sentences import say_action, say_resource

if TYPE_CHECKING:
    from antre.core.words import Words

GAP = "\ue000"


def _resource(box: Box, name: str, words: Words) -> str:
    return say_resource(name, words, 2)


class Captions(Remembered[Box]):
    """The words of one scene, with the names of the edition."""

    __slots__ = ()

    def named(self, group: str, id: str) -> str:
        return self.content.words[group][id][self.words.language]

    def action(self, name: str) -> str:
        return self.once(say_action, name)

    def resource(self, name: str) -> str:
        return self.once(_resource, name)

    def who(self, key: str, seat: int, **values: Any) -> str:
        """Words that name a player: remembered with a gap where the name goes."""
        me = "yes" if seat == self.words.me else "no"
        return self.say(key, who=GAP, me=me, **values).replace(GAP, self.name(seat))


class Sketch(core.Sketch[Box, Captions]):
    """One view on its way to become a scene.

    All lies open in this game, so beside the view it keeps the state itself, and what follows from
    it: the influence in each region and who dominates.
    """

    def __init__(
        self, state: Garden, seat: int, shape: str, captions: Captions, parts: Parts
    ) -> None:
        super().__init__(state, seat, shape, captions, parts)
        self.state = state
        self.layout = state.layout
        self.factions = [FACTIONS[faction] for faction in state.factions]
        regions = state.layout.regions
        self.influence = {region: influences(state, region) for region in regions}
        self.dominator = {
            region: NOBODY
            if state.devastated >> region & 1
            else dominator(state, region, self.influence[region])
            for region in regions
        }
        # Where the question is asked, if it is asked of a region.
        self.asked_region: int | None = (
            getattr(state.question, "region", None) if self.asked else None
        )

    def region(self, number: int) -> str:
        return self.content.region_name[number]

    def region_name(self, number: int) -> str:
        return self.captions.named("region", self.region(number))

    def unit_name(self, seat: int, level: int) -> str:
        """What units of a level are called, from 1 on."""
        unit = self.content.factions[self.state.factions[seat]].units[level - 1]
        return self.captions.named("unit", unit.name)

    def owner(self, seat: int) -> str:
        """A seat by its player and its faction."""
        faction = self.captions.named("faction", self.factions[seat])
        return f"{self.captions.name(seat)} · {faction}"
