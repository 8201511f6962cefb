"""Trades with the supply, four for one, at any moment of the own turn."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.options import Gain, Give
from antre.games.hall.content.resources import CLAN_CART, ONE, RESOURCES, count, kinds, total
from antre.games.hall.rules import events, first_rules
from antre.games.hall.rules.first_rules import by_first_rules
from antre.games.hall.rules.purse import UNFINISHED, owned, payment_matters, spendable, take
from antre.games.hall.rules.state import SEATS, Hall

RATE = 4


def can_trade(purse: int) -> bool:
    """Is there enough to hand over, of all that a seat may spend?"""
    return total(purse) >= RATE


def asides(state: Hall, seat: int, purse: int) -> list[Option]:
    """What a seat may do besides: trade what it can spend, and choose how it pays."""
    options: list[Option] = [state.content.trade] if can_trade(purse) else []
    if by_first_rules(state):
        options += first_rules.payment_options(state, seat)
    elif not state.by_hand and payment_matters(state, seat):
        options.append(state.content.by_hand)
    return options


def is_aside(state: Hall, option: Option) -> bool:
    content = state.content
    return option in (content.trade, content.by_hand, content.by_itself)


def do_aside(state: Hall, seat: int, option: Option) -> None:
    if option is state.content.trade:
        begin_trade(state, seat)
    else:
        state.by_hand = option is state.content.by_hand


def begin_trade(state: Hall, seat: int) -> None:
    state.stack.append(FIRST_GIVE[seat])


def why_not_aside(state: Hall, seat: int, option: Option) -> Refusal:
    """Too little to trade, nothing to choose in a payment, or no payment under way."""
    if option is state.content.by_hand:
        return Refusal("ruling.payment-default")
    if option is state.content.by_itself:
        return Refusal("ruling.payment-by-hand")
    return why_not_trade(state, seat)


def why_not_trade(state: Hall, seat: int) -> Refusal:
    """Too little to hand over; carts of a clan do not count."""
    have = total(spendable(state, seat))
    clan_carts = count(owned(state, seat), CLAN_CART)
    rule = "ruling.clan-cart-scope" if have + clan_carts >= RATE else "trade.rate"
    return Refusal(rule, need=RATE, have=have)


class TradeGive(SeatQuestion[Hall, Give]):
    """Hand over the next of four resources; `given` is the purse of those before it."""

    __slots__ = ("given",)
    rule = "trade.rate"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        give = state.content.give
        return [give[kind] for kind in kinds(spendable(state, seat))]

    def apply(self, state: Hall, seat: int, option: Give) -> None:
        given = self.given + ONE[option.kind]
        full = total(given) == RATE
        state.stack.append(TradeGain(seat, given) if full else TradeGive(seat, given))
        take(state, seat, option.kind, 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_give(state, seat, option, self.rule)


def why_not_give(state: Hall, seat: int, option: Option, rule: str) -> Refusal:
    """None of it is there, or none but carts tied to their clan; or that is no answer at all."""
    if not isinstance(option, Give):
        return Refusal(UNFINISHED)
    what = RESOURCES[option.kind]
    if what == "cart" and count(owned(state, seat), CLAN_CART):
        return Refusal("ruling.clan-cart-scope", need=1, have=0, what=what)
    return Refusal(rule, need=1, have=0, what=what)


class TradeGain(SeatQuestion[Hall, Gain]):
    """Take one resource of any kind into storage."""

    __slots__ = ("given",)
    rule = "trade.destination"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*state.content.gain]

    def apply(self, state: Hall, seat: int, option: Gain) -> None:
        state.storage[state.team_of[seat]] += ONE[option.kind]
        state.tell(events.Trade, seat, self.given, option.kind)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return Refusal(UNFINISHED)


FIRST_GIVE = [TradeGive(seat, 0) for seat in SEATS]
