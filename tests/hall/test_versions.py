"""Games begun by the first rules are finished by them, and new ones are played by the newest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antre.core.setup import Setup, read_record
from antre.games.hall.rules.state import Hall
from tests.hall.moments import NINE, to_first_turn, troop
from tests.hall.tables import GAME, asked, choose, new, options, storage, troll

RECORDS = Path(__file__).parent.parent / "records"
EXPECTED: dict[str, Any] = json.loads((RECORDS / "expected.json").read_text(encoding="utf-8"))


def by_first_rules() -> Hall:
    """The first turn of a game by rules 1; the seat to act is seat 0, with 4 stone."""
    state = Setup.of(GAME, 4, {}, rules="1").start(1, {"first": [(0,)]})
    assert isinstance(state, Hall)
    to_first_turn(state)
    storage(state, 0, stone=4)
    return state


def test_new_games_are_played_by_the_newest_rules() -> None:
    assert new().setup.rules == GAME.version == "2"
    assert GAME.versions == ("1", "2")


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("hall-*.json")))
def test_old_records_are_replayed_as_they_were_played(name: str) -> None:
    data = json.loads((RECORDS / name).read_text(encoding="utf-8"))
    state = read_record(data).replay()
    assert state.setup.rules == "1"
    assert state.record.to_json()["entries"] == data["entries"]
    if name in EXPECTED:
        assert state.outcome is not None
        assert list(state.scores) == EXPECTED[name]["scores"]
        assert list(state.outcome.winners) == EXPECTED[name]["winners"]
    else:
        assert not state.over


def test_by_the_first_rules_no_trade_goes_before_a_recruit_joins() -> None:
    state = by_first_rules()
    choose(state, "recruit:1a")
    assert options(state) == ["join:5", "join:6", "join:7"]
    state = by_first_rules()
    troop(state, 0, NINE)
    choose(state, "recruit:1a")
    assert asked(state)[1] == "turn.step-4"


def test_by_the_first_rules_paying_by_hand_is_asked_for_and_given_up_at_any_time() -> None:
    state = by_first_rules()
    troll(state, 0, 1, "st-1", hammer=1)
    choose(state, "by-hand", "by-itself", "by-hand")
    troll(state, 0, 1, "st-1", stone=1)
    choose(state, "trade", "give:stone")
    assert options(state) == ["from:storage", "from:1"]
