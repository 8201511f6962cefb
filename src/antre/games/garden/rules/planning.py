"""The planning phase: one action cube at a time, round and round, until none can be placed."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import MOST_SEATS, PLACES, VIPER_GORGE
from antre.games.garden.content.options import Plan
from antre.games.garden.rules import events
from antre.games.garden.rules.state import Garden


class Planning(Step[Garden]):
    """The next in turn order who has a cube left and a place for it."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Garden) -> None:
        order = state.order
        seats = len(order)
        for step in range(seats):
            place = (self.place + step) % seats
            seat = order[place]
            if not state.hand[seat]:
                continue
            options = places_for(state, seat)
            if not options:
                state.hand[seat] = 0
                continue
            state.stack.append(PLANNINGS[place + 1])
            if len(options) > 1:
                state.stack.append(PLAN_CUBE[seat])
            else:
                plan(state, seat, options[0].place)
            return


def places_for(state: Garden, seat: int) -> list[Plan]:
    """The Viper Gorge takes an influence cube as well; the other actions have so many spaces."""
    free = 1 if state.supply[seat] else 0
    bit = 2
    for cubes, spaces in zip(state.plan, state.layout.capacity, strict=True):
        if len(cubes) < spaces:
            free |= bit
        bit <<= 1
    return state.box.plans[free]


def plan(state: Garden, seat: int, place: int) -> None:
    """A cube goes to the leftmost free space, or to the Viper Gorge with an influence cube."""
    state.hand[seat] -= 1
    if place == VIPER_GORGE:
        state.supply[seat] -= 1
        state.viper[seat] += 1
        state.viper_plan[seat] += 1
    else:
        state.plan[place - 1] += (seat,)
    state.tell(events.Plans, seat, place)


class PlanCube(SeatQuestion[Garden, Plan]):
    __slots__ = ()
    rule = "planning.turn-order"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [*places_for(state, seat)]

    def apply(self, state: Garden, seat: int, option: Plan) -> None:
        plan(state, seat, option.place)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Plan):
            return Refusal("ruling.planning-must-place")
        if option.place == VIPER_GORGE:
            return Refusal("ruling.viper-cube-source")
        red = state.setup.seats == 2
        rule = "planning.red-spaces-two-players" if red else "planning.leftmost"
        return Refusal(rule, action=PLACES[option.place])


PLANNINGS = [Planning(place) for place in range(MOST_SEATS + 1)]
PLANNING = PLANNINGS[0]
PLAN_CUBE = [PlanCube(seat) for seat in range(MOST_SEATS)]
