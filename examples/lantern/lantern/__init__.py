"""Lanterns: a small game with a secret and a draw, in a package of its own."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from lantern.parts import LanternJudge, LanternLearner, LanternStage
from lantern.rules import LanternEngine

GAME = Game(
    slug="lantern",
    folder=Path(__file__).parent,
    title={"en": "Lanterns", "fr": "Lanternes"},
    seats=range(2, 5),
    engine=LanternEngine(),
    judge=LanternJudge(),
    stage=LanternStage(),
    learner=LanternLearner(),
)
