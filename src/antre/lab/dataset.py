"""Finished games as a dataset: every decision with what its seat could know, as Parquet.

A dataset is a folder of shards: so many games in one file of decisions and one of games, beside a
README that says how they were made. A shard is made by one worker and depends on nothing but its
games, so any number of workers writes the same bytes, and what is there need not be made again.

The columns are told in `docs/dataset.md`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import antre
from antre.core.errors import BadRecord, BadSetup
from antre.core.journal import Choice
from antre.core.record import Record
from antre.core.setup import Setup, read_record
from antre.core.state import State
from antre.lab.extras import needs
from antre.lab.simulate import Rotation, Tournament

with needs("data", "a dataset"):
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray
    from pyarrow import parquet

SHARD = 1000  # games

DECISIONS = pa.schema(
    {
        "game": pa.int32(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "rule": pa.dictionary(pa.int16(), pa.string()),
        "places": pa.list_(pa.int32()),
        "values": pa.list_(pa.float16()),
        "legal": pa.list_(pa.int32()),
        "choice": pa.int32(),
        "utility": pa.float32(),
        "margin": pa.float32(),
    }
)
GAMES = pa.schema(
    {
        "game": pa.int32(),
        "seed": pa.uint64(),
        "seats": pa.int8(),
        "bots": pa.list_(pa.string()),
        "scores": pa.list_(pa.int32()),
        "utilities": pa.list_(pa.float32()),
        "margins": pa.list_(pa.float32()),
        "decisions": pa.int32(),
        "entries": pa.list_(pa.string()),
    }
)


@dataclass(frozen=True, slots=True)
class Told:
    """A finished game, and what is known of who played it."""

    number: int
    record: Record
    seed: int | None = None
    bots: tuple[str, ...] | None = None


class Source(Protocol):
    """Where games come from; goes to workers."""

    @property
    def count(self) -> int:
        """How many there are."""

    @property
    def setup(self) -> Setup:
        """What is played; how many sit there may differ from game to game."""

    def game(self, number: int) -> Told:
        """One of them."""

    def origin(self) -> dict[str, Any]:
        """All that settles the games, as plain data."""


class Played:
    """Games between bots at fixed seeds."""

    def __init__(self, setup: Setup, bots: Sequence[str], games: int, seed: int) -> None:
        self.tournament = Tournament(setup, Rotation(bots, setup), seed, records=True)
        self.setup = setup
        self.bots = list(bots)
        self.count = games

    def game(self, number: int) -> Told:
        row = self.tournament(number)
        return Told(number, read_record(row.record, self.setup.content), row.seed, row.bots)

    def origin(self) -> dict[str, Any]:
        made = self.tournament.made
        return {
            "seats": made.seats,
            "settings": made.settings,
            "seed": made.seed,
            "bots": self.bots,
        }


class Kept:
    """Games that were written down, one in a file: all of one game, by one edition."""

    def __init__(self, paths: Sequence[Path], edition: Path | None = None) -> None:
        if not paths:
            raise BadSetup("there is no record to export")
        self.paths = paths
        self.edition = edition
        self.count = len(paths)
        self.setup = self.game(0).record.setup

    def game(self, number: int) -> Told:
        path = self.paths[number]
        record = antre.load(path, self.edition)
        if not isinstance(record, Record) or record.result is None:
            raise BadRecord(f"{path}: this is not the record of a finished game")
        if number and content_of(record.setup) != content_of(self.setup):
            raise BadRecord(f"{path}: not of the same game and edition as {self.paths[0]}")
        return Told(number, record)

    def origin(self) -> dict[str, Any]:
        whole = hashlib.sha256()
        for path in self.paths:
            whole.update(hashlib.sha256(path.read_bytes()).digest())
        return {"records": whole.hexdigest()}


def content_of(setup: Setup) -> tuple[str, str]:
    return setup.game.slug, setup.content.digest


class Writer:
    """The work of one shard, ready to be sent to a worker."""

    def __init__(self, source: Source, folder: Path, size: int = SHARD) -> None:
        self.source = source
        self.folder = folder
        self.size = size

    @property
    def shards(self) -> int:
        return -(-self.source.count // self.size)

    def __call__(self, shard: int) -> int:
        """Write a shard, unless it is there; returns how many games it has."""
        numbers = range(shard * self.size, min((shard + 1) * self.size, self.source.count))
        paths = [self.folder / name for name in shard_names(shard)]
        if not all(path.exists() for path in paths):
            told = [self.source.game(number) for number in numbers]
            for path, table in zip(paths, tables(told), strict=True):
                write_whole(table, path)
        return len(numbers)


def shard_names(shard: int) -> tuple[str, str]:
    return f"decisions-{shard:05}.parquet", f"games-{shard:05}.parquet"


def write_whole(table: pa.Table, path: Path) -> None:
    """A file is there when it is whole, or not at all."""
    begun = path.with_suffix(".part")
    parquet.write_table(table, begun, compression="zstd", version="2.6")
    begun.replace(path)


def tables(told: Iterable[Told]) -> tuple[pa.Table, pa.Table]:
    """The decisions of some games, and the games."""
    decisions: dict[str, list[Any]] = {name: [] for name in DECISIONS.names}
    games: dict[str, list[Any]] = {name: [] for name in GAMES.names}
    for game in told:
        count = 0
        for entry in decisions_of(game):
            for name, value in zip(DECISIONS.names, entry, strict=True):
                decisions[name].append(value)
            count += 1
        for name, value in zip(GAMES.names, _game(game, count), strict=True):
            games[name].append(value)
    return pa.table(decisions, DECISIONS), pa.table(games, GAMES)


def decisions_of(told: Told) -> Iterator[tuple[Any, ...]]:
    """Every choice of a game in the order it was made; forced ones are left out."""
    record = told.record
    assert record.result is not None
    outcome = record.result.outcome
    encoder = record.setup.game.learner.encoder(record.setup.content)
    for step, (state, seat, choice) in enumerate(moments(record)):
        legal = [option.index for option in state.question.options(state, seat)]
        if len(legal) < 2:
            continue
        seen = np.frombuffer(encoder.observe(state, seat), np.float32)
        places = np.flatnonzero(seen).astype(np.int32)
        yield (
            told.number, step, seat, state.question.rule, places, seen[places].astype(np.float16),
            legal, choice, outcome.utilities[seat], outcome.margins[seat],
        )  # fmt: skip


def moments(record: Record) -> Iterator[tuple[State, int, int]]:
    """Before each choice: the state, whose choice it is, and which option they took."""
    choices = [entry for entry in record.read() if isinstance(entry, Choice)]
    for state, choice in zip(record.steps(), choices, strict=False):
        assert choice.option is not None
        yield state, choice.seat, choice.option.index


def _game(told: Told, count: int) -> tuple[Any, ...]:
    record = told.record
    assert record.result is not None
    outcome = record.result.outcome
    return (
        told.number, told.seed, record.setup.seats, told.bots, record.result.scores,
        outcome.utilities, outcome.margins, count, record.entries,
    )  # fmt: skip


# --- reading


def count_of(path: Path) -> int:
    """How many lines a file has."""
    return int(parquet.read_metadata(path).num_rows)


def observations(table: pa.Table, size: int) -> NDArray[np.float32]:
    """What was observed, one line a decision; `size` stands in the README."""
    return _dense(table["places"], table["values"], size, np.float32)


def masks(table: pa.Table, actions: int) -> NDArray[np.int8]:
    """Which options were legal, one line a decision; how many there are stands in the README."""
    return _dense(table["legal"], None, actions, np.int8)


def _dense(places: Any, values: Any, width: int, kind: Any) -> NDArray[Any]:
    lists = places.combine_chunks()
    counts = np.diff(lists.offsets.to_numpy())
    lines = np.repeat(np.arange(len(lists)), counts)
    dense = np.zeros((len(lists), width), kind)
    found = (
        1 if values is None else values.combine_chunks().flatten().to_numpy(zero_copy_only=False)
    )
    dense[lines, lists.flatten().to_numpy()] = found
    return dense
