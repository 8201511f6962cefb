"""The running score, and the rule each moment of Ylud names."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.rules.heroes import PLACE_THRUD
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import IN_HAND
from tests.nidavellir.tables import GAME, army, ask, blank


@pytest.mark.proves("ruling.live-score")
@pytest.mark.parametrize("where", ["column", "hand"])
def test_thrud_is_worth_thirteen_and_no_rank_wherever_she_is(where: str) -> None:
    state = blank(2)
    army(state, 0, hunter="h h")
    army(state, 0, **({"hunter": "thrud"} if where == "column" else {}))
    if where == "hand":
        state.thrud = IN_HAND
        ask(state, PLACE_THRUD[0])
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["hunter"], parts["neutral"]) == (4, 13)
    assert GAME.engine.breakdown(state, 1)["neutral"] == 0


@pytest.mark.parametrize(
    ("age", "place", "rule"),
    [
        pytest.param(1, "command", "ylud.age1-place", marks=pytest.mark.proves("ylud.age1-place")),
        pytest.param(
            2, "command", "ylud.age2-from-zone", marks=pytest.mark.proves("ylud.age2-from-zone")
        ),
        pytest.param(2, "miner", "ylud.age2-move", marks=pytest.mark.proves("ylud.age2-move")),
    ],
)
def test_the_question_of_ylud_names_its_moment(age: int, place: str, rule: str) -> None:
    state = blank(2, age=age)
    state.decks[0].clear()
    if age == 2:
        state.decks[1].clear()
    army(state, 1, **{place: "ylud"})
    ask(state, END_OF_ROUND)
    assert (state.decisions[0].seat, state.decisions[0].rule) == (1, rule)
