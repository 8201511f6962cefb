"""A stream ends with the right to its chair, by whatever way the chair changes hands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.processes import Caller, EventStream, server

BIDS = ["bid:b4", "bid:b3", "bid:b2"]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(tmp_path_factory.mktemp("data")) as (port, _):
        yield port


@pytest.fixture
def host(port: int) -> Iterator[Caller]:
    caller = Caller(port)
    yield caller
    caller.close()


@pytest.fixture
def friend(port: int) -> Iterator[Caller]:
    caller = Caller(port)
    yield caller
    caller.close()


def lay(host: Caller, second: str, **more: bool) -> tuple[str, str]:
    chairs = [{"kind": "me"}, {"kind": second}]
    laid = host.ok("POST", "/api/tables", {"game": "nidavellir", "chairs": chairs, **more})
    return laid["table"], laid["invite"]


def join(guest: Caller, table: str, invite: str) -> None:
    guest.ok("POST", f"/api/tables/{table}/join", {"invite": invite, "seat": 1})


def ended(stream: EventStream) -> list[str]:
    """The kinds of events a stream tells until the house ends it."""
    assert stream.line.sock is not None
    stream.line.sock.settimeout(8)  # less than a heartbeat: a stream that lives on fails
    kinds = [event["kind"] for told in stream for event in told["events"]]
    stream.close()
    return kinds


def bid(guest: Caller, table: str, seat: int) -> None:
    guest.ok("POST", f"/api/tables/{table}/decide", {"seat": seat, "options": BIDS})


def test_a_host_who_opens_a_chair_hears_no_bid_of_who_sits_down(
    host: Caller, friend: Caller
) -> None:
    table, invite = lay(host, "hot")
    spy = host.stream(table, 1)
    host.ok("POST", f"/api/tables/{table}/chair", {"seat": 1, "kind": "open"})
    join(friend, table, invite)
    host.ok("POST", f"/api/tables/{table}/start")
    bid(friend, table, 1)
    bid(host, table, 0)
    assert ended(spy) == []


def test_who_gets_up_hears_no_bid_of_who_sits_down_next(
    port: int, host: Caller, friend: Caller
) -> None:
    table, invite = lay(host, "open")
    join(friend, table, invite)
    spy = friend.stream(table, 1)
    friend.ok("POST", f"/api/tables/{table}/leave")
    other = Caller(port)
    join(other, table, invite)
    host.ok("POST", f"/api/tables/{table}/start")
    bid(other, table, 1)
    assert ended(spy) == []
    other.close()


def test_who_is_moved_hears_no_bid_of_who_sits_there_now(host: Caller, friend: Caller) -> None:
    table, invite = lay(host, "open")
    join(friend, table, invite)
    spy = friend.stream(table, 1)
    host.ok("POST", f"/api/tables/{table}/move", {"seat": 0, "to": 1})
    host.ok("POST", f"/api/tables/{table}/start")
    bid(host, table, 1)
    bid(friend, table, 0)
    assert ended(spy) == []


def test_a_bot_in_an_opened_chair_is_not_overheard(host: Caller) -> None:
    table, _ = lay(host, "hot")
    spy = host.stream(table, 1)
    host.ok("POST", f"/api/tables/{table}/chair", {"seat": 1, "kind": "bot", "level": "easy"})
    host.ok("POST", f"/api/tables/{table}/start")
    assert ended(spy) == []


def test_who_leaves_a_closed_table_no_longer_looks_on(host: Caller, friend: Caller) -> None:
    table, invite = lay(host, "open", spectators=False)
    join(friend, table, invite)
    spy = friend.stream(table, -1)
    friend.ok("POST", f"/api/tables/{table}/leave")
    assert ended(spy) == []


def test_who_keeps_the_chair_keeps_the_stream(host: Caller, friend: Caller) -> None:
    """A bot that stands in plays for the one whose chair it is."""
    table, invite = lay(host, "open")
    join(friend, table, invite)
    host.ok("POST", f"/api/tables/{table}/start")
    mine = friend.stream(table, 1)
    friend.ok("POST", f"/api/tables/{table}/leave")
    assert next(event["kind"] for told in mine for event in told["events"]) == "bid"
    mine.close()


def test_who_plays_does_not_hear_spectators_by_looking_on(host: Caller, friend: Caller) -> None:
    table, _ = lay(host, "hot")
    host.ok("POST", f"/api/tables/{table}/start")
    spy, watcher = host.stream(table, -1), friend.stream(table, -1)
    friend.ok("POST", f"/api/tables/{table}/chat", {"text": "he has the five"})
    host.ok("POST", f"/api/tables/{table}/chat", {"text": "my turn"})
    assert [until_said(stream) for stream in (spy, watcher)] == [[], ["talk"]]


def until_said(stream: EventStream) -> list[str]:
    """The kinds of signs that a stream tells before somebody at the table says something."""
    kinds: list[str] = []
    for told in stream:
        kinds += [sign["kind"] for sign in told["signs"]]
        if told["chat"]:
            break
    stream.close()
    return kinds
