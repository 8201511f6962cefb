"""Bots know what their seat knows: what they cannot see cannot sway them.

Two real games are set side by side that a seat cannot tell apart: same view, other secrets. If
the hidden parts are then drawn anew in the same way, every bot must choose the same in both.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import antre
from antre.bots import ask, make
from antre.core.option import Option
from antre.core.state import State
from antre.games.nidavellir.state import Nidavellir

SPECS = ("random", "greedy", "easy", "mcts:6")


class SameDraws(random.Random):
    """Shuffles as if the list had come in order, so the outcome owes nothing to the truth."""

    def shuffle(self, x: Any) -> None:
        x.sort()
        super().shuffle(x)


class Peeker:
    """Chooses by where the others' coins lie."""

    def choose(self, world: State, seat: int) -> Option:
        assert isinstance(world, Nidavellir)
        options = world.asked(seat).options
        others = [coin for place, coin in enumerate(world.coins) if place // 5 != seat]
        return random.Random(str(others)).choice(options)


def twins(seed: int) -> Iterator[tuple[Nidavellir, Nidavellir, int]]:
    """Moments of a game at which a seat has a choice and others have secrets, each with its twin.

    The bids of the last seat and all picks of cards count: the others' coins are down by then.
    """
    rng = random.Random(seed)
    state = antre.new("nidavellir", seats=4, seed=seed)
    while not state.over:
        seats = state.question.seats(state)
        asked = state.asked(seats[-1] if rng.random() < 0.5 else seats[0])
        assert isinstance(state, Nidavellir)
        if len(asked.options) > 1 and rng.random() < 0.25:
            twin = state.resample(asked.seat, rng)
            if twin.coins != state.coins:
                yield state, twin, asked.seat
        state.apply(asked.seat, rng.choice(asked.options))


@pytest.mark.parametrize("spec", SPECS)
def test_secrets_do_not_sway_a_bot(spec: str) -> None:
    moments = 0
    for state, twin, seat in twins(seed=6):
        assert state.view(seat) == twin.view(seat)
        real, other = (ask(make(spec, 3), game, seat, SameDraws(7)) for game in (state, twin))
        assert real is other
        moments += 1
    assert moments >= 15


def test_even_a_peeker_learns_nothing() -> None:
    """The same test would catch a bot that was handed the real game."""
    peeked = 0
    for state, twin, seat in twins(seed=6):
        asked = [ask(Peeker(), game, seat, SameDraws(7)) for game in (state, twin)]
        assert asked[0] is asked[1]
        peeked += Peeker().choose(state, seat) is not Peeker().choose(twin, seat)
    assert peeked >= 5


def test_a_bot_is_handed_no_record_of_the_others_secrets() -> None:
    state = antre.new("nidavellir", seats=3, seed=2)
    for seat in (1, 2):
        for _ in range(3):
            state.apply(seat, state.asked(seat).options[0])
    handed: list[State] = []

    class Keeper:
        def choose(self, world: State, seat: int) -> Option:
            handed.append(world)
            return world.asked(seat).options[0]

    ask(Keeper(), state, 0, random.Random(1))
    (world,) = handed
    assert world is not state
    assert world.log(1) == state.log(0)
    with pytest.raises(antre.AntreError):
        _ = world.record
