"""A view as numbers, for learners: named ranges, those of the table first, then seat by seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple
from zlib import crc32

from typing_extensions import TypeVar

if TYPE_CHECKING:
    from antre.core.state import State

    Floats = array[float]
else:  # An array can be asked what it holds from Python 3.12 on.
    Floats = array

S = TypeVar("S", bound="State", default=Any)
# A name, how many numbers, and what they mean.
Part = tuple[str, int, str]


class Range(NamedTuple):
    """Some neighbouring numbers of an observation and what they mean."""

    first: int
    size: int
    name: str
    meaning: str


class Planes(NamedTuple):
    """The numbers of an observation that belong to spaces of a map, as layers of that map.

    `places` says for each layer which number stands on each space, row by row; -1 for none. What
    no layer holds is told beside them, in its order.
    """

    names: tuple[str, ...]
    height: int
    width: int
    places: tuple[tuple[int, ...], ...]


class Encoder(ABC, Generic[S]):
    """How the views of one edition are written down, and what each number means.

    `at` says where each part of the table begins, `seat_at` where each part of a seat does from
    the beginning of its block; the first of `blocks` is the observer's. A game that is played on
    a map may offer `planes`.
    """

    planes: Planes | None = None

    def __init__(self, table: Sequence[Part], seat: Sequence[Part], seats: int) -> None:
        self.ranges = ranges(table, seat, seats)
        self.size = sum(part.size for part in self.ranges)
        self.at = offsets(table)
        self.seat_at = offsets(seat)
        firsts = [part.first for part in self.ranges]
        self.blocks = firsts[len(table) :: len(seat)] if seat else []

    @abstractmethod
    def encode(self, view: Mapping[str, Any]) -> list[float]:
        """The view as numbers from -1 to 1, `size` of them."""

    def observe(self, state: S, seat: int) -> Floats:
        """What a seat may know of a state: the numbers of its view, as 32-bit floats.

        A game that is to be learned fast writes them from the state itself; what the view says
        stays the measure, and a law compares the two.
        """
        return array("f", self.encode(state.view(seat)))


class PlainEncoder(Encoder):
    """Any view as numbers: each value finds its place by a hash of where it stands in the view.

    Names are marked as there; a number n becomes n / (1 + |n|). Two things may share a place, so a
    game that is to be learned well writes an encoder of its own.
    """

    SIZE = 1024

    def __init__(self) -> None:
        meaning = "every value of the view, at a place found by hashing where it stands"
        super().__init__([("view", self.SIZE, meaning)], [], 0)

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        numbers = [0.0] * self.SIZE
        for path, value in leaves("", view):
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                path, value = f"{path}={value}", 1.0
            else:
                value = value / (1 + abs(value))
            place = crc32(path.encode()) % self.SIZE
            numbers[place] = max(-1.0, min(1.0, numbers[place] + value))
        return numbers


def leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every value inside a view with the way to it."""
    if isinstance(value, Mapping):
        for name, inside in value.items():
            yield from leaves(f"{path}.{name}", inside)
    elif isinstance(value, (list, tuple)):
        for place, inside in enumerate(value):
            yield from leaves(f"{path}[{place}]", inside)
    else:
        yield path, value


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
