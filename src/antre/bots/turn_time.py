"""How long somebody has thought in a turn, so that many small choices do not make a long one."""

from __future__ import annotations

from antre.core.judge import Judge
from antre.core.state import State

# The part of what is left of a turn's time that one choice may take: something always remains.
SHARE = 0.25


class TurnTime:
    """The seconds one seat has thought in the turn under way.

    A turn lasts as long as the game's pace stands still; a game that tells no pace has none. Who
    takes over in mid-turn says what was `spent` in it before.
    """

    __slots__ = ("_spent", "_turn")

    def __init__(self, spent: float = 0.0) -> None:
        self._spent = spent
        self._turn: int | None = None

    def spent(self, world: State) -> float:
        judge = world.setup.game.judge
        if type(judge).pace is Judge.pace:
            return 0.0
        turn = judge.pace(world)
        if self._turn not in (None, turn):
            self._spent = 0.0
        self._turn = turn
        return self._spent

    def add(self, seconds: float) -> None:
        """So long was thought about the question asked last."""
        self._spent += seconds


def time_for(choice: float, turn: float, spent: float) -> float:
    """The seconds for one more choice, when a turn may take so many and some are spent."""
    return min(choice, SHARE * max(0.0, turn - spent))
