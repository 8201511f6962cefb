"""A port of its own where figures can be read: nobody who plays comes past it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial

from antre.server.metrics import TYPE

LOG = logging.getLogger("antre.server")
PATIENCE = 5.0
MOST_HEAD = 8192
Read = Callable[[], str]


@asynccontextmanager
async def metrics_port(place: tuple[str, int] | None, read: Read) -> AsyncIterator[None]:
    """Open while the house is; without a place there is none."""
    if place is None:
        yield
        return
    host, port = place
    try:
        server = await asyncio.start_server(partial(serve, read), host, port, limit=MOST_HEAD)
    except OSError as error:
        # The house is for players: it stays open without its figures.
        LOG.error("no figures at %s, port %d: %s", host, port, error.strerror or error)
        yield
        return
    yield
    server.close()


async def serve(read: Read, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        with suppress(TimeoutError, OSError, EOFError, asyncio.LimitOverrunError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(answer(read, head.partition(b"\r\n")[0].split(b" ")))
            await asyncio.wait_for(writer.drain(), PATIENCE)
    finally:
        writer.close()


def answer(read: Read, asked: list[bytes]) -> bytes:
    if asked[:2] != [b"GET", b"/metrics"]:
        return b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    body = read().encode()
    head = b"HTTP/1.1 200 OK\r\ncontent-type: %b\r\ncontent-length: %d\r\nconnection: close"
    return head % (TYPE, len(body)) + b"\r\n\r\n" + body
