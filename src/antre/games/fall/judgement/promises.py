"""What lies on the stack for a seat: the worth of an action that has begun but not yet happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antre.games.fall.content.names import (
    ADVANCE,
    BOLSTER,
    BOLSTER_SPACE,
    HONOUR_SPACE,
    INFLUENCE,
    INFLUENCE_SPACE,
)
from antre.games.fall.judgement.ancestries import WORTH
from antre.games.fall.judgement.land import best_advance, gain_at
from antre.games.fall.judgement.people import best_influence
from antre.games.fall.rules.advance import Advance, Marching
from antre.games.fall.rules.bolster import AddTrolls, ChooseCavern
from antre.games.fall.rules.breach import Breach, GnomesBreakIn
from antre.games.fall.rules.covering import covers
from antre.games.fall.rules.influence import ChooseChampion
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.raising import SpendProvisions, SpendTokens
from antre.games.fall.rules.rewards import ChooseClan, Consolation
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.troll_move import ChooseOrigin
from antre.games.fall.rules.turn import (
    ONE_MORE,
    ONE_WEAK,
    CoverSymbols,
    GoOn,
    NextTurn,
    PickGroup,
    PickSymbol,
    TakeTurn,
)
from antre.games.fall.rules.wheel import TurnWheel, WheelSpace

TROLL = 0.55
BREACH_COST = 1.2
TROLL_MOVE = 1.3
WEAK_ACTION = 0.9
CLAN_VOTE = 1.6
# Choosing by hand is for people.
BY_HAND = -2.0


def promised(state: Fall, seat: int) -> float:
    """All that is still to come of what a seat has begun this turn."""
    total = 0.0
    frames: list[Any] = state.stack[::-1]
    for frame in frames:
        kind = type(frame)
        if kind is NextTurn:
            break
        promise = PROMISES.get(kind)
        if promise is not None and frame.seat == seat:
            total += promise(state, seat, frame)
    return total


def action_worth(state: Fall, seat: int, kind: int, power: int) -> float:
    """What an action of this kind and power could bring now."""
    if kind == ADVANCE:
        return best_advance(state, seat, power)
    if kind == BOLSTER:
        return TROLL * min(power, state.troll_reserve[seat])
    if kind == INFLUENCE:
        return best_influence(state, seat, power)
    return best_turn_of_wheel(state, seat, power)


def best_turn_of_wheel(state: Fall, seat: int, power: int) -> float:
    steps = range(1, min(power, len(state.content.wheel)) + 1)
    return max(space_worth(state, seat, state.wheel + step, step) for step in steps)


def space_worth(state: Fall, seat: int, space: int, steps: int) -> float:
    """What stopping on a space of the wheel brings, a breach on the way included."""
    content = state.content
    spaces = len(content.wheel)
    cost = BREACH_COST if (content.breach_wire - space + steps) % spaces < steps else 0.0
    boosted = (content.boost_wire - space + steps) % spaces < steps
    return effect_worth(state, seat, content.wheel[space % spaces], steps, boosted) - cost


def effect_worth(state: Fall, seat: int, effect: int, steps: int, boosted: bool) -> float:
    if effect == HONOUR_SPACE:
        boosts = state.content.boosts
        return steps + boosts[min(state.boosts[seat] + boosted, len(boosts) - 1)]
    if effect == BOLSTER_SPACE:
        return TROLL * min(steps, state.troll_reserve[seat])
    if effect == INFLUENCE_SPACE:
        return best_influence(state, seat, steps)
    return TROLL_MOVE


def _cover(state: Fall, seat: int, frame: Any) -> float:
    found = covers(state.ancestry[seat], state.covered[seat], frame.kind)
    return max(
        action_worth(state, seat, frame.kind, power) - WORTH[frame.kind] * power for power in found
    )


def _turn(state: Fall, seat: int, frame: Any) -> float:
    worth = BY_HAND if getattr(frame, "by_hand", False) else 0.0
    return worth + (WEAK_ACTION if frame.stage in (ONE_WEAK, ONE_MORE) else 0.0)


def _march(state: Fall, seat: int, frame: Any) -> float:
    if frame.moved and not state.invaded >> frame.space & 1:
        return 0.0
    return gain_at(state, seat, frame.space, frame.left, controlled(state, seat))


PROMISES: dict[type, Callable[[Fall, int, Any], float]] = {
    TakeTurn: _turn,
    GoOn: _turn,
    CoverSymbols: _cover,
    PickSymbol: lambda state, seat, frame: BY_HAND,
    PickGroup: lambda state, seat, frame: BY_HAND,
    SpendTokens: lambda state, seat, frame: action_worth(state, seat, frame.kind, frame.power),
    SpendProvisions: lambda state, seat, frame: action_worth(state, seat, frame.kind, frame.power),
    Advance: lambda state, seat, frame: best_advance(state, seat, frame.power),
    Marching: _march,
    ChooseCavern: lambda state, seat, frame: action_worth(state, seat, BOLSTER, frame.power),
    AddTrolls: lambda state, seat, frame: action_worth(state, seat, BOLSTER, frame.power),
    ChooseChampion: lambda state, seat, frame: best_influence(state, seat, frame.power),
    TurnWheel: lambda state, seat, frame: best_turn_of_wheel(state, seat, frame.power),
    WheelSpace: lambda state, seat, frame: effect_worth(
        state, seat, state.content.wheel[state.wheel], frame.steps, False
    ),
    Breach: lambda state, seat, frame: -BREACH_COST,
    GnomesBreakIn: lambda state, seat, frame: -BREACH_COST,
    ChooseOrigin: lambda state, seat, frame: TROLL_MOVE,
    ChooseClan: lambda state, seat, frame: CLAN_VOTE * frame.left,
    Consolation: lambda state, seat, frame: 1.0,
}
