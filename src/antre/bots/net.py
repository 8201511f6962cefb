"""Bots that know a game by heart: what a trained network would choose at one glance."""

from __future__ import annotations

import numpy as np

from antre.bots.network import Network, network_for
from antre.core.option import Option
from antre.core.state import State


class Glance:
    """The option the network likes best.

    Without a network of its own it takes the one that came with the game it is asked about.
    """

    __slots__ = ("_network",)

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        setup = world.setup
        network = self._network or network_for(setup)
        seen = setup.game.learner.encoder(setup.content).observe(world, seat)
        tastes, _ = network(np.array([seen], np.float32))
        legal = tastes[0, [option.index for option in options]]
        return options[int(legal.argmax())]
