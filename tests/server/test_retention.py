"""What nobody opens for a time goes; what a person has can be taken away."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

import antre
from antre.core.record import Record
from antre.server.retention import DAY, Retention, Swept
from antre.server.schema import ENTRIES, GUESTS, TABLES
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den, play

LONG_AGO = int(time.time()) - 100 * DAY


@pytest.fixture(params=["sqlite", "postgres"])
def tidy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Den]:
    """A house that forgets after 90 days, on either database."""
    url = ""
    if request.param == "postgres":
        url = new_database(request.getfixturevalue("postgres"))
    with open_den(tmp_path, database=url, forget_after=90.0) as den:
        yield den


def age(den: Den, *tables: str) -> None:
    """As if nobody had come for long, to these tables or at all; nothing is in memory."""
    den.run(den.house.retention.write_down())
    den.house.live.clear()

    with den.house.storage.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(opened=LONG_AGO))
        connection.execute(update(GUESTS).values(seen=LONG_AGO))


def sweep(den: Den) -> Swept:
    return den.run(den.house.retention.sweep())


def count(den: Den, table: str) -> int:
    found = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table_id == table)
    with den.house.storage.engine.connect() as connection:
        return connection.execute(found).scalar_one()


def test_unfinished_tables_and_guests_go_finished_ones_and_accounts_stay(tidy: Den) -> None:
    anna, bruno = tidy.guest("Anna"), tidy.guest("Bruno")
    bruno.ok("POST", "/api/account", name="Bruno", password="a long password")
    for guest in (anna, bruno):
        guest.ok("PUT", "/api/me/webhook", url="https://example.org/")
    left, kept = (anna.lay("me", "hot:Léa", start=True) for _ in range(2))
    over = bruno.lay("me", "hot:Léa", start=True)
    play(bruno, over, seed=1)
    age(tidy, left, over)
    assert sweep(tidy) == Swept(unfinished=1, finished=0, guests=0, books=0)
    anna.refused(404, "no-table", "GET", f"/api/tables/{left}")
    assert count(tidy, left) == 0
    assert anna.look(kept)["status"] == "playing"
    assert bruno.look(over)["status"] == "over"
    age(tidy, kept)
    assert sweep(tidy) == Swept(unfinished=1, finished=0, guests=1, books=0)
    tidy.guest().ok("POST", "/api/login", name="Bruno", password="a long password")
    assert sweep(tidy) == Swept(0, 0, 0, 0)
    assert anna.ok("GET", "/api/me/webhook")["url"] is None
    assert bruno.ok("GET", "/api/me/webhook")["url"] == "https://example.org/"


@pytest.mark.parametrize(("days", "kept"), [(0.0, True), (200.0, True), (90.0, False)])
def test_only_a_house_that_was_told_to_forgets(den: Den, days: float, kept: bool) -> None:
    assert den.house.configuration.forget_after == 0
    table = den.guest("Anna").lay("me", "hot:Léa", start=True)
    age(den, table)
    retention = Retention(den.house.storage, days, None, den.house.live)
    den.run(retention.tidy_up())
    assert bool(count(den, table)) == kept


def opened(den: Den, table: str) -> int:
    den.run(den.house.retention.write_down())
    with den.house.storage.engine.connect() as connection:
        found = connection.execute(select(TABLES.c.opened).where(TABLES.c.id == table))
        return int(found.scalar_one())


def test_whoever_looks_keeps_a_table(tidy: Den) -> None:
    anna = tidy.guest("Anna")
    table = anna.lay("me", "hot:Léa", start=True)
    age(tidy, table)
    assert opened(tidy, table) == LONG_AGO
    # Another day: what was noted yesterday is noted again.
    tidy.house.retention = Retention(tidy.house.storage, 90.0, None, tidy.house.live)
    anna.look(table)
    assert sweep(tidy).unfinished == 0
    assert opened(tidy, table) > LONG_AGO


def test_finished_games_can_be_put_away_as_files(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    with open_den(tmp_path, forget_after=90.0, finished_to=folder) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        play(anna, table, seed=1)
        scores = anna.look(table)["scores"]
        age(den, table)
        assert sweep(den).finished == 1
        anna.refused(404, "no-table", "GET", f"/api/tables/{table}")
        assert anna.ok("GET", "/api/me")["tables"] == []
    (file,) = folder.iterdir()
    assert file.name == f"nidavellir-{table}.antre.json"
    assert file.stat().st_mode & 0o777 == 0o600
    record = antre.load(file)
    assert isinstance(record, Record)
    assert record.replay().scores == scores


def export(guest: Guest) -> dict[str, object]:
    reply = guest.request("GET", "/api/me/export")
    assert reply.status_code == 200
    assert reply.headers["content-disposition"] == 'attachment; filename="antre.json"'
    data: dict[str, object] = reply.json()
    return data


def test_a_person_takes_everything_of_theirs_and_nothing_else_away(den: Den) -> None:
    anna, bruno = den.guest("Anna", "fr"), den.guest("Bruno")
    anna.ok("POST", "/api/account", name="Anna", password="a long password")
    over = anna.lay("me", "hot:Léa", start=True)
    play(anna, over, seed=1)
    open = anna.lay("me", "open")
    bruno.do(open, "join", invite=anna.invite(open))
    anna.do(open, "start")
    anna.do(open, "chat", text="Bonsoir")
    bruno.do(open, "chat", text="Hello")
    anna.decide(open, 0, "bid:b4", "bid:b3", "bid:b2")
    bruno.decide(open, 1, "bid:b5")
    other = bruno.lay("me", "hot:Léo", start=True)
    data = export(anna)
    assert (data["name"], data["language"], data["account"]) == ("Anna", "fr", "anna")
    tables = {table["table"]: table for table in data["tables"]}  # type: ignore[attr-defined]
    assert tables.keys() == {over, open}
    assert tables[over]["record"] == anna.ok("GET", f"/api/tables/{over}/record")
    assert tables[open]["record"] is None
    assert tables[open]["said"] == ["Bonsoir"]
    assert tables[open]["choices"] == {"0": ["bid:b4", "bid:b3", "bid:b2"]}
    assert "bid:b5" not in json.dumps(tables[open])
    assert other not in json.dumps(data)
    assert anna.cookie not in json.dumps(data)
    stranger = export(den.guest())
    assert (stranger["name"], stranger["tables"]) == ("", [])


def test_a_seat_token_takes_nothing_away(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    token = anna.look(table)["chairs"][0]["token"]
    reply = den.guest().request(
        "GET", "/api/me/export", headers={"Authorization": f"Bearer {token}"}
    )
    assert reply.status_code == 403
