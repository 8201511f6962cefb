"""HTTP: the company at a table: talk, stand-ins for the absent, and once more."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.core.event import SPECTATOR
from antre.server import commands, gallery, replies
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.api_tables import TABLE, describe
from antre.server.authorization import may_look, own_seat, seats_of
from antre.server.errors import Denied
from antre.server.models import OneSeat
from antre.server.models_tables import Chat, Rematch, TableLaid
from antre.server.revoked import seat_subject
from antre.server.words import clean_talk


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
    stand_in = context.house.configuration.stand_in

    @api.post("/{id}/chat", responses=TABLE, summary="Say something to the table, or who looks on")
    async def chat(request: Request, id: str, chat: Chat) -> Response:
        live, who = await context.table(request)
        context.limits.take("chat", who.key)
        if not (text := clean_talk(chat.text)):
            raise Denied(400, "malformed", what="text")
        if seats_of(live.table, who):
            await live.change(commands.chat(who.guest, text, who.seat))
        else:
            may_look(live.table, guest(request), SPECTATOR)
            live.sign(gallery.remark(live.table, who.called, text))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/replace", responses=TABLE, summary="Vote for a bot in an absent one's place")
    async def replace(request: Request, id: str, absent: OneSeat) -> Response:
        guest(request)
        live, who = await context.table(request)
        commands.known_seat(live.table, absent.seat)
        there = live.presence.may_be_there(live.table.chairs[absent.seat].guest)
        there = there and absent.seat not in live.out_of_time()
        await live.change(commands.vote(who.guest, absent.seat, there, stand_in))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/return", responses=TABLE, summary="Take the seat back from the bot")
    async def come_back(request: Request, id: str, seat: OneSeat) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, seat.seat)
        await live.change(commands.come_back(who.guest, seat.seat, live.now()))
        return reply(describe(context, live, who, language_of(request)))

    @api.post("/{id}/rematch", responses={200: {"model": TableLaid}}, summary="Once more")
    async def rematch(request: Request, id: str, wanted: Rematch | None = None) -> Response:
        guest(request)
        live, who = await context.table(request, stopped=True)
        context.ration_tables(request)
        start = wanted is None or wanted.start
        again = await context.house.rematch(live, who.guest, start)
        return reply(replies.tell_laid(again.table))

    @api.post("/{id}/token", responses=TABLE, summary="A new token for a seat; the old one ends")
    async def token(request: Request, id: str, seat: OneSeat) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        own_seat(live.table, who, seat.seat)
        subject = seat_subject(live.table.id, seat.seat)
        await context.house.revoke(subject, context.house.revoked.least(subject) + 1)
        return reply(describe(context, live, who, language_of(request)))

    return api
