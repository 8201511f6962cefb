"""Action 3, the Voracious Mountain: any troops of one region go to any other region."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import (
    MOST_SEATS,
    MOUNTAIN,
    POPULATION,
    REGIONS,
    TROOPS,
    WHISPERERS,
)
from antre.games.garden.content.options import Carry, March
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.troops import count_of, influential, move, usable


def cost(state: Garden) -> int:
    """Those who whisper to shadows make it dearer."""
    return state.box.whispered_cost if state.active & WHISPERERS else state.box.mountain_cost


def begin_mountain(state: Garden, seat: int) -> bool:
    if state.population[seat] < cost(state) or not influential(state, seat):
        return False
    state.stack.append(CHOOSE_MARCH[seat])
    return True


class ChooseMarch(SeatQuestion[Garden, Option]):
    """From where to where; it need not be near, and nobody needs to wait there."""

    __slots__ = ()
    rule = "mountain.one-target"

    def options(self, state: Garden, seat: int) -> list[Option]:
        targets = regions_in(usable(state))
        marches = state.box.march
        options: list[Option] = [
            marches[from_][to]
            for from_ in regions_in(influential(state, seat))
            for to in targets
            if to != from_
        ]
        options.append(state.box.decline)
        return options

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, March):
            state.tell(events.Declines, seat, MOUNTAIN + 1)
            return
        pay(state, seat, POPULATION, cost(state))
        go_on(state, seat, option.from_, option.to, 0, False)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


def go_on(state: Garden, seat: int, from_: int, to: int, troop: int, moved: bool) -> None:
    """Kind after kind; the last one that could go must go, if nothing has gone yet."""
    counts = [count_of(state, seat, kind, from_) for kind in range(troop, len(TROOPS))]
    kinds = [troop + place for place, count in enumerate(counts) if count]
    if not kinds:
        return
    if len(kinds) == 1 and sum(counts) == 1 and not moved:
        move(state, seat, kinds[0], from_, to)
        return
    state.stack.append(CarryAlong(seat, REGIONS * from_ + to, kinds[0], moved))


class CarryAlong(SeatQuestion[Garden, Carry]):
    """How many troops of one kind go along; at least one troop in all."""

    __slots__ = ("march", "moved", "troop")
    rule = "mountain.not-all"

    def __init__(self, seat: int, march: int, troop: int, moved: bool) -> None:
        self.seat = seat
        self.march = march
        self.troop = troop
        self.moved = moved

    def options(self, state: Garden, seat: int) -> list[Option]:
        from_ = self.march // REGIONS
        most = count_of(state, seat, self.troop, from_)
        later = any(count_of(state, seat, kind, from_)
                    for kind in range(self.troop + 1, len(TROOPS)))  # fmt: skip
        least = 0 if self.moved or later else 1
        return list(state.box.carry[least : most + 1])

    def apply(self, state: Garden, seat: int, option: Carry) -> None:
        from_, to = divmod(self.march, REGIONS)
        if option.count:
            move(state, seat, self.troop, from_, to, option.count)
        go_on(state, seat, from_, to, self.troop + 1, self.moved or option.count > 0)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, Carry) and not option.count:
            return Refusal("ruling.no-empty-payment")
        return Refusal(self.rule)


CHOOSE_MARCH = [ChooseMarch(seat) for seat in range(MOST_SEATS)]
