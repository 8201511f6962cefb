"""A turn of many choices is one thought: what was found at the first is there at the second."""

from __future__ import annotations

import random

from antre.bots import ask, make
from antre.bots.mcts import Mcts
from antre.bots.search import Search
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State

PACE = find("hall").judge.pace


def turns_begun() -> State:
    """A game of the Hall in which two greedy players have taken some turns."""
    state, bot, rng = Setup.of(find("hall"), 2).start(5), make("greedy", 1), random.Random(2)
    while PACE(state) < 6:
        step(state, ask(bot, state, state.waiting[0], rng))
    return state


def step(state: State, option: Option) -> None:
    state.apply(state.waiting[0], option)


def thought_about(state: State) -> tuple[Search, Option]:
    """A search that has tried something, and the option it prefers."""
    search = Search(state.resample(state.waiting[0], random.Random(1)), 0, random.Random(1))
    for _ in range(60):
        search.iterate()
    return search, search.favourite(state.decisions[0].options)


def ask_next(search: Search, state: State, option: Option) -> list[Option]:
    """What it knows of the next question before it thinks any further."""
    step(state, option)
    search.go_on(state.resample(0, random.Random(2)))
    return [advice.option for advice in search.ranking(state.decisions[0].options)]


def first_seat_asked(state: State) -> State:
    while state.waiting != [0] or len(state.decisions[0].options) < 2:
        step(state, state.decisions[0].options[0])
    return state


def test_the_second_choice_begins_with_what_was_thought_at_the_first() -> None:
    state = first_seat_asked(turns_begun())
    search, option = thought_about(state)
    search.answered(option)
    known = ask_next(search, state, option)
    assert known
    before = search.iterations
    search.iterate()
    assert search.iterations == before + 1


def test_what_was_thought_of_another_way_is_not_believed() -> None:
    state = first_seat_asked(turns_begun())
    search, option = thought_about(state)
    search.answered(option)
    kinds = {each.text.partition(":")[0]: each for each in state.decisions[0].options}
    other = next(each for kind, each in kinds.items() if kind != option.text.partition(":")[0])
    assert ask_next(search, state, other) == []


def test_a_new_turn_is_thought_about_anew() -> None:
    """The kept bot answers as a new one with the same luck would."""
    state = first_seat_asked(turns_begun())
    bot, rng, greedy = Mcts(iterations=12, seed=3), random.Random(4), make("greedy", 4)
    begun = PACE(state)
    while PACE(state) == begun:
        step(state, ask(bot, state, 0, rng))
    while state.waiting != [0]:
        step(state, ask(greedy, state, state.waiting[0], rng))
    world = state.resample(0, rng)
    fresh = Mcts(iterations=12, seed=3)
    for each in (bot, fresh):
        each._rng = random.Random(9)
    told = [[advice.prospect for advice in each.consider(world, 0)] for each in (bot, fresh)]
    assert told[0] == told[1]


def bidding() -> tuple[State, Mcts]:
    """The first of three secret bids, and a bot to think about them."""
    return Setup.of(find("nidavellir"), 2).start(5), Mcts(iterations=40, seed=3)


def search_of(bot: Mcts) -> Search:
    assert isinstance(bot._search, Search)
    return bot._search


def test_among_secret_answers_the_search_goes_on() -> None:
    state, bot = bidding()
    searches, iterations = [], []
    for _ in range(3):
        state.apply(0, ask(bot, state, 0, random.Random(1)))
        searches.append(search_of(bot))
        iterations.append(search_of(bot).iterations)
    assert searches[0] is searches[1] is searches[2]
    assert iterations[0] <= 40 < iterations[2]


def test_a_secret_answer_that_was_not_its_own_is_thought_about_anew() -> None:
    """Somebody else lays another coin than the bot would have: its plan is of no use."""
    state, bot = bidding()
    chosen = ask(bot, state, 0, random.Random(1))
    sequels = search_of(bot)._trees[0]
    other = next(option for option in state.decision(0).options if option is not chosen)
    state.apply(0, other)
    advice = bot.consider(state.resample(0, random.Random(2)), 0)
    assert {each.option for each in advice} <= set(state.decision(0).options)
    assert search_of(bot)._trees[0] is not sequels


def test_the_next_round_of_bids_is_thought_about_anew() -> None:
    state, bot = bidding()
    rng, greedy = random.Random(4), make("greedy", 4)
    searches: list[Search] = []
    while len(searches) < 2:
        seat = state.waiting[0]
        if seat == 0 and state.question.secret:
            state.apply(0, ask(bot, state, 0, rng))
            if search_of(bot) not in searches:
                searches.append(search_of(bot))
        else:
            state.apply(seat, ask(greedy, state, seat, rng))
    assert searches[1].iterations <= 40
