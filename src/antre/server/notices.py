"""News between the processes of one house, carried by PostgreSQL (LISTEN and NOTIFY)."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import make_url

LOG = logging.getLogger("antre.server")
AGAIN = 1.0
# What is heard when news may have been missed.
RECONNECTED = "reconnected"


class Ear:
    """A thread that hears what other processes tell; `hear` is called in that thread."""

    def __init__(self, url: str, origin: str, hear: Callable[[str, str, str], None]) -> None:
        self._url = make_url(url).set(drivername="postgresql").render_as_string(False)
        self._origin = origin
        self._hear = hear
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="antre-ear", daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                LOG.error("news from other processes stopped: %s", type(error).__name__)
                self._stop.wait(AGAIN)

    def _listen(self) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute("LISTEN antre")
            if self._ready.is_set():
                self._hear("", RECONNECTED, "")
            self._ready.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    origin, _, news = notice.payload.partition(" ")
                    if origin != self._origin:
                        kind, _, what = news.partition(" ")
                        self._hear(origin, kind, what)
