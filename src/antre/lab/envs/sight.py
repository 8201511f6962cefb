"""How an environment shows what a seat observes: one flat vector, or layers of a map beside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antre.core.errors import BadSetup
from antre.core.observation import Planes
from antre.core.setup import Setup
from antre.core.state import State

Observation = dict[str, NDArray[Any]]
KINDS = ("flat", "planes")
# Looked up once: an array is made at every step.
FLOAT, BYTE = np.dtype(np.float32), np.dtype(np.int8)


class Sight(ABC):
    """What is shown of a state besides the mask; `shapes` says what each part looks like."""

    shapes: dict[str, tuple[int, ...]]

    def __init__(self, setup: Setup) -> None:
        self.encoder = setup.game.learner.encoder(setup.content)
        self.actions = len(setup.options)

    @abstractmethod
    def show(self, state: State, seat: int) -> Observation: ...

    def space(self) -> spaces.Space[Any]:
        parts: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(-1.0, 1.0, shape, np.float32) for name, shape in self.shapes.items()
        }
        return spaces.Dict({**parts, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})


class Flat(Sight):
    """All numbers in a row, as the encoder writes them."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.shapes = {"observation": (self.encoder.size,)}

    def show(self, state: State, seat: int) -> Observation:
        return {"observation": np.frombuffer(self.encoder.observe(state, seat), FLOAT)}


class OnMap(Sight):
    """What belongs to spaces of the map as layers, and all other numbers in a row."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        planes: Planes | None = self.encoder.planes
        if planes is None:
            raise BadSetup(
                f'{setup.game.slug} has no planes: its encoder knows no map; use observation="flat"'
            )
        places = np.array(planes.places, np.intp)
        self._on_map = np.flatnonzero(places >= 0)
        self._numbers = places.ravel()[self._on_map]
        self._rest = np.setdiff1d(np.arange(self.encoder.size), self._numbers)
        self.shapes = {
            "planes": (len(planes.names), planes.height, planes.width),
            "observation": (len(self._rest),),
        }

    def show(self, state: State, seat: int) -> Observation:
        numbers = np.frombuffer(self.encoder.observe(state, seat), FLOAT)
        planes = np.zeros(self.shapes["planes"], FLOAT)
        planes.ravel()[self._on_map] = numbers[self._numbers]
        return {"planes": planes, "observation": numbers[self._rest]}


def sight(setup: Setup, kind: str) -> Sight:
    if kind not in KINDS:
        raise BadSetup(f"observation {kind!r} is not known; it is one of {', '.join(KINDS)}")
    return (Flat if kind == "flat" else OnMap)(setup)
