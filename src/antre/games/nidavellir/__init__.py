"""Nidavellir: bid coins in three taverns, raise an army of dwarves, recruit heroes."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from antre.games.nidavellir.content.names import SEATS
from antre.games.nidavellir.judgement.judge import NidavellirJudge
from antre.games.nidavellir.rules.engine import NidavellirEngine
from antre.games.nidavellir.seen.learner import NidavellirLearner
from antre.games.nidavellir.seen.visibility import VISIBILITY
from antre.games.nidavellir.stage import NidavellirStage
from antre.games.nidavellir.words.voice import NidavellirVoice

GAME = Game(
    slug="nidavellir",
    folder=Path(__file__).parent,
    title={"en": "Nidavellir", "fr": "Nidavellir"},
    seats=SEATS,
    engine=NidavellirEngine(VISIBILITY),
    judge=NidavellirJudge(),
    voice=NidavellirVoice(),
    stage=NidavellirStage(),
    learner=NidavellirLearner(),
)
