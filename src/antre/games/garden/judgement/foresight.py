"""Choices that only begin something are judged by where it ends, each step as it looks best."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.games.garden.judgement.evaluate import evaluate
from antre.games.garden.rules.making import Make, ShiftTokens
from antre.games.garden.rules.mountain import CarryAlong, ChooseMarch
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.summoning import SummonUnit
from antre.games.garden.rules.upgrades import BuyUpgrade

BEGINNINGS = (ChooseMarch, Make)
FOLLOWING = (CarryAlong, ShiftTokens, SummonUnit, BuyUpgrade, Make)


def foresee_to_the_end(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    return [follow(state, seat, option) for option in options]


def follow(state: Garden, seat: int, option: Option) -> float:
    """What an option is worth if whatever it leads to is answered as it looks best."""
    after = state.clone()
    after.play(seat, option)
    worth = evaluate(after, seat)
    while (
        not after.over and isinstance(after.stack[-1], FOLLOWING) and after.stack[-1].seat == seat
    ):
        worth, after = best_step(after, seat)
    return worth


def best_step(state: Garden, seat: int) -> tuple[float, Garden]:
    """The best answer to the open question, and where it leads."""
    found = []
    for option in state.next_options()[1]:
        after = state.clone()
        after.play(seat, option)
        found.append((evaluate(after, seat), after))
    return max(found, key=lambda one: one[0])
