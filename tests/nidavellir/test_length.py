"""Every game ends, and none asks for more than the engine says, whatever is chosen."""

from __future__ import annotations

import random

import pytest

from antre.core.option import Option
from antre.games.nidavellir.content.names import MOST_SEATS, SEATS
from antre.games.nidavellir.rules.engine import longest_game
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import CONTENT, GAME, new

# What every round asks of everybody, in this order of things.
PLAIN = ("bids.one-per-tavern", "turn.take-card")
ASKED_MOST = ("recruit:thrud", "recruit:uline", "recruit:dagda", "recruit:grid", "recruit:bonfur")


def more_to_ask(state: Nidavellir, seat: int, option: Option) -> int:
    """How many questions follow from an option before the round goes on as any other."""
    if option.text in ASKED_MOST:
        return 10 - ASKED_MOST.index(option.text)
    after = state.clone()
    after.play(seat, option)
    asked = 0
    while not after.over and after.question.rule not in PLAIN:
        asker, options = after.next_options()
        after.play(asker, options[0])
        asked += 1
    return asked


def questions_of(seats: int, seed: int, drawn_out: bool) -> int:
    """The questions of a game at random, or of one in which everybody asks for more of them."""
    rng = random.Random(seed)
    state = new(seats, seed).bare()
    asked = 0
    while not state.over:
        seat, options = state.next_options()
        rng.shuffle(options)
        drawn = state.question.rule != "bids.one-per-tavern" and drawn_out
        best = (
            max(options, key=lambda each: more_to_ask(state, seat, each)) if drawn else options[0]
        )
        state.play(seat, best)
        asked += 1
    return asked


@pytest.mark.parametrize("seats", SEATS)
def test_no_game_asks_more_than_its_bound(seats: int) -> None:
    bound = longest_game(seats, CONTENT.players[seats].rounds)
    assert bound <= GAME.engine.longest
    usual = max(questions_of(seats, seed, drawn_out=False) for seed in range(20))
    drawn_out = max(questions_of(seats, seed, drawn_out=True) for seed in range(20))
    assert usual < drawn_out <= bound


def test_the_bound_is_no_wild_guess() -> None:
    """Games that somebody draws out come near it."""
    bound = longest_game(MOST_SEATS, CONTENT.players[MOST_SEATS].rounds)
    longest = max(questions_of(MOST_SEATS, seed, drawn_out=True) for seed in range(20))
    assert longest > bound / 2
