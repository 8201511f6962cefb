"""The judgement of bots at a table of the Ice Garden."""

from __future__ import annotations

from antre.core.judge import Judge
from antre.games.garden.judgement.evaluate import evaluate
from antre.games.garden.rules.state import Garden


class GardenJudge(Judge[Garden]):
    def evaluate(self, state: Garden, seat: int) -> float:
        return evaluate(state, seat)

    def pace(self, state: Garden) -> int:
        """Rounds: what was planned is done by the end of one."""
        return state.round
