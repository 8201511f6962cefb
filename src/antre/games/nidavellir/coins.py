"""Coins: trades, transformations, and what the Royal Treasury gives.

Both operations discard one coin and take another of a wanted value: the next higher one if that
is missing, else the highest below, and never the value just discarded.
"""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.nidavellir.box import TAVERNS
from antre.games.nidavellir.options import Add, GiveUp, TransformBid, TransformCoin
from antre.games.nidavellir.state import NOWHERE, SHOWN_POUCH, Nidavellir


def exchange(state: Nidavellir, coin: int, wanted: int) -> int:
    """Discard a coin and take from the treasury the best match for the wanted value."""
    box = state.box
    value = box.coin_value[coin]
    treasury = state.treasury
    if coin > box.special:
        treasury[value] += 1
    gained = find_coin(treasury, wanted, value)
    treasury[gained] -= 1
    return box.royal[gained]


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
    for first in range(0, 5 * seats, 5):
        coins[first : first + 5] = sorted(coins[first : first + 5])
    state.shown = [0] * seats
    state.placed = [0] * seats
    state.tavern = NOWHERE


class Transform(Decision[Nidavellir, TransformBid | TransformCoin]):
    """Choose an own coin, wherever it lies, and raise it by a bonus."""

    __slots__ = ("bonus",)
    rule = "transform.choose-coin"

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        box = state.box
        laid = state.placed[seat]
        coins = state.coins[5 * seat : 5 * seat + 5]
        options: list[Option] = [
            box.transform_bid[slot] for slot in range(laid) if coins[slot] not in box.trading
        ]
        options += [
            box.transform_coin[coin]
            for coin in sorted(set(coins[laid:]))
            if coin not in box.trading
        ]
        return options

    def apply(self, state: Nidavellir, seat: int, option: TransformBid | TransformCoin) -> None:
        box = state.box
        laid = state.placed[seat]
        if isinstance(option, TransformBid):
            place = option.slot
        else:
            place = state.coins.index(option.coin, 5 * seat + laid) - 5 * seat
        old = state.coins[5 * seat + place]
        new = exchange(state, old, box.coin_value[old] + self.bonus)
        state.coins[5 * seat + place] = new
        if laid:
            state.shown[seat] |= 1 << place
        if state.journal is not None:
            unlaid = "hand" if laid == 0 or seat == state.uline else "pouch"
            where = TAVERNS[place] if place < laid else unlaid
            state.seal()
            state.tell(
                "transform", seat, place=where, old=box.coin_name[old], new=box.coin_name[new],
                bonus=self.bonus,
            )  # fmt: skip

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        box = state.box
        if isinstance(option, TransformBid) and option.slot < state.placed[seat]:
            coin = state.coins[5 * seat + option.slot]
        elif isinstance(option, TransformCoin):
            coin = option.coin
        else:
            return Refusal(self.rule)
        if coin == box.special:
            return Refusal("distinction.hunting-master-no-transform")
        if coin in box.trading:
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
            state.stack.append(AddCoin(seat, NOWHERE))
            return
        state.shown[seat] |= SHOWN_POUCH
        state.seal()
        begin_trade(state, seat, state.coins[5 * seat + 3], state.coins[5 * seat + 4])


class AddCoin(Decision[Nidavellir, Add]):
    """The owner of Uline chooses the two coins to add up from the hand, one by one."""

    __slots__ = ("first",)
    rule = "uline.trade-from-hand"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        hand = state.coins[5 * seat + state.placed[seat] : 5 * seat + 5]
        if self.first != NOWHERE:
            hand.remove(self.first)
        return [state.box.add[coin] for coin in sorted(set(hand))]

    def apply(self, state: Nidavellir, seat: int, option: Add) -> None:
        if self.first == NOWHERE:
            state.stack.append(AddCoin(seat, option.coin))
        else:
            begin_trade(state, seat, self.first, option.coin)


class ChooseDiscard(Decision[Nidavellir, GiveUp]):
    """Two coins of equal value but different kinds: which one is given up?"""

    __slots__ = ("first", "second")
    rule = "ruling.equal-pouch-coins"

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return [state.box.give_up[coin] for coin in sorted((self.first, self.second))]

    def apply(self, state: Nidavellir, seat: int, option: GiveUp) -> None:
        kept = self.second if option.coin == self.first else self.first
        trade(state, seat, kept, option.coin)


def begin_trade(state: Nidavellir, seat: int, first: int, second: int) -> None:
    """Show both coins; the higher one will be discarded."""
    value = state.box.coin_value
    if value[first] == value[second] and first != second:
        state.stack.append(ChooseDiscard(seat, first, second))
    elif value[first] > value[second]:
        trade(state, seat, second, first)
    else:
        trade(state, seat, first, second)


def trade(state: Nidavellir, seat: int, kept: int, discarded: int) -> None:
    """Discard the higher coin for one of the value of both; it lies where that coin lay."""
    box = state.box
    wanted = box.coin_value[kept] + box.coin_value[discarded]
    gained = exchange(state, discarded, wanted)
    # Of two equal coins either will do; the traded one is never on the board.
    where = state.coins.index(discarded, 5 * seat + state.placed[seat])
    state.coins[where] = gained
    if state.journal is not None:
        state.seal()
        state.tell(
            "trade", seat, kept=box.coin_name[kept], old=box.coin_name[discarded],
            new=box.coin_name[gained],
        )  # fmt: skip
