"""HTTP: tables and the people at them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antre.core.errors import BadSetup
from antre.core.event import SPECTATOR
from antre.core.game import Setup
from antre.server import commands
from antre.server.api_games import game_of
from antre.server.api_people import guest
from antre.server.desk import ERRORS, Desk, reply
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.live import LiveTable
from antre.server.models import (
    ChairRequest,
    Join,
    Joined,
    Prepare,
    Start,
    TableLaid,
    TableReply,
    TableRequest,
)
from antre.server.table import BOT_NAMES, Chair
from antre.server.words import clean_name

TABLE: dict[int | str, dict[str, Any]] = {200: {"model": TableReply}}


def routes(desk: Desk) -> APIRouter:
    api = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)
    stand_in = desk.house.settings.stand_in

    @api.post("", responses={200: {"model": TableLaid}}, summary="Lay a table")
    async def lay(request: Request, wanted: TableRequest) -> Response:
        who = guest(request)
        desk.limits.take("table", who.key)
        live = await lay_table(desk, who, wanted)
        return reply({"table": live.table.id, "invite": live.table.invite})

    @api.get("/{id}", responses=TABLE, summary="Who sits where, and how it stands")
    async def look(request: Request, id: str) -> Response:
        live, who = await desk.table(request)
        return reply(describe(desk, live, who))

    @api.post("/{id}/join", responses={200: {"model": Joined}}, summary="Sit down")
    async def join(request: Request, id: str, join: Join) -> Response:
        who = guest(request)
        live, _ = await desk.table(request)
        await live.change(commands.join(who.guest, who.called, join.invite, join.seat))
        return reply({"table": id, "seat": live.table.seats_of(who.guest)[0]})

    @api.post("/{id}/chair", responses=TABLE, summary="The host prepares a chair")
    async def chair(request: Request, id: str, wanted: Prepare) -> Response:
        who = guest(request)
        live, _ = await desk.table(request)
        await live.change(commands.set_chair(who.guest, wanted.seat, chair_of(desk, wanted, who)))
        return reply(describe(desk, live, who))

    @api.post("/{id}/start", responses=TABLE, summary="Begin; bots take the open chairs")
    async def start(request: Request, id: str, start: Start | None = None) -> Response:
        live, who = await desk.table(request)
        fill = level_of(desk, start.fill if start else stand_in)
        await live.change(commands.start(who.guest, fill))
        return reply(describe(desk, live, who))

    @api.post("/{id}/leave", responses=TABLE, summary="Get up; in a game a bot plays on")
    async def leave(request: Request, id: str) -> Response:
        live, who = await desk.table(request)
        await live.change(commands.leave(who.guest, stand_in))
        return reply(describe(desk, live, who))

    return api


async def lay_table(desk: Desk, who: Identity, wanted: TableRequest) -> LiveTable:
    try:
        setup = Setup.of(game_of(wanted.game), seats_of(wanted), wanted.options)
    except BadSetup as error:
        raise Denied(400, "setup", what=error) from None
    row = desk.house.new_row(setup, who.guest, wanted.spectators, wanted.absent_after)
    chairs = [chair_of(desk, chair, who, seat) for seat, chair in enumerate(wanted.chairs)]
    chairs += [Chair("open") for _ in range(setup.seats - len(chairs))]
    if len(chairs) > setup.seats:
        raise Denied(400, "setup", what=f"{len(chairs)} > {setup.seats}")
    return await desk.house.lay(row, chairs, wanted.start)


def seats_of(wanted: TableRequest) -> int | None:
    return wanted.seats if wanted.seats is not None or not wanted.chairs else len(wanted.chairs)


def chair_of(desk: Desk, wanted: ChairRequest, who: Identity, seat: int = 0) -> Chair:
    if wanted.kind == "me":
        return Chair("person", who.guest, who.called)
    if wanted.kind == "hot":
        return Chair("hot", who.guest, clean_name(wanted.name) or who.called)
    if wanted.kind == "bot":
        return Chair("bot", "", BOT_NAMES[seat % len(BOT_NAMES)], level_of(desk, wanted.level))
    return Chair("open")


def level_of(desk: Desk, level: str) -> str:
    levels = desk.house.settings.levels
    if level not in levels:
        raise Denied(400, "no-level", allowed=levels)
    return level


def describe(desk: Desk, live: LiveTable, who: Identity) -> dict[str, Any]:
    table = live.table
    mine = table.seats_of(who.guest)
    seat = mine[0] if mine else SPECTATOR
    state = None if table.match is None else table.match.state
    return {
        "table": table.id,
        "game": table.setup.game.slug,
        "seats": table.seats,
        "status": table.status,
        "host": who.guest == table.host,
        "you": mine,
        "chairs": [describe_chair(desk, live, who, seat) for seat in range(table.seats)],
        "options": table.setup.variants,
        "spectators": table.spectators,
        "absent_after": table.absent_after,
        "version": table.version(seat),
        "waiting": table.waiting,
        "next": table.next,
        "winners": state.winners if state is not None and state.over else [],
        "scores": [] if state is None else state.known_scores(seat),
        "chat": table.chat if mine or table.spectators else [],
        "invite": table.invite if mine or who.guest == table.host else None,
        "lesson": table.lesson,
    }


def describe_chair(desk: Desk, live: LiveTable, who: Identity, seat: int) -> dict[str, Any]:
    table = live.table
    chair = table.chairs[seat]
    mine = bool(chair.guest) and chair.guest == who.guest
    shown = {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.bot,
        "online": chair.kind == "bot" or (chair.person and live.online(chair.guest)),
        "stand_in": bool(chair.stand_in),
        "votes": len(table.votes.get(seat, ())),
        "yours": mine,
    }
    if mine and who.table is None:
        shown["token"] = desk.passes.seat_token(table.id, seat, who.guest)
    return shown
