"""What a seat cannot see, dealt anew: cards that nobody can tell apart change places."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

Row = list[int] | tuple[int, ...]


def deal_anew(state: Any, seat: int, fields: Mapping[str, bool], rng: random.Random) -> None:
    """Mix what lies in some fields where `seat` does not see it, and deal it back.

    A field is a heap or has several; `fields` says for each whether its heaps are those of the
    seats, which see their own. Sorted first, so that the real places leave no trace.
    """
    heaps = [heap for field, owned in fields.items() for heap in _heaps(state, field, owned, seat)]
    unseen = sorted(thing for _, _, things in heaps for thing in things)
    rng.shuffle(unseen)
    for field, place, things in heaps:
        _put(state, field, place, [unseen.pop() for _ in things])


def _heaps(state: Any, field: str, owned: bool, seat: int) -> Iterator[tuple[str, int, Row]]:
    """Where the field is hidden: a place in it (-1: all of it), and what lies there."""
    value = getattr(state, field)
    if owned or any(isinstance(row, (list, tuple)) for row in value):
        for place, row in enumerate(value):
            if not owned or place != seat:
                yield field, place, _row(row)
    else:
        yield field, -1, value


def _row(row: Row | int) -> Row:
    """A negative number stands for nothing."""
    if isinstance(row, (list, tuple)):
        return row
    return [row] if row >= 0 else []


def _put(state: Any, field: str, place: int, things: list[int]) -> None:
    value = getattr(state, field)
    if place < 0:
        setattr(state, field, type(value)(things))
    elif isinstance(value[place], (list, tuple)):
        value[place] = type(value[place])(things)
    elif things:
        value[place] = things[0]
