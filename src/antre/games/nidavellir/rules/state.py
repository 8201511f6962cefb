"""What lies on the table of Nidavellir.

Everything that belongs to a seat stands in flat lists, and `places` finds it there. The places of
a coin are the three tavern slots (0, 1, 2) and the pouch (3, 4); the first `placed` of them are
slots with a coin on it, and before the bids, as for the owner of Uline, the other places are the
hand. Columns are tuples of cards, so clones share them.
"""

from __future__ import annotations

import random

from antre.core.chance import Chance
from antre.core.fields import Bag, Fixed
from antre.core.journal import Journal
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import NOBODY
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import CLASSES, DISTINCTIONS, EXPLORER, MOST_SEATS
from antre.games.nidavellir.rules.places import COIN, COINS, COLUMNS_OF, SLOTS

# Thrud and Ylud stand in a column, or nowhere; Thrud may be in hand, about to be placed.
NOWHERE = -1
IN_HAND = -2
NO_TAVERN = -1
NO_COIN = -1
# The coin places of the pouch, as bits of `shown`.
SHOWN_POUCH = 0b11000
SECOND_IN_POUCH = 0b10000


class Nidavellir(State):
    age: int  # 1 or 2
    coins: list[int]  # five a seat, by place
    columns: list[tuple[int, ...]]  # five a seat: the cards of each class, the last one last
    command: list[tuple[int, ...]]  # a seat's heroes in the command zone
    content: Fixed[NidavellirContent]  # the edition in play
    decks: tuple[Bag, Bag]  # the bag of each age
    discarded: tuple[int, ...]  # cards out of the game, face up
    distinctions: list[int]  # who holds each; NOBODY if unclaimed or not yet awarded
    gems: list[int]  # a seat's gem
    hero_count: list[int]  # heroes recruited by a seat
    heroes: tuple[int, ...]  # the display
    offer: tuple[int, ...]  # cards the Pioneer has drawn
    order: tuple[int, ...]  # the seats in the order they play in this tavern
    placed: list[int]  # how many tavern slots of a seat hold a coin
    points: list[int]  # bravery points in each column
    ranks: list[int]  # ranks in each column
    revealed: tuple[int, ...]  # the values bid in this tavern, along `order`
    round: int  # of the age, from 1
    shown: list[int]  # a seat's coin places that everybody knows, as bits
    taverns: list[tuple[int, ...]]  # the cards in each tavern
    tavern: int  # the one being resolved; NO_TAVERN outside the resolution
    thrud: int  # the column she stands in, NOWHERE or IN_HAND
    treasury: list[int]  # how many royal coins of each value
    uline: int  # the seat that owns her, or NOBODY
    under_six: int  # the gem covered by the special gem; 0 if none
    ylud: int  # the column she stands in, or NOWHERE
    setup: Setup[NidavellirContent]

    def __init__(
        self, setup: Setup[NidavellirContent], chance: Chance, journal: Journal | None
    ) -> None:
        super().__init__(setup, chance, journal)
        content = setup.content
        seats = setup.seats
        players = content.players[seats]
        self.content = content
        self.age = 1
        self.round = 0
        self.tavern = NO_TAVERN
        self.gems = [0] * seats
        self.under_six = 0
        self.coins = [coin for _ in range(seats) for coin in range(COINS)]
        self.placed = [0] * seats
        self.shown = [0] * seats
        self.columns = [()] * (len(CLASSES) * seats)
        self.ranks = [0] * (len(CLASSES) * seats)
        self.points = [0] * (len(CLASSES) * seats)
        self.command = [()] * seats
        self.hero_count = [0] * seats
        self.heroes = content.heroes
        self.treasury = content.treasury[:]
        for value in players.removed:
            self.treasury[value] -= 1
        five = content.five_deck if seats == MOST_SEATS else ([], [])
        self.decks = (content.deck[0] + five[0], content.deck[1] + five[1])
        self.taverns = [(), (), ()]
        self.discarded = ()
        self.order = ()
        self.revealed = ()
        self.distinctions = [NOBODY] * len(DISTINCTIONS)
        self.offer = ()
        self.uline = NOBODY
        self.thrud = NOWHERE
        self.ylud = NOWHERE

    def lines(self, seat: int) -> int:
        """Complete lines: the ranks of the shortest column."""
        return min(self.ranks[COLUMNS_OF[seat]])

    def redraw(self, seat: int, rng: random.Random) -> None:
        for other in range(self.setup.seats):
            if other == self.uline:
                self._order_hand(other)
            elif other != seat:
                self._shuffle_hidden_coins(other, rng)
                if self.placed[other] < SLOTS and self.tavern == NO_TAVERN:
                    # How far somebody has come with the bids is nobody else's business.
                    self.placed[other] = 0
        if self.offer and seat != self.distinctions[EXPLORER]:
            deck = [*self.decks[1], *self.offer]
            rng.shuffle(deck)
            self.offer = tuple(sorted(deck[: len(self.offer)]))
            self.decks[1][:] = deck[len(self.offer) :]

    def _shuffle_hidden_coins(self, seat: int, rng: random.Random) -> None:
        self._order_pouch(seat)
        shown = self.shown[seat]
        places = [COIN[seat][place] for place in range(COINS) if not shown >> place & 1]
        coins = [self.coins[place] for place in places]
        rng.shuffle(coins)
        for place, coin in zip(places, coins, strict=True):
            self.coins[place] = coin

    def _order_hand(self, seat: int) -> None:
        """A hand that all may see lies in no order: here the low coins first."""
        first, end = COIN[seat][self.placed[seat]], COIN[seat][-1] + 1
        self.coins[first:end] = sorted(self.coins[first:end])

    def _order_pouch(self, seat: int) -> None:
        """The two coins of a pouch lie in no order: here the known one first, the low one first."""
        shown, place = self.shown[seat] & SHOWN_POUCH, COIN[seat][SLOTS]
        low, high = self.coins[place : place + 2]
        if shown == SECOND_IN_POUCH or (shown == SHOWN_POUCH and low > high):
            self.coins[place : place + 2] = high, low
        if shown == SECOND_IN_POUCH:
            self.shown[seat] ^= SHOWN_POUCH
