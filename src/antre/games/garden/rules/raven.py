"""Action 4, Raven Shadow: be rid of a Vuko token for M-factor, or rise in reputation."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.names import M_FACTOR, M_LEVELS, MOST_SEATS, RAVEN, RAVEN_PLAN
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.reputation import can_rise, rise
from antre.games.garden.rules.state import Garden


def begin_raven(state: Garden, seat: int) -> bool:
    if not may_discard(state, seat) and not may_rise(state, seat):
        return False
    state.stack.append(CHOOSE_SHADOW[seat])
    return True


def may_discard(state: Garden, seat: int) -> bool:
    return state.vuko_tokens[seat] > 0 and state.m_factor[M_LEVELS * seat] > 0


def may_rise(state: Garden, seat: int) -> bool:
    """Not by the plan of Vuko and Raven Shadow, and not from where nothing would change."""
    return can_rise(state, seat) and not state.active & RAVEN_PLAN


class ChooseShadow(SeatQuestion[Garden, Option]):
    __slots__ = ()
    rule = "raven.choose-one"

    def options(self, state: Garden, seat: int) -> list[Option]:
        box = state.box
        options: list[Option] = [box.discard] if may_discard(state, seat) else []
        if may_rise(state, seat):
            options.append(box.rise)
        options.append(box.decline)
        return options

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if option is state.box.discard:
            pay(state, seat, M_FACTOR, 1)
            state.vuko_tokens[seat] -= 1
            state.tell(events.VukoTokenDiscarded, seat)
        elif option is state.box.rise:
            rise(state, seat)
        else:
            state.tell(events.Declines, seat, RAVEN + 1)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if option is state.box.discard:
            without = not state.vuko_tokens[seat]
            return Refusal("ruling.raven-needs-token" if without else "raven.discard-vuko-token")
        if option is state.box.rise:
            planned = state.active & RAVEN_PLAN
            return Refusal("tiles.raven-plan" if planned else "ruling.reputation-ceiling")
        return Refusal(self.rule)


CHOOSE_SHADOW = [ChooseShadow(seat) for seat in range(MOST_SEATS)]
