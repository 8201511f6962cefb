"""A finished game, laid out choice by choice."""

from __future__ import annotations

from typing import NamedTuple

from antre.core.errors import BadRecord
from antre.core.journal import Choice
from antre.core.option import Option
from antre.core.record import Record
from antre.core.state import State


class Taken(NamedTuple):
    """A choice as it was made: the table before it, and what followed at once."""

    state: State
    seat: int
    option: Option
    drew: bool  # did chance give anything?
    secret: bool
    closes: bool  # was it the last answer to a secret question?


class Stretch(NamedTuple):
    """Choices that belong together: of one seat in a row, all answers to a secret question, or one
    that something was drawn after."""

    first: int
    last: int  # the first choice after it
    seat: int | None  # None where all have answered in secret
    drew: bool


class Past:
    """All choices of a finished game, and how it ended for each side."""

    def __init__(self, record: Record) -> None:
        entries = record.read()
        steps = iter(record.steps())
        before = next(steps)
        self.choices: list[Taken] = []
        for place, entry in enumerate(entries):
            if not isinstance(entry, Choice):
                continue
            assert entry.option is not None
            table, frame = before.bare(), before.question
            before = next(steps)
            drew = place + 1 < len(entries) and not isinstance(entries[place + 1], Choice)
            closes = frame.secret and (before.over or before.question is not frame)
            self.choices.append(Taken(table, entry.seat, entry.option, drew, frame.secret, closes))
        outcome = before.outcome
        if outcome is None:
            raise BadRecord("this game is not over: only a finished one can be reviewed")
        self.setup = record.setup
        self.sides = record.setup.sides
        self.result = [outcome.utilities[side[0]] for side in self.sides]
        self.stretches = stretches(self.choices)

    def progress(self, choice: int) -> float:
        """How far the game had come before a choice, from 0 to 1."""
        return min(choice, len(self.choices)) / len(self.choices)


def stretches(choices: list[Taken]) -> list[Stretch]:
    found: list[Stretch] = []
    first = 0
    for place, taken in enumerate(choices):
        following = choices[place + 1] if place + 1 < len(choices) else None
        if following is None:
            ends = True
        elif taken.secret:
            ends = taken.closes
        else:
            ends = taken.drew or following.drew or following.secret or following.seat != taken.seat
        if ends:
            seat = None if taken.secret else taken.seat
            found.append(Stretch(first, place + 1, seat, taken.drew))
            first = place + 1
    return found
