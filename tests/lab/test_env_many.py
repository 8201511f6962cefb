"""Many games at once, in this process and in several."""

from __future__ import annotations

import os
import signal
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from antre.bots import make
from antre.core.errors import AntreError, BadSetup
from antre.lab import gym_env, vector_env
from antre.lab.envs.vector import ManyEnv
from tests.lab.stepping import last


def story(env: Any, steps: int, seed: Any = 7) -> list[Any]:
    """All that is told in so many steps."""
    told = [env.reset(seed=seed)]
    for _ in range(steps):
        told.append(env.step(last(told[-1][0])))
    return told


def alike(one: Any, other: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        for key in one:
            alike(one[key], other[key])
    elif isinstance(one, (list, tuple)):
        assert len(one) == len(other)
        for a, b in zip(one, other, strict=True):
            alike(a, b)
    elif isinstance(one, np.ndarray) and one.dtype == object:
        alike(list(one), list(other))
    else:
        assert np.array_equal(one, other)


def test_many_games_are_as_many_single_games() -> None:
    """The same seeds, choices and bots: the same observations, rewards and ends."""
    many = vector_env("nidavellir", 3, seats=2, bots=["greedy"])
    singles = [gym_env("nidavellir", seats=2, bots=["greedy"]) for _ in range(3)]
    rows = [env.reset(seed=20 + game)[0] for game, env in enumerate(singles)]
    told, infos = many.reset(seed=20)
    endings = 0
    for _ in range(70):
        for game, row in enumerate(rows):
            alike({name: numbers[game] for name, numbers in told.items()}, row)
        assert np.array_equal(infos["action_mask"], told["action_mask"])
        actions = last(told)
        told, rewards, terminated, truncated, infos = many.step(actions)
        for game, env in enumerate(singles):
            row, reward, over, late, _ = env.step(int(actions[game]))
            assert (rewards[game], terminated[game], truncated[game]) == (reward, over, late)
            if over:
                endings += 1
                assert infos["_final_obs"][game]
                alike(infos["final_obs"][game], row)
                row, _ = env.reset()
            rows[game] = row
    assert endings >= 3


def test_workers_change_nothing() -> None:
    given: dict[str, Any] = {"seats": 2, "bots": [make("random", 3)], "max_steps": 20}
    told = []
    for workers in (0, 2):
        env = vector_env("nidavellir", 3, workers=workers, **given)
        told.append(story(env, 45))
        env.close()
    alike(*told)


def test_the_interface_of_gymnasium() -> None:
    env = gymnasium.make_vec("antre/nidavellir-v1", num_envs=4, seats=3)
    assert isinstance(env, ManyEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.single_action_space.n == len(gym_env("nidavellir", 3).setup.options)  # type: ignore[attr-defined]
    told, _ = env.reset(seed=1)
    assert env.observation_space.contains(told)
    assert env.action_space.contains(last(told))
    before = told["observation"].copy()
    after, *_ = env.step(last(told))
    assert np.array_equal(told["observation"], before), "what was told once does not change"
    assert not np.array_equal(after["observation"], before)
    env.close()
    env.close()


def test_seeds_of_many_games() -> None:
    env = vector_env("nidavellir", 2, seats=2)
    one, _ = env.reset(seed=5)
    other, _ = env.reset(seed=[6, 5])
    assert np.array_equal(one["observation"], other["observation"][::-1])
    with pytest.raises(AntreError, match="3 seeds given for 2 games"):
        env.reset(seed=[1, 2, 3])


def test_an_illegal_choice_in_one_of_many_games() -> None:
    env = vector_env("nidavellir", 2, seats=2)
    told, _ = env.reset(seed=1)
    actions = last(told)
    actions[1] = gym_env("nidavellir", 2).setup.options.parse("stay").index
    told, rewards, terminated, truncated, infos = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert terminated.tolist() == [False, True]
    assert not truncated.any()
    assert "bids" in infos["final_info"]["illegal"][1]
    assert infos["final_info"]["_illegal"].tolist() == [False, True]
    assert told["action_mask"].any(axis=1).all(), "the next game has begun"


@pytest.mark.parametrize(
    ("n", "workers", "said"), [(0, 0, "n: 0"), (2, -1, "workers: -1"), (2.0, 0, "n: 2.0")]
)
def test_what_is_no_number_of_games(n: Any, workers: Any, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        vector_env("nidavellir", n, workers=workers)


def test_what_cannot_be_asked_of_many_games() -> None:
    with pytest.raises(BadSetup, match="no seat 4"):
        vector_env("nidavellir", 2, workers=2, seats=3, seat=4)
    env = vector_env("nidavellir", 2, seats=2)
    with pytest.raises(AntreError, match="reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    for actions in ([1, 2, 3], [0.5, 1.5]):
        with pytest.raises(AntreError, match="2 whole numbers are needed"):
            env.step(np.array(actions))
    env.close()
    with pytest.raises(AntreError, match="closed"):
        env.reset()


def test_a_worker_that_fails_is_told_of() -> None:
    env = vector_env("nidavellir", 2, workers=2, seats=2)
    env.reset(seed=1)
    with pytest.raises(AntreError, match="out of range"):
        env.step(np.array([10**6, 10**6]))
    env = vector_env("nidavellir", 2, workers=1, seats=2)
    env.reset(seed=1)
    process = env._hands._processes[0]  # type: ignore[union-attr]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    with pytest.raises(AntreError, match="exit code -9"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(AntreError, match="is closed"):
        env.step(np.zeros(2, np.int64))
    env.close()
