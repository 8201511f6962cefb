"""Who is asked about what they hold, and who is left alone."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.effects import PASSIVE, VERBS
from antre.games.alkoor.rules.debts import owe
from antre.games.alkoor.rules.doing import DOES
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    BOX,
    act,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    gems,
    hold,
    skip,
    texts,
    trial,
    wear,
)


def test_the_engine_knows_every_effect_of_the_edition() -> None:
    used = {effect.verb for effect in BOX.effects()}
    assert used - set(DOES) == set(PASSIVE)
    assert set(DOES) | set(PASSIVE) == set(range(len(VERBS)))


@pytest.mark.proves("ruling.any-moment", "gems.cannot-pay")
def test_a_purse_may_be_played_before_a_debt() -> None:
    state = blank(2)
    hold(state, 2, "green-purse")
    draws(state, gem="red red red red red")
    owe(state, 2)
    state.run()
    assert state.waiting == [1]
    choose(state, "token:2-green-purse")
    skip(state, "PlaceGem", "PayGem")
    assert sum(state.gems) == 3
    assert len(state.team) == 6
    rich = blank(2)
    hold(rich, 2, "green-purse")
    gems(rich, 1, red=2)
    owe(rich, 2)
    rich.run()
    assert at_rest(rich)


@pytest.mark.proves("ruling.any-moment", "tokens.held-any-time")
def test_who_wants_to_be_asked_always_is_asked() -> None:
    state = blank(2)
    hold(state, 2, "green-purse")
    gems(state, 1, red=1)
    draws(state, destiny="1")
    act(state, BEGIN_TURN)
    assert state.waiting == [0]
    eager = blank(2)
    hold(eager, 2, "green-purse")
    eager.attention[1] = 1
    act(eager, BEGIN_TURN)
    assert eager.waiting == [1]
    assert texts(eager) == ["token:2-green-purse", "pass", "hush"]
    choose(eager, "hush")
    turn = eager.turn
    while not at_rest(eager) and eager.turn == turn:
        assert asked(eager) != "Window"
        choose(eager, texts(eager)[0])
    # In the next turn the question is open again.
    assert eager.hushed == 0


@pytest.mark.proves("guide.active", "turn.stages")
def test_a_guide_says_once_a_turn_how_often_to_be_asked() -> None:
    state = blank(2)
    hold(state, 1, "N07")
    gems(state, 1, red=2)
    act(state, BEGIN_TURN)
    assert "ask:always" in texts(state)
    choose(state, "ask:always")
    assert state.attention == [1, 0]
    assert not any(text.startswith("ask") for text in texts(state))


@pytest.mark.proves("aids.dilemmas", "ruling.decision-owner")
def test_whoever_is_hushed_is_not_asked_in_this_trial() -> None:
    state = blank(2)
    hold(state, 1, "N07")
    hold(state, 2, "N07")
    state.destiny = 6
    draws(state, die="6 6 6 6 6 6")
    trial(state, "ZF2")
    assert state.waiting == [0, 1]
    state.apply(1, "hush")
    assert state.waiting == [0]
    choose(state, "pass")
    # Missed: only the first seat is asked again.
    assert asked(state) == "Window"
    assert state.waiting == [0]
    state.apply(0, "dilemma:1-N07")
    assert at_rest(state) or state.waiting == [0]


@pytest.mark.proves("blessing.solo-both-boards", "guide.solo", "guide.solo-independent")
def test_alone_a_player_blesses_with_either_board() -> None:
    state = blank(1, heroes=["H57", "H02", "H03", "H63", "H13", "H17"])
    gems(state, 1, red=2)
    gems(state, 2, red=1)
    wear(state, 6, "LT35")
    state.wounds[5] = 1
    act(state, BEGIN_TURN)
    offered = set(texts(state))
    assert {"skill:H57-sacrifice", "skill:LT35"} <= offered
    # Two gems of the other board do not pay for a skill of this one.
    assert "skill:H63-sacrifice" not in offered


def why(state: Alkoor, text: str) -> str:
    refusal = state.why(state.waiting[0], text)
    assert refusal is not None
    return refusal.rule


def test_what_is_refused_is_told_by_its_rule() -> None:
    state = blank(2, heroes=["H57", "H02", "H03", "H20", "H13", "H17"])
    wear(state, 2, "LT35")
    gems(state, 1, red=1)
    draws(state, destiny="4")
    act(state, BEGIN_TURN)
    assert why(state, "skill:H57-sacrifice") == "gems.optional-skill"
    assert why(state, "skill:H20-repel") == "blessing.own-board"
    assert why(state, "skill:LT35") == "ruling.no-effect-play"
    assert why(state, "dilemma:1-N07") == "ruling.dilemma-used"
    assert why(state, "token:1-green-purse") == "tokens.gold-or-hold"
    skip(state, "Bless")
    assert why(state, "brake:2") == "gems.guide-pays-brake"
    assert why(state, "brake:4") == "avatar.minimum"
    choose(state, "brake:0", "walk")
    skip(state, "PlaceGem")
    assert why(state, "stop:3") == "move.exact-empty"
    assert why(state, "stop:9") == "move.walk-potential"
    assert why(state, "stop:city") == "ruling.must-move"


@pytest.mark.proves("blessing.own-board", "blessing.one")
def test_only_the_guide_blesses() -> None:
    state = blank(2, heroes=["H02", "H03", "H10", "H57", "H13", "H17"])
    gems(state, 2, red=2)
    gems(state, 1, red=1)
    act(state, BEGIN_TURN)
    assert state.waiting == [0]
    assert "skill:H57-sacrifice" not in texts(state)
