"""A small network that knows a game: what a seat would choose, and what it may expect.

Plain numpy: matrices in half precision, kept as `net.npz` in the folder of their game and made by
`antre train`. It sees what a seat may see (`Encoder.observe`) and what the judge makes of the world
that the seat imagines (`antre.bots.counsel`), and nothing else. It begins as the judge's pupil:
before it has learned anything it expects what the judge does, and likes what the judge would do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from antre.bots.counsel import told_size
from antre.core.errors import AntreError
from antre.core.setup import Setup

Array: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = Mapping[str, Array]
FILE = "net.npz"
# So many numbers fit into two megabytes, two bytes each.
MOST_NUMBERS = 1_000_000
WIDEST, HIDDEN, RANK = 512, 256, 32
# With so many options, what they have in common is learned first.
MANY_OPTIONS = 512


class NoNetwork(AntreError, ValueError):
    """There is no network for this game or this edition of it."""


class Shape(NamedTuple):
    """How large a network is; the first layer is narrow where there is much to see."""

    seen: int
    told: int
    options: int
    first: int
    rank: int

    @classmethod
    def of(cls, setup: Setup) -> Shape:
        """The largest network that may be shipped with a game."""
        seen = setup.game.learner.encoder(setup.content).size
        options = len(setup.options)
        rank = RANK if options > MANY_OPTIONS else 0
        narrow = cls(seen, told_size(setup.game), options, 0, rank)
        room = (MOST_NUMBERS - narrow.numbers) // (narrow.inputs + HIDDEN + 1)
        return narrow._replace(first=max(16, min(WIDEST, room // 16 * 16)))

    @property
    def inputs(self) -> int:
        return self.seen + self.told

    @property
    def arrays(self) -> dict[str, tuple[int, ...]]:
        """The parts of the network by name and size."""
        widths = [self.inputs, self.first, HIDDEN, HIDDEN]
        found: dict[str, tuple[int, ...]] = {}
        for layer in range(3):
            found[f"layer{layer}"] = widths[layer], widths[layer + 1]
            found[f"bias{layer}"] = (widths[layer + 1],)
        if self.rank:
            found["common"] = HIDDEN, self.rank
        found["policy"] = self.rank or HIDDEN, self.options
        found["policy_bias"] = (self.options,)
        found["value"] = (HIDDEN,)
        found["value_told"] = (self.told,)
        found["value_bias"] = ()
        found["trust"] = (HIDDEN,)
        found["trust_bias"] = ()
        return found

    @property
    def numbers(self) -> int:
        return sum(int(np.prod(size)) for size in self.arrays.values())


class Thought(NamedTuple):
    """What a network thinks of positions, one a row."""

    tastes: Array  # for every option there is
    trusts: Array  # in the judge: how much a lead less than the best counts against an option
    values: Array  # what the observer may expect, from 0 to 1


class Network:
    """From observations and what the judge tells of them, one a row, to thoughts."""

    __slots__ = ("_hidden", "_policy", "_policy_bias", "_trust", "_value", "about", "shape")

    def __init__(self, shape: Shape, weights: Weights, about: Mapping[str, Any]) -> None:
        self.shape = shape
        self.about = about
        self._hidden = [(weights[f"layer{n}"], weights[f"bias{n}"]) for n in range(3)]
        policy = weights["policy"]
        self._policy = [weights["common"], policy] if shape.rank else [policy]
        self._policy_bias = weights["policy_bias"]
        self._value = weights["value"], weights["value_told"], weights["value_bias"]
        self._trust = weights["trust"], weights["trust_bias"]

    def __call__(self, inputs: Array) -> Thought:
        known = inputs
        for layer, bias in self._hidden:
            known = known @ layer
            known += bias
            np.maximum(known, 0, out=known)
        taste = known
        for matrix in self._policy:
            taste = taste @ matrix
        taste += self._policy_bias
        trust, trust_bias = self._trust
        value, value_told, value_bias = self._value
        told = inputs[:, self.shape.seen :]
        return Thought(
            taste,
            np.exp(known @ trust + trust_bias),
            known @ value + told @ value_told + value_bias,
        )


def save(path: Path, shape: Shape, weights: Weights, about: Mapping[str, Any]) -> None:
    """Write a network as it is shipped, in half precision."""
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    story = json.dumps({**about, "shape": shape._asdict()}, sort_keys=True)
    with path.open("wb") as file:
        np.savez_compressed(file, about=np.array(story), **halves)


def network_for(setup: Setup) -> Network:
    """The network of a game; raises an error that says what else can play it."""
    path = setup.game.folder / FILE
    if not path.is_file():
        raise NoNetwork(f"{setup.game.slug} has no network: let mcts:1s or greedy play it")
    return checked(load(path), setup, path)


def checked(network: Network, setup: Setup, path: Path) -> Network:
    """The network if it was trained for this game and this edition of it."""
    about, content = network.about, setup.content
    if about.get("game") != setup.game.slug:
        raise NoNetwork(f"{path} was trained for {about.get('game')}, not for {setup.game.slug}")
    fits = Shape.of(setup)[:3] == network.shape[:3]
    if about.get("edition") != content.digest or not fits:
        raise NoNetwork(
            f"{path} was trained for edition {about.get('edition')} of {setup.game.slug}, and this "
            f"is {content.digest} ({content.name}): play the edition of the house, let mcts:1s or "
            "greedy play this one, or train a network for it"
        )
    return network


@lru_cache(maxsize=8)
def load(path: Path) -> Network:
    """The network in a file."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            shape = Shape(**about["shape"])
            weights = {name: kept[name].astype(np.float32) for name in shape.arrays}
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as error:
        raise NoNetwork(f"{path} holds no network: {error}") from error
    found = {name: array.shape for name, array in weights.items()}
    if found != shape.arrays:
        raise NoNetwork(f"{path} holds no network: its parts are {found}, not {shape.arrays}")
    return Network(shape, weights, about)
