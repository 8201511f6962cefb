"""People one has played with, and the invitations that wait for somebody, as they are stored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, or_, select

from antre.server.identity import mark
from antre.server.schema import BLOCKS, GUESTS, INVITATIONS, PLAYS, TABLES

Json = dict[str, Any]
MOST_FRIENDS = 100
MOST_INVITATIONS = 20  # that wait for one guest


class Friend(NamedTuple):
    """Somebody a guest has played with, as they were called at the last table."""

    guest: str
    name: str
    games: int
    last: int
    game: str
    blocked: bool

    def to_json(self) -> Json:
        return {"friend": mark(self.guest), **{k: getattr(self, k) for k in self._fields[1:]}}


class Invitation(NamedTuple):
    table: str
    by: str
    at: int


def friends_of(guest: str) -> Callable[[Connection], list[Friend]]:
    """Who has played a game to its end with this guest, the last one first."""
    mine = PLAYS.alias("mine")
    met = (
        select(PLAYS.c.guest, PLAYS.c.game, PLAYS.c.at, PLAYS.c.seat, TABLES.c.ended, GUESTS.c.name)
        .join(mine, (mine.c.table_id == PLAYS.c.table_id) & (mine.c.guest == guest))
        .join(TABLES, TABLES.c.id == PLAYS.c.table_id, isouter=True)
        .join(GUESTS, GUESTS.c.id == PLAYS.c.guest, isouter=True)
        .where(PLAYS.c.guest != guest)
        .order_by(PLAYS.c.at.desc(), PLAYS.c.table_id.desc())
    )

    def look(connection: Connection) -> list[Friend]:
        blocked = set(connection.execute(blocked_by(guest)).scalars())
        found: dict[str, Friend] = {}
        for other, game, at, seat, ended, name in connection.execute(met):
            if (known := found.get(other)) is not None:
                found[other] = known._replace(games=known.games + 1)
            elif len(found) < MOST_FRIENDS:
                called = ended[seat] if ended else name or ""
                found[other] = Friend(other, called, 1, at // 1000, game, other in blocked)
        return list(found.values())

    return look


def blocked_by(guest: str) -> Any:
    return select(BLOCKS.c.other).where(BLOCKS.c.guest == guest)


def invited(guest: str) -> Callable[[Connection], list[Invitation]]:
    """Where this guest is wanted, by whom they do not mind."""
    found = (
        select(INVITATIONS.c.table_id, INVITATIONS.c.by, INVITATIONS.c.at)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .where(
            INVITATIONS.c.guest == guest,
            TABLES.c.ended.is_(None),
            INVITATIONS.c.by.not_in(blocked_by(guest)),
        )
        .order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table_id)
        .limit(MOST_INVITATIONS)
    )
    return lambda connection: [Invitation(*row) for row in connection.execute(found)]


def drop_stale(connection: Connection, guest: str) -> None:
    """Invitations to games that are over make room for others."""
    over = select(TABLES.c.id).where(TABLES.c.ended.is_not(None))
    stale = (INVITATIONS.c.guest == guest, INVITATIONS.c.table_id.in_(over))
    connection.execute(delete(INVITATIONS).where(*stale))


def forget_friends(connection: Connection, guests: Sequence[str]) -> None:
    mine = or_(INVITATIONS.c.guest.in_(guests), INVITATIONS.c.by.in_(guests))
    connection.execute(delete(INVITATIONS).where(mine))
    pair = or_(BLOCKS.c.guest.in_(guests), BLOCKS.c.other.in_(guests))
    connection.execute(delete(BLOCKS).where(pair))
