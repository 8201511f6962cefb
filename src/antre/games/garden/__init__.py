"""The Lord of the Ice Garden: four factions and their goals, under the Dead Snow."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from antre.games.garden.judgement.judge import GardenJudge
from antre.games.garden.rules.engine import GardenEngine
from antre.games.garden.seen.learner import GardenLearner
from antre.games.garden.seen.visibility import VISIBILITY
from antre.games.garden.stage import GardenStage
from antre.games.garden.words.voice import GardenVoice

GAME = Game(
    slug="garden",
    folder=Path(__file__).parent,
    title={"en": "The Lord of the Ice Garden", "fr": "Le Seigneur du Jardin de glace"},
    seats=range(2, 5),
    engine=GardenEngine(VISIBILITY),
    judge=GardenJudge(),
    voice=GardenVoice(),
    stage=GardenStage(),
    learner=GardenLearner(),
)
