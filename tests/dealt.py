"""Games dealt from a promised secret, played at random with things taken back, and altered."""

from __future__ import annotations

import json
import random
from typing import Any

from antre.core.dealing import Deal, KeyedChance
from antre.core.record import Record, digest
from antre.core.setup import Setup, read_record
from antre.core.state import State

SECRET = bytes(range(32))
TABLE = "0123456789ab"


def promise(seats: int, *words: str) -> Deal:
    deal = Deal.promise(TABLE, seats, SECRET)
    deal.words = (*words, *[""] * (seats - len(words)))
    return deal


def play(setup: Setup, deal: Deal, seed: int, undo: float = 0.1) -> tuple[State, int]:
    """A whole random game, and how often something was taken back in it."""
    state: State = setup.begin(KeyedChance(deal.key))
    rng, undone = random.Random(seed), 0
    while not state.over:
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
        if not state.over and rng.random() < undo and state.can_undo(asked.seat):
            state = state.undo(asked.seat)
            undone += 1
    return state, undone


def dealt(setup: Setup, deal: Deal, seed: int) -> Record:
    """The record of a random game in which nothing was taken back."""
    return Record.of(play(setup, deal, seed, undo=0)[0], deal)


def altered(record: Record, **fields: Any) -> Record:
    """The record with other fields, its hash made right again, as a forger would."""
    data = {**record.to_json(), **fields}
    body = {key: value for key, value in data.items() if key != "hash"}
    return read_record(json.loads(json.dumps({**body, "hash": digest(body)})))


def draws(record: Record) -> list[int]:
    """Where the draws are among the entries."""
    return [place for place, line in enumerate(record.entries) if not line[:1].isdecimal()]
