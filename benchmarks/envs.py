"""How many steps a second the learning environments make on one core, beside those of others.

    python benchmarks/envs.py
    python benchmarks/envs.py nidavellir hall --seats 2 --seconds 5

Every step is observed: the observation and the mask of whoever is asked, then a random legal
choice. Time is that of the processor, so that other work on the machine matters little. What is not
installed (`pettingzoo[classic]`, `open_spiel`) is left out.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from antre.core.game import slugs
from antre.lab import aec_env, gym_env, parallel_env, vector_env

# Something that makes a step whenever it is asked for the next one, and how many it counts for.
Steps = Iterator[int]
OF_PETTINGZOO = ("chess_v6", "connect_four_v3", "leduc_holdem_v4")
OF_OPENSPIEL = ("chess", "gin_rummy", "leduc_poker")
MANY = 16


def pick(mask: Any, rng: random.Random) -> int:
    legal = np.asarray(mask).nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def by_turns(env: Any, rng: random.Random) -> Steps:
    """PettingZoo: whoever is asked looks and chooses."""
    while True:
        env.reset(seed=rng.getrandbits(31))
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            done = terminated or truncated
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            if done:
                env.step(None)
            elif mask is None:
                env.step(env.action_space(agent).sample())
            else:
                env.step(pick(mask, rng))
            yield 0 if done else 1


def together(env: Any, rng: random.Random) -> Steps:
    while True:
        seen, _ = env.reset(seed=rng.getrandbits(31))
        while env.agents:
            masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
            seen, *_ = env.step({a: pick(mask, rng) for a, mask in masks.items() if mask.any()})
            yield 1


def alone(env: Any, rng: random.Random) -> Steps:
    """Gymnasium: bots choose on the other seats."""
    while True:
        seen, _ = env.reset(seed=rng.getrandbits(31))
        done = False
        while not done:
            seen, _, terminated, truncated, _ = env.step(pick(seen["action_mask"], rng))
            done = terminated or truncated
            yield 1


def many(env: Any, rng: random.Random) -> Steps:
    seen, _ = env.reset(seed=rng.getrandbits(31))
    while True:
        seen, *_ = env.step(np.array([pick(mask, rng) for mask in seen["action_mask"]]))
        yield env.num_envs


def openspiel(game: Any, rng: random.Random) -> Steps:
    """OpenSpiel: tensor and mask of whoever is asked; chance by its odds."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            seat = state.current_player()
            np.array(tensor_of(game, state, seat), np.float32)
            state.apply_action(pick(state.legal_actions_mask(seat), rng))
            yield 1


def tensor_of(game: Any, state: Any, seat: int) -> Any:
    if game.get_type().provides_observation_tensor:
        return state.observation_tensor(seat)
    return state.information_state_tensor(seat)


def pace(steps: Steps, seconds: float) -> float:
    """Steps a second of processor time, after as much warming up as a tenth of it."""
    made = 0
    for limit in (seconds / 10, seconds):
        made, begin = 0, time.process_time()
        while (spent := time.process_time() - begin) < limit:
            made += sum(next(steps) for _ in range(20))
    return made / spent


def ours(slug: str, seats: int | None) -> list[tuple[str, Callable[[random.Random], Steps]]]:
    return [
        (f"{slug}, aec_env", lambda rng: by_turns(aec_env(slug, seats), rng)),
        (f"{slug}, parallel_env", lambda rng: together(parallel_env(slug, seats), rng)),
        (f"{slug}, gym_env, random bots", lambda rng: alone(gym_env(slug, seats), rng)),
        (
            f"{slug}, vector_env of {MANY}",
            lambda rng: many(vector_env(slug, MANY, seats=seats), rng),
        ),
    ]


def others() -> Iterator[tuple[str, Callable[[random.Random], Steps]]]:
    for name in OF_PETTINGZOO:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        yield f"PettingZoo, {name}", lambda rng, env=env: by_turns(env, rng)  # type: ignore[misc]
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return
    for name in OF_OPENSPIEL:
        game = pyspiel.load_game(name)
        yield f"OpenSpiel, {name}", lambda rng, game=game: openspiel(game, rng)  # type: ignore[misc]


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(slugs()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args(given)
    rows = [row for slug in asked.games for row in ours(slug, asked.seats)]
    print(f"{'':40} {'steps/s':>9}")  # noqa: T201
    for name, steps in [*rows, *others()]:
        print(f"{name:40} {pace(steps(random.Random(1)), asked.seconds):9,.0f}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
