"""HTTP: watching: scenes, pictures, the stream of events, and the record in the end."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from antre.core.event import SPECTATOR
from antre.server import drawing
from antre.server.desk import ERRORS, Desk, language_of, may_look, reply
from antre.server.errors import Denied
from antre.server.models import SceneReply
from antre.server.streams import Listener, Stream

EVENTS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}
}
SVG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
SeatQuery = Annotated[int, Query(ge=-1, le=15)]
StepQuery = Annotated[int | None, Query(ge=0)]
Shape = Annotated[str, Query(pattern="^(wide|tall)$")]
Defs = Annotated[bool, Query(description="0: leave `defs` out of the scene, for who has them")]


def routes(desk: Desk) -> APIRouter:
    api = APIRouter(prefix="/api/tables/{id}", tags=["watch"], responses=ERRORS)

    @api.get("/scene", responses={200: {"model": SceneReply}}, summary="The table as it looks")
    async def scene(
        request: Request,
        id: str,
        seat: SeatQuery = SPECTATOR,
        shape: Shape = "wide",
        step: StepQuery = None,
        defs: Defs = True,
    ) -> Response:
        live, who = await desk.table(request)
        may_look(live, who, seat)
        told = drawing.tell_scene(live.table, seat, shape, step, language_of(request), defs)
        return reply(told)

    @api.get("/scene.svg", responses=SVG, summary="The same as a picture")
    async def picture(
        request: Request,
        id: str,
        seat: SeatQuery = SPECTATOR,
        shape: Shape = "wide",
        step: StepQuery = None,
    ) -> Response:
        live, who = await desk.table(request)
        may_look(live, who, seat)
        svg = drawing.picture(live.table, seat, shape, step, language_of(request))
        return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    @api.get("/stream", responses=EVENTS, summary="What happens, as it happens")
    async def stream(
        request: Request, id: str, seat: SeatQuery = SPECTATOR, after: StepQuery = None
    ) -> Response:
        live, who = await desk.table(request)
        may_look(live, who, seat)
        last = request.headers.get("last-event-id", "")
        listener = Listener(seat, language_of(request), who.guest)
        live.listen(listener, int(last) if last.isdecimal() else after)
        return Stream(listener, live.leave)

    @api.get("/record", summary="The whole game as data, once it is over")
    async def record(request: Request, id: str) -> Response:
        live, who = await desk.table(request)
        may_look(live, who, SPECTATOR)
        if live.table.match is None or live.table.status != "over":
            raise Denied(403, "not-over")
        name = f"{live.table.setup.game.slug}-{live.table.id}.antre.json"
        return Response(
            live.table.match.state.record.dumps(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    return api
