"""Server-sent events: one listener for each open stream, fed with ready bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from antre.server.identity import Identity

# A reader so far behind is better served by a new stream, which tells it all in one go.
MOST_PENDING = 1_000
HEARTBEAT = b": \n\n"


class Listener:
    """One open stream: whose eyes, which language, who asked, and what is still to be sent."""

    __slots__ = ("_closed", "_pending", "_waker", "language", "seat", "who")

    def __init__(self, seat: int, language: str, who: Identity) -> None:
        self.seat = seat
        self.language = language
        self.who = who
        self._pending: list[bytes] = []
        self._waker: asyncio.Future[None] | None = None
        self._closed = False

    @property
    def guest(self) -> str:
        return self.who.guest

    def push(self, data: bytes) -> None:
        if len(self._pending) >= MOST_PENDING:
            self._closed = True
        self._pending.append(data)
        self._wake()

    def close(self) -> None:
        self._closed = True
        self._wake()

    def _wake(self) -> None:
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)

    async def take(self) -> bytes | None:
        """All that is waiting to be sent, as soon as there is something; None at the end."""
        while not self._pending and not self._closed:
            self._waker = asyncio.get_running_loop().create_future()
            await self._waker
        if self._closed:
            return None
        data = b"".join(self._pending)
        self._pending.clear()
        return data


class Stream(Response):
    """The answer that a listener makes; `leave` is called when the reader has gone."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener, leave: Callable[[Listener], None]) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self.listener = listener
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        watch = asyncio.create_task(self._watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            while (data := await self.listener.take()) is not None:
                await send({"type": "http.response.body", "body": data, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        except OSError:
            pass
        finally:
            watch.cancel()
            self.leave(self.listener)

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.listener.close()
