"""The search of an attentive judge: few worlds, each played as well as can be.

Only the seat that is asked has a tree. All else is played as it looks best at that moment, so most
of what happens in a world is what will happen, and the best line found is the one that is played.
"""

from __future__ import annotations

import random

from antre.bots.rolling import at_once
from antre.bots.search import Search
from antre.bots.tree import Edge, Manner, Node
from antre.core.option import Option
from antre.core.state import State

# What has been played to the horizon says more than any first impression.
ATTENTIVE = Manner(curiosity=0.05, trust=1.0, point=0.005, best_line=True)


class AttentiveSearch(Search):
    __slots__ = ()

    def __init__(self, world: State, seat: int, rng: random.Random) -> None:
        super().__init__(world, seat, rng)
        self._manner = ATTENTIVE

    def settled(self, left: float) -> bool:
        """One more line may always be the best one, as long as there is room for a whole one."""
        return left < 1

    def _merit(self, edge: Edge) -> tuple[float, ...]:
        """What leads to the best line found is best."""
        return (edge.worth,)

    def _first_nodes(self) -> list[Node | None]:
        return [tree if seat == self._seat else None for seat, tree in enumerate(self._trees)]

    def _add_edges(
        self, world: State, seat: int, options: list[Option], node: Node, came_by: Edge | None
    ) -> None:
        """What looks best here was played when the way here was first taken: it has been tried."""
        super()._add_edges(world, seat, options, node, came_by)
        best = max(options, key=lambda option: node.edges[option].guess)
        if came_by is not None and not node.edges[best].visits:
            node.edges[best].learn(came_by.worth, best_line=True)

    def _at_first_sight(self, world: State, seat: int, options: list[Option]) -> Option:
        """What looks best now."""
        return at_once(self._judge, world, seat, options)
