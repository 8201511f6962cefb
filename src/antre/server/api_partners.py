"""HTTP: what partners tell each other, and taking back what others have seen something after."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from antre.server import partners, taking_back
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.authorization import own_seat
from antre.server.identity import Identity
from antre.server.live import LiveTable
from antre.server.models import Nothing, OneSeat
from antre.server.models_play import Consult, Point, Propose, QuestionReply, Sign, Version
from antre.server.models_tables import Agree

NOTHING: dict[int | str, dict[str, Any]] = {200: {"model": Nothing}}
VERSION: dict[int | str, dict[str, Any]] = {200: {"model": Version}}
SeatQuery = Annotated[int, Query(ge=0, le=15)]
Shape = Annotated[str, Query(pattern="^(wide|tall)$")]


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["partners"], responses=ERRORS)

    async def seated(request: Request, seat: int) -> tuple[LiveTable, Identity]:
        """A table and who asks, who sits there; everything here is rationed like talk."""
        live, who = await context.table(request)
        own_seat(live.table, who, seat)
        context.limits.take("sign", who.key)
        return live, who

    @api.get("/open", responses={200: {"model": QuestionReply}}, summary="What a partner is asked")
    async def open_question(
        request: Request, id: str, seat: SeatQuery, owner: SeatQuery, shape: Shape = "wide"
    ) -> Response:
        live, _ = await seated(request, seat)
        language = language_of(request)
        question = partners.open_question(live.table, seat, owner, shape, language)
        return reply({"question": question})

    @api.post("/propose", responses=NOTHING, summary="Propose an option to the one who is asked")
    async def propose(request: Request, id: str, wanted: Propose) -> Response:
        live, _ = await seated(request, wanted.seat)
        table, seat = live.table, wanted.seat
        if wanted.option is None:
            partners.check_partner(table, seat)
            live.sign(partners.withdrawal(seat))
        else:
            made = partners.proposal(table, seat, wanted.owner, wanted.option, wanted.number)
            live.sign(partners.sign_of(made, wanted.number))
        return reply({})

    @api.post("/consult", responses=NOTHING, summary="Bots among my partners propose something")
    async def consult(request: Request, id: str, wanted: Consult) -> Response:
        live, _ = await seated(request, wanted.seat)
        state = partners.check_partner(live.table, wanted.seat)
        state.decision(wanted.seat)
        await (live.hint if wanted.unasked else live.advise)(wanted.seat)
        return reply({})

    @api.post("/point", responses=NOTHING, summary="Point at a piece that everybody sees")
    async def point(request: Request, id: str, wanted: Point) -> Response:
        live, _ = await seated(request, wanted.seat)
        partners.check_piece(live.table, wanted.seat, wanted.piece)
        live.sign({"kind": "point", "seat": wanted.seat, "piece": wanted.piece})
        return reply({})

    @api.post("/sign", responses=NOTHING, summary="Give a sign beside one's seat")
    async def sign(request: Request, id: str, wanted: Sign) -> Response:
        live, _ = await seated(request, wanted.seat)
        partners.check_partner(live.table, wanted.seat)
        live.sign({"kind": "sign", "seat": wanted.seat, "sign": wanted.sign})
        return reply({})

    @api.post("/ask-back", responses=VERSION, summary="Take my last answer back, if all agree")
    async def ask_back(request: Request, id: str, wanted: OneSeat) -> Response:
        live, _ = await seated(request, wanted.seat)
        await live.change(taking_back.ask_back(wanted.seat))
        return reply({"version": live.table.version(wanted.seat)})

    @api.post("/agree-back", responses=VERSION, summary="Agree that it is taken back, or do not")
    async def agree_back(request: Request, id: str, wanted: Agree) -> Response:
        live, _ = await seated(request, wanted.seat)
        await live.change(taking_back.agree_back(wanted.seat, wanted.agrees))
        return reply({"version": live.table.version(wanted.seat)})

    return api
