"""HTTP: what a guest does with the list of their own tables."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.models import Nothing
from antre.server.models_accounts import PutAway
from antre.server.my_tables import MyTables

NOTHING: dict[int | str, dict[str, Any]] = {200: {"model": Nothing}}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
    tables = MyTables(context.house)

    @api.post("/{id}/put-away", responses=NOTHING, summary="Out of sight in my list, or back")
    async def put_away(request: Request, id: str, wanted: PutAway) -> Response:
        who = guest(request)
        await context.table(request, stopped=True)
        await tables.put_away(id, who.guest, wanted.away)
        return reply({})

    @api.post("/{id}/delete", responses=NOTHING, summary="Delete a table at which I was alone")
    async def delete(request: Request, id: str) -> Response:
        who = guest(request)
        await context.table(request, stopped=True)
        await tables.throw_away(id, who.guest)
        return reply({})

    return api
