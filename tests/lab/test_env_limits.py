"""Environments that are broken off when they are told to, and those that show a map."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from antre.core.errors import AntreError, BadSetup
from antre.lab import aec_env, gym_env
from antre.lab.envs.aec import TableEnv
from tests.lab.stepping import first
from tests.laws.tables import OURS

every_slug = pytest.mark.parametrize("slug", [game.slug for game in OURS])


@every_slug
@pytest.mark.parametrize("max_steps", [1, 9])
def test_a_table_is_broken_off_after_so_many_choices(slug: str, max_steps: int) -> None:
    env = aec_env(slug, max_steps=max_steps)
    env.reset(seed=3)
    steps = 0
    for _ in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if truncated:
            assert (reward, terminated) == (0.0, False)
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            env.step(first(observation["action_mask"]))
            steps += 1
    assert steps == max_steps
    assert env.agents == []
    assert not env.position.over


@every_slug
def test_a_learner_is_broken_off_after_so_many_choices(slug: str) -> None:
    env = gym_env(slug, max_steps=4)
    for seed in (1, None):
        observation, _ = env.reset(seed=seed)
        ends = []
        for _ in range(4):
            observation, reward, terminated, truncated, info = env.step(
                first(observation["action_mask"])
            )
            assert (reward, terminated) == (0.0, False)
            ends.append(truncated)
        assert ends == [False, False, False, True]
        assert not observation["action_mask"].any()
        assert not info["action_mask"].any()
        with pytest.raises(AntreError, match="reset"):
            env.step(0)


def test_a_game_that_ends_at_the_last_step_is_not_broken_off() -> None:
    env = aec_env("nidavellir", 2)
    env.reset(seed=1)
    steps = 0
    while not env.position.over:
        env.step(first(env.last()[0]["action_mask"]))
        steps += 1
    for max_steps, late in ((steps, False), (steps - 1, True)):
        env = aec_env("nidavellir", 2, max_steps=max_steps)
        env.reset(seed=1)
        for _ in range(max_steps):
            env.step(first(env.last()[0]["action_mask"]))
        assert set(env.truncations.values()) == {late}
        assert set(env.terminations.values()) == {not late}
        assert any(env.rewards.values()) is not late


def test_steps_are_counted_in_copies_too() -> None:
    env = aec_env("nidavellir", 2, max_steps=5)
    env.reset(seed=1)
    for _ in range(3):
        env.step(first(env.last()[0]["action_mask"]))
    for copy in (env.clone(), TableEnv.deserialize(env.serialize())):
        copy.step(first(copy.last()[0]["action_mask"]))
        assert not any(copy.truncations.values())
        copy.step(first(copy.last()[0]["action_mask"]))
        assert all(copy.truncations.values())
    assert not any(env.truncations.values())


@pytest.mark.parametrize("max_steps", [0, -1, 2.5, True])
def test_a_number_of_steps_is_a_number(max_steps: Any) -> None:
    with pytest.raises(AntreError, match="not a number of steps"):
        aec_env("nidavellir", max_steps=max_steps)


# --- maps


def test_planes_and_the_rest_are_the_whole_observation() -> None:
    """Every number of the flat observation is told once, where it belongs."""
    flat, planes = (aec_env("hall", 3, observation=kind) for kind in ("flat", "planes"))
    encoder = flat.plan.sight.encoder
    assert encoder.planes is not None
    flat.reset(seed=2)
    planes.reset(seed=2)
    for _ in range(120):
        agent = flat.agent_selection
        row, seen = flat.observe(agent)["observation"], planes.observe(agent)
        assert seen.keys() == {"planes", "observation", "action_mask"}
        assert planes.observation_space(agent).contains(seen)
        told = np.zeros(encoder.size, np.float32)
        places = np.array(encoder.planes.places)
        told[places[places >= 0]] = seen["planes"].reshape(len(places), -1)[places >= 0]
        told[np.setdiff1d(np.arange(encoder.size), places)] = seen["observation"]
        assert np.array_equal(told, row)
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        flat.step(action)
        planes.step(action)


def test_a_plane_is_a_picture_of_the_mountain() -> None:
    env = aec_env("hall", 2, observation="planes")
    env.reset(seed=1)
    names, state = env.plan.sight.encoder.planes.names, env.position  # type: ignore[union-attr]
    rubble = env.observe("seat_0")["planes"][names.index("rubble")]
    x, y = 11, 11
    assert rubble.shape == (23, 23)
    assert rubble[y, x] == 0.0
    expected = {divmod(cell, 24) for cell in range(24 * 23) if state.rubble >> cell & 1}  # type: ignore[attr-defined]
    assert {(int(y), int(x)) for y, x in zip(*np.nonzero(rubble), strict=True)} == expected


def test_games_without_a_map_have_no_planes() -> None:
    with pytest.raises(BadSetup, match="nidavellir has no planes"):
        gym_env("nidavellir", observation="planes")
    with pytest.raises(BadSetup, match="one of flat, planes"):
        gym_env("hall", observation="picture")
