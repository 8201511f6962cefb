"""Bots that know a game by heart: what a trained network would choose, at one glance or on thought.

`Glance` takes what it likes best. `Opinions` are for a search: `Mcts(policy_value=Opinions())`.
Without a network of their own both take the one that came with the game they are asked about.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from antre.bots.guided import Asked, Opinion
from antre.bots.network import Array, Network, network_for
from antre.core.option import Option
from antre.core.state import State


class Opinions:
    """What a network thinks of questions: of their options, and of what each seat may expect."""

    __slots__ = ("_network",)

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def __call__(self, asked: Sequence[Asked]) -> list[Opinion]:
        """What a seat may expect is told by what it sees itself."""
        seats = asked[0].world.setup.seats
        tastes, values = self.look([(each.world, seat) for each in asked for seat in range(seats)])
        prospects = values.clip(0, 1).reshape(len(asked), seats).tolist()
        return [
            Opinion(chances(tastes[row * seats + seat], options), prospects[row])
            for row, (_, seat, options) in enumerate(asked)
        ]

    def look(self, seen: Sequence[tuple[State, int]]) -> tuple[Array, Array]:
        """Tastes and expectations of seats, each in its world."""
        setup = seen[0][0].setup
        network = self._network or network_for(setup)
        observe = setup.game.learner.encoder(setup.content).observe
        return network(np.array([observe(world, seat) for world, seat in seen], np.float32))


class Glance:
    """The option the network likes best."""

    __slots__ = ("_opinions",)

    def __init__(self, network: Network | None = None) -> None:
        self._opinions = Opinions(network)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        tastes, _ = self._opinions.look([(world, seat)])
        return options[int(tastes[0, [option.index for option in options]].argmax())]


def chances(tastes: Array, options: Sequence[Option]) -> list[float]:
    """How likely each option is."""
    legal = tastes[[option.index for option in options]]
    parts = np.exp(legal - legal.max())
    found: list[float] = (parts / parts.sum()).tolist()
    return found
