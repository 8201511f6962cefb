"""The server as an application: all parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import antre
from antre.server import (
    api_company,
    api_games,
    api_learn,
    api_people,
    api_play,
    api_tables,
    api_watch,
    pages,
)
from antre.server.desk import Desk, asker, first_problem, reply
from antre.server.errors import Denied
from antre.server.express import Express, endpoints_of
from antre.server.gate import Gate, error_body
from antre.server.house import House
from antre.server.identity import Passes
from antre.server.limits import Limits
from antre.server.settings import Settings
from antre.server.storage import Storage


def create_app(settings: Settings) -> FastAPI:
    storage = Storage(settings.database_url)
    passes = Passes(storage.secret_key(), settings.secure_cookies)
    house, limits = House(settings, storage), Limits(settings.limits)
    desk = Desk(house, passes, limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Antre",
        version=antre.__version__,
        description="Tables, seats and scenes. A seat token (Bearer) lets a bot play.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        # Looked up at every request otherwise, and nothing of a table is to be traced.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.house = house
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, wrong_address)
    play = api_play.routes(desk)
    app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)
    app.add_middleware(Express, endpoints=endpoints_of(play, "decide"))
    app.add_middleware(Gate, passes=passes, limits=limits)
    for router in (
        api_games.routes(settings.levels),
        api_people.routes(desk),
        api_tables.routes(desk),
        api_company.routes(desk),
        play,
        api_watch.routes(desk),
        api_learn.routes(desk),
    ):
        app.include_router(router)
    app.router.default = pages.Pages(settings.web)
    return app


def malformed(request: Request, error: Any) -> Response:
    what = first_problem(error.errors())
    return denied(request, Denied(400, "malformed", what=what))


def wrong_address(request: Request, error: Any) -> Response:
    kind = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
    response = denied(request, Denied(error.status_code, kind, what=error.detail))
    response.headers.update(error.headers or {})
    return response


def denied(request: Request, error: Denied) -> Response:
    return reply(error_body(error, asker(request).language), error.status)
