"""Storage: what is written is there, who comes second loses cleanly, old houses become new ones."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, select

from antre.server.live import LiveTable
from antre.server.migrations import migrate
from antre.server.schema import ENTRIES, METADATA, TABLES
from antre.server.storage import Conflict, Storage, Unavailable, open_engine
from antre.server.table_storage import entries_since
from tests.server.den import Den, Guest, open_den, play


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'house' / 'antre.db'}"


def table_row(id: str) -> dict[str, Any]:
    return {
        "id": id, "game": "nidavellir", "seats": 2, "settings": {}, "rules": "1",
        "edition": "", "spectators": True,
        "absent_after": None, "lesson": False, "invite": "x", "host": "h", "created": 0,
    }  # fmt: skip


def entry(table: str, number: int) -> dict[str, Any]:
    return {"table_id": table, "number": number, "body": {"kind": "chat", "number": number}}


@pytest.fixture
def storage(tmp_path: Path) -> Any:
    storage = Storage(url(tmp_path))
    yield storage
    storage.close()


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    (tmp_path / "house").mkdir()
    engine = open_engine(url(tmp_path))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_the_file_is_tuned_to_lose_nothing(storage: Storage) -> None:
    with storage.engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_the_key_is_made_once(storage: Storage, tmp_path: Path) -> None:
    key = storage.secret_key()
    assert len(key) == 64
    other = Storage(url(tmp_path))
    assert other.secret_key() == storage.secret_key() == key
    other.close()


def test_the_second_writer_loses_and_the_others_do_not(storage: Storage) -> None:
    async def race() -> list[BaseException | None]:
        await storage.write({TABLES: [table_row("t")], ENTRIES: [entry("t", 0)]})
        writes = [storage.write({ENTRIES: [entry("t", number)]}) for number in (1, 1, 2, 0, 3)]
        return await asyncio.gather(*writes, return_exceptions=True)

    outcomes = asyncio.run(race())
    assert [type(outcome) for outcome in outcomes] == [
        type(None), Conflict, type(None), Conflict, type(None),
    ]  # fmt: skip
    with storage.engine.connect() as connection:
        assert [body["number"] for body in entries_since("t", 0)(connection)] == [0, 1, 2, 3]


def test_a_write_is_all_or_nothing(storage: Storage) -> None:
    async def write() -> None:
        await storage.write({TABLES: [table_row("t")], ENTRIES: [entry("t", 0)]})
        with pytest.raises(Conflict):
            await storage.write({ENTRIES: [entry("t", 1), entry("t", 0)]})

    asyncio.run(write())
    with storage.engine.connect() as connection:
        assert len(connection.execute(select(ENTRIES)).all()) == 1


def test_many_writes_share_a_transaction(storage: Storage) -> None:
    commits: list[int] = []
    event.listen(storage.engine, "commit", lambda connection: commits.append(1))
    gate = threading.Event()

    def hold(connection: Connection) -> None:
        gate.wait(10)

    async def write() -> None:
        await storage.write({TABLES: [table_row("t")]})
        commits.clear()
        held = asyncio.ensure_future(storage.write({}, hold))
        await asyncio.sleep(0.1)
        writes = [storage.write({ENTRIES: [entry("t", number)]}) for number in range(100)]
        waiting = asyncio.gather(*writes)
        await asyncio.sleep(0.1)
        gate.set()
        await asyncio.gather(held, waiting)

    asyncio.run(write())
    assert len(commits) == 2


def test_nothing_is_acknowledged_before_the_commit(storage: Storage) -> None:
    """When the answer comes, another connection already sees what was written."""

    async def write() -> int:
        await storage.write({TABLES: [table_row("t")], ENTRIES: [entry("t", 0)]})
        return await storage.read(lambda c: len(c.execute(select(ENTRIES)).all()))

    assert asyncio.run(write()) == 1


def test_a_database_that_does_not_answer_is_told(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.lay("me", "hot:Léa", start=True)

    def failing(batch: object) -> Unavailable:
        return Unavailable()

    with monkeypatch.context() as patch:
        patch.setattr(den.house.storage, "_attempt", failing)
        path = f"/api/tables/{table}/decide"
        anna.refused(503, "unavailable", "POST", path, seat=0, options=["bid:b4"])
    assert anna.seat(table, 0)["asked"]["number"] == 0
    anna.decide(table, 0, "bid:b4", number=0)


def test_what_comes_back_from_storage_is_what_was_there(tmp_path: Path) -> None:
    """Undo, talk and stand-ins included; and what is still to be drawn stays what it was."""
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", "hot:Max", start=True)
        play(anna, table, seed=4, most=30)
        waiting = anna.look(table)["waiting"][0]
        anna.answer(table, waiting, random.Random(1))
        if anna.seat(table, waiting)["can_undo"]:
            anna.do(table, "undo", seat=waiting)
        anna.do(table, "chat", text="hm")
        live = den.live(table).table
        with den.house.storage.engine.connect() as connection:
            assert len(entries_since(table, 0)(connection)) == live.number
        cookie = anna.client.cookies["antre"]
        seats = [anna.seat(table, seat) for seat in range(-1, 3)]
    with open_den(tmp_path) as den:
        again = den.guest()
        again.client.cookies.set("antre", cookie)
        assert [again.seat(table, seat) for seat in range(-1, 3)] == seats
        restored = den.live(table).table
        assert restored.versions == live.versions
        assert restored.match is not None
        assert live.match is not None
        assert restored.match.state.fingerprint() == live.match.state.fingerprint()
        futures = [live.match.state.chance, restored.match.state.chance]
        del den.house.live[table]
        match = den.live(table).table.match
        assert match is not None
        futures.append(match.state.chance)
        drawn = [chance.clone().deal(list(range(99)), 9, "any") for chance in futures]
        assert drawn[0] == drawn[1] == drawn[2], "a house that is opened again deals anew"
        play(again, table, seed=5)
        assert again.look(table)["status"] == "over"


def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    with open_den(tmp_path, idle=0.0) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        den.house._let_go()
        assert table not in den.house.live
        anna.decide(table, 0, "bid:b4", number=0)


def test_a_table_is_brought_back_once_for_all_who_ask(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    del den.house.live[table]

    async def ask() -> list[LiveTable]:
        return await asyncio.gather(*(den.house.find(table) for _ in range(20)))

    found = den.run(ask())
    assert all(live is den.house.live[table] for live in found)


def test_who_asks_for_tables_that_are_not_there_leaves_no_trace(den: Den, anna: Guest) -> None:
    for id in ("0123456789ab", "nothing", "%00", "0123456789AB", "0123456789abc"):
        anna.refused(404, "no-table", "GET", f"/api/tables/{id}")
    assert den.house._coming == {}
    assert den.house.live == {}


def test_finished_tables_are_listed_without_being_played_again(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        over, open_one = anna.lay("me", "hot:Léa", start=True), anna.lay("me", "open")
        play(anna, over, seed=6)
        before = anna.ok("GET", "/api/me")["tables"]
        cookie = anna.client.cookies["antre"]
    with open_den(tmp_path) as den:
        again = den.guest()
        again.client.cookies.set("antre", cookie)
        assert again.ok("GET", "/api/me")["tables"] == before
        assert {line["table"]: line["status"] for line in before} == {
            over: "over",
            open_one: "lobby",
        }
        assert list(den.house.live) == [open_one]
