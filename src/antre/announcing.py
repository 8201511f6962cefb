"""The learning environments as Gymnasium knows them by name.

Gymnasium looks for no plugins: a package registers its environments when it is imported. Antre
does so without importing Gymnasium, which takes its time: at once if it is there already, else as
soon as somebody imports it.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from antre.core.game import slugs

VERSION = 1
REGISTRY = "gymnasium.envs.registration"


def register() -> None:
    """Make every game known to `gymnasium.make`, as "antre/nidavellir-v1"."""
    from gymnasium.envs import registration

    for slug in slugs():
        id = f"antre/{slug}-v{VERSION}"
        if id not in registration.registry:
            registration.register(
                id,
                "antre.lab.envs:gym_env",
                vector_entry_point="antre.lab.envs:make_vector",
                kwargs={"game": slug},
            )


def announce() -> None:
    """Register now, or when Gymnasium is imported."""
    if REGISTRY in sys.modules:
        register()
    elif not any(isinstance(finder, Waiting) for finder in sys.meta_path):
        sys.meta_path.insert(0, Waiting())


class Waiting(MetaPathFinder):
    """Finds nothing by itself: it waits for Gymnasium's registry, then goes."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != REGISTRY:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            spec.loader = Announcing(spec.loader)
        return spec


class Announcing(Loader):
    """Loads the registry as its own loader would, and then registers."""

    def __init__(self, loader: Loader) -> None:
        self.loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.loader.exec_module(module)
        module.__loader__ = self.loader
        if module.__spec__ is not None:
            module.__spec__.loader = self.loader
        register()
