"""What both kinds of environment have in common: a match, dealt seed after seed."""

from __future__ import annotations

import secrets

from antre.core.errors import AntreError
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.envs.match import Match, check_reward
from antre.lab.seeds import branch


class Dealer:
    """The part of an environment that deals."""

    def __init__(self, setup: Setup, reward: str) -> None:
        self.setup = setup
        self.reward = check_reward(reward)
        self._match: Match | None = None
        self._next_seed = secrets.randbits(63)

    @property
    def match(self) -> Match:
        if self._match is None:
            raise AntreError("the environment has not been started: call reset() first")
        return self._match

    @property
    def position(self) -> State:
        """The game itself, with all its secrets: for analysis, not for agents."""
        return self.match.state

    def _deal(self, seed: int | None) -> int:
        """Start a new game; without a seed, with the one that follows from the last."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = branch(seed, 0)
        self._match = Match.start(self.setup, self.reward, seed)
        return seed
