"""Two server processes on one real PostgreSQL serve the same tables."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import new_database
from tests.server.processes import Caller, server
from tests.waiting import eventually


@pytest.fixture(scope="module")
def house(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The address of a database, and a data folder."""
    return new_database(postgres), tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def ports(house: tuple[str, Path]) -> Iterator[tuple[int, int]]:
    url, data = house
    with server(data, "--database", url) as (one, _), server(data, "--database", url) as (two, _):
        yield one, two


@pytest.fixture
def callers(ports: tuple[int, int]) -> Iterator[tuple[Caller, Caller]]:
    """The same guest at both processes."""
    one, two = (Caller(port) for port in ports)
    one.ok("PUT", "/api/me", {"name": "Anna"})
    two.headers = one.headers
    yield one, two
    one.close()
    two.close()


def test_a_stream_at_one_process_tells_what_happens_at_the_other(
    callers: tuple[Caller, Caller],
) -> None:
    one, two = callers
    table = one.lay(2)
    streams = [caller.stream(table, 0, after=0) for caller in callers]
    path = f"/api/tables/{table}/decide"
    one.ok("POST", path, {"seat": 0, "options": ["bid:b4", "bid:b3", "bid:b2"]})
    version = two.ok("POST", path, {"seat": 1, "options": ["bid:b4", "bid:b3", "bid:b2"]})
    stories = [stream.until(version["version"]) for stream in streams]
    events = [[event for told in story for event in told["events"]] for story in stories]
    assert events[0] == events[1]
    assert "reveal" in [event["kind"] for event in events[0]]
    for stream in streams:
        stream.close()


def test_a_whole_game_at_two_processes(callers: tuple[Caller, Caller]) -> None:
    rng, table = random.Random(1), callers[0].lay(3)
    for _ in range(2_000):
        caller = rng.choice(callers)
        seen = caller.ok("GET", f"/api/tables/{table}")
        if seen["status"] == "over":
            break
        for seat in seen["waiting"]:
            asked = caller.ok("GET", f"/api/tables/{table}/seat/{seat}")["asked"]
            if asked:
                answer(rng.choice(callers), table, seat, asked, rng)
    ends = [wait_for_the_end(caller, table) for caller in callers]
    assert ends[0]["scores"] == ends[1]["scores"]
    records = [caller.ok("GET", f"/api/tables/{table}/record") for caller in callers]
    assert records[0] == records[1]


def test_who_waits_at_one_process_hears_of_a_start_at_the_other(
    callers: tuple[Caller, Caller],
) -> None:
    """Which may go by rules that only the other knows: the table is read anew."""
    one, two = callers
    body = {"game": "nidavellir", "chairs": [{"kind": "me"}, {"kind": "hot", "name": "Léa"}]}
    table = one.ok("POST", "/api/tables", body)["table"]
    stream = two.stream(table, 0)
    one.ok("POST", f"/api/tables/{table}/settings", {"settings": {"first_game": True}})
    assert next(told for told in stream if told["version"] == 2)["lobby"]
    assert two.ok("GET", f"/api/tables/{table}")["settings"] == {"first_game": True}
    one.ok("POST", f"/api/tables/{table}/start", {})
    begun = next(told for told in stream if told["version"] == 3)
    assert begun["events"]
    assert begun["waiting"] == [0, 1]
    stream.close()


def wait_for_the_end(caller: Caller, table: str) -> Any:
    """A process hears of the last entry a moment after it was written."""

    def look() -> Any:
        seen = caller.ok("GET", f"/api/tables/{table}")
        return seen if seen["status"] == "over" else None

    return eventually(look, "this process heard of the end")


def answer(caller: Caller, table: str, seat: int, asked: Any, rng: random.Random) -> None:
    option = rng.choice(asked["options"])["option"]
    body = {"seat": seat, "options": [option], "number": asked["number"]}
    status, reply = caller.ask("POST", f"/api/tables/{table}/decide", body)
    assert status == 200 or reply["error"]["kind"] in ("stale", "not-asked"), reply


def test_the_same_answer_at_both_processes_counts_once(callers: tuple[Caller, Caller]) -> None:
    table = callers[0].lay(2)
    body = {"seat": 0, "options": ["bid:b4"], "number": 0}
    statuses = [caller.ask("POST", f"/api/tables/{table}/decide", body)[0] for caller in callers]
    assert statuses == [200, 409]


def test_presence_crosses_processes(callers: tuple[Caller, Caller], ports: tuple[int, int]) -> None:
    one, _ = callers
    body = {"game": "nidavellir", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    laid = one.ok("POST", "/api/tables", body)
    table, friend = laid["table"], Caller(ports[1])
    friend.ok("POST", f"/api/tables/{table}/join", {"invite": laid["invite"]})
    mine = one.stream(table, 0)
    while not one.ok("GET", f"/api/tables/{table}")["you"]:
        pass
    theirs = friend.stream(table, 1)
    for told in mine:
        if told["lobby"] and one.ok("GET", f"/api/tables/{table}")["chairs"][1]["online"]:
            break
    for closing in (theirs, mine, friend):
        closing.close()


def test_the_database_migrates_and_keeps_one_key(ports: tuple[int, int], tmp_path: Path) -> None:
    one, two = (Caller(port) for port in ports)
    one.ok("PUT", "/api/me", {"name": "Anna"})
    two.headers = one.headers
    assert two.ok("GET", "/api/me")["name"] == "Anna"
    one.close()
    two.close()


def test_what_a_killed_process_leaves_undone_the_others_do(
    callers: tuple[Caller, Caller], house: tuple[str, Path]
) -> None:
    """Its bots were about to answer; the table goes on as soon as somebody looks at it."""
    url, data = house
    with server(data, "--database", url) as (port, process):
        third = Caller(port)
        third.headers = callers[0].headers
        chairs = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "nidavellir", "chairs": chairs, "start": True}
        table = third.ok("POST", "/api/tables", body)["table"]
        process.kill()
        process.wait(20)
        third.close()
    for _ in range(600):
        waiting = callers[1].ok("GET", f"/api/tables/{table}")["waiting"]
        if waiting == [0]:
            break
        time.sleep(0.05)
    assert waiting == [0]


def test_odd_addresses_are_no_tables_here_either(callers: tuple[Caller, Caller]) -> None:
    assert callers[0].ask("GET", "/api/tables/%00")[0] == 404


def test_what_partners_tell_each_other_reaches_the_other_process(
    callers: tuple[Caller, Caller],
) -> None:
    one, two = callers
    hot = [{"kind": "hot", "name": f"P{seat}"} for seat in range(1, 3)]
    body = {"game": "alkoor", "chairs": [{"kind": "me"}, *hot], "start": True}
    table = one.ok("POST", "/api/tables", body)["table"]
    path = f"/api/tables/{table}"
    owner = two.ok("GET", path)["waiting"][0]
    seat = (owner + 1) % 3
    stream = two.stream(table, owner)
    one.ok("POST", f"{path}/sign", {"seat": seat, "sign": "good"})
    asked = one.ok("GET", f"{path}/open?seat={seat}&owner={owner}")["question"]
    option = asked["options"][0]["option"]
    made = {"seat": seat, "owner": owner, "option": option, "number": asked["number"]}
    one.ok("POST", f"{path}/propose", made)
    signs: list[Any] = []
    while len(signs) < 2:
        signs += stream.next()["signs"]
    assert [sign["kind"] for sign in signs] == ["sign", "proposal"]
    (told,) = two.ok("GET", f"{path}/scene?seat={owner}")["proposals"]
    assert (told["seat"], told["option"]) == (seat, option)
    stream.close()
