"""The judgement of bots that guide a team of Maender-Alkoor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.chance import scramble
from antre.core.judge import Judge
from antre.core.option import Option
from antre.core.timeline import reseed
from antre.games.alkoor.judgement.evaluate import LEAD, prospect_worth
from antre.games.alkoor.judgement.foresight import FEW, foresee, now
from antre.games.alkoor.judgement.parts import parts
from antre.games.alkoor.judgement.reasons import reason
from antre.games.alkoor.rules.enrolment import ReplaceRecruit
from antre.games.alkoor.rules.havens import BuyAtHaven
from antre.games.alkoor.rules.progression import ChooseStop
from antre.games.alkoor.rules.recruits import Recruit
from antre.games.alkoor.rules.resolution import ChamberOptions, InRoom
from antre.games.alkoor.rules.state import Alkoor

# Where the team stops, what it does in a Room, who joins it: of all else a first look sees enough,
# and a longer one is more often led astray by luck.
WEIGHTY = (ChooseStop, InRoom, ChamberOptions, BuyAtHaven, Recruit, ReplaceRecruit)


class AlkoorJudge(Judge[Alkoor]):
    """The team wins or loses together, so a position is worth the same to every seat.

    Dice and cards decide most of a turn: what an option looks like at first sight is seldom wrong.
    """

    chancy = True
    attention = 0.9

    def evaluate(self, state: Alkoor, seat: int) -> float:
        return prospect_worth(now(state, None))

    def parts(self, state: Alkoor, seat: int) -> dict[str, float]:
        return parts(state)

    def evaluate_all(self, state: Alkoor) -> list[float]:
        return [self.evaluate(state, 0)] * state.setup.seats

    def foresee(self, state: Alkoor, seat: int, options: Sequence[Option]) -> list[float]:
        return [prospect_worth(found) for found in foresee(state, seat, options)]

    def glimpse(self, state: Alkoor, seat: int, options: Sequence[Option]) -> list[float]:
        # Of so few futures none is to be the very one that comes.
        world = state.clone()
        reseed(world, scramble(state.chance.seed))
        return [prospect_worth(found) for found in foresee(world, seat, options, FEW)]

    def is_small(self, state: Alkoor) -> bool:
        """All but one question in thirteen."""
        return not isinstance(state.question, WEIGHTY)

    def reason(self, state: Alkoor, seat: int, option: Option) -> tuple[str, dict[str, Any]]:
        return reason(state, seat, option)

    def pace(self, state: Alkoor) -> int:
        """Turns of Guides."""
        return state.turn

    def lead(self, state: Alkoor) -> float:
        """An evaluation is the logarithm of odds, in points."""
        return LEAD
