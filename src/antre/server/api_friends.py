"""HTTP: people I have played with, and where I am invited."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from antre.server.api_accounts import guest
from antre.server.api_context import ERRORS, ApiContext, reply
from antre.server.commands import in_lobby, own_seats
from antre.server.inviting import Friends
from antre.server.models import Nothing
from antre.server.models_people import Block, Call, FriendsReply, Refusal
from antre.server.words import called_in

FRIENDS: dict[int | str, dict[str, Any]] = {200: {"model": FriendsReply}}
NOTHING: dict[int | str, dict[str, Any]] = {200: {"model": Nothing}}


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
    friends = Friends(context.house)

    async def tell(request: Request) -> Response:
        who = guest(request)
        known = [friend.to_json() for friend in await friends.of(who.guest)]
        asked = await friends.invitations(who.guest)
        for each, name in [*((one, "name") for one in known), *((one, "by") for one in asked)]:
            each[name] = called_in(who.language, each[name])
        return reply({"friends": known, "invitations": asked})

    @api.get("/friends", responses=FRIENDS, summary="Whom I have played with, and who invites me")
    async def mine(request: Request) -> Response:
        context.limits.take("list", guest(request).key)
        return await tell(request)

    @api.post("/friends/refuse", responses=FRIENDS, summary="Not this time")
    async def refuse(request: Request, wanted: Refusal) -> Response:
        await friends.refuse(guest(request).guest, wanted.table)
        return await tell(request)

    @api.post("/friends/block", responses=FRIENDS, summary="No more invitations of somebody")
    async def block(request: Request, wanted: Block) -> Response:
        context.limits.take("list", guest(request).key)
        await friends.block(guest(request).guest, wanted.friend, wanted.blocked)
        return await tell(request)

    @api.post("/tables/{id}/call", responses=NOTHING, summary="Invite somebody I have played with")
    async def call(request: Request, id: str, wanted: Call) -> Response:
        who = guest(request)
        context.limits.take("invitation", who.key)
        live, _ = await context.table(request)
        own_seats(live.table, who.guest)
        in_lobby(live.table)
        await friends.invite(live.table.id, who.guest, wanted.friend)
        return reply({})

    return api
