"""What learners observe, for tests: random games, and a view as numbers, range by range."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Any

from antre.core.game import Game, find
from antre.core.observation import Encoder
from antre.core.setup import Setup
from antre.core.state import State


def encoder_of(game: Game) -> Encoder:
    return game.learner.encoder(game.edition())


@cache
def places(game: Game) -> dict[str, slice]:
    """Where each range stands."""
    return {
        part.name: slice(part.first, part.first + part.size) for part in encoder_of(game).ranges
    }


class Seen:
    """What a seat observes: seen["over"] are the numbers of that range."""

    def __init__(self, state: State, seat: int) -> None:
        setup = state.setup
        self.numbers = setup.game.learner.encoder(setup.content).encode(state.view(seat))
        self.places = places(setup.game)

    def __getitem__(self, name: str) -> list[float]:
        return self.numbers[self.places[name]]

    def used(self) -> set[str]:
        """The ranges that are not all zeros."""
        return {name for name in self.places if any(self[name])}


def positions(slug: str, seats: int, seed: int, every: int = 1, **settings: Any) -> Iterator[State]:
    """A game played at random: the same state at (some of) its questions, and at the end."""
    rng = random.Random(seed)
    state = Setup.of(find(slug), seats, settings).start(seed, journal=False)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        seat = rng.choice(list(state.question.seats(state)))
        state.play(seat, rng.choice(state.question.options(state, seat)))
        number += 1
    yield state


def observed(state: State, seat: int) -> array[float]:
    """What a learner on a seat is given."""
    setup = state.setup
    return setup.game.learner.encoder(setup.content).observe(state, seat)


def check_told_by_the_view(state: State, seat: int) -> None:
    """What is written from the state is what the view of the seat says, to the bit."""
    setup = state.setup
    told = setup.game.learner.encoder(setup.content).encode(state.view(seat))
    assert observed(state, seat) == array("f", told)


def check_no_secret(state: State, seat: int, rng: random.Random) -> None:
    """A table that the seat cannot tell from this one is observed alike."""
    assert observed(state.resample(seat, rng), seat) == observed(state, seat)
