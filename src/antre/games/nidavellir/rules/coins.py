"""Coins: trades, transformations, and what the Royal Treasury gives.

Both operations discard one coin and take another of a wanted value: the next higher one if that
is missing, else the highest below, and never the value just discarded.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.nidavellir.content.names import HAND, POUCH
from antre.games.nidavellir.content.options import Add, GiveUp, TransformBid, TransformCoin
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.places import COIN, COINS_OF, SLOTS, UNLAID
from antre.games.nidavellir.rules.state import NO_COIN, NO_TAVERN, SHOWN_POUCH, Nidavellir


def exchange(state: Nidavellir, coin: int, wanted: int) -> int:
    """Discard a coin and take from the treasury the best match for the wanted value."""
    content = state.content
    value = content.coin_value[coin]
    treasury = state.treasury
    if coin > content.special:
        treasury[value] += 1
    gained = find_coin(treasury, wanted, value)
    treasury[gained] -= 1
    return content.royal[gained]


def find_coin(treasury: list[int], wanted: int, discarded: int) -> int:
    """The value to take: as wanted, else the next higher, else the highest below."""
    for value in range(wanted, len(treasury)):
        if treasury[value] and value != discarded:
            return value
    for value in range(min(wanted, len(treasury)) - 1, -1, -1):
        if treasury[value] and value != discarded:
            return value
    raise AssertionError("the treasury is never empty")


def take_back_coins(state: Nidavellir) -> None:
    """All own coins go back in hand, where their places mean nothing."""
    coins = state.coins
    seats = state.setup.seats
    for own in COINS_OF[:seats]:
        coins[own] = sorted(coins[own])
    state.shown = [0] * seats
    state.placed = [0] * seats
    state.tavern = NO_TAVERN


class Transform(SeatQuestion[Nidavellir, TransformBid | TransformCoin]):
    """Choose an own coin, wherever it lies, and raise it by a bonus."""

    __slots__ = ("bonus",)
    rule = "transform.choose-coin"

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        content = state.content
        laid = state.placed[seat]
        coins = state.coins[COINS_OF[seat]]
        options: list[Option] = [
            content.transform_bid[slot]
            for slot in range(laid)
            if coins[slot] not in content.trading
        ]
        options += [
            content.transform_coin[coin]
            for coin in sorted(set(coins[laid:]))
            if coin not in content.trading
        ]
        return options

    def apply(self, state: Nidavellir, seat: int, option: TransformBid | TransformCoin) -> None:
        laid = state.placed[seat]
        if isinstance(option, TransformBid):
            place = where = option.slot
        else:
            place = state.coins.index(option.coin, COIN[seat][laid]) - COIN[seat][0]
            where = HAND if laid == 0 or seat == state.uline else POUCH
        old = state.coins[COIN[seat][place]]
        new = exchange(state, old, state.content.coin_value[old] + self.bonus)
        state.coins[COIN[seat][place]] = new
        if laid:
            state.shown[seat] |= 1 << place
        state.seal()
        state.tell(events.Transform, seat, where, old, new, self.bonus)

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        content = state.content
        if isinstance(option, TransformBid) and option.slot < state.placed[seat]:
            coin = state.coins[COIN[seat][option.slot]]
        elif isinstance(option, TransformCoin):
            coin = option.coin
        else:
            return Refusal(self.rule)
        if coin == content.special:
            return Refusal("distinction.hunting-master-no-transform")
        if coin in content.trading:
            return Refusal("transform.not-zero")
        return Refusal(self.rule)


class Trade(Step[Nidavellir]):
    """The trading coin was bid: two coins are added up."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Nidavellir) -> None:
        seat = self.seat
        if seat == state.uline:
            state.stack.append(AddCoin(seat, NO_COIN))
            return
        state.shown[seat] |= SHOWN_POUCH
        state.seal()
        first, second = state.coins[UNLAID[seat][SLOTS]]
        begin_trade(state, seat, first, second)


class AddCoin(SeatQuestion[Nidavellir, Add]):
    """The owner of Uline chooses the two coins to add up from the hand, one by one."""

    __slots__ = ("first",)
    rule = "uline.trade-from-hand"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        hand = state.coins[UNLAID[seat][state.placed[seat]]]
        if self.first != NO_COIN:
            hand.remove(self.first)
        return [state.content.add[coin] for coin in sorted(set(hand))]

    def apply(self, state: Nidavellir, seat: int, option: Add) -> None:
        if self.first == NO_COIN:
            state.stack.append(AddCoin(seat, option.coin))
        else:
            begin_trade(state, seat, self.first, option.coin)


class ChooseDiscard(SeatQuestion[Nidavellir, GiveUp]):
    """Two coins of equal value but different kinds: which one is given up?"""

    __slots__ = ("first", "second")
    rule = "ruling.equal-pouch-coins"

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return [state.content.give_up[coin] for coin in sorted((self.first, self.second))]

    def apply(self, state: Nidavellir, seat: int, option: GiveUp) -> None:
        kept = self.second if option.coin == self.first else self.first
        trade(state, seat, kept, option.coin)


def begin_trade(state: Nidavellir, seat: int, first: int, second: int) -> None:
    """Show both coins; the higher one will be discarded."""
    value = state.content.coin_value
    if value[first] == value[second] and first != second:
        state.stack.append(ChooseDiscard(seat, first, second))
    elif value[first] > value[second]:
        trade(state, seat, second, first)
    else:
        trade(state, seat, first, second)


def trade(state: Nidavellir, seat: int, kept: int, discarded: int) -> None:
    """Discard the higher coin for one of the value of both; it lies where that coin lay."""
    content = state.content
    wanted = content.coin_value[kept] + content.coin_value[discarded]
    gained = exchange(state, discarded, wanted)
    # Of two equal coins either will do; the traded one is never on the board.
    where = state.coins.index(discarded, COIN[seat][state.placed[seat]])
    state.coins[where] = gained
    state.seal()
    state.tell(events.Trade, seat, kept, discarded, gained)
