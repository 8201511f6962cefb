"""HTTP: playing. The way of a decision is kept short, for it is the one that counts."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import ValidationError

from antre.server import commands, replies
from antre.server.api_context import (
    ERRORS,
    ApiContext,
    first_problem,
    language_of,
    reply,
)
from antre.server.authorization import may_look, own_seat
from antre.server.errors import Denied
from antre.server.middleware import whole
from antre.server.models import OneSeat
from antre.server.models_play import Decide, SeatReply, Version, Why, WhyReply

DECISION = {"content": {"application/json": {"schema": Decide.model_json_schema()}}}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=ERRORS)

    @api.post(
        "/decide",
        responses={200: {"model": Version}},
        openapi_extra={"requestBody": {"required": True, **DECISION}},
        summary="Answer with one option or several in a row, all or nothing",
    )
    async def decide(request: Request, id: str) -> Response:
        try:
            wanted = Decide.model_validate_json(await whole(request.receive))
        except ValidationError as error:
            raise Denied(400, "malformed", what=first_problem(error.errors())) from None
        live, who = await context.table(request)
        own_seat(live.table, who, wanted.seat)
        await live.change(commands.decide(wanted.seat, wanted.options, wanted.number))
        return reply({"version": live.table.version(wanted.seat)})

    @api.post("/undo", responses={200: {"model": Version}}, summary="Take my last answer back")
    async def undo(request: Request, id: str, seat: OneSeat) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, seat.seat)
        await live.change(commands.undo(seat.seat))
        return reply({"version": live.table.version(seat.seat)})

    @api.post("/why", responses={200: {"model": WhyReply}}, summary="Why can I not choose this?")
    async def why(request: Request, id: str, asked: Why) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, asked.seat)
        state = commands.playing(live.table).state
        refusal = state.why(asked.seat, asked.option)
        if refusal is None:
            raise Denied(409, "possible")
        rules, language = state.setup.game.rules, language_of(request)
        title = rules[refusal.rule].title[language]
        text = rules.explain(refusal, language)
        return reply({"rule": refusal.rule, "title": title, "text": text})

    @api.get("/seat/{seat}", responses={200: {"model": SeatReply}}, summary="All a bot needs")
    async def look(request: Request, id: str, seat: int) -> Response:
        live, who = await context.table(request)
        may_look(live.table, who, seat)
        return reply(replies.tell_seat(live.table, seat, language_of(request)))

    return api
