"""Time to think, as a table has chosen it: none, a reminder, for each move, or for the whole game.

A move lasts as long as a seat is waited for without a break in one turn, however many small answers
it takes. Time is counted from the moments at which entries were stored, so that every process
counts alike and a restart loses nothing; while the house is closed, a game rests or a bot plays
for somebody, it stands still. What happens when it is up was chosen before the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from antre.server.happening import Happening
from antre.server.hours import Hours

if TYPE_CHECKING:
    from antre.server.table import Table

Json = dict[str, Any]
REMINDER, MOVE, GAME = "reminder", "move", "game"
NOTHING, BOT, VOTE = "nothing", "bot", "vote"
TAKEN_BACK = ("undo", "rewind")


class Clock(NamedTuple):
    """How long somebody may think, and what happens then."""

    kind: str
    seconds: int
    increment: int = 0  # seconds that each move adds, where the time is for the whole game
    then: str = NOTHING

    @classmethod
    def stored(cls, data: Json | None) -> Clock | None:
        return None if data is None else cls(**data)

    def to_json(self) -> Json:
        return self._asdict()


class Times:
    """What each seat of a table has thought, by the entries so far."""

    def __init__(self, clock: Clock, seats: int, hours: Hours) -> None:
        self.clock = clock
        self.hours = hours
        self.at = 0.0  # until when it is counted
        self.running: list[int] = []
        self._waited: list[int] = []
        self._turn: int | None = None
        self._move = [0.0] * seats
        self._before = [0.0] * seats  # what the move before took, should it be taken back
        self._game = [0.0] * seats

    def happened(self, table: Table, body: Json) -> None:
        """An entry was stored: whose time ran until then, and whose runs now?"""
        at = max(self.at, float(body["at"]))
        elapsed = self._elapsed(at)
        for seat in self.running:
            self._move[seat] += elapsed
            self._game[seat] += elapsed
        self.at = at
        waited, turn = waited_for(table), turn_of(table)
        for seat in range(len(self._move)):
            if seat in self._waited and (seat not in waited or turn != self._turn):
                self._ends_move(seat, answered=body["kind"] == "choice" and body["seat"] == seat)
            if seat in waited and body["kind"] in TAKEN_BACK and not self._move[seat]:
                self._move[seat] = self._before[seat]
        self._waited, self._turn = waited, turn
        self.running = [] if table.paused else waited

    def _ends_move(self, seat: int, answered: bool) -> None:
        self._before[seat], self._move[seat] = self._move[seat], 0.0
        if answered:
            self._game[seat] -= self.clock.increment

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has still; below 0 it is late."""
        spent = self._game if self.clock.kind == GAME else self._move
        running = self._elapsed(now) if seat in self.running else 0.0
        return self.clock.seconds - spent[seat] - running

    def up(self, now: float) -> list[int]:
        """The seats that are waited for although their time is up, where that has consequences."""
        if self.clock.kind == REMINDER or self.clock.then == NOTHING:
            return []
        return [seat for seat in self.running if self.left(seat, now) <= 0]

    def spent(self, seat: int, now: float) -> bool:
        """Has a seat no time left for the whole game?"""
        return self.clock.kind == GAME and self.clock.then == BOT and self.left(seat, now) <= 0

    def _elapsed(self, now: float) -> float:
        return self.hours.between(self.at, now) if self.at else 0.0

    def tell(self, chairs: Sequence[Any], now: float) -> Json:
        left = [
            round(self.left(seat, now), 1) if chair.person else None
            for seat, chair in enumerate(chairs)
        ]
        return {**self.clock.to_json(), "left": left, "running": self.running}


def waited_for(table: Table) -> list[int]:
    """The seats of people who owe an answer, be it that the game rests."""
    if table.status != "playing":
        return []
    chairs = table.chairs
    return [seat for seat in table.waiting if chairs[seat].person and not chairs[seat].bot]


def turn_of(table: Table) -> int | None:
    if table.match is None:
        return None
    return table.setup.game.judge.pace(table.match.state)


# --- entries


def fold_clock(table: Table, body: Json, _: Any) -> Happening:
    """Before the game another clock is chosen, or none."""
    table.set_clock(body["clock"])
    return Happening(None, lobby=True)


FOLDS = {"clock": fold_clock}
