"""Requests that are too large, too odd, too slow: refused at once, and the house goes on."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.server.identity import Identity, Passes, cookie_value
from antre.server.limits import MOST_HEADERS, RATES
from antre.server.wire import MOST_PIPELINED
from tests.server.den import Den, open_den
from tests.server.processes import Caller, server

IMPATIENT = (str(Path(__file__).with_name("impatient.py")),)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int, Path]]:
    """A real server: its port, its process, and the file of what it complains about."""
    complaints = tmp_path_factory.mktemp("complaints") / "stderr"
    with (
        complaints.open("w") as stderr,
        server(tmp_path_factory.mktemp("data"), stderr=stderr) as (port, process),
    ):
        yield port, process.pid, complaints


@pytest.fixture
def caller(house: tuple[int, int, Path]) -> Iterator[Caller]:
    caller = Caller(house[0])
    yield caller
    caller.close()


def raw(port: int, request: bytes) -> bytes:
    """The first line of the answer to some bytes; empty if the house hung up."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as sock:
        try:
            sock.sendall(request)
            return sock.recv(4_096).partition(b"\r\n")[0]
        except ConnectionError:
            return b""


def get(path: str, *headers: bytes) -> bytes:
    return b"\r\n".join([b"GET %b HTTP/1.1" % path.encode(), b"Host: x", *headers, b"", b""])


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4_096 / 1e6


def test_a_cookie_is_never_unquoted() -> None:
    assert cookie_value('antre="\\"\\"\\101"') == '"\\"\\"\\101"'
    assert cookie_value("a=b; antre=x.y;c") == "x.y"
    assert cookie_value("antre2=x; b=antre=y; ANTRE=z") == ""


def test_a_cookie_of_quotes_holds_nobody_up(house: tuple[int, int, Path], caller: Caller) -> None:
    """Unquoted it would take half a minute, longer than anybody here waits."""
    quotes = b'Cookie: antre="' + b'\\"' * 28_000 + b'"'
    assert b" 431 " in raw(house[0], get("/api/me", quotes))
    short = b'Cookie: antre="' + b'\\"' * 8_000 + b'"'
    assert b" 200 " in raw(house[0], get("/api/me", short))
    caller.ok("GET", "/api/me")


def test_large_headers_leave_nothing_behind(house: tuple[int, int, Path], caller: Caller) -> None:
    port, pid, _ = house
    caller.ok("GET", "/api/me")
    before = memory(pid)
    for number in range(60):
        value = b"%d" % number + b"x" * 1_000_000
        for header in (b"Cookie: antre=", b"Authorization: Bearer ", b"X-Odd: "):
            assert raw(port, get("/api/me", header + value)) in (b"", answer(431))
    assert memory(pid) - before < 30


def answer(status: int) -> bytes:
    return {431: b"HTTP/1.1 431 Request Header Fields Too Large"}[status]


def test_a_head_within_one_read_is_measured_too(house: tuple[int, int, Path]) -> None:
    many = [b"X-%d: y" % number for number in range(2_500)]
    assert b" 431 " in raw(house[0], get("/", *many))
    assert b" 431 " in raw(house[0], get("/api/me", b"X: " + b"y" * MOST_HEADERS))


CHUNKED = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nX-Antre: 1\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begin", "on"),
    [
        (b"0\r\n", b"X-Odd: aaaaaaaa\r\n"),
        (b"0\r\nX-Odd: ", b"a"),
        (b"1;", b"a"),
        (b"", b"1\r\nx\r\n"),
    ],
    ids=["many trailers", "one trailer", "extension", "tiny chunks"],
)
def test_what_stands_around_a_body_is_limited(
    house: tuple[int, int, Path], caller: Caller, begin: bytes, on: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", house[0]), timeout=20) as sock:
        sock.sendall(CHUNKED)
        with pytest.raises(ConnectionError):
            sock.sendall(begin + on * (60_000_000 // len(on)))
    caller.ok("GET", "/api/me")


def test_only_so_many_requests_wait_for_their_turn(
    house: tuple[int, int, Path], caller: Caller
) -> None:
    few, many = get("/health") * (MOST_PIPELINED // 2), get("/health") * 1_500
    with socket.create_connection(("127.0.0.1", house[0]), timeout=20) as sock:
        sock.sendall(few)
        answers = b""
        while answers.count(b"HTTP/1.1 200") < MOST_PIPELINED // 2:
            answers += sock.recv(65_536)
        sock.sendall(many)
        assert hung_up(sock)
    caller.ok("GET", "/api/me")


def test_a_reply_comes_in_one_piece(house: tuple[int, int, Path]) -> None:
    with socket.create_connection(("127.0.0.1", house[0]), timeout=20) as sock:
        sock.sendall(get("/health"))
        assert sock.recv(65_536).endswith(b'\r\n\r\n{"status":"ok"}')
        sock.sendall(get("/").replace(b"GET", b"HEAD"))
        assert sock.recv(65_536).endswith(b"\r\n\r\n")


def test_only_true_passes_are_remembered() -> None:
    passes = Passes("key", secure=False)
    header = passes.cookie(Identity("guest", "Anna", "en")).partition(";")[0].encode()
    for value in (b"antre=forged", b"antre=" + b"x" * 10_000, header, header):
        passes.identify({b"cookie": value})
    assert len(passes._read_guest._known) == 1


ODD = [
    "/%00", "/js/%00app.js", "/" + "x" * 300, "/" + "x/" * 2_500, "/%ff", "/%c0%ae%c0%ae/",
    "/t/%00", "/api/tables/%00", "/api/rules/%00", "/api/tables/" + "9" * 5_000,
    "/api/tables/0123456789ab/seat/" + "9" * 5_000, "/api/games?language=%00",
    "/api/tables/0123456789ab/stream?after=" + "9" * 5_000, "//", "/..%2f..%2f", "/\\",
]  # fmt: skip


def test_odd_addresses_are_nothing_special(house: tuple[int, int, Path], caller: Caller) -> None:
    port, _, complaints = house
    for path in ODD:
        status = int(raw(port, get(path)).split()[1])
        assert status in (200, 400, 404), (path[:40], status)
    table = caller.lay(2)
    for last in (b"9" * 5_000, "²".encode(), b"-1", b"1e9"):
        cookie = b"Cookie: " + caller.headers["Cookie"].encode()
        asked = get(f"/api/tables/{table}/stream?seat=0", cookie, b"Last-Event-ID: " + last)
        assert b" 200 " in raw(port, asked)
    upgrade = get("/", b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13")
    assert b" 200 " in raw(port, upgrade)
    assert complaints.read_text() == ""


def test_pages_are_rationed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "page", (1e-9, 20.0))
    with open_den(tmp_path, limits=True) as den:
        visitor = den.guest()
        statuses = [visitor.request("GET", "/nothing").status_code for _ in range(22)]
    assert statuses == [404] * 20 + [429] * 2


def test_what_goes_wrong_costs_one_line(den: Den, caplog: pytest.LogCaptureFixture) -> None:
    den.house.find = None  # type: ignore[assignment,method-assign]
    visitor = den.guest()
    assert visitor.ask("GET", "/api/tables/0123456789ab")[0] == 500
    lines = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 1
    assert lines[0].startswith("TypeError at ")
    assert "\n" not in lines[0]


# --- slow


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with server(tmp_path_factory.mktemp("data"), program=IMPATIENT) as (port, _):
        yield port


@pytest.mark.parametrize(
    "part",
    [b"", b"\r\n", b"GET / HT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"],
)
def test_a_request_that_does_not_come_is_not_waited_for(impatient: int, part: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient), timeout=20) as sock:
        sock.sendall(part)
        assert hung_up(sock)


def hung_up(sock: socket.socket) -> bool:
    """Is the line cut within the time of the socket?"""
    try:
        while sock.recv(4_096):
            pass
    except ConnectionResetError:
        pass
    return True


def test_somebody_who_never_reads_is_cut_off(impatient: int) -> None:
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        sock.settimeout(20)
        sock.connect(("127.0.0.1", impatient))
        sock.sendall(get("/api/rules/nidavellir") * 20)
        poll = select.poll()
        poll.register(sock, select.POLLHUP | select.POLLERR)
        assert poll.poll(20_000)


def test_who_listens_quietly_is_not_cut_off(impatient: int) -> None:
    caller = Caller(impatient)
    table = caller.lay(2)
    stream = caller.stream(table, 0)
    cut = socket.create_connection(("127.0.0.1", impatient), timeout=20)
    assert hung_up(cut)
    cut.close()
    caller.ok("POST", f"/api/tables/{table}/decide", {"seat": 0, "options": ["bid:b4"]})
    assert next(event["kind"] for told in stream for event in told["events"]) == "bid"
    stream.close()
    caller.close()
