"""Cookies and tokens: what each opens, and that it opens nothing once it has ended."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from antre.server.storage import Storage
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den, play
from tests.server.hostile.test_lost_chairs import ended
from tests.server.processes import Caller, server
from tests.server.test_identity import bearer
from tests.server.test_limits import Clock, clock
from tests.server.test_old_house import OLD
from tests.waiting import eventually

__all__ = ["clock"]
PASSWORD = "correct horse"


def two_seats(den: Den, anna: Guest) -> tuple[str, Guest]:
    """A table where Anna is host and has two seats, and a token for the second."""
    table = anna.lay("me", "hot:Léa", start=True)
    return table, bearer(den, anna.look(table)["chairs"][1]["token"])


# --- a seat token


def test_a_token_is_exactly_its_seat(den: Den, anna: Guest) -> None:
    table, bot = two_seats(den, anna)
    seen = bot.look(table)
    assert (seen["you"], seen["host"], seen["invite"]) == ([1], False, None)
    assert [chair["yours"] for chair in seen["chairs"]] == [False, True]
    assert bot.do(table, "chat", text="hello")["chat"][-1]["seat"] == 1
    seen = bot.do(table, "leave")
    assert [chair["stand_in"] for chair in seen["chairs"]] == [False, True]
    assert not bot.do(table, "return", seat=1)["chairs"][1]["stand_in"]
    bot.refused(403, "not-yours", "POST", f"/api/tables/{table}/return", seat=0)
    bot.refused(403, "not-yours", "GET", f"/api/tables/{table}/scene?seat=0")


def test_a_token_is_no_host(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "open")
    bot = bearer(den, anna.look(table)["chairs"][0]["token"])
    at = f"/api/tables/{table}"
    bot.refused(403, "who", "POST", f"{at}/start")
    bot.refused(403, "who", "POST", f"{at}/settings", settings={"first_game": True})
    bot.refused(403, "who", "POST", f"{at}/chair", seat=1, kind="bot")
    bot.refused(403, "who", "POST", f"{at}/replace", seat=1)
    bot.refused(403, "who", "POST", f"{at}/rematch")
    bot.refused(403, "who", "POST", f"{at}/play-on")
    bot.refused(403, "who", "POST", f"{at}/token", seat=0)
    bot.refused(403, "who", "POST", "/api/logout/others")
    bot.refused(403, "who", "POST", "/api/me/delete", password="")
    assert anna.look(table)["status"] == "lobby"


def test_a_token_is_revoked_by_a_new_one(den: Den, anna: Guest) -> None:
    table, bot = two_seats(den, anna)
    old = anna.look(table)["chairs"]
    new = anna.do(table, "token", seat=1)["chairs"]
    assert (old[0]["token"], old[1]["token"]) != (new[0]["token"], new[1]["token"])
    assert old[0]["token"] == new[0]["token"]
    bot.refused(401, "signature", "GET", f"/api/tables/{table}/seat/1")
    bearer(den, new[1]["token"]).decide(table, 1, "bid:b4")


# --- sessions


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(tmp_path_factory.mktemp("data")) as (port, _):
        yield port


def test_streams_end_with_the_session_and_with_the_token(port: int) -> None:
    host = Caller(port)
    table = host.lay(2)
    token = host.ok("GET", f"/api/tables/{table}")["chairs"][1]["token"]
    by_token, by_cookie = Caller(port, token).stream(table, 1), host.stream(table, 0)
    host.ok("POST", f"/api/tables/{table}/token", {"seat": 1})
    assert ended(by_token) == []
    stolen = dict(host.headers)
    host.ok("POST", "/api/logout")
    assert ended(by_cookie) == []
    thief = Caller(port)
    thief.headers = stolen
    assert thief.ok("GET", f"/api/tables/{table}")["you"] == []
    thief.close()
    host.close()


def test_streams_end_with_the_guest(port: int) -> None:
    host = Caller(port)
    mine = host.stream(host.lay(2), 0)
    host.ok("POST", "/api/me/delete", {"password": ""})
    assert ended(mine) == []
    host.close()


def test_what_ends_at_one_process_ends_at_the_other(postgres: str, tmp_path: Path) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as one, open_den(tmp_path, database=url) as two:
        anna = one.guest("Anna")
        table, bot = two_seats(one, anna)
        cookie, token = anna.cookie, bot.client.headers["Authorization"].partition(" ")[2]
        away, there = two.back(cookie), bearer(two, token)
        assert (away.look(table)["you"], there.look(table)["you"]) == ([0, 1], [1])
        anna.do(table, "token", seat=1)
        anna.ok("POST", "/api/logout")
        path = f"/api/tables/{table}"
        eventually(lambda: there.ask("GET", path)[0] == 401, "the old token is worth nothing")
        eventually(lambda: two.back(cookie).look(table)["you"] == [], "the session is over")


def test_what_has_ended_stays_ended_after_a_restart(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        anna = den.guest("Anna")
        table, bot = two_seats(den, anna)
        cookie, token = anna.cookie, bot.client.headers["Authorization"].partition(" ")[2]
        anna.do(table, "token", seat=1)
        anna.ok("POST", "/api/logout")
    with open_den(tmp_path) as den:
        assert den.back(cookie).look(table)["you"] == []
        bearer(den, token).refused(401, "signature", "GET", f"/api/tables/{table}")


def test_a_new_password_ends_every_other_session(den: Den, anna: Guest) -> None:
    table, bot = two_seats(den, anna)
    path = "/api/account/password"
    anna.refused(409, "no-account", "POST", path, old="x", new="battery staple")
    anna.ok("POST", "/api/account", name="Anna", password=PASSWORD)
    phone = den.guest()
    phone.ok("POST", "/api/login", name="anna", password=PASSWORD)
    anna.refused(403, "login", "POST", path, old="wrong", new="battery staple")
    assert anna.ok("POST", path, old=PASSWORD, new="battery staple")["account"] == "anna"
    assert anna.look(table)["you"] == [0, 1]
    assert phone.look(table)["you"] == []
    bot.refused(401, "signature", "GET", f"/api/tables/{table}")
    phone.refused(403, "login", "POST", "/api/login", name="anna", password=PASSWORD)
    phone.ok("POST", "/api/login", name="anna", password="battery staple")
    assert phone.look(table)["you"] == [0, 1]
    assert anna.ok("POST", "/api/logout/others")["name"] == "Anna"
    assert phone.look(table)["you"] == []
    assert anna.look(table)["you"] == [0, 1]


def test_logging_out_here_leaves_other_devices_in(den: Den, anna: Guest) -> None:
    anna.ok("POST", "/api/account", name="Anna", password=PASSWORD)
    phone = den.guest()
    phone.ok("POST", "/api/login", name="anna", password=PASSWORD)
    anna.ok("POST", "/api/logout")
    assert phone.ok("GET", "/api/me")["account"] == "anna"


def at(den: Den, number: int) -> Guest:
    """Somebody at an address of their own."""
    guest = Guest(den)
    guest.client = httpx.AsyncClient(
        transport=httpx.ASGITransport(den.app, client=(f"10.0.0.{number}", 1)),
        base_url="http://antre.test",
        headers={"X-Antre": "1"},
    )
    return guest


def test_every_way_to_write_a_name_shares_one_ration(tmp_path: Path, clock: Clock) -> None:
    names = ["anna" + "\u200b" * n for n in range(6)] + ["Anna", "ANNA", " anna", "ａnna"] * 2
    with open_den(tmp_path, limits=True) as den:
        statuses = [
            at(den, place).ask("POST", "/api/login", name=name, password="x")[0]
            for place, name in enumerate(names)
        ]
    assert statuses == [403] * 10 + [429] * 4


# --- names


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_any_name_fits_the_archive(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    shared = database == "postgresql"
    url = new_database(request.getfixturevalue("postgres")) if shared else ""
    names = ["ΐ" * 24, "ß" * 24, "ﷺ" * 4, "İ" * 24, "e\u0301" * 12, "\x00Z\x00"]
    with open_den(tmp_path, database=url) as den:
        for name in names:
            guest, again = den.guest(), den.guest()
            made = guest.ok("POST", "/api/account", name=name, password=PASSWORD)
            assert 0 < len(made["account"]) <= 80
            again.ok("POST", "/api/login", name=name, password=PASSWORD)
            assert again.ok("GET", "/api/me")["account"] == made["account"]
        den.guest().refused(
            400, "malformed", "POST", "/api/account", name="ﷺ" * 24, password=PASSWORD
        )
        den.guest().refused(
            409, "name-taken", "POST", "/api/account", name="é" * 12, password=PASSWORD
        )


def test_accounts_from_before_are_found_by_the_new_names(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "antre.db") as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
        before = {name for (name,) in old.execute("SELECT name FROM accounts")}
        (guest,) = old.execute("SELECT guest FROM accounts").fetchone()
        old.execute("INSERT INTO accounts VALUES ('ａnna-marie', 'x', ?)", (guest,))
    old.close()
    storage = Storage(f"sqlite:///{tmp_path}/antre.db")
    with storage.engine.connect() as connection:
        found = set(connection.execute(sa.text("SELECT name FROM accounts")).scalars())
    storage.close()
    assert found == before | {"anna-marie"}


# --- being forgotten


def test_who_wants_to_be_forgotten_is(den: Den, bruno: Guest) -> None:
    anna = den.guest("Annabelle")
    anna.ok("POST", "/api/account", name="Annabelle", password=PASSWORD)
    over = anna.lay("me", "hot:Secretissima", start=True)
    anna.do(over, "chat", text="my dear friends")
    play(anna, over, seed=1)
    running, lobby = anna.lay("me", "open", "open"), anna.lay("me", "open")
    for table in (running, lobby):
        bruno.do(table, "join", invite=anna.invite(table))
    anna.do(running, "start")
    anna.do(running, "chat", text="my dear friends")
    cookie = anna.cookie
    anna.refused(403, "login", "POST", "/api/me/delete", password="wrong")
    anna.ok("POST", "/api/me/delete", password=PASSWORD)
    with den.house.storage.engine.connect() as connection:
        stored = "".join(
            str(row)
            for name in ("guests", "accounts", "tables", "chairs", "entries")
            for row in connection.exec_driver_sql(f"SELECT * FROM {name}")
        )
    for trace in ("Annabelle", "annabelle", "Secretissima", "my dear friends"):
        assert trace not in stored, trace
    ghost = den.back(cookie)
    assert ghost.look(over)["you"] == []
    assert ghost.ok("GET", "/api/me")["tables"] == []
    ghost.refused(403, "login", "POST", "/api/login", name="Annabelle", password=PASSWORD)
    seen = bruno.look(over)
    assert (seen["status"], [chair["name"] for chair in seen["chairs"]]) == ("over", ["…", "…"])
    assert all(told["text"] == "…" for told in seen["chat"])
    assert [chair["kind"] for chair in bruno.look(running)["chairs"]] == ["bot", "person", "bot"]
    assert bruno.look(lobby)["host"]
    assert bruno.do(lobby, "start")["status"] == "playing"
    bruno.decide(running, 1, "bid:b4", "bid:b3", "bid:b2")
    assert bruno.answer(lobby, 1, random.Random(1))


def test_a_guest_without_an_account_is_forgotten_too(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    cookie = anna.cookie
    anna.ok("POST", "/api/me/delete", password="")
    assert den.back(cookie).look(table)["you"] == []
    assert [chair["kind"] for chair in den.guest().look(table)["chairs"]] == ["bot", "bot"]
