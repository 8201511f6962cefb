"""Now and then the network meets bots, so that its curve says how strong it has become."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from antre.bots import Bot, ask, make
from antre.bots.net import glance
from antre.bots.network import Network
from antre.core.outcome import TOGETHER
from antre.core.setup import Setup
from antre.lab.learn.lessons import Trial
from antre.lab.seeds import branch

AGAINST = ("random", "greedy")
# In a game played together it has every seat.
THE_GAME = "the game"
USUAL_SEATS = 4


def trials(setup: Setup, network: Network, games: int, seed: int) -> Iterator[Trial]:
    """So many games against each kind of bot, the network on one seat."""
    for kind in (THE_GAME,) if setup.kind == TOGETHER else AGAINST:
        for game in range(games):
            own = branch(seed, game)
            yield trial(setup, network, kind, own)


def trial(setup: Setup, network: Network, against: str, seed: int) -> Trial:
    hero = seed % setup.seats
    bots: list[Bot] = [
        glance(seed, network) if against == THE_GAME or seat == hero else make(against, seed + seat)
        for seat in range(setup.seats)
    ]
    return Trial(against, *play(setup, bots, hero, seed))


def play(setup: Setup, bots: Sequence[Bot], hero: int, seed: int) -> tuple[float, float]:
    """The part of the victory of one seat, and its lead."""
    state, rng = setup.start(seed, journal=False), random.Random(seed)
    while state.stack:
        seat = state.question.actor(state)
        state.play(seat, ask(bots[seat], state, seat, rng))
    outcome = state.outcome
    assert outcome is not None
    return outcome.utilities[hero], outcome.margins[hero]


def usual(setups: Sequence[Setup]) -> Setup:
    """The table at which trials are held."""
    return min(setups, key=lambda setup: abs(setup.seats - USUAL_SEATS))
