"""A house as it was stored before tables kept their rules: it opens, plays on, and shows its end.

`data/house_of_format_1.sql` was written by that house: two accounts, a table still laid, a game in
the middle of secret bids (an answer taken back among them), a game of the Hall, and one that is
over.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.core.game import find
from antre.core.record import Record
from antre.server.table_storage import read_table
from tests.server.den import Den, Guest, open_den, play
from tests.waiting import eventually

OLD = Path(__file__).parent / "data" / "house_of_format_1.sql"
LOBBY, BIDDING, HALL, OVER = "c07c26f77e10", "8a1d47066d74", "436ab5f03b0c", "39178dc274b5"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    database = sqlite3.connect(tmp_path / "antre.db")
    database.executescript(OLD.read_text(encoding="utf-8"))
    database.close()
    return tmp_path


@pytest.fixture
def den(folder: Path) -> Iterator[Den]:
    with open_den(folder) as den:
        yield den


def login(den: Den, name: str, password: str) -> Guest:
    guest = den.guest()
    guest.ok("POST", "/api/login", name=name, password=password)
    return guest


@pytest.fixture
def anna(den: Den) -> Guest:
    return login(den, "Anna", "correct horse")


@pytest.fixture
def bruno(den: Den) -> Guest:
    return login(den, "Bruno", "battery staple")


def test_all_tables_are_there(anna: Guest, bruno: Guest) -> None:
    lines = anna.ok("GET", "/api/me")["tables"]
    assert {line["table"]: (line["status"], line["names"]) for line in lines} == {
        LOBBY: ("lobby", ["Anna", "Bruno"]),
        BIDDING: ("playing", ["Anna", "Bruno", "Max"]),
        HALL: ("playing", ["Anna", "Léa"]),
        OVER: ("over", ["Anna", "Léa"]),
    }
    assert {line["table"] for line in bruno.ok("GET", "/api/me")["tables"]} == {LOBBY, BIDDING}


def test_each_knows_rules_edition_and_settings(den: Den) -> None:
    with den.house.storage.engine.connect() as connection:
        stored = {id: read_table(id)(connection) for id in (LOBBY, BIDDING, HALL, OVER)}
    for table in stored.values():
        edition = find(table.row["game"]).edition()
        assert (table.row["rules"], table.row["edition"]) == ("1", edition.digest)
        assert table.edition == {
            "digest": edition.digest, "name": edition.name, "text": edition.text,
        }  # fmt: skip
    assert stored[BIDDING].row["settings"] == {"first_game": True}
    assert stored[HALL].row["settings"]["no_duplicates"] is True


def test_the_bids_lie_where_they_lay(den: Den, anna: Guest, bruno: Guest) -> None:
    mine, theirs = anna.seat(BIDDING, 0), bruno.seat(BIDDING, 1)
    assert mine["view"]["coins"][0]["slots"] == ["b3", None, None]
    assert theirs["view"]["coins"][1]["slots"] == ["r8", "b4", None]
    assert mine["view"]["coins"][1]["slots"] != theirs["view"]["coins"][1]["slots"]
    assert mine["asked"]["number"] == 27
    assert anna.look(BIDDING)["chat"] == [{"seat": 0, "name": "Anna", "text": "Skål!"}]
    anna.do(BIDDING, "undo", seat=0)
    rng = random.Random(1)
    while anna.look(BIDDING)["status"] == "playing":
        for seat in anna.look(BIDDING)["waiting"]:
            (bruno if seat == 1 else anna).answer(BIDDING, seat, rng)
    assert anna.look(BIDDING)["outcome"]["winners"]
    record = antre.load(anna.request("GET", f"/api/tables/{BIDDING}/record").text)
    assert isinstance(record, Record)
    assert list(record.replay().scores) == anna.look(BIDDING)["scores"]


def test_the_hall_plays_on(anna: Guest) -> None:
    assert anna.look(HALL)["stopped"] is None
    assert play(anna, HALL, seed=1, most=20) == 20


def test_the_lobby_can_still_be_changed_and_begun(anna: Guest) -> None:
    assert anna.look(LOBBY)["settings"]["winter"] is True
    anna.do(LOBBY, "settings", settings={"winter": False, "choose_workshops": True})
    seen = anna.do(LOBBY, "start")
    assert (seen["status"], seen["settings"]["winter"]) == ("playing", False)


def test_the_end_is_told_and_its_result_kept(den: Den, anna: Guest) -> None:
    def look() -> Any:
        with den.house.storage.engine.connect() as connection:
            return read_table(OVER)(connection).row["result"]

    result = eventually(look, "the result was noted")
    assert result["scores"] == [202, 289]
    seen = anna.look(OVER)
    assert (seen["scores"], seen["outcome"]["winners"]) == ([202, 289], [1])
    assert "Léa" in seen["outcome"]["said"]
    assert anna.seat(OVER, 0)["over"]


def test_a_house_that_did_not_even_note_who_sat_there(folder: Path) -> None:
    database = sqlite3.connect(folder / "antre.db")
    database.execute("ALTER TABLE tables DROP COLUMN ended")
    database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.commit()
    database.close()
    with open_den(folder) as den:
        anna = login(den, "Anna", "correct horse")
        statuses = {line["table"]: line["status"] for line in anna.ok("GET", "/api/me")["tables"]}
        assert statuses[OVER] == "over"
        with den.house.storage.engine.connect() as connection:
            assert read_table(OVER)(connection).row["ended"] == ["Anna", "Léa"]


def test_an_edition_that_has_changed_since_is_not_taken_for_the_old_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("nidavellir")
    own = game.read_edition(game.edition().text + "# revised\n")
    monkeypatch.setattr(game, "edition", lambda path=None: own)
    with open_den(folder) as den:
        anna = login(den, "Anna", "correct horse")
        seen = anna.look(BIDDING)
        assert (seen["status"], seen["stopped"]["kind"]) == ("stopped", "edition")
        assert seen["stopped"]["play_on"]
        assert anna.look(OVER)["status"] == "over"
        assert anna.do(BIDDING, "play-on")["status"] == "playing"
