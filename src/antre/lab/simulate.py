"""Playing many games between bots, and what came of them.

A game depends on its number and the seed alone, never on who plays it when, so any number of
workers gives the same rows. Game `g` puts bot `(g + s) % len(bots)` on seat `s`: over a multiple
of `len(bots)` games every bot sits everywhere equally often.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from contextlib import closing

from antre.bots import ask, make
from antre.core.errors import AntreError, BadSetup
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.figures import summary
from antre.lab.rows import Row, read_json, write_csv, write_json
from antre.lab.seeds import branch
from antre.lab.workers import WorkFailed, each

__all__ = [
    "GameFailed", "Row", "play_game", "read_json", "simulate", "summary", "write_csv",
    "write_json",
]  # fmt: skip

Progress = Callable[[int], None]


class GameFailed(AntreError):
    """A game between bots broke; the message says how to meet it again."""


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    records: bool = False,
    progress: Progress | None = None,
) -> list[Row]:
    """Play `games` games and give one row for each, in order.

    `progress` is told how many games are done, each time one more is.
    """
    line_up = Rotation(bots, setup.seats)
    return play_all(setup, line_up, games, seed, workers, records, progress)


class Rotation:
    """Who sits where in each game: the bots in turn, one seat further with each game."""

    def __init__(self, bots: Sequence[str], seats: int) -> None:
        if not bots:
            raise BadSetup("bots are missing: name at least one, for example 'random'")
        for spec in bots:
            make(spec, 0)
        self._bots = tuple(bots)
        self._seats = seats

    def __call__(self, game: int) -> tuple[str, ...]:
        bots = self._bots
        return tuple(bots[(game + seat) % len(bots)] for seat in range(self._seats))


def play_all(
    setup: Setup,
    line_up: Callable[[int], tuple[str, ...]],
    games: int,
    seed: int = 0,
    workers: int = 1,
    records: bool = False,
    progress: Progress | None = None,
) -> list[Row]:
    """Play games with any rule of who sits where."""
    if games < 0:
        raise BadSetup(f"games: {games} cannot be played; 0 is the least")
    play = _Play(setup, line_up, seed, records)
    rows: list[Row] = []
    try:
        with closing(each(play, games, workers)) as played:
            for row in played:
                rows.append(row)
                if progress is not None:
                    progress(len(rows))
    except WorkFailed as failed:
        raise GameFailed(play.describe(failed.number, str(failed))) from failed
    return sorted(rows, key=lambda row: row.game)


class _Play:
    """The work of one game, ready to be sent to a worker."""

    def __init__(
        self, setup: Setup, line_up: Callable[[int], tuple[str, ...]], seed: int, records: bool
    ) -> None:
        self.setup = setup
        self.line_up = line_up
        self.seed = seed
        self.records = records

    def __call__(self, game: int) -> Row:
        seed = branch(self.seed, game)
        return play_game(self.setup, self.line_up(game), seed, game, self.records)

    def describe(self, game: int, reason: str) -> str:
        seed = branch(self.seed, game)
        seats = ", ".join(self.line_up(game))
        slug = self.setup.game.slug
        return f"game {game} of {slug} failed (seed {seed}, seats {seats}): {reason}"


def play_game(
    setup: Setup, line_up: Sequence[str], seed: int, game: int = 0, records: bool = False
) -> Row:
    """Play one game between bots, one for each seat."""
    players = [make(spec, branch(seed, seat)) for seat, spec in enumerate(line_up)]
    rng = random.Random(seed)
    state = setup.start(seed, journal=records)
    decisions = [0] * setup.seats
    while not state.over:
        seat = state.question.actor(state)
        state.apply(seat, ask(players[seat], state, seat, rng))
        decisions[seat] += 1
    return _row(state, line_up, seed, game, decisions)


def _row(
    state: State, line_up: Sequence[str], seed: int, game: int, decisions: Sequence[int]
) -> Row:
    rules, seats = state.setup.game, range(state.setup.seats)
    outcome = state.outcome
    assert outcome is not None
    return Row(
        game=game,
        seed=seed,
        bots=tuple(line_up),
        scores=tuple(state.scores),
        sides=state.setup.sides,
        winners=outcome.winners,
        utilities=outcome.utilities,
        margins=outcome.margins,
        decisions=tuple(decisions),
        length=sum(decisions),
        traits=tuple(tuple(rules.learner.traits(state, seat)) for seat in seats),
        breakdown=tuple(rules.engine.breakdown(state, seat) for seat in seats),
        record=state.record.to_json() if state.journal is not None else None,
    )
