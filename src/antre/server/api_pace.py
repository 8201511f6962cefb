"""HTTP: the pace of a game: how long one may think, pauses, and giving up."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.server import commands, interruptions
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.api_tables import TABLE, describe
from antre.server.authorization import own_seat
from antre.server.models import OneSeat
from antre.server.models_tables import Agree, ChooseClock


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
    stand_in = context.house.configuration.stand_in

    @api.post("/{id}/clock", responses=TABLE, summary="The host chooses how long one may think")
    async def clock(request: Request, id: str, wanted: ChooseClock) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        await live.change(commands.choose_clock(who.guest, wanted.plain))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/concede", responses=TABLE, summary="Give up; there is no way back")
    async def concede(request: Request, id: str, seat: OneSeat) -> Response:
        guest(request)
        live, who = await context.table(request)
        await live.change(interruptions.concede(who.guest, seat.seat, stand_in))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/pause", responses=TABLE, summary="Ask for a pause; it begins when all agree")
    async def pause(request: Request, id: str, seat: OneSeat) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, seat.seat)
        await live.change(interruptions.ask_for_pause(seat.seat))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/agree-pause", responses=TABLE, summary="Agree to a pause, refuse, or end it")
    async def agree_pause(request: Request, id: str, wanted: Agree) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, wanted.seat)
        await live.change(interruptions.agree_to_pause(wanted.seat, wanted.agrees))
        return reply(describe(context, live, who, language_of(request)))

    return api
