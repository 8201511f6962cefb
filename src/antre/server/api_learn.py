"""HTTP: a first game with a teacher."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from antre.core.lesson import LEARNER, tutorial_of
from antre.server import commands, replies
from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.api_games import game_of
from antre.server.authorization import own_seat
from antre.server.errors import Denied
from antre.server.models_play import LessonRead, Version
from antre.server.models_tables import TableLaid
from antre.server.table import Chair


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["learn"], responses=ERRORS)

    @api.post("/learn/{game}", responses={200: {"model": TableLaid}}, summary="A first game")
    async def learn(request: Request, game: str) -> Response:
        who, house = guest(request), context.house
        context.ration_tables(request)
        tutorial = tutorial_of(game_of(game).slug)
        if tutorial is None:
            raise Denied(404, "no-lesson")
        setup = tutorial.scenario.setup
        row = house.new_row(setup, who.guest, False, None, lesson=True)
        me = Chair("person", who.guest, who.called)
        others = [Chair("bot", "", name, house.configuration.stand_in) for name in tutorial.others]
        live = await house.lay(row, setup, [me, *others], start=True)
        return reply(replies.tell_laid(live.table))

    @api.post(
        "/tables/{id}/lesson", responses={200: {"model": Version}}, summary="I have read it: go on"
    )
    async def lesson(request: Request, id: str, read: LessonRead) -> Response:
        live, who = await context.table(request)
        own_seat(live.table, who, LEARNER)
        await live.change(commands.end_lessons if read.skip else commands.read(read.step))
        return reply({"version": live.table.version(LEARNER)})

    return api
