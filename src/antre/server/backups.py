"""A copy of a house that is whole, made while people play, and the way back from it.

A backup is always one SQLite file with all that the house holds, whichever database it runs on: so
a house can also move from a file to PostgreSQL, or home again. It holds the key of the house and
every secret of its tables, and is private like them.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, make_url, text

from antre.core.errors import AntreError
from antre.server.database_troubles import TROUBLES, trouble
from antre.server.schema import HOUSE
from antre.server.storage import open_engine, ready_engine
from antre.server.transfer import clear, count_rows, transfer
from antre.server.versions import known_versions, stored_version

LOG = logging.getLogger("antre.server")
Told = Callable[[int], None]


class BadBackup(AntreError):
    """It cannot be made or taken back like this."""


def backup(url: str, file: Path, told: Told = lambda rows: None) -> None:
    """All that the house holds at this moment, in one new file; whoever plays goes on playing."""
    if file.exists():
        raise BadBackup(f"{file}: it is there already")
    try:
        with new_file(file) as part:
            if (own := sqlite_file(url)) is not None:
                copy_sqlite(own, part)
            else:
                copy_postgres(url, part, told)
            check(part)
    except TROUBLES as error:
        raise trouble(error, url) from None


def restore(file: Path, url: str, replace: bool = False, told: Told = lambda rows: None) -> None:
    """A house as it was; one that is there already is only replaced if told so."""
    if not file.is_file():
        raise BadBackup(f"{file}: there is no such file")
    try:
        check(file)
    except sqlite3.Error as error:
        raise trouble(error, f"sqlite:///{file}") from None
    try:
        if (own := sqlite_file(url)) is not None:
            restore_sqlite(file, own, replace)
        else:
            restore_postgres(file, url, replace, told)
    except TROUBLES as error:
        raise trouble(error, url) from None


def sqlite_file(url: str) -> Path | None:
    parsed = make_url(url)
    return Path(str(parsed.database)) if parsed.get_backend_name() == "sqlite" else None


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Private from the first byte, and under its name only when it is whole and on the disk."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        yield part
        for path in (part, part.parent):
            sync(path)
        part.replace(file)
        sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def sync(path: Path) -> None:
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


# --- a file


def copy_sqlite(source: Path, target: Path) -> None:
    """By SQLite's own means, which know what is still in the write-ahead log."""
    if not source.is_file():
        raise BadBackup(f"{source}: there is no house here")
    with closing(sqlite3.connect(source)) as ours, closing(sqlite3.connect(target)) as copy:
        ours.backup(copy)
        # One file, with no log beside it.
        copy.execute("PRAGMA journal_mode=DELETE")


def check(file: Path) -> None:
    """Is this file whole, and a house that this Antre can open?"""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as found:
        if found.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise BadBackup(f"{file}: it is damaged")
        try:
            (version,) = found.execute("SELECT version_num FROM alembic_version").fetchone()
        except (sqlite3.OperationalError, TypeError):
            raise BadBackup(f"{file}: it is no backup of a house") from None
    if version not in known_versions():
        raise BadBackup(f"{file}: it was made by a newer Antre")


def restore_sqlite(file: Path, own: Path, replace: bool) -> None:
    own.parent.mkdir(parents=True, exist_ok=True)
    if own.exists():
        if not replace:
            raise BadBackup(f"{own}: there is a house already; --replace sets it aside")
        set_aside(own)
    with new_file(own) as part:
        copy_sqlite(file, part)


def set_aside(own: Path) -> None:
    """Under another name, whole: nobody may have it open, and its log goes into the file."""
    with closing(sqlite3.connect(own, timeout=1)) as house:
        try:
            house.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise BadBackup(f"{own}: the house is open; close it first") from None
        except sqlite3.DatabaseError:
            LOG.warning("%s is damaged: it is set aside as it is", own)
    for name in (own.name, f"{own.name}-wal", f"{own.name}-shm"):
        path = own.with_name(name)
        if path.exists():
            path.replace(path.with_name(f"{name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))


# --- PostgreSQL


def copy_postgres(url: str, target: Path, told: Told) -> None:
    """In one transaction that sees one moment only."""
    source, copy = open_engine(url), ready_engine(f"sqlite:///{target}")
    try:
        with (
            source.connect().execution_options(isolation_level="REPEATABLE READ") as reading,
            copy.begin() as writing,
        ):
            if stored_version(reading) != known_versions()[0]:
                raise BadBackup("the house is of another version: open it with this one first")
            transfer(reading, writing, told)
        with copy.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        source.dispose()
        copy.dispose()


def restore_postgres(file: Path, url: str, replace: bool, told: Told) -> None:
    target = ready_engine(url)
    try:
        with newest(file) as copy, copy.connect() as reading, target.begin() as writing:
            make_room(writing, replace)
            transfer(reading, writing, told)
    finally:
        target.dispose()


@contextmanager
def newest(file: Path) -> Iterator[Engine]:
    """A copy of a backup, brought to the newest version."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / "antre.db"
        copy_sqlite(file, own)
        engine = ready_engine(f"sqlite:///{own}")
        try:
            yield engine
        finally:
            engine.dispose()


def make_room(connection: Connection, replace: bool) -> None:
    others = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() "
        "AND backend_type = 'client backend'"
    )
    if connection.execute(others).scalar_one():
        raise BadBackup("somebody has the database open; close the house first")
    if connection.execute(HOUSE.select()).first() is None and not count_rows(connection):
        return
    if not replace:
        raise BadBackup("there is a house already; --replace empties the database first")
    clear(connection)
