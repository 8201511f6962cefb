"""The textbook search: one tree of everybody's choices, options by how often they were on offer."""

from __future__ import annotations

import random
from math import log, sqrt

import pytest

import antre
from antre.bots import ask, make
from antre.bots.ismcts import CURIOSITY, Ismcts, Node
from antre.core.setup import Setup
from antre.core.state import State
from tests.bots.play import wins
from tests.toys.pebbles import GAME as PEBBLES


def pebbles(seed: int) -> State:
    return Setup.of(PEBBLES, 2).start(seed)


def test_the_same_seed_makes_the_same_choices() -> None:
    state = antre.new("nidavellir", seats=3, seed=4)
    chosen = [ask(Ismcts(iterations=30, seed=2), state, 0, random.Random(1)) for _ in range(2)]
    assert chosen[0] is chosen[1]


def test_a_forced_answer_takes_no_thought() -> None:
    state, rng = antre.new("nidavellir", seats=2, seed=1), random.Random(1)
    while len((asked := state.decisions[0]).options) > 1:
        state.apply(asked.seat, rng.choice(asked.options))

    def clock() -> float:
        raise AssertionError("nobody needs to look at the clock")

    assert Ismcts(seconds=1.0, seed=1, clock=clock).choose(state, asked.seat) is asked.options[0]


def test_an_option_counts_by_how_often_it_was_on_offer() -> None:
    node = Node()
    node.visits, node.won, node.offered = 4, 3.0, 9
    assert node.bound() == pytest.approx(0.75 + CURIOSITY * sqrt(log(9) / 4))


def test_what_was_not_on_offer_is_not_counted() -> None:
    bot = Ismcts(iterations=1, seed=1)
    first, second, third = list(antre.new("nidavellir", 2, seed=1).decisions[0].options)[:3]
    known = {first: Node(), second: Node()}
    for node in known.values():
        node.visits = 1
    known[first].won = 1.0
    assert bot._select(known, [first, second]) is first
    assert (known[first].offered, known[second].offered) == (2, 2)
    assert bot._select(known, [second]) is second
    assert (known[first].offered, known[second].offered) == (2, 3)
    assert bot._select(known, [first, third]) is third
    assert third in known


def test_who_comes_next_may_depend_on_what_is_hidden() -> None:
    """The other's bids are imagined, so that after the last one of its own either seat picks."""
    state = antre.new("nidavellir", seats=2, seed=3)
    for seat in (1, 1, 1, 0, 0):
        state.apply(seat, state.decision(seat).options[0])
    tree, bot, rng = Node(), Ismcts(iterations=1, seed=5), random.Random(5)
    for _ in range(400):
        bot._iterate(state.resample(0, rng), 0, tree)

    def mixed(node: Node) -> bool:
        inside = [each for own in node.choices.values() for each in own.values()]
        return len(node.choices) > 1 or any(map(mixed, inside))

    assert mixed(tree)


def test_every_choice_on_the_way_remembers_what_its_seat_won() -> None:
    state, tree = pebbles(1), Node()
    bot = Ismcts(iterations=1, seed=3)
    for _ in range(50):
        bot._iterate(state.resample(0, random.Random(1)), 0, tree)
    (own,) = tree.choices.values()
    assert sum(node.visits for node in own.values()) == 50
    for node in own.values():
        assert 0 <= node.won <= node.visits
        later = sum(each.visits for kept in node.choices.values() for each in kept.values())
        assert later <= node.visits


def test_it_is_better_than_chance() -> None:
    assert wins("ismcts:20", "random", games=6, seats=2) >= 5


def test_a_spec_says_how_long_it_thinks() -> None:
    counting, timed = make("ismcts:70", 1), make("ismcts:1.5s", 1)
    assert isinstance(counting, Ismcts)
    assert isinstance(timed, Ismcts)
    assert (counting.iterations, counting.seconds) == (70, None)
    assert (timed.iterations, timed.seconds) == (None, 1.5)
