"""What nobody wants any more goes: guests and unfinished tables that were not opened for a time.

When a table was opened and a guest seen is noted about once a day, many at once. Accounts stay, and
finished games too, unless there is a folder for their records: then they move there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Table, delete, select, update

from antre.server.books import forget_old
from antre.server.friends import forget_friends
from antre.server.live import LiveTable
from antre.server.plays import forget_plays
from antre.server.schema import (
    ACCOUNTS,
    BOOKS,
    CALLED,
    CHAIRS,
    ENTRIES,
    GUESTS,
    INVITATIONS,
    REVIEWS,
    TABLES,
)
from antre.server.storage import Storage, Unavailable
from antre.server.table_storage import read_table
from antre.server.webhooks import forget_webhooks

LOG = logging.getLogger("antre.server")
DAY = 86_400
EVERY = 60.0  # seconds between two looks
SWEEP = 3600.0  # seconds between two sweeps
AT_ONCE = 50


class Swept(NamedTuple):
    """How many are gone."""

    unfinished: int
    finished: int
    guests: int
    books: int


class Notes:
    """Of which rows something must be noted today; each is named once a day."""

    def __init__(self, column: Column[Any], key: Column[Any]) -> None:
        self.column = column
        self.key = key
        self._day = 0
        self._done: set[str] = set()
        self._open: set[str] = set()

    def note(self, id: str) -> None:
        if id not in self._done:
            self._done.add(id)
            self._open.add(id)

    def take(self) -> list[str]:
        """Those not yet written."""
        today = int(time.time()) // DAY
        if today != self._day:
            self._day, self._done = today, set()
        taken, self._open = sorted(self._open), set()
        return taken


class Retention:
    def __init__(
        self, storage: Storage, days: float, folder: Path | None, live: Mapping[str, LiveTable]
    ) -> None:
        self.storage = storage
        self.days = days
        self.folder = folder
        self.live = live
        self._due = 0.0
        self._tables = Notes(TABLES.c.opened, TABLES.c.id)
        self._guests = Notes(GUESTS.c.seen, GUESTS.c.id)
        # It happens at every request that a table is found.
        self.opened = self._tables.note
        self.seen = self._guests.note
        self._books = Notes(BOOKS.c.opened, BOOKS.c.id)
        self.book_opened = self._books.note

    async def run(self) -> None:
        while True:
            try:
                await self.tidy_up()
            except (Unavailable, OSError) as error:
                LOG.warning("nothing could be tidied up: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def tidy_up(self) -> None:
        """Note who was here; and where things are to be forgotten, sweep when it is time."""
        await self.write_down()
        if self.days and time.monotonic() >= self._due:
            self._due = time.monotonic() + SWEEP
            await self.sweep()

    async def write_down(self) -> None:
        for id, live in self.live.items():
            if live.listeners:
                self._tables.note(id)
        for notes in (self._tables, self._guests, self._books):
            ids = notes.take()
            for start in range(0, len(ids), AT_ONCE):
                await self._mark(notes, ids[start : start + AT_ONCE])

    async def _mark(self, notes: Notes, ids: Sequence[str]) -> None:
        values = {notes.column.name: int(time.time())}
        marked = update(notes.column.table).where(notes.key.in_(ids)).values(values)

        def work(connection: Connection) -> None:
            connection.execute(marked)

        await self.storage.write({}, work)

    # --- sweeping

    async def sweep(self) -> Swept:
        """Let go what was not opened for so many days, a few at a time."""
        oldest = int(time.time() - self.days * DAY)
        unfinished = await self._clear(oldest, finished=False)
        finished = await self._clear(oldest, finished=True) if self.folder is not None else 0
        guests, books = await self._forget_guests(oldest), await self._forget_books(oldest)
        swept = Swept(unfinished, finished, guests, books)
        if any(swept):
            LOG.warning("gone: %d unfinished tables, %d finished, %d guests, %d books", *swept)
        return swept

    async def _clear(self, oldest: int, finished: bool) -> int:
        over = TABLES.c.ended.is_not(None) if finished else TABLES.c.ended.is_(None)
        stale = select(TABLES.c.id).where(over, TABLES.c.opened < oldest).order_by(TABLES.c.id)
        found = await self.storage.read(
            lambda connection: connection.execute(stale).scalars().all()
        )
        ids = [id for id in found if id not in self.live]
        for start in range(0, len(ids), AT_ONCE):
            part = ids[start : start + AT_ONCE]
            if finished:
                for id in part:
                    await self._put_away(id)
            await self.storage.write({}, deletion(part))
        return len(ids)

    async def _put_away(self, id: str) -> None:
        """The record of a finished game, on the disk before it leaves the database."""
        stored = await self.storage.read(read_table(id))
        assert self.folder is not None
        path = self.folder / f"{stored.row['game']}-{id}.antre.json"
        await asyncio.to_thread(write_file, path, stored.record())

    async def _forget_guests(self, oldest: int) -> int:
        """Who has an account, or sits at a game not over, is kept."""
        known = select(ACCOUNTS.c.guest)
        playing = select(CHAIRS.c.guest).join(TABLES).where(TABLES.c.ended.is_(None))
        stale = select(GUESTS.c.id).where(
            GUESTS.c.seen < oldest, GUESTS.c.id.not_in(known), GUESTS.c.id.not_in(playing)
        )
        gone = 0

        def work(connection: Connection) -> None:
            nonlocal gone
            guests = connection.execute(stale).scalars().all()
            for start in range(0, len(guests), AT_ONCE):
                part = guests[start : start + AT_ONCE]
                forget_plays(connection, part)
                forget_friends(connection, part)
                forget_webhooks(connection, part)
                gone += connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(part))).rowcount

        await self.storage.write({}, work)
        return gone

    async def _forget_books(self, oldest: int) -> int:
        gone = 0

        def work(connection: Connection) -> None:
            nonlocal gone
            gone = forget_old(connection, oldest)

        await self.storage.write({}, work)
        return gone


def deletion(ids: Sequence[str]) -> Any:
    columns: list[tuple[Table, Column[Any]]] = [
        (REVIEWS, REVIEWS.c.table_id),
        (ENTRIES, ENTRIES.c.table_id),
        (CHAIRS, CHAIRS.c.table_id),
        (INVITATIONS, INVITATIONS.c.table_id),
        (CALLED, CALLED.c.table_id),
        (TABLES, TABLES.c.id),
    ]

    def work(connection: Connection) -> None:
        for table, column in columns:
            connection.execute(delete(table).where(column.in_(ids)))

    return work


def write_file(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = path.with_name(f"{path.name}.part")
    number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(number, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
