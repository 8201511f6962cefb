"""How a table is written to the database and read from it; nothing here knows any rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from antre.core.dealing import Deal
from antre.core.record import Result, written
from antre.core.setup import Setup
from antre.server.conceding import CONCEDED
from antre.server.errors import Denied
from antre.server.schema import CHAIRS, EDITIONS, ENTRIES, TABLES
from antre.server.storage import Work

Body = dict[str, Any]


class StoredTable:
    """A table as it is stored: its row, its entries, and the edition its row names, if we have it.

    Whatever is damaged in it, this much can be read.
    """

    __slots__ = ("bodies", "edition", "row")

    def __init__(
        self,
        row: Mapping[str, Any],
        bodies: Sequence[Any],
        edition: Mapping[str, Any] | None,
    ) -> None:
        self.row = row
        self.bodies: list[Body] = [body if isinstance(body, dict) else {} for body in bodies]
        self.edition = edition

    @property
    def started(self) -> bool:
        return any(body.get("kind") == "start" for body in self.bodies)

    def lines(self, bodies: Sequence[Body] | None = None) -> list[str]:
        """The lines of the record, or of what the first bodies make of it. Where nobody was asked,
        what was taken back is the last choice of a seat, for that is never past a draw."""
        lines: list[str] = []
        for body in self.bodies if bodies is None else bodies:
            lines += [line for line in body.get("lines") or () if isinstance(line, str)]
            if body.get("kind") == "undo":
                for _ in range(body.get("count", 0)):
                    _take_back(lines, f"{body.get('seat')} ")
            elif body.get("kind") == "rewind":
                _rewind(lines, body.get("to", 0))
        return lines

    def record(self) -> str:
        """The record as it is stored, whoever can replay it."""
        row, result = self.row, self.row["result"]
        setup = {
            "game": row["game"],
            "rules": row["rules"],
            "seats": row["seats"],
            "settings": row["settings"],
            "edition": {
                "name": self.edition["name"] if self.edition else "",
                "digest": row["edition"],
            },
        }
        if result and result["reason"]["rule"] != CONCEDED:
            result = Result.from_json(result).to_json()
        else:
            result = None
        record = written(setup, self.lines(), result, self._deal())
        return json.dumps(record, indent=1, ensure_ascii=False) + "\n"

    def _deal(self) -> Deal | None:
        """How it was dealt; the secret is opened where the game is known to be over."""
        row = self.row
        deal = Deal.stored(row["id"], row["seats"], row.get("secret"))
        begun = [body for body in self.bodies if body.get("kind") == "start"]
        if deal is None or not begun or not isinstance(begun[0].get("words"), list):
            return None
        deal.words = tuple(map(str, begun[0]["words"]))
        for place, body in enumerate(self.bodies):
            if body.get("kind") in ("play-on", "rewind"):
                lines = self.lines(self.bodies[: place + 1])
                draws = sum(not line[:1].isdecimal() for line in lines)
                begun_anew = body["kind"] == "play-on"
                deal.unchecked = draws if begun_anew else min(deal.unchecked, draws)
        return deal if row["ended"] is not None else deal.closed()


def _take_back(lines: list[str], seat: str) -> None:
    own = [place for place, line in enumerate(lines) if line.startswith(seat)]
    if own:
        del lines[own[-1]]


def _rewind(lines: list[str], choices: int) -> None:
    """Leave the first choices, and the draws they led to."""
    places = [place for place, line in enumerate(lines) if line[:1].isdecimal()]
    if choices < len(places):
        del lines[places[choices] :]


# --- reading


def read_table(id: str) -> Callable[[Connection], StoredTable]:
    def look(connection: Connection) -> StoredTable:
        row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
        if row is None:
            raise no_table(id)
        kept = select(EDITIONS).where(EDITIONS.c.digest == row["edition"])
        edition = connection.execute(kept).mappings().first()
        bodies = entries_since(id, 0)(connection)
        return StoredTable(dict(row), bodies, dict(edition) if edition else None)

    return look


def entries_since(table: str, number: int) -> Callable[[Connection], list[Body]]:
    found = (
        select(ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number >= number)
        .order_by(ENTRIES.c.number)
    )
    return lambda connection: list(connection.execute(found).scalars())


def no_table(id: str) -> Denied:
    return Denied(404, "no-table", table=id[:16])


# --- writing


def seat_people(table: str, chairs: Mapping[int, str]) -> Work:
    """Note who holds which chair now, so that people find their tables."""

    def work(connection: Connection) -> None:
        seats = list(chairs)
        connection.execute(
            delete(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.seat.in_(seats))
        )
        rows = [
            {"table_id": table, "seat": seat, "guest": guest}
            for seat, guest in chairs.items()
            if guest
        ]
        if rows:
            connection.execute(insert(CHAIRS), rows)

    return work


def note_the_setup(table: str, setup: Setup) -> Work:
    """From now on the table is played like this."""
    values = {
        "settings": setup.settings,
        "rules": setup.rules,
        "edition": setup.content.digest,
    }
    return _note(table, values)


def note_the_offer(table: str, public: bool) -> Work:
    """From now on the table is on the list of public ones, or no longer."""
    return _note(table, {"public": public})


def note_the_clock(table: str, clock: Body | None) -> Work:
    return _note(table, {"clock": clock})


def note_the_end(table: str, names: Sequence[str], result: Mapping[str, Any]) -> Work:
    """From now on the table can be listed, and its result shown, as it stands."""
    return _note(table, {"ended": list(names), "result": result})


def _note(table: str, values: Mapping[str, Any]) -> Work:
    noted = update(TABLES).where(TABLES.c.id == table).values(**values)

    def work(connection: Connection) -> None:
        connection.execute(noted)

    return work
