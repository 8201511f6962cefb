"""All tables of the house: laid, brought back from storage, watched over, and let go again."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, select

from antre.core.errors import AntreError
from antre.core.game import Setup
from antre.server.commands import rematch, replace_absent, start_now
from antre.server.errors import Denied
from antre.server.live import LiveTable, entries_since
from antre.server.notices import RECONNECTED, Ear
from antre.server.schema import CHAIRS, ENTRIES, TABLES
from antre.server.settings import Settings
from antre.server.storage import Storage, Unavailable, notify
from antre.server.streams import HEARTBEAT
from antre.server.table import Body, Chair, Table, restore
from antre.server.thinking import Thinkers

LOG = logging.getLogger("antre.server")
TICK = 0.5


class House:
    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_patience)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._ear: Ear | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        if self.storage.shared:
            url = self.storage.engine.url.render_as_string(hide_password=False)

            def hear(kind: str, what: str) -> None:
                loop.call_soon_threadsafe(self._hear, kind, what)

            self._ear = Ear(url, self.storage.origin, hear)
        self._spawn(self._watch())
        self._spawn(self._beat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for live in self.live.values():
            if live.bots is not None:
                live.bots.cancel()
            for listener in live.all_listeners():
                listener.close()
        if self._ear is not None:
            await asyncio.to_thread(self._ear.close)
        self.thinkers.close()
        await asyncio.to_thread(self.storage.close)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- tables

    async def find(self, id: str) -> LiveTable:
        live = self.live.get(id)
        if live is not None:
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            if id not in self.live:
                self.live[id] = live = self._enliven(await self._load(id))
                if self.storage.shared:
                    # What was written while we read was told to tables in memory only.
                    await live.catch_up()
        self._loading.pop(id, None)
        return self.live[id]

    async def _load(self, id: str) -> Table:
        def look(connection: Connection) -> Table:
            row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
            if row is None:
                raise Denied(404, "no-table", table=id[:16])
            return restore(dict(row), entries_since(id, 0)(connection))

        try:
            return await self.storage.read(look)
        except (Denied, Unavailable):
            raise
        except AntreError as error:
            LOG.error("table %s cannot be restored: %s", id, type(error).__name__)
            raise Denied(409, "damaged") from None

    def _enliven(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.storage, self.thinkers, self.settings.bot_pause)
        if self.storage.shared:
            live.on_presence = self._tell_presence
        live.wake_bots()
        return live

    async def lay(
        self,
        row: Mapping[str, Any],
        chairs: Sequence[Chair],
        start: bool = False,
    ) -> LiveTable:
        """A new table, stored; with `start` the game begins at once."""
        table = Table(row)
        opening: Body = {"kind": "open", "chairs": [chair.to_json() for chair in chairs]}
        bodies = [opening]
        table.absorb(opening)
        if start:
            bodies += start_now(table, self.settings.stand_in).bodies
            table.absorb(bodies[1])
        entries = [
            {"table_id": table.id, "number": number, "body": body}
            for number, body in enumerate(bodies)
        ]
        seated = [
            {"table_id": table.id, "seat": seat, "guest": chair.guest}
            for seat, chair in enumerate(chairs)
            if chair.guest
        ]
        await self.storage.write({TABLES: [row], CHAIRS: seated, ENTRIES: entries})
        self.live[table.id] = live = self._enliven(table)
        return live

    def new_row(
        self,
        setup: Setup,
        host: str,
        spectators: bool,
        absent_after: float | None,
        lesson: bool = False,
    ) -> dict[str, Any]:
        return {
            "id": secrets.token_hex(6),
            "game": setup.game.slug,
            "seats": setup.seats,
            "options": setup.variants,
            "spectators": spectators,
            "absent_after": absent_after,
            "lesson": lesson,
            "invite": secrets.token_urlsafe(18),
            "host": host,
            "created": int(time.time()),
        }

    async def rematch(self, live: LiveTable, guest: str) -> LiveTable:
        """The same people at a new table; whoever asks second finds the one already laid."""
        old = live.table
        if old.next is None:
            row = self.new_row(old.setup, guest, old.spectators, old.absent_after)
            rematch(guest, row["id"])(old)
            alone = old.persons() == [guest]
            await self.lay(row, [Chair(**chair.to_json()) for chair in old.chairs], start=alone)
            await live.change(rematch(guest, row["id"]))
        assert old.next is not None
        return await self.find(old.next)

    async def tables_of(self, guest: str, most: int = 50) -> list[str]:
        found = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(select(CHAIRS.c.table_id).where(CHAIRS.c.guest == guest)))
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        return await self.storage.read(lambda c: list(c.execute(found).scalars()))

    # --- watching over the tables

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for live in list(self.live.values()):
                for seat in live.absent_seats():
                    self._spawn(self._replace(live, seat))
            self._let_go()

    async def _replace(self, live: LiveTable, seat: int) -> None:
        try:
            await live.change(replace_absent(seat, self.settings.stand_in))
        except (AntreError, Unavailable) as error:
            LOG.warning("table %s: nobody stands in: %s", live.table.id, type(error).__name__)

    def _let_go(self) -> None:
        """Tables nobody looks at leave the memory; their entries bring them back.

        A table that waits for somebody absent stays, for its time still runs.
        """
        oldest = time.monotonic() - self.settings.idle
        for id, live in list(self.live.items()):
            timed = live.table.absent_after is not None and live.table.status == "playing"
            busy = live.listeners or live.bots is not None or live.lock.locked() or timed
            if not busy and live.used < oldest:
                del self.live[id]

    async def _beat(self) -> None:
        while True:
            tables = list(self.live.values())
            pause = self.settings.heartbeat / (len(tables) + 1)
            await asyncio.sleep(pause)
            for live in tables:
                # One table after another: a thousand hearts at once would hold everybody up.
                await asyncio.sleep(pause)
                for listener in live.all_listeners():
                    listener.push(HEARTBEAT)
                if self.storage.shared:
                    for guest in {listener.guest for listener in live.all_listeners()}:
                        self._tell_presence(live, guest)

    # --- other processes

    def _hear(self, kind: str, what: str) -> None:
        if kind == RECONNECTED:
            for live in self.live.values():
                self._spawn(live.catch_up())
            return
        id, _, rest = what.partition(" ")
        live_table = self.live.get(id)
        if live_table is None:
            return
        if kind == "entries":
            self._spawn(live_table.catch_up())
        elif kind == "presence":
            guest, _, there = rest.partition(" ")
            until = time.monotonic() + 2 * self.settings.heartbeat if there == "1" else 0.0
            was = live_table.online(guest)
            live_table.far[guest] = until
            if live_table.online(guest) != was:
                live_table.tell_lobby()

    def _tell_presence(self, live: LiveTable, guest: str) -> None:
        there = int(live.listens(guest))
        news = f"{self.storage.origin} presence {live.table.id} {guest} {there}"
        self._spawn(self.storage.write({}, lambda connection: notify(connection, news)))
