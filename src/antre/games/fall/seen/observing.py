"""What a seat may know of a state of Fall, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between. An ancestry grows by a card now and
then: what it looks like in numbers is worked out once and copied while it is remembered. Whatever
`visibility` hides is not read here either; a law compares the two at every question.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from antre.games.fall.content.board import BOARDS, FIRST_SITE, MOST_HALLS, SPACES
from antre.games.fall.content.content import SEATS
from antre.games.fall.content.grid import START, cell_name, cells_of
from antre.games.fall.content.names import CLANS, KINDS, SOURCES, STAR_ON_HALL
from antre.games.fall.rules.ancestry import Ancestry
from antre.games.fall.rules.draft import CARD
from antre.games.fall.rules.state import NOTHING, Fall, eyes_of
from antre.games.fall.seen.parts import (
    HAND,
    HONOUR,
    INFLUENCE,
    MOST_POWER,
    OF_ONE_SOURCE,
    SYMBOL_NUMBERS,
    TOKENS,
    TROLLS,
    TURNS,
    VOTE_PLACES,
    VOTES,
    squeezed,
)
from antre.games.fall.seen.questions import ASKED

if TYPE_CHECKING:
    from antre.games.fall.seen.encoder import Encoder

# How many ancestries are remembered as numbers; one takes some 5,000 bytes.
KEPT = 512
Numbers = list[tuple[int, float]]


class Observer:
    """The places of an encoder's numbers, and what was worked out for them before."""

    def __init__(self, encoder: Encoder) -> None:
        self.told, self.content = encoder.told, encoder.content
        self.at, self.seat_at, self.blocks = encoder.at, encoder.seat_at, encoder.blocks
        self.empty = bytes(4 * encoder.size)
        self.asked = {rule: encoder.at["asked"] + place for place, rule in enumerate(ASKED)}
        self.place_of, self.strength = encoder.place_of, encoder.strength
        self.star = {
            number: encoder.star[champion.name]
            for number, champion in enumerate(self.content.champions)
            if champion.name in encoder.star
        }
        self.highest_vote, self.copies = encoder.highest_vote, encoder.copies
        self.highest_hall = max(self.content.hall_values)
        self.highest_boost = max(*self.content.boosts, 1)
        self.under = {cell: encoder.under[cell_name(cell)] for cell in encoder.quadrants}
        self.picked = cache(encoder.picked)
        self.symbols = lru_cache(KEPT)(self._symbols)
        self.cards_laid = lru_cache(KEPT)(self._cards_laid)

    def observe(self, state: Fall, me: int) -> array[float]:
        out = array("f", self.empty)
        seats = len(state.provisions)
        blocks = [self.blocks[(seat - max(me, 0)) % seats] for seat in range(seats)]
        self._moment(out, state, seats)
        if state.stack:
            self._question(out, state, me, blocks)
        self._tables(out, state)
        self._known(out, state, me)
        self._champions(out, state, me)
        for seat, block in enumerate(blocks):
            self._seat(out, block, state, seat)
            self._ancestry(out, block, state, seat, me)
            if seat == me:
                self._secrets(out, block, state, seat)
        self._tracks(out, state, blocks)
        self._looked_at(out, state, blocks)
        return out

    # --- the table

    def _moment(self, out: array[float], state: Fall, seats: int) -> None:
        at = self.at
        out[at["seats"] + seats - SEATS[0]] = 1.0
        out[at["board"] + BOARDS.index(state.board.name)] = 1.0
        out[at["wave"] + state.wave - 1] = 1.0
        out[at["turn"]] = squeezed(state.turn, TURNS)
        out[at["over"]] = not state.stack
        out[at["moment"]] = state.extra_weak
        out[at["moment"] + 1] = state.fallen

    def _question(self, out: array[float], state: Fall, me: int, blocks: list[int]) -> None:
        """Who is asked by which rule; what a question is about is known to who is asked."""
        question = state.question
        out[self.asked[question.rule]] = 1.0
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat] + self.seat_at["waiting"]] = 1.0
        if me in waiting:
            name, *values = question.dump()
            for place, number in self.told(name, tuple(values), me, len(blocks)):
                out[place] = number

    def _tables(self, out: array[float], state: Fall) -> None:
        """Wheel, Great Halls, vote tiles, caverns and the gnomes that all can count."""
        at, content = self.at, self.content
        out[at["wheel"] + state.wheel] = 1.0
        for place, value in enumerate(state.halls):
            out[at["halls"] + place] = min(value / self.highest_hall, 1.0)
        for clan, tile in enumerate(state.tiles):
            first = at["tiles"] + VOTE_PLACES * clan
            for place, honour in enumerate(content.vote_tiles[tile][:VOTE_PLACES]):
                out[first + place] = honour / self.highest_vote
        put(out, at["critical"], state.critical)
        out[at["rally"] + state.rally] = 1.0
        for strength in state.angry:
            count = state.angry.count(strength)
            out[at["angry"] + self.strength[strength]] = count / self.copies
        out[at["reserve"]] = len(state.reserve) / len(content.gnome_tokens)
        put(out, at["voted"], cells_of(state.voted))
        out[at["discards"]] = len(state.discarded) / len(content.card_name)

    def _known(self, out: array[float], state: Fall, me: int) -> None:
        """Gate cards, gnome tokens and ancestry cards: each seat knows those it has seen."""
        eyes = eyes_of(me)
        self._gates(out, state, eyes)
        self._gnomes(out, state, eyes)
        at = self.at
        put(out, at["deck"], state.deck)
        for seat, hand in enumerate(state.hands):
            if not state.hand_seen[seat] & eyes:
                put(out, at["deck"], hand)
        for card, seen in zip(state.discarded, state.discard_seen, strict=True):
            out[at["discarded" if seen & eyes else "deck"] + card] = 1.0

    def _gates(self, out: array[float], state: Fall, eyes: int) -> None:
        first = self.at["row"]
        put(out, self.at["gates"], state.gates)
        for slot, seen in enumerate(state.row_seen):
            out[first] = 1.0
            clan = state.row[slot]
            if seen & eyes:
                out[first + 1 + clan] = 1.0
            elif clan != NOTHING:
                out[self.at["gates"] + clan] = 1.0
            first += 1 + len(CLANS)

    def _gnomes(self, out: array[float], state: Fall, eyes: int) -> None:
        highest = max(self.content.gnome_tokens)
        unseen = list(state.reserve)
        for cavern in cells_of(state.invaded):
            first = self.at["gnomes"] + 2 * TOKENS * cavern
            for place in tokens_in(state, cavern):
                out[first] = 1.0
                if state.gnome_seen[place] & eyes:
                    out[first + 1] = state.gnomes[place] / highest
                else:
                    unseen.append(state.gnomes[place])
                first += 2
        for strength, place in self.strength.items():
            out[self.at["gnomes_unseen"] + place] = unseen.count(strength) / self.copies

    def _champions(self, out: array[float], state: Fall, me: int) -> None:
        at = self.at
        put(out, at["offer"], state.offer)
        for packet in state.packets:
            put(out, at["to_come"], packet)
        for seat, pair in enumerate(state.starters):
            if seat != me:
                put(out, at["to_come"], pair)
                one(out, at["to_come"], state.rejected[seat])
        put(out, at["removed"], state.removed)
        for champion, used in enumerate(state.claws):
            if used:
                out[at["claws"] + champion] = used / self.content.champions[champion].claws
        for champion, space in enumerate(state.pawns):
            if space != NOTHING:
                out[at["pawns"] + SPACES * champion + space] = 1.0
        for star, place in state.stars:
            first = at["stars"] + (MOST_HALLS + FIRST_SITE) * self.star[star]
            on_hall = self.content.champions[star].ability in STAR_ON_HALL
            out[first + (place if on_hall else MOST_HALLS + place)] = 1.0

    def _tracks(self, out: array[float], state: Fall, blocks: list[int]) -> None:
        """Votes and influence, and who comes first by them."""
        at, seats = self.seat_at, len(blocks)
        for clan, order in enumerate(state.standing):
            for place, seat in enumerate(order, 1):
                out[blocks[seat] + at["standing"] + clan] = 1 / place
        for slot, champion in enumerate(state.offer):
            for seat, count in enumerate(state.influence[seats * slot : seats * (slot + 1)]):
                if count:
                    out[blocks[seat] + at["influence"] + champion] = squeezed(count, INFLUENCE)
            for place, seat in enumerate(state.suitors[slot], 1):
                out[blocks[seat] + at["suit"] + champion] = 1 / place

    def _looked_at(self, out: array[float], state: Fall, blocks: list[int]) -> None:
        """Whose disc lies on a gnome token or a gate card, and who has had a hand."""
        at, anybody = self.seat_at, (1 << len(blocks)) - 1
        for cavern in cells_of(state.invaded):
            for slot, place in enumerate(tokens_in(state, cavern), TOKENS * cavern):
                for seat in cells_of(state.gnome_seen[place] & anybody):
                    out[blocks[seat] + at["gnomes_seen"] + slot] = 1.0
        for slot, seen in enumerate(state.row_seen):
            for seat in cells_of(seen & anybody):
                out[blocks[seat] + at["row_seen"] + slot] = 1.0
        for seat, seen in enumerate(state.hand_seen):
            for other in cells_of(seen & anybody):
                place = self.blocks.index(blocks[other])
                out[blocks[seat] + at["hand_seen"] + place] = 1.0

    # --- the seats

    def _seat(self, out: array[float], block: int, state: Fall, seat: int) -> None:
        at, content, seats = self.seat_at, self.content, len(state.provisions)
        out[block + at["present"]] = 1.0
        out[block + at["active"]] = seat == state.active
        out[block + at["turn"]] = 1 - (seat - state.first) % seats / seats
        out[block + at["honour"]] = squeezed(state.honour(seat), HONOUR)
        tally = state.tally[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
        for place, honour in enumerate(tally, block + at["sources"]):
            if honour:
                out[place] = squeezed(honour, OF_ONE_SOURCE)
        most = content.most_supplies
        out[block + at["provisions"]] = min(state.provisions[seat] / most, 1.0)
        out[block + at["desperation"]] = min(state.desperation[seat] / most, 1.0)
        out[block + at["boost"]] = content.boosts[state.boosts[seat]] / self.highest_boost
        out[block + at["reserve"]] = state.troll_reserve[seat] / content.trolls
        for space in cells_of(state.inhabits[seat]):
            count = state.trolls[SPACES * seat + space]
            out[block + at["trolls"] + space] = squeezed(count, TROLLS)
        put(out, block + at["lairs"], cells_of(state.lairs[seat]))
        votes = state.votes[len(CLANS) * seat : len(CLANS) * (seat + 1)]
        for place, count in enumerate(votes, block + at["votes"]):
            if count:
                out[place] = squeezed(count, VOTES)
        put(out, block + at["champions"], state.champions[seat])

    def _ancestry(self, out: array[float], block: int, state: Fall, seat: int, me: int) -> None:
        """The hand, as far as it was seen, the cards laid and what they show."""
        at, hand = self.seat_at, state.hands[seat]
        if state.hand_seen[seat] & eyes_of(me):
            put(out, block + at["hand"], hand)
        out[block + at["hand_size"]] = squeezed(len(hand), HAND)
        for place, number in self.cards_laid(state.laid[seat]):
            out[block + place] = number
        numbers = self.symbols(state.ancestry[seat])
        first = block + at["symbols"]
        out[first : first + len(numbers)] = numbers
        for cell in cells_of(state.covered[seat]):
            out[block + at["covered"] + self.place_of[cell]] = 1.0

    def _secrets(self, out: array[float], block: int, state: Fall, seat: int) -> None:
        """What a seat has chosen without telling anybody."""
        at = self.seat_at
        put(out, block + at["starters"], state.starters[seat])
        one(out, block + at["kept"], state.kept[seat])
        one(out, block + at["rejected"], state.rejected[seat])
        if state.picks[seat] != NOTHING:
            option = state.setup.options.parse(state.picks[seat])
            for place in self.picked(option.text):
                out[block + place] = 1.0

    # --- worked out once

    def _cards_laid(self, laid: tuple[int, ...]) -> Numbers:
        """Where something stands in a seat's block for the cards it has laid, and what."""
        at = self.seat_at
        numbers = [(at["occupied"] + place, 1.0) for place in self.under[START]]
        for number, one_laid in enumerate(laid, 1):
            card, cell = divmod(one_laid, CARD)
            numbers.append((at["laid"] + card, number / len(laid)))
            numbers += [(at["occupied"] + place, 1.0) for place in self.under[cell]]
        return numbers

    def _symbols(self, ancestry: Ancestry) -> array[float]:
        numbers = array("f", bytes(4 * SYMBOL_NUMBERS * len(self.place_of)))
        for kind in range(len(KINDS)):
            for cell in cells_of(ancestry[kind]):
                first = SYMBOL_NUMBERS * self.place_of[cell]
                power = (ancestry.odd >> cell & 1) + 2 * (ancestry.double >> cell & 1)
                numbers[first + kind] = 1.0
                numbers[first + len(KINDS)] = power / MOST_POWER
        return numbers


def tokens_in(state: Fall, cavern: int) -> list[int]:
    """The places of a cavern in which a gnome token lies."""
    return [place for place in (2 * cavern, 2 * cavern + 1) if state.gnomes[place]]


def one(out: array[float], first: int, number: int) -> None:
    """The place of a number, if there is one."""
    if number != NOTHING:
        out[first + number] = 1.0


def put(out: array[float], first: int, numbers: Iterable[int]) -> None:
    for number in numbers:
        out[first + number] = 1.0
