"""Four people at each table of the house: they come in, sit down, listen, and play a script."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.progress import Progress

from serving.load import Load
from serving.script import Line
from serving.wire import BadAnswer, Post, request

SEATS = 4
AT_ONCE = 16
HEADERS = (
    b"host: 127.0.0.1\r\nuser-agent: Mozilla/5.0 (X11; Linux x86_64)\r\n"
    b"accept: */*\r\naccept-encoding: gzip, deflate, br\r\naccept-language: %b\r\n"
    b"content-type: application/json\r\nx-antre: 1\r\n"
)
LANGUAGES = (b"fr", b"en")


class Ear(asyncio.Protocol):
    """An open stream, of which only the versions matter."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.transport: Any = None
        self._pending = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        self.table.fail("a stream was closed")

    def data_received(self, data: bytes) -> None:
        data = self._pending + data
        if not data.endswith(b"\n\n\r\n"):
            self._pending = data
            return
        self._pending = b""
        start = data.rfind(b"\nid: ")
        if start >= 0:
            self.table.hear(self.seat, int(data[start + 5 : data.index(b"\n", start + 5)]))


class Table:
    """A table with its connections; it plays one line of its script after the other."""

    def __init__(self, number: int, ports: Sequence[int], spread: bool) -> None:
        """At one process of several; or, spread, each seat at the next one."""
        self.ports = [ports[(number + seat * spread) % len(ports)] for seat in range(SEATS)]
        self.headers = [HEADERS % LANGUAGES[(number + seat) % 2] for seat in range(SEATS)]
        self.load: Load | None = None
        self.posts: list[Post] = []
        self.ears: list[Ear] = []
        self.id = ""
        self.heads: list[bytes] = []
        self.script: Sequence[Line] = ()
        self.place = 0
        self.heard = [-1] * SEATS
        self.expected = [0] * SEATS
        self.since = 0.0
        self.acknowledged = True
        self.missing = 0

    # --- coming in

    async def open(self) -> None:
        """Lay the table, sit down on all four chairs, and begin."""
        loop = asyncio.get_running_loop()
        for port in self.ports:
            _, post = await loop.create_connection(Post, "127.0.0.1", port)
            self.posts.append(post)
        wanted = {"game": "nidavellir", "seats": SEATS, "chairs": [{"kind": "me"}]}
        laid = await self._enter(0, "/api/tables", wanted)
        self.id = laid["table"]
        for seat in range(1, SEATS):
            place = {"invite": laid["invite"], "seat": seat}
            await self._enter(seat, f"/api/tables/{self.id}/join", place)
        start = f"/api/tables/{self.id}/start"
        await self.posts[0].ask(request("POST", start, self.headers[0], b"{}"))

    async def _enter(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        """A first request, which makes a guest: from then on the cookie goes with it."""
        sent = request("POST", path, self.headers[seat], json.dumps(body).encode())
        head, reply = await self.posts[seat].ask(sent)
        _, found, cookie = head.partition(b"set-cookie: ")
        if not found:
            raise BadAnswer("a new guest got no cookie")
        self.headers[seat] += b"cookie: %b\r\n" % cookie.partition(b";")[0]
        return json.loads(reply)

    async def listen(self) -> None:
        """Open all four streams; each says the version it begins with."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            transport, ear = await loop.create_connection(
                partial(Ear, self, seat), "127.0.0.1", self.ports[seat]
            )
            path = f"/api/tables/{self.id}/stream?seat={seat}"
            transport.write(request("GET", path, self.headers[seat]))
            self.ears.append(ear)
        while min(self.heard) < 0:
            await asyncio.sleep(0.01)

    def prepare(self, script: Sequence[Line]) -> None:
        path = f"POST /api/tables/{self.id}/decide HTTP/1.1\r\n".encode()
        self.heads = [path + headers + b"content-length: " for headers in self.headers]
        self.script = script
        self.expected = self.heard[:]
        for post in self.posts:
            post.answered = self._acknowledge

    # --- playing

    @property
    def over(self) -> bool:
        return self.place >= len(self.script)

    def play(self, since: float) -> None:
        line = self.script[self.place]
        self.place += 1
        self.since = since
        self.acknowledged = False
        self.missing = len(line.heard_by)
        for seat in line.heard_by:
            self.expected[seat] += 1
        body = line.body
        self.posts[line.seat].send(b"%b%d\r\n\r\n%b" % (self.heads[line.seat], len(body), body))

    def hear(self, seat: int, version: int) -> None:
        known, self.heard[seat] = self.heard[seat], version
        if known < version == self.expected[seat]:
            self.missing -= 1
            self._check()

    def _acknowledge(self, status: int, _: bytes, body: bytes) -> None:
        if status != 200:
            self.fail(f"a choice was answered with {status}: {body.decode(errors='replace')}")
            return
        self.acknowledged = True
        self._check()

    def _check(self) -> None:
        if self.acknowledged and not self.missing and self.load is not None:
            line = self.script[self.place - 1]
            self.load.done(self, self.since, len(line.heard_by) == SEATS)

    def fail(self, reason: str) -> None:
        if self.load is not None:
            self.load.fail(reason)

    def close(self) -> None:
        self.load = None
        ends: list[Post | Ear] = [*self.posts, *self.ears]
        for end in ends:
            end.transport.abort()


async def seat_all(
    count: int, ports: Sequence[int], progress: Progress, spread: bool = False
) -> list[Table]:
    """So many tables with everybody seated, a few at a time."""
    tables = [Table(number, ports, spread) for number in range(count)]
    door = asyncio.Semaphore(AT_ONCE)
    task = progress.add_task("Antre: sitting down", total=count)

    async def come(table: Table) -> None:
        async with door:
            await table.open()
            await table.listen()
        progress.advance(task)

    await asyncio.gather(*(come(table) for table in tables))
    # Presence is told to everybody: let the last of it arrive before the versions are noted.
    await asyncio.sleep(0.5)
    return tables
