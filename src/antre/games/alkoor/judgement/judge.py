"""The judgement of bots that guide a team of Maender-Alkoor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.judge import Judge
from antre.core.option import Option
from antre.games.alkoor.judgement.defaults import PLAIN
from antre.games.alkoor.judgement.evaluate import LEAD, prospect_worth
from antre.games.alkoor.judgement.foresight import foresee, now
from antre.games.alkoor.judgement.parts import parts
from antre.games.alkoor.judgement.reasons import reason
from antre.games.alkoor.rules.state import Alkoor


class AlkoorJudge(Judge[Alkoor]):
    """The team wins or loses together, so a position is worth the same to every seat.

    Dice and cards decide most of a turn: what an option looks like at first sight is seldom wrong.
    """

    chancy = True

    def evaluate(self, state: Alkoor, seat: int) -> float:
        return prospect_worth(now(state, None))

    def parts(self, state: Alkoor, seat: int) -> dict[str, float]:
        return parts(state)

    def evaluate_all(self, state: Alkoor) -> list[float]:
        return [self.evaluate(state, 0)] * state.setup.seats

    def foresee(self, state: Alkoor, seat: int, options: Sequence[Option]) -> list[float]:
        return [prospect_worth(found) for found in foresee(state, seat, options)]

    def is_small(self, state: Alkoor) -> bool:
        """Which gem, which die: nearly half of all questions."""
        return isinstance(state.question, PLAIN)

    def reason(self, state: Alkoor, seat: int, option: Option) -> tuple[str, dict[str, Any]]:
        return reason(state, seat, option)

    def pace(self, state: Alkoor) -> int:
        """Turns of Guides."""
        return state.turn

    def lead(self, state: Alkoor) -> float:
        """An evaluation is the logarithm of odds, in points."""
        return LEAD
