"""What is kept of finished games for those who played them: noted once, and forgotten with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import JSON, Connection, bindparam, delete, insert, or_, select, text, update

from antre.core.outcome import Outcome
from antre.core.state import State
from antre.server.contests import contest_of, plays_of
from antre.server.ratings import rate_stored
from antre.server.schema import CONTESTS, PLAYS, RATINGS
from antre.server.storage import Work
from antre.server.table import Table

Json = dict[str, Any]
# Both databases understand it: of two processes that note the same end, the second waits for the
# first and adds nothing.
NOTE_ONCE = text(
    "INSERT INTO contests (table_id, game, at, sides) VALUES (:table_id, :game, :at, :sides) "
    "ON CONFLICT DO NOTHING"
).bindparams(bindparam("sides", type_=JSON))


def note_the_plays(table: Table, state: State, outcome: Outcome, at: int) -> Work:
    """A game counts once, however often its end is noted."""
    contest, plays = contest_of(table, outcome, at), plays_of(table, state, outcome, at)

    def work(connection: Connection) -> None:
        if not connection.execute(NOTE_ONCE, contest).rowcount:
            return
        if plays:
            connection.execute(insert(PLAYS), plays)
        rate_stored(connection, contest)

    return work


def throw_away_plays(connection: Connection, table: str) -> None:
    """A game leaves a history with its table; what it has taught a rating stays."""
    connection.execute(delete(PLAYS).where(PLAYS.c.table_id == table))


def forget_plays(connection: Connection, guests: Sequence[str]) -> None:
    """History and ratings go; in the contests of others these people are nobody."""
    played = select(PLAYS.c.table_id).where(PLAYS.c.guest.in_(guests))
    # Where a table was thrown away nobody's history says who played.
    thrown_away = CONTESTS.c.table_id.not_in(select(PLAYS.c.table_id))
    found = select(CONTESTS.c.table_id, CONTESTS.c.sides).where(
        or_(CONTESTS.c.table_id.in_(played), thrown_away)
    )
    for id, sides in connection.execute(found).all():
        named = [{**side, "members": without(side["members"], guests)} for side in sides]
        if named != sides:
            place = CONTESTS.c.table_id == id
            connection.execute(update(CONTESTS).where(place).values(sides=named))
    connection.execute(delete(PLAYS).where(PLAYS.c.guest.in_(guests)))
    connection.execute(delete(RATINGS).where(RATINGS.c.guest.in_(guests)))


def without(members: Sequence[Json], guests: Sequence[str]) -> list[Json]:
    return [{"guest": ""} if member.get("guest") in guests else member for member in members]
