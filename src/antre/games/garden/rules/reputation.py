"""The reputation track: piles that are never tied.

A marker that goes down lies on top of those it meets, one that goes up under them; the lower in a
pile is the better.
"""

from __future__ import annotations

from antre.games.garden.rules import events
from antre.games.garden.rules.state import Garden

# A marker that has left yin-yang can never go back there.
CEILING = -1


def sink(state: Garden, seat: int, steps: int) -> None:
    """Down, on top of the pile; from the lowest space nobody falls any further."""
    before = state.reputation[seat]
    after = max(before - steps, state.box.lowest)
    if after == before:
        return
    better = [other for other in state.standing
              if other != seat and state.reputation[other] >= after]  # fmt: skip
    worse = [other for other in state.standing
             if other != seat and state.reputation[other] < after]  # fmt: skip
    state.reputation[seat] = after
    state.standing = (*better, seat, *worse)
    state.tell(events.ReputationChanges, seat, before, after)


def can_rise(state: Garden, seat: int) -> bool:
    return state.reputation[seat] < CEILING


def rise(state: Garden, seat: int) -> None:
    """Up, under the pile, but never back to yin-yang."""
    before = state.reputation[seat]
    after = min(before + state.box.steps_up, CEILING)
    better = [other for other in state.standing
              if other != seat and state.reputation[other] > after]  # fmt: skip
    worse = [other for other in state.standing
             if other != seat and state.reputation[other] <= after]  # fmt: skip
    state.reputation[seat] = after
    state.standing = (*better, seat, *worse)
    state.tell(events.ReputationChanges, seat, before, after)
