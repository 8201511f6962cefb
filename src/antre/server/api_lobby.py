"""HTTP: before a game begins: the invitation as a picture to be scanned, other chairs, shields."""

from __future__ import annotations

from io import BytesIO

import segno
from fastapi import APIRouter, Request, Response

from antre.server import commands
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.api_tables import TABLE, describe
from antre.server.api_watch import SVG
from antre.server.errors import Denied
from antre.server.models_tables import Move, Shield


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

    @api.get("/{id}/invitation.svg", responses=SVG, summary="The invitation, to be scanned")
    async def invitation(request: Request, id: str) -> Response:
        who = guest(request)
        context.ration_scenes(request)
        live, _ = await context.table(request)
        told = describe(context, live, who, language_of(request))["invitation"]
        if told is None:
            raise Denied(403, "not-seated")
        # Where the house knows no address of its own, it has the one it was asked at.
        address = told if "://" in told else f"{request.base_url}{told[1:]}"
        return Response(
            drawn(address), media_type="image/svg+xml", headers={"cache-control": "no-store"}
        )

    @api.post("/{id}/move", responses=TABLE, summary="To a free chair; the host exchanges any two")
    async def move(request: Request, id: str, wanted: Move) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        await live.change(commands.move(who.guest, wanted.seat, wanted.to))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/shield", responses=TABLE, summary="Bear another shield, before the game")
    async def shield(request: Request, id: str, wanted: Shield) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        await live.change(commands.choose_shield(who.guest, wanted.seat, wanted.shield))
        return reply(describe(context, live, who, language_of(request)))

    return api


def drawn(address: str) -> bytes:
    """An address that a telephone can read, with the margin it needs."""
    picture = BytesIO()
    code = segno.make(address, error="m", micro=False)
    code.save(picture, kind="svg", border=3, light="#fff", omitsize=True, xmldecl=False)
    return picture.getvalue()
