"""Law: a record is the truth; replaying it gives the same game to the byte, at every step."""

from __future__ import annotations

import random

import antre
from antre.core.record import Record
from antre.core.state import State, canonical
from tests.laws.tables import decisions, every_table, new, stride, viewers


def trace(state: State) -> tuple[str, bytes, tuple[str, ...], list[bool]]:
    """What a replay must give again: table and frames, every log, the record, undo permission."""
    logs = canonical([state.log(seat) for seat in viewers(state)])
    undo = [state.can_undo(seat) for seat in viewers(state)]
    return state.fingerprint(), logs, state.record.entries, undo


def copy(record: Record) -> Record:
    loaded = antre.load(record.dumps())
    assert isinstance(loaded, Record)
    return loaded


@every_table
def test_a_record_replays_at_every_step(slug: str, seats: int) -> None:
    game = new(slug, seats, 5)
    prints, traces = [], {}
    for step, state in enumerate(decisions(game, random.Random(5))):
        prints.append(state.fingerprint())
        if step % stride(game) == 0 or state.over:
            traces[step] = trace(state)
    record = copy(game.record)
    assert record.choices == len(prints) - 1
    assert record.entries == game.record.entries
    for step, state in enumerate(record.steps()):
        assert state.fingerprint() == prints[step]
        assert step not in traces or trace(state) == traces[step]
    for step, traced in traces.items():
        assert trace(record.replay(to=step)) == traced


@every_table
def test_many_records_replay(slug: str, seats: int) -> None:
    for seed in range(10):
        *_, state = decisions(new(slug, seats, seed), random.Random(seed))
        again = copy(state.record).replay()
        assert trace(again) == trace(state)
        assert again.scores == state.scores
        assert again.outcome == state.outcome
        assert again.setup.settings == state.setup.settings
        assert again.record.dumps() == state.record.dumps()


@every_table
def test_an_unfinished_game_is_a_record_too(slug: str, seats: int) -> None:
    for number, state in enumerate(decisions(new(slug, seats, 6), random.Random(6))):
        if number % 15 == 0:
            assert trace(copy(state.record).replay()) == trace(state)
