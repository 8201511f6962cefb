"""HTTP over one kept connection, as cheap as a load generator needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

Answer = Callable[[int, bytes, bytes], None]
END = b"\r\n\r\n"
LENGTH = b"content-length: "


class BadAnswer(Exception):
    """The server said something that the benchmark cannot go on with."""


class Post(asyncio.Protocol):
    """One request at a time; `answered` gets status, head and body of each reply."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.answered: Answer = lambda status, head, body: None
        self._pending = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        self.answered(0, b"", b"the connection was closed")

    def send(self, request: bytes) -> None:
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        data = self._pending + data
        head, end, body = data.partition(END)
        if not end or len(body) < length_of(head):
            self._pending = data
            return
        self._pending = b""
        self.answered(int(head[9:12]), head, body)

    async def ask(self, request: bytes) -> tuple[bytes, bytes]:
        """Head and body of the reply to one request; raises BadAnswer if it is not 200."""
        done: asyncio.Future[tuple[int, bytes, bytes]] = asyncio.get_running_loop().create_future()
        self.answered = lambda *reply: None if done.done() else done.set_result(reply)
        self.send(request)
        status, head, body = await done
        if status != 200:
            raise BadAnswer(f"{status}: {body.decode(errors='replace')}")
        return head, body


def length_of(head: bytes) -> int:
    head = head.lower()
    start = head.find(LENGTH)
    if start < 0:
        raise BadAnswer(f"a reply without a length: {head[:80]!r}")
    return int(head[start + len(LENGTH) :].partition(b"\r")[0])


def request(method: str, path: str, headers: bytes, body: bytes = b"") -> bytes:
    length = b"content-length: %d\r\n" % len(body) if method == "POST" else b""
    return b"%b %b HTTP/1.1\r\n%b%b\r\n%b" % (method.encode(), path.encode(), headers, length, body)
