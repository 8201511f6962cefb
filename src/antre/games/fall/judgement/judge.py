"""The judgement of bots at a table of Fall."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.fall.judgement.evaluate import evaluate, parts
from antre.games.fall.judgement.foresee import foresee_cards
from antre.games.fall.rules.draft import PickCard
from antre.games.fall.rules.state import Fall

SURVIVOR_LEAD = 40.0


class FallJudge(Judge[Fall]):
    """Gnomes and rivals have a say in a turn: it is judged by its average, not its best line."""

    caution = 5.0

    def evaluate(self, state: Fall, seat: int) -> float:
        return evaluate(state, seat)

    def parts(self, state: Fall, seat: int) -> dict[str, float]:
        return parts(state, seat)

    def foresee(self, state: Fall, seat: int, options: Sequence[Option]) -> list[float]:
        if isinstance(state.question, PickCard):
            return foresee_cards(state, seat, options)
        return super().foresee(state, seat, options)

    def pace(self, state: Fall) -> int:
        """Turns of all players, and the cards they have laid in between."""
        return state.turn + sum(map(len, state.laid))

    def around(self, state: Fall) -> int:
        return state.setup.seats

    def lead(self, state: Fall) -> float | None:
        """In Survivor a domain in doubt weighs so much that a few points say little."""
        return SURVIVOR_LEAD if state.setup.seats == 1 else None
