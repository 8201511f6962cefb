"""The tables of a guest: listed, put away, or thrown away by whoever was alone there."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from antre.server.errors import Denied
from antre.server.house import House
from antre.server.moments import tell_moment
from antre.server.plays import throw_away_plays
from antre.server.retention import deletion
from antre.server.schema import CHAIRS, TABLES


class Listed(NamedTuple):
    """A table in a guest's list."""

    table: str
    game: str
    status: str
    names: list[str]
    your_turn: bool
    moment: dict[str, str] | None
    created: int
    lesson: bool
    said: dict[str, str] | None
    put_away: bool


class MyTables:
    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage

    async def of(self, guest: str, most: int = 50) -> list[Listed]:
        """The newest tables of a guest; only those still played need be in memory."""
        self.house.retention.seen(guest)
        mine = (
            select(CHAIRS.c.table_id, func.max(CHAIRS.c.put_away).label("put_away"))
            .where(CHAIRS.c.guest == guest)
            .group_by(CHAIRS.c.table_id)
            .subquery()
        )
        found = (
            select(
                TABLES.c.id, TABLES.c.game, TABLES.c.ended, TABLES.c.created, TABLES.c.lesson,
                TABLES.c.result, mine.c.put_away,
            )
            .join(mine, TABLES.c.id == mine.c.table_id)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )  # fmt: skip
        rows = await self.storage.read(lambda connection: connection.execute(found).all())
        return [
            Listed(
                id, game, *(await self._stands(id, guest, names)), created, lesson,
                result and result.get("said"), bool(put_away),
            )
            for id, game, names, created, lesson, result, put_away in rows
        ]  # fmt: skip

    async def _stands(
        self, id: str, guest: str, ended: list[str] | None
    ) -> tuple[str, list[str], bool, dict[str, str] | None]:
        """Its status, who sits there, whether this guest is asked, and how far it has come."""
        if ended:
            return "over", ended, False, None
        table = (await self.house.find(id)).table
        mine = table.seats_of(guest)
        asked = any(seat in mine for seat in table.waiting)
        return table.status, table.names, asked, tell_moment(table)

    async def put_away(self, id: str, guest: str, away: bool) -> None:
        """Out of sight in this guest's list, or back in it."""
        marked = (
            update(CHAIRS)
            .where(CHAIRS.c.table_id == id, CHAIRS.c.guest == guest)
            .values(put_away=int(away))
        )

        def work(connection: Connection) -> None:
            connection.execute(marked)

        await self.storage.write({}, work)

    async def throw_away(self, id: str, guest: str) -> None:
        """Gone for good; what others have played as well is not one guest's to delete."""
        live = await self.house.find(id)
        async with live.lock:
            if live.table.persons() != [guest]:
                raise Denied(403, "not-alone")
            live.end()

            def work(connection: Connection) -> None:
                deletion([id])(connection)
                throw_away_plays(connection, id)

            await self.storage.write({}, work)
            self.house.drop(id)
