"""What a bot is: something that chooses an option in a world it is handed.

The world is not the real game. It is a state the seat could not tell from the real one, its
hidden parts drawn at random, so a bot may look at all of it, clone it and play it on: there is
nothing in it to peek at.
"""

from __future__ import annotations

import random
from typing import Protocol

from antre.core.option import Option
from antre.core.state import State


class Bot(Protocol):
    def choose(self, world: State, seat: int) -> Option:
        """One of `world.decision(seat).options`."""


def ask(bot: Bot, state: State, seat: int, rng: random.Random) -> Option:
    """Let a bot choose for a seat of the real game."""
    return bot.choose(state.resample(seat, rng), seat)
