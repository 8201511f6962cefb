"""Trades with the supply, four for one, at any moment of the own turn."""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision
from antre.games.hall.options import Gain, Give
from antre.games.hall.purse import owned, payment_matters, spendable, take
from antre.games.hall.resources import CLAN_CART, ONE, RESOURCES, count, kinds, named, total
from antre.games.hall.state import Hall

RATE = 4


def asides(state: Hall, seat: int, purse: int) -> list[Option]:
    """What a seat may do besides: trade what it can spend, and choose how it pays."""
    box = state.box
    options: list[Option] = []
    if total(purse) >= RATE:
        options.append(box.trade)
    if state.by_hand:
        options.append(box.by_itself)
    elif payment_matters(state, seat):
        options.append(box.by_hand)
    return options


def do_aside(state: Hall, seat: int, option: Option) -> None:
    if option is state.box.trade:
        begin_trade(state, seat)
    else:
        state.by_hand = option is state.box.by_hand


def begin_trade(state: Hall, seat: int) -> None:
    state.stack.append(FIRST_GIVE[seat])


def why_not_aside(state: Hall, seat: int, option: Option) -> Refusal:
    """Too little to trade, or nothing to choose in a payment."""
    if option is not state.box.trade:
        return Refusal("ruling.payment-default")
    have = total(spendable(state, seat))
    clan_carts = count(owned(state, seat), CLAN_CART)
    rule = "ruling.clan-cart-scope" if have + clan_carts >= RATE else "trade.rate"
    return Refusal(rule, need=RATE, have=have)


class TradeGive(Decision[Hall, Give]):
    """Hand over the next of four resources; `given` is the purse of those before it."""

    __slots__ = ("given",)
    rule = "trade.rate"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        give = state.box.give
        return [give[kind] for kind in kinds(spendable(state, seat))]

    def apply(self, state: Hall, seat: int, option: Give) -> None:
        given = self.given + ONE[option.kind]
        full = total(given) == RATE
        state.stack.append(TradeGain(seat, given) if full else TradeGive(seat, given))
        take(state, seat, option.kind, 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_give(state, seat, option, self.rule)


def why_not_give(state: Hall, seat: int, option: Option, rule: str) -> Refusal:
    """The seat has none of it, or none but carts that are tied to their clan."""
    if not isinstance(option, Give):
        return Refusal(rule, need=1, have=0)
    what = RESOURCES[option.kind]
    if what == "cart" and count(owned(state, seat), CLAN_CART):
        return Refusal("ruling.clan-cart-scope", need=1, have=0, what=what)
    return Refusal(rule, need=1, have=0, what=what)


class TradeGain(Decision[Hall, Gain]):
    """Take one resource of any kind into storage."""

    __slots__ = ("given",)
    rule = "trade.destination"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*state.box.gain]

    def apply(self, state: Hall, seat: int, option: Gain) -> None:
        state.storage[state.purses[seat]] += ONE[option.kind]
        if state.journal is not None:
            state.tell("trade", seat, give=named(self.given), gain=RESOURCES[option.kind])


FIRST_GIVE = [TradeGive(seat, 0) for seat in range(5)]
