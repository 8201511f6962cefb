"""What is wrong with a database, in a sentence that says what to do; never what it holds."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import psycopg
from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from antre.core.errors import AntreError

TROUBLES = (SQLAlchemyError, sqlite3.Error, psycopg.Error, CommandError, OSError)
DAMAGED = "it is damaged: `antre doctor` says how far, `antre restore` brings a backup back"
# By the beginning of SQLite's name for it.
IN_A_FILE = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "it cannot be written: look at its owner, and whether the disk is read-only",
    "SQLITE_CANTOPEN": "it cannot be opened: look at the owner of its folder",
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_IOERR": "the disk does not take it: it is full or fails",
    "SQLITE_BUSY": "another program keeps it locked",
    "SQLITE_LOCKED": "another program keeps it locked",
}
# By the beginning of PostgreSQL's code for it.
IN_POSTGRES = {
    "53100": "its disk is full",
    "53300": "it has no connection left",
    "25006": "it only lets us read",
    "42501": "we may not do that there: look at the rights of our user",
    "28": "it does not let us in: look at user and password",
    "3D": "there is no such database",
    "57014": "it took too long",
    "XX": "it is damaged",
}


class NoStorage(AntreError):
    """The database cannot be used; says why."""


def trouble(error: Exception, url: str) -> NoStorage:
    if isinstance(error, OSError) and error.filename:
        return NoStorage(explain(error))
    return NoStorage(f"{place_of(url)}: {explain(error)}")


def place_of(url: str) -> str:
    """A database as it may be told: without its password."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return str(parsed.database)
    return parsed.render_as_string(hide_password=True)


def explain(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, CommandError):
        return "it was made by a newer Antre: install that one"
    if isinstance(cause, sqlite3.Error):
        return by_beginning(IN_A_FILE, getattr(cause, "sqlite_errorname", ""), cause)
    if isinstance(cause, psycopg.Error):
        unknown = "PostgreSQL does not answer"
        return by_beginning(IN_POSTGRES, cause.sqlstate or "", None) or unknown
    if isinstance(cause, OSError):
        where = f"{Path(cause.filename)}: " if cause.filename else ""
        return f"{where}{cause.strerror or type(cause).__name__}"
    return type(cause).__name__


def by_beginning(known: dict[str, str], code: str, cause: Exception | None) -> str:
    for beginning, sentence in known.items():
        if code.startswith(beginning):
            return sentence
    return f"{type(cause).__name__} {code}".strip() if cause is not None else ""
