"""Is the process alive, and can it serve? For whoever keeps it running or sends it requests."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from sqlalchemy import text

from antre.server.api_context import reply
from antre.server.errors import Denied
from antre.server.models import ErrorReply, Health
from antre.server.storage import Storage, Unavailable

PROBES = frozenset(["/health", "/ready"])
PATIENCE = 2.0


def routes(storage: Storage) -> APIRouter:
    api = APIRouter(tags=["health"])
    readiness = Readiness(storage)

    @api.get("/health", responses={200: {"model": Health}}, summary="The process answers")
    async def health() -> Response:
        return reply({"status": "ok"})

    @api.get(
        "/ready",
        responses={200: {"model": Health}, 503: {"model": ErrorReply}},
        summary="The process can serve: its database answers",
    )
    async def ready() -> Response:
        if not await readiness.check():
            raise Denied(503, "unavailable")
        return reply({"status": "ok"})

    return api


class Readiness:
    """Asks the database, one question at a time: a frozen one must not hold a thread for each."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._asked: asyncio.Future[bool] | None = None

    async def check(self) -> bool:
        if self._asked is None or self._asked.done():
            self._asked = asyncio.ensure_future(self._ask())
        try:
            return await asyncio.wait_for(asyncio.shield(self._asked), PATIENCE)
        except TimeoutError:
            return False

    async def _ask(self) -> bool:
        try:
            await self.storage.read(lambda connection: connection.execute(text("SELECT 1")))
        except Unavailable:
            return False
        return True
