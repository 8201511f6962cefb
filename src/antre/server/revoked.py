"""Passes that no longer count although their signature is true.

A cookie names its session and the number of its guest, a seat token the number of its seat. What
is revoked is written as the least number that still counts, for a session, a guest or a seat. All
of it is kept in memory, for every request asks.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Connection, select, text

from antre.server.identity import Identity
from antre.server.schema import REVOKED

GONE = 2**31 - 1
# The newest word counts, whichever process comes second.
KEEP = text(
    "INSERT INTO revoked (subject, least, at) VALUES (:subject, :least, :at) "
    "ON CONFLICT (subject) DO UPDATE SET at = excluded.at, least = "
    "CASE WHEN excluded.least > revoked.least THEN excluded.least ELSE revoked.least END"
)


class Revoked:
    def __init__(self) -> None:
        self._least: dict[str, int] = {}

    def note(self, subject: str, least: int) -> None:
        self._least[subject] = max(least, self.least(subject))

    def note_all(self, known: dict[str, int]) -> None:
        for subject, least in known.items():
            self.note(subject, least)

    def least(self, subject: str) -> int:
        return self._least.get(subject, 0)

    def counts(self, who: Identity) -> bool:
        """Is this pass still good?"""
        least = self._least
        if not least or who.fresh:
            return True
        if who.number < least.get(who.guest, 0):
            return False
        if who.table is not None:
            return who.token >= least.get(seat_subject(who.table, who.seat), 0)
        return who.session not in least


def seat_subject(table: str, seat: int | None) -> str:
    return f"{table}:{seat}"


def read_revoked(connection: Connection) -> dict[str, int]:
    found = connection.execute(select(REVOKED.c.subject, REVOKED.c.least))
    return {row.subject: row.least for row in found}


def revoke(subject: str, least: int) -> Callable[[Connection], None]:
    row = {"subject": subject, "least": least, "at": int(time.time())}

    def work(connection: Connection) -> None:
        connection.execute(KEEP, row)

    return work
