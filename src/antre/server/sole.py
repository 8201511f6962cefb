"""One server for one SQLite file: a second would not hear of what the first one writes."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import make_url

from antre.core.errors import AntreError
from antre.locking import lock
from antre.server.private_files import FILE


class Taken(AntreError):
    """Another server has these tables in its memory."""


class Sole:
    """Held as long as a file of tables is served; the system lets go when the process ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._held = os.open(path, os.O_RDWR | os.O_CREAT, FILE)
        try:
            lock(self._held)
        except OSError:
            owner = os.read(self._held, 20).decode("ascii", "replace") or "?"
            os.close(self._held)
            raise Taken(
                f"{database} is already served by process {owner}. Stop that one first, choose "
                "another folder with --data, or share a PostgreSQL with --database"
            ) from None
        os.ftruncate(self._held, 0)
        os.pwrite(self._held, str(os.getpid()).encode(), 0)

    def release(self) -> None:
        os.close(self._held)


def claim(url: str) -> Sole | None:
    """The right to serve a database; one that is shared needs none."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql" or not parsed.database:
        return None
    return Sole(Path(parsed.database))
