"""A line tried on a copy: the table after some choices of a seat, as that seat would see it.

The copy is a world that the seat could not tell from the real one, and it stays the same as long as
the seat is asked the same: what lies hidden in it, and what it draws, says nothing of the truth.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from antre.core.errors import Refused
from antre.core.state import State
from antre.core.timeline import journal_of
from antre.server.errors import Denied
from antre.server.match import refused
from antre.server.scenes import draw
from antre.server.table import Table


def play(table: Table, state: State, seat: int, options: Sequence[str]) -> State:
    """An imagined world after the choices; refused where one of them is not possible there."""
    known = journal_of(state).seen_by(seat)
    world = state.resample(seat, random.Random(f"{table.id} {seat} {len(known.entries)}"))
    world.withdraw_secrets(seat)
    for option in options:
        if seat not in world.waiting:
            raise Denied(409, "not-asked", allowed=world.waiting)
        try:
            world.commit(seat, world.check(seat, option))
        except Refused as error:
            raise refused(world, seat, error.refusal) from None
    return world


def tell(table: Table, world: State, seat: int, shape: str, language: str) -> dict[str, Any]:
    return {
        "scene": draw(table, world, seat, shape, language).to_json(known=()),
        "asked": seat in world.waiting,
        "over": world.over,
    }
