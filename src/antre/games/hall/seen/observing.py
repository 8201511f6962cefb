"""What a seat may know of a state of the Hall, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between. Most of the table lies as it lay one
choice ago: what a mask, a pack or a supply looks like in numbers is worked out once and copied
while it is remembered. Whatever `visibility` hides is not read here either; a law compares the
two at every question.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from antre.games.hall.content.content import PLACES, WORKSHOPS
from antre.games.hall.content.grid import STRIDE, cells_of
from antre.games.hall.content.resources import RESOURCES, STATUE_CLANS, counts
from antre.games.hall.rules.state import NOTHING, Hall
from antre.games.hall.seen.parts import (
    ASKED,
    CARD_NUMBERS,
    FRAMES,
    HONOR,
    LAST_ROUNDS,
    MOST_RUNES,
    MOST_SYMBOLS,
    PLACE_NUMBERS,
    ROUNDS,
    SLOT_NUMBERS,
    STATUES,
    TOKENS_OF_KIND,
    card_numbers,
    sites_of,
    spaces_of,
    squeezed,
)

if TYPE_CHECKING:
    from antre.games.hall.seen.encoder import Encoder

# How many pieces of the table are remembered as numbers; a mask takes some 1,500 bytes.
MANY, FEW = 2048, 256


class Observer:
    """The places of an encoder's numbers, and what was worked out for them before."""

    def __init__(self, encoder: Encoder) -> None:
        self.told = encoder.told
        self.content = content = encoder.content
        self.at, self.seat_at, self.blocks = encoder.at, encoder.seat_at, encoder.blocks
        self.empty = bytes(4 * encoder.size)
        self.space = {cell: place for place, cell in enumerate(spaces_of(content))}
        self.asked = {rule: encoder.at["asked"] + place for place, rule in enumerate(ASKED)}
        self.card = [card_numbers(content, card) for card in range(len(content.card_name))]
        self.starter = {card: place for place, card in enumerate(content.starters)}
        recruits = sorted(card for deck in content.decks for card in deck)
        self.troll = {card: place for place, card in enumerate(recruits)}
        self.copies = [content.pedestals.count(clan) for clan in STATUE_CLANS]
        self._find_sites()
        self.spread = lru_cache(MANY)(self._spread)
        self.dug = lru_cache(FEW)(self._dug)
        self.packed = lru_cache(MANY)(self._packed)
        self.stored = lru_cache(MANY)(self._stored)
        self.horde = lru_cache(FEW)(self._horde)
        self.to_come = lru_cache(FEW)(self._to_come)
        self.supplies = lru_cache(FEW)(self._supplies)

    def _find_sites(self) -> None:
        """Where each site of a board has its numbers."""
        place = {cell: number for number, cell in enumerate(sites_of(self.content))}
        self.site = {board: [place[cell] for cell in board.sites] for board in self.content.boards}

    # --- the table

    def observe(self, state: Hall, me: int) -> array[float]:
        out = array("f", self.empty)
        seats = len(state.portals)
        first = max(me, 0)
        blocks = [self.blocks[(seat - first) % seats] for seat in range(seats)]
        self._moment(out, state, seats)
        if state.stack:
            self._question(out, state, me, blocks)
        self._supply(out, state)
        self._spells(out, state)
        self._mountain(out, state)
        for seat, block in enumerate(blocks):
            self._seat(out, block, state, seat, me)
        for place, seat in enumerate(state.crowned):
            out[blocks[seat] + self.seat_at["crown"] + place] = 1.0
        return out

    def _moment(self, out: array[float], state: Hall, seats: int) -> None:
        at = self.at
        out[at["seats"] + seats - 2] = 1.0
        out[at["winter"]] = state.board is self.content.boards[0]
        out[at["teams"]] = len(state.honor) < seats
        out[at["round"]] = squeezed(state.round, ROUNDS)
        if state.last_round:
            out[at["ending"]] = 1.0
            out[at["rounds_left"]] = (state.last_round - state.round) / LAST_ROUNDS
        out[at["over"]] = not state.stack
        turn = at["turn"]
        out[turn], out[turn + 1], out[turn + 2] = state.cast, state.moved, state.by_hand
        if state.powers:
            for spell in cells_of(state.powers):
                out[at["powers"] + spell] = 1.0

    def _question(self, out: array[float], state: Hall, me: int, blocks: list[int]) -> None:
        """Who is asked by which rule; what a question is about is known to who is asked."""
        question = state.question
        out[self.asked[question.rule]] = 1.0
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat] + self.seat_at["waiting"]] = 1.0
        if me in waiting:
            name = type(question).__name__
            numbers = [getattr(question, field) for field in FRAMES[name]]
            for place, number in self.told(name, tuple(numbers)):
                out[place] = number

    def _supply(self, out: array[float], state: Hall) -> None:
        at, content = self.at, self.content
        put(
            out,
            at["horde"],
            self.horde(tuple(state.horde), tuple(state.horde_pedestals), tuple(state.bribes)),
        )
        put(out, at["unseen"], self.to_come(*map(tuple, state.decks)))
        put(out, at["tiles"], self.supplies(state.tiles, state.altars, state.workshop_supply))
        for below in state.bottoms:
            for place, card in enumerate(below):
                out[at["below"] + self.troll[card]] = 1 / (place + 1)
        for clan in STATUE_CLANS:
            out[at["bag"] + clan] = state.bag.count(clan) / self.copies[clan]
        highest = max(content.token_values)
        for place, value in enumerate(state.tokens, at["tokens"]):
            if value:
                out[place] = value / highest

    def _spells(self, out: array[float], state: Hall) -> None:
        at = self.at
        for place, spell in enumerate(state.grimoire):
            out[at["grimoire"] + spell] = 1.0
            out[at["runes"] + spell] = state.runes[place] / MOST_RUNES
        mark(out, at["spells_unseen"], state.spells)
        for place, spell in enumerate(state.spells_bottom):
            out[at["spells_below"] + spell] = 1 / (place + 1)

    def _mountain(self, out: array[float], state: Hall) -> None:
        at, spread, spaces = self.at, self.spread, len(self.space)
        sites = self.site[state.board]
        for number, kind in enumerate(state.workshops):
            if kind != NOTHING:
                out[at["built"] + len(WORKSHOPS) * sites[number] + kind] = 1.0
        for number in state.used:
            out[at["used"] + sites[number]] = 1.0
        put(out, at["rubble"], spread(state.rubble))
        put(out, at["buried"], spread(state.buried))
        for clan in STATUE_CLANS:
            put(out, at["statues"] + spaces * clan, spread(state.statues[clan]))
            put(out, at["pedestals"] + spaces * clan, spread(state.pedestals[clan]))
        put(out, at["tunnels"], self.dug(state.sections))
        for cell in state.altars:
            if cell != NOTHING:
                out[at["altars"] + self.space[cell]] = 1.0

    # --- the seats

    def _seat(self, out: array[float], block: int, state: Hall, seat: int, me: int) -> None:
        at, team, seats = self.seat_at, state.team_of[seat], len(state.portals)
        out[block + at["present"]] = 1.0
        out[block + at["turn"]] = 1 - (seat - state.first) % seats / seats
        out[block + at["partner"]] = seat != max(me, 0) and team == state.team_of[max(me, 0)]
        out[block + at["honor"]] = squeezed(state.honor[team], HONOR)
        put(out, block + at["storage"], self.stored(state.storage[team]))
        for clan, count in enumerate(state.stock_of(seat)):
            if count:
                out[block + at["stock"] + clan] = count / self.copies[clan]
        self._hidden(out, block, state, seat, me)
        pack = self.packed(tuple(state.pack_of(seat)), tuple(state.held_by(seat)))
        put(out, block + at["pack"], pack)
        put(out, block + at["network"], self.spread(state.network[seat]))
        if state.portals[seat] != NOTHING:
            out[block + at["portal"] + self.space[state.portals[seat]]] = 1.0

    def _hidden(self, out: array[float], block: int, state: Hall, seat: int, me: int) -> None:
        """Starting trolls in hand are one's own secret, what tokens are worth the team's."""
        at, values = self.seat_at, self.content.token_values
        if won := state.won[seat]:
            out[block + at["tokens"]] = len(won) / len(values)
            if not state.stack or state.are_partners(seat, me):
                out[block + at["tokens_known"]] = sum(won) / sum(values)
        to_come = state.starters[seat]
        if seat == me:
            for card in state.hand[seat]:
                out[block + at["hand"] + self.starter[card]] = 1.0
        else:
            to_come = [*to_come, *state.hand[seat]]
        for card in to_come:
            out[block + at["starters"] + self.starter[card]] = 1.0

    # --- worked out once

    def _spread(self, mask: int) -> array[float]:
        """Spaces, by space."""
        numbers, space = zeros(len(self.space)), self.space
        # Reading the bits off a text is quicker than taking them from the number one by one.
        text = bin(mask)[:1:-1]
        cell = text.find("1")
        while cell >= 0:
            numbers[space[cell]] = 1.0
            cell = text.find("1", cell + 1)
        return numbers

    def _dug(self, sections: tuple[int, ...]) -> array[float]:
        """By space: whether it is dug, joined to the right, joined downwards."""
        dug = right = down = 0
        for mask in sections:
            dug |= mask
            right |= mask & mask >> 1
            down |= mask & mask >> STRIDE
        return self._spread(dug) + self._spread(right) + self._spread(down)

    def _horde(
        self, cards: tuple[int, ...], pedestals: tuple[int, ...], bribes: tuple[int, ...]
    ) -> array[float]:
        numbers = zeros(SLOT_NUMBERS * len(cards))
        for slot, card in enumerate(cards):
            first = SLOT_NUMBERS * slot
            if card != NOTHING:
                put(numbers, first, array("f", self.card[card]))
            if pedestals[slot] != NOTHING:
                numbers[first + CARD_NUMBERS + pedestals[slot]] = 1.0
            for kind, count in enumerate(counts(bribes[slot]), first + CARD_NUMBERS + len(STATUES)):
                numbers[kind] = min(count / 4, 1.0)
        return numbers

    def _packed(self, cards: tuple[int, ...], held: tuple[int, ...]) -> array[float]:
        numbers = zeros(PLACE_NUMBERS * PLACES)
        for place, card in enumerate(cards):
            if card != NOTHING:
                first = PLACE_NUMBERS * place
                put(numbers, first, array("f", self.card[card]))
                for kind, count in enumerate(held[place].to_bytes(8, "little")):
                    numbers[first + CARD_NUMBERS + kind] = count / MOST_SYMBOLS
        return numbers

    def _stored(self, purse: int) -> array[float]:
        kinds = range(len(RESOURCES))
        return array("f", [squeezed(counts(purse)[kind], TOKENS_OF_KIND) for kind in kinds])

    def _to_come(self, *decks: tuple[int, ...]) -> array[float]:
        numbers = zeros(len(self.troll))
        for deck in decks:
            mark(numbers, 0, map(self.troll.__getitem__, deck))
        return numbers

    def _supplies(
        self, tiles: tuple[int, ...], altars: tuple[int, ...], workshops: tuple[int, ...]
    ) -> array[float]:
        content = self.content
        shares = [left / of for left, of in zip(tiles, content.tile_copies, strict=True)]
        shares += [float(altar == NOTHING) for altar in altars]
        copies = content.workshop_copies
        shares += [left / of for left, of in zip(workshops, copies, strict=True)]
        return array("f", shares)


def zeros(size: int) -> array[float]:
    return array("f", bytes(4 * size))


def put(out: array[float], first: int, numbers: array[float]) -> None:
    out[first : first + len(numbers)] = numbers


def mark(out: array[float], first: int, places: Iterable[int]) -> None:
    for place in places:
        out[first + place] = 1.0
