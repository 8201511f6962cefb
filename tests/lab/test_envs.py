"""The learning environments, by the checks of PettingZoo and Gymnasium and by our own."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import antre
from antre.core.errors import AntreError, BadRecord, BadSetup, MalformedOption, NoRecord
from antre.core.game import Game
from antre.lab import aec_env, gym_env
from antre.lab.envs.aec import TableEnv
from antre.lab.envs.gym import SeatEnv
from antre.lab.extras import MissingExtra

# PettingZoo's check prefers plain arrays to dicts with a mask, and knows no mask after the end.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play(env: TableEnv, rng: random.Random, steps: int = 10**6) -> list[tuple[str, int | None]]:
    """Step at random; who did what."""
    story: list[tuple[str, int | None]] = []
    while env.agents and len(story) < steps:
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        action = None if env.terminations[agent] else int(rng.choice(np.flatnonzero(mask)))
        story.append((agent, action))
        env.step(action)
    return story


def play_seat(
    env: SeatEnv, rng: random.Random, steps: int = 10**6
) -> list[tuple[int, float, bool]]:
    story: list[tuple[int, float, bool]] = []
    done = not env.action_masks().any()
    while not done and len(story) < steps:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        _, reward, done, _, _ = env.step(action)
        story.append((action, reward, done))
    return story


def same(one: dict[str, np.ndarray], other: dict[str, np.ndarray]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[k], other[k]) for k in one)


# --- PettingZoo


@quiet
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pettingzoo_api(seats: int) -> None:
    api_test(aec_env("nidavellir", seats), num_cycles=150)


@pytest.mark.parametrize("seats", [2, 5])
def test_pettingzoo_seeds(seats: int) -> None:
    seed_test(lambda: aec_env("nidavellir", seats), num_cycles=150)


def test_names_and_spaces() -> None:
    env = aec_env("nidavellir", seats=3, settings={"first_game": True})
    assert str(env) == env.metadata["name"] == "antre_nidavellir_v1"
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.action_space("seat_0").n == len(env.setup.options)
    assert env.setup.settings == {"first_game": True}


def test_a_seed_deals_the_game_of_that_seed() -> None:
    env = aec_env("nidavellir", seats=4)
    env.reset(seed=7)
    assert env.position.fingerprint() == antre.new("nidavellir", 4, seed=7).fingerprint()
    env.reset()
    first = env.position.fingerprint()
    env.reset(seed=7)
    env.reset()
    assert env.position.fingerprint() == first


@pytest.mark.parametrize("seed", [0, 1, 2**64])
def test_no_game_is_dealt_twice(seed: int) -> None:
    env = aec_env("nidavellir", seats=4)
    env.reset(seed=seed)
    dealt = {env.position.fingerprint()}
    for _ in range(20):
        env.reset()
        dealt.add(env.position.fingerprint())
    assert len(dealt) == 21


def test_the_mask_is_the_options() -> None:
    env, rng = aec_env("nidavellir", seats=4), random.Random(2)
    env.reset(seed=2)
    while not env.position.over:
        asked = env.position.decisions[0]
        assert env.agent_selection == f"seat_{asked.seat}"
        expected = sorted(option.index for option in asked.options)
        observation, _, _, _, info = env.last()
        assert np.flatnonzero(observation["action_mask"]).tolist() == expected
        assert np.flatnonzero(info["action_mask"]).tolist() == expected
        for agent in env.agents:
            if agent != env.agent_selection:
                assert not env.observe(agent)["action_mask"].any()
                assert not env.infos[agent]["action_mask"].any()
        play(env, rng, steps=1)


def test_secret_bids_stay_secret() -> None:
    """What the others see does not depend on what a seat has bid."""
    env = aec_env("nidavellir", seats=3)
    env.reset(seed=1)
    other = env.clone()
    for coin, another in (("b0", "b5"), ("b2", "b4"), ("b3", "b3")):
        env.step(env.setup.options.parse(f"bid:{coin}").index)
        other.step(env.setup.options.parse(f"bid:{another}").index)
    assert env.agent_selection == "seat_1"
    for agent in ("seat_1", "seat_2"):
        assert same(env.observe(agent), other.observe(agent))
    assert not same(env.observe("seat_0"), other.observe("seat_0"))


@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_come_at_the_end_and_sum_up_to_zero(reward: str) -> None:
    env = aec_env("nidavellir", seats=3, reward=reward)
    env.reset(seed=4)
    rng = random.Random(4)
    while not env.position.over:
        assert set(env.rewards.values()) == {0.0}
        play(env, rng, steps=1)
    assert env.position.outcome is not None
    scores, winners = env.position.scores, env.position.outcome.winners
    expected = {
        "win": [(seat in winners) / len(winners) - 1 / 3 for seat in range(3)],
        "score": [(score - sum(scores) / 3) / 100 for score in scores],
    }[reward]
    assert list(env.rewards.values()) == pytest.approx(expected)
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_did_it() -> None:
    env = aec_env("nidavellir", seats=3)
    env.reset(seed=1)
    play(env, random.Random(1), steps=3)
    before = env.position.fingerprint()
    env.step(env.setup.options.parse("stay").index)
    assert env.rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert env.terminations == env.truncations == dict.fromkeys(env.possible_agents, True)
    assert "bids" in env.infos["seat_1"]["illegal"]
    assert env.position.fingerprint() == before
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert env.agents == []


def test_what_is_no_action_is_an_error() -> None:
    env = aec_env("nidavellir", seats=3)
    with pytest.raises(AntreError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    with pytest.raises(MalformedOption, match="out of range"):
        env.step(len(env.setup.options))
    with pytest.raises(AntreError, match="seat_0 is asked"):
        env.step(None)
    with pytest.raises(AntreError, match="one of win, score"):
        aec_env("nidavellir", reward="glory")


@pytest.mark.parametrize("steps", [0, 7, 60, 110])
def test_a_clone_is_independent(steps: int) -> None:
    env = aec_env("nidavellir", seats=2)
    env.reset(seed=3)
    play(env, random.Random(3), steps)
    before, observation = env.serialize(), env.observe("seat_1")
    one, other = env.clone(), env.clone()
    assert one.serialize() == before
    story = play(one, random.Random(5))
    assert env.serialize() == before
    assert same(env.observe("seat_1"), observation)
    assert play(other, random.Random(5)) == story
    assert one.position.fingerprint() == other.position.fingerprint()
    one.reset()
    other.reset()
    assert one.position.fingerprint() == other.position.fingerprint()


def test_serialize_round_trip_at_every_step() -> None:
    env, rng = aec_env("nidavellir", seats=2, reward="score"), random.Random(6)
    env.reset(seed=6)
    while env.agents:
        again = TableEnv.deserialize(env.serialize())
        assert again.serialize() == env.serialize()
        assert again.position.fingerprint() == env.position.fingerprint()
        assert again.rewards == env.rewards
        for agent in env.agents:
            assert same(again.observe(agent), env.observe(agent))
        play(env, rng, steps=1)


def test_a_serialized_game_plays_on_like_the_original() -> None:
    env = aec_env("nidavellir", seats=4)
    env.reset(seed=8)
    play(env, random.Random(8), steps=50)
    again = TableEnv.deserialize(env.serialize())
    assert play(again, random.Random(9)) == play(env, random.Random(9))
    assert again.position.fingerprint() == env.position.fingerprint()


def test_an_illegal_end_survives_serialization() -> None:
    env = aec_env("nidavellir", seats=2)
    env.reset(seed=1)
    env.step(env.setup.options.parse("stay").index)
    again = TableEnv.deserialize(env.serialize())
    assert again.terminations == env.terminations
    assert again.infos["seat_0"]["illegal"] == env.infos["seat_0"]["illegal"]


@pytest.mark.parametrize(
    "text", ["", "[]", '{"antre_env": "gym", "version": 1}', '{"antre_env": "aec", "version": 0}']
)
def test_what_was_not_serialized_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        TableEnv.deserialize(text)


def test_a_resampled_table_looks_the_same_to_its_agent() -> None:
    env, rng = aec_env("nidavellir", seats=4), random.Random(3)
    env.reset(seed=3)
    differed = False
    while not env.position.over:
        agent = rng.choice(env.agents)
        world = env.resample(agent, rng)
        assert same(world.observe(agent), env.observe(agent))
        assert world.agent_selection == env.agent_selection
        differed |= world.position.fingerprint() != env.position.fingerprint()
        play(env, rng, steps=1)
    assert differed
    world = env.resample("seat_0", rng)
    with pytest.raises(NoRecord, match="resampled"):
        world.serialize()


def test_a_resampled_table_can_be_played_to_its_end() -> None:
    env = aec_env("nidavellir", seats=3)
    env.reset(seed=5)
    play(env, random.Random(5), steps=40)
    before = env.serialize()
    world = env.resample("seat_2", random.Random(1))
    play(world, random.Random(2))
    assert world.position.over
    assert env.serialize() == before


# --- Gymnasium


def test_gymnasium_check() -> None:
    id = "antre/nidavellir-v1"
    env = gymnasium.make(id, seats=4, bots=["greedy", "random", "random"], seat=2)
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.spec is not None
    assert env.spec.id == id
    check_env(env.unwrapped)


def test_usual_opponents() -> None:
    env = gym_env("nidavellir", seats=3)
    assert (env.bots, env.seat) == (["random", "random"], 0)


def test_a_learner_is_asked_its_own_questions() -> None:
    for seat in range(3):
        env, rng = gym_env("nidavellir", seats=3, seat=seat), random.Random(seat)
        observation, info = env.reset(seed=seat)
        done, choices = False, 0
        while not done:
            asked = env.position.decision(seat)
            expected = sorted(option.index for option in asked.options)
            assert np.flatnonzero(observation["action_mask"]).tolist() == expected
            assert np.flatnonzero(info["action_mask"]).tolist() == expected
            action = rng.choice(expected)
            observation, reward, done, truncated, info = env.step(action)
            choices += 1
            assert not truncated
            assert done or reward == 0.0
        assert env.position.outcome is not None
        winners = env.position.outcome.winners
        assert reward == pytest.approx((seat in winners) / len(winners) - 1 / 3)
        assert choices == sum(line.startswith(f"{seat} ") for line in env.record.entries)
        with pytest.raises(AntreError, match="reset"):
            env.step(0)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    env = gym_env("nidavellir", seats=3, bots=["greedy", "random"])
    stories = []
    for _ in range(2):
        env.reset(seed=11)
        stories.append((play_seat(env, random.Random(1)), env.position.fingerprint()))
    assert stories[0] == stories[1]


def test_an_illegal_action_of_the_learner() -> None:
    env = gym_env("nidavellir", seats=2)
    env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(
        env.setup.options.parse("stay").index
    )
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "bids" in info["illegal"]
    assert not observation["action_mask"].any()
    with pytest.raises(AntreError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("steps", [0, 3, 20, 1000])
def test_learner_clone_and_serialize(steps: int) -> None:
    env = gym_env("nidavellir", seats=3, bots=["random", "greedy"], seat=1)
    env.reset(seed=2)
    play_seat(env, random.Random(2), steps)
    before = env.serialize()
    clone, again = env.clone(), SeatEnv.deserialize(before)
    assert clone.serialize() == again.serialize() == before
    story = play_seat(clone, random.Random(3))
    assert env.serialize() == before
    assert play_seat(again, random.Random(3)) == story
    assert clone.position.fingerprint() == again.position.fingerprint()
    for one, other in zip(clone.reset(), again.reset(), strict=True):
        assert same(one, other)


def test_learner_resample() -> None:
    env, rng = gym_env("nidavellir", seats=4, seat=1), random.Random(4)
    observation, _ = env.reset(seed=4)
    done = False
    while not done:
        world = env.resample(1, rng)
        assert same(world.match.observe(1, world.match.mask(1)), observation)
        observation, _, done, _, _ = env.step(int(rng.choice(np.flatnonzero(env.action_masks()))))
    play_seat(world, rng)
    assert world.position.over


def test_what_cannot_be_set_up() -> None:
    with pytest.raises(BadSetup, match="3 are needed"):
        gym_env("nidavellir", seats=4, bots=["random"])
    with pytest.raises(BadSetup, match="no seat 4"):
        gym_env("nidavellir", seats=4, seat=4)
    with pytest.raises(AntreError, match="nobody"):
        gym_env("nidavellir", seats=2, bots=["nobody"])


# --- without the extra


def test_importing_the_lab_is_light() -> None:
    code = (
        "import sys, json, antre.lab, antre.lab.simulate, antre.lab.arena, antre.lab.report;"
        "print(json.dumps([m for m in ('numpy', 'gymnasium', 'pettingzoo', 'matplotlib')"
        " if m in sys.modules]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == []


@pytest.mark.parametrize(
    ("make", "module", "missing"),
    [(aec_env, "aec", "pettingzoo"), (gym_env, "gym", "gymnasium"), (aec_env, "match", "numpy")],
)
def test_without_the_extra(
    make: object, module: str, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(make)
    monkeypatch.setitem(sys.modules, missing, None)
    for name in ("aec", "gym", "match"):
        monkeypatch.delitem(sys.modules, f"antre.lab.envs.{name}", raising=False)
    with pytest.raises(MissingExtra, match=rf'{missing}.*pip install "antre\[rl\]"'):
        make("nidavellir")


# --- games of other kinds


@pytest.mark.parametrize(
    ("seats", "settings", "rests", "expected"),
    [
        (2, {"way": "together", "height": 3}, 6, [1.0, 1.0]),
        (2, {"way": "together", "height": 4}, 6, [-1.0, -1.0]),
        (1, {"height": 4}, 3, [-1.0]),
        (4, {"way": "teams"}, 12, [0.0, 0.0, 0.0, 0.0]),
        (2, {"way": "nobody"}, 6, [-0.5, -0.5]),
        (2, {"way": "lowest"}, 6, [0.5, -0.5]),
    ],
)
def test_rewards_follow_the_outcome(
    ladder: Game, seats: int, settings: dict[str, Any], rests: int, expected: list[float]
) -> None:
    env = aec_env(ladder.slug, seats=seats, settings=settings)
    env.reset(seed=1)
    for _ in range(rests):
        env.step(0)
    assert list(env.rewards.values()) == expected


def test_a_margin_is_the_score_of_a_game_played_together(ladder: Game) -> None:
    env = aec_env(ladder.slug, seats=2, settings={"way": "together", "height": 5}, reward="score")
    env.reset(seed=1)
    for _ in range(6):
        env.step(0)
    assert list(env.rewards.values()) == [-0.04, -0.04]


@quiet
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_with_an_engine_alone_passes_the_checks_of_others(ladder: Game, seats: int) -> None:
    api_test(aec_env(ladder.slug, seats=seats), num_cycles=50)
    check_env(gym_env(ladder.slug, seats=seats), skip_render_check=True)


def test_settings_of_every_kind_reach_an_environment(ladder: Game) -> None:
    given = {"height": 5, "colour": ["red", None], "charms": ["coin"], "medals": {"gold": 2}}
    env = aec_env(ladder.slug, seats=2, settings=given)
    assert {name: env.setup.settings[name] for name in given} == given
    env.reset(seed=1)
    assert aec_env(ladder.slug, seats=2).deserialize(env.serialize()).setup.settings == (
        env.setup.settings
    )
    with pytest.raises(BadSetup, match="a whole number from 1 to 9"):
        aec_env(ladder.slug, seats=2, settings={"height": 12})
