"""A round: a check at its start, initiative, planning, actions, domination; perhaps the end."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import MOST_SEATS, POPULATION, REGIONS
from antre.games.garden.content.options import Place
from antre.games.garden.rules import events
from antre.games.garden.rules.actions import ACTIONS
from antre.games.garden.rules.activation import ACTIVATION
from antre.games.garden.rules.domination import DOMINATION
from antre.games.garden.rules.ending import is_over
from antre.games.garden.rules.goods import gain
from antre.games.garden.rules.initiative import INITIATIVE
from antre.games.garden.rules.planning import PLANNING
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import NOBODY, Garden
from antre.games.garden.rules.troops import place_cube, usable
from antre.games.garden.rules.vuko import VUKO


class Round(Step[Garden]):
    """The phases of a round, in their order."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        state.round += 1
        state.tell(events.RoundBegins, NOBODY, state.round)
        state.stack += PHASES


class RoundStart(Step[Garden]):
    """Whoever has fewer than two cubes on the map is topped up, in the order of last round."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        for seat in reversed(state.order):
            if cubes_on_map(state, seat) < state.box.top_up_cubes:
                state.stack.append(TOP_UP[seat])


def cubes_on_map(state: Garden, seat: int) -> int:
    """Free ones and those that Vuko holds, but none that is locked in a devastated region."""
    own = REGIONS * seat
    devastated = state.devastated
    total = state.held[seat]
    for region in state.layout.regions:
        if not devastated >> region & 1:
            total += state.cubes[own + region]
    return total


class TopUp(Step[Garden]):
    """Population once, and cubes until there are two or the supply is empty."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Garden) -> None:
        seat = self.seat
        population = gain(state, seat, POPULATION, state.box.top_up_population)
        state.tell(events.ToppedUp, seat, population)
        ask_for_cube(state, seat)


def ask_for_cube(state: Garden, seat: int) -> None:
    if state.supply[seat] and cubes_on_map(state, seat) < state.box.top_up_cubes:
        state.stack.append(RETURN[seat])


class ReturnToMap(SeatQuestion[Garden, Place]):
    """A cube comes to any open region, also without influence there."""

    __slots__ = ()
    rule = "round.top-up-cubes"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return state.box.places[usable(state)]

    def apply(self, state: Garden, seat: int, option: Place) -> None:
        place_cube(state, seat, option.region)
        state.tell(events.CubePlaced, seat, option.region)
        ask_for_cube(state, seat)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


class RoundEnd(Step[Garden]):
    """The game is over, or another round begins."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        if not is_over(state):
            state.stack.append(ROUND)


TOP_UP = [TopUp(seat) for seat in range(MOST_SEATS)]
RETURN = [ReturnToMap(seat) for seat in range(MOST_SEATS)]
ROUND, ROUND_START, ROUND_END = Round(), RoundStart(), RoundEnd()
PHASES: tuple[Step[Garden], ...] = (
    ROUND_END, DOMINATION, VUKO, ACTIVATION, ACTIONS, PLANNING, INITIATIVE, ROUND_START,
)  # fmt: skip
