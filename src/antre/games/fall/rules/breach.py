"""A breach: an invasion in the middle of a wave, larger the more gnomes have been slain."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.names import CLANS
from antre.games.fall.content.options import Rally
from antre.games.fall.rules import events
from antre.games.fall.rules.invasion import Invaders
from antre.games.fall.rules.state import TABLE, Fall


class Breach(Step[Fall]):
    """First the active player may move the rally token."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        state.stack.append(GNOMES_BREAK_IN[self.seat])
        if state.content.rally_points:
            state.stack.append(MOVE_RALLY[self.seat])


class MoveRally(SeatQuestion[Fall, Rally]):
    """Up to two rally points in either direction."""

    __slots__ = ()
    rule = "breach.rally-move"

    def options(self, state: Fall, seat: int) -> list[Option]:
        far = state.content.rally_points
        return [
            state.content.rally[(state.rally + way) % len(CLANS)] for way in range(-far, far + 1)
        ]

    def apply(self, state: Fall, seat: int, option: Rally) -> None:
        if option.clan != state.rally:
            state.rally = option.clan
            state.tell(events.RallyMoves, seat, option.clan)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Rally):
            return Refusal(self.rule, where=CLANS[option.clan])
        return Refusal(self.rule)


class GnomesBreakIn(Step[Fall]):
    """Two invaders and one for each pair beside the wheel, begun pairs included.

    The gnomes beside the wheel are counted, then mixed with the reserve, from which the invaders
    come.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        due = state.content.breach_base + (len(state.angry) + 1) // 2
        state.reserve += state.angry
        state.angry = ()
        invaders = min(due, len(state.reserve))
        state.tell(events.Breach, TABLE, state.rally, invaders)
        state.stack.append(Invaders(state.rally, invaders, self.seat))


BREACH = [Breach(seat) for seat in range(5)]
GNOMES_BREAK_IN = [GnomesBreakIn(seat) for seat in range(5)]
MOVE_RALLY = [MoveRally(seat) for seat in range(5)]
