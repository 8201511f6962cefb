"""One table of visibility per game: each part of a state, and what a seat may know of it.

Interface, log, options, bots, learners and undo see a state through this table alone. A part
that is missing from the table is an error, never a leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from antre.core.state import State

S = TypeVar("S", bound=State)
Look = Callable[[S, int], Any]


class Visibility(Generic[S]):
    """For each slot of the state, a function of (state, seat) that says what the seat sees."""

    __slots__ = ("_table",)

    def __init__(self, state: type[S], table: Mapping[str, Look[S]]) -> None:
        parts = set(state.__dict__["__slots__"])
        if parts != table.keys():
            raise ValueError(f"visibility is unclear for {sorted(parts ^ table.keys())}")
        self._table = dict(table)

    def view(self, state: S, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = {"seat": seat, "over": state.over}
        seen["waiting"] = [] if state.over else list(state.question.seats(state))
        seen["rule"] = None if state.over else state.question.rule
        seen["question"] = state.question.dump() if seat in seen["waiting"] else None
        for part, look in self._table.items():
            seen[part] = look(state, seat)
        return seen


def hidden(state: State, seat: int) -> None:
    """Nobody sees this."""
