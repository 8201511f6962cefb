"""Playing on in tests: bids in one line, taverns with the first option, whole random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import antre
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import new

BIDDING = "bids.one-per-tavern"


def start(seats: int, gems: str = "", age1: str = "", seed: int = 1) -> Nidavellir:
    """A new game in which chance deals these gems, seat by seat, and these first cards."""
    draws = {"gem": gems.split(), "age1": age1.split()}
    state = antre.new("nidavellir", seats, seed=seed, draws=draws)
    assert isinstance(state, Nidavellir)
    return state


def bid(state: Nidavellir, seat: int, coins: str) -> None:
    """Lay coins on the taverns in their order: bid(state, 0, "b5 b4 b0")."""
    for name in coins.split():
        state.apply(seat, f"bid:{name}")


def bid_all(state: Nidavellir, *coins: str) -> None:
    for seat, own in enumerate(coins):
        bid(state, seat, own)


def resolve(state: Nidavellir) -> None:
    """Take the first option of every question until the next bids or the end."""
    while not state.over and state.question.rule != BIDDING:
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])


def asked(state: Nidavellir) -> tuple[int, str]:
    """Who is asked first, and by which rule."""
    first = state.decisions[0]
    return first.seat, first.rule


def game(seats: int, seed: int) -> Iterator[Nidavellir]:
    """A whole game of random choices: the same state at each of its questions, and at the end."""
    state = new(seats, seed)
    rng = random.Random(seed)
    while not state.over:
        yield state
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    yield state


def finished(seats: int, seed: int) -> Nidavellir:
    *_, state = game(seats, seed)
    return state


def story(state: Nidavellir, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds that everybody may know, in their order."""
    return [event for event in state.log(-1) if event["kind"] in kinds]
