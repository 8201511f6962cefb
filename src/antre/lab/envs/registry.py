"""The environments as Gymnasium knows them by name."""

from __future__ import annotations

from antre.core.game import slugs
from antre.lab.extras import needs

VERSION = 1


def register() -> None:
    """Make every game known to `gymnasium.make`, as "antre/nidavellir-v1"."""
    with needs("rl", "a learning environment"):
        from gymnasium.envs import registration
    for slug in slugs():
        id = f"antre/{slug}-v{VERSION}"
        if id not in registration.registry:
            registration.register(id, "antre.lab.envs:gym_env", kwargs={"game": slug})
