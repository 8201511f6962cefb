"""The one owner of replay, undo, checkpoints and reseeding: a game with its past.

Whoever wants a past or a possible state asks here, for each of these is an obligation to keep
secrets: who knows what was drawn must not know what will be.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from antre.core.chance import Chance, SameAgain, Script
from antre.core.dealing import KeyedChance
from antre.core.errors import AntreError, BadRecord, Refused
from antre.core.journal import Choice, Draw, Journal
from antre.core.reason import Refusal

if TYPE_CHECKING:
    from antre.core.setup import Setup
    from antre.core.state import State

Entry = Choice | Draw
Entries = Sequence[Entry]
# Often enough that going back is quick, seldom enough that a table stays small.
EVERY = 32


class Timeline:
    """Where a game is, where it was, and what may be taken back.

    Some states are kept along the way, each with how many choices had been made; the others are
    played again from there.
    """

    __slots__ = ("_choices", "_kept", "choices", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.choices = choices_in(state.entries)
        self._choices = [self.choices]
        self._kept = [state]

    def take(self, state: State) -> None:
        """The game has come on to this state; it is remembered now and then."""
        self.choices += choices_in(state.entries[len(self.state.entries) :])
        self.state = state
        if self.choices - self._choices[-1] >= EVERY:
            self._choices.append(self.choices)
            self._kept.append(state)

    def at(self, choices: int) -> State:
        """The state after so many choices, free to be played on by itself."""
        place = bisect_right(self._choices, choices) - 1
        entries = self.state.entries
        if place < 0:
            return replay(self.state.setup, first_choices(entries, choices), trusted=True)
        state = self._kept[place].clone()
        later = entries[len(state.entries) :]
        play_again(state, first_choices(later, choices - self._choices[place]))
        return state

    def undo(self, seat: int) -> int:
        """Take back the last choice of `seat` and tell its number, from 1.

        Secret answers given since are given again; what is still to be drawn stays as it was.
        """
        entries = self.state.entries
        place = journal_of(self.state).undoable(seat)
        if place is None:
            raise Refused(
                Refusal("undo", seat=seat),
                f"seat {seat} has no choice to take back: something was revealed, somebody else "
                "acted, or nothing was chosen yet",
            )
        number = choices_in(entries[: place + 1])
        state = self.at(number - 1)
        play_again(state, entries[place + 1 :])
        state.chance = self.state.chance.clone()
        self.state = state
        self.choices -= 1
        self._forget_after(number - 1)
        return number

    def rewind(self, choices: int, key: bytes | None) -> None:
        """Go back to where so many choices had been made, whatever was drawn or chosen since.

        That is for all who saw it to agree on. What is drawn from there on follows from the key of
        a promised deal, or comes again as it came: going back is no new throw.
        """
        state = self.at(choices)
        if key is None:
            reseed(state, script=script_of(self.state.entries[len(state.entries) :]))
        else:
            deal_on(state, key)
        self.state = state
        self.choices = choices
        self._forget_after(choices)

    def _forget_after(self, choices: int) -> None:
        """What was kept after a choice that is taken back is no longer so."""
        kept = bisect_right(self._choices, choices)
        self._choices[kept:] = [] if kept else [self.choices]
        self._kept[kept:] = [] if kept else [self.state]


# --- playing again


def replay(setup: Setup, entries: Entries, trusted: bool = False) -> State:
    """Play the entries from the start and make sure that they lead exactly where they led."""
    if trusted:
        state = _begin(setup, entries)
        for entry in entries:
            if isinstance(entry, Choice):
                _repeat(state, entry)
        reseed(state)
        return state
    *_, state = stepwise(setup, entries)
    return state


def stepwise(setup: Setup, entries: Entries) -> Iterator[State]:
    """The state before the first choice, and after each one (the same object, moved on)."""
    state = _begin(setup, entries)
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
    compare(setup, entries, state.entries)
    reseed(state)


def play_again(state: State, entries: Entries) -> None:
    """Play on with choices that were legal once, and the draws they led to."""
    reseed(state, 0, script_of(entries))
    for entry in entries:
        if isinstance(entry, Choice):
            _repeat(state, entry)
    reseed(state)


def _repeat(state: State, choice: Choice) -> None:
    assert choice.option is not None
    state.commit(choice.seat, choice.option)


def _begin(setup: Setup, entries: Entries) -> State:
    try:
        return setup.start(seed=0, script=script_of(entries))
    except AntreError as error:
        raise BadRecord(f"the beginning cannot be replayed: {error}") from None


def compare(setup: Setup, written: Entries, played: Entries) -> None:
    """Raise an error where a game did not lead to the entries that were written of it."""
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


# --- what is still to be drawn


def reseed(state: State, seed: int | None = None, script: Script | None = None) -> None:
    """What is still to be drawn comes from `seed`, without one unpredictably.

    A `script` gives the next draws for each purpose before the seed takes over.
    """
    state.chance = Chance(secrets.randbits(64) if seed is None else seed, script)


def deal_on(state: State, key: bytes | None) -> None:
    """What is still to be drawn comes from the key of a promised deal, by the number of each draw:
    whatever was played again, the next one is the same. Without a key, unpredictably."""
    if key is None:
        reseed(state)
    else:
        state.chance = KeyedChance(key, draws_in(state.entries))


def go_by_script(state: State, script: Script) -> None:
    """Draws go on where a script of the whole game has come to; then unpredictably."""
    reseed(state, script=script)
    drawn = (entry.purpose for entry in state.entries if isinstance(entry, Draw))
    state.chance.used = dict(Counter(drawn))


def same_again(state: State, script: Script) -> None:
    """What is still to be drawn comes as in another game, given as the script of all its draws,
    as far as it can; the rest unpredictably."""
    state.chance = SameAgain(secrets.randbits(64), script)
    drawn = (entry.purpose for entry in state.entries if isinstance(entry, Draw))
    state.chance.used = dict(Counter(drawn))


def script_of(entries: Entries) -> Script:
    """The draws among entries, to be given again."""
    script: dict[str, list[tuple[int, ...]]] = {}
    for entry in entries:
        if isinstance(entry, Draw):
            script.setdefault(entry.purpose, []).append((entry.outcome,))
    return script


# --- entries


def choices_in(entries: Entries) -> int:
    return sum(isinstance(entry, Choice) for entry in entries)


def draws_in(entries: Entries) -> int:
    return sum(isinstance(entry, Draw) for entry in entries)


def first_choices(entries: Entries, count: int) -> Entries:
    """The entries up to the last draw that the last of so many choices led to."""
    for place, entry in enumerate(entries):
        count -= isinstance(entry, Choice)
        if count < 0:
            return entries[:place]
    return entries


def journal_of(state: State) -> Journal:
    assert state.journal is not None
    return state.journal


def write_entry(setup: Setup, entry: Entry) -> str:
    """An entry as a short line: `"2 take:w9"` is a choice of seat 2, `"age1 w9.1"` a draw."""
    if isinstance(entry, Choice):
        assert entry.option is not None
        return f"{entry.seat} {entry.option.text}"
    name = setup.game.engine.draw_name(setup.content, entry.purpose, entry.outcome)
    return f"{entry.purpose} {name}"


def read_entry(setup: Setup, number: int, line: str) -> Entry:
    who, _, what = line.partition(" ")
    try:
        if who.isdecimal():
            return Choice(int(who), setup.options.parse(what), secret=False)
        drawn = setup.game.engine.parse_draw(setup.content, who, what)
        return Draw(who, drawn[0])
    except AntreError as error:
        raise BadRecord(f"entry {number} ({line!r}): {error}") from None
