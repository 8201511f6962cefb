"""The record is the truth of a game: set-up, choices and chance outcomes, as versioned JSON.

Its entries are short lines: `"2 take:w9"` is a choice of seat 2, `"age1 w9.1"` a draw. A record
can also be written by hand as a *scenario*: given draws, given choices, and a seed for the rest.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.chance import Chance, Script
from antre.core.errors import AntreError, BadRecord
from antre.core.game import Setup, find
from antre.core.journal import Choice, Draw
from antre.core.state import canonical

if TYPE_CHECKING:
    from antre.core.state import State

FORMAT = 1
FIELDS = {"antre", "game", "rules", "seats", "options", "edition", "entries", "hash"}


class Record:
    """A whole game, or the beginning of one."""

    __slots__ = ("entries", "setup")

    def __init__(self, setup: Setup, entries: Sequence[str]) -> None:
        self.setup = setup
        self.entries = tuple(entries)

    @classmethod
    def of(cls, state: State) -> Record:
        return cls(state.setup, [write_entry(state.setup, entry) for entry in state.entries])

    def replay(self, to: int | None = None, seed: int | None = None) -> State:
        """The state after all entries, or after the first `to` choices.

        Played on, it draws from `seed`; without one, unpredictably.
        """
        state = replay(self.setup, self._read(to))
        if seed is not None:
            state.chance = Chance(seed)
        return state

    def steps(self) -> Iterator[State]:
        """The state before the first choice, and after each one (the same object, moved on)."""
        return stepwise(self.setup, self._read(None))

    @property
    def choices(self) -> int:
        return sum(line[:1].isdecimal() for line in self.entries)

    def _read(self, to: int | None) -> list[Choice | Draw]:
        entries = [read_entry(self.setup, number, line) for number, line in enumerate(self.entries)]
        if to is None:
            return entries
        if not 0 <= to <= self.choices:
            raise BadRecord(f"there is no step {to}: this record has 0 to {self.choices}")
        kept: list[Choice | Draw] = []
        for entry in entries:
            to -= isinstance(entry, Choice)
            if to < 0:
                break
            kept.append(entry)
        return kept

    # --- JSON

    def to_json(self) -> dict[str, Any]:
        body = {"antre": FORMAT, **self.setup.to_json(), "entries": list(self.entries)}
        return {**body, "hash": digest(body)}

    def dumps(self) -> str:
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, data: Any, edition: str | Path | None = None) -> Record:
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        if data.get("antre") != FORMAT:
            raise BadRecord(
                f"field 'antre': format {data.get('antre')!r} is not known; this Antre reads "
                f"format {FORMAT}"
            )
        if missing := sorted(FIELDS - data.keys()):
            raise BadRecord(f"fields are missing: {', '.join(missing)}")
        if unknown := sorted(data.keys() - FIELDS):
            raise BadRecord(f"fields are not known: {', '.join(unknown)}")
        body = {key: value for key, value in data.items() if key != "hash"}
        if digest(body) != data["hash"]:
            raise BadRecord("field 'hash': it does not match, so the record was edited or cut")
        entries = data["entries"]
        if not isinstance(entries, list) or not all(isinstance(line, str) for line in entries):
            raise BadRecord("field 'entries': a list of texts is expected")
        return cls(Setup.from_json(data, edition), entries)


def digest(body: dict[str, Any]) -> str:
    return hashlib.sha256(canonical(body)).hexdigest()


def write_entry(setup: Setup, entry: Choice | Draw) -> str:
    if isinstance(entry, Choice):
        assert entry.option is not None
        return f"{entry.seat} {entry.option.text}"
    return f"{entry.purpose} {setup.game.outcome_text(setup.content, entry.purpose, entry.outcome)}"


def read_entry(setup: Setup, number: int, line: str) -> Choice | Draw:
    who, _, what = line.partition(" ")
    try:
        if who.isdecimal():
            return Choice(int(who), setup.options.parse(what), secret=False)
        outcomes = setup.game.parse_outcome(setup.content, who, what)
        return Draw(who, outcomes[0])
    except AntreError as error:
        raise BadRecord(f"entry {number} ({line!r}): {error}") from None


def replay(setup: Setup, entries: Sequence[Choice | Draw]) -> State:
    """Play the entries again and make sure that they lead exactly where they led."""
    *_, state = stepwise(setup, entries)
    return state


def stepwise(setup: Setup, entries: Sequence[Choice | Draw]) -> Iterator[State]:
    script: dict[str, list[tuple[int, ...]]] = {}
    for entry in entries:
        if isinstance(entry, Draw):
            script.setdefault(entry.purpose, []).append((entry.outcome,))
    try:
        state = setup.start(seed=0, script=script)
    except AntreError as error:
        raise BadRecord(f"the beginning cannot be replayed: {error}") from None
    yield state
    for number, entry in enumerate(entries):
        if isinstance(entry, Choice):
            assert entry.option is not None
            try:
                state.commit(entry.seat, state.check(entry.seat, entry.option))
            except AntreError as error:
                raise BadRecord(
                    f"entry {number} ({write_entry(setup, entry)!r}): {error}"
                ) from None
            yield state
    _compare(setup, entries, state.entries)
    # Who knows the record must not know the draws to come.
    state.chance = Chance(secrets.randbits(64))


def _compare(
    setup: Setup, written: Sequence[Choice | Draw], played: Sequence[Choice | Draw]
) -> None:
    if len(written) != len(played):
        raise BadRecord(
            f"the record has {len(written)} entries but its game makes {len(played)}: draws were "
            "cut off or added"
        )
    for number, (one, other) in enumerate(zip(written, played, strict=True)):
        if write_entry(setup, one) != write_entry(setup, other):
            raise BadRecord(
                f"entry {number} is {write_entry(setup, one)!r} but the game makes "
                f"{write_entry(setup, other)!r}"
            )


class Scenario:
    """A game written by hand: who sits, what chance gives where it matters, what is chosen."""

    __slots__ = ("choices", "draws", "seed", "setup")

    FIELDS = {"scenario", "game", "seats", "options", "edition", "seed", "draws", "choices"}

    def __init__(
        self, setup: Setup, seed: int, draws: Mapping[str, Sequence[str]], choices: Sequence[str]
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.draws = draws
        self.choices = tuple(choices)

    def start(self) -> State:
        """The state before the first choice."""
        return self.setup.start(seed=self.seed, script=read_draws(self.setup, self.draws))

    def play(self) -> State:
        """The state after all choices of the scenario."""
        state = self.start()
        for number, line in enumerate(self.choices):
            who, _, what = line.partition(" ")
            if not who.isdecimal():
                raise BadRecord(f"choice {number} ({line!r}): write a seat and an option")
            try:
                state.apply(int(who), what)
            except AntreError as error:
                raise BadRecord(f"choice {number} ({line!r}): {error}") from None
        return state

    @classmethod
    def from_json(cls, data: Any) -> Scenario:
        if not isinstance(data, dict) or data.get("scenario") != FORMAT:
            raise BadRecord(f"a scenario is a JSON object with 'scenario': {FORMAT}")
        if unknown := sorted(data.keys() - cls.FIELDS):
            raise BadRecord(f"fields are not known: {', '.join(unknown)}")
        setup = Setup.of(
            find(data.get("game", "")), data.get("seats"), data.get("options"), data.get("edition")
        )
        seed, draws, choices = data.get("seed", 0), data.get("draws", {}), data.get("choices", [])
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadRecord(f"field 'seed': {seed!r} is not a whole number")
        if not isinstance(draws, dict) or not all(isinstance(d, list) for d in draws.values()):
            raise BadRecord("field 'draws': a list of outcomes for each purpose is expected")
        if not isinstance(choices, list) or not all(isinstance(line, str) for line in choices):
            raise BadRecord("field 'choices': a list of texts is expected")
        return cls(setup, seed, draws, choices)


def read_draws(setup: Setup, draws: Mapping[str, Sequence[str]]) -> Script:
    """Given draws by purpose, each a list of outcomes; "?" leaves a draw to chance."""
    return {
        purpose: [
            () if text == "?" else setup.game.parse_outcome(setup.content, purpose, str(text))
            for text in texts
        ]
        for purpose, texts in draws.items()
    }
