"""People one has played with: invited again, refused, not welcome; and tables for everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.server.limits import RATES
from antre.server.models_games import GamesReply
from antre.server.models_people import FriendsReply, PublicReply
from antre.server.models_tables import TableReply
from tests.server.company import Company, sit_together
from tests.server.den import Den, Guest, Json, open_den
from tests.toys.shelf import ladder_for_all

__all__ = ["ladder_for_all"]
EASY = {"way": "together", "height": 1}
pytestmark = pytest.mark.usefixtures("ladder_for_all")


@pytest.fixture(scope="module")
def den(ladder_for_all: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Den]:
    """One house for all, with public tables."""
    with open_den(tmp_path_factory.mktemp("house"), public_tables=True) as den:
        yield den


def met(den: Den) -> tuple[Guest, ...]:
    """Two people who have played to the end."""
    two = sit_together(den, "Anna", "Bruno", settings=EASY)
    while two.people[0].look(two.table)["waiting"]:
        two.decide("rest")
    return two.people


def friends(guest: Guest) -> Json:
    told = guest.ok("GET", "/api/friends")
    FriendsReply.model_validate(told)
    return told


def lobby(guest: Guest, **more: object) -> str:
    return guest.lay("me", "open", game="ladder", settings=EASY, **more)


def call(guest: Guest, table: str) -> None:
    (friend,) = friends(guest)["friends"]
    guest.do(table, "call", friend=friend["friend"])


def test_whom_i_have_played_with_i_invite_with_one_click(den: Den) -> None:
    anna, bruno = met(den)
    (friend,) = friends(anna)["friends"]
    assert (friend["name"], friend["games"], friend["game"]) == ("Bruno", 1, "ladder")
    table = lobby(anna)
    call(anna, table)
    call(anna, table)
    (asked,) = friends(bruno)["invitations"]
    assert (asked["table"], asked["by"]) == (table, "Anna")
    bruno.do(table, "join", invite=asked["invite"])
    assert friends(bruno)["invitations"] == []


def test_an_invitation_is_refused_and_its_maker_need_not_be_welcome(den: Den) -> None:
    anna, bruno = met(den)
    first, second = lobby(anna), lobby(anna)
    call(anna, first)
    assert bruno.ok("POST", "/api/friends/refuse", table=first)["invitations"] == []
    call(anna, second)
    (asked,) = friends(bruno)["invitations"]
    told = bruno.ok("POST", "/api/friends/block", friend=asked["friend"], blocked=True)
    assert (told["invitations"], told["friends"][0]["blocked"]) == ([], True)
    call(anna, second)
    assert friends(bruno)["invitations"] == [], "and Anna is not told"
    assert "blocked" not in json.dumps(friends(anna)["invitations"])
    assert friends(anna)["friends"][0]["blocked"] is False
    bruno.ok("POST", "/api/friends/block", friend=asked["friend"], blocked=False)
    call(anna, second)
    assert [each["table"] for each in friends(bruno)["invitations"]] == [second]


def test_invitations_end_with_the_lobby_and_nobody_is_swamped(den: Den) -> None:
    anna, bruno = met(den)
    tables = [lobby(anna) for _ in range(5)]
    for table in tables:
        call(anna, table)
    waiting = [each["table"] for each in friends(bruno)["invitations"]]
    assert sorted(waiting) == sorted(tables[:3])
    anna.do(tables[0], "start")
    (friend,) = friends(anna)["friends"]
    path = f"/api/tables/{tables[0]}/call"
    anna.refused(409, "started", "POST", path, friend=friend["friend"])
    anna.do(tables[1], "delete")
    assert [each["table"] for each in friends(bruno)["invitations"]] == [tables[2]]


def test_strangers_are_nobodys_friends(den: Den) -> None:
    anna, bruno = met(den)
    cleo = den.guest("Cleo")
    assert friends(cleo) == {"friends": [], "invitations": []}
    table = lobby(anna)
    (known,) = friends(bruno)["friends"]
    path = f"/api/tables/{table}/call"
    cleo.refused(403, "not-seated", "POST", path, friend=known["friend"])
    own = lobby(cleo)
    for friend in (known["friend"], cleo.ok("GET", "/api/me")["guest"], "", "%"):
        cleo.refused(403, "no-friend", "POST", f"/api/tables/{own}/call", friend=friend)
        cleo.refused(403, "no-friend", "POST", "/api/friends/block", friend=friend, blocked=True)
    for wrong in ({}, {"friend": "x" * 13}, {"friend": 1}, {"friend": "a", "table": "b"}):
        assert anna.ask("POST", path, **wrong, x=1)[0] == 400
    token = anna.look(table)["chairs"][0]["token"]
    headers = {"Authorization": f"Bearer {token}"}
    body = {"friend": known["friend"]}
    for method, place in (("GET", "/api/friends"), ("POST", path), ("GET", "/api/public")):
        reply = den.guest().request(method, place, headers=headers, json=body)
        assert (reply.status_code, reply.json()["error"]["kind"]) == (403, "who")


def test_who_is_forgotten_is_no_friend_any_more(den: Den) -> None:
    anna, bruno = met(den)
    call(anna, lobby(anna))
    data = anna.ok("GET", "/api/me/export")
    assert [each["name"] for each in data["friends"]] == ["Bruno"]
    anna.ok("POST", "/api/me/delete", password="")
    assert friends(bruno) == {"friends": [], "invitations": []}


# --- public tables


def offered(guest: Guest) -> dict[str, Json]:
    told = guest.ok("GET", "/api/public")
    PublicReply.model_validate(told)
    return {line["table"]: line for line in told["tables"]}


def test_only_what_its_host_offers_is_on_the_list(den: Den) -> None:
    anna, cleo = den.guest("Anna"), den.guest("Cleo")
    GamesReply.model_validate(told := anna.ok("GET", "/api/games"))
    assert told["public_tables"] is True
    table = lobby(anna)
    path = f"/api/tables/{table}/public"
    assert table not in offered(cleo)
    cleo.refused(403, "invite", "POST", f"/api/tables/{table}/join", seat=1)
    cleo.refused(403, "host", "POST", path, public=True)
    TableReply.model_validate(anna.ok("POST", path, public=True))
    line = offered(cleo)[table]
    assert (line["free"], line["names"], line["status"]) == (1, ["Anna"], "lobby")
    anna.ok("POST", path, public=False)
    cleo.refused(403, "invite", "POST", f"/api/tables/{table}/join", seat=1)
    anna.ok("POST", path, public=True)
    cleo.do(table, "join", seat=1)
    assert table not in offered(den.guest()), "no chair is free"
    anna.do(table, "start")
    anna.refused(409, "started", "POST", path, public=False)
    watched = offered(den.guest())[table]
    assert (watched["status"], watched["free"]) == ("playing", 0)
    two = Company(table, (anna, cleo))
    while anna.look(table)["waiting"]:
        two.decide("rest")
    assert table not in offered(cleo)


def test_behind_a_closed_door_nobody_is_named_and_nothing_watched(den: Den) -> None:
    anna, cleo = den.guest("Anna"), den.guest("Cleo")
    table = lobby(anna, spectators=False, public=True)
    assert offered(cleo)[table]["names"] == []
    assert "Anna" not in json.dumps(cleo.look(table))
    assert cleo.look(table)["public"] is True
    anna.do(table, "start")
    assert table not in offered(cleo)


def test_a_house_that_wants_none_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "invitation", (1e-9, 1.0))
    with open_den(tmp_path, public_tables=True) as den:
        anna = den.guest("Anna")
        table, cookie = lobby(anna, public=True), anna.cookie
    with open_den(tmp_path, limits=True) as den:
        anna, cleo = den.back(cookie), den.guest("Cleo")
        assert offered(cleo) == {}
        assert anna.look(table)["public"] is None
        cleo.refused(403, "invite", "POST", f"/api/tables/{table}/join", seat=1)
        anna.refused(403, "no-public", "POST", "/api/tables", game="ladder", public=True)
        anna.refused(403, "no-public", "POST", f"/api/tables/{table}/public", public=True)
        anna.ok("POST", f"/api/tables/{table}/public", public=False)
        path = f"/api/tables/{table}/call"
        anna.refused(403, "no-friend", "POST", path, friend="x")
        anna.refused(429, "too-often", "POST", path, friend="x")
