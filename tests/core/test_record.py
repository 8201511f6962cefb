"""Damaged records: each is turned away with a message that says what is wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import antre
from antre.core.errors import AntreError, BadRecord, BadSetup
from antre.core.record import Record, digest
from antre.core.state import State

Edit = Callable[[dict[str, Any]], None]


def game(choices: int = 30) -> State:
    state = antre.new("nidavellir", seats=3, seed=5)
    rng = random.Random(5)
    for _ in range(choices):
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    return state


def edited(edit: Edit, *, sealed: bool = True) -> str:
    """A record after an edit, its hash made right again if `sealed`."""
    data = json.loads(game().record.dumps())
    edit(data)
    if sealed:
        data["hash"] = digest({key: value for key, value in data.items() if key != "hash"})
    return json.dumps(data)


def read(text: str) -> State:
    record = antre.load(text)
    assert isinstance(record, Record)
    return record.replay()


def put(**fields: Any) -> Edit:
    return lambda data: data.update(fields)


def put_entry(place: int, line: Any) -> Edit:
    return lambda data: data["entries"].__setitem__(place, line)


def first_choice(data: dict[str, Any]) -> int:
    return next(n for n, line in enumerate(data["entries"]) if line[0].isdigit())


def put_first_choice(line: Any) -> Edit:
    return lambda data: data["entries"].__setitem__(first_choice(data), line)


def cut_draws(data: dict[str, Any]) -> None:
    """End right after the choice that led to the last draws, without these."""
    draws = [n for n, line in enumerate(data["entries"]) if not line[0].isdigit()]
    data["entries"] = data["entries"][: draws[-1]]


def move_a_draw(data: dict[str, Any]) -> None:
    """Each purpose still gives the same outcomes in the same order."""
    data["entries"].insert(0, data["entries"].pop(3))


def test_an_unharmed_record_reads_well() -> None:
    assert read(edited(lambda data: None)).fingerprint() == game().fingerprint()


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.99])
def test_a_truncated_text_is_not_json(part: float) -> None:
    text = game().record.dumps()
    with pytest.raises(BadRecord, match="this is not JSON"):
        antre.load(text[: int(len(text) * part)])


@pytest.mark.parametrize("text", ["[]", "null", "7", '"nidavellir"'])
def test_other_json_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        antre.load(text)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put_entry(0, "gem 3"), "field 'hash': it does not match"),
        (put(seats=4), "field 'hash'"),
        (put(hash="0" * 64), "field 'hash'"),
        (put(hash=None), "field 'hash'"),
        (lambda data: data["entries"].pop(), "the record was edited or cut"),
        (lambda data: data["entries"].append("0 bid:b0"), "the record was edited or cut"),
    ],
)
def test_an_edit_shows_in_the_hash(edit: Edit, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read(edited(edit, sealed=False))


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put(antre=3), "field 'antre': format 3 is not known; this Antre reads formats 1 and 2"),
        (put(antre=1), "fields are missing: options"),
        (put(antre=None), "field 'antre': format None"),
        (put(antre="1"), "field 'antre': format '1'"),
        (lambda data: data.pop("antre"), "field 'antre'"),
        (lambda data: data.pop("seats"), "fields are missing: seats"),
        (lambda data: [data.pop(key) for key in ("game", "rules")], "missing: game, rules"),
        (put(colour="red", zeal=1), "fields are not known: colour, zeal"),
        (put(rules="0"), "field 'rules': played by rules '0', this Antre has 1"),
        (put(rules=None), "field 'rules': played by rules None"),
        (put(edition={"name": "standard", "digest": "0" * 16}), "field 'edition': played with"),
        (put(edition="standard"), "give the file it was played with"),
        (put(entries={}), "field 'entries': a list of texts is expected"),
        (put_entry(3, 7), "field 'entries': a list of texts is expected"),
        (put(result=7), "field 'result': scores, winners, utilities, margins and a reason"),
        (put(result={}), "field 'result': scores, winners"),
        (put(result={"scores": 1, "winners": 2}), "field 'result': scores, winners"),
    ],
)
def test_a_field_that_is_wrong_is_named(edit: Edit, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        antre.load(edited(edit))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put(game="chess"), "there is no game 'chess'; there are nidavellir, hall"),
        (put(game=None), "there is no game None"),
        (put(game=["nidavellir"]), "there is no game ['nidavellir']"),
        (put(seats=6), "nidavellir cannot be played by 6: it takes 2 to 5 seats"),
        (put(seats="3"), "cannot be played by '3'"),
        (put(settings={"drunk": True}), "nidavellir has no setting 'drunk'; its settings are: fir"),
        (put(settings={"first_game": 1}), "setting 'first_game' is 1; allowed: yes (true)"),
        (put(settings=["first_game"]), "settings are a mapping of names to values"),
    ],
)
def test_a_game_that_cannot_be_is_named(edit: Edit, message: str) -> None:
    with pytest.raises((BadSetup, BadRecord)) as error:
        antre.load(edited(edit))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (put_entry(0, "gem red"), "entry 0 ('gem red'): a gem is a number"),
        (put_entry(0, "gem ²"), "entry 0 ('gem ²'): a gem is a number"),
        (put_entry(0, "dice 6"), "entry 0 ('dice 6'): nothing is drawn for 'dice'"),
        (put_entry(0, ""), "entry 0 ('')"),
        (put_entry(3, "age1 dragon"), "entry 3 ('age1 dragon'): there is no card 'dragon'"),
        (put_entry(0, "gem 9"), "the beginning cannot be replayed: draw 1 for 'gem'"),
        (put_entry(1, "gem 1"), "draw 2 for 'gem' asks for an outcome not in the bag"),
        (put_first_choice("0 fly"), "('0 fly'): 'fly' is not an option of this game"),
        (put_first_choice("0"), "is not an option of this game"),
        (put_first_choice("² bid:b2"), "('² bid:b2')"),
        (put_first_choice("7 bid:b2"), "('7 bid:b2'): seat 7 is not asked now"),
        (put_first_choice("0 take:h"), "take:h is refused by bids."),
        (cut_draws, "draws were cut off or added"),
        (lambda data: data["entries"].append("age1 h.1a"), "draws were cut off or added"),
        (move_a_draw, "entry 0 is 'age1 "),
    ],
)
def test_an_entry_that_cannot_be_is_named(edit: Edit, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        read(edited(edit))
    assert message in str(error.value)


def lose_entry(place: int, data: dict[str, Any]) -> None:
    data["entries"].pop(place)


def test_any_one_entry_lost_is_noticed_or_leaves_a_game() -> None:
    """Whatever entry is lost, the answer is a clear error: never a crash, never another story."""
    entries = len(game().record.entries)
    for place in range(entries):
        text = edited(partial(lose_entry, place))
        try:
            state = read(text)
        except BadRecord:
            continue
        assert list(state.record.entries) == json.loads(text)["entries"]


@pytest.mark.parametrize("step", [-1, 31, 1000])
def test_a_step_beyond_the_record_is_refused(step: int) -> None:
    record = game().record
    with pytest.raises(BadRecord, match=f"there is no step {step}: this record has 0 to 30"):
        record.replay(to=step)


def test_a_record_of_an_own_edition_needs_that_edition(tmp_path: Any) -> None:
    state = game()
    text = (state.setup.game.folder / "edition.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('id = "standard"', 'id = "mine"'), encoding="utf-8")
    played = antre.new("nidavellir", seats=2, seed=1, edition=own)
    with pytest.raises(BadRecord, match=r"'mine'.*but the edition at hand is 'standard'"):
        antre.load(played.record.dumps())
    again = antre.load(played.record.dumps(), edition=own)
    assert isinstance(again, Record)
    assert again.replay().fingerprint() == played.fingerprint()


def test_a_record_is_a_file_too(tmp_path: Any) -> None:
    file = tmp_path / "game.json"
    file.write_text(game().record.dumps(), encoding="utf-8")
    record = antre.load(file)
    assert isinstance(record, Record)
    assert record.replay().fingerprint() == game().fingerprint()


@pytest.mark.parametrize("name", ["missing.json", "latin.json"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Any, name: str) -> None:
    (tmp_path / "latin.json").write_bytes('{"é": 1}'.encode("latin-1"))
    with pytest.raises(AntreError, match=name):
        antre.load(tmp_path / name)


def test_a_replayed_game_does_not_go_on_along_a_known_road() -> None:
    """Who knows the record must not know the draws to come."""
    futures = set()
    for _ in range(4):
        state = antre.load(game().record.dumps()).replay()  # type: ignore[union-attr]
        while not state.over:
            asked = state.decisions[0]
            state.apply(asked.seat, asked.options[0])
        futures.add(state.record.entries)
    assert len(futures) > 1
