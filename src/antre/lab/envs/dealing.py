"""What all kinds of environment have in common: a match, dealt seed after seed."""

from __future__ import annotations

import secrets

from antre.core.errors import AntreError
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.envs.match import Match, Plan
from antre.lab.seeds import branch


class Dealer:
    """The part of an environment that deals."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.max_steps = plan.max_steps
        self._match: Match | None = None
        self._next_seed = secrets.randbits(63)
        self._steps = 0

    @property
    def setup(self) -> Setup:
        return self.plan.setup

    @property
    def match(self) -> Match:
        if self._match is None:
            raise AntreError("the environment has not been started: call reset() first")
        return self._match

    @property
    def position(self) -> State:
        """The game itself, with all its secrets: for analysis, not for agents."""
        return self.match.state

    @property
    def record(self) -> Record:
        """The game so far as a record, for `antre replay`, `antre review` and the browser."""
        return self.match.record()

    def _deal(self, seed: int | None) -> int:
        """Start a new game; without a seed, with the one that follows from the last."""
        seed = self._next_seed if seed is None else seed
        self._next_seed = branch(seed, 0)
        self._match = Match.start(self.plan, seed)
        self._steps = 0
        return seed

    def _out_of_time(self) -> bool:
        """Count a step: was it the last one that is allowed?"""
        self._steps += 1
        return self._steps == self.max_steps
