"""One seat as a Gymnasium environment: the learner's; bots sit on the others.

A step is the learner's choice and all that bots choose until the learner is asked again. Each
choice of a bot has its own seed, so the same actions always meet the same answers, in copies too
(a bot that thinks by the clock is as steady as the clock).
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

from antre.bots import ask, make
from antre.core.errors import AntreError, BadSetup
from antre.core.setup import Setup
from antre.lab.envs.dealing import Dealer
from antre.lab.envs.match import (
    ILLEGAL_REWARD,
    Match,
    Observation,
    dump,
    load,
    observation_space,
)
from antre.lab.envs.registry import register
from antre.lab.seeds import branch

Told = tuple[Observation, dict[str, Any]]


class SeatEnv(Dealer, gymnasium.Env[Observation, Any]):
    """Made by `antre.lab.gym_env` or by `gymnasium.make("antre/nidavellir-v1")`."""

    metadata = {"render_modes": []}

    def __init__(
        self, setup: Setup, bots: Sequence[str], seat: int = 0, reward: str = "win"
    ) -> None:
        if seat not in range(setup.seats):
            raise BadSetup(f"there is no seat {seat!r}; there are 0 to {setup.seats - 1}")
        if len(bots) != setup.seats - 1:
            raise BadSetup(
                f"{len(bots)} bots given; {setup.seats - 1} are needed, one for each other seat"
            )
        for spec in bots:
            make(spec, 0)
        super().__init__(setup, reward)
        self.seat = seat
        self.bots = list(bots)
        self.observation_space = observation_space(setup)
        self.action_space = spaces.Discrete(len(setup.options))
        self._done = False
        self._bot_seed = 0

    # --- the interface of Gymnasium

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """Deal a new game; without a seed, the one that follows from the last."""
        super().reset(seed=seed)
        self._bot_seed = branch(self._deal(seed), 1)
        self._done = False
        self._let_bots_play()
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
        self._let_bots_play()
        self._done = match.state.over
        observation, info = self._tell()
        reward = match.rewards()[self.seat] if self._done else 0.0
        return observation, reward, self._done, False, info

    def action_masks(self) -> NDArray[Any]:
        """The mask alone, under the name that maskable learners ask for."""
        return self.match.mask(self.seat, not self._done)

    def _tell(self) -> Told:
        return self.match.observe(self.seat, not self._done), {"action_mask": self.action_masks()}

    def _let_bots_play(self) -> None:
        state = self.match.state
        while not state.over and self.seat not in state.question.seats(state):
            seat = self.match.actor
            self._bot_seed = branch(self._bot_seed, 0)
            bot = make(self.bots[seat - (seat > self.seat)], self._bot_seed)
            state.apply(seat, ask(bot, state, seat, random.Random(self._bot_seed)))

    # --- copying, imagining, saving

    def clone(self) -> SeatEnv:
        """An independent copy that plays on by itself."""
        return self._copy(self.match.clone())

    def resample(self, seat: int, rng: random.Random) -> SeatEnv:
        """A copy that `seat` could not tell from this one, hidden parts drawn anew."""
        return self._copy(self.match.resample(seat, rng))

    def _copy(self, match: Match) -> SeatEnv:
        new = copy.copy(self)
        new._restore(match, self._done, self._bot_seed, self._next_seed)
        return new

    def _restore(self, match: Match, done: bool, bot_seed: int, next_seed: int) -> None:
        self._match = match
        self._done = done
        self._bot_seed = bot_seed
        self._next_seed = next_seed

    def serialize(self) -> str:
        """The environment as a text that `deserialize` plays on from."""
        data = {
            "seat": self.seat,
            "bots": self.bots,
            "done": self._done,
            "bot_seed": self._bot_seed,
            "next_seed": self._next_seed,
        }
        return dump("gym", {**self.match.to_json(), **data})

    @classmethod
    def deserialize(cls, text: str, edition: str | Path | None = None) -> SeatEnv:
        """The environment that was serialized; `edition` is the file it was played with."""
        data = load(text, "gym")
        match = Match.from_json(data, edition)
        new = cls(match.setup, data["bots"], data["seat"], match.reward)
        new._restore(match, data["done"], data["bot_seed"], data["next_seed"])
        return new


register()
