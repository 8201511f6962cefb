"""Records of the first format, written before settings had values, replay to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.core.record import FORMAT, Record
from antre.core.setup import Setup

FOLDER = Path(__file__).parent
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(FOLDER.glob("*.format-1.json"))
every_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)


def read(file: Path) -> Record:
    record = antre.load(file)
    assert isinstance(record, Record)
    return record


def test_the_records_are_there() -> None:
    assert len(FILES) == 6
    assert EXPECTED.keys() < {file.name for file in FILES}


@every_record
def test_it_opens_with_its_settings_and_without_a_result(file: Path) -> None:
    written = json.loads(file.read_text(encoding="utf-8"))
    record = read(file)
    assert written["antre"] == 1
    # Settings that came later are as they are by themselves.
    by_itself = Setup.of(record.setup.game, record.setup.seats).settings
    assert record.setup.settings == {**by_itself, **written["options"]}
    assert record.result is None
    assert list(record.entries) == written["entries"]


@every_record
def test_it_replays_to_the_byte(file: Path) -> None:
    record = read(file)
    state = record.replay()
    assert state.record.entries == record.entries
    if file.name not in EXPECTED:
        assert not state.over
        assert state.outcome is None
        return
    assert state.outcome is not None
    assert list(state.scores) == EXPECTED[file.name]["scores"]
    assert list(state.outcome.winners) == EXPECTED[file.name]["winners"]


@every_record
def test_written_again_it_is_of_the_newest_format(file: Path) -> None:
    state = read(file).replay()
    text = state.record.dumps()
    assert json.loads(text)["antre"] == FORMAT
    again = antre.load(text)
    assert isinstance(again, Record)
    assert again.dumps() == text
    assert again.entries == read(file).entries
    assert (again.result is not None) == state.over
    assert again.replay().fingerprint() == state.fingerprint()


@every_record
def test_it_can_be_walked_through_step_by_step(file: Path) -> None:
    record = read(file)
    steps = [state.fingerprint() for state in record.steps()]
    assert len(steps) == record.choices + 1
    middle = record.choices // 2
    assert record.replay(to=middle).fingerprint() == steps[middle]
