"""HTTP: watching: scenes, pictures, the stream of events, and the record in the end."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import ValidationError

from antre.core.event import SPECTATOR
from antre.core.record import Record
from antre.core.verify import Verdict, verify
from antre.server import replies, scenes, sharing
from antre.server.api_context import ERRORS, ApiContext, first_problem, language_of, reply
from antre.server.authorization import may_have_record, may_look, seats_of
from antre.server.errors import Denied
from antre.server.middleware import address_of
from antre.server.models_play import Listen, SceneReply
from antre.server.models_tables import VerdictReply
from antre.server.streams import Listener, Stream
from antre.server.table import Table
from antre.server.table_storage import read_table

EVENTS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}
}
SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}
LISTENING = [
    {"name": name, "in": "query", "required": False, "schema": schema}
    for name, schema in Listen.model_json_schema()["properties"].items()
]
VERSION = re.compile("[0-9]{1,9}")
SeatQuery = Annotated[int, Query(ge=-1, le=15)]
StepQuery = Annotated[int | None, Query(ge=0)]
Shape = Annotated[str, Query(pattern="^(wide|tall)$")]
DRAWN = "`drawn` of the last scene: leaves out `defs` and the faces that came with it or before it"
DrawnQuery = Annotated[str, Query(pattern=r"^[\w-]{0,24}$", description=DRAWN)]


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["watch"], responses=ERRORS)

    @api.get("/scene", responses={200: {"model": SceneReply}}, summary="The table as it looks")
    async def scene(
        request: Request,
        id: str,
        seat: SeatQuery = SPECTATOR,
        shape: Shape = "wide",
        step: StepQuery = None,
        drawn: DrawnQuery = "",
    ) -> Response:
        context.ration_scenes(request)
        live, who = await context.table(request)
        may_look(live.table, who, seat)
        language = language_of(request)
        told = scenes.tell_scene(live.table, seat, shape, step, language, context.drawn, drawn)
        return reply(told)

    @api.get("/scene.svg", responses=SVG, summary="The same as a picture")
    async def picture(
        request: Request,
        id: str,
        seat: SeatQuery = SPECTATOR,
        shape: Shape = "wide",
        step: StepQuery = None,
    ) -> Response:
        context.ration_scenes(request)
        live, who = await context.table(request)
        may_look(live.table, who, seat)
        svg = scenes.picture(live.table, seat, shape, step, language_of(request))
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    @api.get("/card.png", responses=PNG, summary="A picture to be shown beside its address")
    async def card(request: Request, id: str, step: StepQuery = None) -> Response:
        context.ration_scenes(request)
        live, _ = await context.table(request)
        drawing = sharing.card(live.table, step, language_of(request))
        painted = await context.painter.paint(drawing)
        return Response(painted, media_type="image/png", headers={"cache-control": "max-age=300"})

    @api.get(
        "/stream",
        responses=EVENTS,
        openapi_extra={"parameters": LISTENING},
        summary="What happens, as it happens",
    )
    async def stream(request: Request, id: str) -> Response:
        try:
            wanted = Listen.model_validate(dict(request.query_params))
        except ValidationError as error:
            raise Denied(400, "malformed", what=first_problem(error.errors())) from None
        seat = wanted.seat
        live, who = await context.table(request)
        may_look(live.table, who, seat)
        watches = id if seat == SPECTATOR and not seats_of(live.table, who) else ""
        part = context.streams.enter(
            guest=who.guest, table=watches, address=address_of(request.scope)
        )
        listener = Listener(seat, language_of(request), who)
        live.listen(listener, last_heard(request, wanted.after))

        def leave(listener: Listener) -> None:
            live.leave(listener)
            part()

        return Stream(listener, leave)

    @api.get("/record", summary="The whole game as data, once it is over or cannot go on")
    async def record(request: Request, id: str) -> Response:
        live, who = await context.table(request, stopped=True)
        may_look(live.table, who, SPECTATOR)
        may_have_record(live.table, who)
        table = live.table
        name = f"{table.game}-{table.id}.antre.json"
        return Response(
            await record_of(context, table),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @api.get(
        "/verify",
        responses={200: {"model": VerdictReply}},
        summary="Was it dealt as promised? Once it is over",
    )
    async def check(request: Request, id: str) -> Response:
        live, who = await context.table(request)
        may_look(live.table, who, SPECTATOR)
        may_have_record(live.table, who)
        return reply(replies.tell_verdict(await verdict_on(live.table), language_of(request)))

    return api


async def verdict_on(table: Table) -> Verdict:
    """Every draw of a game that is over, drawn again; what has happened stays so."""
    if table.verdict is None:
        assert table.match is not None
        record = Record.of(table.match.state, table.told_deal)
        table.verdict = await asyncio.to_thread(verify, record)
    return table.verdict


def last_heard(request: Request, after: int | None) -> int | None:
    """What a browser that comes back has heard; an odd number is none."""
    last = request.headers.get("last-event-id", "")
    return int(last) if VERSION.fullmatch(last) else after


async def record_of(context: ApiContext, table: Table) -> str:
    """The record of the game; where it cannot be played, as it is stored."""
    if table.match is not None:
        return Record.of(table.match.state, table.told_deal).dumps()
    return (await context.house.storage.read(read_table(table.id))).record()
