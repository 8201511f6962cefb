"""When the house was open: what people have to think does not pass while it is closed.

As long as there is a game whose time runs, each process says every few seconds that it is there.
Whoever opens the house and finds that nobody has said so for a while notes since when it was
closed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, insert, select, update

from antre.server.schema import CLOSED, HOUSE

ALIVE = "alive"
EVERY = 10.0  # seconds between two signs of life
MISSED = 3 * EVERY  # without one for so long, the house was closed


class Hours:
    """The times at which the house was closed, as moments of the world's clock."""

    def __init__(self, closed: Sequence[tuple[float, float]] = ()) -> None:
        self.closed = sorted(closed)

    def between(self, begin: float, end: float) -> float:
        """For how many seconds the house was open."""
        shut = (min(end, until) - max(begin, since) for since, until in self.closed)
        return max(0.0, end - begin - sum(seconds for seconds in shut if seconds > 0))


ALWAYS = Hours()


def open_hours(connection: Connection, now: float) -> Hours:
    """The house opens: of processes that do so at once, one notes since when it was closed."""
    before = connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == ALIVE)).scalar()
    if before is None:
        connection.execute(insert(HOUSE).values(name=ALIVE, value=str(now)))
    elif now - float(before) > MISSED:
        ours = update(HOUSE).where(HOUSE.c.name == ALIVE, HOUSE.c.value == before)
        if connection.execute(ours.values(value=str(now))).rowcount:
            connection.execute(insert(CLOSED).values(since=float(before), until=now))
    rows = connection.execute(select(CLOSED.c.since, CLOSED.c.until)).all()
    return Hours([(since, until) for since, until in rows])


def still_open(now: float) -> Callable[[Connection], None]:
    said = update(HOUSE).where(HOUSE.c.name == ALIVE).values(value=str(now))

    def work(connection: Connection) -> None:
        connection.execute(said)

    return work
