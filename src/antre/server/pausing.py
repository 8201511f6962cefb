"""A pause by agreement: while a game rests nobody answers, no bot thinks and no time runs.

Whoever plays may ask for one, and it begins when all other people have agreed; those for whom a bot
plays are not asked. Anybody may end it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from antre.server.consent import people_besides
from antre.server.happening import Body, Happening

if TYPE_CHECKING:
    from antre.server.table import Table


class Pause:
    """A seat wants the game to rest; who has agreed, and whether it does."""

    __slots__ = ("agreed", "on", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()
        self.on = False


def still_to_agree(
    table: Table, seat: int, agreed: set[int], gone: Collection[int] = ()
) -> list[int]:
    """The seats of people who have not agreed, each guest once; nobody waits for who is gone."""
    asked = [other for other in range(table.seats) if other not in gone]
    return people_besides(table, (seat, *agreed), asked)


# --- entries


def fold_ask(table: Table, body: Body, _: Any) -> Happening:
    table.pause = Pause(body["seat"])
    return Happening(None, lobby=True)


def fold_agree(table: Table, body: Body, _: Any) -> Happening:
    if table.pause is not None:
        table.pause.agreed.add(body["seat"])
    return Happening(None, lobby=True)


def fold_begin(table: Table, body: Body, _: Any) -> Happening:
    if table.pause is not None:
        table.pause.on = True
    return Happening(None, lobby=True)


def fold_end(table: Table, body: Body, _: Any) -> Happening:
    table.pause = None
    return Happening(None, lobby=True)


FOLDS = {
    "ask-pause": fold_ask,
    "agree-pause": fold_agree,
    "pause": fold_begin,
    "end-pause": fold_end,
}
