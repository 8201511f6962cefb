"""What actors bring home: the decisions of many games, as a few large arrays.

Observations are mostly zeros and options mostly illegal, so both are kept as lists of places, row
after row: a fifth of the bytes, and a learner on an accelerator spreads them out by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Ragged(NamedTuple):
    """Rows of different lengths, one after the other."""

    lengths: NDArray[np.int32]
    places: NDArray[np.uint16]

    @classmethod
    def joined(cls, parts: Sequence[Ragged]) -> Ragged:
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Trial(NamedTuple):
    """A game of the network against bots: its part of the victory and its lead."""

    against: str
    won: float
    margin: float


class Lessons(NamedTuple):
    """Decisions, a row each, and what came of them.

    Some rows are of seats that just looked on: they have nothing to choose, but expect something.
    """

    seen: Ragged
    amounts: NDArray[np.float16]
    told: NDArray[np.float16]  # by the judge, of the position
    legal: Ragged
    foreseen: NDArray[np.float16]  # by the judge, of each legal option
    chosen: NDArray[np.int32]  # its place among the legal ones
    likely: NDArray[np.float32]  # the logarithm of how likely it was
    advantages: NDArray[np.float32]
    targets: NDArray[np.float32]
    games: int
    trials: list[Trial]

    @property
    def rows(self) -> int:
        return len(self.chosen)

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        def all_of(name: str) -> Any:
            return np.concatenate([getattr(part, name) for part in parts])

        return cls(
            seen=Ragged.joined([part.seen for part in parts]),
            amounts=all_of("amounts"),
            told=all_of("told"),
            legal=Ragged.joined([part.legal for part in parts]),
            foreseen=all_of("foreseen"),
            chosen=all_of("chosen"),
            likely=all_of("likely"),
            advantages=all_of("advantages"),
            targets=all_of("targets"),
            games=sum(part.games for part in parts),
            trials=[trial for part in parts for trial in part.trials],
        )
