"""Monte Carlo tree search for games with secrets.

Thousands of times the bot imagines a world it could not tell from the real one, lets everybody
play on in it, and judges where that leads; each seat wants the best for itself. Good choices are
followed more often, and the choice followed most is the answer.

Each seat has a tree of its own choices (see `tree`). In a game with
uninterrupted turns, what counts is the best line found, for the seat will play it; in others the
mean, for what follows is up to them and to luck. Where a seat leaves its tree, it plays what
looked best at first sight, with some noise. A world is played on until the game's pace has grown
by its horizon, which is where an evaluation makes most sense, or for a limited number of choices.

Where the judge is attentive, only the seat that is asked has a tree; all else is played as it looks
best at that moment. That makes few worlds, but each is worth many: most of what happens in them is
what will happen, and the best line found is played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from heapq import nlargest
from math import inf
from time import perf_counter

from antre.bots.reward import reward
from antre.bots.tree import Edge, Manner, Node
from antre.bots.turn_time import TurnTime, time_for
from antre.core.judge import Judge
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

MOST_CHOICES = 100  # in an imagined world
CHECKED = 8  # iterations until the search asks whether it is settled
DOUBT = 6.0  # by so many points a first impression may err
AMONG_OTHERS = Manner(curiosity=0.15, trust=4.0, point=0.02, best_line=False)
# Who plans alone loses nothing by trying.
ALONE = Manner(curiosity=0.3, trust=4.0, point=0.02, best_line=True)
# Whoever looks closely need not look often.
ATTENTIVE = Manner(curiosity=0.05, trust=1.0, point=0.005, best_line=True)

# By question, what each option looked like when it was first met.
Impressions = dict[Hashable, dict[Option, float]]


class Mcts:
    """Searches for a number of iterations, or for a time: so much a choice, so much a turn."""

    __slots__ = (
        "_clock", "_impressions", "_moment", "_rng", "_time", "iterations", "seconds", "turn",
    )  # fmt: skip

    def __init__(
        self,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        turn: float = inf,
        spent: float = 0.0,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("give Mcts either iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.turn = turn
        self._time = TurnTime(spent)
        self._clock = clock
        self._rng = random.Random(seed)
        self._impressions: Impressions = {}
        self._moment: tuple[Setup, int] | None = None

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        search = Search(world, seat, self._rng, self._recall(world))
        begin, limit = self._clock(), self._limit(world)
        search.iterate()
        while not search.settled(self._left(search.iterations, begin, limit)):
            search.iterate()
        self._time.add(self._clock() - begin)
        return search.favourite(options)

    def _limit(self, world: State) -> float:
        """The seconds for this choice, or its iterations."""
        if self.seconds is None:
            assert self.iterations is not None
            return self.iterations
        return time_for(self.seconds, self.turn, self._time.spent(world))

    def _left(self, done: int, begin: float, limit: float) -> float:
        """How many iterations there is still room for."""
        if self.seconds is None:
            return limit - done
        spent = max(self._clock() - begin, 1e-6)
        return (limit - spent) * (done + 1) / spent

    def _recall(self, world: State) -> Impressions:
        """Impressions of a turn played alone hold until it ends; others hold for one choice."""
        game = world.setup.game
        moment = world.setup, game.judge.pace(world)
        if moment != self._moment or not game.judge.uninterrupted:
            self._moment, self._impressions = moment, {}
        return self._impressions


class Search:
    """One question being thought about."""

    __slots__ = (
        "_fair", "_impressions", "_judge", "_manner", "_rewards", "_rng", "_root", "_seat",
        "_seats", "_trees", "iterations",
    )  # fmt: skip

    def __init__(
        self, world: State, seat: int, rng: random.Random, impressions: Impressions
    ) -> None:
        self._root = world.bare()
        self._judge = world.setup.game.judge
        self._seat = seat
        self._rng = rng
        self._seats = world.setup.seats
        self._trees = [Node() for _ in range(self._seats)]
        self._impressions = impressions
        self._manner = manner_of(self._judge)
        self._rewards = [0.0] * self._seats
        self._fair = 1 / max(2, len(world.setup.sides))
        self.iterations = 0

    def settled(self, left: float) -> bool:
        """Is there no room for more, or no doubt which option is chosen most in the end?"""
        if left <= 0:
            return True
        if self.iterations % CHECKED or self._judge.attentive:
            return False
        visits = [edge.visits for edge in self._trees[self._seat].edges.values()]
        first, second = nlargest(2, visits) or (0, 0)
        return first - second > left

    def favourite(self, options: Sequence[Option]) -> Option:
        """The option chosen most often; by attentive ones, that with the best line."""
        edges = self._trees[self._seat].edges
        if self._judge.attentive:
            tried = [option for option in options if edges[option].visits]
            return max(tried, key=lambda option: edges[option].worth)
        return max(options, key=lambda option: (edges[option].visits, edges[option].worth))

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
        nodes: list[Node | None] = [*self._trees]
        if self._judge.attentive:
            nodes = [tree if seat == self._seat else None for seat, tree in enumerate(self._trees)]
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
            if node is None:
                option = self._at_first_sight(world, seat, options)
            else:
                option, edge = self._from_tree(world, seat, options, node, path)
                path.append((seat, edge))
                # The secret answers of a seat in this round make one move.
                whole = edge.visits or (world.question.secret and pace(world) == begin)
                nodes[seat] = edge.node if whole else None
            world.play(seat, option)
        return path

    def _from_tree(
        self, world: State, seat: int, options: list[Option], node: Node,
        path: list[tuple[int, Edge]],
    ) -> tuple[Option, Edge]:  # fmt: skip
        for option in options:
            if option not in node.edges:
                self._add_edges(world, seat, options, node)
                if self._judge.attentive and path:
                    remember_line(node, path[-1][1])
                break
        usual = self._rewards[seat] / self.iterations if self.iterations else self._fair
        return node.select(options, usual, self._manner)

    def _add_edges(self, world: State, seat: int, options: list[Option], node: Node) -> None:
        """Meet new options: the first impression says how they compare to the best one here."""
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
        if self._judge.attentive:
            values = self._judge.foresee(world, seat, options)
            return options[values.index(max(values))]
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
        asked = (seat, *world.question.dump()) if alone else seat
        impressions = self._impressions.setdefault(asked, {})
        new = [option for option in options if option not in impressions]
        if new:
            # What lasts is worth being seen beside all else that was on offer.
            met = options if alone else new
            now = self._judge.evaluate(world, seat)
            for option, value in zip(met, self._judge.foresee(world, seat, met), strict=True):
                impressions.setdefault(option, value - now)
        return impressions


def manner_of(judge: Judge) -> Manner:
    if judge.attentive:
        return ATTENTIVE
    return ALONE if judge.uninterrupted else AMONG_OTHERS


def remember_line(node: Node, came_by: Edge) -> None:
    """What looks best here was played when the way here was taken first: no need to try it anew."""
    best = max(node.edges.values(), key=lambda edge: edge.guess)
    if not best.visits:
        best.learn(came_by.worth, best_line=True)
