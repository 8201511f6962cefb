"""Fall of the Mountain King: weave an ancestry, hold the mountain against gnomes and rivals."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from antre.games.fall.judgement.judge import FallJudge
from antre.games.fall.rules.engine import FallEngine
from antre.games.fall.seen.learner import FallLearner
from antre.games.fall.seen.visibility import VISIBILITY
from antre.games.fall.stage import FallStage
from antre.games.fall.words.voice import FallVoice

GAME = Game(
    slug="fall",
    folder=Path(__file__).parent,
    title={
        "en": "Fall of the Mountain King",
        "fr": "La Chute du roi de la montagne",
    },
    seats=range(1, 6),
    engine=FallEngine(VISIBILITY),
    judge=FallJudge(),
    voice=FallVoice(),
    stage=FallStage(),
    learner=FallLearner(),
)
