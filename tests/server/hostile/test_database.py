"""A database that is locked, frozen or talks nonsense: people are told in time, nothing is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from antre.server import storage
from tests.server.conftest import new_database
from tests.server.den import Guest, open_den

BID = {"seat": 0, "options": ["bid:b4"], "number": 0}


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ANSWER", 1.5)
    monkeypatch.setattr(storage, "LOCKED", 1)


def bid(anna: Guest, table: str) -> int:
    return anna.ask("POST", f"/api/tables/{table}/decide", **BID)[0]


@pytest.mark.usefixtures("hurried")
def test_a_foreign_lock_on_the_file_is_told_in_time(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        other = sqlite3.connect(tmp_path / "antre.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert bid(anna, table) == 503
        other.execute("ROLLBACK")
        other.close()
        assert bid(anna, table) in (200, 409)
        assert anna.seat(table, 0)["asked"]["number"] == 1


@pytest.mark.usefixtures("hurried")
def test_a_foreign_lock_on_a_shared_database_is_told_in_time(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            assert bid(anna, table) == 503
            assert anna.seat(table, 0)["asked"]["number"] == 0
            other.rollback()
        assert bid(anna, table) in (200, 409)
        assert anna.seat(table, 0)["asked"]["number"] == 1


def parent(pid: int) -> int:
    listed = subprocess.run(
        ["ps", "-o", "ppid=", "-p", str(pid)], capture_output=True, text=True, check=True
    )
    return int(listed.stdout)


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """All that serve this database stand still, and who would make new ones."""
    query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
    with psycopg.connect(url, autocommit=True) as connection:
        own = connection.info.backend_pid
        pids = [row[0] for row in connection.execute(query) if row[0] != own]
        pids.append(parent(own))
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.usefixtures("hurried")
def test_a_frozen_database_is_told_in_time_and_what_it_stores_late_is_known(
    tmp_path: Path, postgres: str
) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        with frozen(url):
            assert bid(anna, table) == 503
            assert anna.ask("GET", "/api/me")[0] == 503
        for _ in range(50):
            if bid(anna, table) in (200, 409):
                break
        assert anna.seat(table, 0)["asked"]["number"] == 1
        anna.decide(table, 0, "bid:b3", number=1)


def test_nonsense_does_not_end_the_listening(tmp_path: Path, postgres: str) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as one, open_den(tmp_path, database=url) as two:
        anna = one.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        away = two.back(anna.cookie)
        assert away.look(table)["version"] == 2
        with psycopg.connect(url, autocommit=True) as other:
            for news in ("junk", "", "x presence", f"x presence {table} g soon", "x revoked a b"):
                other.execute("SELECT pg_notify('antre', %s)", (news,))
        anna.decide(table, 0, "bid:b4", "bid:b3", "bid:b2")
        anna.decide(table, 1, "bid:b4", "bid:b3", "bid:b2")
        for _ in range(2_000):
            if away.look(table)["version"] > 2:
                break
        else:
            pytest.fail("the other process was never heard again")
