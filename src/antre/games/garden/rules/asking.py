"""Questions that may turn out to have one answer only: then nothing is asked."""

from __future__ import annotations

from typing import Any

from antre.core.step import SeatQuestion
from antre.games.garden.rules.state import Garden


def ask(state: Garden, question: SeatQuestion[Garden, Any]) -> None:
    """Ask, unless there is but one thing to say; then go on with that."""
    options = question.options(state, question.seat)
    if len(options) > 1:
        state.stack.append(question)
    else:
        question.apply(state, question.seat, options[0])
