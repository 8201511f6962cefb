"""Scripted first games for tests: the lessons of a game, played through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from antre.core.lesson import CHOOSE, Tutorial, tutorial_of
from antre.core.state import State


def the_tutorial(slug: str) -> Tutorial:
    tutorial = tutorial_of(slug)
    assert tutorial is not None
    return tutorial


def played(tutorial: Tutorial, wanted: Sequence[str] = ()) -> State:
    """The table after the last lesson, if the learner takes what is wanted where it is offered."""
    *_, (_, state) = tutorial.rehearse(partial(_prefer, wanted))
    return state


def _prefer(wanted: Sequence[str], options: Sequence[str]) -> str:
    return next((option for option in options if option in wanted), options[0])


def open_choices(tutorial: Tutorial) -> list[list[str]]:
    """What may be chosen wherever the learner is left a choice."""
    return [
        beat.allowed(state)
        for beat, state in tutorial.rehearse()
        if beat.kind == CHOOSE and len(beat.options) != 1
    ]


def when_taught(tutorial: Tutorial, rule: str) -> State:
    """The table when the lesson about a rule is shown."""
    for beat, state in tutorial.rehearse():
        if beat.lesson.rule == rule:
            return state
    raise AssertionError(f"no lesson teaches {rule}")
