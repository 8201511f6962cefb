"""Bots that know a game by heart: a search that follows a trained network.

The network says how likely each option of a question is, and what each seat may expect, told by
what the seat sees itself; the judge of the game has its say in both (`antre.bots.counsel`). At one
glance a few worlds are imagined, in a second thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from antre.bots.counsel import Counsel, foresight, judged
from antre.bots.guided import SIDE_BY_SIDE, Asked, Opinion
from antre.bots.mcts import Mcts
from antre.bots.network import Array, Network, Thought, network_for
from antre.bots.reward import goal
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

# How many worlds a glance imagines: a few milliseconds.
GLANCE = 2 * SIDE_BY_SIDE
# How much of what a seat may expect is told by the judge.
JUDGE = 0.3
# The part of the chances that all options share: the network may be wrong about any.
OPEN_MINDED = 0.03

Seen = Sequence[tuple[State, int]]  # worlds, each with the seat that looks at it


class Opinions:
    """What to think of questions: `Mcts(policy_value=Opinions())`. Without a network of their own
    they take the one that came with the game they are asked about."""

    __slots__ = ("_network",)

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def __call__(self, asked: Sequence[Asked]) -> list[Opinion]:
        asked = [unknowing(*each) for each in asked]
        seats = asked[0].world.setup.seats
        look = self._look([(each.world, seat) for each in asked for seat in range(seats)])
        prospects = look.prospects().reshape(-1, seats).tolist()
        return [
            Opinion(chances(look.tastes(row * seats + seat, options)), prospects[row])
            for row, (_, seat, options) in enumerate(asked)
        ]

    def _look(self, seen: Seen) -> Look:
        setup = seen[0][0].setup
        network = self._network or network_for(setup)
        worlds = {id(world): world for world, _ in seen}
        judgements = {place: judged(world) for place, world in worlds.items()}
        counsels = [judgements[id(world)] for world, _ in seen]
        return Look(seen, counsels, network(told(setup, network, seen, counsels)))


class Look(NamedTuple):
    """Worlds with the seats that look at them, and what is made of each, side by side."""

    seen: Seen
    counsels: Sequence[Counsel]
    thought: Thought

    def tastes(self, row: int, options: Sequence[Option]) -> Array:
        """How likely the options of a question are thought to be, as logarithms."""
        (world, seat), counsel = self.seen[row], self.counsels[row]
        hopes = np.array(foresight(world, seat, options, counsel.lead), np.float32)
        places = [option.index for option in options]
        tastes: Array = self.thought.tastes[row, places] + self.thought.trusts[row] * hopes
        return tastes

    def prospects(self) -> Array:
        """What the seats may expect, by the network and by the judge; at the end it is known."""
        found = self.thought.values.clip(0, 1)
        for row, ((world, seat), counsel) in enumerate(zip(self.seen, self.counsels, strict=True)):
            if world.over:
                found[row] = goal(world)[seat]
            else:
                found[row] += JUDGE * (counsel.prospects[seat] - found[row])
        return found


def glance(seed: int, network: Network | None = None) -> Mcts:
    """The bot that takes a few milliseconds for a choice."""
    return Mcts(iterations=GLANCE, seed=seed, policy_value=Opinions(network))


def unknowing(world: State, seat: int, options: Sequence[Option]) -> Asked:
    """The question without the answers of others: they are imagined, nothing to count on."""
    bare = world.bare()
    bare.withdraw_secrets(seat)
    return Asked(bare, seat, options)


def told(setup: Setup, network: Network, seen: Seen, counsels: Sequence[Counsel]) -> Array:
    """What the network is given, a row for each that looks."""
    observe, width = setup.game.learner.encoder(setup.content).observe, network.shape.seen
    inputs = np.empty((len(seen), network.shape.inputs), np.float32)
    for row, ((world, seat), counsel) in enumerate(zip(seen, counsels, strict=True)):
        inputs[row, :width] = observe(world, seat)
        inputs[row, width:] = counsel.told(world, seat)
    return inputs


def chances(tastes: Array) -> list[float]:
    """How likely each option is the right one."""
    parts = np.exp(tastes - tastes.max())
    mixed = (1 - OPEN_MINDED) * parts / parts.sum() + OPEN_MINDED / len(parts)
    found: list[float] = mixed.tolist()
    return found
