"""HTTP: a finished game looked at again, and played on from one of its moments."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from antre.server import replies
from antre.server.again import begin_again
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, language_of, reply
from antre.server.authorization import own_seat, seats_of
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.models import OneSeat
from antre.server.models_review import FromHere, ReviewReply, SameDealReply
from antre.server.models_tables import TableLaid
from antre.server.review_words import tell_review
from antre.server.same_deal import read_played
from antre.server.table import Table

REVIEW: dict[int | str, dict[str, Any]] = {200: {"model": ReviewReply}}
SeatQuery = Annotated[int, Query(ge=0, le=15)]


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=ERRORS)
    reviews = context.house.reviews

    async def tell(table: Table, seat: int, language: str) -> Response:
        review = await reviews.known(table.id)
        if review is not None:
            told = tell_review(table, review, seat, language)
            return reply({"state": "ready", "progress": 1.0, "review": told})
        underway = reviews.underway.get(table.id)
        if underway is None:
            return reply({"state": "none", "progress": 0.0, "review": None})
        state = "failed" if underway.failed else "working"
        return reply({"state": state, "progress": underway.done, "review": None})

    @api.get("/review", responses=REVIEW, summary="The review of a finished game, if there is one")
    async def look(request: Request, id: str, seat: SeatQuery = 0) -> Response:
        live, who = await context.table(request)
        played_here(live.table, who, seat)
        return await tell(live.table, seat, language_of(request))

    @api.post("/review", responses=REVIEW, summary="Have a finished game reviewed")
    async def begin(request: Request, id: str, asked: OneSeat) -> Response:
        live, who = await context.table(request)
        played_here(live.table, who, asked.seat)
        if await reviews.known(id) is None and not reviews.working_on(id):
            context.limits.take("review", who.key)
            reviews.begin(live.table, who.guest)
        return await tell(live.table, asked.seat, language_of(request))

    @api.get(
        "/same-deal",
        responses={200: {"model": SameDealReply}},
        summary="Who has played this deal, and how they did",
    )
    async def same_deal(request: Request, id: str, seat: SeatQuery = 0) -> Response:
        live, who = await context.table(request)
        sat_here(live.table, who, seat)
        storage = context.house.storage
        found = await storage.read(lambda line: read_played(line, live.table, who.guest))
        return reply({"played": [each._asdict() for each in found]})

    @api.post(
        "/again",
        responses={200: {"model": TableLaid}},
        summary="Play on with bots from a moment of a finished game, or its deal once more",
    )
    async def again(request: Request, id: str, wanted: FromHere) -> Response:
        who = guest(request)
        live, _ = await context.table(request)
        played_here(live.table, who, wanted.seat)
        context.ration_tables(request)
        review = await reviews.known(id)
        laid = await begin_again(context.house, live.table, wanted.seat, wanted.choice, review)
        return reply(replies.tell_laid(laid.table))

    return api


def sat_here(table: Table, who: Identity, seat: int) -> None:
    """What is told of a game is for those who played it, once it is over."""
    if not seats_of(table, who):
        raise Denied(403, "not-seated")
    own_seat(table, who, seat)
    if table.status != "over":
        raise Denied(409, "not-over")


def played_here(table: Table, who: Identity, seat: int) -> None:
    """What is made of the game itself needs one played to its end that can still be read."""
    sat_here(table, who, seat)
    if table.match is None or not table.match.state.over:
        raise Denied(409, "no-end")
