"""What is wrong with a house: versions, files, the database, its tables. Changes nothing."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, func, select, text

import antre
from antre.server.backups import sqlite_file
from antre.server.database_troubles import TROUBLES, explain, place_of
from antre.server.restoring import restore
from antre.server.schema import ENTRIES, TABLES
from antre.server.storage import open_engine
from antre.server.table_storage import read_table
from antre.server.versions import known_versions, stored_version

LEAST_SPACE = 200_000_000
MOST_NAMED = 10


@dataclass(frozen=True)
class Finding:
    grade: Literal["good", "odd", "bad"]
    what: str


def examine(url: str) -> Iterator[Finding]:
    """Everything that can be said, as it is found out."""
    python = f"Python {platform.python_version()}"
    yield Finding("good", f"Antre {antre.__version__}, {python}, SQLite {sqlite3.sqlite_version}")
    own = sqlite_file(url)
    if own is not None:
        yield from look_at_files(own)
        if not own.is_file():
            return
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            yield from look_at_database(connection)
    except TROUBLES as error:
        yield Finding("bad", f"{place_of(url)}: {explain(error)}")
    finally:
        engine.dispose()


# --- files


def look_at_files(own: Path) -> Iterator[Finding]:
    if not own.is_file():
        yield Finding("bad", f"{own}: there is no house here")
        return
    beside = (own.with_name(f"{own.name}{end}") for end in ("-wal", "-shm"))
    paths = [own.parent, own, *(path for path in beside if path.exists())]
    for path in paths:
        yield from look_at_rights(path)
    free = shutil.disk_usage(own.parent).free
    grade: Literal["good", "bad"] = "good" if free >= LEAST_SPACE else "bad"
    yield Finding(grade, f"{own.parent}: {free / 1e6:,.0f} MB free on its disk")


def look_at_rights(path: Path) -> Iterator[Finding]:
    if not os.access(path, os.W_OK):
        yield Finding("bad", f"{path}: we may not write there")
    if os.name == "posix" and path.stat().st_mode & 0o077:
        mode = path.stat().st_mode & 0o777
        wanted = "700" if path.is_dir() else "600"
        yield Finding("bad", f"{path}: others can get in ({mode:o}): chmod {wanted}")


# --- the database


def look_at_database(connection: Connection) -> Iterator[Finding]:
    if connection.dialect.name == "postgresql":
        told = connection.execute(text("SHOW server_version")).scalar_one()
        yield Finding("good", f"PostgreSQL {told}")
    else:
        yield from look_for_damage(connection)
    known, stored = known_versions(), stored_version(connection)
    if stored == known[0]:
        yield Finding("good", f"stored house: version {stored}, the newest")
        yield from look_at_tables(connection)
    elif stored in known:
        yield Finding("odd", f"stored house: version {stored}; the next `antre serve` makes it new")
    elif stored is None:
        yield Finding("bad", "stored house: none; `antre serve` makes one")
    else:
        yield Finding("bad", f"stored house: version {stored}, made by a newer Antre")


def look_for_damage(connection: Connection) -> Iterator[Finding]:
    found = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_NAMED})").scalars().all()
    if found != ["ok"]:
        yield Finding("bad", f"the file is damaged: {'; '.join(found)}")
        return
    loose = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if loose:
        names = ", ".join(sorted({str(row[0]) for row in loose}))
        yield Finding("bad", f"{len(loose)} rows belong to nothing, in {names}")
        return
    yield Finding("good", "the file is whole")


# --- tables


def look_at_tables(connection: Connection) -> Iterator[Finding]:
    ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars().all()
    broken = {id: why for id in ids if (why := trouble_at(connection, id))}
    yield Finding("bad" if broken else "good", f"{len(ids)} tables, {len(broken)} unreadable")
    for id, why in list(broken.items())[:MOST_NAMED]:
        yield Finding("bad", f"table {id}: {why}")
    if len(broken) > MOST_NAMED:
        yield Finding("bad", f"and {len(broken) - MOST_NAMED} more")


def trouble_at(connection: Connection, id: str) -> str:
    """Why a table cannot be played, if it cannot."""
    counted = select(func.count(), func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == id)
    count, last = connection.execute(counted).one()
    if count and last != count - 1:
        return f"{last + 1 - count} of its entries are missing"
    table = restore(read_table(id)(connection))
    return table.stopped.say("en", table.remedy) if table.stopped is not None else ""


def is_well(findings: Iterable[Finding]) -> bool:
    return all(finding.grade != "bad" for finding in findings)
