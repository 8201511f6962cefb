"""Bots in whole games: legal, repeatable, and the better ones better."""

from __future__ import annotations

import random

import pytest

import antre
from antre.bots import ask, make
from antre.bots.plain import Distracted
from tests.bots.play import play, wins

LINE_UP = ["mcts:5", "greedy", "easy", "random", "greedy"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_play_whole_games(seats: int) -> None:
    state = play(LINE_UP[:seats], seed=seats)
    assert state.over
    assert len(state.scores) == seats


def test_games_of_seeded_bots_repeat_themselves() -> None:
    first, second = (play(["mcts:5", "greedy", "easy", "random"], seed=4) for _ in range(2))
    assert first.record.to_json() == second.record.to_json()


def test_search_by_iterations_is_settled_by_its_seed() -> None:
    state = antre.new("nidavellir", seats=4, seed=9)
    chosen = [ask(make("mcts:60", 5), state, 0, random.Random(2)) for _ in range(3)]
    assert len(set(chosen)) == 1


def test_bots_leave_the_game_alone() -> None:
    state = antre.new("nidavellir", seats=4, seed=9)
    before = (
        state.fingerprint(),
        state.record.to_json(),
        state.chance.clone().deal([1, 2, 3], 3, "x"),
    )
    for spec in ("random", "greedy", "easy", "mcts:10"):
        ask(make(spec, 1), state, 2, random.Random(1))
    after = (
        state.fingerprint(),
        state.record.to_json(),
        state.chance.clone().deal([1, 2, 3], 3, "x"),
    )
    assert before == after


def test_a_forced_answer_costs_no_search() -> None:
    state = antre.new("nidavellir", seats=2, seed=1)
    rng = random.Random(1)
    while len(state.decisions[0].options) > 1:
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))
    bot = make("mcts:1000000", 1)
    (only,) = state.decisions[0].options
    assert ask(bot, state, state.decisions[0].seat, rng) is only


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", games=12) >= 10


def test_easy_stands_between_random_and_greedy() -> None:
    assert wins("easy", "random", games=12, seats=2) >= 8
    assert wins("greedy", "easy", games=12, seats=2) >= 8


def test_search_beats_greedy() -> None:
    assert wins("mcts:60", "greedy", games=8, seats=2) >= 5


@pytest.mark.parametrize("share", [0.2, 0.9])
def test_an_easy_bot_pays_as_much_attention_as_its_game_says(
    monkeypatch: pytest.MonkeyPatch, share: float
) -> None:
    state = antre.new("nidavellir", seats=4, seed=3)
    judge = state.setup.game.judge
    monkeypatch.setattr(type(judge), "attention", share)
    options = state.decision(0).options
    bot, tries = Distracted(1), 400
    worth = dict(zip(options, judge.foresee(state, 0, options), strict=True))
    best = [option for option in options if worth[option] == max(worth.values())]
    found = sum(bot.choose(state, 0) in best for _ in range(tries)) / tries
    assert abs(found - (share + (1 - share) * len(best) / len(options))) < 0.08
