"""Summoning: figures of one level, each for an M-factor token that stands on that level."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.names import LEVELS, M_FACTOR, M_LEVELS, REGIONS
from antre.games.garden.content.options import Place
from antre.games.garden.rules import events
from antre.games.garden.rules.asking import ask
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.reputation import sink
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.troops import influential


def can_summon(state: Garden, seat: int, unit: int) -> bool:
    """A figure in the supply, a token on its level, a region to come to."""
    return (
        state.figures[LEVELS * seat + unit] > 0
        and state.m_factor[M_LEVELS * seat + unit + 1] > 0
        and influential(state, seat) > 0
    )


def begin_summons(state: Garden, seat: int, unit: int) -> None:
    ask(state, SummonUnit(seat, unit, 0))


class SummonUnit(SeatQuestion[Garden, Option]):
    """A figure comes where one has influence, and as many more as one likes and can pay."""

    __slots__ = ("come", "unit")
    rule = "making.summon-where"

    def __init__(self, seat: int, unit: int, come: int) -> None:
        self.seat = seat
        self.unit = unit
        self.come = come

    def options(self, state: Garden, seat: int) -> list[Option]:
        places = state.box.places[influential(state, seat)]
        return [*places, state.box.done] if self.come else places

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        come = self.come
        if isinstance(option, Place):
            summon(state, seat, self.unit, option.region)
            come += 1
            if can_summon(state, seat, self.unit):
                state.stack.append(SummonUnit(seat, self.unit, come))
                return
        sink(state, seat, come * (self.unit + 1))

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


def summon(state: Garden, seat: int, unit: int, region: int) -> None:
    kind = LEVELS * seat + unit
    pay(state, seat, M_FACTOR, 1, unit + 1)
    state.figures[kind] -= 1
    state.units[REGIONS * kind + region] += 1
    state.tell(events.Summons, seat, unit + 1, region)
