"""Bots that misbehave, each in its own way; named in tests as `tests.lab.players:Crasher`."""

from __future__ import annotations

import os

from antre.core.option import Option
from antre.core.state import State


class First:
    """Always the first option."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, world: State, seat: int) -> Option:
        return world.decision(seat).options[0]


class Crasher(First):
    """Breaks when the cards are to be taken."""

    def choose(self, world: State, seat: int) -> Option:
        if world.question.rule == "turn.take-card":
            raise ZeroDivisionError("the bot broke")
        return super().choose(world, seat)


class Quitter(First):
    """Takes its whole process with it."""

    def choose(self, world: State, seat: int) -> Option:
        os._exit(3)


class Cheat(First):
    """Chooses what is not offered."""

    def choose(self, world: State, seat: int) -> Option:
        return world.setup.options.parse("stay")
