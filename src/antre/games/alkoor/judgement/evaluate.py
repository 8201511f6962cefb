"""What a position is worth to the team: the logarithm of the odds of its prospect, in points.

A prospect is that of the Quest, and what the points then make of it.
"""

from __future__ import annotations

from math import exp, log

from antre.games.alkoor.judgement.points import final_gap, promised
from antre.games.alkoor.judgement.strength import strength_of
from antre.games.alkoor.judgement.way import Way
from antre.games.alkoor.rules.scoring import steps_done
from antre.games.alkoor.rules.state import ACCOMPLISHED, GOING, NOTHING, Alkoor

# A prospect with odds e times as good is worth so many points.
LEAD = 40.0
LEAST = 1.0e-4
# What a lost game is worth, and how much each step of the Quest adds.
LOST, LOST_STEP = 0.22, 0.01
# What an accomplished Quest is worth for itself; the rest is a matter of points.
QUEST = 0.6
# The gap that is worth half of that rest, and by how much it takes to be e times as good.
USUAL_GAP, GAP_LEAD = 60.0, 35.0
# What it adds to expect the Challenge to be beaten.
CHALLENGE, CHALLENGE_LEAD = 0.06, 14.0


def prospect_worth(prospect: float) -> float:
    within = min(max(prospect, LEAST), 1 - LEAST)
    return LEAD * log(within / (1 - within))


def prospect(
    state: Alkoor, pawn: int, avatar: int, extra: float = 0.0, resting: bool = False
) -> float:
    """From 0 to 1, as a search reckons; so many points are to come. Of a team that rests the turn
    is over."""
    if state.ending not in (GOING, ACCOMPLISHED):
        return lost(state)
    strength = strength_of(state)
    if state.ending == ACCOMPLISHED:
        return victory(state, final_gap(state))
    if resting and state.countdown != NOTHING and state.turn >= state.countdown:
        return lost(state)
    way = Way(state, strength, pawn, avatar, resting)
    won = victory(state, promised(state, strength, way) + extra)
    return way.found * won + (1 - way.found) * lost(state)


def lost(state: Alkoor) -> float:
    return LOST + LOST_STEP * steps_done(state)


def victory(state: Alkoor, gap: float) -> float:
    """What it is worth to win by a gap."""
    needed = state.box.challenges[state.challenge].gap
    rest = 1 - QUEST - CHALLENGE
    points = rest / (1 + exp(-(gap - USUAL_GAP) / GAP_LEAD))
    return QUEST + points + CHALLENGE / (1 + exp(-(gap - needed) / CHALLENGE_LEAD))
