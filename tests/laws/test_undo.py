"""Law: a choice can be taken back until something is revealed, drawn, or openly done by another.

Undo is checked against a second game from the same seed in which the choice was never made.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from antre.core.errors import Refused
from antre.core.journal import Choice
from antre.core.state import State
from tests.laws.tables import advance, every_table, finish, look, new, stride, viewers


def replayed(slug: str, seats: int, seed: int, choices: list[Choice]) -> State:
    """The game from the seed with these choices, others' secret answers included."""
    state = new(slug, seats, seed)
    for choice in choices:
        assert choice.option is not None
        state.apply(choice.seat, choice.option)
    return state


def last_of(choices: list[Choice], seat: int) -> int:
    return max(place for place, choice in enumerate(choices) if choice.seat == seat)


def undo_is_exact(state: State, slug: str, seed: int, choices: list[Choice]) -> int:
    """Where undo is allowed it gives the table without that choice; returns how often it was."""
    seats = state.setup.seats
    allowed = 0
    for seat in range(seats):
        if not state.can_undo(seat):
            with pytest.raises(Refused, match=f"seat {seat} has no choice"):
                state.undo(seat)
            continue
        allowed += 1
        place = last_of(choices, seat)
        before = state.fingerprint()
        undone = state.undo(seat)
        assert state.fingerprint() == before
        never = replayed(slug, seats, seed, choices[:place] + choices[place + 1 :])
        assert undone.fingerprint() == never.fingerprint()
        assert undone.record.entries == never.record.entries
        assert all(undone.log(viewer) == never.log(viewer) for viewer in range(-1, seats))
        option = choices[place].option
        assert option is not None
        undone.apply(seat, option)
        assert undone.fingerprint() == before
        assert undone.can_undo(seat)
    return allowed


@every_table
def test_undo_gives_the_table_without_that_choice(slug: str, seats: int) -> None:
    allowed = 0
    for seed in range(2):
        state, rng = new(slug, seats, seed), random.Random(seed)
        choices: list[Choice] = []
        while not state.over:
            choices.append(advance(state, rng))
            if rng.random() * 3 * stride(state) < 1:
                allowed += undo_is_exact(state, slug, seed, choices)
    assert allowed > 0


@every_table
def test_nothing_known_is_ever_taken_back(slug: str, seats: int) -> None:
    """Never past a draw, an event for others after the choice, or another seat's open choice."""
    for seed in range(5):
        state, rng = new(slug, seats, seed), random.Random(seed)
        past: list[tuple[Choice, int, int]] = []
        while not state.over:
            draws = drawn(state)
            choice = advance(state, rng)
            past.append((choice, draws, drawn(state)))
            for seat in range(seats):
                if state.can_undo(seat):
                    since = past[max(n for n, (c, _, _) in enumerate(past) if c.seat == seat) :]
                    assert since[0][1] == since[-1][2], "a draw stands between"
                    assert all(c.secret for c, _, _ in since[1:]), "somebody acted openly"
                    assert since[0][0].secret or len(since) == 1


def drawn(state: State) -> int:
    return len(state.record.entries) - state.record.choices


@every_table
def test_undo_cannot_be_used_to_look_twice(slug: str, seats: int) -> None:
    """No seat, spectator included, knows more after the undo than it did before the choice."""
    for seed in range(3):
        state, rng = new(slug, seats, seed), random.Random(seed)
        while not state.over:
            tried = rng.random() * stride(state) < 1
            before = told(state) if tried else []
            choice = advance(state, rng)
            if tried and state.can_undo(choice.seat):
                assert told(state.undo(choice.seat)) == before


def told(state: State) -> list[tuple[Any, Any]]:
    """All that anybody has been told, and what lies before them."""
    return [(state.log(viewer), state.view(viewer)) for viewer in viewers(state)]


@every_table
def test_what_can_be_taken_back_has_told_nobody_anything(slug: str, seats: int) -> None:
    """Where undo is allowed, the choice looks the same in every world that was possible before.

    Of a secret answer the others see at most that nobody waits for it any more.
    """
    for seed in range(2):
        state, rng = new(slug, seats, seed), random.Random(seed)
        while not state.over:
            before = state.clone()
            choice = advance(state, rng)
            assert choice.option is not None
            if not state.can_undo(choice.seat) or rng.random() * stride(state) >= 1:
                continue
            for viewer in viewers(state):
                world = before.resample(viewer, rng)
                if choice.secret and viewer != choice.seat:
                    answer_likewise(world, state, choice.seat, rng)
                    assert look(world, viewer) == look(state, viewer)
                elif choice.option in world.decision(choice.seat).options:
                    world.apply(choice.seat, choice.option)
                    assert look(world, viewer) == look(state, viewer)


def answer_likewise(world: State, state: State, seat: int, rng: random.Random) -> None:
    """Let a seat give all its secret answers in another world, if it has given them in this one."""
    while seat not in state.waiting and seat in world.waiting:
        world.apply(seat, rng.choice(world.decision(seat).options))


@every_table
def test_chance_does_not_notice_an_undo(slug: str, seats: int) -> None:
    """Taking back and choosing the same again leads to the same game, draws included."""
    for seed in range(3):
        state, rng = new(slug, seats, seed), random.Random(seed)
        for _ in range(200):
            if state.over:
                break
            choice = advance(state, rng)
            if not state.over and state.can_undo(choice.seat) and rng.random() < 0.1:
                undone = state.undo(choice.seat)
                assert choice.option is not None
                undone.apply(choice.seat, choice.option)
                straight = state.clone()
                finish(undone, random.Random(seed))
                finish(straight, random.Random(seed))
                assert undone.record.entries == straight.record.entries
                assert undone.fingerprint() == straight.fingerprint()
