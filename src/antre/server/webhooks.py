"""What is stored of the addresses that people are called at, and of what they were called for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from antre.server.outbound import Answer
from antre.server.schema import CALLED, WEBHOOKS
from antre.server.turns import Turn

MOST_FAILURES = 10  # in a row; then nobody calls any more
FIRST_QUIET = 60  # seconds after the first failure, twice as many after each more
LONGEST_QUIET = 3_600
Json = dict[str, Any]


class Webhook(NamedTuple):
    """An address of one's own, and how it fares."""

    guest: str
    url: str
    secret: str
    minutes: int
    active: bool
    failures: int
    quiet_until: int
    last_at: int | None
    last_result: str | None
    last_status: int | None

    @property
    def given_up(self) -> bool:
        """Is it off because nobody answered there?"""
        return self.failures >= MOST_FAILURES

    def to_json(self) -> Json:
        """As its owner is told of it: the secret is shown once, when it is made."""
        last = self.last_at is not None
        told = {"at": self.last_at, "result": self.last_result, "status": self.last_status}
        return {
            "url": self.url,
            "minutes": self.minutes,
            "active": self.active,
            "given_up": self.given_up,
            "last": told if last else None,
        }


def webhook_of(connection: Connection, guest: str) -> Webhook | None:
    row = connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.guest == guest)).first()
    return None if row is None else Webhook(*row)


def keep_webhook(
    connection: Connection, guest: str, url: str, minutes: int, active: bool
) -> str | None:
    """Begins anew with no failures; where the address is another one, with a new secret."""
    before = webhook_of(connection, guest)
    values: Json = {"minutes": minutes, "active": active, "failures": 0, "quiet_until": 0}
    if before is not None and before.url == url:
        connection.execute(update(WEBHOOKS).where(WEBHOOKS.c.guest == guest).values(values))
        return None
    secret = new_secret()
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.guest == guest))
    row = {**values, "guest": guest, "url": url, "secret": secret}
    connection.execute(insert(WEBHOOKS).values(row))
    return secret


def renew_secret(connection: Connection, guest: str) -> str | None:
    """None where there is no address to keep one for."""
    secret = new_secret()
    renewed = update(WEBHOOKS).where(WEBHOOKS.c.guest == guest).values(secret=secret)
    return secret if connection.execute(renewed).rowcount else None


def new_secret() -> str:
    return secrets.token_hex(32)


def forget_webhooks(connection: Connection, guests: Sequence[str]) -> None:
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.guest.in_(guests)))
    connection.execute(delete(CALLED).where(CALLED.c.guest.in_(guests)))


# --- calls


def note_answer(connection: Connection, webhook: Webhook, answer: Answer, now: int) -> None:
    """What came of a call; after failures nobody calls for a while, after many not at all."""
    failures = 0 if answer.result == "ok" else webhook.failures + 1
    quiet = min(LONGEST_QUIET, FIRST_QUIET * 2 ** (failures - 1)) if failures else 0
    values: Json = {
        "failures": failures,
        "quiet_until": now + quiet if failures else 0,
        **note_last(answer, now),
    }
    if failures >= MOST_FAILURES:
        values["active"] = False
    connection.execute(same(webhook).values(values))


def note_attempt(connection: Connection, webhook: Webhook, answer: Answer, now: int) -> None:
    """The same of a call that its owner wanted to see: it counts for nothing."""
    connection.execute(same(webhook).values(note_last(answer, now)))


def note_last(answer: Answer, now: int) -> Json:
    return {"last_at": now, "last_result": answer.result, "last_status": answer.status}


def same(webhook: Webhook) -> Any:
    """Unless it was changed meanwhile."""
    ours = (WEBHOOKS.c.guest == webhook.guest, WEBHOOKS.c.secret == webhook.secret)
    return update(WEBHOOKS).where(*ours)


def claim(connection: Connection, table: str, guest: str, turn: Turn) -> bool:
    """Note that somebody is called for a turn; False where that was done already.

    Of processes that do so at once one succeeds, and the other finds a row in its way.
    """
    ours = (CALLED.c.table_id == table, CALLED.c.guest == guest)
    before = connection.execute(
        select(CALLED.c.answers, CALLED.c.pace, CALLED.c.began).where(*ours)
    )
    row = before.first()
    if row is None:
        connection.execute(insert(CALLED).values(table_id=table, guest=guest, **turn._asdict()))
        return True
    called_for = Turn(*row)
    if not turn.follows(called_for):
        return False
    as_it_was = (getattr(CALLED.c, name) == value for name, value in called_for._asdict().items())
    changed = update(CALLED).where(*ours, *as_it_was).values(**turn._asdict())
    return bool(connection.execute(changed).rowcount)


def withdraw(connection: Connection, table: str, guest: str, turn: Turn) -> None:
    """The call came to nothing: it may be made again."""
    ours = (CALLED.c.table_id == table, CALLED.c.guest == guest, CALLED.c.began == turn.began)
    connection.execute(delete(CALLED).where(*ours))
