"""One seat as a Gymnasium environment: the learner's; bots sit on the others.

A step is the learner's choice and all that bots choose until the learner is asked again. The same
seed and the same actions meet the same answers (of bots that do not think by the clock).
"""

from __future__ import annotations

import copy
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy.typing import NDArray

from antre.core.errors import AntreError, BadSetup
from antre.lab.envs.dealing import Dealer
from antre.lab.envs.match import ILLEGAL_REWARD, Match, Plan, dump, load
from antre.lab.envs.opponents import Given, Opponents
from antre.lab.envs.sight import Observation
from antre.lab.seeds import branch

Told = tuple[Observation, dict[str, Any]]


class SeatEnv(Dealer, gymnasium.Env[Observation, Any]):
    """Made by `antre.lab.gym_env` or by `gymnasium.make("antre/nidavellir-v1")`."""

    metadata = {"render_modes": []}

    def __init__(self, plan: Plan, bots: Sequence[Given], seat: int = 0) -> None:
        super().__init__(plan)
        seats = range(plan.setup.seats)
        if seat not in seats:
            raise BadSetup(f"there is no seat {seat!r}; there are 0 to {len(seats) - 1}")
        self.seat = seat
        self.opponents = Opponents(bots, [other for other in seats if other != seat])
        self.observation_space = plan.sight.space()
        self.action_space = spaces.Discrete(len(plan.setup.options))
        self._done = False
        self._bot_seed = 0

    @property
    def bots(self) -> list[Given]:
        """Who sits on the other seats, as given."""
        return self.opponents.given

    # --- the interface of Gymnasium

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """Deal a new game; without a seed, the one that follows from the last."""
        super().reset(seed=seed)
        self._bot_seed = branch(self._deal(seed), 1)
        self._done = False
        self.opponents.sit_down(self._bot_seed)
        self.opponents.play(self.match, self.seat)
        return self._tell()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match = self.match
        if self._done:
            raise AntreError("the game is over: call reset() for the next one")
        refusal = match.attempt(self.seat, int(action))
        if refusal is not None:
            self._done = True
            observation, info = self._tell()
            return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": refusal}
        self.opponents.play(match, self.seat)
        over = match.state.over
        late = self._out_of_time() and not over
        self._done = over or late
        reward = match.rewards()[self.seat] if over else 0.0
        observation, info = self._tell()
        return observation, reward, over, late, info

    def action_masks(self) -> NDArray[Any]:
        """The mask alone, under the name that maskable learners ask for."""
        return self.match.no_mask() if self._done else self.match.mask(self.seat)

    def _tell(self) -> Told:
        mask = self.action_masks()
        return self.match.observe(self.seat, mask), {"action_mask": mask}

    # --- copying, imagining, saving

    def clone(self) -> SeatEnv:
        """A copy that plays on by itself; its bots begin to think where the game stands."""
        return self._copy(self.match.clone())

    def resample(self, seat: int, rng: random.Random) -> SeatEnv:
        """A copy that `seat` could not tell from this one, hidden parts drawn anew."""
        return self._copy(self.match.resample(seat, rng))

    def _copy(self, match: Match) -> SeatEnv:
        new = copy.copy(self)
        new._restore(match, self._books())
        return new

    def _books(self) -> dict[str, Any]:
        return {
            "done": self._done,
            "steps": self._steps,
            "bot_seed": self._bot_seed,
            "next_seed": self._next_seed,
        }

    def _restore(self, match: Match, books: dict[str, Any]) -> None:
        self._match = match
        self._done = books["done"]
        self._steps = books["steps"]
        self._bot_seed = books["bot_seed"]
        self._next_seed = books["next_seed"]
        self.opponents = self.opponents.copy(branch(self._bot_seed, self._steps))

    def serialize(self) -> str:
        """The environment as a text that `deserialize` plays on from, as a clone does."""
        data = {"seat": self.seat, "bots": self.opponents.names(), "books": self._books()}
        return dump("gym", {**self.match.to_json(), **data})

    @classmethod
    def deserialize(cls, text: str, edition: str | Path | None = None) -> SeatEnv:
        """The environment that was serialized; `edition` is the file it was played with."""
        data = load(text, "gym")
        match = Match.from_json(data, edition)
        new = cls(match.plan, data["bots"], data["seat"])
        new._restore(match, data["books"])
        return new
