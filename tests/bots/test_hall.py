"""Bots in the Hall of the Mountain King: legal, repeatable, honest, and the better ones better."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isfinite

import pytest

import antre
from antre.bots import ask, make
from antre.games.hall.content.options import Draft
from antre.games.hall.judgement.evaluate import evaluate
from antre.games.hall.judgement.follow_up import at_once
from antre.games.hall.judgement.foresee import foresee
from antre.games.hall.judgement.outlook import prices_for, turns_left
from antre.games.hall.judgement.position import position
from antre.games.hall.rules.draft import DraftRow
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.turn import Act, turn_order
from tests.bots.play import play, wins
from tests.hall.tables import blank, storage, tunnel
from tests.secrecy import SameDraws


def walk(seats: int, seed: int, **variants: bool) -> Iterator[Hall]:
    """The positions of a game played at random."""
    state = antre.new("hall", seats=seats, seed=seed, settings=variants)
    rng = random.Random(seed)
    while not state.over:
        assert isinstance(state, Hall)
        yield state
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))


@pytest.mark.parametrize(
    "line_up",
    [
        ["mcts:2", "greedy"],
        ["random", "greedy", "easy"],
        ["greedy", "random", "easy", "greedy"],
        ["easy", "random", "greedy", "random", "random"],
    ],
)
def test_bots_play_whole_games(line_up: list[str]) -> None:
    state = play(line_up, len(line_up), "hall")
    assert state.over
    assert len(state.scores) == len(line_up)


def test_games_of_seeded_bots_repeat_themselves() -> None:
    first, second = (play(["greedy", "easy"], 4, "hall") for _ in range(2))
    assert first.record.to_json() == second.record.to_json()


def test_search_by_iterations_is_settled_by_its_seed() -> None:
    state = antre.new("hall", seats=3, seed=9)
    rng, bot = random.Random(1), make("greedy", 1)
    while state.setup.game.judge.pace(state) < 4:
        asked = state.decisions[0]
        state.apply(asked.seat, ask(bot, state, asked.seat, rng))
    seat = state.decisions[0].seat
    chosen = [ask(make("mcts:20", 5), state, seat, random.Random(2)) for _ in range(2)]
    assert chosen[0] is chosen[1]


def lead_after_turn(start: Hall, spec: str) -> float:
    """What the seat to move is ahead of the others, once a bot has played its turn."""
    state, rng, bot = start.clone(), random.Random(3), make(spec, 3)
    pace, hero = state.setup.game.judge.pace, state.question.actor(state)
    turn = pace(state)
    while pace(state) == turn:
        seat = state.question.actor(state)
        state.play(seat, ask(bot, state, seat, rng))
    values = [evaluate(state, seat) for seat in range(state.setup.seats)]
    return values[hero] - (sum(values) - values[hero]) / (len(values) - 1)


def test_search_makes_more_of_a_turn_than_greed() -> None:
    state = antre.new("hall", seats=3, seed=21)
    assert isinstance(state, Hall)
    rng, bot = random.Random(1), make("greedy", 1)
    pace = state.setup.game.judge.pace
    gains: list[float] = []
    while len(gains) < 5:
        before, seat = pace(state), state.question.actor(state)
        state.apply(seat, ask(bot, state, seat, rng))
        if pace(state) != before and pace(state) % 4 == 0:
            start = state.bare()
            gains.append(lead_after_turn(start, "mcts:80") - lead_after_turn(start, "greedy"))
    assert sum(gains) > 4.0


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", games=4, game="hall") == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_the_evaluation_is_the_score(seats: int) -> None:
    state = play(["random"] * seats, seats, "hall")
    game = state.setup.game
    assert [game.judge.evaluate(state, seat) for seat in range(seats)] == state.scores


@pytest.mark.parametrize(
    ("seats", "variants"),
    [(2, {"winter": True}), (3, {"choose_workshops": True}), (4, {"teams": True}), (5, {})],
)
def test_every_position_is_judged_and_none_changed(seats: int, variants: dict[str, bool]) -> None:
    rng = random.Random(seats)
    judged = 0
    for state in walk(seats, seats, **variants):
        if rng.random() < 0.7:
            continue
        before = state.fingerprint()
        game = state.setup.game
        for seat in range(seats):
            assert -20 < game.judge.evaluate(state, seat) < 400
        asked = state.decisions[0]
        values = game.judge.foresee(state, asked.seat, asked.options)
        assert len(values) == len(asked.options)
        assert all(map(isfinite, values))
        assert state.fingerprint() == before
        judged += 1
    assert judged > 30


def test_the_pace_counts_turns() -> None:
    paces = [state.setup.game.judge.pace(state) for state in walk(3, 1)]
    assert paces == sorted(paces)
    assert set(paces) == set(range(paces[-1] + 1))


@pytest.mark.parametrize("teams", [False, True])
def test_lower_lines_count_in_the_draft_unless_the_hand_brings_its_own(teams: bool) -> None:
    drafts = (state for state in walk(4, 1, teams=teams) if isinstance(state.question, DraftRow))
    state = next(drafts)
    for place, seat in enumerate(turn_order(state)):
        turns, options = turns_left(state, seat), state.question.options(state, seat)
        price = prices_for(state, seat, turns)
        for option, value in zip(options, foresee(state, seat, options), strict=True):
            assert isinstance(option, Draft)
            line = price.tokens(state.content.card_start[option.card])
            counted = value - at_once(state, seat, option, turns)
            assert counted == pytest.approx(line if teams or not place else 0.0)


def test_room_to_dig_is_worth_something_though_no_plan_counts_it() -> None:
    """Who digs along a tunnel of mine takes room from me; after my last turn that is nothing."""
    state = blank(2, Act(1), portals="A12 W12")
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    turns = turns_left(state, 0)
    before, plan = evaluate(state, 0), position(state, 0, turns)
    tunnel(state, 1, "I2", "C10 D10")
    assert position(state, 0, turns) == plan
    assert before - 4 < evaluate(state, 0) < before - 0.5
    state.last_round = state.round
    assert evaluate(state, 0) == 0


@pytest.mark.parametrize("turns", [1, 5, 14])
def test_what_is_scored_counts_for_sure_and_what_is_planned_less(turns: int) -> None:
    state = blank(2, Act(1))
    state.last_round = state.round + turns
    before, plan = evaluate(state, 0), position(state, 0, turns)
    state.honor[0] += 10
    assert 9 < evaluate(state, 0) - before < 14
    state.honor[0] -= 10
    storage(state, 0, iron=5, rune=3)
    assert 0 < evaluate(state, 0) - before < position(state, 0, turns) - plan


def test_a_space_of_many_is_chosen_by_what_lies_there() -> None:
    """Of all places for a tile, one that unearths a statue or finds something is taken."""
    seen = laid = 0
    for seed in range(4):
        state = antre.new("hall", seats=4, seed=seed)
        rng, bot = random.Random(seed), make("greedy", seed)
        while not state.over:
            asked = state.decisions[0]
            option = ask(bot, state, asked.seat, rng)
            if asked.step == "PlaceTunnel" and len(asked.options) > 50:
                before = state.clone()
                assert isinstance(before, Hall)
                state.apply(asked.seat, option)
                assert isinstance(state, Hall)
                new = state.network[asked.seat] & ~before.network[asked.seat]
                fire, ice, moon = before.statues
                treasure = new & (fire | ice | moon | before.buried)
                sides = any(new & mask for mask in before.board.site_sides)
                seen += bool(treasure or sides)
                laid += 1
            else:
                state.apply(asked.seat, option)
    assert laid >= 6
    assert seen > 0.6 * laid


@pytest.mark.parametrize("spec", ["greedy", "mcts:3"])
def test_tokens_won_in_secret_do_not_sway_a_bot(spec: str) -> None:
    moments = 0
    rng = random.Random(5)
    for state in walk(4, 12):
        asked = state.decisions[0]
        others = {state.won[seat] for seat in range(4) if seat != asked.seat}
        if len(others) < 3 or len(asked.options) == 1 or rng.random() < 0.8:
            continue
        twin = state.resample(asked.seat, rng)
        if twin.won == state.won:
            continue
        chosen = [ask(make(spec, 3), game, asked.seat, SameDraws(7)) for game in (state, twin)]
        assert chosen[0] is chosen[1]
        moments += 1
    assert moments >= 3
