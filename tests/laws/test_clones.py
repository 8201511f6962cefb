"""Law: a clone is independent of everything else, however it is played on.

At each decision a clone is kept and every option is played on others; nothing played later may
show in what was kept.
"""

from __future__ import annotations

import random

import pytest

from antre.core.errors import NoRecord
from antre.core.state import State
from tests.laws.tables import every_table, finish, new, now_and_then, pick, whole


def play_every_option(state: State) -> None:
    for asked in state.decisions:
        for option in asked.options:
            state.clone().apply(asked.seat, option)
            state.bare().play(asked.seat, option)


@every_table
def test_what_is_kept_never_changes(slug: str, seats: int) -> None:
    kept = []
    for _, state in now_and_then(new(slug, seats, seats), random.Random(seats)):
        before = whole(state)
        clone, bare = state.clone(), state.bare()
        assert whole(clone) == before
        kept.append((clone, before, bare, whole(bare)))
        play_every_option(state)
        assert whole(state) == before
    for clone, before, bare, bare_before in kept:
        assert whole(clone) == before
        assert whole(bare) == bare_before


@every_table
def test_playing_a_clone_to_the_end_leaves_the_game_alone(slug: str, seats: int) -> None:
    for number, state in now_and_then(new(slug, seats, 7), random.Random(7)):
        if number % 6 == 0:
            before = whole(state)
            finish(state.clone(), random.Random(number))
            finish(state.bare(), random.Random(number))
            assert whole(state) == before


@every_table
def test_a_clone_has_the_same_future(slug: str, seats: int) -> None:
    for number, state in now_and_then(new(slug, seats, 8), random.Random(8)):
        if number % 20 == 0:
            one, other = state.clone(), state.clone()
            finish(one, random.Random(number))
            finish(other, random.Random(number))
            assert whole(one) == whole(other)


@every_table
def test_bare_play_is_the_same_game(slug: str, seats: int) -> None:
    """What search plays without journal is what the table would see."""
    state = new(slug, seats, 9)
    bare = state.bare()
    rng = random.Random(9)
    while not state.over:
        asked, place = pick(rng, state)
        question = bare.question
        assert [found.text for found in bare.decision(asked.seat).options] == [
            option.text for option in asked.options
        ]
        assert question.actor(bare) == state.decisions[0].seat
        state.apply(asked.seat, asked.options[place])
        bare.play(asked.seat, asked.options[place])
        assert bare.fingerprint() == state.fingerprint()
        assert bare.chance.seed == state.chance.seed
    assert bare.scores == state.scores


@every_table
def test_a_bare_clone_remembers_nothing(slug: str, seats: int) -> None:
    bare = new(slug, seats, 10).bare()
    assert bare.log(0) == []
    assert not bare.can_undo(0)
    with pytest.raises(NoRecord, match="keeps no record"):
        _ = bare.record
    with pytest.raises(NoRecord, match="imagined world"):
        _ = new(slug, seats, 10).resample(0, random.Random(1)).record
