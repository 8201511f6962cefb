"""Ways a game ends; nothing that was still to come happens any more."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.piles import turn_up_backs
from antre.games.alkoor.rules.state import (
    ACCOMPLISHED,
    GOING,
    HERO_PILE,
    LOOT_PILE,
    UNFORESEEN_PILE,
    Alkoor,
)


class GameOver(Step[Alkoor]):
    """All that was still to come is dropped."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.stack.clear()


class TurnUpVils(Step[Alkoor]):
    """All that lies face down before the Vils is turned over to be counted."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        for pile in (HERO_PILE, LOOT_PILE, UNFORESEEN_PILE):
            turn_up_backs(state, pile)


def end_game(state: Alkoor, ending: int) -> None:
    if state.ending == GOING:
        state.ending = ending
        state.tell(events.Ending, events.TABLE, ending)
    state.stack.append(GAME_OVER)
    if ending == ACCOMPLISHED:
        state.stack.append(TURN_UP_VILS)


GAME_OVER, TURN_UP_VILS = GameOver(), TurnUpVils()
