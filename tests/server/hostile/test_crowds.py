"""Many at once: streams, arrivals, rematches; and nobody counts as gone who may be there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from antre.server import limits
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.streams import Listener
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den, play
from tests.server.processes import Caller, server
from tests.waiting import eventually


def statuses(caller: Caller, path: str, count: int) -> list[int]:
    """What is answered to streams opened one after the other, all of them held."""
    lines, found = [], []
    for _ in range(count):
        other = Caller(caller.port)
        other.headers = caller.headers
        other.line.request("GET", path, headers=other.headers)
        found.append(other.line.getresponse().status)
        lines.append(other)
    for line in lines:
        line.close()
    return found


def test_a_guest_opens_only_so_many_streams(tmp_path: Path) -> None:
    most = limits.MOST_STREAMS["guest"]
    with server(tmp_path) as (port, _):
        caller = Caller(port)
        path = f"/api/tables/{caller.lay(2)}/stream?seat=0"
        assert statuses(caller, path, most + 2) == [200] * most + [429] * 2
        # Those that were closed count no more, as soon as the house has noticed.
        for _ in range(100):
            if statuses(caller, path, 1) == [200]:
                break
        else:
            pytest.fail("closed streams are still counted")
        caller.close()


def test_streams_are_counted_by_guest_table_and_address() -> None:
    streams = limits.Streams(active=True)
    for kind, most in limits.MOST_STREAMS.items():
        parts = [streams.enter(**{kind: "x"}) for _ in range(most)]
        with pytest.raises(Denied) as refused:
            streams.enter(**{kind: "x"})
        assert (refused.value.status, refused.value.kind) == (429, "crowded")
        streams.enter(**{kind: "y"})()
        parts.pop()()
        parts.append(streams.enter(**{kind: "x"}))
        for part in parts:
            part()
    assert not streams._open


def test_somebody_who_comes_twice_arrives_once(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    live = den.live(table)
    anna_id, bruno_id = (chair.guest for chair in live.table.chairs)
    watcher = Listener(0, "en", Identity(anna_id, "", "en"))
    several = [Listener(1, "en", Identity(bruno_id, "", "en")) for _ in range(20)]

    async def come_and_go() -> list[int]:
        told = []
        live.listen(watcher, 10_000)
        for step in (live.listen, lambda listener, _: live.leave(listener)):
            watcher._pending.clear()
            for listener in several:
                step(listener, 10_000)
            told.append(len(watcher._pending))
        live.leave(watcher)
        return told

    assert den.run(come_and_go()) == [1, 1]


def test_twenty_rematches_at_once_lay_one_table(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=1)

    async def all_at_once() -> set[str]:
        path = f"/api/tables/{table}/rematch"
        replies = await asyncio.gather(*(anna.client.post(path) for _ in range(20)))
        return {reply.json()["table"] for reply in replies}

    laid = den.run(all_at_once())
    assert len(laid) == 1
    assert {line["table"] for line in anna.ok("GET", "/api/me")["tables"]} == {table, *laid}
    assert anna.look(laid.pop())["status"] == "playing"


def test_rematches_at_two_houses_lay_one_table(postgres: str, tmp_path: Path) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as one, open_den(tmp_path, database=url) as two:
        anna = one.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        play(anna, table, seed=1)
        other = two.back(anna.cookie)
        assert other.look(table)["status"] == "over"
        path = f"/api/tables/{table}/rematch"
        headers = {"X-Antre": "1"}
        asked = [
            asyncio.run_coroutine_threadsafe(
                guest.client.post(path, headers=headers), guest.den.loop
            )
            for _ in range(5)
            for guest in (anna, other)
        ]
        laid = {future.result(60).json()["table"] for future in asked}
        listed = {line["table"] for line in anna.ok("GET", "/api/me")["tables"]}
    assert len(laid) == 1
    assert listed == {table, *laid}


# --- who is there


def friends(den: Den) -> tuple[Guest, Guest, str]:
    anna, bruno = den.guest("Anna"), den.guest("Bruno")
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    return anna, bruno, table


def test_nobody_is_voted_out_of_a_table_just_brought_back(den: Den) -> None:
    anna, _, table = friends(den)
    del den.house.live[table]
    anna.refused(409, "present", "POST", f"/api/tables/{table}/replace", seat=1)
    assert not anna.look(table)["chairs"][1]["stand_in"]


def test_who_asks_at_one_house_is_there_at_the_other(postgres: str, tmp_path: Path) -> None:
    url = new_database(postgres)
    with open_den(tmp_path, database=url) as one, open_den(tmp_path, database=url) as two:
        anna, bruno, table = friends(one)
        away = two.back(anna.cookie)
        away.look(table)
        live = two.live(table)
        live.presence.opened -= 1_000  # as if it had long been in memory there
        bruno.look(table)
        eventually(lambda: away.look(table)["chairs"][1]["online"], "the other house heard of it")
        away.refused(409, "present", "POST", f"/api/tables/{table}/replace", seat=1)
        assert live.presence.away(live.table.chairs[1].guest) < 1
