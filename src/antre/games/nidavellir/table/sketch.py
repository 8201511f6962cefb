"""A scene of Nidavellir in the making: what is drawn from, and how a piece is laid down."""

from __future__ import annotations

from antre.core import sketch as core
from antre.core.scene import Zone
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import OFFERING
from antre.games.nidavellir.table.art import cards, coins, gems
from antre.games.nidavellir.words.captions import Captions, class_name, points_of
from antre.games.nidavellir.words.sentences import card_of


class Sketch(core.Sketch[NidavellirContent, Captions]):
    """One view of Nidavellir on its way to become a scene: cards and coins, wherever they lie."""

    def lay_card(
        self, zone: Zone, name: str, x: float, y: float, w: float, may: str | None = None
    ) -> None:
        """A dwarf, an offering or a hero as a card of width `w`."""
        area = (x, y, w, w * 1.4)
        if name in self.content.hero_id:
            self.lay(
                zone, f"hero:{name}", self.hero_card(name, w), area, self.hero_label(name),
                hint=self.captions.full_power(name), may=may,
            )  # fmt: skip
            return
        # How a class counts is told in the taverns, and at the head of its column.
        hint = self.captions.class_hint(class_name(self.content, name)) if may else None
        label = self.captions.card(name)
        self.lay(zone, f"card:{name}", self.card(name, w), area, label, hint=hint, may=may)

    def card(self, name: str, w: float) -> str:
        number = card_of(self.content, name)
        if self.content.card_class[number] == OFFERING:
            return cards.offering(self.content.card_points[number], w)
        points = points_of(self.content, number)
        return cards.dwarf(
            class_name(self.content, name), points, w, self.content.card_ranks[number]
        )

    def hero_card(self, name: str, w: float) -> str:
        number = self.content.hero_id[name]
        card_class, points = class_name(self.content, name), self.content.card_points[number]
        ranks = self.content.card_ranks[number] if card_class != "other" else 0
        shown = str(points) if points else ""
        return cards.hero_card(name, self.captions.hero(name), card_class, shown, ranks, w)

    def hero_plate(self, name: str, w: float, h: float) -> str:
        said = self.captions
        return cards.hero_plate(
            name, said.hero(name), said.epithet(name), said.power(name),
            class_name(self.content, name), w, h,
        )  # fmt: skip

    def hero_label(self, name: str) -> str:
        return f"{self.captions.hero(name)}, {self.captions.epithet(name)}"

    def lay_coin(
        self,
        zone: Zone,
        id: str,
        name: str,
        place: tuple[float, float, float],
        may: str | None = None,
    ) -> None:
        """A coin face up, at (x, y), of a size."""
        x, y, size = place
        hint = self.captions.say("hint-trading") if coins.trades(name) else None
        face = coins.coin(name, size)
        self.lay(zone, id, face, (x, y, size, size), self.captions.coin(name), hint=hint, may=may)

    def lay_gem(self, zone: Zone, value: int, x: float, y: float, size: float) -> None:
        label, hint = self.captions.say("label-gem", gem=value), self.captions.say("hint-gem")
        face = gems.gem(value, size)
        self.lay(zone, f"gem:{value}", face, (x, y, size, size), label, hint=hint)

    def standing(self, seat: int) -> str:
        """Who, and how many points so far."""
        counted = self.captions.say("label-score", score=self.score(seat))
        return f"{self.captions.name(seat)}, {counted}"
