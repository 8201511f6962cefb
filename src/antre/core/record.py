"""The record is the truth of a game: set-up, choices and chance outcomes, as versioned JSON.

Its entries are short lines: `"2 take:w9"` is a choice of seat 2, `"age1 w9.1"` a draw. A record
can also be written by hand as a *scenario*: given draws, given choices, and a seed for the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.chance import Script
from antre.core.dealing import Deal
from antre.core.errors import AntreError, BadRecord
from antre.core.outcome import Outcome
from antre.core.timeline import (
    Entries,
    choices_in,
    first_choices,
    read_entry,
    replay,
    reseed,
    stepwise,
    write_entry,
)

if TYPE_CHECKING:
    from antre.core.setup import Setup
    from antre.core.state import State

FORMAT = 2
FIELDS = {
    1: {"antre", "game", "rules", "seats", "options", "edition", "entries", "hash"},
    2: {"antre", "game", "rules", "seats", "settings", "edition", "entries", "result", "hash"},
}
# A record without it is as it was before there was any.
OPTIONAL = {1: set[str](), 2: {"deal"}}
SCENARIO_FORMATS = (1, 2)


class Result:
    """What a finished game came to, kept for ever: its scores and its outcome."""

    __slots__ = ("outcome", "scores")

    def __init__(self, scores: Sequence[int], outcome: Outcome) -> None:
        self.scores = tuple(scores)
        self.outcome = outcome

    @classmethod
    def of(cls, state: State) -> Result | None:
        """The result of a game; None while it is played."""
        outcome = state.outcome
        return None if outcome is None else cls(state.scores, outcome)

    def to_json(self) -> dict[str, Any]:
        return {"scores": list(self.scores), **self.outcome.to_json()}

    @classmethod
    def from_json(cls, data: Any) -> Result:
        try:
            return cls(data["scores"], Outcome.from_json(data))
        except (KeyError, TypeError):
            raise BadRecord(
                "field 'result': scores, winners, utilities, margins and a reason are expected"
            ) from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.scores)

    def __repr__(self) -> str:
        return f"scores {list(self.scores)}, {self.outcome}"


class Record:
    """A whole game, or the beginning of one; `deal` says how it was dealt by a house."""

    __slots__ = ("deal", "entries", "result", "setup")

    def __init__(
        self,
        setup: Setup,
        entries: Sequence[str],
        result: Result | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.setup = setup
        self.entries = tuple(entries)
        self.result = result
        self.deal = deal

    @classmethod
    def of(cls, state: State, deal: Deal | None = None) -> Record:
        lines = [write_entry(state.setup, entry) for entry in state.entries]
        return cls(state.setup, lines, Result.of(state), deal)

    def replay(self, to: int | None = None, seed: int | None = None) -> State:
        """The state after all entries, or after the first `to` choices.

        Played on, it draws from `seed`; without one, unpredictably.
        """
        state = replay(self.setup, self.read(to))
        self.compare(state)
        if seed is not None:
            reseed(state, seed)
        return state

    def steps(self) -> Iterator[State]:
        """The state before the first choice, and after each one (the same object, moved on)."""
        return stepwise(self.setup, self.read())

    @property
    def choices(self) -> int:
        return sum(line[:1].isdecimal() for line in self.entries)

    def read(self, to: int | None = None) -> Entries:
        """All entries, or those of the first `to` choices."""
        entries = [read_entry(self.setup, number, line) for number, line in enumerate(self.entries)]
        if to is None:
            return entries
        if not 0 <= to <= choices_in(entries):
            raise BadRecord(f"there is no step {to}: this record has 0 to {self.choices}")
        return first_choices(entries, to)

    def compare(self, state: State) -> None:
        """A game that ends otherwise than it did was not played by these rules."""
        if self.result is not None and state.over and self.result != Result.of(state):
            raise BadRecord(
                f"field 'result': the record tells of {self.result}, but its game ends with "
                f"{Result.of(state)}"
            )

    # --- JSON

    def to_json(self) -> dict[str, Any]:
        result = None if self.result is None else self.result.to_json()
        return written(self.setup.to_json(), self.entries, result, self.deal)

    def dumps(self) -> str:
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"


def check_record(data: Any) -> dict[str, Any]:
    """A record's JSON in the newest format, found whole; else an error that says what is wrong."""
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    format = data.get("antre")
    if format not in FIELDS:
        known = " and ".join(map(str, FIELDS))
        raise BadRecord(
            f"field 'antre': format {format!r} is not known; this Antre reads formats {known}"
        )
    if missing := sorted(FIELDS[format] - data.keys()):
        raise BadRecord(f"fields are missing: {', '.join(missing)}")
    if unknown := sorted(data.keys() - FIELDS[format] - OPTIONAL[format]):
        raise BadRecord(f"fields are not known: {', '.join(unknown)}")
    body = {key: value for key, value in data.items() if key != "hash"}
    if digest(body) != data["hash"]:
        raise BadRecord("field 'hash': it does not match, so the record was edited or cut")
    entries = data["entries"]
    if not isinstance(entries, list) or not all(isinstance(line, str) for line in entries):
        raise BadRecord("field 'entries': a list of texts is expected")
    whole: dict[str, Any] = {"settings": data.get("options"), "result": None, "deal": None, **data}
    return whole


def written(
    setup: Mapping[str, Any], entries: Sequence[str], result: Any, deal: Deal | None
) -> dict[str, Any]:
    """A record as JSON, whoever can replay it."""
    body = {"antre": FORMAT, **setup, "entries": list(entries), "result": result}
    if deal is not None:
        body["deal"] = deal.to_json()
    return {**body, "hash": digest(body)}


def digest(body: dict[str, Any]) -> str:
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


class Scenario:
    """A game written by hand: who sits, what chance gives where it matters, what is chosen."""

    __slots__ = ("choices", "draws", "seed", "setup")

    FIELDS = {"scenario", "game", "seats", "settings", "edition", "seed", "draws", "choices"}

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


def check_scenario(data: Any) -> dict[str, Any]:
    """A scenario's JSON, found sound; else an error that says what is wrong."""
    if not isinstance(data, dict) or data.get("scenario") not in SCENARIO_FORMATS:
        raise BadRecord(f"a scenario is a JSON object with 'scenario': {FORMAT}")
    if data["scenario"] == 1 and "options" in data:
        data = {**data, "settings": data["options"]}
        del data["options"]
    if unknown := sorted(data.keys() - Scenario.FIELDS):
        raise BadRecord(f"fields are not known: {', '.join(unknown)}")
    seed, draws, choices = data.get("seed", 0), data.get("draws", {}), data.get("choices", [])
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadRecord(f"field 'seed': {seed!r} is not a whole number")
    if not isinstance(draws, dict) or not all(isinstance(d, list) for d in draws.values()):
        raise BadRecord("field 'draws': a list of outcomes for each purpose is expected")
    if not isinstance(choices, list) or not all(isinstance(line, str) for line in choices):
        raise BadRecord("field 'choices': a list of texts is expected")
    return {**data, "seed": seed, "draws": draws, "choices": choices}


def read_draws(setup: Setup, draws: Mapping[str, Sequence[str]]) -> Script:
    """Given draws by purpose, each a list of outcomes; "?" leaves a draw to chance."""
    parse = setup.game.engine.parse_draw
    return {
        purpose: [() if text == "?" else parse(setup.content, purpose, str(text)) for text in texts]
        for purpose, texts in draws.items()
    }
