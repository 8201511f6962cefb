"""All ratings of a house made anew, game by game in the order in which they ended.

Who was forgotten since counts as a newcomer of middling strength.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, delete, select

from antre.core.errors import AntreError
from antre.server.backups import sqlite_file
from antre.server.database_troubles import TROUBLES, trouble
from antre.server.ratings import rate_stored
from antre.server.schema import CONTESTS, RATINGS
from antre.server.storage import ready_engine


class NoHouse(AntreError):
    """There is none to be seen to."""


def rebuild_ratings(url: str, told: Callable[[int], None] = lambda games: None) -> int:
    """In one transaction; how many games there were. `told` hears of each."""
    own = sqlite_file(url)
    if own is not None and not own.is_file():
        raise NoHouse(f"{own}: there is no house here")
    engine = ready_engine(url)
    try:
        with engine.begin() as connection:
            return rate_all(connection, told)
    except TROUBLES as error:
        raise trouble(error, url) from None
    finally:
        engine.dispose()


def rate_all(connection: Connection, told: Callable[[int], None]) -> int:
    connection.execute(delete(RATINGS))
    ordered = select(CONTESTS).order_by(CONTESTS.c.at, CONTESTS.c.table_id)
    contests = connection.execute(ordered).mappings().all()
    for contest in contests:
        rate_stored(connection, dict(contest))
        told(1)
    return len(contests)
