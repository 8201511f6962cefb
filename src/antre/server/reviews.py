"""Reviews of finished games, made in the background a piece at a time, and kept.

The pieces go to the workers of the bots, after all who wait for one, and never two at once: tables
come first. A house that closes in between forgets how far it had come; whoever asks again has the
review begun again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from sqlalchemy import Connection, select

from antre.coach import Review
from antre.coach.driving import reviewing
from antre.core.record import Record
from antre.server.bot_workers import BotWorkers
from antre.server.errors import Denied
from antre.server.schema import REVIEWS
from antre.server.storage import Conflict, Storage, Unavailable
from antre.server.table import Table
from antre.server.thinker import NoAnswer, Study

LOG = logging.getLogger("antre.server")
Json = dict[str, Any]


class Underway:
    """A review that is being made: for whom, and how far it has come, from 0 to 1."""

    __slots__ = ("done", "failed", "guest")

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.done = 0.0
        self.failed = False


class Reviews:
    def __init__(self, storage: Storage, workers: BotWorkers, looks: int) -> None:
        self.storage = storage
        self.looks = looks
        self.workers = workers
        self.underway: dict[str, Underway] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def known(self, table: str) -> Review | None:
        body = await self.storage.read(lambda connection: read_review(connection, table))
        return None if body is None else Review.from_json(body)

    def working_on(self, table: str) -> bool:
        return table in self.underway and not self.underway[table].failed

    def begin(self, table: Table, guest: str) -> None:
        """Have a finished game reviewed; one at a time for a person."""
        if self.working_on(table.id):
            return
        if any(each.guest == guest and not each.failed for each in self.underway.values()):
            raise Denied(409, "one-review")
        self.underway[table.id] = underway = Underway(guest)
        task = asyncio.get_running_loop().create_task(self._make(table, underway))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(self, table: Table, underway: Underway) -> None:
        try:
            review = await self._work_through(table, underway)
            await self.storage.write({REVIEWS: [row_of(table.id, review)]})
        except Conflict:
            LOG.debug("another process has reviewed the same game")
        except (NoAnswer, Unavailable) as error:
            LOG.warning("table %s: no review: %s", table.id, type(error).__name__)
            underway.failed = True
            return
        except Exception as error:
            # The text of the error may quote the game.
            LOG.error("table %s: no review: %s", table.id, type(error).__name__)
            underway.failed = True
            return
        self.underway.pop(table.id, None)

    async def _work_through(self, table: Table, underway: Underway) -> Review:
        assert table.match is not None
        record, content = Record.of(table.match.state).dumps(), table.setup.content
        own = table.setup.game.edition().digest == content.digest
        edition = None if own else content.text
        persons = [seat for seat, chair in enumerate(table.chairs) if chair.person]
        seed = secrets.randbits(32)
        pieces = reviewing(persons or range(table.seats), self.looks)
        task, underway.done = next(pieces)
        while True:
            async with self._turn:
                found = await self.workers.study(Study(record, edition, task, seed))
            try:
                task, underway.done = pieces.send(found)
            except StopIteration as end:
                review: Review = end.value
                return review


def row_of(table: str, review: Review) -> Json:
    return {"table_id": table, "made": int(time.time()), "body": review.to_json()}


def read_review(connection: Connection, table: str) -> Json | None:
    found = select(REVIEWS.c.body).where(REVIEWS.c.table_id == table)
    body: Json | None = connection.execute(found).scalar()
    return body
