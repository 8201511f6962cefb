"""What a position is worth to a seat, in victory points at the end of the game.

Points won and promised by the regions, the way to the goal, belongings, planned cubes and
reputation; less a part of what the strongest rival has.
"""

from __future__ import annotations

from antre.games.garden.judgement.goals import goal_worth
from antre.games.garden.judgement.goods import belongings, good_name, planned
from antre.games.garden.judgement.land import Land
from antre.games.garden.judgement.promises import promised
from antre.games.garden.rules.ending import conclude
from antre.games.garden.rules.state import NOTHING, Garden

RIVAL = 0.4
VICTORY = 100.0


def evaluate(state: Garden, seat: int) -> float:
    if state.over:
        outcome = conclude(state)
        return VICTORY * (2 * outcome.utilities[seat] - 1) + outcome.margins[seat]
    if NOTHING in state.factions or not any(state.tiles):
        return 0.0
    land = Land(state)
    standing = [stand(state, other, land) for other in range(state.setup.seats)]
    rival = max(worth for other, worth in enumerate(standing) if other != seat)
    own = standing[seat] + planned(state, seat) + promised(state, seat)
    return own - RIVAL * rival


def stand(state: Garden, seat: int, land: Land) -> float:
    worth = state.vp(seat) + land.worth[seat] + goal_worth(state, seat, land)
    return worth + belongings(state, seat) + good_name(state, seat)
