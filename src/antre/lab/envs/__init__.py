"""Learning environments: the same rules behind the interfaces of PettingZoo and Gymnasium.

All need the extra `antre[rl]`; importing this package does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.extras import needs

__all__ = ["aec_env", "gym_env", "parallel_env", "vector_env"]

if TYPE_CHECKING:
    from antre.bots import Bot
    from antre.lab.envs.aec import TableEnv
    from antre.lab.envs.gym import SeatEnv
    from antre.lab.envs.match import Plan
    from antre.lab.envs.parallel import TogetherEnv
    from antre.lab.envs.vector import ManyEnv

WHAT = "a learning environment"


def aec_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
    observation: str = "flat",
    max_steps: int | None = None,
) -> TableEnv:
    """A PettingZoo environment with an agent on every seat, asked one after the other."""
    with needs("rl", WHAT):
        from antre.lab.envs.aec import TableEnv
    return TableEnv(_plan(game, seats, settings, edition, reward, observation, max_steps))


def parallel_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
    observation: str = "flat",
    max_steps: int | None = None,
) -> TogetherEnv:
    """A parallel PettingZoo environment: all seats that are asked at once answer at once."""
    with needs("rl", WHAT):
        from antre.lab.envs.parallel import TogetherEnv
    return TogetherEnv(_plan(game, seats, settings, edition, reward, observation, max_steps))


def gym_env(
    game: str,
    seats: int | None = None,
    bots: Sequence[str | Bot] | None = None,
    seat: int = 0,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
    observation: str = "flat",
    max_steps: int | None = None,
) -> SeatEnv:
    """A Gymnasium environment: one seat is the learner's, bots sit on the others, in order."""
    with needs("rl", WHAT):
        from antre.lab.envs.gym import SeatEnv
    plan = _plan(game, seats, settings, edition, reward, observation, max_steps)
    return SeatEnv(plan, ["random"] * (plan.setup.seats - 1) if bots is None else bots, seat)


def vector_env(game: str, n: int, workers: int = 0, **given: Any) -> ManyEnv:
    """Many games at once, by Gymnasium's vector interface: `n` times `gym_env(game, **given)`.

    They are played by so many processes, or by this one if `workers` is 0.
    """
    with needs("rl", WHAT):
        from antre.lab.envs.vector import ManyEnv
    return ManyEnv({"game": game, **given}, n, workers)


def make_vector(num_envs: int, game: str, workers: int = 0, **given: Any) -> ManyEnv:
    """What `gymnasium.make_vec("antre/nidavellir-v1", num_envs=8)` makes."""
    return vector_env(game, num_envs, workers, **given)


def _plan(
    game: str,
    seats: int | None,
    settings: Mapping[str, Any] | None,
    edition: str | Path | None,
    *rest: Any,
) -> Plan:
    from antre.lab.envs.match import Plan

    return Plan(Setup.of(find(game), seats, settings, edition), *rest)
