"""What is asked, as learners are told: every kind of question, and what each of them holds.

A question is known by its name and its values, `["KeepDilemma", seat, card]`; here each value has
its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from antre.core.fields import slots_of
from antre.core.step import Question, Step
from antre.games.alkoor.rules import engine

RULES = engine.__name__.rpartition(".")[0]


def kinds(base: type[Any]) -> Iterator[type[Step[Any]]]:
    """The questions of the rules that are asked as they are, not only a base for others."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith(RULES) and not getattr(kind, "__abstractmethods__", None):
            yield kind
        yield from kinds(kind)


@cache
def frames() -> dict[str, tuple[str, ...]]:
    """The names of the values of each question, in the order in which they are written."""
    found = {kind.__name__: fields_of(kind) for kind in kinds(Question)}
    return dict(sorted(found.items()))


def fields_of(kind: type[Step[Any]]) -> tuple[str, ...]:
    if kind.dump is not Step.dump:
        return ()
    return tuple(slots_of(kind))
