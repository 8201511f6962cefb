"""Somebody is gone: by vote or after a while a bot stands in, until they come back."""

from __future__ import annotations

import time

import pytest

from antre.server import presence
from tests.server.den import Den, Guest


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends no request and holds no stream counts as gone at once."""
    monkeypatch.setattr(presence, "PRESENT_FOR", 0.0)


def three(den: Den) -> tuple[list[Guest], str]:
    guests = [den.guest(name) for name in ("Anna", "Bruno", "Clara")]
    table = guests[0].lay("me", "open", "open")
    invite = guests[0].invite(table)
    for guest in guests[1:]:
        guest.do(table, "join", invite=invite)
    guests[0].do(table, "start")
    return guests, table


@pytest.mark.usefixtures("away")
def test_more_than_half_of_the_others_replace_the_absent(den: Den) -> None:
    (anna, bruno, clara), table = three(den)
    seen = anna.do(table, "replace", seat=2)
    assert (seen["chairs"][2]["votes"], seen["chairs"][2]["stand_in"]) == (1, False)
    anna.do(table, "replace", seat=2)
    assert not anna.look(table)["chairs"][2]["stand_in"]
    seen = bruno.do(table, "replace", seat=2)
    assert seen["chairs"][2]["stand_in"]
    assert seen["chairs"][2]["level"] == "normal"
    for _ in range(1_000):
        if anna.look(table)["waiting"] == [0, 1]:
            break
        time.sleep(0.02)
    assert anna.look(table)["waiting"] == [0, 1]
    path = f"/api/tables/{table}/decide"
    clara.refused(409, "stands-in", "POST", path, seat=2, options=["bid:b4"])
    assert not clara.do(table, "return", seat=2)["chairs"][2]["stand_in"]
    for guest, seat in ((anna, 0), (bruno, 1)):
        guest.decide(table, seat, "bid:b4", "bid:b3", "bid:b2")
    assert not clara.look(table)["chairs"][2]["stand_in"]


def test_who_is_there_cannot_be_voted_out(den: Den) -> None:
    (anna, _, clara), table = three(den)
    clara.look(table)
    anna.refused(409, "present", "POST", f"/api/tables/{table}/replace", seat=2)
    anna.refused(409, "present", "POST", f"/api/tables/{table}/replace", seat=0)
    anna.refused(404, "no-seat", "POST", f"/api/tables/{table}/replace", seat=7)
    stranger = den.guest("Stranger")
    stranger.refused(403, "not-seated", "POST", f"/api/tables/{table}/replace", seat=2)


def test_after_the_chosen_time_a_bot_stands_in(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", absent_after=1)
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    for _ in range(1_000):
        if anna.look(table)["chairs"][1]["stand_in"]:
            break
        time.sleep(0.02)
    seen = anna.look(table)
    assert [chair["stand_in"] for chair in seen["chairs"]] == [False, True]
    bruno.do(table, "return", seat=1)
    bruno.refused(403, "not-yours", "POST", f"/api/tables/{table}/return", seat=0)


def test_who_leaves_a_game_may_come_back(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    assert bruno.do(table, "leave")["chairs"][1]["stand_in"]
    assert bruno.do(table, "return", seat=1)["chairs"][1]["stand_in"] is False
    assert bruno.ok("GET", "/api/me")["tables"][0]["table"] == table
