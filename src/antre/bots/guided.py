"""A search guided by an opinion: how likely each option is, and what each seat may expect.

That is what a trained network says (`antre.bots.net`), but any function will do:
`Mcts(seconds=1, policy_value=opinions)`. It takes the place of first impressions and of the
judgement at the horizon. In each imagined world every seat follows a tree of its own choices, and
the first question that is new to its seat is where the world ends: the opinion on it says what
comes of the choices so far, and which way to go on next time. Several worlds are imagined before
opinions are asked, since a network answers many questions in hardly more time than one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from antre.bots.reward import goal
from antre.bots.search import MOST_CHOICES, Search
from antre.bots.tree import Edge, Node
from antre.core.option import Option
from antre.core.state import State

SIDE_BY_SIDE = 8  # worlds
# How far an opinion is followed before what came of the options counts for more.
CURIOSITY = 0.5
# What was never tried is thought to be a little worse than what was.
UNTRIED = 0.02


class Asked(NamedTuple):
    """A question in an imagined world."""

    world: State
    seat: int
    options: Sequence[Option]


class Opinion(NamedTuple):
    """How likely each option is, and what each seat may expect, from 0 to 1."""

    chances: Sequence[float]
    prospects: Sequence[float]


PolicyValue: TypeAlias = Callable[[Sequence[Asked]], Sequence[Opinion]]
Path: TypeAlias = list[tuple[int, Edge]]


class Leaf(NamedTuple):
    """A world that has come to a new question, and how it got there."""

    asked: Asked
    node: Node
    path: Path


class GuidedSearch(Search):
    __slots__ = ("_opinions",)

    def __init__(self, world: State, seat: int, rng: random.Random, opinions: PolicyValue) -> None:
        super().__init__(world, seat, rng)
        self._opinions = opinions
        self._begin()

    def go_on(self, world: State) -> None:
        """Think about the next question of the turn; another one than imagined begins anew."""
        self._root = world.bare()
        if self._trees[self._seat].asked != world.question.dump():
            self._trees[self._seat] = Node()
        self._begin()

    def iterate(self) -> None:
        """Imagine some worlds, ask for opinions on where they lead, learn from them."""
        leaves = [leaf for _ in range(SIDE_BY_SIDE) if (leaf := self._follow()) is not None]
        opinions = self._opinions([leaf.asked for leaf in leaves]) if leaves else []
        for leaf, opinion in zip(leaves, opinions, strict=True):
            self._grow(leaf, opinion.chances)
            self._learn(leaf.path, opinion.prospects)
        self.iterations += SIDE_BY_SIDE

    def _begin(self) -> None:
        """What is asked is the same in all worlds: one opinion is enough. Of a question that was
        imagined before, not all options need have been on offer there."""
        options = self._root.decision(self._seat).options
        asked = Asked(self._root, self._seat, options)
        [opinion] = self._opinions([asked])
        self._grow(Leaf(asked, self._trees[self._seat], []), opinion.chances)

    def _follow(self) -> Leaf | None:
        """Play a world on to a new question; None if it has come to its end."""
        world = self._root.resample(self._seat, self._rng)
        world.withdraw_secrets(self._seat)
        nodes = [*self._trees]
        path: Path = []
        while world.stack:
            seat, options = self._next(world)
            if len(options) == 1 and len(path) < MOST_CHOICES:
                world.play(seat, options[0])
                continue
            edges = [nodes[seat].edges.get(option) for option in options]
            known = [edge for edge in edges if edge is not None]
            if len(known) < len(edges) or len(path) == MOST_CHOICES:
                return Leaf(Asked(world, seat, options), nodes[seat], path)
            place = most_promising(known)
            edge = known[place]
            # Until it is known what came of it, it counts as nothing: the worlds beside this one
            # go other ways.
            edge.visits += 1
            edge.worth -= edge.worth / edge.visits
            path.append((seat, edge))
            nodes[seat] = edge.node
            world.play(seat, options[place])
        self._learn(path, goal(world))
        return None

    def _next(self, world: State) -> tuple[int, list[Option]]:
        """Who is asked: of several, the seat that thinks comes first; the others are as free."""
        if self._seat in world.waiting:
            return self._seat, world.question.options(world, self._seat)
        return world.next_options()

    def _grow(self, leaf: Leaf, chances: Sequence[float]) -> None:
        """Remember what was thought of the options; of those known before, the mean."""
        node = leaf.node
        if self._judge.uninterrupted and node.asked is None:
            node.asked = leaf.asked.world.question.dump()
        for option, chance in zip(leaf.asked.options, chances, strict=True):
            edge = node.edges.get(option)
            if edge is None:
                node.edges[option] = Edge(chance)
            else:
                edge.guess = (edge.guess + chance) / 2

    def _learn(self, path: Path, prospects: Sequence[float]) -> None:
        for seat, edge in path:
            edge.worth += prospects[seat] / edge.visits


def most_promising(edges: Sequence[Edge]) -> int:
    """The place of the option to follow: what came of it, and what was thought of it before."""
    visits = sum([edge.visits for edge in edges])
    usual = sum([edge.worth * edge.visits for edge in edges]) / visits if visits else 0.0
    wish = CURIOSITY / sum([edge.guess for edge in edges])
    best, chosen = -1.0, 0
    for place, edge in enumerate(edges):
        edge.met += 1
        promise = edge.worth if edge.visits else usual - UNTRIED
        promise += wish * edge.guess * sqrt(edge.met) / (1 + edge.visits)
        if promise > best:
            best, chosen = promise, place
    return chosen
