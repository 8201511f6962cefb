"""An action from its start to its end, and the caverns taken over by it.

All caverns are compared between the start of an action and its end, whatever changed them: who
did not control a cavern that held a troll or a gnome, and does so now, has taken it over.
"""

from __future__ import annotations

from antre.core.step import Step
from antre.games.fall.content.board import CLAN_OF
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import FROM_CHAMPIONS, TAKEOVER_HONOUR
from antre.games.fall.rules import events
from antre.games.fall.rules.mountain import controlled, not_empty
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain, gain_votes


class EndAction(Step[Fall]):
    """Takeovers are paid, those of a battle excepted, which were paid when it was won."""

    __slots__ = ("controlled", "not_empty", "seat")

    def __init__(self, seat: int, controlled: int, not_empty: int) -> None:
        self.seat = seat
        self.controlled = controlled
        self.not_empty = not_empty

    def run(self, state: Fall) -> None:
        candidates = self.not_empty & ~self.controlled & ~state.voted & state.board.caverns
        if candidates & state.inhabits[self.seat]:
            for cavern in cells_of(candidates & controlled(state, self.seat)):
                take_over(state, self.seat, cavern)
        state.voted = 0


def begin_action(state: Fall, seat: int) -> None:
    """Remember how the mountain stands; what the action does goes on the stack above this."""
    state.stack.append(EndAction(seat, controlled(state, seat), not_empty(state)))


def take_over(state: Fall, seat: int, cavern: int) -> None:
    """One vote of the cavern's clan."""
    state.tell(events.Takeover, seat, cavern)
    gain_votes(state, seat, CLAN_OF[cavern], 1)
    champion = state.content.by_ability[TAKEOVER_HONOUR]
    if state.owner[champion] == seat and state.pawns[champion] == cavern:
        gain(state, seat, FROM_CHAMPIONS, state.content.champions[champion].amount)
