"""Two bots that do not search: one plays anything, one plays what looks best at once."""

from __future__ import annotations

import random

from antre.core.option import Option
from antre.core.state import State


class RandomBot:
    """Any option, each as likely as the other."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, world: State, seat: int) -> Option:
        return self._rng.choice(world.decision(seat).options)


class Greedy:
    """The option after which the position is worth most; among equals, any."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        bare = world.bare()
        # What the others have answered in secret is imagined: no reason to count on it.
        bare.withdraw_secrets(seat)
        values = bare.setup.game.judge.foresee(bare, seat, options)
        best = max(values)
        return self._rng.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )


class Distracted:
    """Greedy as often as it pays attention, else anything: an opponent for a first game."""

    __slots__ = ("_greedy", "_random", "_rng")

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._greedy = Greedy(self._rng.getrandbits(64))
        self._random = RandomBot(self._rng.getrandbits(64))

    def choose(self, world: State, seat: int) -> Option:
        attentive = self._rng.random() < world.setup.game.judge.attention
        bot = self._greedy if attentive else self._random
        return bot.choose(world, seat)
