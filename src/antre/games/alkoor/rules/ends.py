"""Ways a game ends; nothing that was still to come happens any more."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.state import GOING, Alkoor


class GameOver(Step[Alkoor]):
    """All that was still to come is dropped."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.stack.clear()


def end_game(state: Alkoor, ending: int) -> None:
    if state.ending == GOING:
        state.ending = ending
        state.tell(events.Ending, events.TABLE, ending)
    state.stack.append(GAME_OVER)


GAME_OVER = GameOver()
