"""What lies on the table of Nidavellir.

Everything that belongs to a seat stands in flat lists: `5 * seat + class` finds a column,
`5 * seat + place` a coin. The places of a coin are the three tavern slots (0, 1, 2) and the pouch
(3, 4); the first `placed` of them are slots with a coin on it, and before the bids, as for the
owner of Uline, the other places are the hand. Columns are tuples of cards, so clones share them.
"""

from __future__ import annotations

import random
from typing import Any

from antre.core.chance import Chance
from antre.core.game import Setup
from antre.core.journal import Journal
from antre.core.state import State
from antre.games.nidavellir.box import Box

NOWHERE = -1
IN_HAND = -2
SHOWN_POUCH = 0b11000


class Nidavellir(State):
    __slots__ = (
        "age",  # 1 or 2
        "box",  # the edition in play
        "coins",  # five a seat, by place
        "columns",  # five a seat: the cards of each class, the last one last
        "command",  # a seat's heroes in the command zone
        "decks",  # the bag of each age
        "discarded",  # cards out of the game, face up
        "distinctions",  # who holds each; NOWHERE if unclaimed or not yet awarded
        "gems",  # a seat's gem
        "hero_count",  # heroes recruited by a seat
        "heroes",  # the display
        "offer",  # cards the Pioneer has drawn
        "order",  # the seats in the order they play in this tavern
        "placed",  # how many tavern slots of a seat hold a coin
        "points",  # bravery points in each column
        "ranks",  # ranks in each column
        "revealed",  # the values bid in this tavern, along `order`
        "round",  # of the age, from 1
        "shown",  # a seat's coin places that everybody knows, as bits
        "taverns",  # the cards in each tavern
        "tavern",  # the one being resolved; NOWHERE outside the resolution
        "thrud",  # the column she stands in
        "treasury",  # how many royal coins of each value
        "uline",  # the seat that owns her
        "under_six",  # the gem covered by the special gem; 0 if none
        "ylud",  # the column she stands in
    )  # fmt: skip

    def __init__(self, setup: Setup, chance: Chance, journal: Journal | None) -> None:
        box = setup.content
        assert isinstance(box, Box)
        seats = setup.seats
        players = box.players[seats - 2]
        self.setup = setup
        self.chance = chance
        self.journal = journal
        self.stack = []
        self.box = box
        self.age = 1
        self.round = 0
        self.tavern = NOWHERE
        self.gems = [0] * seats
        self.under_six = 0
        self.coins = [coin for _ in range(seats) for coin in range(5)]
        self.placed = [0] * seats
        self.shown = [0] * seats
        self.columns: list[tuple[int, ...]] = [()] * (5 * seats)
        self.ranks = [0] * (5 * seats)
        self.points = [0] * (5 * seats)
        self.command: list[tuple[int, ...]] = [()] * seats
        self.hero_count = [0] * seats
        self.heroes = box.heroes
        self.treasury = box.treasury[:]
        for value in players.removed:
            self.treasury[value] -= 1
        self.decks = [box.deck[age] + (box.five_deck[age] if seats == 5 else []) for age in (0, 1)]
        self.taverns: list[tuple[int, ...]] = [(), (), ()]
        self.discarded: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.revealed: tuple[int, ...] = ()
        self.distinctions = [NOWHERE] * 5
        self.offer: tuple[int, ...] = ()
        self.uline = NOWHERE
        self.thrud = NOWHERE
        self.ylud = NOWHERE

    def clone(self) -> Nidavellir:
        new = Nidavellir.__new__(Nidavellir)
        new.setup = self.setup
        new.stack = self.stack[:]
        new.chance = self.chance.clone()
        journal = self.journal
        new.journal = None if journal is None else journal.clone()
        new.box = self.box
        new.age = self.age
        new.round = self.round
        new.tavern = self.tavern
        new.gems = self.gems[:]
        new.under_six = self.under_six
        new.coins = self.coins[:]
        new.placed = self.placed[:]
        new.shown = self.shown[:]
        new.columns = self.columns[:]
        new.ranks = self.ranks[:]
        new.points = self.points[:]
        new.command = self.command[:]
        new.hero_count = self.hero_count[:]
        new.heroes = self.heroes
        new.treasury = self.treasury[:]
        first, second = self.decks
        new.decks = [first[:], second[:]]
        new.taverns = self.taverns[:]
        new.discarded = self.discarded
        new.order = self.order
        new.revealed = self.revealed
        new.distinctions = self.distinctions[:]
        new.offer = self.offer
        new.uline = self.uline
        new.thrud = self.thrud
        new.ylud = self.ylud
        return new

    def dump(self) -> dict[str, Any]:
        parts = {name: getattr(self, name) for name in self.__slots__ if name != "box"}
        # A bag has no order.
        parts["decks"] = [sorted(deck) for deck in self.decks]
        return parts

    def lines(self, seat: int) -> int:
        """Complete lines: the ranks of the shortest column."""
        return min(self.ranks[5 * seat : 5 * seat + 5])

    def redraw(self, seat: int, rng: random.Random) -> None:
        for other in range(self.setup.seats):
            if other not in (seat, self.uline):
                self._shuffle_hidden_coins(other, rng)
        if self.offer and seat != self.distinctions[4]:
            deck = [*self.decks[1], *self.offer]
            rng.shuffle(deck)
            self.offer = tuple(sorted(deck[: len(self.offer)]))
            self.decks[1] = deck[len(self.offer) :]

    def _shuffle_hidden_coins(self, seat: int, rng: random.Random) -> None:
        shown = self.shown[seat]
        places = [5 * seat + place for place in range(5) if not shown >> place & 1]
        coins = [self.coins[place] for place in places]
        rng.shuffle(coins)
        for place, coin in zip(places, coins, strict=True):
            self.coins[place] = coin

    def view(self, seat: int) -> dict[str, Any]:
        from antre.games.nidavellir.view import VISIBILITY

        return VISIBILITY.view(self, seat)

    @property
    def scores(self) -> list[int]:
        from antre.games.nidavellir.scoring import final_values

        return final_values(self)
