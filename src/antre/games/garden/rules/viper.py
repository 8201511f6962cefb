"""Action 0, the Viper Gorge: each action cube brings a token, or changes two into one."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import M_FACTOR, M_LEVELS, MOST_SEATS, RESOURCES, VIPER_GORGE
from antre.games.garden.content.options import Exchange, Give, Take
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import gain, holdings, pay
from antre.games.garden.rules.state import Garden

EXCHANGED = 2


class Viper(Step[Garden]):
    """In turn order, everybody all own cubes; the influence cubes stay."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        for seat in state.order:
            if state.viper_plan[seat]:
                state.viper_plan[seat] -= 1
                state.stack.append(self)
                state.tell(events.ActionBegins, seat, VIPER_GORGE)
                if len(benefits(state, seat)) > 1:
                    state.stack.append(CHOOSE_BENEFIT[seat])
                else:
                    state.tell(events.Declines, seat, VIPER_GORGE)
                return


def benefits(state: Garden, seat: int) -> list[Option]:
    """One token that the bank has, or two of a kind for one of another; or nothing."""
    box, bank = state.box, state.bank
    options: list[Option] = [box.take[kind] for kind in range(len(RESOURCES)) if bank[kind]]
    for give, have in enumerate(holdings(state, seat)):
        if have >= EXCHANGED:
            options += [swap for take, swap in box.exchange[give].items() if bank[take]]
    options.append(box.decline)
    return options


class ChooseBenefit(SeatQuestion[Garden, Option]):
    __slots__ = ()
    rule = "viper.one-benefit-per-cube"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return benefits(state, seat)

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if isinstance(option, Take):
            gain(state, seat, option.kind, 1)
            state.tell(events.Takes, seat, option.kind)
        elif isinstance(option, Exchange):
            exchange(state, seat, option)
        else:
            state.tell(events.Declines, seat, VIPER_GORGE)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, Take) or (
            isinstance(option, Exchange) and not state.bank[option.take]
        ):
            return Refusal("ruling.empty-bank")
        if isinstance(option, Exchange):
            return Refusal("viper.exchange", kind=RESOURCES[option.give])
        return Refusal(self.rule)


def exchange(state: Garden, seat: int, option: Exchange) -> None:
    """The one comes first: the bank cannot run out of it, and levels are chosen last."""
    gain(state, seat, option.take, 1)
    state.tell(events.Exchanges, seat, option.give, option.take)
    if option.give == M_FACTOR:
        give_back(state, seat, EXCHANGED)
    else:
        pay(state, seat, option.give, EXCHANGED)


def levels_held(state: Garden, seat: int) -> list[int]:
    first = M_LEVELS * seat
    return [level for level in range(M_LEVELS) if state.m_factor[first + level]]


def give_back(state: Garden, seat: int, count: int) -> None:
    """M-factor tokens of any level; where they all stand on one, nothing is asked."""
    if not count:
        return
    levels = levels_held(state, seat)
    if len(levels) == 1:
        pay(state, seat, M_FACTOR, count, levels[0])
    else:
        state.stack.append(GIVE_TOKEN[seat][count])


class GiveToken(SeatQuestion[Garden, Give]):
    """Which M-factor token goes back to the bank."""

    __slots__ = ("count",)
    rule = "ruling.exchange-m-level"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [state.box.give[level] for level in levels_held(state, seat)]

    def apply(self, state: Garden, seat: int, option: Give) -> None:
        pay(state, seat, M_FACTOR, 1, option.level)
        give_back(state, seat, self.count - 1)


VIPER = Viper()
CHOOSE_BENEFIT = [ChooseBenefit(seat) for seat in range(MOST_SEATS)]
GIVE_TOKEN = [
    [GiveToken(seat, count) for count in range(EXCHANGED + 1)] for seat in range(MOST_SEATS)
]
