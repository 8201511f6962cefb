"""Secret bids: each player puts one coin on each tavern, face down; two go to the pouch.

The coins are laid one by one in the order of the taverns. The owner of Uline lays none and
chooses after the others have revealed.
"""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import NOBODY, SeatQuestion, SecretQuestion
from antre.games.nidavellir.content.options import Bid
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.places import COIN, COINS_OF, EVERY_SEAT, SLOTS, UNLAID
from antre.games.nidavellir.rules.state import NO_COIN, Nidavellir


class Bids(SecretQuestion[Nidavellir, Bid]):
    """Everybody bids at once."""

    __slots__ = ()
    rule = "bids.one-per-tavern"

    def seats(self, state: Nidavellir) -> Sequence[int]:
        uline = state.uline
        return [
            seat for seat, placed in enumerate(state.placed) if placed < SLOTS and seat != uline
        ]

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        """One for each kind of coin in the hand."""
        bid, hand = state.content.bid, state.coins[UNLAID[seat][state.placed[seat]]]
        hand.sort()
        options: list[Option] = []
        last = NO_COIN
        for coin in hand:
            if coin != last:
                options.append(bid[coin])
                last = coin
        return options

    def actor(self, state: Nidavellir) -> int:
        uline = state.uline
        for seat, placed in enumerate(state.placed):
            if placed < SLOTS and seat != uline:
                return seat
        return NOBODY

    def note(self, state: Nidavellir, seat: int, option: Bid) -> bool:
        tavern = lay(state, seat, option.coin)
        state.tell(events.Bid, seat, tavern, option.coin)
        return tavern == LAST_TAVERN

    def close(self, state: Nidavellir) -> None:
        state.tell(events.BidsIn, TABLE)

    def withdraw(self, state: Nidavellir, seat: int) -> None:
        state.placed[seat] = 0

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return why_not_bid(state, seat, option)


class LateBid(SeatQuestion[Nidavellir, Bid]):
    """The owner of Uline, having seen the others' bids, lays a coin of the hand face up."""

    __slots__ = ()
    rule = "uline.late-bid"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return BIDS.options(state, seat)

    def apply(self, state: Nidavellir, seat: int, option: Bid) -> None:
        lay(state, seat, option.coin)
        state.tell(events.LateBid, seat, option.coin)

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return why_not_bid(state, seat, option)


def lay(state: Nidavellir, seat: int, coin: int) -> int:
    """Move a coin of the hand to the next slot; the coin whose place it was stays in hand.

    Returns the tavern of that slot.
    """
    coins = state.coins
    tavern = state.placed[seat]
    slot = COIN[seat][tavern]
    coins[coins.index(coin, slot)] = coins[slot]
    coins[slot] = coin
    state.placed[seat] = tavern + 1
    return tavern


def why_not_bid(state: Nidavellir, seat: int, option: Option) -> Refusal:
    if isinstance(option, Bid) and option.coin in state.coins[COINS_OF[seat]]:
        return Refusal("bids.one-per-tavern", coin=state.content.coin_name[option.coin])
    return Refusal("bids.free-choice")


LAST_TAVERN = SLOTS - 1
BIDS = Bids()
LATE_BID = [LateBid(seat) for seat in EVERY_SEAT]
