"""The one place that talks to the database: SQLite in a file, or PostgreSQL by its URL.

Writes go to one thread that puts all it finds waiting into one transaction, so that many
decisions share the wait for the disk. Whoever wrote is told after the commit, never before.
"""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from antre.core.content import Content
from antre.server.database_troubles import TROUBLES, explain, trouble
from antre.server.hours import ALWAYS
from antre.server.migrations import migrate
from antre.server.private_files import keep_private
from antre.server.schema import ENTRIES, HOUSE, METADATA

R = TypeVar("R")
Rows = Mapping[Table, Sequence[Mapping[str, Any]]]
Work = Callable[[Connection], None]

LOG = logging.getLogger("antre.server")
AT_ONCE = 256
# In the order that foreign keys need.
INSERTS = {table: insert(table) for table in METADATA.sorted_tables}
# Both databases understand it.
KEEP_EDITION = text(
    "INSERT INTO editions (digest, name, text) VALUES (:digest, :name, :text) "
    "ON CONFLICT DO NOTHING"
)
POOL = 4
ANSWER = 12.0  # seconds after which nobody waits any longer for the database
LOCKED = 5  # seconds that we wait for somebody else's lock
# For a server that is gone without a word; one that is frozen is left to ANSWER.
POSTGRESQL = {
    "connect_timeout": LOCKED,
    "tcp_user_timeout": 1_000 * LOCKED,
    "keepalives_idle": LOCKED,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


class Conflict(Exception):
    """Somebody else has written this first."""


class Unavailable(Exception):
    """The database does not answer."""


class Write:
    """Rows to add, then what else there is to do, all or nothing; `done` resolves after commit."""

    __slots__ = ("done", "rows", "work")

    def __init__(self, rows: Rows, work: Work | None, done: asyncio.Future[None]) -> None:
        self.rows = rows
        self.work = work
        self.done = done


class Storage:
    """A database, made ready, and the thread that writes to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = ready_engine(url)
        # Tells our own notices on a shared database from those of other processes.
        self.origin = secrets.token_hex(8)
        self.shared = self.engine.dialect.name == "postgresql"
        self.hours = ALWAYS  # until the house is opened
        self._editions: set[str] = set()
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._kept: Connection | None = None  # the writer's own
        # What was stored after whoever asked for it had been told that it was not.
        self.on_late: Callable[[str], None] = lambda table: None
        self._readers = ThreadPoolExecutor(POOL, "antre-reader")
        self._thread = threading.Thread(target=self._write_on, name="antre-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join(ANSWER)
        self._readers.shutdown(wait=False, cancel_futures=True)
        self.engine.dispose()

    async def write(self, rows: Rows, work: Work | None = None) -> None:
        """Raises Conflict, and changes nothing, where a row is already there.

        Raises Unavailable where the database takes too long; what it stores all the same is told
        to `on_late`.
        """
        loop = asyncio.get_running_loop()
        write = Write(rows, work, loop.create_future())
        self._queue.put(write)
        # One timer is all it costs: a decision is written by the thousand.
        late = loop.call_later(ANSWER, give_up, write.done)
        try:
            await write.done
        finally:
            late.cancel()

    @property
    def waiting(self) -> int:
        """How many writes nobody has begun yet."""
        return self._queue.qsize()

    async def keep_edition(self, content: Content) -> None:
        """Store the text of an edition, once, before a table is begun with it."""
        if content.digest in self._editions:
            return
        edition = {"digest": content.digest, "name": content.name, "text": content.text}

        def work(connection: Connection) -> None:
            connection.execute(KEEP_EDITION, edition)

        await self.write({}, work)
        self._editions.add(content.digest)

    async def read(self, look: Callable[[Connection], R]) -> R:
        loop = asyncio.get_running_loop()
        return await in_time(loop.run_in_executor(self._readers, self.look, look))

    def look(self, look: Callable[[Connection], R]) -> R:
        try:
            with self.engine.connect() as connection:
                return look(connection)
        except SQLAlchemyError as error:
            raise unavailable(error) from None

    def begin(self, work: Callable[[Connection], R]) -> R:
        """One transaction at once, while the house is being opened."""
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except TROUBLES as error:
            raise trouble(error, self.url) from None

    def secret_key(self) -> str:
        """What cookies and tokens are signed with: made once, shared by all processes."""
        try:
            with self.engine.begin() as connection:
                row = {"name": "key", "value": secrets.token_hex(32)}
                connection.execute(insert(HOUSE).values(row))
        except IntegrityError:
            LOG.debug("the house has its key")
        except TROUBLES as error:
            raise trouble(error, self.url) from None
        with self.engine.connect() as connection:
            found = select(HOUSE.c.value).where(HOUSE.c.name == "key")
            return str(connection.execute(found).scalar_one())

    # --- the writer's thread

    def _write_on(self) -> None:
        try:
            self._write_all()
        finally:
            if self._kept is not None:
                self._kept.close()

    def _write_all(self) -> None:
        while (write := self._queue.get()) is not None:
            batch = [write]
            while len(batch) < AT_ONCE and not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            # Whoever has given up has been told that nothing was stored.
            if wanted := [write for write in batch if not write.done.done()]:
                self._settle(wanted)

    def _settle(self, batch: list[Write]) -> None:
        error = self._attempt(batch)
        if isinstance(error, Conflict) and len(batch) > 1:
            outcomes = [(write, self._attempt([write])) for write in batch]
        else:
            outcomes = [(write, error) for write in batch]
        try:
            batch[0].done.get_loop().call_soon_threadsafe(self._resolve, outcomes)
        except RuntimeError:
            LOG.debug("the house closed before the writer could answer")

    def _resolve(self, outcomes: list[tuple[Write, Exception | None]]) -> None:
        for write, error in outcomes:
            if write.done.done():
                if error is None:
                    for table in tables_of(write):
                        self.on_late(table)
            elif error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)

    def _attempt(self, batch: list[Write]) -> Exception | None:
        try:
            with self._transaction() as connection:
                rows = merge(batch)
                for table, statement in INSERTS.items():
                    if table in rows:
                        connection.execute(statement, rows[table])
                for write in batch:
                    if write.work is not None:
                        write.work(connection)
                if self.shared:
                    self._notify(connection, batch)
        except IntegrityError:
            return Conflict()
        except SQLAlchemyError as error:
            return unavailable(error)
        return None

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A file is always there, so its connection is kept; whether one to a server still is,
        the pool finds out first."""
        if self.shared:
            with self.engine.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect()
        with self._kept.begin():
            yield self._kept

    def _notify(self, connection: Connection, batch: list[Write]) -> None:
        for table in {table for write in batch for table in tables_of(write)}:
            notify(connection, f"{self.origin} entries {table}")


async def in_time(answer: asyncio.Future[R]) -> R:
    try:
        async with asyncio.timeout(ANSWER):
            return await answer
    except TimeoutError:
        raise too_late() from None


def give_up(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(too_late())


def too_late() -> Unavailable:
    LOG.error("the database does not answer in time")
    return Unavailable()


def tables_of(write: Write) -> set[str]:
    return {row["table_id"] for row in write.rows.get(ENTRIES, ())}


def merge(batch: list[Write]) -> dict[Table, list[Mapping[str, Any]]]:
    """The rows of all writes, table by table."""
    merged: dict[Table, list[Mapping[str, Any]]] = {}
    for write in batch:
        for table, rows in write.rows.items():
            if rows:
                merged.setdefault(table, []).extend(rows)
    return merged


def notify(connection: Connection, payload: str) -> None:
    connection.exec_driver_sql("SELECT pg_notify('antre', %s)", (payload,))


def unavailable(error: SQLAlchemyError) -> Unavailable:
    # The text of the error may quote what was to be stored: only its kind may be logged.
    LOG.error("the database does not answer: %s", explain(error))
    return Unavailable()


def ready_engine(url: str) -> Engine:
    """A database brought to the newest version; raises NoStorage where that cannot be."""
    try:
        engine = open_engine(url)
        migrate(engine)
    except TROUBLES as error:
        raise trouble(error, url) from None
    return engine


def open_engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        patience: dict[str, Any] = (
            {} if "options" in parsed.query else {"options": f"-c lock_timeout={LOCKED}s"}
        )
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            connect_args={**POSTGRESQL, **patience},
        )
    if parsed.database:
        keep_private(Path(parsed.database))
    engine = create_engine(
        parsed, connect_args={"timeout": LOCKED}, pool_size=POOL, json_deserializer=read_json
    )
    event.listen(engine, "connect", tune_sqlite)
    return engine


def read_json(text: str) -> Any:
    """What a damaged row holds is nothing; the rows beside it can still be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def tune_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers read while we write; FULL waits for the disk at each commit.

    A process that is killed loses nothing with NORMAL either, but a power cut would lose the last
    seconds. Since one transaction carries many decisions, FULL costs little, so an acknowledged
    decision survives both.
    """
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
