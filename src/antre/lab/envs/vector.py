"""Many games at once by the vector interface of Gymnasium, in this process or in several.

Each game is a `gym_env`. A game that is over is followed by the next in the same step: the
observation is the first one of the new game, and the last one of the old stands in `final_obs`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from antre.core.errors import AntreError, BadSetup
from antre.lab.envs import gym_env
from antre.lab.envs.lane import FINAL, Lane, arrays_in, layout_of, serve, size_of
from antre.lab.workers import single_threaded

Seeds = dict[int, int | None]
Batch = dict[str, NDArray[Any]]
# How long a worker may take to leave once it was told to, in seconds.
PATIENCE = 5.0


class WorkersFailed(AntreError):
    """A process that plays games has broken; the message tells its story."""


class ManyEnv(VectorEnv[Batch, Any, NDArray[Any]]):
    """Made by `antre.lab.vector_env` or `gymnasium.make_vec("antre/nidavellir-v1", num_envs=8)`."""

    def __init__(self, given: Mapping[str, Any], n: int, workers: int = 0) -> None:
        self.closed = True
        for name, number, least in (("n", n, 1), ("workers", workers, 0)):
            if type(number) is not int or number < least:
                raise BadSetup(f"{name}: {number!r} is not a number from {least} on")
        one = gym_env(**given)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.num_envs = n
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, n)
        self.action_space = batch_space(one.action_space, n)
        self._shown = list(one.plan.sight.shapes)
        layout = layout_of(one.plan.sight, n)
        self._hands: Alone | Workers = (
            Workers(given, layout, n, workers) if workers else Alone(given, layout, n)
        )
        self._arrays = self._hands.arrays
        self._started = self.closed = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Batch, dict[str, Any]]:
        """Deal a new game everywhere; with a seed, game i is that of `seed + i`."""
        self._check_open()
        self._ask(lambda: self._hands.reset(self._seeds(seed)))
        self._started = True
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self._check_open()
        if not self._started:
            raise AntreError("the environment has not been started: call reset() first")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise AntreError(
                f"actions: {self.num_envs} whole numbers are needed, one a game, not an array of "
                f"shape {chosen.shape} and type {chosen.dtype}"
            )
        arrays = self._arrays
        arrays["action"][:] = chosen
        illegal = self._ask(self._hands.step)
        ends = arrays["terminated"].copy(), arrays["truncated"].copy()
        infos = {**self._infos(), **self._endings(ends[0] | ends[1], illegal)}
        return self._observations(), arrays["reward"].copy(), *ends, infos

    def close_extras(self, **kwargs: Any) -> None:
        self._hands.close()

    def _ask(self, work: Callable[[], dict[int, str]]) -> dict[int, str]:
        """A worker that fails takes all others with it."""
        try:
            return work()
        except WorkersFailed:
            self.close()
            raise

    def _check_open(self) -> None:
        if self.closed:
            raise AntreError("the environment is closed")

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Seeds:
        if seed is None or isinstance(seed, int):
            return {game: None if seed is None else seed + game for game in range(self.num_envs)}
        if len(seed) != self.num_envs:
            raise AntreError(f"{len(seed)} seeds given for {self.num_envs} games")
        return dict(enumerate(seed))

    def _observations(self) -> Batch:
        return {name: self._arrays[name].copy() for name in (*self._shown, "action_mask")}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._arrays["action_mask"].copy(), "_action_mask": everywhere}

    def _endings(self, over: NDArray[np.bool_], illegal: Mapping[int, str]) -> dict[str, Any]:
        """The last observations of the games that are over, and what was illegal in them."""
        if not over.any():
            return {}
        last, reasons = (np.full(self.num_envs, None, object) for _ in range(2))
        for game in np.flatnonzero(over):
            last[game] = {name: self._arrays[FINAL + name][game].copy() for name in self._shown}
            last[game]["action_mask"] = np.zeros(self._arrays["action_mask"].shape[1], np.int8)
        for number, reason in illegal.items():
            reasons[number] = reason
        told = np.array([reason is not None for reason in reasons])
        final_info = {"illegal": reasons, "_illegal": told}
        return {
            "final_obs": last, "_final_obs": over, "final_info": final_info, "_final_info": over,
        }  # fmt: skip


class Alone:
    """All games in this process."""

    def __init__(self, given: Mapping[str, Any], layout: Any, n: int) -> None:
        self.arrays = arrays_in(bytearray(size_of(layout)), layout)
        self._lane = Lane(given, self.arrays, range(n))
        self.reset, self.step = self._lane.reset, self._lane.step

    def close(self) -> None:
        """Nothing to give back."""


class Workers:
    """The games dealt out to processes, which write where this one reads."""

    def __init__(self, given: Mapping[str, Any], layout: Any, n: int, workers: int) -> None:
        # Fresh processes, not copies of this one: copying a process with threads can lock up.
        context = multiprocessing.get_context("spawn")
        buffer = context.RawArray("b", size_of(layout))
        self.arrays = arrays_in(buffer, layout)
        self._games = [list(range(first, n, workers)) for first in range(min(workers, n))]
        self._lines, self._processes = [], []
        with single_threaded():
            for games in self._games:
                line, their_line = context.Pipe()
                process = context.Process(
                    target=serve, args=(their_line, dict(given), buffer, layout, games), daemon=True
                )
                process.start()
                # With our copy closed, a worker that dies is an end of file on our line.
                their_line.close()
                self._lines.append(line)
                self._processes.append(process)

    def reset(self, seeds: Seeds) -> dict[int, str]:
        return self._all([{game: seeds[game] for game in games} for games in self._games])

    def step(self) -> dict[int, str]:
        return self._all([None] * len(self._games))

    def _all(self, orders: Sequence[Seeds | None]) -> dict[int, str]:
        """Let all workers do something at once, and wait for the last one."""
        answers: dict[int, str] = {}
        failed = ""
        for number, order in enumerate(orders):
            try:
                self._lines[number].send(order)
            except OSError:
                failed = self._death(number)
        for number, line in enumerate(self._lines):
            try:
                fine, answer = line.recv()
            except (EOFError, OSError):
                fine, answer = False, self._death(number)
            if fine:
                answers.update(answer)
            else:
                failed = answer
        if failed:
            raise WorkersFailed(f"a worker of the vector environment failed:\n{failed}")
        return answers

    def _death(self, number: int) -> str:
        self._processes[number].join()
        return f"its process ended with exit code {self._processes[number].exitcode}"

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(PATIENCE)
            process.terminate()
            process.join()
        self._lines, self._processes = [], []
