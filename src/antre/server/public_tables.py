"""The list of public tables: those with a free chair, and games that one may watch.

A house has no such list unless whoever opens it wants one, and a table is on it only if its host
says so.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import select

from antre.server.house import House
from antre.server.live import LiveTable
from antre.server.retention import DAY
from antre.server.schema import TABLES
from antre.server.words import called_in

Json = dict[str, Any]
MOST = 50
# When a table was last opened is noted once a day.
RECENT = 2 * DAY


async def public_tables(house: House, language: str) -> list[Json]:
    """The newest of those that somebody has looked at lately, where somebody is now first."""
    if not house.configuration.public_tables:
        return []
    found = (
        select(TABLES.c.id)
        .where(
            TABLES.c.public, TABLES.c.ended.is_(None), TABLES.c.opened > int(time.time()) - RECENT
        )
        .order_by(TABLES.c.created.desc(), TABLES.c.id)
        .limit(MOST)
    )
    ids = await house.storage.read(lambda connection: list(connection.execute(found).scalars()))
    lives = [await house.look_at(id) for id in ids]
    told = [tell(live, language) for live in lives if is_offered(live)]
    return sorted(told, key=lambda line: not line["online"])


def is_offered(live: LiveTable) -> bool:
    """A free chair, or a game behind an open door."""
    table = live.table
    if table.status == "lobby":
        return any(chair.kind == "open" for chair in table.chairs)
    return table.status == "playing" and table.spectators


def tell(live: LiveTable, language: str) -> Json:
    """Behind a closed door nobody is named."""
    table = live.table
    people = [chair for chair in table.chairs if chair.person]
    names = [called_in(language, chair.name) for chair in people] if table.spectators else []
    return {
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "seats": table.seats,
        "free": sum(chair.kind == "open" for chair in table.chairs),
        "names": names,
        "online": sum(live.presence.online(chair.guest) for chair in people),
    }
