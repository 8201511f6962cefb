"""What a seat may know of a state of Maender-Alkoor, written as numbers straight from the state.

The numbers of `Encoder.encode`, without a view in between. Heroes, Equipment, Hazards and Rooms
stand in the order of their numbers. Whatever `visibility` hides is not read here either; a law
compares the two at every question.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING

from antre.games.alkoor.content.names import COLOURS, SIX, TOKEN_COLOURS, TOKENS
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.names import card_name, pile_card, unforeseen_name
from antre.games.alkoor.rules.options import KIND, UNFORESEEN
from antre.games.alkoor.rules.piles import left_in
from antre.games.alkoor.rules.state import NOTHING, SLOTS, UNSEEN, Alkoor
from antre.games.alkoor.seen.parts import FEW, FLAGS, MANY, MOST_SWEEP, SOME

if TYPE_CHECKING:
    from antre.games.alkoor.seen.encoder import Encoder

OF_PILES = range(4)
# What is counted besides the draw piles, in the order of the numbers.
COUNTED = attrgetter(
    "vils_unseen", "price", "ease_points", "ease_stars", "losses", "retreat", "door_notch"
)
FLAGGED = attrgetter(*FLAGS)
TOKEN_NUMBERS = len(TOKEN_COLOURS) + len(TOKENS)
Find = Callable[[int], int]


class Observer:
    """The places of an encoder's numbers."""

    def __init__(self, encoder: Encoder) -> None:
        self.told, self.box = encoder.told, encoder.box
        self.at, self.seat_at, self.blocks = encoder.at, encoder.seat_at, encoder.blocks
        self.empty = bytes(4 * encoder.size)
        self.rooms = len(encoder.rooms)
        self.dilemma_count = len(encoder.dilemmas)
        self._find_cards(encoder)
        slots = [f"slot {slot + 1}: " for slot in range(SLOTS)]
        self.at_slot = [
            [encoder.at[slot + part] for part in ("hero", "marker", "worn", "stored")]
            for slot in slots
        ]

    def _find_cards(self, encoder: Encoder) -> None:
        """Where a card has its number, by the number it goes by in the rules."""
        box, cards = self.box, encoder.cards
        self.card: Find = cache(lambda card: cards[card_name(box, card)])
        self.hero: Find = cache(lambda hero: cards[box.heroes[hero].id])
        self.item: Find = cache(lambda item: cards[box.equipment[item].id])
        self.unforeseen: Find = cache(lambda card: cards[unforeseen_name(box, card)])
        self.monster: Find = cache(
            lambda card: encoder.monsters[card_name(box, KIND * UNFORESEEN + card)]
        )
        self.dilemma: Find = cache(lambda card: encoder.dilemmas[unforeseen_name(box, card)])
        self.top: Callable[[int, int], int] = cache(
            lambda pile, card: cards[pile_card(box, pile, card)]
        )

    def observe(self, state: Alkoor, me: int) -> array[float]:
        out = array("f", self.empty)
        seats = len(state.attention)
        out[self.at["seats"] + seats - 1] = 1.0
        self._course(out, state)
        self._way(out, state)
        self._tokens(out, state)
        self._piles(out, state)
        self._vils(out, state)
        self._trial(out, state)
        self._dice(out, state)
        self._abyss(out, state)
        self._team(out, state)
        blocks = [self.blocks[(seat - max(me, 0)) % seats] for seat in range(seats)]
        if state.stack:
            self._question(out, state, me, blocks)
        for seat, block in enumerate(blocks):
            self._seat(out, block, state, seat)
        return out

    # --- the table

    def _course(self, out: array[float], state: Alkoor) -> None:
        at = self.at
        out[at["over"]] = not state.stack
        out[at["ending"] + state.ending] = 1.0
        out[at["turn"]] = state.turn / (state.turn + MANY)
        mark(out, at["flags"], [place for place, so in enumerate(FLAGGED(state)) if so])
        counts = [*(left_in(state, pile) for pile in OF_PILES), *COUNTED(state)]
        for place, count in enumerate(counts, at["counts"]):
            if count:
                out[place] = count / (count + SOME)
        out[at["challenge"] + state.challenge] = 1.0
        one(out, at["quest"], state.quest)
        one(out, at["vils_quest"], state.vils_quest)
        mark(out, at["offered"], state.offered)
        out[at["notch"] + state.notch] = 1.0
        if state.countdown >= 0:
            out[at["countdown"]] = 1.0
            left = max(0, state.countdown - state.turn + 1)
            out[at["countdown"] + 1] = min(1.0, left / (self.box.vils.countdown + 1))

    def _way(self, out: array[float], state: Alkoor) -> None:
        at, path = self.at, self.box.path
        out[at["pawn"] + state.pawn] = 1.0
        out[at["avatar"]] = state.avatar / path.last
        distance = self.box.places.facing[state.pawn] - state.avatar
        out[at["avatar"] + 1] = distance / (path.last - path.avatar_start)
        out[at["destiny"] + state.destiny] = 1.0
        out[at["foreseen"] + state.foreseen] = 1.0
        out[at["vitality_die"] + state.vitality_die] = 1.0
        for face in state.stride:
            count = state.stride.count(face)
            out[at["stride"] + face - 1] = count / (count + FEW)

    def _tokens(self, out: array[float], state: Alkoor) -> None:
        at, first = self.at, self.at["tokens"]
        for space, token in enumerate(state.tokens):
            if token != NOTHING:
                here = first + TOKEN_NUMBERS * space
                if token >= UNSEEN:
                    out[here + token - UNSEEN] = 1.0
                else:
                    colour, kind = divmod(token, len(TOKENS))
                    out[here + colour] = 1.0
                    out[here + len(TOKEN_COLOURS) + kind] = 1.0
        for colour, bag in enumerate(state.token_bags):
            mark(out, at["token_bags"] + len(TOKENS) * colour, bag)
        mark(out, at["vils_tokens"], state.vils_tokens)
        mark(out, at["tokens_out"], state.tokens_out)

    def _piles(self, out: array[float], state: Alkoor) -> None:
        at = self.at
        tally(out, at["pouch"], self.card, state.pouch)
        tally(out, at["vils_pile"], self.card, state.vils_pile)
        tally(out, at["hero_discard"], self.hero, state.hero_discard)
        tally(out, at["loot_discard"], self.item, state.loot_discard)
        tally(out, at["relic_discard"], self.item, state.relic_discard)
        tally(out, at["unforeseen_discard"], self.unforeseen, state.unforeseen_discard)
        for pile, card in enumerate(state.top):
            if card != NOTHING:
                out[at["tops"] + self.top(pile, card)] = 1.0

    def _vils(self, out: array[float], state: Alkoor) -> None:
        at, box = self.at, self.box
        mark(out, at["vils_team"], state.vils_team)
        for place, count in enumerate(state.vils_down):
            out[at["vils_down"] + place] = count / (count + SOME)
        for colour, gems in enumerate(state.vils_gems):
            out[at["vils_gems"] + colour] = min(1.0, gems / box.vils.power_gems)
            out[at["bank"] + colour] = state.bank[colour] / box.gems.each
            out[at["fired"] + colour] = state.fired >> colour & 1
        one(out, at["treasure"], state.treasure)
        mark(out, at["used"], bits(state.used))

    def _trial(self, out: array[float], state: Alkoor) -> None:
        at = self.at
        one(out, at["trial"], state.trial)
        one(out, at["hazard"], state.hazard)
        if state.trial != NOTHING:
            out[at["node"] + state.trial_node] = 1.0
        one(out, at["concerned"], state.trial_hero)
        one(out, at["tested"], state.tested)
        mark(out, at["killed"], state.killed)
        one(out, at["killed"], state.dying)
        for card, hero in state.monsters:
            out[at["monsters"] + self.monster(card)] = 1.0
            one(out, at["sat_on"], hero)

    def _dice(self, out: array[float], state: Alkoor) -> None:
        at = self.at
        for die, face in enumerate(state.dice):
            out[at["dice"] + SIX * die + face - 1] = 1.0
            out[at["compared"] + die] = state.dice_attribute[die] / 5
        if state.sweeps:
            for place in (0, 1):
                eased = sum(sweep[place + 1] for sweep in state.sweeps)
                out[at["sweeps"] + place] = min(1.0, eased / MOST_SWEEP)
        mark(out, at["boosted"], bits(state.boosted))

    def _abyss(self, out: array[float], state: Alkoor) -> None:
        at = self.at
        for slot, room in enumerate(state.rooms):
            if room != NOTHING:
                out[at["rooms"] + self.rooms * slot + room] = 1.0
        mark(out, at["rooms_up"], bits(state.rooms_up))
        mark(out, at["rooms_done"], bits(state.rooms_done))
        for room, notch in enumerate(state.room_notch):
            if notch:
                out[at["room_notch"] + room] = notch / 3
        one(out, at["door"], state.door)
        for slot, count in enumerate(state.slot_count):
            out[at["slots"] + slot] = count / (count + FEW)
            mark(out, at["seen"], state.slot_seen[slot])
            mark(out, at["out"], state.slot_out[slot])

    def _team(self, out: array[float], state: Alkoor) -> None:
        mark(out, self.at["recruits"], state.recruits)
        for slot, hero in enumerate(state.team):
            at_hero, at_marker, at_worn, at_stored = self.at_slot[slot]
            out[at_hero + hero] = 1.0
            out[at_marker] = state.wounds[slot] / 5
            mark(out, at_worn, state.worn[slot])
            mark(out, at_stored, state.stored[slot])

    # --- the seats

    def _question(self, out: array[float], state: Alkoor, me: int, blocks: list[int]) -> None:
        """Who is asked; what a question is about is known to who is asked."""
        question = state.question
        waiting = question.seats(state)
        for seat in waiting:
            out[blocks[seat] + self.seat_at["waiting"]] = 1.0
        if me in waiting:
            name, *values = question.dump()
            for place, number in self.told(name, values):
                out[place] = number

    def _seat(self, out: array[float], block: int, state: Alkoor, seat: int) -> None:
        at = self.seat_at
        out[block + at["present"]] = 1.0
        out[block + at["guide"]] = state.guide == seat
        attention = block + at["attention"]
        out[attention] = state.attention[seat]
        out[attention + 1] = state.attended >> seat & 1
        out[attention + 2] = state.hushed >> seat & 1
        for place, board in enumerate(state.boards_of(seat)):
            self._board(out, block, state, place, board)

    def _board(self, out: array[float], block: int, state: Alkoor, place: int, board: int) -> None:
        at, colours = self.seat_at, len(COLOURS)
        first = block + at["gems"] + colours * place
        for colour, gems in enumerate(state.gems[colours * board : colours * (board + 1)]):
            if gems:
                out[first + colour] = min(1.0, gems / self.box.gems.places)
        mark(out, block + at["held"] + len(TOKEN_NAMES) * place, state.held[board])
        first = block + at["dilemmas"] + self.dilemma_count * place
        tally(out, first, self.dilemma, state.dilemmas[board])


def one(out: array[float], first: int, number: int) -> None:
    """The place of a number, if there is one."""
    if number != NOTHING:
        out[first + number] = 1.0


def mark(out: array[float], first: int, numbers: Iterable[int]) -> None:
    for number in numbers:
        out[first + number] = 1.0


def tally(out: array[float], first: int, find: Find, cards: Sequence[int]) -> None:
    """How many there are of each card, as a number below 1."""
    for card in cards:
        count = cards.count(card)
        out[first + find(card)] = count / (count + FEW)


def bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
