"""What a real game remembers and a bare clone does not: choices, draws and events.

The journal is where the record, the log and the permission to undo come from.
"""

from __future__ import annotations

from antre.core.event import Event
from antre.core.option import Option


class Choice:
    """A seat chose an option; secret while the question it answers is still open to others."""

    __slots__ = ("option", "seat", "secret")

    def __init__(self, seat: int, option: Option | None, secret: bool) -> None:
        self.seat = seat
        self.option = option
        self.secret = secret


class Draw:
    """Chance gave an outcome for a purpose."""

    __slots__ = ("outcome", "purpose")

    def __init__(self, purpose: str, outcome: int) -> None:
        self.purpose = purpose
        self.outcome = outcome


class Journal:
    """Entries in the order they happened; nothing before `sealed` can be taken back."""

    __slots__ = ("answered", "entries", "events", "redacted", "sealed")

    def __init__(self) -> None:
        self.entries: list[Choice | Draw] = []
        self.events: list[Event] = []
        self.answered: dict[int, int] = {}
        self.sealed = 0
        self.redacted = False

    def clone(self) -> Journal:
        new = Journal()
        new.entries = self.entries[:]
        new.events = self.events[:]
        new.answered = self.answered.copy()
        new.sealed = self.sealed
        new.redacted = self.redacted
        return new

    def seen_by(self, seat: int) -> Journal:
        """What `seat` may remember: its own choices, and that the others chose and drew.

        How far the others have come with a secret question that is still open is not told.
        """
        new = Journal()
        new.answered = self.answered.copy()
        for place, entry in enumerate(self.entries):
            if isinstance(entry, Draw):
                new.entries.append(Draw(entry.purpose, -1))
            elif entry.seat == seat:
                new.entries.append(entry)
            elif entry.secret and place >= self.sealed:
                new.answered[entry.seat] -= 1
            else:
                new.entries.append(Choice(entry.seat, None, entry.secret))
        new.events = [event for event in self.events if event.seen_by(seat)]
        new.sealed = len(new.entries) if self.undoable(seat) is None else self.sealed
        new.redacted = True
        return new

    def seal(self) -> None:
        """Something became known: all that led here stands."""
        self.sealed = len(self.entries)

    def choose(self, seat: int, option: Option, secret: bool) -> None:
        self.entries.append(Choice(seat, option, secret))
        self.answered[seat] = self.answered.get(seat, 0) + 1

    def undoable(self, seat: int) -> int | None:
        """The place of the entry that `seat` may take back, if any.

        Only a choice after which nothing was revealed and nobody else acted; the others' own
        secret answers to the same open question do not count as acting.
        """
        for place in range(len(self.entries) - 1, self.sealed - 1, -1):
            entry = self.entries[place]
            if isinstance(entry, Draw):
                return None
            if entry.seat == seat:
                return place if place == len(self.entries) - 1 or entry.secret else None
            if not entry.secret:
                return None
        return None
