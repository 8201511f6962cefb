"""HTTP: a word of advice, and a line tried on a copy, for whoever plays with bots."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.core.state import State
from antre.server import commands, what_if
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.authorization import own_seat
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.models import AdviceReply, OneSeat, WhatIf, WhatIfReply
from antre.server.table import Table


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=ERRORS)

    @api.post("/advice", responses={200: {"model": AdviceReply}}, summary="What would you do?")
    async def advice(request: Request, id: str, asked: OneSeat) -> Response:
        live, who = await context.table(request)
        state = advisable(live.table, who, asked.seat)
        context.limits.take("advice", who.key)
        opinions = await context.house.bot_workers.advise(state, asked.seat)
        return reply({"opinions": [each._asdict() for each in opinions]})

    @api.post(
        "/what-if",
        responses={200: {"model": WhatIfReply}},
        summary="The table after choices of mine, in a world that I could not tell from the real",
    )
    async def try_line(request: Request, id: str, line: WhatIf) -> Response:
        context.ration_scenes(request)
        live, who = await context.table(request)
        state = advisable(live.table, who, line.seat)
        context.limits.take("what-if", who.key)
        world = what_if.play(live.table, state, line.seat, line.options)
        told = what_if.tell(live.table, world, line.seat, line.shape, language_of(request))
        prospect = await context.house.bot_workers.ponder(state, line.seat, line.options)
        return reply({**told, "prospect": prospect})

    return api


def advisable(table: Table, who: Identity, seat: int) -> State:
    """The game, if it asks this seat and nobody else could be wronged."""
    own_seat(table, who, seat)
    state = commands.playing(table).state
    if seat not in state.waiting:
        raise Denied(409, "not-asked", allowed=state.waiting)
    if not is_alone(table):
        raise Denied(403, "no-advice")
    return state


def is_alone(table: Table) -> bool:
    """Is there one person at the table, and bots?"""
    return sum(chair.person for chair in table.chairs) == 1
