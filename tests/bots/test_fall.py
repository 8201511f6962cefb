"""Bots in Fall of the Mountain King: legal, repeatable, honest, and the better ones better."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import isfinite

import pytest

import antre
from antre.bots import ask, make
from antre.games.fall.content.board import SPACE, SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.judgement.evaluate import evaluate
from antre.games.fall.judgement.holding import exposed
from antre.games.fall.judgement.land import domains_worth
from antre.games.fall.judgement.survivor import lack_of_advances, rescue
from antre.games.fall.rules.draft import PickCard
from antre.games.fall.rules.state import NOTHING, Fall
from antre.games.fall.rules.turn import TakeTurn
from tests.bots.play import play, wins
from tests.fall.tables import CLAN, PINK, gnome, position, put, weave
from tests.secrecy import SameDraws


def walk(seats: int, seed: int) -> Iterator[Fall]:
    """The positions of a game played at random."""
    state = antre.new("fall", seats=seats, seed=seed)
    rng = random.Random(seed)
    while not state.over:
        assert isinstance(state, Fall)
        yield state
        asked = state.decisions[0]
        state.apply(asked.seat, rng.choice(asked.options))


@pytest.mark.parametrize(
    "line_up",
    [["greedy"], ["mcts:2", "greedy"], ["random", "greedy", "easy"], ["greedy", "random"] * 2],
)
def test_bots_play_whole_games(line_up: list[str]) -> None:
    state = play(line_up, len(line_up), "fall")
    assert state.over
    assert len(state.scores) == len(line_up)


def test_games_of_seeded_bots_repeat_themselves() -> None:
    first, second = (play(["greedy", "easy"], 4, "fall") for _ in range(2))
    assert first.record.to_json() == second.record.to_json()


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", games=4, game="fall") == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_the_evaluation_is_the_score(seats: int) -> None:
    state = play(["random"] * seats, seats, "fall")
    judge = state.setup.game.judge
    assert [judge.evaluate(state, seat) for seat in range(seats)] == state.scores


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_position_is_judged_and_none_changed(seats: int) -> None:
    rng = random.Random(seats)
    judged = 0
    for state in walk(seats, seats):
        if rng.random() < 0.8:
            continue
        before = state.fingerprint()
        judge = state.setup.game.judge
        for seat in range(seats):
            assert -400 < judge.evaluate(state, seat) < 400
        asked = state.decisions[0]
        values = judge.foresee(state, asked.seat, asked.options)
        assert len(values) == len(asked.options)
        assert all(map(isfinite, values))
        assert state.fingerprint() == before
        judged += 1
    assert judged > 8


def test_the_pace_grows_with_turns_and_with_cards() -> None:
    paces = [state.setup.game.judge.pace(state) for state in walk(3, 1)]
    assert paces == sorted(paces)
    drafts = [
        state.setup.game.judge.pace(state)
        for state in walk(3, 1)
        if isinstance(state.question, PickCard)
    ]
    assert len(set(drafts)) >= 9


def test_cards_are_judged_as_if_they_were_laid() -> None:
    """Judged at once, the options of a draft are worth what they are when one is chosen."""
    seen = 0
    for state in walk(3, 5):
        asked = state.decisions[0]
        if not isinstance(state.question, PickCard) or len(state.waiting) < 2:
            continue
        values = state.setup.game.judge.foresee(state, asked.seat, asked.options)
        for option, value in list(zip(asked.options, values, strict=True))[::9]:
            after = state.clone()
            after.play(asked.seat, option)
            assert isinstance(after, Fall)
            assert after.picks[asked.seat] != NOTHING
            assert evaluate(after, asked.seat) == pytest.approx(value)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("spec", ["greedy", "mcts:3"])
def test_what_is_hidden_does_not_sway_a_bot(spec: str) -> None:
    moments = 0
    rng = random.Random(5)
    for state in walk(3, 12):
        asked = state.decisions[0]
        if len(asked.options) == 1 or not state.invaded or rng.random() < 0.9:
            continue
        twin = state.resample(asked.seat, rng)
        assert isinstance(twin, Fall)
        if twin.gnomes == state.gnomes:
            continue
        chosen = [ask(make(spec, 3), game, asked.seat, SameDraws(7)) for game in (state, twin)]
        assert chosen[0] is chosen[1]
        moments += 1
    assert moments >= 3


def test_search_is_settled_by_its_seed() -> None:
    state = next(state for state in walk(3, 9) if isinstance(state.question, TakeTurn))
    seat = state.decisions[0].seat
    chosen = [ask(make("mcts:20", 5), state, seat, random.Random(2)) for _ in range(2)]
    assert chosen[0] is chosen[1]


def test_trolls_hold_better_where_no_gnome_comes_in() -> None:
    state = position(4)
    gnome(state, "fire-1", 2)
    reached = {SPACE_NAMES[cavern] for cavern in cells_of(exposed(state))}
    assert {"moss-1", "ice-2", "fire-2", "fire-3"} <= reached
    assert not reached & {"moss-3", "granite-4", "mud-3"}
    for held, safe in (("moss-1", "moss-3"), ("fire-2", "mud-3")):
        worths = []
        for where in (held, safe):
            after = state.clone()
            put(after, PINK, where, 1)
            worths.append(domains_worth(after, PINK, 1 << SPACE[where]))
        assert worths[0] < worths[1]


def test_a_survivor_walks_towards_what_must_be_held() -> None:
    state = position(1)
    state.critical = (CLAN["moss"], CLAN["mud"])
    held = 1 << SPACE["moss-3"]
    assert rescue(state, SPACE["moss-2"], held, 0.5) == 0.0
    on_the_way = rescue(state, SPACE["hammer-2"], held, 0.5)
    there = rescue(state, SPACE["mud-1"], held, 0.5)
    assert 0.0 < on_the_way < there
    state.critical = ()
    assert rescue(state, SPACE["mud-1"], held, 0.5) == 0.0


def test_a_survivor_drafts_the_advances_the_way_takes() -> None:
    state = position(1)
    put(state, PINK, "moss-3", 1)
    state.critical = (CLAN["moss"], CLAN["moon"], CLAN["fire"])
    few, many = weave("A B", "G I"), weave("A A", "A I")
    assert lack_of_advances(state, few) > lack_of_advances(state, many)
    state.critical = (CLAN["moss"],)
    assert lack_of_advances(state, few) == lack_of_advances(state, many) == 0.0
