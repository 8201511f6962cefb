"""HTTP: tables that are offered to everybody."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.server import commands
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.api_tables import check_public, describe
from antre.server.models_people import PublicReply
from antre.server.models_tables import Offer, TableReply
from antre.server.public_tables import public_tables


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)

    @api.get(
        "/public",
        responses={200: {"model": PublicReply}},
        summary="Tables with a free chair, and games that one may watch",
    )
    async def offered(request: Request) -> Response:
        context.limits.take("list", guest(request).key)
        return reply({"tables": await public_tables(context.house, language_of(request))})

    @api.post(
        "/tables/{id}/public",
        responses={200: {"model": TableReply}},
        summary="The host offers it to everybody, or not",
    )
    async def offer(request: Request, id: str, wanted: Offer) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        check_public(context, wanted.public)
        await live.change(commands.offer(who.guest, wanted.public))
        return reply(describe(context, live, who, language_of(request)))

    return api
