"""Every table of the house, each game at each number of seats, and random play on it."""

from __future__ import annotations

import importlib
import inspect
import itertools
import pkgutil
import random
from collections.abc import Iterator
from typing import Any

import pytest

import antre
from antre.core.event import SPECTATOR
from antre.core.game import Game, find, slugs
from antre.core.journal import Choice
from antre.core.option import Option
from antre.core.state import Asked, State, canonical
from antre.core.step import Question

GAMES = [find(slug) for slug in slugs()]
TABLES = [(game.slug, seats) for game in GAMES for seats in game.seats]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_table = pytest.mark.parametrize(("slug", "seats"), TABLES)

# More decisions than any game of the house can ask for: who comes here is going in circles.
ENDLESS = 5_000

# A game with more options than this is asked about some of each verb, others each time.
MANY_OPTIONS, SOME_OF_A_VERB = 500, 4
# Its games are long as well: not every decision is looked at from all sides.
SELDOM = 7


def questions(game: Game) -> list[type[Question[Any, Any]]]:
    """Every question that the modules of a game define."""
    package = f"antre.games.{game.slug}."
    modules = [module.name for module in pkgutil.iter_modules([str(game.folder)], package)]
    return [
        thing
        for module in modules
        for _, thing in inspect.getmembers(importlib.import_module(module), inspect.isclass)
        if issubclass(thing, Question) and thing.__module__ == module
    ]


def variants(slug: str, seats: int) -> list[dict[str, bool]]:
    """Every way to set the options of a game that are meant for so many seats."""
    meant = [variant.id for variant in find(slug).variants if seats in (variant.seats or (seats,))]
    return [
        dict(zip(meant, values, strict=True))
        for values in itertools.product((False, True), repeat=len(meant))
    ]


def new(slug: str, seats: int, seed: int) -> State:
    """A new game; the seed also picks the options."""
    settings = variants(slug, seats)
    return antre.new(slug, seats, seed=seed, options=settings[seed % len(settings)])


def pick(rng: random.Random, state: State) -> tuple[Asked, int]:
    """One of the open questions and the place of one of its options."""
    asked = rng.choice(state.decisions)
    return asked, rng.randrange(len(asked.options))


def advance(state: State, rng: random.Random) -> Choice:
    """Answer one open question at random."""
    asked, place = pick(rng, state)
    secret = state.question.secret
    state.apply(asked.seat, asked.options[place])
    return Choice(asked.seat, asked.options[place], secret)


def finish(state: State, rng: random.Random) -> None:
    while not state.over:
        advance(state, rng)


def decisions(state: State, rng: random.Random) -> Iterator[State]:
    """The same state at each decision of a random game, and at its end."""
    for _ in range(ENDLESS):
        yield state
        if state.over:
            return
        advance(state, rng)
    raise AssertionError(f"no end after {ENDLESS} decisions")


def now_and_then(state: State, rng: random.Random) -> Iterator[tuple[int, State]]:
    """A random game like `decisions`, numbered; of a long one, some decisions and the end."""
    for number, now in enumerate(decisions(state, rng)):
        if number % stride(state) == 0 or now.over:
            yield number, now


def stride(state: State) -> int:
    return SELDOM if len(state.setup.options) > MANY_OPTIONS else 1


def probes(state: State, number: int) -> list[Option]:
    """Options to ask about, offered or not: all of a game, or a share that `number` picks."""
    options = list(state.setup.options)
    if len(options) <= MANY_OPTIONS:
        return options
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.text.partition(":")[0], []).append(option)
    steps = {verb: -(-len(group) // SOME_OF_A_VERB) for verb, group in verbs.items()}
    return [
        option
        for verb, group in verbs.items()
        for option in group[number % steps[verb] :: steps[verb]]
    ]


def viewers(state: State) -> range:
    """Every seat and the spectator."""
    return range(SPECTATOR, state.setup.seats)


def look(state: State, seat: int) -> bytes:
    """All that a seat is ever told: view, question, options, log, permission to undo, scores."""
    return canonical(
        {
            "view": state.view(seat),
            "asked": asked(state, seat),
            "log": state.log(seat),
            "undo": state.can_undo(seat),
            "over": state.over,
            "scores": state.known_scores(seat),
        }
    )


def asked(state: State, seat: int) -> Any:
    """The open question to a seat as plain data, or None."""
    for open_question in state.decisions:
        if open_question.seat == seat:
            texts = [option.text for option in open_question.options]
            return [open_question.rule, open_question.step, open_question.number, texts]
    return None


def whole(state: State) -> tuple[Any, ...]:
    """All that a state is: table, frames, chance, record and log."""
    remembered = None
    if state.journal is not None:
        logs = [state.log(seat) for seat in viewers(state)]
        remembered = (state.record.entries, canonical(logs), state.journal.sealed)
    return (state.fingerprint(), state.chance.seed, dict(state.chance.used), remembered)
