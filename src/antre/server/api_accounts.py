"""HTTP: guests and accounts."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection, insert, select, update

from antre.server.api_context import ERRORS, ApiContext, asker, reply
from antre.server.departures import forget
from antre.server.errors import Denied
from antre.server.identity import Identity, mark
from antre.server.middleware import address_of
from antre.server.models import Nothing
from antre.server.models_accounts import Account, Farewell, Login, Me, MeChange, NewPassword
from antre.server.my_tables import MyTables
from antre.server.revoked import GONE
from antre.server.schema import ACCOUNTS, GUESTS
from antre.server.storage import Conflict
from antre.server.words import LONGEST_ACCOUNT, account_name, clean_name

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
        context.limits.take("password", f"account {account_name(login.name)}")
        return await people.login(login)

    @api.post("/logout", responses={200: {"model": Nothing}}, summary="Be a new guest")
    async def logout(request: Request) -> Response:
        context.limits.take("logout", address_of(request.scope))
        await people.end_session(guest(request))
        return goodbye()

    @api.post("/logout/others", responses={200: {"model": Me}}, summary="End all my other sessions")
    async def logout_others(request: Request) -> Response:
        context.limits.take("logout", address_of(request.scope))
        return await people.end_others(guest(request))

    @api.post(
        "/account/password",
        responses={200: {"model": Me}},
        summary="A new password; all other sessions end",
    )
    async def password(request: Request, change: NewPassword) -> Response:
        context.limits.take("password", address_of(request.scope))
        return await people.change_password(guest(request), change)

    @api.post("/me/delete", responses={200: {"model": Nothing}}, summary="Forget me")
    async def delete_me(request: Request, farewell: Farewell) -> Response:
        context.limits.take("password", address_of(request.scope))
        await people.forget(guest(request), farewell.password)
        return goodbye()

    return api


class People:
    def __init__(self, context: ApiContext) -> None:
        self.context = context
        self.house = context.house
        self.storage = context.house.storage

    async def describe(self, who: Identity) -> dict[str, Any]:
        account = await self.storage.read(
            lambda c: c.execute(
                select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == who.guest)
            ).scalar()
        )
        tables = await MyTables(self.house).of(who.guest)
        return {
            "guest": mark(who.guest),
            "name": who.name,
            "language": who.language,
            "account": account,
            "tables": [listed._asdict() for listed in tables],
        }

    async def welcome(self, who: Identity) -> Response:
        """The reply that makes the browser this guest."""
        who.fresh = False
        response = reply(await self.describe(who))
        response.headers["set-cookie"] = self.context.passes.cookie(who)
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
        key = account_name(name)
        if not key or len(key) > LONGEST_ACCOUNT:
            raise Denied(400, "malformed", what="name")
        who.name = who.name or name
        password = await asyncio.to_thread(HASHER.hash, account.password)
        row = {"name": key, "password": password, "guest": who.guest}

        def work(connection: Connection) -> None:
            keep_guest(connection, who)
            connection.execute(insert(ACCOUNTS).values(row))

        try:
            await self.storage.write({}, work)
        except Conflict:
            raise Denied(409, "name-taken") from None
        return await self.welcome(who)

    async def login(self, login: Login) -> Response:
        found = (
            select(ACCOUNTS.c.password, GUESTS.c.id, GUESTS.c.name, GUESTS.c.language)
            .join(GUESTS, ACCOUNTS.c.guest == GUESTS.c.id)
            .where(ACCOUNTS.c.name == account_name(login.name))
        )
        row = await self.storage.read(lambda connection: connection.execute(found).first())
        password = NOBODY if row is None else row[0]
        if not await asyncio.to_thread(fits, password, login.password) or row is None:
            raise Denied(403, "login")
        who = Identity(row[1], row[2], row[3])
        who.session = secrets.token_hex(8)
        who.number = self.house.revoked.least(who.guest)
        return await self.welcome(who)

    # --- the end of sessions, and of accounts

    async def end_session(self, who: Identity) -> None:
        if not who.fresh:
            await self.house.revoke(who.session, 1)

    async def end_others(self, who: Identity) -> Response:
        """Whatever was made before counts no more, seat tokens neither; this session goes on."""
        who.number = self.house.revoked.least(who.guest) + 1
        await self.house.revoke(who.guest, who.number)
        return await self.welcome(who)

    async def change_password(self, who: Identity, change: NewPassword) -> Response:
        await self.check_password(who, change.old, must=True)
        password = await asyncio.to_thread(HASHER.hash, change.new)
        kept = update(ACCOUNTS).where(ACCOUNTS.c.guest == who.guest).values(password=password)

        def work(connection: Connection) -> None:
            connection.execute(kept)

        await self.storage.write({}, work)
        return await self.end_others(who)

    async def forget(self, who: Identity, password: str) -> None:
        await self.check_password(who, password)
        await forget(self.house, who.guest)
        await self.house.revoke(who.guest, GONE)

    async def check_password(self, who: Identity, password: str, must: bool = False) -> None:
        """Raises Denied where it is not that of the account; without one there is none to know."""
        found = select(ACCOUNTS.c.name, ACCOUNTS.c.password).where(ACCOUNTS.c.guest == who.guest)
        row = await self.storage.read(lambda connection: connection.execute(found).first())
        if row is None:
            if must:
                raise Denied(409, "no-account")
            return
        self.context.limits.take("password", f"account {row[0]}")
        if not await asyncio.to_thread(fits, row[1], password):
            raise Denied(403, "login")


def goodbye() -> Response:
    """The browser forgets who it was."""
    response = reply({})
    response.headers["set-cookie"] = "antre=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    return response


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
