"""Monte Carlo tree search for games with secrets.

Thousands of times the bot imagines a world it could not tell from the real one, lets everybody
play on in it, and judges where that leads; each seat wants the best for itself. Good choices are
followed more often, and the choice followed most is the answer.

Each seat has a tree of its own choices (see `tree`). Where a seat leaves its tree, it plays what
looked best at first sight, with some noise. A world is played on for two rounds, or for a limited
number of choices: a round ends where everybody is asked in secret again, which is where an
evaluation makes most sense.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from time import perf_counter

from antre.bots.tree import Edge, Node
from antre.core.option import Option
from antre.core.state import State

# How far an imagined world is played on.
ROUNDS = 2
MOST_CHOICES = 100
NOISE = 6.0  # in points, when playing at first sight
POINT_REWARD = 0.02  # the reward a point of first impression promises
# A lead of this part of the usual score makes victory e times as likely; at the very end a small
# lead decides, though a large one is still better.
LEAD = 0.07
FINAL_LEAD = 0.0175


class Mcts:
    """Searches for a number of iterations or for a time."""

    __slots__ = ("_rng", "iterations", "seconds")

    def __init__(
        self, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("give Mcts either iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self._rng = random.Random(seed)

    def choose(self, world: State, seat: int) -> Option:
        options = world.asked(seat).options
        if len(options) == 1:
            return options[0]
        search = Search(world, seat, self._rng)
        if self.seconds is None:
            assert self.iterations is not None
            for _ in range(self.iterations):
                search.iterate()
        else:
            deadline = perf_counter() + self.seconds
            while perf_counter() < deadline:
                search.iterate()
        return search.favourite(options)


class Search:
    """One question being thought about."""

    __slots__ = (
        "_foresee", "_impressions", "_rewards", "_rng", "_root", "_seat", "_seats", "_trees",
        "iterations",
    )  # fmt: skip

    def __init__(self, world: State, seat: int, rng: random.Random) -> None:
        self._root = world.bare()
        self._foresee = world.setup.game.foresee
        self._seat = seat
        self._rng = rng
        self._seats = world.setup.seats
        self._trees = [Node() for _ in range(self._seats)]
        self._impressions: list[dict[Option, float]] = [{} for _ in range(self._seats)]
        self._rewards = [0.0] * self._seats
        self.iterations = 0

    def favourite(self, options: Sequence[Option]) -> Option:
        """The option chosen most often."""
        edges = self._trees[self._seat].edges
        return max(options, key=lambda option: (edges[option].visits, edges[option].total))

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
            edge.visits += 1
            edge.total += rewards[seat]

    def _play_on(self, world: State) -> list[tuple[int, Edge]]:
        """Play for some rounds; returns the edges taken and whose they are."""
        nodes: list[Node | None] = [*self._trees]
        path: list[tuple[int, Edge]] = []
        stack = world.stack
        was_secret = True
        rounds = 0
        for _ in range(MOST_CHOICES):
            if not stack:
                break
            secret = stack[-1].secret  # type: ignore[attr-defined]
            rounds += secret and not was_secret
            if rounds == ROUNDS:
                break
            was_secret = secret
            seat, options = world.choices()
            node = nodes[seat]
            if node is None:
                option = self._at_first_sight(world, seat, options)
            else:
                option, edge = self._from_tree(world, seat, options, node)
                path.append((seat, edge))
                # The secret answers of a seat in this round make one move.
                whole = edge.visits or (secret and not rounds)
                nodes[seat] = edge.node if whole else None
            world.play(seat, option)
        return path

    def _from_tree(
        self, world: State, seat: int, options: list[Option], node: Node
    ) -> tuple[Option, Edge]:
        for option in options:
            if option not in node.edges:
                self._add_edges(world, seat, options, node)
                break
        usual = self._rewards[seat] / self.iterations if self.iterations else 1 / self._seats
        return node.select(options, usual)

    def _add_edges(self, world: State, seat: int, options: list[Option], node: Node) -> None:
        """Meet new options: the first impression says how they compare to the best one here."""
        values = self._foresee(world, seat, options) if len(options) > 1 else [0.0]
        best = max(values)
        for option, value in zip(options, values, strict=True):
            if option not in node.edges:
                node.edges[option] = Edge(POINT_REWARD * (value - best))

    def _at_first_sight(self, world: State, seat: int, options: list[Option]) -> Option:
        """What looked good when it was first met in this search, give or take some noise."""
        if len(options) == 1:
            return options[0]
        impressions = self._impressions[seat]
        uniform = self._rng.random
        best = -1.0e9
        for option in options:
            value = impressions.get(option)
            if value is None:
                value = impressions[option] = self._impression(world, seat, option)
            value += NOISE * uniform()
            if value > best:
                best = value
                chosen = option
        return chosen

    def _impression(self, world: State, seat: int, option: Option) -> float:
        """What an option adds to the evaluation."""
        return self._foresee(world, seat, [option])[0] - world.setup.game.evaluate(world, seat)


def reward(world: State) -> list[float]:
    """Each seat's share of the victory, as far as it can be told; they sum up to 1."""
    seats = range(world.setup.seats)
    if world.stack:
        evaluate = world.setup.game.evaluate
        values = [evaluate(world, seat) for seat in seats]
        lead = LEAD
    else:
        values = [float(score) for score in world.scores]
        lead = FINAL_LEAD
    best = max(values)
    scale = lead * sum([abs(value) for value in values]) / len(values) or 1.0
    shares = [exp((value - best) / scale) for value in values]
    total = sum(shares)
    return [share / total for share in shares]
