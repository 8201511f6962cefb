"""Choices that only begin something are judged by where it ends, each step as it looks best."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Any

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.garden.judgement.evaluate import is_laid_out, look
from antre.games.garden.judgement.sight import Sight
from antre.games.garden.rules.making import Make, ShiftTokens
from antre.games.garden.rules.mountain import CarryAlong
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.summoning import SummonUnit
from antre.games.garden.rules.upgrades import BuyUpgrade

Kinds = tuple[type[SeatQuestion[Garden, Any]], ...]

# A worth, the position it belongs to, and how that looks.
Step = tuple[float, Garden, Sight | None]

# What a making and a march lead to.
MAKING: Kinds = (Make, ShiftTokens, SummonUnit, BuyUpgrade)
MARCH: Kinds = (CarryAlong,)
# So many marches are thought through; which ones, shows where all troops of a region go.
MARCHES = 6


def foresee_steps(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    """What the position is worth right after each option."""
    before = seen(state)
    return [step(state, seat, option, before)[0] for option in options]


def foresee_makings(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    before = seen(state)
    return [follow(state, seat, option, MAKING, before) for option in options]


def foresee_marches(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    before = seen(state)
    values = [carry_all(state, seat, option, before) for option in options]
    best = nlargest(MARCHES, range(len(options)), key=values.__getitem__)
    for place in best:
        further = follow(state, seat, options[place], MARCH, before)
        values[place] = max(values[place], further)
    return values


def seen(state: Garden) -> Sight | None:
    """How a position looks, to compare with what comes of it."""
    return Sight(state) if is_laid_out(state) else None


def step(state: Garden, seat: int, option: Option, before: Sight | None) -> Step:
    """What an option is worth at once, and where it leads."""
    after = state.clone()
    after.play(seat, option)
    values, sight = look(after, before)
    return values[seat], after, sight


def carry_all(state: Garden, seat: int, option: Option, before: Sight | None) -> float:
    """What a march is worth if every troop of the region goes along."""
    after = state.clone()
    after.play(seat, option)
    while goes_on(after, seat, MARCH):
        after.play(seat, after.next_options()[1][-1])
    return look(after, before)[0][seat]


def follow(state: Garden, seat: int, option: Option, kinds: Kinds, before: Sight | None) -> float:
    """What an option is worth if whatever it leads to is answered as it looks best."""
    worth, after, sight = step(state, seat, option, before)
    while goes_on(after, seat, kinds):
        further = [step(after, seat, answer, sight) for answer in after.next_options()[1]]
        worth, after, sight = max(further, key=lambda one: one[0])
    return worth


def goes_on(state: Garden, seat: int, kinds: Kinds) -> bool:
    """Is the seat asked to finish what it has begun?"""
    question = None if state.over else state.stack[-1]
    return isinstance(question, kinds) and question.seat == seat
