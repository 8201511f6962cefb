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
    api_accounts,
    api_books,
    api_coach,
    api_export,
    api_friends,
    api_games,
    api_history,
    api_learn,
    api_lobby,
    api_my_tables,
    api_pace,
    api_partners,
    api_play,
    api_public,
    api_review,
    api_seated,
    api_tables,
    api_watch,
    api_webhook,
    health,
    pages,
)
from antre.server.api_context import ApiContext, asker, first_problem, reply
from antre.server.configuration import Configuration
from antre.server.errors import Denied
from antre.server.fast_routes import FastRoutes, endpoints_of
from antre.server.front_door import guard
from antre.server.house import House
from antre.server.house_figures import tell
from antre.server.identity import Passes
from antre.server.limits import Limits
from antre.server.metrics import Measured, Metrics
from antre.server.metrics_port import metrics_port
from antre.server.middleware import AccessMiddleware, error_body
from antre.server.sharing import Sharing
from antre.server.storage import Storage


def create_app(configuration: Configuration) -> FastAPI:
    storage = Storage(configuration.database_url)
    house, limits = House(configuration, storage), Limits(configuration.limits)
    passes = Passes(storage.secret_key(), configuration.secure_cookies, house.revoked.counts)
    context, metrics = ApiContext(house, passes, limits), Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house.open()
        async with metrics_port(configuration.metrics, lambda: tell(house, metrics)):
            yield
        await house.close()

    app = FastAPI(
        title="Antre",
        version=antre.__version__,
        description="Tables, seats and scenes. A seat token (Bearer) lets a bot play.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        # An address that is nearly right would be sent on to whatever Host the request names.
        redirect_slashes=False,
        lifespan=lifespan,
        # Looked up at every request otherwise, and nothing of a table is to be traced.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.house = house
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, wrong_address)
    play, watch = api_play.routes(context), api_watch.routes(context)
    quick = {**endpoints_of(play, "decide"), **endpoints_of(watch, "stream")}
    app.add_middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5)
    app.add_middleware(FastRoutes, endpoints=quick)
    app.add_middleware(AccessMiddleware, passes=passes, limits=limits)
    guard(app, configuration)
    if configuration.metrics is not None:
        app.add_middleware(Measured, metrics=metrics)
    for router in (
        health.routes(storage),
        api_games.routes(configuration.levels, configuration.public_tables),
        api_accounts.routes(context),
        api_export.routes(context),
        api_history.routes(context),
        api_tables.routes(context),
        api_my_tables.routes(context),
        api_public.routes(context),
        api_friends.routes(context),
        api_webhook.routes(context),
        api_lobby.routes(context),
        api_seated.routes(context),
        api_pace.routes(context),
        play,
        api_coach.routes(context),
        api_review.routes(context),
        api_partners.routes(context),
        api_books.routes(context),
        watch,
        api_learn.routes(context),
    ):
        app.include_router(router)
    app.router.default = pages.Pages(configuration.web, Sharing(house))
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
