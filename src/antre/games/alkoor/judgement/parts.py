"""What makes up the worth of a position: the Quest, the points, and the trial under way.

A worth is the logarithm of odds: the Quest counts as if the points were as usual, the points as
what they change about that, and `trial` is what is left, which a trial or a Room decides.
"""

from __future__ import annotations

from antre.games.alkoor.judgement.evaluate import (
    USUAL_GAP,
    lost,
    prospect_worth,
    victory,
)
from antre.games.alkoor.judgement.foresight import now
from antre.games.alkoor.judgement.points import promised
from antre.games.alkoor.judgement.standing import standing
from antre.games.alkoor.judgement.strength import strength_of
from antre.games.alkoor.judgement.way import Way
from antre.games.alkoor.rules.state import GOING, Alkoor


def parts(state: Alkoor) -> dict[str, float]:
    """`worth-` and its name are the words for a part."""
    worth = prospect_worth(now(state, None))
    if state.ending != GOING:
        return {"quest": worth}
    strength = strength_of(state)
    way = Way(state, strength, *standing(state))
    quest = hoped(state, way.found, USUAL_GAP)
    points = hoped(state, way.found, promised(state, strength, way)) - quest
    return {"quest": quest, "points": points, "trial": worth - quest - points}


def hoped(state: Alkoor, found: float, gap: float) -> float:
    return prospect_worth(found * victory(state, gap) + (1 - found) * lost(state))
