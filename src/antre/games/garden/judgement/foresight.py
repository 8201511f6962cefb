"""Choices that only begin something are judged by where it ends, each step as it looks best."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Any

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.garden.judgement.evaluate import evaluate
from antre.games.garden.rules.making import Make, ShiftTokens
from antre.games.garden.rules.mountain import CarryAlong
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.summoning import SummonUnit
from antre.games.garden.rules.upgrades import BuyUpgrade

Kinds = tuple[type[SeatQuestion[Garden, Any]], ...]

# What a making and a march lead to.
MAKING: Kinds = (Make, ShiftTokens, SummonUnit, BuyUpgrade)
MARCH: Kinds = (CarryAlong,)
# So many marches are thought through; which ones, shows where all troops of a region go.
MARCHES = 6


def foresee_makings(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    return [follow(state, seat, option, MAKING) for option in options]


def foresee_marches(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    values = [carry_all(state, seat, option) for option in options]
    best = nlargest(MARCHES, range(len(options)), key=values.__getitem__)
    for place in best:
        values[place] = max(values[place], follow(state, seat, options[place], MARCH))
    return values


def carry_all(state: Garden, seat: int, option: Option) -> float:
    """What a march is worth if every troop of the region goes along."""
    after = state.clone()
    after.play(seat, option)
    while goes_on(after, seat, MARCH):
        after.play(seat, after.next_options()[1][-1])
    return evaluate(after, seat)


def follow(state: Garden, seat: int, option: Option, kinds: Kinds) -> float:
    """What an option is worth if whatever it leads to is answered as it looks best."""
    after = state.clone()
    after.play(seat, option)
    worth = evaluate(after, seat)
    while goes_on(after, seat, kinds):
        worth, after = best_step(after, seat)
    return worth


def goes_on(state: Garden, seat: int, kinds: Kinds) -> bool:
    """Is the seat asked to finish what it has begun?"""
    question = None if state.over else state.stack[-1]
    return isinstance(question, kinds) and question.seat == seat


def best_step(state: Garden, seat: int) -> tuple[float, Garden]:
    """The best answer to the open question, and where it leads."""
    found = []
    for option in state.next_options()[1]:
        after = state.clone()
        after.play(seat, option)
        found.append((evaluate(after, seat), after))
    return max(found, key=lambda one: one[0])
