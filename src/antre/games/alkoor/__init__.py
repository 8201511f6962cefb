"""Maender-Alkoor: one team, guided together through wilds and abyss, against the Vils."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from antre.games.alkoor.judgement.judge import AlkoorJudge
from antre.games.alkoor.rules.engine import AlkoorEngine
from antre.games.alkoor.seen.learner import AlkoorLearner
from antre.games.alkoor.seen.visibility import VISIBILITY
from antre.games.alkoor.stage import AlkoorStage
from antre.games.alkoor.words.voice import AlkoorVoice

GAME = Game(
    slug="alkoor",
    folder=Path(__file__).parent,
    title={"en": "Maender-Alkoor", "fr": "Maender-Alkoor"},
    seats=range(1, 4),
    engine=AlkoorEngine(VISIBILITY),
    judge=AlkoorJudge(),
    learner=AlkoorLearner(),
    stage=AlkoorStage(),
    voice=AlkoorVoice(),
)
