"""A record put to the test: is every draw in it what the promised secret gives?"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from antre.core.dealing import Deal, KeyedChance
from antre.core.errors import AntreError, BadRecord
from antre.core.journal import Choice, Draw
from antre.core.timeline import Entries, draws_in, write_entry
from antre.core.words import Words

if TYPE_CHECKING:
    from antre.core.record import Record
    from antre.core.state import State

AS_DEALT = "as-dealt"
DIFFERS = "differs"
BREAKS_OFF = "breaks-off"
NOT_KEPT = "not-kept"
CLOSED = "closed"
NO_DEAL = "no-deal"
KINDS = (AS_DEALT, DIFFERS, BREAKS_OFF, NOT_KEPT, CLOSED, NO_DEAL)


# Stands for a draw that one has and the other has not.
NOTHING = "—"


class Verdict(NamedTuple):
    """What came of it; where a draw differs, which one (from 1), as written and as dealt."""

    kind: str
    draws: int = 0
    unchecked: int = 0
    words: int = 0
    draw: int = 0
    written: str = ""
    dealt: str = ""

    def say(self, words: Words) -> str:
        """The verdict in a few sentences."""
        told = [
            words.say(
                f"verify-{self.kind}",
                count=self.draws - self.unchecked,
                draw=self.draw,
                written=self.written or NOTHING,
                dealt=self.dealt or NOTHING,
            )
        ]
        if self.unchecked and self.kind in (AS_DEALT, BREAKS_OFF):
            told.append(words.say("verify-unchecked", count=self.unchecked))
        if self.kind == AS_DEALT:
            told.append(words.say("verify-words", count=self.words))
        return " ".join(told)


class Difference(Exception):
    """The first draw that is not what the key gives."""

    def __init__(self, draw: int, written: str, dealt: str) -> None:
        super().__init__(draw)
        self.draw = draw
        self.written = written
        self.dealt = dealt


class GivenFirst(KeyedChance):
    """The first draws as they are written, the others from the key."""

    __slots__ = ("given",)

    def __init__(self, key: bytes, given: list[Draw]) -> None:
        super().__init__(key)
        self.given = given

    def deal(self, bag: list[int], count: int, purpose: str) -> list[int]:
        given = [draw.outcome for draw in self.given[self.drawn : self.drawn + count]]
        for outcome in given:
            if outcome not in bag:
                raise BadRecord(f"draw {self.drawn + 1} gives what is not there to be drawn")
            bag.remove(outcome)
            self.drawn += 1
        return given + super().deal(bag, count - len(given), purpose)


def verify(record: Record) -> Verdict:
    """Draw every draw of the record again. A record that is no game at all is an error."""
    deal = record.deal
    if deal is None or deal.secret is None:
        return Verdict(NO_DEAL if deal is None else CLOSED)
    entries = record.read()
    draws = draws_in(entries)
    unchecked, words = min(deal.unchecked, draws), sum(map(bool, deal.words))
    if not deal.kept:
        return Verdict(NOT_KEPT, draws, unchecked, words)
    try:
        state = _draw_again(record, deal, entries)
    except Difference as found:
        return Verdict(DIFFERS, draws, unchecked, words, found.draw, found.written, found.dealt)
    record.compare(state)
    return Verdict(AS_DEALT if state.over else BREAKS_OFF, draws, unchecked, words)


def _draw_again(record: Record, deal: Deal, entries: Entries) -> State:
    """Play the choices of the record with draws from the key, as long as both agree."""
    written = [entry for entry in entries if isinstance(entry, Draw)]
    chance = GivenFirst(deal.key, written[: deal.unchecked])
    state = record.setup.begin(chance)
    done = _compare(record, 0, state)
    while done < len(entries):
        choice = entries[done]
        assert isinstance(choice, Choice)
        assert choice.option is not None
        try:
            state.commit(choice.seat, state.check(choice.seat, choice.option))
        except AntreError as error:
            raise BadRecord(f"entry {done} ({record.entries[done]!r}): {error}") from None
        done = _compare(record, done, state)
    return state


def _compare(record: Record, done: int, state: State) -> int:
    """Go on to the next choice that is written, or to the first draw that differs."""
    dealt = [write_entry(record.setup, entry) for entry in state.entries[done:]]
    written = list(record.entries[done : done + len(dealt)])
    following = record.entries[done + len(dealt) : done + len(dealt) + 1]
    if following and not following[0][:1].isdecimal():
        written.append(following[0])
    number = draws_in(state.entries[:done])
    for one, other in zip_longest(written, dealt, fillvalue=""):
        if one != other:
            raise Difference(number + 1, one, other)
        number += not one[:1].isdecimal()
    return done + len(dealt)
