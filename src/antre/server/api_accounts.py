"""HTTP: guests and accounts."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection, insert, select, update

from antre.server.api_context import ERRORS, ApiContext, asker, reply
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.middleware import address_of
from antre.server.models import Account, Login, Me, MeChange, Nothing
from antre.server.schema import ACCOUNTS, GUESTS
from antre.server.storage import Conflict
from antre.server.words import clean_name

HASHER = PasswordHasher()
# Checked where there is no such account, so that the answer takes as long as if there were.
NOBODY = HASHER.hash("nobody")


def routes(context: ApiContext) -> APIRouter:
    api = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)
    people = People(context)

    @api.get("/me", responses={200: {"model": Me}}, summary="Who I am and where I sit")
    async def get_me(request: Request) -> Response:
        return reply(await people.describe(guest(request)))

    @api.put("/me", responses={200: {"model": Me}}, summary="My name and language")
    async def put_me(request: Request, change: MeChange) -> Response:
        return await people.rename(guest(request), change)

    @api.post("/account", responses={200: {"model": Me}}, summary="Keep my seats by a password")
    async def account(request: Request, account: Account) -> Response:
        context.limits.take("password", address_of(request.scope))
        return await people.enrol(guest(request), account)

    @api.post("/login", responses={200: {"model": Me}}, summary="Be myself on this device")
    async def login(request: Request, login: Login) -> Response:
        context.limits.take("password", address_of(request.scope))
        context.limits.take("password", f"account {login.name.casefold()}")
        return await people.login(login)

    @api.post("/logout", responses={200: {"model": Nothing}}, summary="Be a new guest")
    async def logout(request: Request) -> Response:
        response = reply({})
        response.headers["set-cookie"] = "antre=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        return response

    return api


class People:
    def __init__(self, context: ApiContext) -> None:
        self.context = context
        self.storage = context.house.storage

    async def describe(self, who: Identity) -> dict[str, Any]:
        account = await self.storage.read(
            lambda c: c.execute(
                select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == who.guest)
            ).scalar()
        )
        tables = await self.context.house.tables_of(who.guest)
        return {
            "guest": mark(who.guest),
            "name": who.name,
            "language": who.language,
            "account": account,
            "tables": [listed._asdict() for listed in tables],
        }

    async def welcome(self, who: Identity) -> Response:
        """The reply that makes the browser this guest."""
        response = reply(await self.describe(who))
        response.headers["set-cookie"] = self.context.passes.cookie(
            who.guest, who.name, who.language
        )
        return response

    async def rename(self, who: Identity, change: MeChange) -> Response:
        if change.name is not None:
            who.name = clean_name(change.name)
        if change.language is not None:
            who.language = change.language
        await self.storage.write({}, lambda connection: keep_guest(connection, who))
        return await self.welcome(who)

    async def enrol(self, who: Identity, account: Account) -> Response:
        if (await self.describe(who))["account"] is not None:
            raise Denied(409, "has-account")
        name = clean_name(account.name)
        if not name:
            raise Denied(400, "malformed", what="name")
        who.name = who.name or name
        password = await asyncio.to_thread(HASHER.hash, account.password)
        row = {"name": name.casefold(), "password": password, "guest": who.guest}

        def work(connection: Connection) -> None:
            keep_guest(connection, who)
            connection.execute(insert(ACCOUNTS).values(row))

        try:
            await self.storage.write({}, work)
        except Conflict:
            raise Denied(409, "name-taken") from None
        return await self.welcome(who)

    async def login(self, login: Login) -> Response:
        name = clean_name(login.name).casefold()
        found = (
            select(ACCOUNTS.c.password, GUESTS.c.id, GUESTS.c.name, GUESTS.c.language)
            .join(GUESTS, ACCOUNTS.c.guest == GUESTS.c.id)
            .where(ACCOUNTS.c.name == name)
        )
        row = await self.storage.read(lambda connection: connection.execute(found).first())
        password = NOBODY if row is None else row[0]
        if not await asyncio.to_thread(fits, password, login.password) or row is None:
            raise Denied(403, "login")
        return await self.welcome(Identity(row[1], row[2], row[3]))


def fits(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def keep_guest(connection: Connection, who: Identity) -> None:
    values = {"name": who.name, "language": who.language}
    changed = connection.execute(update(GUESTS).where(GUESTS.c.id == who.guest).values(values))
    if not changed.rowcount:
        connection.execute(insert(GUESTS).values({"id": who.guest, **values}))


def guest(request: Request) -> Identity:
    """A person with a cookie; a seat token has no name to change."""
    who = asker(request)
    if who.table is not None:
        raise Denied(403, "who")
    return who


def mark(guest: str) -> str:
    """A guest as others may know it: the id itself is as good as a cookie to nobody."""
    return hashlib.sha256(guest.encode()).hexdigest()[:12]
