"""By which names the house may be called, and whose word on who asks is believed."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from antre.server.configuration import Configuration
from antre.server.errors import Denied
from antre.server.health import PROBES
from antre.server.identity import preferred
from antre.server.middleware import refuse

OURSELVES = ("localhost", "127.0.0.1", "::1")


def guard(app: FastAPI, configuration: Configuration) -> None:
    """Only who runs the house knows its names and its proxy: without them all pass."""
    if names := names_of(configuration):
        app.add_middleware(HostGuard, names=names)
    if configuration.trusted_proxies:
        app.add_middleware(
            ProxyHeadersMiddleware,
            trusted_hosts=configuration.trusted_proxies,
        )


def names_of(configuration: Configuration) -> frozenset[str]:
    """In small letters; empty where any name will do."""
    public = urlsplit(configuration.public_url).hostname
    given = [name.lower() for name in configuration.hosts]
    given += [public] if public else []
    return frozenset([*given, *OURSELVES]) if given else frozenset()


class HostGuard:
    """Requests for another house are turned away; whoever asks for our health is not asked."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope["type"] == "http" and scope["path"] not in PROBES
        if asked and not called(scope["headers"]) <= self.names:
            language = preferred(Headers(scope=scope).get("accept-language", ""))
            await refuse(Denied(421, "wrong-host"), language, send)
            return
        await self.app(scope, receive, send)


def called(headers: Iterable[tuple[bytes, bytes]]) -> set[str]:
    """The names a request calls us by: one, unless somebody plays tricks."""
    hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
    return {bare(host) for host in hosts} or {""}


def bare(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()
