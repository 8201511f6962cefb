"""Every table of the house, each game at each number of seats, and random play on it."""

from __future__ import annotations

import importlib
import inspect
import itertools
import math
import pkgutil
import random
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from antre.core.event import SPECTATOR
from antre.core.game import Game, find, slugs
from antre.core.journal import Choice
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import Decision, State, canonical
from antre.core.step import Question
from tests.toys import pebbles

# Every game of the house, and one that has an engine and nothing else.
OURS = [find(slug) for slug in slugs() if slug != pebbles.GAME.slug]
GAMES = [*OURS, pebbles.GAME]
# A game with more options than this is asked about some of each verb, others each time.
MANY_OPTIONS, SOME_OF_A_VERB = 500, 4
# Its games are long as well: not every decision is looked at from all sides.
SELDOM = 7
# Of set-ups with many settings, so many ways to combine their values are tried.
MANY_VARIANTS = 64
TABLES = [(game.slug, seats) for game in GAMES for seats in game.seats]


def by_table(tables: Sequence[tuple[str, int]]) -> pytest.MarkDecorator:
    """Each table of a game; a quick run keeps to the smallest one."""
    smallest = dict(reversed(tables))
    cases = [
        pytest.param(slug, seats, marks=[pytest.mark.slow] * (seats != smallest[slug]))
        for slug, seats in tables
    ]
    return pytest.mark.parametrize(("slug", "seats"), cases)


def by_game(games: Sequence[Game]) -> pytest.MarkDecorator:
    """Each game as it takes its time; a quick run leaves out the long ones."""
    cases = [pytest.param(game, marks=[pytest.mark.slow] * is_long(game)) for game in games]
    return pytest.mark.parametrize("game", cases, ids=[game.slug for game in games])


def is_long(game: Game) -> bool:
    return len(game.edition().options) > MANY_OPTIONS


every_table = by_table(TABLES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_game_at_length = by_game(GAMES)


def the(slug: str) -> Game:
    return next(game for game in GAMES if game.slug == slug)


def has(game: Game, file: str) -> bool:
    """Does a game have a file that not every game needs?"""
    return (game.folder / file).is_file()


def modules_of(game: Game) -> list[ModuleType]:
    """Every module of a game: all of its package, or the one that it is written in."""
    home = type(game.engine).__module__
    parts = home.split(".")
    for end in range(len(parts), 0, -1):
        package = sys.modules[".".join(parts[:end])]
        paths = list(getattr(package, "__path__", ()))
        if paths == [str(game.folder)]:
            inside = pkgutil.walk_packages(paths, f"{package.__name__}.")
            return [package, *(importlib.import_module(found.name) for found in inside)]
    return [sys.modules[home]]


def questions(game: Game) -> list[type[Question[Any, Any]]]:
    """Every question that the modules of a game define and ask."""
    return [
        thing
        for module in modules_of(game)
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, Question)
        and thing.__module__ == module.__name__
        and not inspect.isabstract(thing)
    ]


@cache
def variants(slug: str, seats: int) -> list[dict[str, Any]]:
    """Ways to set what is meant for so many seats: by itself first, each sample in some way."""
    samples = {
        setting.id: setting.samples(seats)
        for setting in the(slug).settings
        if setting.is_for(seats)
    }
    if math.prod(map(len, samples.values())) > MANY_VARIANTS:
        return _some(samples)
    combined = itertools.product(*samples.values())
    return [dict(zip(samples, values, strict=True)) for values in combined]


def _some(samples: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """The first and the last way, each value alone, and others picked from all over."""
    first = {id: values[0] for id, values in samples.items()}
    last = {id: values[-1] for id, values in samples.items()}
    alone = [{**first, id: value} for id, values in samples.items() for value in values[1:]]
    rng = random.Random(0)
    others = [
        {id: rng.choice(values) for id, values in samples.items()}
        for _ in range(MANY_VARIANTS - len(alone) - 2)
    ]
    return [first, *alone, *others, last]


def setup(slug: str, seats: int, settings: dict[str, Any] | None = None) -> Setup:
    return Setup.of(the(slug), seats, settings)


def new(slug: str, seats: int, seed: int) -> State:
    """A new game; the seed also picks the settings."""
    ways = variants(slug, seats)
    return setup(slug, seats, ways[seed % len(ways)]).start(seed)


def pick(rng: random.Random, state: State) -> tuple[Decision, int]:
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
    longest = state.setup.game.engine.longest
    for _ in range(longest + 1):
        yield state
        if state.over:
            return
        advance(state, rng)
    raise AssertionError(f"no end after {longest} decisions")


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
