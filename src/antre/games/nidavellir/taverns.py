"""Resolving a tavern: reveal, turns in the order of the bids, gem trades.

A turn is: take a card, recruit if entitled, trade coins if the trading coin was bid here. Order
and ties are settled at the reveal and stay, whatever happens to the coins.
"""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.nidavellir.bidding import LATE_BID
from antre.games.nidavellir.box import OFFERING, TAVERNS
from antre.games.nidavellir.coins import Trade, Transform
from antre.games.nidavellir.heroes import enlist
from antre.games.nidavellir.options import Take
from antre.games.nidavellir.state import NOWHERE, Nidavellir


class Reveal(Step[Nidavellir]):
    """The coins on this tavern are turned over together; Uline's owner bids after that."""

    __slots__ = ("tavern",)

    def __init__(self, tavern: int) -> None:
        self.tavern = tavern

    def run(self, state: Nidavellir) -> None:
        tavern = self.tavern
        state.tavern = tavern
        state.shown = [known | 1 << tavern for known in state.shown]
        if state.journal is not None:
            self._tell(state)
        if state.uline != NOWHERE:
            state.stack.append(LATE_BID[state.uline])

    def _tell(self, state: Nidavellir) -> None:
        state.seal()
        name = state.box.coin_name
        bids = [
            None if seat == state.uline else name[state.coins[5 * seat + self.tavern]]
            for seat in range(state.setup.seats)
        ]
        state.tell("reveal", NOWHERE, tavern=TAVERNS[self.tavern], bids=bids)


class Turns(Step[Nidavellir]):
    """Highest coin first; among equal coins, highest gem first."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        coins, gems = state.coins, state.gems
        value = state.box.coin_value
        tavern = state.tavern
        # A coin outweighs every gem; gems differ, so seats never decide.
        claims = [
            value[coins[5 * seat + tavern]] << 16 | gem << 8 | seat for seat, gem in enumerate(gems)
        ]
        claims.sort(reverse=True)
        state.order = tuple([claim & 0xFF for claim in claims])
        state.revealed = tuple([claim >> 16 for claim in claims])
        trading = state.box.trading
        push = state.stack.append
        for seat in reversed(state.order):
            if coins[5 * seat + tavern] in trading:
                push(TRADE[seat])
            push(TAKE[seat])


class TakeCard(Decision[Nidavellir, Take]):
    """Take one card of the tavern: a dwarf joins the army, an offering transforms a coin."""

    __slots__ = ()
    rule = "turn.take-card"

    def options(self, state: Nidavellir, seat: int) -> list[Option]:
        return choices(state.taverns[state.tavern], state.box.kind, state.box.take)

    def apply(self, state: Nidavellir, seat: int, option: Take) -> None:
        kind = state.box.kind
        cards = state.taverns[state.tavern]
        where = 0
        while kind[cards[where]] != option.kind:
            where += 1
        card = cards[where]
        state.taverns[state.tavern] = cards[:where] + cards[where + 1 :]
        if state.journal is not None:
            state.tell("take", seat, card=state.box.card_name[card])
        receive(state, seat, card)

    def why_not(self, state: Nidavellir, seat: int, option: Option) -> Refusal:
        return Refusal("turn.take-card", tavern=TAVERNS[state.tavern])


def choices(cards: tuple[int, ...], kind: list[int], by_kind: list[Take]) -> list[Option]:
    """One option for each kind among sorted cards."""
    options: list[Option] = []
    last = -1
    for card in cards:
        this = kind[card]
        if this != last:
            options.append(by_kind[this])
            last = this
    return options


def receive(state: Nidavellir, seat: int, card: int) -> None:
    """A dwarf goes to the army; an offering is resolved and discarded."""
    box = state.box
    card_class, points = box.card_class[card], box.card_points[card]
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
            if state.journal is not None:
                state.tell("left", NOWHERE, cards=[state.box.card_name[card] for card in left])
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
        low, high = start + (gems[order[start]] == state.box.special_gem), end - 1
        while low < high:
            first, second = order[low], order[high]
            gems[first], gems[second] = gems[second], gems[first]
            if state.journal is not None:
                state.tell("gems", first, gem=gems[first], other=second, other_gem=gems[second])
            low, high = low + 1, high - 1
        start = end


TAKE = [TakeCard(seat) for seat in range(5)]
TRADE = [Trade(seat) for seat in range(5)]
TURNS = Turns()
CLOSE = Close()
TAVERN_RESOLUTION: list[Step[Nidavellir]] = [
    step for tavern in (2, 1, 0) for step in (CLOSE, TURNS, Reveal(tavern))
]
