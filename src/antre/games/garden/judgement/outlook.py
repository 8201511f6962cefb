"""How long a game may still last: rounds, scorings, and whether the Dead Snow comes first."""

from __future__ import annotations

from math import exp

from antre.games.garden.content.names import MOST_SEATS
from antre.games.garden.rules.activation import ACTIVATION
from antre.games.garden.rules.attack import ATTACKS
from antre.games.garden.rules.domination import DOMINATION
from antre.games.garden.rules.initiative import NEW_ORDER
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.vuko import VUKO

# The foremost marker makes so many spaces a round.
PACE = 1.75
# The Dead Snow is expected to make such a part of its way in a round, as long as little is known.
USUAL_SNOW = 0.105
KNOWN_AFTER = 3
# The nearer it comes, the less is made, for most have reason to keep it away.
SLOWS = 0.82
# Whoever has the best name brings it nearer in the end; the fewer play, the likelier that helps.
EAGER = 0.65
# How sure one can be of where the Dead Snow will stand, as a part of its way.
DOUBT = 0.11


class Outlook:
    """What is to come, as far as all of it can be foreseen from the tracks."""

    __slots__ = ("attacks_come", "due", "later", "moving", "rounds", "snow", "vuko_comes")

    def __init__(self, state: Garden) -> None:
        stack = state.stack
        track = state.box.track
        foremost = max(state.spaces)
        ahead = DOMINATION in stack
        self.vuko_comes = VUKO in stack
        self.attacks_come = ACTIVATION in stack or ATTACKS in stack
        # Markers are moving: what they have reached will be known when all have moved.
        self.moving = NEW_ORDER in stack
        reached = sum(space <= foremost for space in track.red)
        fresh = reached - state.red_ships if self.moving else state.scorings
        self.due = fresh if ahead else 0
        self.later = len(track.red) - reached
        left = (track.last - foremost) / PACE
        if any(state.vp(seat) >= state.box.end_points for seat in range(state.setup.seats)):
            left = 0.0
        # Domination phases to come.
        self.rounds = left + ahead
        self.snow = snow_chance(state, self.rounds)


def snow_chance(state: Garden, rounds: float) -> float:
    """How likely the Dead Snow ends the game before points do."""
    limit = state.layout.limit
    before = max(0, state.round - 1)
    usual = USUAL_SNOW * limit
    rate = (state.dead_snow + KNOWN_AFTER * usual) / (before + KNOWN_AFTER)
    pushed = EAGER * (1 / state.setup.seats - 1 / MOST_SEATS) * limit * min(1.0, rounds)
    expected = state.dead_snow + SLOWS * rate * rounds + pushed
    return chance((expected - limit) / (DOUBT * limit))


def chance(odds: float) -> float:
    """From the logarithm of odds to a likelihood."""
    return 1 / (1 + exp(-odds)) if odds > -50 else 0.0
