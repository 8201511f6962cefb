"""The edition with what the rules make of it: places with numbers, and every option."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.games.alkoor.content.content import AlkoorContent
from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.rules.choices import Choices
from antre.games.alkoor.rules.places import Places
from antre.games.alkoor.rules.times import SKILL_TIMES, SKILL_WAITS, TIMES

ANY_SKILL_TIMES = {1 << kind: SKILL_TIMES[kind] | SKILL_WAITS[kind] for kind in SKILL_TIMES}


class Box(AlkoorContent):
    """An edition ready to be played."""

    __slots__ = (
        "choose", "dilemma_moments", "hero_moments", "places", "reroll_costs", "skill_moments",
        "skill_waits",
    )  # fmt: skip

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        # What is amiss may leave options without a name of their own, and nobody will play it.
        if not sheet.problems:
            self.places = Places(self.path)
            self.choose = Choices(self, self.places)
            self.options = self.choose.table
            # When each Dilemma and each skill can be used, as bits of moments; and when a skill can
            # wait, so that nobody is asked for it.
            self.dilemma_moments = [moments_of(card.timing, TIMES) for card in self.dilemmas]
            self.skill_moments = [SKILL_TIMES[skill.kind] for skill in self.skills]
            self.skill_waits = [SKILL_WAITS[skill.kind] for skill in self.skills]
            # When a Hero has any skill to use at all.
            self.hero_moments = [
                moments_of(
                    sum(1 << self.skills[number].kind for number in hero.skills), ANY_SKILL_TIMES
                )
                for hero in self.heroes
            ]
            # What it costs to reroll a die, by what it shows.
            self.reroll_costs = [Cost(self.costs.reroll, 1 << face >> 1) for face in range(7)]


def moments_of(timing: int, times: dict[int, int]) -> int:
    """All moments of a timing that is written in bits."""
    found = 0
    for bit, moments in times.items():
        if timing & bit:
            found |= moments
    return found
