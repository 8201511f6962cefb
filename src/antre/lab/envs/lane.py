"""Some games side by side, whose numbers lie in arrays that several processes share."""

from __future__ import annotations

import copy
import signal
import traceback
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from antre.lab.envs import gym_env
from antre.lab.envs.sight import Sight

Arrays = dict[str, NDArray[Any]]
# An array: its name, its shape and the type of its numbers.
Layout = list[tuple[str, tuple[int, ...], str]]
# The last observation of a game that is over stands beside the first one of the next.
FINAL = "final: "


def layout_of(sight: Sight, games: int) -> Layout:
    """The arrays for so many games, the widest numbers first, so that all lie straight."""
    shown: Layout = [(name, (games, *shape), "float32") for name, shape in sight.shapes.items()]
    lasting = [(FINAL + name, shape, kind) for name, shape, kind in shown]
    return [
        ("action", (games,), "int64"),
        ("reward", (games,), "float64"),
        *shown,
        *lasting,
        ("action_mask", (games, sight.actions), "int8"),
        ("terminated", (games,), "bool"),
        ("truncated", (games,), "bool"),
    ]


def size_of(layout: Layout) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in layout)


def arrays_in(buffer: Any, layout: Layout) -> Arrays:
    """The arrays of a layout, one behind the other in a piece of memory."""
    arrays: Arrays = {}
    first = 0
    for name, shape, kind in layout:
        count = int(np.prod(shape))
        arrays[name] = np.frombuffer(buffer, kind, count, first).reshape(shape)
        first += arrays[name].nbytes
    return arrays


class Lane:
    """The games with these numbers, each an environment of its own."""

    def __init__(self, given: Mapping[str, Any], arrays: Arrays, games: Sequence[int]) -> None:
        # A bot that was given as an object plays in one game at a time.
        self.envs = {game: gym_env(**copy.deepcopy(dict(given))) for game in games}
        self.arrays = arrays
        self.shown = [name.removeprefix(FINAL) for name in arrays if name.startswith(FINAL)]

    def reset(self, seeds: Mapping[int, int | None]) -> dict[int, str]:
        for game, seed in seeds.items():
            observation, _ = self.envs[game].reset(seed=seed)
            self._write(game, observation)
        return {}

    def step(self) -> dict[int, str]:
        """One step of each game; a game that is over gives way to the next. Returns what was
        illegal, by game."""
        arrays, illegal = self.arrays, {}
        for game, env in self.envs.items():
            answer = env.step(int(arrays["action"][game]))
            observation, arrays["reward"][game], terminated, truncated, info = answer
            arrays["terminated"][game], arrays["truncated"][game] = terminated, truncated
            if terminated or truncated:
                for name in self.shown:
                    arrays[FINAL + name][game] = observation[name]
                if "illegal" in info:
                    illegal[game] = info["illegal"]
                observation, _ = env.reset()
            self._write(game, observation)
        return illegal

    def _write(self, game: int, observation: Mapping[str, NDArray[Any]]) -> None:
        for name, numbers in observation.items():
            self.arrays[name][game] = numbers


def serve(
    line: Any, given: Mapping[str, Any], buffer: Any, layout: Layout, games: Sequence[int]
) -> None:
    """What a worker process does until its line is closed."""
    # Ctrl-C reaches every process of the terminal; the caller alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lane: Lane | None = None
    while True:
        try:
            seeds = line.recv()
        except EOFError:
            return
        try:
            lane = lane or Lane(given, arrays_in(buffer, layout), games)
            answer = lane.step() if seeds is None else lane.reset(seeds)
        except Exception:
            line.send((False, traceback.format_exc()))
        else:
            line.send((True, answer))
