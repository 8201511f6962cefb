"""The game at a table, with what the server must know of it: which choice led to which event.

Where the game was and what may be taken back is the timeline's business. Each listener has its own
count of steps, made of the choices it may know of: while bids are secret, nobody learns from a
number how far the others have come.
"""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from antre.core.chance import Chance
from antre.core.dealing import KeyedChance
from antre.core.errors import Refused
from antre.core.event import SPECTATOR, Event
from antre.core.reason import Refusal
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.timeline import (
    Entry,
    Timeline,
    choices_in,
    compare,
    deal_on,
    journal_of,
    read_entry,
    reseed,
    script_of,
    write_entry,
)
from antre.server.errors import Denied


class Mark:
    """One choice: how many events there were after it, and who may know that it was made.

    `steps` is what each listener has counted by then, the spectator first.
    """

    __slots__ = ("entry", "events", "only", "steps")

    def __init__(self, entry: int, events: int, only: int | None) -> None:
        self.entry = entry
        self.events = events
        self.only = only
        self.steps: tuple[int, ...] = ()

    def count(self, before: Mark) -> None:
        only = self.only
        if only is None:
            self.steps = tuple(step + 1 for step in before.steps)
        else:
            own = only - SPECTATOR
            steps = before.steps
            self.steps = (*steps[:own], steps[own] + 1, *steps[own + 1 :])


class Move:
    """Choices of one seat made on a copy: to be stored first, then taken over."""

    __slots__ = ("lines", "marks", "state")

    def __init__(self, state: State, marks: list[Mark], lines: list[str]) -> None:
        self.state = state
        self.marks = marks
        self.lines = lines

    @property
    def only(self) -> int | None:
        """The one seat that may know of it; None if everybody may."""
        return None if any(mark.only is None for mark in self.marks) else self.marks[0].only


class Match:
    """A game with its past and the marks of its choices; the first mark is the start."""

    __slots__ = ("key", "marks", "stories", "timeline")

    def __init__(self, state: State, key: bytes | None = None) -> None:
        self.timeline = Timeline(state)
        self.key = key  # what is drawn from; None where draws were never promised
        # By listener and language a sentence for each event; none where it is not for them.
        self.stories: dict[tuple[int, str], list[str | None]] = {}
        first = Mark(0, len(journal_of(state).events), None)
        first.steps = (0,) * (state.setup.seats + 1)
        self.marks = [first]

    @classmethod
    def start(cls, setup: Setup, key: bytes | None = None) -> Match:
        chance = Chance(secrets.randbits(64)) if key is None else KeyedChance(key)
        return cls(setup.begin(chance), key)

    @classmethod
    def restart(cls, setup: Setup, lines: Sequence[str], key: bytes | None = None) -> Match:
        """The start again, with the draws it had; and the choices, where it begins in the middle
        of another game."""
        first, *later = by_choice(lines)
        written = read_entries(setup, first)
        state = setup.start(0, script_of(written))
        compare(setup, written, state.entries)
        deal_on(state, key)
        match = cls(state, key)
        for part in later:
            match.take(match.repeat(0, int(part[0].partition(" ")[0]), part))
        return match

    @property
    def state(self) -> State:
        return self.timeline.state

    @property
    def choices(self) -> int:
        """How many choices have been made."""
        return len(self.marks) - 1

    def lines(self, since: int) -> list[str]:
        return [write_entry(self.state.setup, entry) for entry in self.state.entries[since:]]

    # --- choices

    def decide(
        self,
        entry: int,
        seat: int,
        options: Sequence[str],
        number: int | None,
        scripted: bool = False,
    ) -> Move:
        """What happens if `seat` answers so, one option after the other; the match stays.

        Unless the house itself has written the answer, it ends where something is revealed: what
        is refused after that would tell what would have come.
        """
        return self._move(self.state.clone(), entry, seat, options, number, scripted)

    def repeat(self, entry: int, seat: int, lines: Sequence[str]) -> Move:
        """The same choices again, with the draws they led to."""
        state = self.state.clone()
        known, written = len(state.entries), read_entries(state.setup, lines)
        reseed(state, 0, script_of(written))
        options = [line.partition(" ")[2] for line in lines if line[:1].isdigit()]
        move = self._move(state, entry, seat, options, None, scripted=True)
        compare(state.setup, written, state.entries[known:])
        deal_on(state, self.key)
        return move

    def _move(
        self,
        state: State,
        entry: int,
        seat: int,
        options: Sequence[str],
        number: int | None,
        scripted: bool,
    ) -> Move:
        journal = journal_of(state)
        known, sealed = len(journal.entries), journal.sealed
        marks: list[Mark] = []
        for place, option in enumerate(options):
            if journal.sealed != sealed and not scripted:
                raise Denied(409, "revealed")
            marks.append(choose(state, entry, seat, option, number if place == 0 else None))
        lines = [write_entry(state.setup, entry) for entry in state.entries[known:]]
        return Move(state, marks, lines)

    def take(self, move: Move) -> None:
        self.timeline.take(move.state)
        self._add(move.marks)

    def _add(self, marks: list[Mark]) -> None:
        for mark in marks:
            mark.count(self.marks[-1])
            self.marks.append(mark)

    # --- taking back

    def undoable(self, seat: int) -> int:
        """How many choices of `seat` go back together: those it made in one answer."""
        journal, marks = journal_of(self.state).clone(), self.marks[:]
        answer: list[Mark] = []
        while (place := journal.undoable(seat)) is not None:
            mark = marks.pop(choices_in(journal.entries[: place + 1]))
            if answer and mark.entry != answer[0].entry:
                break
            answer.append(mark)
            del journal.entries[place]
        return len(answer)

    def undo(self, seat: int) -> None:
        """Take back the last choice of `seat`; secret answers given since are given again."""
        try:
            choice = self.timeline.undo(seat)
        except Refused:
            raise Denied(409, "undo") from None
        self.stories.clear()
        gone = self.marks[choice].events - self.marks[choice - 1].events
        later = [Mark(m.entry, m.events - gone, m.only) for m in self.marks[choice + 1 :]]
        self.marks = self.marks[:choice]
        self._add(later)

    def rewind(self, choices: int) -> None:
        """Go back to where so many choices had been made; all who saw it have agreed."""
        self.timeline.rewind(choices, self.key)
        self.stories.clear()
        self.marks = self.marks[: choices + 1]

    # --- steps as a listener counts them

    def events(self, since: int = 0) -> list[Event]:
        return journal_of(self.state).events[since:]

    def steps(self, seat: int) -> int:
        return self.marks[-1].steps[seat - SPECTATOR]

    def mark_of(self, event: int) -> Mark:
        """The choice that led to the event of that place in the journal."""
        return self.marks[bisect_right(self.marks, event, key=lambda mark: mark.events)]

    def state_at(self, seat: int, step: int) -> State:
        """The game as it was when `seat` came to that step."""
        own = seat - SPECTATOR
        return self.timeline.at(bisect_left(self.marks, step, key=lambda mark: mark.steps[own]))


def choose(state: State, entry: int, seat: int, option: str, number: int | None) -> Mark:
    """Answer on a state that is thrown away if anything goes wrong."""
    journal = journal_of(state)
    before, known = state.waiting, len(journal.events)
    try:
        chosen = state.check(seat, option, number)
    except Refused as error:
        raise refused(state, seat, error.refusal) from None
    secret = state.question.secret
    state.commit(seat, chosen)
    private = secret and state.waiting == before
    if private and all(event.audience == (seat,) for event in journal.events[known:]):
        return Mark(entry, len(journal.events), seat)
    return Mark(entry, len(journal.events), None)


def refused(state: State, seat: int, refusal: Refusal) -> Denied:
    """The refusal as the seat is told of it, with all that it may choose instead."""
    rules = state.setup.game.rules
    return Denied(
        409,
        "refused",
        rule=refusal.rule,
        explain=lambda language: rules.explain(refusal, language),
        allowed=[option.text for option in state.decision(seat).options],
    )


def by_choice(lines: Sequence[str]) -> list[list[str]]:
    """The lines before the first choice, and each choice with what was drawn after it."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if line[:1].isdecimal():
            parts.append([])
        parts[-1].append(line)
    return parts


def read_entries(setup: Setup, lines: Sequence[str]) -> list[Entry]:
    return [read_entry(setup, number, line) for number, line in enumerate(lines)]
