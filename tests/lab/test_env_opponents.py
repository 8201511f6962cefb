"""Who sits on the other seats, and by which names Gymnasium knows the games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import pytest

from antre.bots import make
from antre.core.errors import AntreError, BadSetup
from antre.core.option import Option
from antre.core.state import State
from antre.lab import aec_env, gym_env
from antre.lab.envs.gym import SeatEnv
from tests.lab.stepping import first
from tests.laws.tables import GAMES, OURS


class Counting:
    """Takes the first option, and counts."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, world: State, seat: int) -> Option:
        assert world.journal is None, "no journal is copied for a bot"
        self.asked.append(seat)
        return world.decision(seat).options[0]


def test_bots_are_accepted_as_objects_and_live_on() -> None:
    bot = Counting()
    env = gym_env("nidavellir", 3, bots=[bot, "random"], seat=1)
    for seed in (1, None):
        before = len(bot.asked)
        observation, _ = env.reset(seed=seed)
        done = False
        while not done:
            observation, _, done, _, _ = env.step(first(observation["action_mask"]))
        assert len(bot.asked) > before
    assert set(bot.asked) == {0}
    assert env.bots == [bot, "random"]
    with pytest.raises(AntreError, match="cannot be written down"):
        env.serialize()
    assert env.clone().bots == env.bots


def test_a_bot_given_by_name_is_made_once_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(spec: str, seed: int) -> Any:
        made.append(spec)
        return make(spec, seed)

    monkeypatch.setattr("antre.lab.envs.opponents.make", counted)
    env = gym_env("nidavellir", 2, bots=["greedy"])
    made.clear()
    for games in (1, 2):
        observation, _ = env.reset(seed=games)
        done = False
        while not done:
            observation, _, done, _, _ = env.step(first(observation["action_mask"]))
        assert made == ["greedy"] * games


@pytest.mark.parametrize("bots", ["random", ["random", 7], ["random", object()]])
def test_what_is_no_bot(bots: Any) -> None:
    with pytest.raises(BadSetup, match=r"no bot|a list is needed"):
        gym_env("nidavellir", 3, bots=bots)


# --- names


def known_to_gymnasium(code: str) -> bool:
    check = "; import gymnasium; env = gymnasium.make('antre/hall-v1', seats=2); env.reset(seed=1)"
    done = subprocess.run(
        [sys.executable, "-c", code + check], capture_output=True, text=True, check=False
    )
    return done.returncode == 0


@pytest.mark.parametrize(
    "code",
    [
        "import antre",
        "import gymnasium, antre",
        "import antre, gymnasium.envs.registration",
        "import antre, importlib; importlib.reload(antre)",
    ],
)
def test_importing_antre_is_enough(code: str) -> None:
    assert known_to_gymnasium(code)


def test_without_antre_nothing_is_known() -> None:
    assert not known_to_gymnasium("import sys")


def test_all_games_of_the_house_are_named() -> None:
    for game in GAMES:
        assert f"antre/{game.slug}-v1" in gymnasium.registry or game not in OURS
    assert isinstance(gymnasium.make("antre/alkoor-v1").unwrapped, SeatEnv)


def test_the_game_so_far_is_a_record() -> None:
    env = aec_env("nidavellir", 2)
    env.reset(seed=4)
    for _ in range(30):
        env.step(first(env.last()[0]["action_mask"]))
    assert env.record.replay().fingerprint() == env.position.fingerprint()
