"""Bots know what their seat knows: what they cannot see cannot sway them.

Two real games are set side by side that a seat cannot tell apart: same view, other secrets. If
the hidden parts are then drawn anew in the same way, every bot must choose the same in both, in
every game that has secrets.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.bots import ask, make
from antre.core.game import Game
from antre.core.option import Option
from antre.core.state import State
from tests.bots.networks import give
from tests.laws.tables import new, stride
from tests.laws.test_broken_secrets import KEEPING
from tests.secrecy import SameDraws, beside, differ, raw, swapped

SPECS = ("random", "greedy", "easy", "mcts:4", "ismcts:4", "net", "net:8")
# So many moments with secrets are looked for in a game, and so many with a bot that searches.
MOMENTS, SEARCHES = 24, 6
every_keeper = pytest.mark.parametrize("game", KEEPING, ids=lambda game: game.slug)


class Peeker:
    """Chooses by all that it is handed."""

    def choose(self, world: State, seat: int) -> Option:
        return random.Random(raw(world)).choice(world.decision(seat).options)


def twins(game: Game, enough: int) -> Iterator[tuple[State, State, int]]:
    """Moments at which a seat has a choice and others have secrets, each with its twin."""
    seats = game.seats[-2:][0]
    found = 0
    for seed in range(20):
        me, rng = seed % seats, random.Random(seed)
        every = stride(new(game.slug, seats, seed))
        for number, (state, twin) in enumerate(beside(game.slug, seats, me, seed)):
            if number % every or me not in state.waiting or len(state.decision(me).options) < 2:
                continue
            for other in (twin, state.resample(me, rng), *swapped(state, me, rng)):
                if differ(state, other):
                    found += 1
                    yield state, other, me
                    break
            if found >= (seed + 1) * enough // 4:
                break
        if found >= enough:
            return


@every_keeper
@pytest.mark.parametrize("spec", SPECS)
def test_secrets_do_not_sway_a_bot(
    game: Game, spec: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(game, tmp_path, monkeypatch)
    moments = 0
    for state, twin, seat in twins(game, SEARCHES if ":" in spec else MOMENTS):
        assert state.view(seat) == twin.view(seat)
        real, other = (ask(make(spec, 3), table, seat, SameDraws(7)) for table in (state, twin))
        assert real is other
        moments += 1
    assert moments >= SEARCHES


@every_keeper
def test_even_a_peeker_learns_nothing(game: Game) -> None:
    """The same test would catch a bot that was handed the real game."""
    peeked = 0
    for state, twin, seat in twins(game, MOMENTS):
        asked = [ask(Peeker(), table, seat, SameDraws(7)) for table in (state, twin)]
        assert asked[0] is asked[1]
        peeked += Peeker().choose(state, seat) is not Peeker().choose(twin, seat)
    assert peeked >= SEARCHES // 2


@every_keeper
def test_a_peeker_who_is_handed_the_truth_is_caught(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def truth(state: State, seat: int, rng: Any) -> State:
        return state.clone()

    monkeypatch.setattr(game.engine.state, "resample", truth)
    with pytest.raises(AssertionError):
        test_even_a_peeker_learns_nothing(game)


def test_a_bot_is_handed_no_record_of_the_others_secrets() -> None:
    state = antre.new("nidavellir", seats=3, seed=2)
    for seat in (1, 2):
        for _ in range(3):
            state.apply(seat, state.decision(seat).options[0])
    handed: list[State] = []

    class Keeper:
        def choose(self, world: State, seat: int) -> Option:
            handed.append(world)
            return world.decision(seat).options[0]

    ask(Keeper(), state, 0, random.Random(1))
    (world,) = handed
    assert world is not state
    assert world.log(1) == state.log(0)
    assert world.journal is not None
    assert not [entry for entry in world.journal.entries if getattr(entry, "seat", 0) in (1, 2)]
    with pytest.raises(antre.AntreError):
        _ = world.record
