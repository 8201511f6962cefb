"""The judgement of bots at a table of the Ice Garden."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.garden.judgement.evaluate import LEAD, evaluate, evaluate_all
from antre.games.garden.judgement.foresight import (
    foresee_makings,
    foresee_marches,
    foresee_steps,
)
from antre.games.garden.judgement.parts import parts
from antre.games.garden.rules.making import Make
from antre.games.garden.rules.mountain import ChooseMarch
from antre.games.garden.rules.state import Garden


class GardenJudge(Judge[Garden]):
    attentive = True
    attention = 0.35
    network_leads = True

    def evaluate(self, state: Garden, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: Garden, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def evaluate_all(self, state: Garden) -> list[float]:
        return evaluate_all(state)

    def foresee(self, state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
        if isinstance(state.question, Make):
            return foresee_makings(state, seat, options)
        if isinstance(state.question, ChooseMarch):
            return foresee_marches(state, seat, options)
        return foresee_steps(state, seat, options)

    def pace(self, state: Garden) -> int:
        """Rounds: what was planned is done by the end of one."""
        return state.round

    def lead(self, state: Garden) -> float:
        """An evaluation is the logarithm of a prospect, in points."""
        return LEAD
