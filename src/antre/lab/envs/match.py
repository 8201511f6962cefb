"""One game as an environment sees it: observations, masks, rewards, and a text to resume from."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antre.core.errors import AntreError, BadRecord, NoRecord, Refused
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.envs.registry import VERSION

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD = -1.0
POINTS = 100.0


def win_rewards(state: State) -> list[float]:
    """The part of the victory less an even part; together, 1 for a victory and -1 for a defeat."""
    outcome = state.outcome
    assert outcome is not None
    sides = len(state.setup.sides)
    if sides == 1:
        return [1.0 if utility else -1.0 for utility in outcome.utilities]
    return [utility - 1 / sides for utility in outcome.utilities]


def score_rewards(state: State) -> list[float]:
    """Points above the mean of the table, in hundreds; together, by how much all won or lost."""
    outcome, scores = state.outcome, state.scores
    assert outcome is not None
    if len(state.setup.sides) == 1:
        return [margin / POINTS for margin in outcome.margins]
    mean = sum(scores) / len(scores)
    return [(score - mean) / POINTS for score in scores]


REWARDS: dict[str, Callable[[State], list[float]]] = {"win": win_rewards, "score": score_rewards}


class Match:
    """A game being played, and what learners get of it."""

    __slots__ = ("reward", "seed", "setup", "state")

    def __init__(self, setup: Setup, reward: str, seed: int, state: State) -> None:
        self.setup = setup
        self.reward = reward
        self.seed = seed
        self.state = state

    @classmethod
    def start(cls, setup: Setup, reward: str, seed: int) -> Match:
        return cls(setup, reward, seed, setup.start(seed))

    @property
    def actor(self) -> int:
        """The seat to answer next; of several asked in secret, one after the other."""
        return self.state.question.actor(self.state)

    def mask(self, seat: int, asked: bool) -> NDArray[np.int8]:
        mask = np.zeros(len(self.setup.options), dtype=np.int8)
        if asked and not self.state.over:
            mask[[option.index for option in self.state.question.options(self.state, seat)]] = 1
        return mask

    def observe(self, seat: int, asked: bool) -> Observation:
        numbers = self.setup.game.learner.encoder(self.setup.content).encode(self.state.view(seat))
        return {
            "observation": np.array(numbers, dtype=np.float32),
            "action_mask": self.mask(seat, asked),
        }

    def attempt(self, seat: int, action: int) -> str | None:
        """Do this if the seat can; if not, change nothing and say why."""
        try:
            self.state.apply(seat, action)
        except Refused as refused:
            return repr(refused.refusal)
        return None

    def rewards(self) -> list[float]:
        return REWARDS[self.reward](self.state)

    def clone(self) -> Match:
        return Match(self.setup, self.reward, self.seed, self.state.clone())

    def resample(self, seat: int, rng: random.Random) -> Match:
        return Match(self.setup, self.reward, self.seed, self.state.resample(seat, rng))

    def to_json(self) -> dict[str, Any]:
        """Seed and choices, which lead to the same future too; a record knows the past alone."""
        try:
            entries = self.state.record.entries
        except NoRecord:
            raise NoRecord(
                "a resampled environment cannot be serialized: it was imagined"
            ) from None
        choices = [line for line in entries if line[0].isdigit()]
        return {
            "reward": self.reward,
            "setup": self.setup.to_json(),
            "seed": self.seed,
            "choices": choices,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], edition: str | Path | None) -> Match:
        setup = Setup.from_json(data["setup"], edition)
        match = cls.start(setup, data["reward"], data["seed"])
        for line in data["choices"]:
            seat, _, option = line.partition(" ")
            match.state.apply(int(seat), option)
        return match


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise AntreError(f"reward {reward!r} is not known; it is one of {', '.join(REWARDS)}")
    return reward


def observation_space(setup: Setup) -> spaces.Space[Any]:
    size = setup.game.learner.encoder(setup.content).size
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(setup.options),), np.int8),
        }
    )


def dump(kind: str, data: dict[str, Any]) -> str:
    return json.dumps({"antre_env": kind, "version": VERSION, **data}, ensure_ascii=False)


def load(text: str, kind: str) -> dict[str, Any]:
    """What `dump` wrote for an environment of this kind and version."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"a serialized environment is JSON: {error}") from None
    if not isinstance(data, dict) or data.get("antre_env") != kind:
        raise BadRecord(f"this is not a serialized environment of the kind {kind!r}")
    if data["version"] != VERSION:
        raise BadRecord(f"version {data['version']!r} is not known; this Antre reads {VERSION}")
    return data
