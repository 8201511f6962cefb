"""Calls to people whose turn it is while they are away, at an address of their own.

Every few seconds one process looks at the tables of those who want it. Whoever is waited for
without an open stream is noted with the moment; after as many minutes as they have chosen they are
called, once for that turn. What somebody is called for is stored before the call, so that neither
a restart nor another process calls a second time. What is only noted is forgotten with the
process, and counted anew by the next.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from antre.server.errors import Denied
from antre.server.live import LiveTable
from antre.server.schema import CALLED, CHAIRS, ENTRIES, GUESTS, HOUSE, TABLES, WEBHOOKS
from antre.server.storage import Conflict, Unavailable
from antre.server.turns import Turn, same_wait, turn_at
from antre.server.webhook_sender import WebhookSender
from antre.server.webhooks import claim, note_answer, webhook_of, withdraw

if TYPE_CHECKING:
    from antre.server.house import House

LOG = logging.getLogger("antre.server")
EVERY = 15.0  # seconds between two looks
LEASE = 60.0  # seconds for which the process that looks keeps the others from it
MOST_AT_ONCE = 32  # calls that are being made, one for each person
MOST_NOTED = 1_000  # turns that wait for their time: their tables are kept in memory
MOST_READ = 20  # tables that one look brings to memory
CALLER = "caller"
Json = dict[str, Any]
Key = tuple[str, str]  # a table and a guest


class Candidate(NamedTuple):
    """Somebody who wants to be called, at a table where they sit."""

    table: str
    guest: str
    language: str
    minutes: int
    quiet_until: int
    entries: int
    called_for: Turn | None

    @property
    def key(self) -> Key:
        return self.table, self.guest


class Noted(NamedTuple):
    """Whose turn it is, and since when we know that they are away."""

    live: LiveTable
    turn: Turn
    since: float


class TurnCalls:
    def __init__(self, house: House) -> None:
        self.house = house
        self.on = house.configuration.webhooks
        self.sender = WebhookSender(house.configuration, house.storage)
        self._noted: dict[Key, Noted] = {}
        self._settled: dict[Key, int] = {}  # how many entries there were when nobody was waited for
        self.calling: dict[str, asyncio.Task[None]] = {}  # by guest
        self._to_read = 0

    def close(self) -> None:
        for task in self.calling.values():
            task.cancel()
        self.sender.outbound.close()

    async def run(self) -> None:
        while self.on:
            await asyncio.sleep(EVERY)
            try:
                await self.look_around()
            except Unavailable:
                LOG.warning("whose turn it is could not be looked up")

    # --- whose turn it is

    async def look_around(self) -> None:
        """Note who is waited for and away, and call those who have been for long enough."""
        candidates = await self.house.storage.read(read_candidates) if self.on else []
        if not candidates or not await self._lead():
            self._noted.clear()
            self._settled.clear()
            return
        self._to_read = MOST_READ
        for candidate in candidates:
            try:
                await self._look_at(candidate)
            except Unavailable:
                raise
            except Exception as error:
                # One table that cannot be looked at keeps nobody else from being called.
                self._settled[candidate.key] = candidate.entries
                LOG.error("table %s: nobody is called: %s", candidate.table, type(error).__name__)
        known = {candidate.key for candidate in candidates}
        for kept in (self._noted, self._settled):
            for key in [key for key in kept if key not in known]:
                del kept[key]

    async def _look_at(self, candidate: Candidate) -> None:
        live = await self._table_of(candidate)
        if live is None or candidate.guest in self.calling:
            return
        turn = turn_at(live.table, candidate.guest)
        if turn is None or not turn.follows(candidate.called_for):
            self._settled[candidate.key] = candidate.entries
            self._noted.pop(candidate.key, None)
            return
        self._settled.pop(candidate.key, None)
        if candidate.key not in self._noted and len(self._noted) >= MOST_NOTED:
            return
        # Who comes and goes is only heard of at a table in memory.
        live.used = time.monotonic()
        if live.presence.looks_on(candidate.guest):
            self._noted.pop(candidate.key, None)
        elif self._is_time(candidate, live, turn) and self._may_call(candidate):
            await self._begin(candidate, live, turn)

    async def _table_of(self, candidate: Candidate) -> LiveTable | None:
        """None where nothing can have changed, or it can be looked at another time."""
        live = self.house.live.get(candidate.table)
        if live is not None:
            return live
        if self._settled.get(candidate.key) == candidate.entries or self._to_read == 0:
            return None
        self._to_read -= 1
        return await self.house.look_at(candidate.table)

    def _is_time(self, candidate: Candidate, live: LiveTable, turn: Turn) -> bool:
        now, noted = self.house.clock(), self._noted.get(candidate.key)
        if noted is None or noted.live is not live or not same_wait(noted.turn, turn):
            noted = self._noted[candidate.key] = Noted(live, turn, now)
        return now - noted.since >= 60 * candidate.minutes

    def _may_call(self, candidate: Candidate) -> bool:
        if len(self.calling) >= MOST_AT_ONCE:
            return False
        if self.house.clock() < candidate.quiet_until:
            return False
        try:
            self.sender.limits.take("turn-call", candidate.guest)
            self.sender.limits.take("house-call", "")
        except Denied:
            return False
        return True

    async def _lead(self) -> bool:
        """Of several processes one looks; another takes over when nothing is heard of it."""
        storage = self.house.storage
        if not storage.shared:
            return True
        leads = False

        def work(connection: Connection) -> None:
            nonlocal leads
            leads = take_lead(connection, storage.origin, self.house.clock())

        try:
            await storage.write({}, work)
        except Conflict:
            return False
        return leads

    # --- calling

    async def _begin(self, candidate: Candidate, live: LiveTable, turn: Turn) -> None:
        ours = False
        body = self.sender.body(live.table, candidate.guest, candidate.language)

        def work(connection: Connection) -> None:
            nonlocal ours
            ours = claim(connection, candidate.table, candidate.guest, turn)

        try:
            await self.house.storage.write({}, work)
        except Conflict:
            return
        if ours:
            call = self._call(candidate, turn, body)
            task = asyncio.get_running_loop().create_task(call)
            self.calling[candidate.guest] = task
            task.add_done_callback(lambda _: self.calling.pop(candidate.guest, None))

    async def _call(self, candidate: Candidate, turn: Turn, body: Json) -> None:
        storage, guest = self.house.storage, candidate.guest
        try:
            webhook = await storage.read(lambda connection: webhook_of(connection, guest))
            if webhook is None or not webhook.active:
                return
            answer = await self.sender.send(webhook, body)

            def work(connection: Connection) -> None:
                note_answer(connection, webhook, answer, int(self.house.clock()))
                if answer.result != "ok":
                    withdraw(connection, candidate.table, guest, turn)

            await storage.write({}, work)
        except Unavailable:
            LOG.warning("what came of a call could not be noted")


def read_candidates(connection: Connection) -> list[Candidate]:
    last = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == TABLES.c.id)
    found = (
        select(
            TABLES.c.id, WEBHOOKS.c.guest, GUESTS.c.language, WEBHOOKS.c.minutes,
            WEBHOOKS.c.quiet_until, last.scalar_subquery(),
            CALLED.c.answers, CALLED.c.pace, CALLED.c.began,
        )
        .distinct()
        .select_from(WEBHOOKS)
        .join(GUESTS, GUESTS.c.id == WEBHOOKS.c.guest)
        .join(CHAIRS, CHAIRS.c.guest == WEBHOOKS.c.guest)
        .join(TABLES, TABLES.c.id == CHAIRS.c.table_id)
        .join(
            CALLED,
            (CALLED.c.table_id == TABLES.c.id) & (CALLED.c.guest == WEBHOOKS.c.guest),
            isouter=True,
        )
        .where(WEBHOOKS.c.active, TABLES.c.ended.is_(None), ~TABLES.c.lesson)
        .order_by(TABLES.c.id, WEBHOOKS.c.guest)
    )  # fmt: skip
    return [
        Candidate(*row[:6], None if row[6] is None else Turn(*row[6:]))
        for row in connection.execute(found)
    ]


def take_lead(connection: Connection, origin: str, now: float) -> bool:
    """Be the one process that looks, for a while; False where another is."""
    known = select(HOUSE.c.value).where(HOUSE.c.name == CALLER)
    before, ours = connection.execute(known).scalar(), f"{origin} {now + LEASE}"
    if before is None:
        connection.execute(insert(HOUSE).values(name=CALLER, value=ours))
        return True
    who, _, until = before.partition(" ")
    if who != origin and now < float(until) <= now + LEASE:
        return False
    taken = update(HOUSE).where(HOUSE.c.name == CALLER, HOUSE.c.value == before)
    return bool(connection.execute(taken.values(value=ours)).rowcount)
