"""What a seat may know of a state of Nidavellir, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between, for learners that look a hundred times
a second and more. Whatever `visibility` hides is not read here either; a law compares the two at
every question.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from antre.games.nidavellir.content.names import EXPLORER, SEATS
from antre.games.nidavellir.rules.coins import AddCoin, Transform
from antre.games.nidavellir.rules.places import (
    COINS,
    COINS_OF,
    COLUMNS_OF,
    SLOTS,
    class_of,
    owner_of,
)
from antre.games.nidavellir.rules.state import IN_HAND, NO_COIN, NO_TAVERN, Nidavellir

if TYPE_CHECKING:
    from antre.games.nidavellir.seen.encoder import Encoder

# How many decks are remembered as numbers: they change once a round, and are long to count.
KEPT = 512
ALL_KNOWN = (1 << COINS) - 1


class Observer:
    """The places of an encoder's numbers, and the shares that cards and coins count for."""

    def __init__(self, encoder: Encoder) -> None:
        self.content = encoder.content
        self.empty = bytes(4 * encoder.size)
        # By seats at the table and who looks: the block of each seat; a spectator sits on seat 0.
        self.blocks_from = {
            seats: [
                *(turned(encoder.blocks[:seats], me) for me in range(seats)),
                encoder.blocks[:seats],
            ]
            for seats in SEATS
        }
        self._find_places(encoder)
        self._weigh_cards(encoder)
        self._weigh_coins(encoder)
        self.to_come = lru_cache(KEPT)(self._to_come)

    def _find_places(self, encoder: Encoder) -> None:
        at, seat_at = encoder.at, encoder.seat_at
        self.at_age, self.at_round, self.at_over = at["age"], at["round"], at["over"]
        self.at_tavern, self.at_taverns = at["tavern"], at["taverns"]
        self.at_bonus, self.at_added = at["bonus"], at["added"]
        self.at_offer, self.at_offer_hidden = at["offer"], at["offer_hidden"]
        self.at_under_six, self.at_thrud_in_hand = at["under_six"], at["thrud_in_hand"]
        self.at_asked = {rule: at["asked"] + place for place, rule in enumerate(encoder.asked)}
        self.at_seats = {seats: at["seats"] + place for place, seats in enumerate(SEATS)}
        self.in_waiting, self.in_gem, self.in_owned = (
            seat_at[name] for name in ("waiting", "gem", "owned")
        )
        self.in_slots, self.in_unlaid = seat_at["slots"], seat_at["unlaid"]
        self.in_ranks, self.in_points = seat_at["ranks"], seat_at["points"]
        self.in_last, self.in_last_points = seat_at["last_dwarf"], seat_at["last_points"]
        self.at_hero = {
            hero: at["heroes"] + place for place, hero in enumerate(self.content.heroes)
        }
        self.in_hero = {
            hero: seat_at["heroes"] + place for place, hero in enumerate(self.content.heroes)
        }
        self.in_thrud, self.in_ylud = seat_at["thrud"], seat_at["ylud"]
        self.in_distinctions = seat_at["distinctions"]
        self.in_turn, self.in_revealed = seat_at["turn"], seat_at["revealed"]

    def _weigh_cards(self, encoder: Encoder) -> None:
        content = self.content
        self.kind, self.kinds = content.kind, len(content.kind_name)
        self.in_age = encoder.in_age
        self.last_dwarf = content.blacksmith_special
        self.last_share = list(encoder.last.values())
        self.all_ranks, self.all_points = encoder.all_ranks, encoder.all_points
        self.card_share = {seats: 1 / content.players[seats].cards for seats in SEATS}
        self.offer_share = 1 / content.distinction_value[EXPLORER]
        self.gem, self.top_value = content.special_gem, content.top_value
        self.rounds = {seats: content.players[seats].rounds for seats in SEATS}
        self.trading = content.trading
        first = encoder.at["unseen"]
        self.unseen = [
            slice(first + self.kinds * age, first + self.kinds * (age + 1)) for age in range(2)
        ]

    def _weigh_coins(self, encoder: Encoder) -> None:
        self.coin_share, self.highest = encoder.coin_share, encoder.highest
        self.value = [value / encoder.highest for value in self.content.coin_value]
        shares = zip(encoder.royal, encoder.royal_share, strict=True)
        self.royal = [
            (place, int(value), share)
            for place, (value, share) in enumerate(shares, encoder.at["treasury"])
        ]

    # --- the table

    def observe(self, state: Nidavellir, me: int) -> array[float]:
        out = array("f", self.empty)
        seats = len(state.gems)
        blocks = self.blocks_from[seats][me]
        self._moment(out, state, seats)
        if state.stack:
            self._question(out, state, me, blocks)
        self._cards(out, state, seats)
        self._decks(out, state, me)
        for seat, block in enumerate(blocks):
            out[block] = 1.0
            out[block + self.in_gem] = state.gems[seat] / self.gem
            self._coins(out, block, state, seat, me)
            self._army(out, block, state, seat)
        self._holders(out, blocks, state)
        return out

    def _moment(self, out: array[float], state: Nidavellir, seats: int) -> None:
        out[self.at_seats[seats]] = 1.0
        out[self.at_age] = state.age - 1
        out[self.at_round] = state.round / self.rounds[seats]
        out[self.at_under_six] = state.under_six / self.gem
        if state.tavern != NO_TAVERN:
            out[self.at_tavern + state.tavern] = 1.0
        if not state.stack:
            out[self.at_over] = 1.0

    def _question(self, out: array[float], state: Nidavellir, me: int, blocks: list[int]) -> None:
        """Who is asked by which rule; what a question is about is known to who is asked."""
        question = state.question
        out[self.at_asked[question.rule]] = 1.0
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat] + self.in_waiting] = 1.0
        if me in waiting:
            if isinstance(question, Transform):
                out[self.at_bonus] = question.bonus / self.top_value
            elif isinstance(question, AddCoin) and question.first != NO_COIN:
                out[self.at_added + question.first] = 1.0

    def _cards(self, out: array[float], state: Nidavellir, seats: int) -> None:
        first, share = self.at_taverns, self.card_share[seats]
        for cards in state.taverns:
            if cards:
                self._count(out, first, cards, share)
            first += self.kinds
        for hero in state.heroes:
            out[self.at_hero[hero]] = 1.0
        treasury = state.treasury
        for place, value, share in self.royal:
            out[place] = treasury[value] * share

    def _decks(self, out: array[float], state: Nidavellir, me: int) -> None:
        """What is still to come; the cards that the Pioneer drew are known to that seat alone."""
        first, second = state.decks
        still, offer = tuple(second), state.offer
        if offer and me != state.distinctions[EXPLORER]:
            out[self.at_offer_hidden] = len(offer) * self.offer_share
            still += offer
        elif offer:
            self._count(out, self.at_offer, offer, self.offer_share)
        if first:
            out[self.unseen[0]] = self.to_come(0, tuple(first))
        if still:
            out[self.unseen[1]] = self.to_come(1, still)

    def _count(self, out: array[float], first: int, cards: Sequence[int], share: float) -> None:
        kinds = [self.kind[card] for card in cards]
        for kind in kinds:
            out[first + kind] = kinds.count(kind) * share

    # --- the seats

    def _coins(self, out: array[float], block: int, state: Nidavellir, seat: int, me: int) -> None:
        """The coins a seat owns are public; where those lie that are face down is its secret."""
        own = state.coins[COINS_OF[seat]]
        laid, known, hand = state.placed[seat], ALL_KNOWN, True
        if seat != me:
            # How far somebody has come with the bids is nobody else's business.
            if laid < SLOTS and state.tavern == NO_TAVERN:
                laid = 0
            if seat != state.uline:
                known, hand = state.shown[seat], laid == SLOTS
        first, share, count = block + self.in_owned, self.coin_share, own.count
        for coin in own:
            out[first + coin] = count(coin) * share[coin]
        if hand:
            unlaid = own[laid:]
            if known != ALL_KNOWN:
                unlaid = [coin for place, coin in enumerate(unlaid, laid) if known >> place & 1]
            first = block + self.in_unlaid
            for coin in unlaid:
                out[first + coin] = unlaid.count(coin) * share[coin]
        if laid:
            self._slots(out, block + self.in_slots, own[:laid], known)

    def _slots(self, out: array[float], place: int, laid: list[int], known: int) -> None:
        """The coins on the tavern slots; of one face down, that it lies there."""
        for coin in laid:
            out[place] = 1.0
            if known & 1:
                out[place + 1] = 1.0
                out[place + 2] = self.value[coin]
                if coin in self.trading:
                    out[place + 3] = 1.0
            known >>= 1
            place += 4

    def _army(self, out: array[float], block: int, state: Nidavellir, seat: int) -> None:
        own, last_dwarf, in_hero = COLUMNS_OF[seat], self.last_dwarf, self.in_hero
        ranks, points, heroes = state.ranks[own], state.points[own], state.hero_count[seat]
        for place, cards in enumerate(state.columns[own]):
            if cards:
                at = block + place
                out[at + self.in_ranks] = ranks[place] / self.all_ranks[place]
                out[at + self.in_points] = points[place] / self.all_points[place]
                last = cards[-1]
                if last <= last_dwarf:
                    out[at + self.in_last] = 1.0
                    out[at + self.in_last_points] = self.last_share[last]
                # Heroes are numbered behind all dwarves.
                for card in cards if heroes else ():
                    if card > last_dwarf:
                        out[block + in_hero[card]] = 1.0
        for card in state.command[seat]:
            out[block + in_hero[card]] = 1.0

    def _holders(self, out: array[float], blocks: list[int], state: Nidavellir) -> None:
        """What belongs to some seat: distinctions, the turns in this tavern, Thrud and Ylud."""
        for place, seat in enumerate(state.distinctions):
            if seat >= 0:
                out[blocks[seat] + self.in_distinctions + place] = 1.0
        for place, seat in enumerate(state.order):
            out[blocks[seat] + self.in_turn] = 1 - place / len(blocks)
            out[blocks[seat] + self.in_revealed] = state.revealed[place] / self.highest
        thrud, ylud = state.thrud, state.ylud
        if thrud == IN_HAND:
            out[self.at_thrud_in_hand] = 1.0
        elif thrud >= 0:
            out[blocks[owner_of(thrud)] + self.in_thrud + class_of(thrud)] = 1.0
        if ylud >= 0:
            out[blocks[owner_of(ylud)] + self.in_ylud + class_of(ylud)] = 1.0

    # --- worked out once

    def _to_come(self, age: int, cards: tuple[int, ...]) -> array[float]:
        """By kind, the share that is left of the cards of an age."""
        counts = [0] * self.kinds
        for card in cards:
            counts[self.kind[card]] += 1
        return array("f", [n * share for n, share in zip(counts, self.in_age[age], strict=True)])


def turned(blocks: list[int], me: int) -> list[int]:
    """The block of each seat as one of them sees it: its own is the first."""
    return [blocks[(seat - me) % len(blocks)] for seat in range(len(blocks))]
