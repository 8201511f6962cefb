"""Every table of the house, each game at each number of seats, and random play on it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

import antre
from antre.core.event import SPECTATOR
from antre.core.game import find, slugs
from antre.core.journal import Choice
from antre.core.state import Asked, State, canonical

GAMES = [find(slug) for slug in slugs()]
TABLES = [(game.slug, seats) for game in GAMES for seats in game.seats]
every_table = pytest.mark.parametrize(("slug", "seats"), TABLES)

# More decisions than any game of the house can ask for: who comes here is going in circles.
ENDLESS = 5_000


def variants(slug: str) -> list[dict[str, bool]]:
    """Every way to set the options of a game."""
    names = [variant.id for variant in find(slug).variants]
    return [
        dict(zip(names, values, strict=True))
        for values in itertools.product((False, True), repeat=len(names))
    ]


def new(slug: str, seats: int, seed: int) -> State:
    """A new game; the seed also picks the options."""
    settings = variants(slug)
    return antre.new(slug, seats, seed=seed, options=settings[seed % len(settings)])


def pick(rng: random.Random, state: State) -> tuple[Asked, int]:
    """One of the open questions and the place of one of its options."""
    asked = rng.choice(state.decisions)
    return asked, rng.randrange(len(asked.options))


def advance(state: State, rng: random.Random) -> Choice:
    """Answer one open question at random."""
    asked, place = pick(rng, state)
    secret = state.question.secret
    state.apply(asked.seat, asked.options[place])
    return Choice(asked.seat, asked.options[place], secret)


def finish(state: State, rng: random.Random) -> None:
    while not state.over:
        advance(state, rng)


def decisions(state: State, rng: random.Random) -> Iterator[State]:
    """The same state at each decision of a random game, and at its end."""
    for _ in range(ENDLESS):
        yield state
        if state.over:
            return
        advance(state, rng)
    raise AssertionError(f"no end after {ENDLESS} decisions")


def viewers(state: State) -> range:
    """Every seat and the spectator."""
    return range(SPECTATOR, state.setup.seats)


def look(state: State, seat: int) -> bytes:
    """All that a seat is ever told: view, question, options, log and permission to undo."""
    return canonical(
        {
            "view": state.view(seat),
            "asked": asked(state, seat),
            "log": state.log(seat),
            "undo": state.can_undo(seat),
            "over": state.over,
        }
    )


def asked(state: State, seat: int) -> Any:
    """The open question to a seat as plain data, or None."""
    for open_question in state.decisions:
        if open_question.seat == seat:
            texts = [option.text for option in open_question.options]
            return [open_question.rule, open_question.step, open_question.number, texts]
    return None


def whole(state: State) -> tuple[Any, ...]:
    """All that a state is: table, frames, chance, record and log."""
    remembered = None
    if state.journal is not None:
        logs = [state.log(seat) for seat in viewers(state)]
        remembered = (state.record.entries, canonical(logs), state.journal.sealed)
    return (state.fingerprint(), state.chance.seed, dict(state.chance.used), remembered)
