"""What a seat may know of a state of Nidavellir, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between, for learners that look a hundred times
a second and more. Whatever `visibility` hides is not read here either; a law compares the two at
every question. What is long to count and changes seldom (decks, taverns, coins, armies) is counted
once and remembered, by nothing but the cards and coins themselves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable
from functools import partial
from operator import itemgetter, mul, truediv
from typing import TYPE_CHECKING, TypeVar

from antre.core.observation import Floats
from antre.core.step import NOBODY
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

# How many of each are remembered: enough for some games side by side, few enough to be at hand.
KEPT = 128
ALL_KNOWN = (1 << COINS) - 1
# The last card of an empty column, as a place in lists that end with what it counts for.
NO_CARD, NOTHING = -1, [0.0]

K = TypeVar("K", bound=Hashable)


class Numbers(dict[K, Floats]):
    """Numbers that follow from a key, counted once; quicker to ask than an `lru_cache`."""

    def __init__(self, count: Callable[[K], Floats]) -> None:
        self.count = count

    def __missing__(self, key: K) -> Floats:
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = self.count(key)
        return found


# By class the cards, ranks and points of a seat, and the heroes beside them.
Army = tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class Block:
    """Where the numbers of a seat stand."""

    __slots__ = (
        "army", "distinctions", "gem", "owned", "present", "revealed", "slots", "thrud", "turn",
        "unlaid", "waiting", "ylud",
    )  # fmt: skip

    def __init__(self, first: int, encoder: Encoder) -> None:
        at = {name: first + place for name, place in encoder.seat_at.items()}
        coins = len(encoder.content.coin_name)
        self.present, self.waiting, self.gem = at["present"], at["waiting"], at["gem"]
        self.owned, self.unlaid = span(at["owned"], coins), span(at["unlaid"], coins)
        self.slots = [span(at["slots"] + 4 * slot, 4) for slot in range(SLOTS)]
        # Ranks, points, last dwarves and heroes stand side by side.
        self.army = slice(at["ranks"], at["heroes"] + len(encoder.content.heroes))
        self.thrud, self.ylud, self.distinctions = at["thrud"], at["ylud"], at["distinctions"]
        self.turn, self.revealed = at["turn"], at["revealed"]


class Observer:
    """The places of an encoder's numbers, and the shares that cards and coins count for."""

    def __init__(self, encoder: Encoder) -> None:
        self.content = encoder.content
        self._find_places(encoder)
        self._find_blocks(encoder)
        self._weigh_cards(encoder)
        self._weigh_coins(encoder)
        self.to_come = [Numbers(partial(self._to_come, age)) for age in range(2)]
        self.lying = {
            seats: Numbers(partial(self._cards_of, 1 / self.content.players[seats].cards))
            for seats in SEATS
        }
        self.drawn = Numbers(partial(self._cards_of, self.offer_share))
        self.display, self.vault = Numbers(self._display), Numbers(self._vault)
        self.tally, self.army = Numbers(self._tally), Numbers(self._army)

    def _find_places(self, encoder: Encoder) -> None:
        at = encoder.at
        kinds, heroes = len(self.content.kind_name), len(self.content.heroes)
        self.at_age, self.at_round, self.at_over = at["age"], at["round"], at["over"]
        self.at_tavern, self.at_bonus, self.at_added = at["tavern"], at["bonus"], at["added"]
        self.at_taverns = [span(at["taverns"] + kinds * tavern, kinds) for tavern in range(SLOTS)]
        self.at_heroes = span(at["heroes"], heroes)
        self.at_treasury = span(at["treasury"], len(encoder.royal))
        self.at_unseen = [span(at["unseen"] + kinds * age, kinds) for age in range(2)]
        self.at_offer, self.at_offer_hidden = span(at["offer"], kinds), at["offer_hidden"]
        self.at_under_six, self.at_thrud_in_hand = at["under_six"], at["thrud_in_hand"]
        self.at_asked = {rule: at["asked"] + place for place, rule in enumerate(encoder.asked)}

    def _find_blocks(self, encoder: Encoder) -> None:
        """By seats at the table: a table at which they sit, and the blocks as each one sees them.

        A spectator looks from seat 0.
        """
        blocks = [Block(first, encoder) for first in encoder.blocks]
        self.tables: dict[int, array[float]] = {}
        self.blocks_from: dict[int, list[list[Block]]] = {}
        for place, seats in enumerate(SEATS):
            taken = blocks[:seats]
            self.blocks_from[seats] = [*(turned(taken, me) for me in range(seats)), taken]
            table = self.tables[seats] = blank(encoder.size)
            table[encoder.at["seats"] + place] = 1.0
            for block in taken:
                table[block.present] = 1.0

    def _weigh_cards(self, encoder: Encoder) -> None:
        content = self.content
        self.kind, self.kinds = content.kind, len(content.kind_name)
        self.in_age = encoder.in_age
        # By card, whether it can be discarded and its points; dwarves are numbered first.
        self.last_dwarf = content.blacksmith_special
        others = [0.0] * (len(content.card_name) - len(encoder.last))
        self.is_dwarf = [*[1.0] * len(encoder.last), *others, *NOTHING]
        self.last_share = [*encoder.last.values(), *others, *NOTHING]
        self.no_heroes = [0.0] * len(content.heroes)
        to_heroes = encoder.seat_at["heroes"] - encoder.seat_at["ranks"]
        self.to_hero = {hero: to_heroes + place for place, hero in enumerate(content.heroes)}
        self.all_ranks, self.all_points = encoder.all_ranks, encoder.all_points
        self.offer_share = 1 / content.distinction_value[EXPLORER]
        self.gem, self.top_value = content.special_gem, content.top_value
        self.rounds = {seats: content.players[seats].rounds for seats in SEATS}
        self.turns = {seats: [1 - place / seats for place in range(seats)] for seats in SEATS}

    def _weigh_coins(self, encoder: Encoder) -> None:
        content = self.content
        self.coin_share, self.highest = encoder.coin_share, encoder.highest
        self.royal, self.royal_share = itemgetter(*map(int, encoder.royal)), encoder.royal_share
        # A coin on a tavern slot: that it lies there, face known, value, trading coin.
        self.face_down = array("f", [1, 0, 0, 0])
        self.face_up = [
            array("f", [1, 1, value / encoder.highest, coin in content.trading])
            for coin, value in enumerate(content.coin_value)
        ]

    # --- the table

    def observe(self, state: Nidavellir, me: int) -> array[float]:
        seats = len(state.gems)
        out = self.tables[seats][:]
        blocks = self.blocks_from[seats][me]
        self._moment(out, state, seats)
        if state.stack:
            self._question(out, state, me, blocks)
        self._cards(out, state, seats)
        self._decks(out, state, me)
        for seat, block in enumerate(blocks):
            out[block.gem] = state.gems[seat] / self.gem
            self._coins(out, block, state, seat, me)
            own = COLUMNS_OF[seat]
            out[block.army] = self.army[
                tuple(state.columns[own]),
                tuple(state.ranks[own]),
                tuple(state.points[own]),
                state.command[seat],
            ]
        self._holders(out, blocks, state)
        return out

    def _moment(self, out: array[float], state: Nidavellir, seats: int) -> None:
        out[self.at_age] = state.age - 1
        out[self.at_round] = state.round / self.rounds[seats]
        out[self.at_under_six] = state.under_six / self.gem
        if state.tavern != NO_TAVERN:
            out[self.at_tavern + state.tavern] = 1.0
        if not state.stack:
            out[self.at_over] = 1.0

    def _question(self, out: array[float], state: Nidavellir, me: int, blocks: list[Block]) -> None:
        """Who is asked by which rule; what a question is about is known to who is asked."""
        question = state.question
        out[self.at_asked[question.rule]] = 1.0
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat].waiting] = 1.0
        if me in waiting:
            # Frames are abstract classes, of which `isinstance` is slow to tell.
            if type(question) is Transform:
                out[self.at_bonus] = question.bonus / self.top_value
            elif type(question) is AddCoin and question.first != NO_COIN:
                out[self.at_added + question.first] = 1.0

    def _cards(self, out: array[float], state: Nidavellir, seats: int) -> None:
        lying = self.lying[seats]
        for place, cards in zip(self.at_taverns, state.taverns, strict=True):
            if cards:
                out[place] = lying[cards]
        out[self.at_heroes] = self.display[state.heroes]
        out[self.at_treasury] = self.vault[tuple(state.treasury)]

    def _decks(self, out: array[float], state: Nidavellir, me: int) -> None:
        """What is still to come; the cards that the Pioneer drew are known to that seat alone."""
        first, second = state.decks
        still, offer = tuple(second), state.offer
        if offer and me != state.distinctions[EXPLORER]:
            out[self.at_offer_hidden] = len(offer) * self.offer_share
            still += offer
        elif offer:
            out[self.at_offer] = self.drawn[offer]
        if first:
            out[self.at_unseen[0]] = self.to_come[0][tuple(first)]
        if still:
            out[self.at_unseen[1]] = self.to_come[1][still]

    # --- the seats

    def _coins(
        self, out: array[float], block: Block, state: Nidavellir, seat: int, me: int
    ) -> None:
        """The coins a seat owns are public; where those lie that are face down is its secret."""
        own = state.coins[COINS_OF[seat]]
        out[block.owned] = self.tally[tuple(sorted(own))]
        laid, known, hand = state.placed[seat], ALL_KNOWN, True
        if seat != me:
            # How far somebody has come with the bids is nobody else's business.
            if laid < SLOTS and state.tavern == NO_TAVERN:
                laid = 0
            if seat != state.uline:
                known, hand = state.shown[seat], laid == SLOTS
        if hand and known >> laid:
            unlaid = own[laid:]
            if known != ALL_KNOWN:
                unlaid = [coin for place, coin in enumerate(unlaid, laid) if known >> place & 1]
            out[block.unlaid] = self.tally[tuple(sorted(unlaid))]
        if laid:
            for place, coin in zip(block.slots, own[:laid], strict=False):
                out[place] = self.face_up[coin] if known & 1 else self.face_down
                known >>= 1

    def _holders(self, out: array[float], blocks: list[Block], state: Nidavellir) -> None:
        """What belongs to some seat: distinctions, the turns in this tavern, Thrud and Ylud."""
        if max(state.distinctions) != NOBODY:
            for place, seat in enumerate(state.distinctions):
                if seat != NOBODY:
                    out[blocks[seat].distinctions + place] = 1.0
        if state.order:
            turns = zip(state.order, state.revealed, self.turns[len(blocks)], strict=True)
            for seat, value, turn in turns:
                block = blocks[seat]
                out[block.turn] = turn
                out[block.revealed] = value / self.highest
        thrud, ylud = state.thrud, state.ylud
        if thrud == IN_HAND:
            out[self.at_thrud_in_hand] = 1.0
        elif thrud >= 0:
            out[blocks[owner_of(thrud)].thrud + class_of(thrud)] = 1.0
        if ylud >= 0:
            out[blocks[owner_of(ylud)].ylud + class_of(ylud)] = 1.0

    # --- counted once and remembered

    def _to_come(self, age: int, cards: tuple[int, ...]) -> array[float]:
        """By kind, the share that is left of the cards of an age."""
        counts = [0] * self.kinds
        for card in cards:
            counts[self.kind[card]] += 1
        return array("f", [n * share for n, share in zip(counts, self.in_age[age], strict=True)])

    def _cards_of(self, share: float, cards: tuple[int, ...]) -> array[float]:
        """By kind, the cards of it, each counting for a share."""
        numbers = blank(self.kinds)
        kinds = [self.kind[card] for card in cards]
        for kind in kinds:
            numbers[kind] = kinds.count(kind) * share
        return numbers

    def _display(self, heroes: tuple[int, ...]) -> array[float]:
        return array("f", [hero in heroes for hero in self.content.heroes])

    def _vault(self, treasury: tuple[int, ...]) -> array[float]:
        """By value, the share that is left of the royal coins."""
        return array("f", map(mul, self.royal(treasury), self.royal_share))

    def _tally(self, coins: tuple[int, ...]) -> array[float]:
        """By coin, the share that somebody has of all there are."""
        numbers = blank(len(self.coin_share))
        for coin in coins:
            numbers[coin] = coins.count(coin) * self.coin_share[coin]
        return numbers

    def _army(self, army: Army) -> array[float]:
        columns, ranks, points, command = army
        last = [cards[-1] if cards else NO_CARD for cards in columns]
        numbers = array(
            "f",
            [
                *map(truediv, ranks, self.all_ranks),
                *map(truediv, points, self.all_points),
                *map(self.is_dwarf.__getitem__, last),
                *map(self.last_share.__getitem__, last),
                *self.no_heroes,
            ],
        )
        # Heroes are numbered behind all dwarves.
        last_dwarf = self.last_dwarf
        heroes = [card for cards in columns for card in cards if card > last_dwarf]
        for hero in (*heroes, *command):
            numbers[self.to_hero[hero]] = 1.0
        return numbers


def span(first: int, size: int) -> slice:
    return slice(first, first + size)


def blank(size: int) -> array[float]:
    return array("f", bytes(4 * size))


def turned(blocks: list[Block], me: int) -> list[Block]:
    """The block of each seat as one of them sees it: its own is the first."""
    return [blocks[(seat - me) % len(blocks)] for seat in range(len(blocks))]
