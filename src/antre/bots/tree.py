"""The memory of a search: for each seat, a tree of what that seat itself has chosen.

A node stands for all worlds in which its seat made the same choices, so what others did in
secret cannot branch it. Which options a node offers differs from world to world: an edge counts
how often it was met, and is explored by that count.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from antre.core.option import Option

# In rewards: the wish to try what was seldom tried, and how many visits a first guess is worth.
CURIOSITY = 0.15
GUESS_VISITS = 4.0


class Edge:
    """An option of a node: how often it was met and chosen, and the rewards it brought."""

    __slots__ = ("guess", "met", "node", "total", "visits")

    def __init__(self, guess: float) -> None:
        self.guess = guess
        self.met = 0
        self.visits = 0
        self.total = 0.0
        self.node = Node()


class Node:
    """A seat's question after a line of its own choices."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Option, Edge] = {}

    def select(self, options: Sequence[Option], usual: float) -> tuple[Option, Edge]:
        """The most promising option; `usual` is what the seat gets on average.

        A guess speaks for `GUESS_VISITS` visits, so a first impression steers the search and
        what happens in it soon outweighs the impression.
        """
        edges = self.edges
        best = -1.0e9
        for option in options:
            edge = edges[option]
            edge.met += 1
            visits = edge.visits + GUESS_VISITS
            promise = (edge.total + GUESS_VISITS * (usual + edge.guess)) / visits
            promise += CURIOSITY * sqrt(log(edge.met + 1) / visits)
            if promise > best:
                best = promise
                chosen, taken = option, edge
        return chosen, taken
