"""Small runs of training, for tests."""

from __future__ import annotations

from pathlib import Path

import torch

from antre.bots.network import Shape
from antre.core.game import Game
from antre.core.setup import Setup
from antre.lab.learn.crew import Plan
from antre.lab.learn.learner import Recipe
from antre.lab.learn.train import Run
from tests.toys import pebbles

RECIPE = Recipe(sheet=600, part=200, passes=2, rate=3e-3)


def plan(game: Game = pebbles.GAME, seats: tuple[int, ...] = (2, 3), games: int = 8) -> Plan:
    setups = tuple(Setup.of(game, count) for count in seats)
    shape = Shape.of(setups[0])._replace(first=16)
    return Plan(setups, shape, seed=5, games=games, trials_every=3, trials=1)


def small_run(folder: Path, resume: bool = False, recipe: Recipe = RECIPE) -> Run:
    torch.set_num_threads(1)
    return Run(plan(), recipe, folder, "cpu", resume)
