"""The game as it was: some states are kept along the way, the others played again from there."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Sequence

from antre.core.chance import Chance
from antre.core.journal import Choice, Draw
from antre.core.state import State

# Often enough that going back is quick, seldom enough that a table stays small.
EVERY = 32
Entries = Sequence[Choice | Draw]


class Past:
    """States of a game, each with how many choices had been made; the start is always there."""

    __slots__ = ("_choices", "_states")

    def __init__(self, start: State) -> None:
        self._choices = [0]
        self._states = [start]

    def keep(self, choices: int, state: State) -> None:
        """Remember a state now and then."""
        if choices - self._choices[-1] >= EVERY:
            self._choices.append(choices)
            self._states.append(state)

    def forget(self, choices: int) -> None:
        """What came after so many choices has been taken back."""
        kept = bisect_right(self._choices, choices)
        del self._choices[kept:]
        del self._states[kept:]

    def at(self, choices: int, entries: Entries) -> State:
        """The state after so many choices of a game with these entries."""
        place = bisect_right(self._choices, choices) - 1
        kept = self._states[place]
        state = kept.clone()
        later = entries[len(kept.entries) :]
        play_again(state, first_choices(later, choices - self._choices[place]))
        return state


def first_choices(entries: Entries, count: int) -> Entries:
    """The entries up to the last draw that the last of so many choices led to."""
    for place, entry in enumerate(entries):
        count -= isinstance(entry, Choice)
        if count < 0:
            return entries[:place]
    return entries


def play_again(state: State, entries: Entries) -> None:
    """Choices that were legal once, with the draws they led to."""
    script: dict[str, list[tuple[int, ...]]] = {}
    for entry in entries:
        if isinstance(entry, Draw):
            script.setdefault(entry.purpose, []).append((entry.outcome,))
    state.chance = Chance(0, script)
    for entry in entries:
        if isinstance(entry, Choice):
            assert entry.option is not None
            state.commit(entry.seat, entry.option)
    # Who has seen the past must not know the draws to come.
    state.chance = Chance(secrets.randbits(64))
