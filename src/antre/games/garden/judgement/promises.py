"""What an answer that has just been begun will bring, before it is given to its end."""

from __future__ import annotations

from antre.games.garden.content.names import M_LEVELS
from antre.games.garden.judgement.goods import TOKEN, UNIT, UPGRADE
from antre.games.garden.rules.making import ShiftTokens
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.summoning import SummonUnit
from antre.games.garden.rules.upgrades import BuyUpgrade

STEP = 0.35
LAND = 0.7


def promised(state: Garden, seat: int, useful: float) -> float:
    """The open question, if it is the seat's own, is worth about what it leads to."""
    question = state.stack[-1]
    if isinstance(question, ShiftTokens) and question.seat == seat:
        steps = state.box.shift_steps - sum(map(abs, question.crossed()))
        return STEP * useful * min(steps, steps_up(state, seat))
    if isinstance(question, SummonUnit) and question.seat == seat and not question.come:
        # A unit comes for its token, and stands for something in a region.
        level = question.unit + 1
        return useful * (UNIT[question.unit] - TOKEN[level]) + LAND * level
    if isinstance(question, BuyUpgrade) and question.seat == seat:
        return useful * UPGRADE
    return 0.0


def steps_up(state: Garden, seat: int) -> int:
    """How many steps the tokens of a seat could climb."""
    first = M_LEVELS * seat
    return sum((M_LEVELS - 1 - level) * state.m_factor[first + level] for level in range(M_LEVELS))
