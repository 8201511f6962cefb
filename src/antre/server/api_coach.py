"""HTTP: a word of advice, and a line tried on a copy, for whoever plays with bots."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antre.coach.reasons import sentence
from antre.core.state import State
from antre.core.words import Words
from antre.server import commands, lessons, what_if
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.authorization import may_ask, own_seat
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.models import OneSeat
from antre.server.models_play import AdviceReply, WhatIf, WhatIfReply
from antre.server.table import Table
from antre.server.thinker import Opinion
from antre.server.words import named_words


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=ERRORS)

    @api.post("/advice", responses={200: {"model": AdviceReply}}, summary="What would you do?")
    async def advice(request: Request, id: str, asked: OneSeat) -> Response:
        live, who = await context.table(request)
        state = advisable(live.table, who, asked.seat)
        context.limits.take("advice", who.key)
        lessons.check(live.table, asked.seat, ())
        allowed = [] if live.table.beat is None else lessons.offered(live.table, live.table.beat)
        opinions = await context.house.bot_workers.advise(state, asked.seat, allowed)
        words = named_words(state.setup.game, language_of(request), asked.seat, live.table.names)
        told = [tell_opinion(each, words, not place) for place, each in enumerate(opinions)]
        return reply({"opinions": told})

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
    if not may_ask(table):
        raise Denied(403, "no-advice")
    return state


def tell_opinion(opinion: Opinion, words: Words, best: bool) -> dict[str, Any]:
    why = sentence(opinion.parts, opinion.reason, words, best=best)
    return {
        "option": opinion.option, "then": opinion.then, "prospect": opinion.prospect, "why": why,
    }  # fmt: skip
