"""The memory of a search: for each seat, a tree of what that seat itself has chosen.

A node stands for all worlds in which its seat made the same choices, so what others did in
secret cannot branch it. Which options a node offers differs from world to world: an edge counts
how often it was met, and is explored by that count.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from math import log, sqrt
from typing import Any, NamedTuple

from antre.core.option import Option

# So many options of a question are tried at first, more as it is visited again.
FEW = 10


class Manner(NamedTuple):
    """How a search goes about its choices."""

    # The wish to try what was seldom tried, in rewards.
    curiosity: float
    # The visits a first impression is worth, and the reward a point of it promises.
    trust: float
    point: float
    # An option is as good as its best sequel, not as the mean of what came of it.
    best_line: bool


class Edge:
    """An option of a node: how often it was met and chosen, and what came of it."""

    __slots__ = ("guess", "met", "node", "visits", "worth")

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.met = 0
        self.visits = 0
        self.worth = 0.0
        self.node = Node()

    def learn(self, reward: float, best_line: bool) -> None:
        """What came of the option this time."""
        self.visits += 1
        if best_line and self.visits > 1:
            self.worth = max(self.worth, reward)
        else:
            self.worth += (reward - self.worth) / self.visits


class Node:
    """A seat's question after a line of its own choices; in an uninterrupted turn it is known which
    one that is (`asked`)."""

    __slots__ = ("asked", "edges", "visits")

    def __init__(self) -> None:
        self.asked: list[Any] | None = None
        self.edges: dict[Option, Edge] = {}
        self.visits = 0

    def select(
        self, options: Sequence[Option], usual: float, manner: Manner
    ) -> tuple[Option, Edge]:
        """The most promising option; `usual` is what the seat gets on average.

        A guess speaks for some visits, so a first impression steers the search and what happens
        in it outweighs the impression in time.
        """
        edges = self.edges
        curiosity, trust = manner.curiosity, manner.trust
        self.visits += 1
        best = -1.0e9
        for option in self._promising(options):
            edge = edges[option]
            edge.met += 1
            visits = edge.visits + trust
            promise = (edge.visits * edge.worth + trust * (usual + edge.guess)) / visits
            promise += curiosity * sqrt(log(edge.met + 1) / visits)
            if promise > best:
                best = promise
                chosen, taken = option, edge
        return chosen, taken

    def line(self) -> list[Option]:
        """How the seat has gone on from here most often."""
        tried = [
            (edge.visits, edge.worth, option) for option, edge in self.edges.items() if edge.visits
        ]
        if not tried:
            return []
        _, _, option = max(tried, key=lambda each: each[:2])
        return [option, *self.edges[option].node.line()]

    def _promising(self, options: Sequence[Option]) -> Sequence[Option]:
        """Those with the best first impression: hundreds cannot all be tried."""
        width = FEW + int(sqrt(self.visits))
        if len(options) <= width:
            return options
        edges = self.edges
        return nlargest(width, options, key=lambda option: edges[option].guess)
