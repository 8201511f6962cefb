"""The judgement of bots at a table of the Ice Garden."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.garden.judgement.evaluate import LEAD, evaluate
from antre.games.garden.judgement.foresight import BEGINNINGS, foresee_to_the_end
from antre.games.garden.rules.state import Garden


class GardenJudge(Judge[Garden]):
    def evaluate(self, state: Garden, seat: int) -> float:
        return evaluate(state, seat)

    def foresee(self, state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
        if isinstance(state.question, BEGINNINGS):
            return foresee_to_the_end(state, seat, options)
        return super().foresee(state, seat, options)

    def pace(self, state: Garden) -> int:
        """Rounds: what was planned is done by the end of one."""
        return state.round

    def lead(self, state: Garden) -> float:
        """An evaluation is the logarithm of a prospect, in points."""
        return LEAD
