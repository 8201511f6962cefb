"""The same deal, played more than once: who played it, and how they did.

Whoever has played a deal may play it again, alone with bots; so all who have played it know the
people it was played with first, and may compare.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, or_, select

from antre.server.schema import CHAIRS, TABLES
from antre.server.table import Table

MOST = 50  # games of a deal that are told


class Played(NamedTuple):
    """A person at a table where the deal was played."""

    table: str | None  # where the reader sat there
    name: str
    seat: int
    score: int
    won: float  # the share of the victory
    margin: float
    created: int
    here: bool  # is it the table that is looked at?


def first_of_deal(table: Table) -> str:
    return table.deal_of or table.id


def read_played(connection: Connection, table: Table, guest: str) -> list[Played]:
    """Everybody who has finished a game of the deal, the best first."""
    first = first_of_deal(table)
    games = (
        select(TABLES.c.id, TABLES.c.ended, TABLES.c.result, TABLES.c.created)
        .where(or_(TABLES.c.id == first, TABLES.c.deal_of == first), TABLES.c.result.is_not(None))
        .order_by(TABLES.c.created.desc())
        .limit(MOST)
    )
    found = {row.id: row for row in connection.execute(games)}
    people = select(CHAIRS.c.table_id, CHAIRS.c.seat, CHAIRS.c.guest)
    rows = connection.execute(people.where(CHAIRS.c.table_id.in_(found)))
    sat: list[tuple[str, int, str]] = [(row.table_id, row.seat, row.guest) for row in rows]
    own = {id for id, _, sitting in sat if sitting == guest}
    told = [
        played(found[id]._mapping, seat, id in own, id == table.id) for id, seat, sitting in sat
    ]
    return sorted(told, key=lambda each: (-each.won, -each.margin, -each.score, each.created))


def played(row: Any, seat: int, own: bool, here: bool) -> Played:
    result = row["result"]
    return Played(
        row["id"] if own else None, row["ended"][seat], seat, result["scores"][seat],
        result["utilities"][seat], result["margins"][seat], row["created"], here,
    )  # fmt: skip
