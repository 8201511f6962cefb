"""Action 1, Influence: one or two cubes, for one population each, where one has influence."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.names import INFLUENCE, MOST_SEATS, POPULATION
from antre.games.garden.content.options import Place
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.troops import influential, place_cube


def begin_influence(state: Garden, seat: int) -> bool:
    if not can_place(state, seat) or not influential(state, seat):
        return False
    state.stack.append(PLACE_FIRST[seat])
    return True


def can_place(state: Garden, seat: int) -> bool:
    return state.population[seat] > 0 and state.supply[seat] > 0


class PlaceInfluence(SeatQuestion[Garden, Option]):
    """A first cube, or none."""

    __slots__ = ()
    rule = "influence.where"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [*state.box.places[influential(state, seat)], state.box.decline]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, Place):
            state.tell(events.Declines, seat, INFLUENCE + 1)
            return
        pay_and_place(state, seat, option.region)
        if can_place(state, seat):
            state.stack.append(PLACE_SECOND[seat])

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


def pay_and_place(state: Garden, seat: int, region: int) -> None:
    pay(state, seat, POPULATION, 1)
    place_cube(state, seat, region)
    state.tell(events.CubePlaced, seat, region)


class PlaceAnother(SeatQuestion[Garden, Option]):
    """A second cube for a second population, there or elsewhere."""

    __slots__ = ()
    rule = "influence.pay-two"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [*state.box.places[influential(state, seat)], state.box.done]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if isinstance(option, Place):
            pay_and_place(state, seat, option.region)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, "influence.where", option)


PLACE_FIRST = [PlaceInfluence(seat) for seat in range(MOST_SEATS)]
PLACE_SECOND = [PlaceAnother(seat) for seat in range(MOST_SEATS)]
