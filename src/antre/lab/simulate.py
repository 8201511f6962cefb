"""Playing many games between bots, and what came of them.

A game depends on its number and the seed alone, never on who plays it when, so any number of
workers gives the same rows, and a run that was broken off knows which games are missing. Game `g`
puts bot `(g + s) % len(bots)` on seat `s`: over a multiple of `len(bots)` games every bot sits
everywhere equally often.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import process_time

from antre.bots import ask, check, make
from antre.core.errors import AntreError, BadSetup
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.figures import summary
from antre.lab.files import read_rows, write_rows
from antre.lab.rows import Made, Row
from antre.lab.seeds import branch
from antre.lab.store import Store
from antre.lab.workers import Hands, WorkFailed, each

__all__ = ["GameFailed", "Row", "play_game", "read_rows", "simulate", "summary", "write_rows"]

Progress = Callable[[int], None]
LineUp = Callable[[int], tuple[str, ...]]


class GameFailed(AntreError):
    """A game between bots broke; the message says how to meet it again."""


def simulate(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: Hands = 1,
    records: bool = False,
    progress: Progress | None = None,
    store: str | Path | None = None,
) -> list[Row]:
    """Play `games` games and give one row for each, in order.

    `progress` is told how many games are done, each time one more is. With a `store`, a file of
    JSON lines, every row is kept as it comes, and what is kept there is not played again.
    """
    tournament = Tournament(setup, Rotation(bots, setup), seed, records)
    return tournament.play(games, workers, progress, store)


class Rotation:
    """Who sits where in each game: the bots in turn, one seat further with each game."""

    def __init__(self, bots: Sequence[str], setup: Setup) -> None:
        if not bots:
            raise BadSetup("bots are missing: name at least one, for example 'random'")
        for spec in bots:
            check(spec, setup)
        self._bots = tuple(bots)
        self._seats = setup.seats

    def __call__(self, game: int) -> tuple[str, ...]:
        bots = self._bots
        return tuple(bots[(game + seat) % len(bots)] for seat in range(self._seats))


class Tournament:
    """Games with any rule of who sits where; the work of one is ready to be sent to a worker."""

    def __init__(self, setup: Setup, line_up: LineUp, seed: int = 0, records: bool = False) -> None:
        self.setup = setup
        self.line_up = line_up
        self.seed = seed
        self.records = records
        self.made = Made.by(setup, seed)

    def play(
        self,
        games: int,
        workers: Hands = 1,
        progress: Progress | None = None,
        store: str | Path | None = None,
    ) -> list[Row]:
        """All rows, in order."""
        rows: list[Row] = []
        with closing(self.stream(games, workers, store)) as played:
            for row in played:
                rows.append(row)
                if progress is not None:
                    progress(len(rows))
        return in_order(rows)

    def stream(
        self, games: int, workers: Hands = 1, store: str | Path | None = None
    ) -> Generator[Row, None, None]:
        """The rows as they come, those that are kept already first."""
        if games < 0:
            raise BadSetup(f"games: {games} cannot be played; 0 is the least")
        kept = Store(store) if store is not None else None
        with kept or nullcontext():
            known = self._known(kept)
            yield from (row for number, row in sorted(known.items()) if number < games)
            missing = Missing(self, [game for game in range(games) if game not in known])
            for row in missing.stream(workers):
                if kept is not None:
                    kept.add(row)
                yield row

    def _known(self, store: Store | None) -> dict[int, Row]:
        """What need not be played any more: where records are wanted, a row without one must."""
        rows = store.rows(self.made, self.line_up) if store is not None else {}
        return {
            number: row
            for number, row in rows.items()
            if row.record is not None or not self.records
        }

    def __call__(self, game: int) -> Row:
        seed = branch(self.seed, game)
        return play_game(self.setup, self.line_up(game), seed, game, self.records, self.made)

    def describe(self, game: int, reason: str) -> str:
        seed = branch(self.seed, game)
        seats = ", ".join(self.line_up(game))
        slug = self.setup.game.slug
        return f"game {game} of {slug} failed (seed {seed}, seats {seats}): {reason}"


class Missing:
    """Those games of a tournament that have not been played."""

    def __init__(self, tournament: Tournament, numbers: Sequence[int]) -> None:
        self.tournament = tournament
        self.numbers = numbers

    def __call__(self, place: int) -> Row:
        return self.tournament(self.numbers[place])

    def stream(self, workers: Hands) -> Generator[Row, None, None]:
        try:
            with closing(each(self, len(self.numbers), workers)) as played:
                yield from played
        except WorkFailed as failed:
            game = self.numbers[failed.number]
            raise GameFailed(self.tournament.describe(game, str(failed))) from failed


def in_order(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.number)


def play_game(
    setup: Setup,
    line_up: Sequence[str],
    seed: int,
    number: int = 0,
    records: bool = False,
    made: Made | None = None,
) -> Row:
    """Play one game between bots, one for each seat.

    Who thinks for a time has it as processor time: a busy machine makes nobody weaker.
    """
    players = [make(spec, branch(seed, seat), process_time) for seat, spec in enumerate(line_up)]
    rng = random.Random(seed)
    state = setup.start(seed, journal=records)
    decisions = [0] * setup.seats
    while not state.over:
        seat = state.question.actor(state)
        state.apply(seat, ask(players[seat], state, seat, rng))
        decisions[seat] += 1
    return _row(state, line_up, seed, number, decisions, made or Made.by(setup, seed))


def _row(
    state: State,
    line_up: Sequence[str],
    seed: int,
    number: int,
    decisions: Sequence[int],
    made: Made,
) -> Row:
    rules, seats = state.setup.game, range(state.setup.seats)
    outcome = state.outcome
    assert outcome is not None
    return Row(
        made=made,
        number=number,
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
