"""Bots that know a game by heart: what a trained network would choose, at one glance or on thought.

Both look at where each option leads, for what a seat may expect there is told by the network and by
the judge of the game together: each knows what the other overlooks. `Glance` takes the best.
`Opinions` are for a search: `Mcts(policy_value=Opinions())`. Without a network of their own they
take the one that came with the game they are asked about.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from antre.bots.guided import Asked, Opinion
from antre.bots.network import Array, Network, network_for
from antre.bots.reward import goal, reward
from antre.core.option import Option
from antre.core.state import State

# Only the likeliest options are looked at: a game may have hundreds.
LIKELIEST = 16
# An option that the network finds e times as likely may lead to so much less.
HABIT = 0.005
# One that leads to so much more is e times as likely to be the right one.
CARE = 0.02

Seen = Sequence[tuple[State, int]]  # worlds, each with the seat that looks at it


class Opinions:
    """What to think of questions: of their options, and of what each seat may expect."""

    __slots__ = ("_network",)

    def __init__(self, network: Network | None = None) -> None:
        self._network = network

    def __call__(self, asked: Sequence[Asked]) -> list[Opinion]:
        seats = asked[0].world.setup.seats
        seen = [(each.world, seat) for each in asked for seat in range(seats)]
        tastes, values = self.look(seen)
        own = [row * seats + each.seat for row, each in enumerate(asked)]
        merits = self.weigh(asked, tastes[own])
        told = expected(seen, values)
        told[own] = [merit.max() for merit in merits]
        return [
            Opinion(chances(merit), prospects)
            for merit, prospects in zip(merits, told.reshape(-1, seats).tolist(), strict=True)
        ]

    def look(self, seen: Seen) -> tuple[Array, Array]:
        """Tastes and expectations of the network, told by what the seats see themselves."""
        setup = seen[0][0].setup
        network = self._network or network_for(setup)
        observe = setup.game.learner.encoder(setup.content).observe
        return network(np.array([observe(world, seat) for world, seat in seen], np.float32))

    def weigh(self, asked: Sequence[Asked], tastes: Array) -> list[Array]:
        """How good options are: what may be expected after them, less for those not to taste."""
        merits, likeliest, ahead = [], [], []
        for (world, seat, options), taste in zip(asked, tastes, strict=True):
            merit = HABIT * taste[[option.index for option in options]]
            likely = np.argsort(-merit, kind="stable")[:LIKELIEST]
            after = afterwards(world, seat, [options[place] for place in likely])
            merits.append(merit - merit.max())
            likeliest.append(likely)
            ahead += [(each, seat) for each in after]
        _, values = self.look(ahead)
        told = expected(ahead, values)
        for merit, likely in zip(merits, likeliest, strict=True):
            mine, told = np.split(told, [len(likely)])
            unlikely = np.ones(len(merit), bool)
            unlikely[likely] = False
            merit[likely] += mine
            merit[unlikely] = -np.inf
        return merits


class Glance:
    """The option that leads to the best position, as far as can be told at once."""

    __slots__ = ("_opinions",)

    def __init__(self, network: Network | None = None) -> None:
        self._opinions = Opinions(network)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        tastes, _ = self._opinions.look([(world, seat)])
        [merit] = self._opinions.weigh([Asked(world, seat, options)], tastes)
        return options[int(merit.argmax())]


def expected(seen: Seen, values: Array) -> Array:
    """What seats may expect, half by the network and half by the judge; at the end it is known."""
    judged: dict[int, list[float]] = {}
    told = values.clip(0, 1)
    for row, (world, seat) in enumerate(seen):
        if world.over:
            told[row] = goal(world)[seat]
            continue
        if id(world) not in judged:
            judged[id(world)] = reward(world)
        told[row] = (told[row] + judged[id(world)][seat]) / 2
    return told


def afterwards(world: State, seat: int, options: Sequence[Option]) -> list[State]:
    """The world after each option."""
    bare = world.bare()
    # What the others have answered in secret is imagined: no reason to count on it.
    bare.withdraw_secrets(seat)
    found = []
    for option in options:
        after = bare.clone()
        after.play(seat, option)
        found.append(after)
    return found


def chances(merit: Array) -> list[float]:
    """How likely each option is the right one."""
    parts = np.exp((merit - merit.max()) / CARE)
    found: list[float] = (parts / parts.sum()).tolist()
    return found
