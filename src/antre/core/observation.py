"""How an observation is laid out: named ranges of numbers, the table first, then seat by seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

# A name, how many numbers, and what they mean.
Part = tuple[str, int, str]


class Range(NamedTuple):
    """Some neighbouring numbers of an observation and what they mean."""

    first: int
    size: int
    name: str
    meaning: str


def ranges(table: Iterable[Part], seat: Iterable[Part], seats: int) -> list[Range]:
    """The parts of the table, then those of each seat, the observer's first."""
    parts, own = list(table), list(seat)
    for place in range(seats):
        parts += [(f"seat +{place}: {name}", size, text) for name, size, text in own]
    firsts = offsets(parts)
    return [Range(firsts[name], size, name, meaning) for name, size, meaning in parts]


def offsets(parts: Iterable[Part]) -> dict[str, int]:
    """Where each part begins."""
    found: dict[str, int] = {}
    first = 0
    for name, size, _ in parts:
        found[name] = first
        first += size
    return found
