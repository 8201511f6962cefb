"""All that the house has of a person, to take away.

Games that are over come whole, as records. Of a game still played there is what this person said
and chose; the rest is not theirs to know yet.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select

from antre.server.books import books_of
from antre.server.friends import friends_of
from antre.server.history import past_of
from antre.server.reviews import read_review
from antre.server.schema import ACCOUNTS, CHAIRS, GUESTS, RATINGS, TABLES
from antre.server.table_storage import StoredTable, read_table
from antre.server.webhooks import webhook_of

Body = dict[str, Any]


def personal_data(guest: str) -> Any:
    """A look into the database that gathers it."""

    def look(connection: Connection) -> Body:
        account = select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == guest)
        row = connection.execute(select(GUESTS).where(GUESTS.c.id == guest)).mappings().first()
        sat = select(CHAIRS.c.table_id, CHAIRS.c.seat).where(CHAIRS.c.guest == guest)
        seats: dict[str, list[int]] = {}
        for table, seat in connection.execute(sat.order_by(CHAIRS.c.table_id, CHAIRS.c.seat)):
            seats.setdefault(table, []).append(seat)
        hosted = select(TABLES.c.id).where(TABLES.c.host == guest)
        for table in connection.execute(hosted).scalars():
            seats.setdefault(table, [])
        return {
            "name": row["name"] if row else "",
            "language": row["language"] if row else "",
            "seen": row["seen"] if row else None,
            "account": connection.execute(account).scalar(),
            "books": [book.campaign.to_json() for book in books_of(connection, guest)],
            "plays": [play._asdict() for play in past_of(guest)(connection).plays],
            "ratings": ratings_of(connection, guest),
            "friends": [friend.to_json() for friend in friends_of(guest)(connection)],
            "webhook": (webhook := webhook_of(connection, guest)) and webhook.to_json(),
            "tables": [
                {
                    **tell(read_table(table)(connection), guest, own),
                    "review": read_review(connection, table) if own else None,
                }
                for table, own in seats.items()
            ],
        }

    return look


def ratings_of(connection: Connection, guest: str) -> list[Body]:
    found = connection.execute(select(RATINGS).where(RATINGS.c.guest == guest)).mappings()
    return [{name: row[name] for name in row if name != "guest"} for row in found]


def tell(stored: StoredTable, guest: str, seats: list[int]) -> Body:
    row = stored.row
    over = row["ended"] is not None
    shown = over and bool(seats or row["spectators"])
    return {
        "table": row["id"],
        "game": row["game"],
        "settings": row["settings"],
        "created": row["created"],
        "opened": row["opened"],
        "host": row["host"] == guest,
        "seats": seats,
        "over": over,
        "result": row["result"] if shown else None,
        "said": [body["text"] for body in stored.bodies if said_by(body, seats)],
        "choices": {seat: choices(stored, seat) for seat in seats},
        "record": json.loads(stored.record()) if shown else None,
    }


def said_by(body: Body, seats: list[int]) -> bool:
    return body.get("kind") == "chat" and body.get("seat") in seats and "text" in body


def choices(stored: StoredTable, seat: int) -> list[str]:
    lines = (line.partition(" ") for line in stored.lines())
    return [option for own, _, option in lines if own == str(seat)]
