"""Unforeseen cards: Critters, Creatures and Dilemmas."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.contexts import OUTCOME, of_timing
from antre.games.alkoor.content.names import ALL_COLOURS, COLOURS, CREATURE, CRITTER, TIMINGS
from antre.games.alkoor.content.reading import read_bits, read_effects


class Monster:
    """A Critter, which hampers a Hero, or a Creature, which raises objectives of its colours."""

    __slots__ = (
        "clear", "colours", "cost", "dark", "id", "kind", "number", "plus_points", "plus_stars",
        "points",
    )  # fmt: skip

    def __init__(self, entry: Entry, number: int, kind: int) -> None:
        self.id = entry.text("id")
        self.number = number
        self.kind = kind
        self.cost = entry.integer("cost", 0, 9)
        self.points = entry.integer("points", 0, 20)
        self.clear = read_effects(entry, "clear", OUTCOME)
        self.dark = read_effects(entry, "dark", OUTCOME)
        self.colours = self.plus_points = self.plus_stars = 0
        if kind == CREATURE:
            self.colours = _read_colours(entry)
            self.plus_points = entry.integer("plus_points", 0, 19)
            self.plus_stars = entry.integer("plus_stars", 0, 5)

    @property
    def is_critter(self) -> bool:
        return self.kind == CRITTER


def _read_colours(entry: Entry) -> int:
    if entry.text("colours") == "all":
        return ALL_COLOURS
    return read_bits(entry, "colours", COLOURS)


class Dilemma:
    """A card that can be held and played later; `timing` are bits of the moments it is for.

    A targeted one is about the influence board it lies on.
    """

    __slots__ = ("copies", "effects", "id", "number", "points", "targeted", "timing")

    def __init__(self, entry: Entry, number: int) -> None:
        self.id = entry.text("id")
        self.number = number
        self.copies = entry.integer("copies", 1, 45)
        self.timing = read_bits(entry, "timing", TIMINGS)
        self.targeted = entry.choice("targeted", ("yes", "no")) == "yes"
        self.effects = read_effects(entry, "effect", of_timing(self.timing))
        self.points = entry.integer("points", 0, 20)
        if not self.effects:
            entry.problem("effect", "a Dilemma has an effect")
