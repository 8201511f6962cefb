"""Taking back what others have seen something after: whoever wants to asks, and all of them agree.

What an undo of one's own never does, everybody together may: go back behind a draw or the decision
of somebody else. The draws that come again are the same, so that going back is no new throw.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from antre.core.event import SPECTATOR
from antre.core.journal import Choice
from antre.core.outcome import TOGETHER
from antre.core.timeline import draws_in, journal_of
from antre.server.happening import Happening

if TYPE_CHECKING:
    from antre.server.match import Match
    from antre.server.table import Table

Body = dict[str, Any]


class TakeBack:
    """A seat asks to go back to where so many choices had been made; who has agreed."""

    __slots__ = ("agreed", "seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: set[int] = set()


def allows(table: Table) -> bool:
    """As the host wants it; by itself, where all win or lose together."""
    if table.take_back is None:
        return table.setup.kind == TOGETHER
    return table.take_back


def can_ask(table: Table, seat: int) -> bool:
    """Is there an answer of this seat that it could ask to take back?"""
    if table.match is None or seat == SPECTATOR or table.beat is not None or not allows(table):
        return False
    return (
        not (table.finished or table.paused) and before_last_answer(table.match, seat) is not None
    )


def before_last_answer(match: Match, seat: int) -> int | None:
    """How many choices there were before the last answer of a seat; None where it gave none."""
    choices = [entry for entry in journal_of(match.state).entries if isinstance(entry, Choice)]
    own = [number for number, choice in enumerate(choices, start=1) if choice.seat == seat]
    if not own:
        return None
    answer = match.marks[own[-1]].entry
    return next(number for number in own if match.marks[number].entry == answer) - 1


def still_to_agree(table: Table, asked: TakeBack, gone: Collection[int] = ()) -> list[int]:
    """The seats of people who saw something since and have not agreed yet, each guest once;
    nobody waits for who is gone."""
    assert table.match is not None
    now, then = table.match.marks[-1].steps, table.match.marks[asked.to].steps
    saw = [seat for seat in range(table.seats) if now[seat - SPECTATOR] > then[seat - SPECTATOR]]
    saw = [seat for seat in saw if seat not in gone]
    return people_besides(table, (asked.seat, *asked.agreed), saw)


def people_besides(table: Table, agreed: Iterable[int], asked: Iterable[int]) -> list[int]:
    """Of the seats that are asked those of people who play themselves and have not agreed, each
    guest once."""
    done = {table.chairs[seat].guest for seat in agreed}
    missing: dict[str, int] = {}
    for seat in asked:
        chair = table.chairs[seat]
        if chair.person and not chair.bot and chair.guest not in done:
            missing.setdefault(chair.guest, seat)
    return list(missing.values())


# --- entries


def fold_ask(table: Table, body: Body, _: Any) -> Happening:
    table.asked_back = TakeBack(body["seat"], body["to"])
    return Happening(None, lobby=True)


def fold_agree(table: Table, body: Body, _: Any) -> Happening:
    if table.asked_back is not None:
        table.asked_back.agreed.add(body["seat"])
    return Happening(None, lobby=True)


def fold_refuse(table: Table, body: Body, _: Any) -> Happening:
    table.asked_back = None
    return Happening(None, lobby=True)


def fold_rewind(table: Table, body: Body, _: Any) -> Happening:
    assert table.match is not None
    table.match.rewind(body["to"])
    if table.deal is not None:
        drawn = draws_in(table.match.state.entries)
        table.deal.unchecked = min(table.deal.unchecked, drawn)
    return Happening(None, lobby=True)


FOLDS = {
    "ask-back": fold_ask,
    "agree-back": fold_agree,
    "refuse-back": fold_refuse,
    "rewind": fold_rewind,
}
