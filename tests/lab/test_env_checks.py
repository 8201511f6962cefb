"""Every game of the house passes the checks of PettingZoo and Gymnasium."""

from __future__ import annotations

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from antre.lab import aec_env, gym_env
from tests.laws.tables import OURS

every_slug = pytest.mark.parametrize("slug", [game.slug for game in OURS])


# PettingZoo's check prefers plain arrays to dicts with a mask, and knows no mask after the end.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
@every_slug
def test_pettingzoo_api(slug: str) -> None:
    api_test(aec_env(slug, max_steps=50), num_cycles=60)


@every_slug
def test_pettingzoo_seeds(slug: str) -> None:
    seed_test(lambda: aec_env(slug), num_cycles=30)


@every_slug
def test_gymnasium_check(slug: str) -> None:
    check_env(gym_env(slug), skip_render_check=True)


def test_gymnasium_check_of_a_map() -> None:
    check_env(gym_env("hall", 2, observation="planes"), skip_render_check=True)
