"""Inviting people one has played with: nobody else can be found.

An invitation waits in the den of who is invited until it is taken, refused, or the table is full.
Whoever does not want to be invited by somebody says so, and the other is not told.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from antre.server.errors import Denied
from antre.server.friends import (
    MOST_INVITATIONS,
    Friend,
    blocked_by,
    drop_stale,
    friends_of,
    invited,
)
from antre.server.house import House
from antre.server.identity import mark
from antre.server.schema import BLOCKS, INVITATIONS

Json = dict[str, Any]
FROM_ONE = 3  # invitations of one person that wait for another


class Friends:
    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage

    async def of(self, guest: str) -> list[Friend]:
        return await self.storage.read(friends_of(guest))

    async def find(self, guest: str, friend: str) -> Friend:
        """By the mark that the list tells; who is not on it cannot be named."""
        for each in await self.of(guest):
            if mark(each.guest) == friend:
                return each
        raise Denied(403, "no-friend")

    async def invitations(self, guest: str) -> list[Json]:
        """Those that can still be taken."""
        names = {friend.guest: friend for friend in await self.of(guest)}
        told = []
        for table, by, at in await self.storage.read(invited(guest)):
            found = (await self.house.look_at(table)).table
            free = any(chair.kind == "open" for chair in found.chairs)
            if found.status == "lobby" and free and not found.seats_of(guest) and by in names:
                told.append(
                    {
                        "table": table,
                        "game": found.game,
                        "by": names[by].name,
                        "friend": mark(by),
                        "at": at,
                        "invite": found.invite,
                    }
                )
        return told

    async def invite(self, table: str, by: str, friend: str) -> None:
        """Once to a table, and not without end: what is too much is passed over in silence, as is
        what somebody does not want, for that is theirs to know."""
        guest = (await self.find(by, friend)).guest
        row = {"table_id": table, "guest": guest, "by": by, "at": int(time.time())}
        waiting = select(func.count()).where(INVITATIONS.c.guest == guest)
        known = select(INVITATIONS.c.by).where(
            INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table
        )

        def work(connection: Connection) -> None:
            drop_stale(connection, guest)
            total = connection.execute(waiting).scalar_one()
            own = connection.execute(waiting.where(INVITATIONS.c.by == by)).scalar_one()
            wanted = by not in set(connection.execute(blocked_by(guest)).scalars())
            unknown = connection.execute(known).first() is None
            if wanted and unknown and total < MOST_INVITATIONS and own < FROM_ONE:
                connection.execute(insert(INVITATIONS), [row])

        await self.storage.write({}, work)

    async def refuse(self, guest: str, table: str) -> None:
        own = (INVITATIONS.c.guest == guest, INVITATIONS.c.table_id == table)

        def work(connection: Connection) -> None:
            connection.execute(delete(INVITATIONS).where(*own))

        await self.storage.write({}, work)

    async def block(self, guest: str, friend: str, blocked: bool) -> None:
        """No invitation of theirs is shown any more; or again."""
        other = (await self.find(guest, friend)).guest
        pair = (BLOCKS.c.guest == guest, BLOCKS.c.other == other)

        def work(connection: Connection) -> None:
            connection.execute(delete(BLOCKS).where(*pair))
            if blocked:
                connection.execute(insert(BLOCKS), [{"guest": guest, "other": other}])
                theirs = (INVITATIONS.c.guest == guest, INVITATIONS.c.by == other)
                connection.execute(delete(INVITATIONS).where(*theirs))

        await self.storage.write({}, work)
