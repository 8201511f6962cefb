"""Every game ends, whatever is chosen: no table comes back, and the engine's bound holds."""

from __future__ import annotations

import random

import pytest

from antre.core.option import Option
from tests.hall.playing import TABLES
from tests.hall.tables import GAME, new

# What keeps a turn going, first of all what changes least.
IDLE = (
    "by-itself", "by-hand", "trade", "give", "gain", "swap", "fetch", "from", "to", "move", "cast",
    "activate", "rob", "dismiss", "wake", "lift", "lay", "dig",
)  # fmt: skip


def idlest(options: list[Option], rng: random.Random) -> Option:
    """An option that leads on as little as possible; among equals, any."""
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(option.text.partition(":")[0], []).append(option)
    verb = next((verb for verb in IDLE if verb in by_verb), "")
    return rng.choice(by_verb[verb] if verb else options)


@pytest.mark.proves("ruling.payment-by-hand", "ruling.termination")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_whoever_dawdles_comes_to_the_end_and_never_back_to_a_table(
    seats: int, variants: dict[str, bool]
) -> None:
    state, rng = new(seats, 3, **variants), random.Random(3)
    seen: set[str] = set()
    answers = 0
    while not state.over:
        table = state.fingerprint()
        assert table not in seen, state.decisions
        seen.add(table)
        asked = state.decisions[0]
        state.apply(asked.seat, idlest(asked.options, rng))
        answers += 1
        assert answers < GAME.engine.longest
    assert answers > 150 * seats, "they did dawdle"
