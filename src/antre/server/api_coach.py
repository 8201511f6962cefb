"""HTTP: a word of advice to whoever plays with bots."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.server import commands
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.authorization import own_seat
from antre.server.errors import Denied
from antre.server.models import AdviceReply, OneSeat
from antre.server.table import Table


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=ERRORS)

    @api.post("/advice", responses={200: {"model": AdviceReply}}, summary="What would you do?")
    async def advice(request: Request, id: str, asked: OneSeat) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, asked.seat)
        state = commands.playing(live.table).state
        if asked.seat not in state.waiting:
            raise Denied(409, "not-asked", allowed=state.waiting)
        if not is_alone(live.table):
            raise Denied(403, "no-advice")
        context.limits.take("advice", who.key)
        opinions = await context.house.bot_workers.advise(state, asked.seat)
        return reply({"opinions": [each._asdict() for each in opinions]})

    return api


def is_alone(table: Table) -> bool:
    """Is there one person at the table, and bots?"""
    return sum(chair.person for chair in table.chairs) == 1
