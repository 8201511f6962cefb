"""Learning environments: the same rules behind the interfaces of PettingZoo and Gymnasium.

Both need the extra `antre[rl]`; importing this package does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.envs.registry import VERSION, register
from antre.lab.extras import needs

__all__ = ["VERSION", "aec_env", "gym_env", "register"]

if TYPE_CHECKING:
    from antre.lab.envs.aec import TableEnv
    from antre.lab.envs.gym import SeatEnv


def aec_env(
    game: str,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
) -> TableEnv:
    """A PettingZoo environment with an agent on every seat."""
    with needs("rl", "a learning environment"):
        from antre.lab.envs.aec import TableEnv
    return TableEnv(Setup.of(find(game), seats, settings, edition), reward)


def gym_env(
    game: str,
    seats: int | None = None,
    bots: Sequence[str] | None = None,
    seat: int = 0,
    settings: Mapping[str, Any] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
) -> SeatEnv:
    """A Gymnasium environment: one seat is the learner's, bots sit on the others, in order."""
    with needs("rl", "a learning environment"):
        from antre.lab.envs.gym import SeatEnv
    setup = Setup.of(find(game), seats, settings, edition)
    return SeatEnv(setup, ["random"] * (setup.seats - 1) if bots is None else bots, seat, reward)
