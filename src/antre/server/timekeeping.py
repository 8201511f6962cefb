"""Looking after the time that people have to think, at all tables where it is counted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import select

from antre.server.clocks import BOT
from antre.server.hours import EVERY, still_open
from antre.server.live import LiveTable
from antre.server.schema import TABLES
from antre.server.storage import Unavailable

if TYPE_CHECKING:
    from antre.server.house import House

LOG = logging.getLogger("antre.server")


async def wake_timed_tables(house: House) -> None:
    """Games whose time runs are looked after although nobody has come in yet."""
    timed = select(TABLES.c.id).where(TABLES.c.clock.is_not(None), TABLES.c.ended.is_(None))
    for id in await house.storage.read(lambda c: list(c.execute(timed).scalars())):
        await house.look_at(id)


async def keep_open(house: House) -> None:
    """Where time runs, say every few seconds that the house is open."""
    while True:
        await asyncio.sleep(EVERY)
        await say_open(house)


async def say_open(house: House) -> None:
    if any(live.table.times for live in house.live.values()):
        try:
            await house.storage.write({}, still_open(house.clock()))
        except Unavailable:
            LOG.warning("that the house is open could not be noted")


def given_to_bots(live: LiveTable) -> list[int]:
    """The seats whose time is up, where a bot plays on then."""
    times = live.table.times
    return live.out_of_time() if times is not None and times.clock.then == BOT else []
