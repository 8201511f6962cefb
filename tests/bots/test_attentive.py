"""The attentive search: others play as it expects, and it plays the best line it has found."""

from __future__ import annotations

import random
from itertools import count

from antre.bots import ask, make
from antre.bots.mcts import Mcts
from antre.bots.reward import reward
from antre.core.state import State
from tests.garden.tables import new


def planning(seed: int) -> State:
    """Two greedy players have come to the planning of the third round."""
    state, bot, rng = new(2, seed).bare(), make("greedy", seed), random.Random(seed)
    while state.round < 3 or not any(state.hand):
        seat = state.question.actor(state)
        state.play(seat, ask(bot, state, seat, rng))
    return state


def prospect(start: State, hero: str) -> float:
    """What a round is worth in the end to the seat that is worse off as it begins."""
    state, rng = start.clone(), random.Random(1)
    begin = reward(start)
    seat = begin.index(min(begin))
    bots = [make("greedy", 2), make("greedy", 3)]
    bots[seat] = make(hero, 1)
    pace = state.setup.game.judge.pace
    while not state.over and pace(state) == pace(start):
        asked = state.question.actor(state)
        state.play(asked, ask(bots[asked], state, asked, rng))
    return reward(state)[seat]


def test_a_round_that_was_thought_through_ends_better() -> None:
    starts = [planning(seed) for seed in (1, 2, 3)]
    hasty, careful = ([prospect(start, bot) for start in starts] for bot in ("greedy", "mcts:6"))
    assert sum(careful) > sum(hasty) + 0.1


def test_it_is_settled_by_its_seed() -> None:
    state = planning(4)
    seat = state.question.actor(state)
    assert len({ask(make("mcts:4", 7), state, seat, random.Random(9)) for _ in range(2)}) == 1


def test_no_line_is_begun_that_there_is_no_time_for() -> None:
    """Each look at this clock takes 0.4 s: after two lines, the third would end too late."""
    ticks = count()
    state = planning(4)
    bot = Mcts(seconds=1.0, clock=lambda: 0.4 * next(ticks))
    assert bot.choose(state, state.question.actor(state)) in state.decisions[0].options
    assert next(ticks) <= 5
