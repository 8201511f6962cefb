"""A game written down before it is played: every choice, and who will hear of it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from antre.core.setup import Setup
from antre.server.match import choose
from antre.server.schema import ENTRIES
from antre.server.storage import open_engine
from serving.house import KnownMatch


@dataclass(frozen=True, slots=True)
class Line:
    """One request: which seat sends what, and which seats an event must reach."""

    seat: int
    body: bytes
    heard_by: tuple[int, ...]


def deals(url: str) -> dict[str, list[str]]:
    """How each table was dealt, from the storage of the house."""
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(ENTRIES.select().order_by(ENTRIES.c.number)).all()
    engine.dispose()
    return {table: body["lines"] for table, _, body in rows if body["kind"] == "start"}


def write(setup: Setup, deal: Sequence[str], seed: int) -> list[Line]:
    """A whole game of random choices that begins with this deal."""
    state = KnownMatch.restart(setup, deal).state
    rng = random.Random(seed)
    everybody = tuple(range(setup.seats))
    lines = []
    while not state.over:
        seat = rng.choice(state.waiting)
        asked = state.decision(seat)
        option = rng.choice(asked.options).text
        only = choose(state, 0, seat, option, asked.number).only
        body = {"seat": seat, "options": [option], "number": asked.number}
        heard_by = everybody if only is None else (only,)
        lines.append(Line(seat, json.dumps(body).encode(), heard_by))
    return lines
