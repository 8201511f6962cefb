"""Events: classes with fields, told by number and written by name."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from antre.core.event import TABLE, End, Event

NAMES = ["axe", "bow", "saw"]


def tool_name(content: list[str], tool: int) -> str:
    return content[tool]


Tool = Annotated[int, tool_name]


class ToolTaken(Event):
    """One tool changes hands."""

    tool: Tool
    price: int


class Shelf(Event):
    """Several tools, in several ways."""

    tools: list[Tool]
    pair: tuple[Tool, Tool]
    best: Tool | None
    rows: list[list[Tool]]
    gaps: list[Tool | None]
    numbers: tuple[int, ...]
    note: str | None


class MovedOn(Event):
    from_: Tool


class Sign2Seen(Event):
    """A name with a number in it."""


def test_the_kind_is_the_name_in_small_letters() -> None:
    assert [kind.kind for kind in (ToolTaken, Shelf, MovedOn, Sign2Seen, End)] == [
        "tool_taken", "shelf", "moved_on", "sign2_seen", "end",
    ]  # fmt: skip


def test_numbers_are_written_by_name() -> None:
    event = ToolTaken(2, 1, 7)
    assert (event.seat, event.tool, event.price, event.audience) == (2, 1, 7, None)
    assert event.to_json(NAMES) == {"kind": "tool_taken", "seat": 2, "tool": "bow", "price": 7}


@pytest.mark.parametrize(("best", "named"), [(0, "axe"), (None, None)])
def test_lists_pairs_and_what_may_be_missing(best: int | None, named: str | None) -> None:
    event = Shelf(TABLE, [0, 2], (1, 0), best, [[0], [], [1, 2]], [1, None], (4, 5), None)
    assert event.to_json(NAMES) == {
        "kind": "shelf",
        "seat": -1,
        "tools": ["axe", "saw"],
        "pair": ["bow", "axe"],
        "best": named,
        "rows": [["axe"], [], ["bow", "saw"]],
        "gaps": ["bow", None],
        "numbers": [4, 5],
        "note": None,
    }


def test_a_word_of_the_language_can_be_a_field() -> None:
    assert MovedOn(0, 2).to_json(NAMES) == {"kind": "moved_on", "seat": 0, "from": "saw"}


def test_what_is_written_is_plain_and_its_own() -> None:
    tools: list[Any] = [1]
    event = Shelf(0, tools, (0, 0), None, [], [], (), None)
    written = event.to_json(NAMES)
    tools.append(2)
    assert written["tools"] == ["bow"]


@pytest.mark.parametrize(
    ("audience", "seers"), [(None, [-1, 0, 1, 2]), ((1,), [1]), ((0, 2), [0, 2]), ((), [])]
)
def test_who_may_know(audience: tuple[int, ...] | None, seers: list[int]) -> None:
    event = ToolTaken(1, 0, 3, audience=audience)
    assert [seat for seat in range(-1, 3) if event.seen_by(seat)] == seers
    assert "audience" not in event.to_json(NAMES)
