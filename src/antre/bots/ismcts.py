"""Information set Monte Carlo tree search as it is written in the textbook: a measure for others.

The single-observer kind of Cowling, Powley and Whitehouse (*Information Set Monte Carlo Tree
Search*, 2012). Each iteration imagines a world and goes down one tree of everybody's choices by
UCB1, where an option counts by how often it was on offer; adds one option that was never tried;
plays on at random to the end of the game; and remembers each seat's part of the victory. It knows
nothing of any game but its rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import log, sqrt
from time import perf_counter

from antre.core.option import Option
from antre.core.state import State

# What the authors found best for rewards from 0 to 1.
CURIOSITY = 0.7


class Ismcts:
    """Searches for a number of iterations, or for so many seconds a choice."""

    __slots__ = ("_clock", "_rng", "iterations", "seconds")

    def __init__(
        self,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("give Ismcts either iterations or seconds")
        self.iterations = iterations
        self.seconds = seconds
        self._clock = clock
        self._rng = random.Random(seed)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        root, tree = world.bare(), Node()
        begin, done = self._clock(), 0
        while not done or self._left(done, begin):
            world = root.resample(seat, self._rng)
            # Whether the others have answered a secret question already is not to be known.
            world.withdraw_secrets(seat)
            self._iterate(world, seat, tree)
            done += 1
        tried = tree.choices[seat]
        return max(tried, key=lambda option: tried[option].visits)

    def _left(self, done: int, begin: float) -> bool:
        if self.seconds is None:
            assert self.iterations is not None
            return done < self.iterations
        return self._clock() - begin < self.seconds

    def _iterate(self, world: State, seat: int, tree: Node) -> None:
        path = self._descend(world, seat, tree)
        self._play_out(world)
        outcome = world.outcome
        assert outcome is not None
        for chooser, node in path:
            node.visits += 1
            node.won += outcome.utilities[chooser]

    def _descend(self, world: State, seat: int, node: Node) -> list[tuple[int, Node]]:
        """Follow the tree to an option that was never tried, or to the end of the game.

        Of several who are asked in secret, the seat that thinks comes first.
        """
        path: list[tuple[int, Node]] = []
        options = world.question.options(world, seat)
        while True:
            option = self._select(node.choices.setdefault(seat, {}), options)
            node = node.choices[seat][option]
            path.append((seat, node))
            world.play(seat, option)
            if not node.visits or world.over:
                return path
            seat, options = world.next_options()

    def _select(self, known: dict[Option, Node], options: list[Option]) -> Option:
        """Any option that was never tried; else the one with the highest bound."""
        new = [option for option in options if option not in known]
        for option in options:
            if option in known:
                known[option].offered += 1
        if not new:
            return max(options, key=lambda option: known[option].bound())
        chosen = self._rng.choice(new)
        known[chosen] = Node()
        return chosen

    def _play_out(self, world: State) -> None:
        uniform = self._rng.random
        while not world.over:
            seat, options = world.next_options()
            world.play(seat, options[int(uniform() * len(options))])


class Node:
    """What has come of a choice, and the choices that may follow, by whose they are.

    Who is asked next may depend on what is hidden, as when secret bids settle who comes first.
    """

    __slots__ = ("choices", "offered", "visits", "won")

    def __init__(self) -> None:
        self.choices: dict[int, dict[Option, Node]] = {}
        self.offered = 1
        self.visits = 0
        self.won = 0.0

    def bound(self) -> float:
        """UCB1, by how often this was on offer and not by how often its parent was met."""
        return self.won / self.visits + CURIOSITY * sqrt(log(self.offered) / self.visits)
