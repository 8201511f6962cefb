"""The law of secrecy catches what it is there for: each way to leak is tried on purpose."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from functools import cache, partial
from typing import Any
from zlib import crc32

import pytest

from antre.core.event import Event
from antre.core.game import Game
from antre.core.observation import Encoder
from antre.core.state import State
from antre.core.step import Question, SecretQuestion
from tests.laws.tables import GAMES, SELDOM, decisions, new, questions, stride, the, viewers
from tests.observing import check_no_secret, check_told_by_the_view, encoder_of, positions
from tests.secrecy import check_secrecy, concealing

SEATS = 3
# A leak shows only where two games differ in what it tells: so often each seat looks for one.
TRIES = 6


@cache
def hidden_fields(slug: str) -> tuple[str, ...]:
    """The fields that not all see alike at some moment of a game."""
    found: set[str] = set()
    for state in decisions(new(slug, SEATS, 0), random.Random(0)):
        found |= set(concealing(state))
    return tuple(sorted(found))


def whispers(slug: str) -> bool:
    """Is anything told to some alone?"""
    *_, state = decisions(new(slug, SEATS, 0), random.Random(0))
    assert state.journal is not None
    return any(event.audience is not None for event in state.journal.events)


KEEPING = [game for game in GAMES if SEATS in game.seats and hidden_fields(game.slug)]
ASKING = [
    (game, question)
    for game in GAMES
    for question in questions(game)
    if issubclass(question, SecretQuestion)
]
WHISPERING = [game for game in KEEPING if whispers(game.slug)]
SHOWING = [(game, field) for game in KEEPING for field in hidden_fields(game.slug)]
every_keeper = pytest.mark.parametrize("game", KEEPING, ids=lambda game: game.slug)


def leaks(slug: str) -> None:
    """The law, as it is asked of every game, finds something wrong."""
    with pytest.raises(AssertionError):
        ask_the_law(slug)


def ask_the_law(slug: str) -> None:
    every = 1 if stride(new(slug, SEATS, 0)) == 1 else SELDOM
    for seed, seat in enumerate([*range(-1, SEATS)] * TRIES):
        check_secrecy(slug, SEATS, seat, seed, every)


def do_nothing(*given: Any) -> None:
    """What a game does that keeps no secret."""


def show_all(field: str) -> Callable[[Any, int], Any]:
    return lambda state, seat: [repr(getattr(state, field))]


def test_games_with_secrets_are_tried() -> None:
    assert {"nidavellir", "hall", "fall"} <= {game.slug for game in KEEPING}
    assert "nidavellir" in {game.slug for game, _ in ASKING}


@every_keeper
def test_a_world_that_is_the_truth(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.engine.state, "redraw", do_nothing)
    leaks(game.slug)


@pytest.mark.parametrize(
    ("slug", "part"),
    [
        ("nidavellir", "_shuffle_hidden_coins"),
        ("hall", "_redraw_drafts"),
        ("hall", "_redraw_tokens"),
        ("fall", "_redraw_ancestries"),
        ("fall", "_redraw_gates"),
        ("fall", "_imagine_answers"),
    ],
)
def test_a_world_that_is_the_truth_in_part(
    slug: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(the(slug).engine.state, part, do_nothing)
    leaks(slug)


@pytest.mark.parametrize(("game", "question"), ASKING)
def test_answers_that_are_not_forgotten(
    game: Game, question: type[Question[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(question, "withdraw", do_nothing)
    leaks(game.slug)


@pytest.mark.parametrize(("game", "field"), SHOWING)
def test_a_view_that_shows_too_much(
    game: Game, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(game.engine.visibility._table, field, show_all(field))
    leaks(game.slug)


@pytest.mark.parametrize(("game", "field"), SHOWING)
def test_an_observation_that_tells_too_much(
    game: Game, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both laws of observations find it: it is not in the view, and an imagined table differs."""
    kind = type(encoder_of(game))
    honest = kind.observe

    def telling(encoder: Encoder, state: State, seat: int) -> array[float]:
        numbers = honest(encoder, state, seat)
        numbers[-1] += 1 + crc32(repr(getattr(state, field)).encode())
        return numbers

    monkeypatch.setattr(kind, "observe", telling)
    with pytest.raises(AssertionError):
        at_every_chair(game, check_told_by_the_view)
    with pytest.raises(AssertionError):
        at_every_chair(game, partial(check_no_secret, rng=random.Random(1)))


def at_every_chair(game: Game, check: Callable[[State, int], None]) -> None:
    for seed in range(TRIES):
        for state in positions(game.slug, SEATS, seed):
            for seat in viewers(state):
                check(state, seat)


@pytest.mark.parametrize("game", WHISPERING, ids=lambda game: game.slug)
def test_a_log_that_tells_everything_to_everybody(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: True)
    leaks(game.slug)
