"""What every part of the HTTP interface needs: the house, the passes, the limits, a reply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from antre.server.authorization import seats_of
from antre.server.drawn import Drawn
from antre.server.errors import Denied
from antre.server.house import House
from antre.server.identity import Identity, Passes
from antre.server.limits import Limits, Streams
from antre.server.live import LiveTable
from antre.server.middleware import address_of
from antre.server.models import ErrorReply
from antre.server.painter import Painter
from antre.server.replies import dumps

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorReply} for status in (400, 401, 403, 404, 405, 409, 413, 429, 431, 503)
}


class ApiContext:
    def __init__(self, house: House, passes: Passes, limits: Limits) -> None:
        self.house = house
        self.passes = passes
        self.limits = limits
        self.streams = Streams(limits.active)
        self.drawn = Drawn()
        self.painter = Painter()

    def ration_tables(self, request: Request) -> None:
        """Laying a table costs most: it is counted by guest and by address."""
        self.limits.take("table", asker(request).key)
        self.limits.take("tables", address_of(request.scope))

    def ration_scenes(self, request: Request) -> None:
        """Drawing a table takes the house as long as twenty decisions."""
        self.limits.take("scene", asker(request).key)
        self.limits.take("scenes", address_of(request.scope))

    async def table(self, request: Request, stopped: bool = False) -> tuple[LiveTable, Identity]:
        """The table of the address, and who asks; a token opens its own table only.

        A table that is stopped is only for those who know what to do with one.
        """
        who, id = asker(request), request.path_params["id"]
        if who.table not in (None, id):
            raise Denied(403, "not-seated")
        live = await self.house.find(id)
        if live.table.stopped is not None and not stopped:
            raise live.table.stopped.denied(live.table.remedy)
        if seats_of(live.table, who):
            live.touch(who.guest)
        return live, who


def asker(request: Request) -> Identity:
    who: Identity = request.scope["state"]["who"]
    return who


def language_of(request: Request) -> str:
    asked = request.query_params.get("language", "")
    return asked if asked in ("en", "fr") else asker(request).language


def reply(data: Any, status: int = 200) -> Response:
    return PlainData(data, status)


class PlainData(Response):
    """Its few headers are known beforehand."""

    def render(self, content: Any) -> bytes:
        return dumps(content)

    def init_headers(self, headers: Mapping[str, str] | None = None) -> None:
        self.raw_headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(self.body)),
            (b"cache-control", b"no-store"),
        ]


def first_problem(errors: Any) -> str:
    """Where a request is wrong and how, without repeating what was sent."""
    problem = errors[0]
    place = ".".join(str(part) for part in problem["loc"] if part != "body")
    return f"{place}: {problem['msg']}" if place else str(problem["msg"])
