"""Gnome: the wheel pawn moves; then scouting, the tripwires it crossed, and where it stopped."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.names import (
    BOLSTER_SPACE,
    BOOST_DOUBLE,
    FROM_WHEEL,
    HONOUR_SPACE,
    INFLUENCE_SPACE,
)
from antre.games.fall.content.options import Wheel
from antre.games.fall.rules import events
from antre.games.fall.rules.bolster import begin_bolster
from antre.games.fall.rules.breach import BREACH
from antre.games.fall.rules.influence import begin_influence
from antre.games.fall.rules.scouting import scout
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain
from antre.games.fall.rules.troll_move import begin_troll_move


def begin_gnome(state: Fall, seat: int, power: int) -> None:
    if power > 1:
        state.stack.append(TurnWheel(seat, power))
    else:
        turn_wheel(state, seat, 1)


class TurnWheel(SeatQuestion[Fall, Wheel]):
    """Up to as many spaces as the power, at least one, never more than a lap."""

    __slots__ = ("power",)
    rule = "gnome.move"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [*state.content.wheel_by[: self.power]]

    def apply(self, state: Fall, seat: int, option: Wheel) -> None:
        turn_wheel(state, seat, option.amount)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Wheel):
            return Refusal(self.rule, power=self.power, need=option.amount)
        return Refusal("ruling.gnome-at-least-one")


def turn_wheel(state: Fall, seat: int, steps: int) -> None:
    """The pawn moves; what follows from it goes on the stack, the last thing first."""
    content, wheel = state.content, state.wheel
    spaces = len(content.wheel)
    state.wheel = (wheel + steps) % spaces
    state.tell(events.WheelMoves, seat, steps, content.wheel[state.wheel], state.wheel + 1)
    state.stack.append(WheelSpace(seat, steps))
    to_breach = (content.breach_wire - wheel) % spaces
    to_boost = (content.boost_wire - wheel) % spaces
    wires = [(to_breach, BREACH[seat]), (to_boost, BOOST[seat])]
    for way, wire in sorted(wires, key=lambda wire: -wire[0]):
        if way < steps:
            state.stack.append(wire)
    scout(state, seat)


class Boost(Step[Fall]):
    """The honour-boost tripwire: the player's disc goes up, as far as the track leads."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        seat = self.seat
        champion = state.content.by_ability[BOOST_DOUBLE]
        own = state.owner[champion] == seat
        steps = state.content.champions[champion].amount if own else 1
        state.boosts[seat] = min(state.boosts[seat] + steps, len(state.content.boosts) - 1)
        state.tell(events.BoostRises, seat, state.content.boosts[state.boosts[seat]])


class WheelSpace(Step[Fall]):
    """The effect of the space where the pawn stopped, with the power of the spaces it moved."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, state: Fall) -> None:
        seat, steps = self.seat, self.steps
        effect = state.content.wheel[state.wheel]
        if effect == HONOUR_SPACE:
            gain(state, seat, FROM_WHEEL, steps + state.content.boosts[state.boosts[seat]])
        elif effect == BOLSTER_SPACE:
            begin_bolster(state, seat, steps)
        elif effect == INFLUENCE_SPACE:
            begin_influence(state, seat, steps)
        else:
            begin_troll_move(state, seat, steps)


BOOST = [Boost(seat) for seat in range(5)]
