"""Learning environments: the same rules behind the interfaces of PettingZoo and Gymnasium.

Both need the extra `antre[rl]`; importing this package does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from antre.core.game import Setup, find, slugs
from antre.lab.extras import needs

if TYPE_CHECKING:
    from antre.lab.envs.aec import TableEnv
    from antre.lab.envs.gym import SeatEnv

VERSION = 1


def aec_env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, bool] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
) -> TableEnv:
    """A PettingZoo environment with an agent on every seat."""
    with needs("rl", "a learning environment"):
        from antre.lab.envs.aec import TableEnv
    return TableEnv(Setup.of(find(game), seats, options, edition), reward)


def gym_env(
    game: str,
    seats: int | None = None,
    bots: Sequence[str] | None = None,
    seat: int = 0,
    options: Mapping[str, bool] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
) -> SeatEnv:
    """A Gymnasium environment: one seat is the learner's, bots sit on the others, in order."""
    with needs("rl", "a learning environment"):
        from antre.lab.envs.gym import SeatEnv
    setup = Setup.of(find(game), seats, options, edition)
    return SeatEnv(setup, ["random"] * (setup.seats - 1) if bots is None else bots, seat, reward)


def register() -> None:
    """Make every game known to `gymnasium.make`, as "antre/nidavellir-v1"."""
    with needs("rl", "a learning environment"):
        from gymnasium.envs import registration
    for slug in slugs():
        id = f"antre/{slug}-v{VERSION}"
        if id not in registration.registry:
            registration.register(id, "antre.lab.envs:gym_env", kwargs={"game": slug})
