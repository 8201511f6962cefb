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
        setup = asked[0].world.setup
        network = self._network or network_for(setup)
        observe = setup.game.learner.encoder(setup.content).observe
        seen = np.array([observe(world, seat) for world, seat, _ in asked], np.float32)
        tastes, values = network(seen)
        return [
            Opinion(chances(tastes[row], options), by_seat(values[row], seat, setup.seats))
            for row, (_, seat, options) in enumerate(asked)
        ]


class Glance:
    """The option the network likes best."""

    __slots__ = ("_opinions",)

    def __init__(self, network: Network | None = None) -> None:
        self._opinions = Opinions(network)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        [opinion] = self._opinions([Asked(world, seat, options)])
        return options[opinion.chances.index(max(opinion.chances))]


def chances(tastes: Array, options: Sequence[Option]) -> list[float]:
    """How likely each option is."""
    legal = tastes[[option.index for option in options]]
    parts = np.exp(legal - legal.max())
    found: list[float] = (parts / parts.sum()).tolist()
    return found


def by_seat(values: Array, observer: int, seats: int) -> list[float]:
    """What the observer expects for itself and for those after it, in the order of the seats."""
    found: list[float] = values[:seats].clip(0, 1).tolist()
    return found[seats - observer :] + found[: seats - observer]
