"""Law: a game that is over has an outcome, sound, told in words, and kept by its record."""

from __future__ import annotations

import json
import math
import random

import pytest

import antre
from antre.core.errors import BadRecord
from antre.core.outcome import Outcome
from antre.core.record import Record, Result, digest
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.words import HOUSE, Words
from tests.laws.tables import decisions, every_table, has, new, variants, viewers

GAMES_A_TABLE = 6


def finished(slug: str, seats: int, seed: int) -> State:
    *_, state = decisions(new(slug, seats, seed), random.Random(seed))
    return state


def check_sound(outcome: Outcome, setup: Setup) -> None:
    """What holds of every outcome of every game."""
    seats = range(setup.seats)
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(seats)
    assert len(outcome.utilities) == len(outcome.margins) == setup.seats
    for side in setup.sides:
        assert len({outcome.won(seat) for seat in side}) == 1, "a side wins or loses together"
        assert len({outcome.utilities[seat] for seat in side}) == 1
        assert len({outcome.margins[seat] for seat in side}) == 1
    shares = [outcome.utilities[side[0]] for side in setup.sides]
    assert math.isclose(sum(shares), 1.0 if outcome.winners else 0.0)
    for seat in seats:
        assert 0 <= outcome.utilities[seat] <= 1
        assert (outcome.utilities[seat] > 0) == outcome.won(seat)
        assert outcome.margins[seat] >= 0 if outcome.won(seat) else outcome.margins[seat] <= 0


@every_table
def test_every_game_has_a_sound_outcome(slug: str, seats: int) -> None:
    for seed in range(max(GAMES_A_TABLE, len(variants(slug, seats)))):
        for state in decisions(new(slug, seats, seed), random.Random(seed)):
            assert (state.outcome is None) == (not state.over)
        assert state.outcome is not None
        check_sound(state.outcome, state.setup)
        assert sorted(seat for side in state.setup.sides for seat in side) == list(range(seats))


@every_table
def test_an_outcome_is_plain_data(slug: str, seats: int) -> None:
    outcome = finished(slug, seats, 1).outcome
    assert outcome is not None
    again = Outcome.from_json(json.loads(json.dumps(outcome.to_json())))
    assert again == outcome
    assert hash(again) == hash(outcome)


@every_table
def test_the_reason_is_a_rule_that_is_explained(slug: str, seats: int) -> None:
    for seed in range(GAMES_A_TABLE):
        state = finished(slug, seats, seed)
        assert state.outcome is not None
        reason, game = state.outcome.reason, state.setup.game
        assert reason.rule
        if not has(game, "rules.toml"):
            continue
        assert reason.rule in game.rules
        for language in LANGUAGES:
            said = game.rules.explain(reason, language)
            assert said
            assert "{" not in said


@every_table
def test_the_end_is_told_to_everybody(slug: str, seats: int) -> None:
    for seed in range(2):
        state = finished(slug, seats, seed)
        assert state.outcome is not None
        for viewer in viewers(state):
            end = state.log(viewer)[-1]
            assert end["kind"] == "end"
            assert end["winners"] == list(state.outcome.winners)
            assert end["scores"] == list(state.scores)
            assert end["reason"] == state.outcome.reason.to_json()
            for language in LANGUAGES:
                words = Words(language, HOUSE, state.setup.game.folder, me=viewer)
                assert state.setup.game.voice.tell(state.setup, end, words)


@every_table
def test_a_record_keeps_the_result(slug: str, seats: int) -> None:
    state = finished(slug, seats, 3)
    record = antre.load(state.record.dumps())
    assert isinstance(record, Record)
    assert record.result == Result.of(state)
    assert record.replay().outcome == state.outcome
    assert record.dumps() == state.record.dumps()
    running = record.replay(to=record.choices // 2).record
    assert running.result is None
    assert json.loads(running.dumps())["result"] is None


@every_table
def test_a_game_that_ends_otherwise_than_its_record_says_is_turned_away(
    slug: str, seats: int
) -> None:
    data = finished(slug, seats, 3).record.to_json()
    data["result"]["scores"][0] += 1
    data["hash"] = digest({key: value for key, value in data.items() if key != "hash"})
    record = antre.load(json.dumps(data))
    assert isinstance(record, Record)
    with pytest.raises(BadRecord, match="field 'result': the record tells of scores"):
        record.replay()
