"""HTTP: what a guest has played. Nobody is told of another's."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.history import past_as_csv, past_of, tell_past
from antre.server.models_people import HistoryReply

FILE = {"content": {"text/csv": {"schema": {"type": "string"}}}}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/me", tags=["people"], responses=ERRORS)
    storage = context.house.storage

    @api.get("/history", responses={200: {"model": HistoryReply}}, summary="What I have played")
    async def history(request: Request) -> Response:
        who = guest(request)
        context.limits.take("history", who.key)
        return reply(tell_past(await storage.read(past_of(who.guest)), language_of(request)))

    @api.get("/history.csv", responses={200: FILE}, summary="The same as a table")
    async def table(request: Request) -> Response:
        who = guest(request)
        context.limits.take("export", who.key)
        return Response(
            past_as_csv(await storage.read(past_of(who.guest))),
            media_type="text/csv; charset=utf-8",
            headers={"content-disposition": 'attachment; filename="antre.csv"'},
        )

    return api
