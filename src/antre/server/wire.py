"""The line to a browser: a request comes whole, soon and not too large, or the line is cut.

What is checked here cannot be left to the application, which is asked only when the head of a
request has been read.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

# More than the largest head and the largest body together that the house takes.
MOST_AT_ONCE = 64 * 1024
ASKING = 15.0  # seconds a request may take to come
BLOCKED = 30.0  # seconds somebody may read nothing of what is sent
UNSENT = 256 * 1024  # bytes the system keeps for somebody who does not read
MOST_PIPELINED = 64  # requests somebody may send before the first is answered


class Wire(HttpToolsProtocol):
    """uvicorn's own protocol, with an end to patience."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._head = 0
        self._in_head = True
        self._behind = 0
        self._asking_since: float | None = None
        self._blocked_since: float | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking_since = time.monotonic()
        if (sock := transport.get_extra_info("socket")) is not None:
            # Whoever has hung up again already has no options left to set.
            with suppress(OSError):
                notice_the_dead(sock)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_AT_ONCE:
                self._refuse(431)
                return
        else:
            self._behind += len(data)
        if self._asking_since is None:
            self._asking_since = time.monotonic()
        super().data_received(data)
        if self._behind > MOST_AT_ONCE:
            # A body too large was refused before, but what stands around its chunks is kept too.
            self._cut()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._head = self._behind = 0
        if len(self.pipeline) < MOST_PIPELINED:
            super().on_headers_complete()
        elif not self.transport.is_closing():
            self._cut()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._asking_since = None
        super().on_message_complete()

    def pause_writing(self) -> None:
        self._blocked_since = time.monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._blocked_since = None
        super().resume_writing()

    def cut_if_stuck(self, now: float) -> None:
        asking, blocked = self._asking_since, self._blocked_since
        if (asking is not None and now - asking > ASKING) or (
            blocked is not None and now - blocked > BLOCKED
        ):
            self._cut()

    def _cut(self) -> None:
        """At once, without a try to deliver what nobody takes."""
        if (sock := self.transport.get_extra_info("socket")) is not None:
            with suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._part()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._part()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        if not cycle.waiting_for_100_continue:
            cycle.transport = InOneGo(cycle)  # type: ignore[assignment]
        super()._start_asgi_task(cycle, app)

    def _part(self) -> None:
        """Whoever answers now need not go on; uvicorn itself tells only the newest request."""
        cycle = self._answering
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def _refuse(self, status: int) -> None:
        close = b"content-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + close)
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """A request like any other: it is not worth a line in the log."""


class InOneGo:
    """The way out for one reply: its head waits for its body, so that both leave in one packet.

    A reply whose length is not known beforehand is a stream: there nothing waits.
    """

    __slots__ = ("_cycle", "_head", "_transport", "is_closing")

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle
        self._transport = cycle.transport
        self._head = b""
        self.is_closing = cycle.transport.is_closing

    def write(self, data: bytes) -> None:
        cycle = self._cycle
        if not self._head and cycle.expected_content_length and cycle.scope["method"] != "HEAD":
            self._head = data
            return
        cycle.transport = self._transport
        self._transport.write(self._head + data)

    def close(self) -> None:
        self._transport.write(self._head)
        self._transport.close()


def cut_the_stuck(lines: Iterable[object]) -> None:
    now = time.monotonic()
    for line in lines:
        if isinstance(line, Wire):
            line.cut_if_stuck(now)


def notice_the_dead(sock: socket.socket) -> None:
    """Where nobody has confirmed anything for a while, the system ends the connection."""
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", max(1, int(BLOCKED))),
        ("TCP_KEEPINTVL", 10),
        ("TCP_KEEPCNT", 3),
        ("TCP_USER_TIMEOUT", int(1_000 * BLOCKED)),
    ):
        # Not every system has them.
        if (option := getattr(socket, name, None)) is not None:
            sock.setsockopt(socket.IPPROTO_TCP, option, value)
