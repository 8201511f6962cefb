"""The Dead Snow: every making brings it nearer, and at its limit the game is over at once."""

from __future__ import annotations

from antre.games.garden.content.names import DEAD_SNOW_END
from antre.games.garden.rules import events
from antre.games.garden.rules.state import NOBODY, Garden


def advance(state: Garden, mover: int) -> bool:
    """One step; True if the game ends by it. The mover, if any, receives a Vuko token for that."""
    state.dead_snow += 1
    state.tell(events.DeadSnow, mover, state.dead_snow, state.layout.limit)
    if state.dead_snow < state.layout.limit:
        return False
    if mover != NOBODY:
        receive_vuko_token(state, mover)
    state.ended = DEAD_SNOW_END
    state.tell(events.GameEnds, NOBODY, state.ended, [])
    state.stack.clear()
    return True


def receive_vuko_token(state: Garden, seat: int) -> None:
    state.vuko_tokens[seat] += 1
    state.tell(events.VukoToken, seat, state.vuko_tokens[seat])
