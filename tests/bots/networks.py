"""Networks that have learned nothing, for games that have none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from antre.bots.network import FILE, Shape, load, save
from antre.core.game import Game
from antre.core.setup import Setup


def untaught(game: Game, folder: Path, **about: str) -> Path:
    """A network with weights by chance, written as one that was trained."""
    setup = Setup.of(game)
    shape = Shape.of(setup)._replace(first=16)
    rng = np.random.default_rng(4)
    weights = {name: rng.normal(size=size) / 8 for name, size in shape.arrays.items()}
    path = folder / FILE
    told = {"game": game.slug, "edition": setup.content.digest, **about}
    save(path, shape, {name: part.astype(np.float32) for name, part in weights.items()}, told)
    return path


def give(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game have come with a network."""
    path = untaught(game, folder)
    monkeypatch.setattr("antre.bots.net.network_for", lambda setup: load(path))
