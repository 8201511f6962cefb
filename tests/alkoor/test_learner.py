"""What learners of Maender-Alkoor observe: all that a seat may know, and nothing else."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from antre.core.game import Game
from antre.core.step import Question
from antre.games import alkoor
from antre.games.alkoor.seen.questions import frames
from antre.lab import aec_env, gym_env
from tests.alkoor.tables import blank, game, gems, hold, in_abyss, meet, room, trial, wear
from tests.laws.tables import modules_of
from tests.observing import Seen, encoder_of, places

GAME: Game[Any, Any] = alkoor.GAME
# PettingZoo's check prefers plain arrays to dicts with a mask, and knows no mask after the end.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
# What random games hardly ever come by.
RARE = {"offered", "countdown", "killed", "boosted", "rooms_done", "room_notch", "relic_discard",
        "vils_team", "treasure", "sweeps", "slot 6: worn"}  # fmt: skip


@quiet
@pytest.mark.parametrize("seats", [1, 3])
def test_pettingzoo_api(seats: int) -> None:
    api_test(aec_env("alkoor", seats), num_cycles=60)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: aec_env("alkoor", 2), num_cycles=60)


@pytest.mark.parametrize("seats", [1, 2])
def test_gymnasium_check(seats: int) -> None:
    check_env(gym_env("alkoor", seats), skip_render_check=True)


@pytest.mark.parametrize("reward", ["win", "score"])
def test_a_team_shares_its_reward(reward: str) -> None:
    env = aec_env("alkoor", 3, reward=reward)
    env.reset(seed=4)
    rng = random.Random(4)
    while env.agents and not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice([number for number, legal in enumerate(mask) if legal]))
    assert len({*env.rewards.values()}) == 1
    assert all(env.rewards.values())


def test_every_question_has_a_number() -> None:
    asked = {
        kind.__name__
        for module in modules_of(GAME)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Question) and kind.__module__ == module.__name__
        if not inspect.isabstract(kind)
    }
    assert asked == set(frames())


def test_every_range_is_used_somewhere() -> None:
    used = set()
    for seats in (1, 3):
        for seed in (1, 2, 3):
            for number, state in enumerate(game(seats, seed)):
                if number % 5 == 0:
                    used |= Seen(state, seats - 1).used()
    assert set(places(GAME)) - used <= RARE


def test_what_lies_there_is_observed() -> None:
    state = blank(2)
    in_abyss(state, "room-2")
    room(state, 2, "S10")
    gems(state, 2, blue=2)
    hold(state, 1, "N07", "green-purse")
    wear(state, 3, "LT01")
    meet(state, "B01", slot=3)
    state.wounds[2] = 2
    trial(state, "ZF2")
    seen, other = Seen(state, 0), Seen(state, 1)
    encoder = encoder_of(GAME)
    assert seen["pawn"].index(1.0) == state.pawn
    assert seen["rooms"][10 + state.rooms[1]] == 1.0
    assert seen["seat +1: gems"][4] == other["seat +0: gems"][4] == 0.5
    assert sum(seen["seat +0: held"]) == sum(seen["seat +0: dilemmas"]) * 3 == 1.0
    assert sum(seen["slot 3: worn"]) == sum(seen["sat_on"]) == sum(seen["trial"]) == 1.0
    assert seen["slot 3: marker"] == [0.4]
    assert encoder.size == len(seen.numbers)


def test_traits_tell_of_the_team() -> None:
    *_, state = game(2, 5)
    traits = GAME.learner.traits(state, 0)
    assert traits == GAME.learner.traits(state, 1)
    assert {"end", "quest", "challenge"} <= {group for group, _ in traits}
