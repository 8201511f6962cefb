"""HTTP: the address that I am called at when it is my turn."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection

from antre.server.api_accounts import guest, keep_guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.middleware import address_of
from antre.server.models import Nothing
from antre.server.models_people import CallAnswer, WebhookChange, WebhookReply
from antre.server.outbound import Answer, BadAddress, place_of
from antre.server.webhooks import (
    Webhook,
    forget_webhooks,
    keep_webhook,
    renew_secret,
    webhook_of,
)
from antre.server.words import house_words

WEBHOOK: dict[int | str, dict[str, Any]] = {200: {"model": WebhookReply}}
NOTHING_YET: dict[str, Any] = {
    "url": None,
    "minutes": 5,
    "active": False,
    "given_up": False,
    "last": None,
}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api/me/webhook", tags=["people"], responses=ERRORS)
    mine = MyWebhook(context)

    @api.get("", responses=WEBHOOK, summary="Where I am called when it is my turn")
    async def look(request: Request) -> Response:
        return await mine.tell(guest(request))

    @api.put("", responses=WEBHOOK, summary="Call me there when it is my turn and I am away")
    async def change(request: Request, wanted: WebhookChange) -> Response:
        return await mine.change(guest(request), wanted)

    @api.post("/secret", responses=WEBHOOK, summary="A new secret; the old one ends")
    async def secret(request: Request) -> Response:
        return await mine.renew(guest(request))

    @api.post("/try", responses={200: {"model": CallAnswer}}, summary="Call me now, as a test")
    async def attempt(request: Request) -> Response:
        who = guest(request)
        webhook = await mine.known(who)
        context.limits.take("try-call", who.key)
        context.limits.take("try-calls", address_of(request.scope))
        return reply(in_words(await mine.calls.sender.attempt(webhook, who.language), who.language))

    @api.post("/delete", responses={200: {"model": Nothing}}, summary="Forget the address")
    async def delete(request: Request) -> Response:
        who = guest(request)
        await mine.storage.write({}, lambda connection: forget_webhooks(connection, [who.guest]))
        return reply({})

    return api


class MyWebhook:
    def __init__(self, context: ApiContext) -> None:
        self.calls = context.house.turn_calls
        self.storage = context.house.storage

    async def found(self, who: Identity) -> Webhook | None:
        return await self.storage.read(lambda connection: webhook_of(connection, who.guest))

    async def known(self, who: Identity) -> Webhook:
        self.check_allowed()
        webhook = await self.found(who)
        if webhook is None:
            raise Denied(409, "no-webhook")
        return webhook

    def check_allowed(self) -> None:
        if not self.calls.on:
            raise Denied(403, "no-webhooks")

    async def tell(self, who: Identity, secret: str | None = None) -> Response:
        webhook = await self.found(who)
        told = NOTHING_YET if webhook is None else webhook.to_json()
        if (last := told["last"]) is not None:
            last.update(in_words(Answer(last["result"], last["status"]), who.language))
        return reply({**told, "allowed": self.calls.on, "secret": secret})

    async def change(self, who: Identity, wanted: WebhookChange) -> Response:
        self.check_allowed()
        try:
            place_of(wanted.url)
        except BadAddress as error:
            why = house_words(who.language).say(f"call-{error}")
            raise Denied(400, "webhook", why=why) from None
        secret: str | None = None

        def work(connection: Connection) -> None:
            nonlocal secret
            keep_guest(connection, who)
            secret = keep_webhook(connection, who.guest, wanted.url, wanted.minutes, wanted.active)

        await self.storage.write({}, work)
        return await self.tell(who, secret)

    async def renew(self, who: Identity) -> Response:
        await self.known(who)
        secret: str | None = None

        def work(connection: Connection) -> None:
            nonlocal secret
            secret = renew_secret(connection, who.guest)

        await self.storage.write({}, work)
        return await self.tell(who, secret)


def in_words(answer: Answer, language: str) -> dict[str, Any]:
    message = house_words(language).say(f"call-{answer.result}", status=str(answer.status or ""))
    return {**answer._asdict(), "message": message}
