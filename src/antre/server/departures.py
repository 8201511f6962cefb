"""Somebody wants to be forgotten: account, name and talk go, and the games stay for the others.

Entries are otherwise only ever added; here those that name a person are written anew without the
person. Whoever plays on with them plays with a bot.
"""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from antre.server.books import leave_books
from antre.server.commands import give_up
from antre.server.friends import forget_friends
from antre.server.house import House
from antre.server.plays import forget_plays
from antre.server.schema import ACCOUNTS, CHAIRS, ENTRIES, GUESTS, PAGES, TABLES
from antre.server.webhooks import forget_webhooks

NOBODY = "…"
Body = dict[str, Any]


async def forget(house: House, guest: str) -> None:
    ids = await house.storage.read(lambda connection: tables_with(connection, guest))
    for id in ids:
        live = await house.find(id)
        if live.table.status in ("lobby", "playing"):
            await live.change(give_up(guest, house.configuration.stand_in))

    def work(connection: Connection) -> None:
        for id in ids:
            forget_at_table(connection, id, guest)
        connection.execute(delete(CHAIRS).where(CHAIRS.c.guest == guest))
        leave_books(connection, guest)
        forget_plays(connection, [guest])
        forget_friends(connection, [guest])
        forget_webhooks(connection, [guest])
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.guest == guest))
        connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))

    await house.storage.write({}, work)
    for id in ids:
        await house.read_anew(id)


def tables_with(connection: Connection, guest: str) -> list[str]:
    seated = select(CHAIRS.c.table_id).where(CHAIRS.c.guest == guest)
    found = select(TABLES.c.id).where(or_(TABLES.c.host == guest, TABLES.c.id.in_(seated)))
    return list(connection.execute(found).scalars())


def forget_at_table(connection: Connection, id: str, guest: str) -> None:
    rows = connection.execute(
        select(ENTRIES.c.number, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == id)
        .order_by(ENTRIES.c.number)
    ).all()
    scrub = Scrub(guest)
    for number, body in rows:
        if isinstance(body, dict) and (clean := scrub(body)) != body:
            place = (ENTRIES.c.table_id == id, ENTRIES.c.number == number)
            connection.execute(update(ENTRIES).where(*place).values(body=clean))
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().one()
    values = {
        "ended": row["ended"] and [scrub.name(name) for name in row["ended"]],
        "result": row["result"] and scrub.result(row["result"]),
        "host": scrub.heir() if row["host"] == guest else row["host"],
    }
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(values))
    forget_on_pages(connection, id, scrub)


def forget_on_pages(connection: Connection, table: str, scrub: Scrub) -> None:
    """The pages of others' books tell of the same game without the person."""
    found = select(PAGES.c.book_id, PAGES.c.number, PAGES.c.body).where(PAGES.c.mark == table)
    for book, number, body in connection.execute(found).all():
        place = (PAGES.c.book_id == book, PAGES.c.number == number)
        connection.execute(update(PAGES).where(*place).values(body=scrub.page(body)))


class Scrub:
    """Entries of one table in order, without one guest: knows who sat where when they talked."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.names: set[str] = set()
        self.owners: dict[int, str] = {}

    def __call__(self, body: Body) -> Body:
        kind = body.get("kind")
        if kind in ("open", "start"):
            return {**body, "chairs": [self._chair(*each) for each in enumerate(body["chairs"])]}
        if kind == "chair":
            return {**body, "chair": self._chair(body["seat"], body["chair"])}
        if kind == "chat" and self.owners.get(body["seat"]) == self.guest:
            return {**body, "name": NOBODY, "text": NOBODY}
        if body.get("by") == self.guest:
            return {**body, "by": ""}
        return body

    def _chair(self, seat: int, chair: Body) -> Body:
        self.owners[seat] = chair["guest"]
        if chair["guest"] != self.guest:
            return chair
        self.names.add(chair["name"])
        return {**chair, "guest": "", "name": NOBODY}

    def heir(self) -> str:
        """Who is the host from now on; nobody if there is nobody else."""
        others = [owner for owner in self.owners.values() if owner not in ("", self.guest)]
        return others[0] if others else ""

    def name(self, name: str) -> str:
        return NOBODY if name in self.names else name

    def result(self, result: Body) -> Body:
        told = [part for part in ("said", "why") if part in result]
        return {**result, **{part: self._sentences(result[part]) for part in told}}

    def page(self, page: Body) -> Body:
        told = zip(*page["told"].values(), strict=True)
        lines = [self._sentences(dict(zip(page["told"], line, strict=True))) for line in told]
        return {
            **page,
            "names": [self.name(name) for name in page["names"]],
            "said": self._sentences(page["said"]),
            "told": {language: [line[language] for line in lines] for language in page["told"]},
        }

    def _sentences(self, told: dict[str, str]) -> dict[str, str]:
        for name in self.names - {""}:
            whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            told = {language: whole.sub(NOBODY, text) for language, text in told.items()}
        return told
