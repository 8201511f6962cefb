"""Worlds played on as it looks best to everybody at each moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from antre.core.judge import Judge
from antre.core.option import Option
from antre.core.state import State

Answers = Mapping[int, Sequence[Option]]


def at_once(judge: Judge[Any], world: State, seat: int, options: Sequence[Option]) -> Option:
    """What looks best now."""
    if len(options) == 1:
        return options[0]
    values = judge.foresee(world, seat, options)
    return options[values.index(max(values))]


def at_a_glance(judge: Judge[Any], world: State, seat: int, options: Sequence[Option]) -> Option:
    """What looks best in a world that is only imagined."""
    if len(options) == 1:
        return options[0]
    values = judge.glimpse(world, seat, options)
    return options[values.index(max(values))]


def roll(world: State, pace: int, most: int, answers: Answers | None = None) -> int:
    """Play on until the pace is reached, at most so many choices, and tell how many it took.

    Some seats have `answers` that they give first, where they are asked for them.
    """
    judge = world.setup.game.judge
    given = {seat: list(options) for seat, options in (answers or {}).items()}
    for played in range(most):
        if world.over or judge.pace(world) >= pace:
            return played
        seat, options = world.next_options()
        wanted = given.get(seat)
        if wanted and wanted[0] in options:
            option = wanted.pop(0)
        else:
            option = at_a_glance(judge, world, seat, options)
        world.play(seat, option)
    return most
