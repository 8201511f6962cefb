"""The judgement of bots at a table of the Hall."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.hall.judgement.evaluate import evaluate, named_parts
from antre.games.hall.judgement.foresee import foresee
from antre.games.hall.judgement.outlook import turns_begun
from antre.games.hall.rules.state import Hall


class HallJudge(Judge[Hall]):
    uninterrupted = True
    attention = 0.75

    def evaluate(self, state: Hall, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: Hall, seat: int) -> dict[str, float]:
        return named_parts(state, seat)

    def foresee(self, state: Hall, seat: int, options: Sequence[Option]) -> list[float]:
        return foresee(state, seat, options)

    def pace(self, state: Hall) -> int:
        """Turns of all players."""
        return turns_begun(state)

    def around(self, state: Hall) -> int:
        return state.setup.seats
