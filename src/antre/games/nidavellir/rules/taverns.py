"""Resolving a tavern: reveal, turns in the order of the bids, gem trades.

A turn is: take a card, recruit if entitled, trade coins if the trading coin was bid here. Order
and ties are settled at the reveal and stay, whatever happens to the coins.
"""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import NOBODY, SeatQuestion, Step
from antre.games.nidavellir.content.names import OFFERING, TAVERNS
from antre.games.nidavellir.content.options import Take
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.bidding import LATE_BID
from antre.games.nidavellir.rules.coins import Trade, Transform
from antre.games.nidavellir.rules.heroes import enlist
from antre.games.nidavellir.rules.places import ALL_ON_TAVERN, EVERY_SEAT, SLOTS
from antre.games.nidavellir.rules.state import NO_COIN, Nidavellir


class Reveal(Step[Nidavellir]):
    """The coins on this tavern are turned over together; Uline's owner bids after that."""

    __slots__ = ("tavern",)

    def __init__(self, tavern: int) -> None:
        self.tavern = tavern

    def run(self, state: Nidavellir) -> None:
        tavern = self.tavern
        state.tavern = tavern
        state.shown = [known | 1 << tavern for known in state.shown]
        bids = state.coins[ALL_ON_TAVERN[tavern]]
        if state.uline != NOBODY:
            bids[state.uline] = NO_COIN
            state.stack.append(LATE_BID[state.uline])
        state.seal()
        state.tell(events.Reveal, TABLE, tavern, bids)


class Turns(Step[Nidavellir]):
    """Highest coin first; among equal coins, highest gem first."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        bids = state.coins[ALL_ON_TAVERN[state.tavern]]
        value = state.content.coin_value
        # A coin outweighs every gem; gems differ, so seats never decide.
        claims = [value[bids[seat]] << 16 | gem << 8 | seat for seat, gem in enumerate(state.gems)]
        claims.sort()
        trading, stack = state.content.trading, state.stack
        # What is pushed last comes first.
        for claim in claims:
            seat = claim & 0xFF
            if bids[seat] in trading:
                stack.append(TRADE[seat])
            stack.append(TAKE[seat])
        claims.reverse()
        state.order = tuple([claim & 0xFF for claim in claims])
        state.revealed = tuple([claim >> 16 for claim in claims])


class TakeCard(SeatQuestion[Nidavellir, Take]):
    """Take one card of the tavern: a dwarf joins the army, an offering transforms a coin."""

    __slots__ = ()
    rule = "turn.take-card"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        """One for each kind of card; equal cards lie side by side."""
        kind, take = state.content.kind, state.content.take
        options: list[Option] = []
        last = -1
        for card in state.taverns[state.tavern]:
            this = kind[card]
            if this != last:
                options.append(take[this])
                last = this
        return options

    def apply(self, state: Nidavellir, seat: int, option: Take) -> None:
        kind, wanted = state.content.kind, option.kind
        cards = state.taverns[state.tavern]
        where = 0
        while kind[cards[where]] != wanted:
            where += 1
        card = cards[where]
        state.taverns[state.tavern] = cards[:where] + cards[where + 1 :]
        state.tell(events.Take, seat, card)
        receive(state, seat, card)

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return Refusal("turn.take-card", tavern=TAVERNS[state.tavern])


def receive(state: Nidavellir, seat: int, card: int) -> None:
    """A dwarf goes to the army; an offering is resolved and discarded."""
    content = state.content
    card_class, points = content.card_class[card], content.card_points[card]
    if card_class == OFFERING:
        state.discarded += (card,)
        state.stack.append(Transform(seat, points))
    else:
        enlist(state, seat, card, card_class, points)


class Close(Step[Nidavellir]):
    """A card nobody took is discarded; players who tied trade gems."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        left = state.taverns[state.tavern]
        if left:
            state.discarded += left
            state.taverns[state.tavern] = ()
            state.tell(events.Left, TABLE, left)
        if len(set(state.revealed)) < len(state.revealed):
            trade_gems(state)
        state.order = state.revealed = ()


def trade_gems(state: Nidavellir) -> None:
    """In each group of equal bids, lowest and highest gem change hands, and so on inwards.

    Within a group the order of play is the order of gems, and the special gem stays out.
    """
    order, bids, gems = state.order, state.revealed, state.gems
    start = 0
    while start < len(order):
        end = start + bids.count(bids[start])
        low, high = start + (gems[order[start]] == state.content.special_gem), end - 1
        while low < high:
            first, second = order[low], order[high]
            gems[first], gems[second] = gems[second], gems[first]
            state.tell(events.Gems, first, gems[first], second, gems[second])
            low, high = low + 1, high - 1
        start = end


TAKE = [TakeCard(seat) for seat in EVERY_SEAT]
TRADE = [Trade(seat) for seat in EVERY_SEAT]
TURNS = Turns()
CLOSE = Close()
TAVERN_RESOLUTION: list[Step[Nidavellir]] = [
    step for tavern in reversed(range(SLOTS)) for step in (CLOSE, TURNS, Reveal(tavern))
]
