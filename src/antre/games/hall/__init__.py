"""In the Hall of the Mountain King: recruit trolls, dig tunnels, bring statues to the heart."""

from __future__ import annotations

from pathlib import Path

from antre.core.game import Game
from antre.games.hall.judgement.judge import HallJudge
from antre.games.hall.rules.engine import HallEngine
from antre.games.hall.rules.first_rules import VERSIONS
from antre.games.hall.seen.learner import HallLearner
from antre.games.hall.seen.visibility import VISIBILITY
from antre.games.hall.stage import HallStage
from antre.games.hall.words.voice import HallVoice

GAME = Game(
    slug="hall",
    folder=Path(__file__).parent,
    title={
        "en": "In the Hall of the Mountain King",
        "fr": "Dans l’antre du roi de la montagne",
    },
    seats=range(2, 6),
    engine=HallEngine(VISIBILITY),
    versions=VERSIONS,
    judge=HallJudge(),
    voice=HallVoice(),
    stage=HallStage(),
    learner=HallLearner(),
)
