"""The parallel environment: all who are asked answer at once."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test  # type: ignore[import-untyped]

from antre.core.errors import AntreError
from antre.lab import aec_env, parallel_env
from tests.lab.stepping import first
from tests.laws.tables import OURS

every_slug = pytest.mark.parametrize("slug", [game.slug for game in OURS])
quiet = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


@quiet
@every_slug
def test_pettingzoo_parallel_api(slug: str) -> None:
    parallel_api_test(parallel_env(slug), num_cycles=40)


@quiet
def test_a_whole_parallel_game() -> None:
    parallel_api_test(parallel_env("nidavellir", 3), num_cycles=1000)


def test_secret_questions_are_answered_together() -> None:
    env = parallel_env("nidavellir", 3)
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    other = parallel_env("nidavellir", 3)
    other.reset(seed=1)
    bid = env.setup.options.parse
    for name, there in (("b0", "b5"), ("b2", "b4")):
        same = {
            agent: bid("bid:b3" if name == "b0" else "bid:b2").index for agent in env.agents[1:]
        }
        seen, *_ = env.step({"seat_0": bid(f"bid:{name}").index, **same})
        unlike, *_ = other.step({"seat_0": bid(f"bid:{there}").index, **same})
        for agent in ("seat_1", "seat_2"):
            assert np.array_equal(seen[agent]["observation"], unlike[agent]["observation"])
        assert not np.array_equal(seen["seat_0"]["observation"], unlike["seat_0"]["observation"])


def test_a_parallel_game_is_the_game_of_the_table() -> None:
    """The same choices lead to the same end, asked one by one or all at once."""
    table, together = aec_env("nidavellir", 3), parallel_env("nidavellir", 3)
    table.reset(seed=5)
    seen, _ = together.reset(seed=5)
    rewards: dict[str, float] = {}
    while together.agents:
        asked = {a: first(s["action_mask"]) for a, s in seen.items() if s["action_mask"].any()}
        seen, rewards, terminated, truncated, _ = together.step(asked)
    while not table.position.over:
        table.step(first(table.last()[0]["action_mask"]))
    assert rewards == table.rewards
    assert all(terminated.values())
    assert not any(truncated.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_choice_among_many() -> None:
    env = parallel_env("nidavellir", 3)
    seen, _ = env.reset(seed=1)
    before = env.position.fingerprint()
    actions = {agent: first(told["action_mask"]) for agent, told in seen.items()}
    actions["seat_1"] = env.setup.options.parse("stay").index
    _, rewards, terminated, truncated, infos = env.step(actions)
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(terminated.values())
    assert all(truncated.values())
    assert "bids" in infos["seat_1"]["illegal"]
    assert env.position.fingerprint() == before
    with pytest.raises(AntreError, match="reset"):
        env.step(actions)


def test_a_parallel_game_is_broken_off_and_misses_nobody() -> None:
    env = parallel_env("nidavellir", 2, max_steps=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(AntreError, match="seat_1 is asked"):
        env.step({"seat_0": first(seen["seat_0"]["action_mask"])})
    for late in (False, True):
        actions = {agent: first(told["action_mask"]) for agent, told in seen.items()}
        seen, _, terminated, truncated, _ = env.step(actions)
        assert set(truncated.values()) == {late}
        assert not any(terminated.values())
    assert env.agents == []
