"""Secret bids: each player puts one coin on each tavern, face down; two go to the pouch.

The coins are laid one by one in the order of the taverns. The owner of Uline lays none and
chooses after the others have revealed.
"""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import NOBODY, Decision, SecretQuestion
from antre.games.nidavellir.box import TAVERNS
from antre.games.nidavellir.options import Bid
from antre.games.nidavellir.state import Nidavellir


class Bids(SecretQuestion[Nidavellir, Bid]):
    """Everybody bids at once."""

    __slots__ = ()
    rule = "bids.one-per-tavern"

    def seats(self, state: Nidavellir) -> Sequence[int]:
        uline = state.uline
        return [seat for seat, placed in enumerate(state.placed) if placed < 3 and seat != uline]

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        hand = state.coins[5 * seat + state.placed[seat] : 5 * seat + 5]
        return list(map(state.box.bid.__getitem__, sorted(set(hand))))

    def actor(self, state: Nidavellir) -> int:
        uline = state.uline
        for seat, placed in enumerate(state.placed):
            if placed < 3 and seat != uline:
                return seat
        return NOBODY

    def note(self, state: Nidavellir, seat: int, option: Bid) -> bool:
        lay(state, seat, option.coin)
        if state.journal is not None:
            coin = state.box.coin_name[option.coin]
            tavern = TAVERNS[state.placed[seat] - 1]
            state.tell("bid", seat, only=(seat,), tavern=tavern, coin=coin)
        return state.placed[seat] == 3

    def close(self, state: Nidavellir) -> None:
        state.tell("bids_in", -1)

    def withdraw(self, state: Nidavellir, seat: int) -> None:
        state.placed[seat] = 0

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return why_not_bid(state, seat, option)


class LateBid(Decision[Nidavellir, Bid]):
    """The owner of Uline, having seen the others' bids, lays a coin of the hand face up."""

    __slots__ = ()
    rule = "uline.late-bid"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return BIDS.options(state, seat)

    def apply(self, state: Nidavellir, seat: int, option: Bid) -> None:
        lay(state, seat, option.coin)
        if state.journal is not None:
            state.tell("late_bid", seat, coin=state.box.coin_name[option.coin])

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return why_not_bid(state, seat, option)


def lay(state: Nidavellir, seat: int, coin: int) -> None:
    """Move a coin of the hand to the next slot; the coin whose place it was stays in hand."""
    coins = state.coins
    slot = 5 * seat + state.placed[seat]
    coins[coins.index(coin, slot)] = coins[slot]
    coins[slot] = coin
    state.placed[seat] += 1


def why_not_bid(state: Nidavellir, seat: int, option: Option) -> Refusal:
    if isinstance(option, Bid) and option.coin in state.coins[5 * seat : 5 * seat + 5]:
        return Refusal("bids.one-per-tavern", coin=state.box.coin_name[option.coin])
    return Refusal("bids.free-choice")


BIDS = Bids()
LATE_BID = [LateBid(seat) for seat in range(5)]
