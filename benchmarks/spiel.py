"""OpenSpiel's MCTS at our tables: `spiel:Mcts100ms`, where OpenSpiel is installed.

Its search knows no secrets, so it is given worlds as all our bots are, each its own tree: what is
hidden, and all that chance will bring, is drawn at random for each world, and the option taken is
the one visited most over all of them. Evaluation is its own random rollout, reward is the seat's
part of the victory. It thinks for a tenth of a second of processor time, as `mcts:100ms` does in
the lab.
"""

from __future__ import annotations

import random
from collections import Counter
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from antre.core.option import Option
from antre.core.state import State

SECONDS = 0.1
# Simulations in one world; what is recommended for UCT when rewards are from 0 to 1.
SIMULATIONS = 50
CURIOSITY = 2**0.5


class World:
    """A state of ours as OpenSpiel's search asks for it; its chance is settled."""

    def __init__(self, state: State) -> None:
        self._state = state

    def clone(self) -> World:
        return World(self._state.clone())

    def is_terminal(self) -> bool:
        return self._state.over

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self._state.question.actor(self._state)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        return [option.index for option in self._state.next_options()[1]]

    def apply_action(self, action: int) -> None:
        option = self._state.setup.options.parse(int(action))
        self._state.play(self.current_player(), option)

    def returns(self) -> list[float]:
        outcome = self._state.outcome
        assert outcome is not None
        return list(outcome.utilities)


class Rules:
    """What the search asks of a game before it begins."""

    def get_type(self) -> Any:
        return self

    reward_model = pyspiel.GameType.RewardModel.TERMINAL
    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL

    def max_utility(self) -> float:
        return 1.0


class Mcts100ms:
    """One bot of ours that asks OpenSpiel's."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        chance = np.random.RandomState(seed % 2**32)
        rollout = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = mcts.MCTSBot(Rules(), CURIOSITY, SIMULATIONS, rollout, random_state=chance)

    def choose(self, world: State, seat: int) -> Option:
        options = world.decision(seat).options
        if len(options) == 1:
            return options[0]
        begin, visits = process_time(), Counter[int]()
        root = world.bare()
        while not visits or process_time() - begin < SECONDS:
            searched = self._bot.mcts_search(World(self._imagine(root, seat)))
            for child in searched.children:
                visits[child.action] += child.explore_count
        return world.setup.options.parse(max(visits, key=visits.__getitem__))

    def _imagine(self, root: State, seat: int) -> State:
        """A world in which it is this seat's turn to answer."""
        world = root.resample(seat, self._rng)
        while (other := world.question.actor(world)) != seat:
            world.play(other, self._rng.choice(world.question.options(world, other)))
        return world
