"""Whole random games of the Hall for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from antre.games.hall.rules.state import Hall
from tests.hall.tables import new

# Every number of seats, both sides, and the team game.
TABLES: list[tuple[int, dict[str, bool]]] = [
    (2, {}), (2, {"winter": True}), (3, {}), (4, {}), (4, {"teams": True}), (5, {}),
]  # fmt: skip


def game(seats: int, seed: int, **variants: bool) -> Iterator[Hall]:
    """A whole game of random choices: the same state at each of its questions, and at the end."""
    state = new(seats, seed, **variants)
    rng = random.Random(seed)
    while not state.over:
        yield state
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    yield state
