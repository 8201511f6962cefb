"""What every request passes first: who asks, how often, how much; and what every reply carries."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antre.core.errors import AntreError, StaleDecision, WrongSeat
from antre.server.errors import Denied
from antre.server.identity import Identity, Passes
from antre.server.limits import LARGER_BODIES, MOST_BODY, MOST_HEADERS, Limits
from antre.server.replies import dumps
from antre.server.storage import Unavailable
from antre.server.words import house_words

LOG = logging.getLogger("antre.server")
# Who asks for a page, or has not been asked yet.
STRANGER = Identity("", "", "en")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class AccessMiddleware:
    def __init__(self, app: ASGIApp, passes: Passes, limits: Limits) -> None:
        self.app = app
        self.passes = passes
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        state["who"] = who = STRANGER
        reply = Reply(send)
        try:
            check_headers(scope["headers"])
            if scope["path"].startswith("/api/"):
                headers = dict(scope["headers"])
                state["who"] = who = self.passes.identify(headers)
                if who.fresh:
                    reply.cookie = self.passes.cookie(who).encode()
                most = LARGER_BODIES.get(scope["path"], MOST_BODY)
                if self._check(scope, headers, who, most):
                    receive = await gather(receive, most)
            else:
                self.limits.take("page", address_of(scope))
            await self.app(scope, receive, reply)
        except (AntreError, Unavailable) as error:
            await refuse(error, who.language, reply)
        except Exception as error:
            # The text of the error may hold a secret: where it happened is enough.
            LOG.error("%s at %s", type(error).__name__, place_of(error))
            if not reply.started:
                await refuse(Denied(500, "unexpected"), who.language, reply)

    def _check(
        self, scope: Scope, headers: Mapping[bytes, bytes], who: Identity, most: int
    ) -> bool:
        """Raises Denied where the request may not pass; is the length of its body unknown?"""
        safe = scope["method"] in SAFE
        if who.fresh:
            self.limits.take("stranger", address_of(scope))
        self.limits.take("read" if safe else "write", who.key)
        if not safe and who.table is None and headers.get(b"x-antre") != b"1":
            raise Denied(403, "csrf")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > most:
            raise too_large(most)
        return not safe and b"content-length" not in headers


class Reply:
    """The way out: every reply gets the headers of the house, and a new guest a cookie."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.cookie = b""
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = [*message.get("headers", ()), *HEADERS]
            if self.cookie and not any(name == b"set-cookie" for name, _ in headers):
                headers.append((b"set-cookie", self.cookie))
            message["headers"] = headers
        await self.send(message)


async def whole(receive: Receive, most: int = MOST_BODY) -> bytes:
    """A body, taken in until it is whole or too large."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise too_large(most)
    return body


async def gather(receive: Receive, most: int) -> Receive:
    """A body of unknown length, to be read again once it is known not to be too large."""
    body = await whole(receive, most)
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


def address_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def place_of(error: Exception) -> str:
    """Where something went wrong, the innermost place first, in one line."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return " < ".join(f"{Path(each.filename).name}:{each.lineno}" for each in reversed(frames))


def check_headers(headers: Sequence[tuple[bytes, bytes]]) -> None:
    """Before anything in them is looked at."""
    if sum(map(len, chain.from_iterable(headers))) > MOST_HEADERS:
        raise Denied(431, "headers", limit=MOST_HEADERS)


def too_large(most: int) -> Denied:
    return Denied(413, "too-large", limit=most)


async def refuse(error: Exception, language: str, send: Any) -> None:
    denied = denied_for(error)
    body = dumps(error_body(denied, language))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    headers.append((b"content-length", str(len(body)).encode()))
    if denied.status == 429:
        headers.append((b"retry-after", str(denied.values["seconds"]).encode()))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def denied_for(error: Exception) -> Denied:
    """Every error as an answer."""
    if isinstance(error, Denied):
        return error
    if isinstance(error, Unavailable):
        return Denied(503, "unavailable")
    if isinstance(error, StaleDecision):
        return Denied(409, "stale")
    if isinstance(error, WrongSeat):
        return Denied(409, "not-asked")
    return Denied(400, "malformed", what=error)


def error_body(denied: Denied, language: str) -> dict[str, Any]:
    values = {name: str(value)[:300] for name, value in denied.values.items()}
    if denied.explain is not None:
        message = denied.explain(language)
    else:
        message = house_words(language).say_anew(f"error-{denied.kind}", **values)
    detail = {"kind": denied.kind, "rule": denied.rule, "message": message}
    return {"error": {**detail, "allowed": denied.allowed}}
