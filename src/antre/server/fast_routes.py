"""A short way for the few requests that come by the thousand.

A decision or a stream is known by the end of its address; its endpoint is called at once, without
the general search for routes. The routes stay where they are, and describe themselves there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

Endpoint = Callable[[Request, str], Awaitable[Response]]
TABLES = "/api/tables/"


class FastRoutes:
    def __init__(self, app: ASGIApp, endpoints: dict[tuple[str, str], Endpoint]) -> None:
        self.app = app
        self.endpoints = endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith(TABLES):
            id, _, rest = scope["path"][len(TABLES) :].partition("/")
            endpoint = self.endpoints.get((scope["method"], rest))
            if endpoint is not None:
                scope["path_params"] = {"id": id}
                response = await endpoint(Request(scope, receive), id)
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)


def endpoints_of(router: APIRouter, *names: str) -> dict[tuple[str, str], Endpoint]:
    """The endpoints of a router by method and end of address."""
    found: dict[tuple[str, str], Endpoint] = {}
    for route in router.routes:
        if isinstance(route, APIRoute) and route.name in names:
            end = route.path.rpartition("/")[2]
            found.update({(method, end): route.endpoint for method in route.methods or ()})
    return found
