"""The judgement of bots that guide a team of Maender-Alkoor."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.alkoor.judgement.evaluate import LEAD, prospect_worth
from antre.games.alkoor.judgement.foresight import foresee, now
from antre.games.alkoor.rules.state import Alkoor


class AlkoorJudge(Judge[Alkoor]):
    """The team wins or loses together, so a position is worth the same to every seat."""

    def evaluate(self, state: Alkoor, seat: int) -> float:
        return prospect_worth(now(state, None))

    def evaluate_all(self, state: Alkoor) -> list[float]:
        return [self.evaluate(state, 0)] * state.setup.seats

    def foresee(self, state: Alkoor, seat: int, options: Sequence[Option]) -> list[float]:
        return [prospect_worth(found) for found in foresee(state, seat, options)]

    def pace(self, state: Alkoor) -> int:
        """Turns of Guides."""
        return state.turn

    def lead(self, state: Alkoor) -> float:
        """An evaluation is the logarithm of odds, in points."""
        return LEAD
