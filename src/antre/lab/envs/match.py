"""One game as an environment sees it: observations, masks, rewards, and a text to resume from.

It is played without a journal, which learning has no use for; the choices are remembered, and the
record of the game is made from them when it is asked for.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from antre.announcing import VERSION
from antre.core.errors import AntreError, BadRecord, NoRecord
from antre.core.option import Option
from antre.core.record import Record
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.envs.sight import BYTE, Observation, Sight, sight

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


class Plan:
    """What the games of an environment have in common: set-up, reward, how they are shown, and
    after how many choices they are broken off, if ever."""

    __slots__ = ("max_steps", "observation", "reward", "setup", "sight")

    def __init__(
        self,
        setup: Setup,
        reward: str = "win",
        observation: str = "flat",
        max_steps: int | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise AntreError(f"reward {reward!r} is not known; it is one of {', '.join(REWARDS)}")
        if max_steps is not None and (type(max_steps) is not int or max_steps < 1):
            raise AntreError(f"max_steps: {max_steps!r} is not a number of steps; 1 is the least")
        self.setup = setup
        self.reward = reward
        self.observation = observation
        self.max_steps = max_steps
        self.sight: Sight = sight(setup, observation)

    def to_json(self) -> dict[str, Any]:
        return {
            "setup": self.setup.to_json(),
            "reward": self.reward,
            "observation": self.observation,
            "max_steps": self.max_steps,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any], edition: str | Path | None) -> Plan:
        setup = Setup.from_json(data["setup"], edition)
        return cls(setup, data["reward"], data["observation"], data["max_steps"])


class Match:
    """A game being played, and what learners get of it."""

    __slots__ = ("_legal", "choices", "plan", "seed", "state")

    def __init__(
        self, plan: Plan, seed: int, state: State, choices: list[tuple[int, Option]] | None
    ) -> None:
        self.plan = plan
        self.seed = seed
        self.state = state
        # All that was chosen so far; None in an imagined game, which has no past.
        self.choices = choices
        self._legal: dict[int, tuple[list[Option], NDArray[np.int8]]] = {}

    @classmethod
    def start(cls, plan: Plan, seed: int) -> Match:
        return cls(plan, seed, plan.setup.start(seed, journal=False), [])

    @property
    def actor(self) -> int:
        """The seat to answer next; of several asked in secret, one after the other."""
        state = self.state
        return state.question.actor(state)

    # --- what a seat is shown and may do

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each option of a seat that is asked."""
        return self._options(seat)[1]

    def no_mask(self) -> NDArray[np.int8]:
        return np.zeros(self.plan.sight.actions, BYTE)

    def observe(self, seat: int, mask: NDArray[np.int8]) -> Observation:
        observation = self.plan.sight.show(self.state, seat)
        observation["action_mask"] = mask
        return observation

    def _options(self, seat: int) -> tuple[list[Option], NDArray[np.int8]]:
        """The options of a seat that is asked, and their mask, both listed once a question."""
        found = self._legal.get(seat)
        if found is None:
            options = self.state.question.options(self.state, seat)
            mask = bytearray(self.plan.sight.actions)
            for option in options:
                mask[option.index] = 1
            found = self._legal[seat] = options, np.frombuffer(mask, BYTE)
        return found

    def refusal(self, seat: int, action: int) -> str | None:
        """Why a seat that is asked cannot do this; None if it can."""
        chosen = self.plan.setup.options.parse(action)
        if chosen in self._options(seat)[0]:
            return None
        return repr(self.state.question.why_not(self.state, seat, chosen))

    def play(self, seat: int, option: Option) -> None:
        """Carry out an option known to be legal."""
        if self.choices is not None:
            self.choices.append((seat, option))
        self._legal.clear()
        self.state.play(seat, option)

    def attempt(self, seat: int, action: int) -> str | None:
        """Do this if the seat can; if not, change nothing and say why."""
        chosen = self.plan.setup.options.parse(action)
        if chosen not in self._options(seat)[0]:
            return self.refusal(seat, action)
        self.play(seat, chosen)
        return None

    def rewards(self) -> list[float]:
        return REWARDS[self.plan.reward](self.state)

    # --- copying, imagining, saving

    def clone(self) -> Match:
        choices = None if self.choices is None else self.choices[:]
        return Match(self.plan, self.seed, self.state.clone(), choices)

    def resample(self, seat: int, rng: random.Random) -> Match:
        return Match(self.plan, self.seed, self.state.resample(seat, rng), None)

    def record(self) -> Record:
        """The game as it is saved and replayed elsewhere."""
        state = self.plan.setup.start(self.seed)
        for seat, option in self._past():
            state.commit(seat, option)
        return state.record

    def _past(self) -> list[tuple[int, Option]]:
        if self.choices is None:
            raise NoRecord("a resampled environment cannot be serialized: it was imagined")
        return self.choices

    def to_json(self) -> dict[str, Any]:
        """Seed and choices, which lead to the same future too; a record knows the past alone."""
        choices = [f"{seat} {option.text}" for seat, option in self._past()]
        return {**self.plan.to_json(), "seed": self.seed, "choices": choices}

    @classmethod
    def from_json(cls, data: dict[str, Any], edition: str | Path | None) -> Match:
        match = cls.start(Plan.from_json(data, edition), data["seed"])
        for line in data["choices"]:
            seat, _, text = line.partition(" ")
            match.play(int(seat), match.state.check(int(seat), text))
        return match


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
