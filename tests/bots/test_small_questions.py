"""What a search leaves to first sight: small questions."""

from __future__ import annotations

from itertools import count

from antre.bots.mcts import Mcts
from antre.bots.rolling import at_once
from antre.games.alkoor import GAME
from antre.games.alkoor.rules.gems import PlaceGem
from antre.games.alkoor.rules.state import Alkoor
from tests.alkoor.tables import game


def placing() -> Alkoor:
    """Somewhere in a game a gem is to be placed."""
    return next(state for state in game(1, 1) if isinstance(state.question, PlaceGem))


def test_a_small_question_takes_no_search() -> None:
    """It never looks at its clock."""
    state, looks = placing(), count()
    assert GAME.judge.is_small(state)
    bot = Mcts(seconds=1.0, clock=lambda: float(next(looks)))
    assert bot.choose(state, 0) is at_once(GAME.judge, state, 0, state.decision(0).options)
    assert next(looks) == 0


def test_who_wants_advice_on_it_is_told_what_was_tried() -> None:
    found = Mcts(iterations=12, seed=3).consider(placing(), 0)
    assert {advice.option.text for advice in found} == {"place:1", "place:2"}
