"""Law: nobody is told what the rules hide, whatever road it might take.

`resample(seat)` imagines a world the seat cannot tell from the real one; all that the seat is
told there must be equal to the byte to what it is told at the real table. And the other way
round: two tables that differ only in what a seat cannot know are imagined alike, to the byte, when
the same is drawn. A world that keeps a trace of the truth fails.
"""

from __future__ import annotations

import random

from antre.core.journal import Draw
from antre.core.state import State
from tests.laws.tables import (
    SELDOM,
    advance,
    decisions,
    every_table,
    finish,
    look,
    new,
    now_and_then,
    probes,
    stride,
    viewers,
    whole,
)
from tests.secrecy import check_secrecy


def refusals(state: State, seat: int, number: int) -> list[str]:
    """What a seat learns by asking "why not?" about the options of the game."""
    if not is_asked(state, seat):
        return []
    return [repr(state.why(seat, option)) for option in probes(state, number)]


@every_table
def test_an_imagined_world_cannot_be_told_from_the_real_one(slug: str, seats: int) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        for number, state in now_and_then(new(slug, seats, seed), random.Random(seed)):
            for seat in viewers(state):
                world = state.resample(seat, rng)
                assert look(world, seat) == look(state, seat)
                if number % 10 == 0:
                    assert refusals(world, seat, number) == refusals(state, seat, number)
                    again = world.resample(seat, rng)
                    assert look(again, seat) == look(state, seat)


@every_table
def test_tables_a_seat_cannot_tell_apart_are_imagined_alike(slug: str, seats: int) -> None:
    twins = hidden = 0
    every = 1 if stride(new(slug, seats, 0)) == 1 else SELDOM
    for seed, seat in enumerate(range(-1, seats)):
        found, moments = check_secrecy(slug, seats, seat, seed, every)
        twins, hidden = twins + found, hidden + moments
    assert bool(twins) == bool(hidden), "twins were found where something is hidden, and only there"


@every_table
def test_a_bare_world_is_imagined_alike(slug: str, seats: int) -> None:
    rng = random.Random(1)
    for number, state in enumerate(decisions(new(slug, seats, 1), random.Random(1))):
        if number % 7 == 0:
            for seat in viewers(state):
                bare = state.bare()
                assert look(bare.resample(seat, rng), seat) == look(bare, seat)


@every_table
def test_imagining_leaves_the_game_alone(slug: str, seats: int) -> None:
    for number, state in now_and_then(new(slug, seats, 2), random.Random(2)):
        if number % 5:
            continue
        before = whole(state)
        for seat in viewers(state):
            world = state.resample(seat, random.Random(number))
            finish(world, random.Random(number))
        assert whole(state) == before


@every_table
def test_the_same_dice_imagine_the_same_world(slug: str, seats: int) -> None:
    for number, state in enumerate(decisions(new(slug, seats, 3), random.Random(3))):
        if number % 10 == 0:
            for seat in viewers(state):
                one, other = (state.resample(seat, random.Random(number)) for _ in range(2))
                assert one.fingerprint() == other.fingerprint()
                assert one.chance.seed == other.chance.seed


@every_table
def test_the_future_of_an_imagined_world_is_open(slug: str, seats: int) -> None:
    state = new(slug, seats, 4)
    for _ in range(seats):
        advance(state, random.Random(4))
    if not draws_to_come(state):
        return
    futures = {
        tuple(draws_to_come(state.resample(0, random.Random(number)))) for number in range(8)
    }
    assert len(futures) == 8


def draws_to_come(state: State) -> list[str]:
    """What chance gives if everybody goes on alike."""
    world = state.clone()
    assert world.journal is not None
    known = len(world.journal.entries)
    finish(world, random.Random(0))
    drawn = [entry for entry in world.journal.entries[known:] if isinstance(entry, Draw)]
    return [f"{draw.purpose} {draw.outcome}" for draw in drawn]


@every_table
def test_the_secrets_of_others_change_nothing_for_me(slug: str, seats: int) -> None:
    """Two games that differ only in secret answers of others look alike until one is revealed."""
    differed = 0
    for seed in range(6):
        rng = random.Random(seed)
        for state in decisions(new(slug, seats, seed), random.Random(seed)):
            if not state.over and state.question.secret and rng.random() < 0.2:
                differed += play_apart(state, rng.randrange(seats), rng)
    state = new(slug, seats, 0)
    has_secrets = any(s.question.secret for s in decisions(state, random.Random(0)) if not s.over)
    assert differed or not has_secrets or seats == 1


@every_table
def test_how_far_others_have_come_with_their_secrets_is_hidden(slug: str, seats: int) -> None:
    """As long as a seat owes answers to a secret question, nobody sees those it has given."""
    for state in decisions(new(slug, seats, 5), random.Random(5)):
        if state.over or not state.question.secret:
            continue
        for asked in state.decisions:
            after = state.clone()
            after.apply(asked.seat, asked.options[0])
            if is_asked(after, asked.seat) and sealed(after) == sealed(state):
                for other in set(viewers(state)) - {asked.seat}:
                    assert look(after, other) == look(state, other)


def sealed(state: State) -> int:
    """How far the game has come that nobody can take back: it grows when a question closes."""
    assert state.journal is not None
    return state.journal.sealed


def is_asked(state: State, seat: int) -> bool:
    return seat in [asked.seat for asked in state.decisions]


def play_apart(state: State, me: int, rng: random.Random) -> int:
    """Let the others answer in two ways, and go on alike while I have been told the same.

    Returns at how many looks the two tables were really different.
    """
    one, other = state.clone(), state.clone()
    differed = 0
    while not one.over and one.log(me) == other.log(me):
        assert look(one, me) == look(other, me)
        differed += one.fingerprint() != other.fingerprint()
        asked = rng.choice(one.decisions)
        there = other.decision(asked.seat).options
        option = rng.choice(asked.options)
        alike = option if option in there else None
        if asked.seat != me and one.question.secret:
            alike = rng.choice(there)
        if alike is None:
            break
        one.apply(asked.seat, option)
        other.apply(asked.seat, alike)
    return differed
