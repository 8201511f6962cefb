"""Streams from a real server process: what comes, in which words, and again after a break."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.server.identity import Identity
from antre.server.streams import MOST_PENDING, Listener
from tests.server.processes import Caller, server


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(tmp_path_factory.mktemp("data")) as (port, _):
        yield port


@pytest.fixture
def caller(port: int) -> Iterator[Caller]:
    caller = Caller(port)
    yield caller
    caller.close()


def decide(caller: Caller, table: str, seat: int, *options: str) -> int:
    body = {"seat": seat, "options": list(options)}
    version: int = caller.ok("POST", f"/api/tables/{table}/decide", body)["version"]
    return version


def test_a_stream_tells_each_seat_its_own_story(caller: Caller) -> None:
    table = caller.lay(2)
    streams = [caller.stream(table, seat) for seat in (-1, 0, 1)]
    decide(caller, table, 0, "bid:b4", "bid:b3", "bid:b2")
    version = decide(caller, table, 1, "bid:b4", "bid:b3", "bid:b2")
    stories = [stream.until(version) for stream in streams]
    kinds = [[event["kind"] for told in story for event in told["events"]] for story in stories]
    assert [story.count("bid") for story in kinds] == [0, 3, 3]
    assert all("reveal" in story for story in kinds)
    last = stories[1][-1]
    assert last["waiting"] == caller.ok("GET", f"/api/tables/{table}")["waiting"]
    assert not last["over"]
    for stream in streams:
        stream.close()


def test_a_stream_goes_on_after_the_last_id(caller: Caller) -> None:
    table = caller.lay(2)
    first = caller.stream(table, 0, after=0)
    decide(caller, table, 0, "bid:b4")
    version = decide(caller, table, 0, "bid:b3")
    story = first.until(version)
    first.close()
    for after in range(version + 1):
        stream = caller.stream(table, 0, after=after)
        if after < version:
            missed = [told for told in stream.until(version) if not told["lobby"] or told["events"]]
            assert missed == [told for told in story if told["version"] > after and (
                not told["lobby"] or told["events"])]  # fmt: skip
        stream.close()


def test_talk_and_chairs_come_through_the_stream(caller: Caller) -> None:
    body = {"game": "nidavellir", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    table = caller.ok("POST", "/api/tables", body)["table"]
    stream = caller.stream(table, -1, after=1)
    caller.ok("POST", f"/api/tables/{table}/chat", {"text": "<i>hello</i>"})
    talk = next(told for told in stream if told["chat"])
    assert talk["chat"] == [{"seat": 0, "name": "Traveller", "text": "<i>hello</i>"}]
    caller.ok("POST", f"/api/tables/{table}/chair", {"seat": 1, "kind": "hot", "name": "Léa"})
    assert next(told for told in stream if told["version"] > talk["version"])["lobby"]
    stream.close()


def test_who_listens_is_seen_by_the_others(port: int, caller: Caller) -> None:
    friend = Caller(port)
    body = {"game": "nidavellir", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    table, invite = caller.ok("POST", "/api/tables", body).values()
    friend.ok("POST", f"/api/tables/{table}/join", {"invite": invite})
    mine = caller.stream(table, 0)
    theirs = friend.stream(table, 1)
    assert next(told for told in mine if told["lobby"])["events"] == []
    assert caller.ok("GET", f"/api/tables/{table}")["chairs"][1]["online"]
    for closing in (theirs, mine, friend):
        closing.close()


def test_a_bot_may_use_a_token_for_its_stream(port: int, caller: Caller) -> None:
    table = caller.lay(2)
    token = caller.ok("GET", f"/api/tables/{table}")["chairs"][1]["token"]
    bot = Caller(port, token)
    stream = bot.stream(table, 1)
    version = decide(bot, table, 1, "bid:b4")
    assert stream.until(version)[-1]["events"][0]["kind"] == "bid"
    stream.close()
    bot.close()


def test_a_stream_that_lags_behind_is_closed() -> None:
    listener = Listener(0, "en", Identity("guest", "", "en"))
    for _ in range(MOST_PENDING + 1):
        listener.push(b"x")
    coroutine = listener.take()
    with pytest.raises(StopIteration) as end:
        coroutine.send(None)
    assert end.value.value is None


def test_a_game_survives_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as (port, _):
        caller = Caller(port)
        table = caller.lay(3)
        for seat in range(3):
            decide(caller, table, seat, "bid:b4", "bid:b3", "bid:b2")
        caller.ok("POST", f"/api/tables/{table}/chat", {"text": "back soon"})
        paths = [f"/api/tables/{table}/seat/{seat}" for seat in (-1, 0, 1, 2)]
        before = [caller.ok("GET", path) for path in paths]
        story = caller.stream(table, 0, after=0)
        told = story.until(before[1]["version"])
        story.close()
        caller.close()
    with server(tmp_path) as (port, _):
        again = Caller(port)
        again.headers = caller.headers
        assert [again.ok("GET", path) for path in paths] == before
        assert again.ok("GET", f"/api/tables/{table}")["chat"][0]["text"] == "back soon"
        story = again.stream(table, 0, after=0)
        assert [t for t in story.until(before[1]["version"]) if t["events"]] == [
            t for t in told if t["events"]
        ]
        story.close()
        again.close()
