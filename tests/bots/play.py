"""Whole games between bots, as the lab plays them."""

from __future__ import annotations

import random
from collections.abc import Sequence

import antre
from antre.bots import Bot, ask, make


def seat_bots(specs: Sequence[str], seed: int) -> list[Bot]:
    return [make(spec, seed + seat) for seat, spec in enumerate(specs)]


def play(specs: Sequence[str], seed: int, game: str = "nidavellir") -> antre.State:
    """A game to its end; `apply` refuses whatever a bot must not choose."""
    bots = seat_bots(specs, seed)
    state = antre.new(game, seats=len(specs), seed=seed)
    rng = random.Random(seed)
    while not state.over:
        seat = state.question.actor(state)
        state.apply(seat, ask(bots[seat], state, seat, rng))
    return state


def wins(spec: str, others: str, games: int, seats: int = 4, game: str = "nidavellir") -> float:
    """The victories of one bot against equal others; a shared victory counts in part."""
    won = 0.0
    for number in range(games):
        specs = [others] * seats
        specs[number % seats] = spec
        outcome = play(specs, number, game).outcome
        assert outcome is not None
        won += outcome.utilities[number % seats]
    return won
