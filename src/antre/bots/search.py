"""One question being thought about, again and again: how a search plays worlds on and learns.

Each seat has a tree of its own choices (see `tree`). In a game with
uninterrupted turns, what counts is the best line found, for the seat will play it; in others the
mean, for what follows is up to them and to luck. Where a seat leaves its tree, it plays what
looked best at first sight, with some noise; small questions are answered at once. A world is
played on until the game's pace has grown by its horizon, which is where an evaluation makes most
sense, or for a limited number of choices.

Whoever answers and is asked again in the same turn goes on with what they have thought so far.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from heapq import nlargest
from typing import Any, NamedTuple

from antre.bots.reward import reward
from antre.bots.rolling import at_once
from antre.bots.tree import Edge, Manner, Node
from antre.core.judge import Judge
from antre.core.option import Option
from antre.core.state import State

MOST_CHOICES = 100  # in an imagined world
CHECKED = 8  # iterations until the search asks whether it is settled
DOUBT = 6.0  # by so many points a first impression may err
AMONG_OTHERS = Manner(curiosity=0.15, trust=4.0, point=0.02, best_line=False)
# Who plans alone loses nothing by trying.
ALONE = Manner(curiosity=0.3, trust=4.0, point=0.02, best_line=True)

# By question, what each option looked like when it was first met.
Impressions = dict[Hashable, dict[Option, float]]


class Advice(NamedTuple):
    """An option, how the seat would go on after it, and what it may expect, from 0 to 1."""

    option: Option
    then: list[Option]
    prospect: float


def manner_of(judge: Judge[Any]) -> Manner:
    return ALONE if judge.uninterrupted else AMONG_OTHERS


class Search:
    """One question being thought about; or, one after the other, those of an uninterrupted turn."""

    __slots__ = (
        "_fair", "_impressions", "_judge", "_manner", "_rewards", "_rng", "_root", "_seat",
        "_seats", "_trees", "iterations",
    )  # fmt: skip

    def __init__(self, world: State, seat: int, rng: random.Random) -> None:
        self._root = world.bare()
        self._judge = world.setup.game.judge
        self._seat = seat
        self._rng = rng
        self._seats = world.setup.seats
        self._trees = [Node() for _ in range(self._seats)]
        self._impressions: Impressions = {}
        self._manner = manner_of(self._judge)
        self._rewards = [0.0] * self._seats
        self._fair = 1 / max(2, len(world.setup.sides))
        self.iterations = 0

    def answered(self, option: Option) -> None:
        """The seat has taken an option: what was thought of its sequels is where it goes on."""
        edge = self._trees[self._seat].edges.get(option)
        if self._judge.uninterrupted:
            self._trees = [Node() for _ in range(self._seats)]
        self._trees[self._seat] = Node() if edge is None else edge.node

    def go_on(self, world: State) -> None:
        """Think about the next question of the turn, or of those answered in secret.

        If another one was expected, what was imagined of that is forgotten.
        """
        self._root = world.bare()
        tree, options = self._trees[self._seat], world.decision(self._seat).options
        if self._judge.uninterrupted:
            expected = tree.asked == world.question.dump()
        else:
            expected = tree.edges.keys() == set(options)
        if not expected:
            self._trees[self._seat] = Node()
        elif self._judge.uninterrupted:
            self._look_anew(tree, options)

    def _look_anew(self, tree: Node, options: Sequence[Option]) -> None:
        """What a long turn has come to was met in thought alone: now it can be seen."""
        values = self._judge.foresee(self._root, self._seat, options)
        best = max(values)
        for option, value in zip(options, values, strict=True):
            guess = self._manner.point * (value - best)
            tree.edges.setdefault(option, Edge(guess)).guess = guess

    def settled(self, left: float) -> bool:
        """Is there no room for more, or no doubt which option is chosen most in the end?"""
        if left <= 0:
            return True
        if self.iterations % CHECKED:
            return False
        visits = [edge.visits for edge in self._trees[self._seat].edges.values()]
        first, second = nlargest(2, visits) or (0, 0)
        return first - second > left

    def favourite(self, options: Sequence[Option]) -> Option:
        return self.ranking(options)[0].option

    def ranking(self, options: Sequence[Option]) -> list[Advice]:
        """The options that were tried, the best first."""
        edges = self._trees[self._seat].edges
        tried = [each for each in options if each in edges and edges[each].visits]
        tried.sort(key=lambda option: self._merit(edges[option]), reverse=True)
        return [Advice(each, edges[each].node.line(), edges[each].worth) for each in tried]

    def _merit(self, edge: Edge) -> tuple[float, ...]:
        """What is chosen most often is best."""
        return edge.visits, edge.worth

    def iterate(self) -> None:
        """Imagine a world, play it on, learn from it."""
        world = self._root.resample(self._seat, self._rng)
        world.withdraw_secrets(self._seat)
        path = self._play_on(world)
        rewards = reward(world)
        self.iterations += 1
        for seat, gained in enumerate(rewards):
            self._rewards[seat] += gained
        for seat, edge in path:
            edge.learn(rewards[seat], self._manner.best_line)

    def _play_on(self, world: State) -> list[tuple[int, Edge]]:
        """Play to the horizon; returns the edges taken and whose they are."""
        nodes = self._first_nodes()
        came_by: list[Edge | None] = [None] * self._seats
        path: list[tuple[int, Edge]] = []
        stack = world.stack
        pace = self._judge.pace
        begin = pace(world)
        end = begin + self._judge.horizon
        for _ in range(MOST_CHOICES):
            if not stack or pace(world) >= end:
                break
            seat, options = world.next_options()
            node = nodes[seat]
            if node is not self._trees[self._seat] and self._judge.is_small(world):
                option = at_once(self._judge, world, seat, options)
            elif node is None:
                option = self._at_first_sight(world, seat, options)
            else:
                option, edge = self._from_tree(world, seat, options, node, came_by[seat])
                path.append((seat, edge))
                came_by[seat] = edge
                # The secret answers of a seat in this round make one move.
                whole = edge.visits or (world.question.secret and pace(world) == begin)
                nodes[seat] = edge.node if whole else None
            world.play(seat, option)
        return path

    def _first_nodes(self) -> list[Node | None]:
        """By seat, where its tree begins."""
        return [*self._trees]

    def _from_tree(
        self, world: State, seat: int, options: list[Option], node: Node, came_by: Edge | None
    ) -> tuple[Option, Edge]:
        for option in options:
            if option not in node.edges:
                self._add_edges(world, seat, options, node, came_by)
                break
        usual = self._rewards[seat] / self.iterations if self.iterations else self._fair
        return node.select(options, usual, self._manner)

    def _add_edges(
        self, world: State, seat: int, options: list[Option], node: Node, came_by: Edge | None
    ) -> None:
        """Meet new options: the first impression says how they compare to the best one here."""
        if self._judge.uninterrupted and node.asked is None:
            node.asked = world.question.dump()
        if len(options) == 1:
            values = [0.0]
        elif node is self._trees[self._seat] or not self._judge.uninterrupted:
            values = self._judge.foresee(world, seat, options)
        else:
            impressions = self._recall(world, seat, options)
            values = [impressions[option] for option in options]
        best = max(values)
        for option, value in zip(options, values, strict=True):
            if option not in node.edges:
                node.edges[option] = Edge(self._manner.point * (value - best))

    def _at_first_sight(self, world: State, seat: int, options: list[Option]) -> Option:
        """What looked good when it was first met in this search, give or take some noise."""
        if len(options) == 1:
            return options[0]
        impressions = self._recall(world, seat, options)
        uniform = self._rng.random
        best = -1.0e9
        for option in options:
            value = impressions[option] + DOUBT * uniform()
            if value > best:
                best = value
                chosen = option
        return chosen

    def _recall(self, world: State, seat: int, options: list[Option]) -> dict[Option, float]:
        """What each option added to the evaluation when this question was first put."""
        alone = self._judge.uninterrupted
        asked = (seat, *world.question.dump()) if alone else (seat, type(world.question))
        impressions = self._impressions.setdefault(asked, {})
        new = [option for option in options if option not in impressions]
        if new:
            # What lasts is worth being seen beside all else that was on offer.
            met = options if alone else new
            now = self._judge.evaluate(world, seat)
            for option, value in zip(met, self._judge.foresee(world, seat, met), strict=True):
                impressions.setdefault(option, value - now)
        return impressions
