"""Whose turn it is at a table where others wait, and when it is another one than before."""

from __future__ import annotations

from typing import NamedTuple

from antre.core.journal import Choice
from antre.server.clocks import turn_of, waited_for
from antre.server.table import Table


class Turn(NamedTuple):
    """Tells one turn of a person at a table from the next: how often they have answered, how far
    the game has come, and with which entry they began to be waited for."""

    answers: int
    pace: int
    began: int

    def follows(self, called_for: Turn | None) -> bool:
        """Is it another turn than the one they were called for? Nobody who has not answered since
        is called again."""
        if called_for is None:
            return True
        moved = self.began != called_for.began or self.pace != called_for.pace
        return moved and self.answers != called_for.answers


def own_waited(table: Table, guest: str) -> list[int]:
    return [seat for seat in waited_for(table) if table.chairs[seat].guest == guest]


def turn_at(table: Table, guest: str) -> Turn | None:
    """The turn of a person whom others wait for; alone with bots nobody does."""
    mine, seats = own_waited(table, guest), set(table.seats_of(guest))
    others = any(chair.person and not chair.bot and chair.guest != guest for chair in table.chairs)
    if not mine or not others or table.paused or table.lesson:
        return None
    assert table.match is not None
    entries = table.match.state.entries
    answers = sum(isinstance(entry, Choice) and entry.seat in seats for entry in entries)
    return Turn(answers, turn_of(table) or 0, waited_since(table, mine))


def waited_since(table: Table, seats: list[int]) -> int:
    """The number of the entry since which one of the seats has always been waited for."""
    began = len(table.happenings)
    for happening in reversed(table.happenings):
        if not any(seat in happening.waiting for seat in seats):
            break
        began -= 1
    return began


def same_wait(noted: Turn, turn: Turn) -> bool:
    """Others may have moved; whoever was waited for has not."""
    return (noted.began, noted.answers) == (turn.began, turn.answers)
