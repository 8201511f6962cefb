"""A scene of Maender-Alkoor in the making: what it is drawn from, and how things are called."""

from __future__ import annotations

from antre.core import sketch as core
from antre.core.engine import Parts
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.movement import FALL_BACK
from antre.games.alkoor.rules.objectives import concerned
from antre.games.alkoor.rules.outcomes import END_TRIAL
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.table.art.portraits import portrait
from antre.games.alkoor.table.course import Course, course
from antre.games.alkoor.words.captions import Captions

PHONE = 344.0


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

    @property
    def verdict(self) -> str:
        """How a trial was decided, while its outcome takes its course; nothing before."""
        if END_TRIAL not in self.state.stack:
            return ""
        return "table-trial-lost" if FALL_BACK in self.state.stack else "table-trial-won"

    def offered(self, *options: str) -> str | None:
        """The first of some options that is open now."""
        return next((option for option in options if option in self.options), None)

    def portrait(self, hero: int) -> str:
        known = self.box.heroes[hero]
        return portrait(known.race, known.archetype, known.alignment, known.number)

    def hero_label(self, hero: int) -> str:
        """Who a Hero is, in one line."""
        return f"{self.captions.hero(hero)} · {self.captions.kind(hero)}"

    def concerned(self) -> int:
        """The Hero of an individual objective; NOTHING if it is not settled."""
        return concerned(self.state)


def colour_names(mask: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(COLOURS) if mask >> number & 1)
