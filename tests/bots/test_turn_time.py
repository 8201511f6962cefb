"""The time a bot takes for a turn, by a clock of its own: however many choices a turn has."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

import antre
from antre.bots import LEVELS, ask, make
from antre.bots.mcts import Mcts
from antre.bots.turn_time import TurnTime, time_for
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State
from tests.toys.pebbles import GAME as PEBBLES

TICK = 0.01
CHOICE, TURN = 0.2, 0.5


class Ticking:
    """A clock that goes on by a tick whenever somebody looks at it."""

    def __init__(self) -> None:
        self.ticks = 0

    def __call__(self) -> float:
        self.ticks += 1
        return TICK * self.ticks


class Watched:
    """A search, and what it took for each choice: the pace, how many options, how many seconds."""

    def __init__(self, turn: float, spent: float = 0.0) -> None:
        self.clock = Ticking()
        self.bot = Mcts(seconds=CHOICE, turn=turn, seed=1, clock=self.clock)
        self.bot.take_over(spent)
        self.took: list[tuple[int, int, float]] = []

    def choose(self, world: State, seat: int) -> Option:
        before = self.clock.ticks
        option = self.bot.choose(world, seat)
        pace, count = world.setup.game.judge.pace(world), len(world.decision(seat).options)
        self.took.append((pace, count, TICK * (self.clock.ticks - before)))
        return option


def play(state: State, hero: Watched, choices: int) -> None:
    """The hero has seat 0; the others play anything."""
    rng, other = random.Random(3), make("random", 2)
    while len(hero.took) < choices and not state.over:
        seat = state.question.actor(state)
        state.apply(seat, ask(other if seat else hero, state, seat, rng))


@pytest.mark.parametrize("game", ["nidavellir", "hall", "fall"])
def test_a_turn_of_many_choices_keeps_to_its_time(game: str) -> None:
    limited, free = Watched(TURN), Watched(1000.0)
    for hero in (limited, free):
        play(antre.new(game, seats=2, seed=2), hero, 40)
    turns = [
        sum(seconds for _, _, seconds in turn)
        for _, turn in groupby(limited.took, key=lambda choice: choice[0])
    ]
    # A choice may end a look at the clock or two after its time, and tries something at least once.
    assert max(turns) <= TURN + 12 * TICK
    # Each turn has its time again, and without a limit some turn here takes longer.
    assert sum(turns) > 2 * TURN
    assert max(
        sum(seconds for _, _, seconds in turn)
        for _, turn in groupby(free.took, key=lambda choice: choice[0])
    ) > max(turns)


def test_a_forced_answer_takes_no_time() -> None:
    hero = Watched(TURN)
    play(antre.new("nidavellir", seats=2, seed=2), hero, 40)
    forced = [seconds for _, count, seconds in hero.took if count == 1]
    assert forced
    assert not any(forced)


def test_who_takes_over_a_turn_has_what_is_left_of_it() -> None:
    state = antre.new("nidavellir", seats=2, seed=1)
    fresh, late = Watched(TURN), Watched(TURN, spent=TURN)
    for hero in (fresh, late):
        hero.choose(state.resample(0, random.Random(1)), 0)
    (_, _, full), (_, _, rest) = fresh.took[0], late.took[0]
    assert rest <= 3 * TICK < full


def test_a_game_that_tells_no_pace_has_no_turns_to_share() -> None:
    world = Setup.of(PEBBLES, 2).start(1)
    time = TurnTime()
    time.spent(world)
    time.add(100.0)
    assert time.spent(world) == 0.0


def test_something_is_left_after_any_number_of_choices() -> None:
    spent = 0.0
    for _ in range(50):
        seconds = time_for(1.0, 5.0, spent)
        assert 0 < seconds <= 1.0
        spent += seconds
    assert spent < 5.0
    assert time_for(1.0, 5.0, 0.0) == 1.0


def test_the_hard_level_has_a_time_for_its_turn() -> None:
    hard, free = make("hard", 1), make("mcts:1s", 1)
    assert isinstance(hard, Mcts)
    assert isinstance(free, Mcts)
    assert LEVELS["hard"] == "mcts:1s:5s"
    assert (hard.seconds, hard.turn) == (1.0, 5.0)
    assert (free.seconds, free.turn) == (1.0, float("inf"))
