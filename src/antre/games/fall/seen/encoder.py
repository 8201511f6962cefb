"""A view of Fall as numbers from 0 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. `parts` says what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.games.fall.content.board import BOARDS, CAVERN_NAMES, MOST_HALLS, SPACE, SPACES
from antre.games.fall.content.cards import STAR_LETTERS
from antre.games.fall.content.content import SEATS, FallContent
from antre.games.fall.content.grid import GRID, QUAD, START, cell_name, cells_of
from antre.games.fall.content.names import CLANS, KINDS
from antre.games.fall.rules.state import NOTHING, Fall
from antre.games.fall.seen.observing import Observer
from antre.games.fall.seen.parts import (
    HAND,
    HONOUR,
    INFLUENCE,
    MOST_POWER,
    OF_ONE_SOURCE,
    POWER,
    QUADRANTS,
    SYMBOL_NUMBERS,
    TOKENS,
    TROLLS,
    TURNS,
    VOTE_PLACES,
    VOTES,
    seat_parts,
    squeezed,
    table_parts,
)
from antre.games.fall.seen.questions import ASKED, FLAGS, FRAMES, LEFT, ONE_SPACE, SPACE_BITS

UNKNOWN = "?"
# How many questions are remembered as numbers.
QUESTIONS = 512


@lru_cache(maxsize=64)
def encoder(content: FallContent) -> Encoder:
    return Encoder(content)


class Encoder(observation.Encoder[Fall]):
    """The lookups of one edition, and how its views are written down."""

    def __init__(self, content: FallContent) -> None:
        super().__init__(table_parts(content), seat_parts(content), len(SEATS))
        self.content = content
        self.champion = {name: place for place, name in enumerate(content.champion_name)}
        self.card = {name: place for place, name in enumerate(content.card_name)}
        self.quadrant = {name: place for place, name in enumerate(content.cell_names.values())}
        self.place_of = {cell: place for place, cell in enumerate(content.cell_names)}
        self.under = {cell_name(cell): self._under(cell) for cell in QUADRANTS}
        self.strength = {
            strength: place for place, strength in enumerate(sorted(set(content.gnome_tokens)))
        }
        stars = [one for one in content.champions if one.letter in STAR_LETTERS]
        self.star = {champion.name: place for place, champion in enumerate(stars)}
        halls = [f"hall{hall + 1}" for hall in range(MOST_HALLS)]
        self.star_place = {name: place for place, name in enumerate((*halls, *CAVERN_NAMES))}
        self.highest_vote = max(max(tile) for tile in content.vote_tiles)
        self.copies = len(content.gnome_tokens) // len(self.strength)
        self.quadrants = QUADRANTS
        self.told = lru_cache(QUESTIONS)(self._tell)
        self._observer = Observer(self)

    def _under(self, cell: int) -> list[int]:
        """The places of the four quadrants of a card whose upper left one is here."""
        return [self.place_of[one] for one in cells_of(QUAD << cell & GRID)]

    def observe(self, state: Fall, seat: int) -> array[float]:
        return self._observer.observe(state, seat)

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        out = [0.0] * self.size
        seats = len(view["provisions"])
        me = max(view["seat"], 0)
        self._moment(out, view, seats)
        self._question(out, view["question"], seats, me)
        self._tables(out, view)
        self._gnomes(out, view)
        self._champions(out, view)
        self._cards(out, view)
        for seat in range(seats):
            block = self.blocks[(seat - me) % seats]
            at = {name: block + first for name, first in self.seat_at.items()}
            self._seat(out, at, view, seat)
            self._army(out, at, view, seat)
            self._people(out, at, view, seat)
            self._ancestry(out, at, view, seat)
            self._knowledge(out, at, view, seat)
            for other in view["hand_seen"][seat]:
                out[at["hand_seen"] + (other - me) % seats] = 1.0
        return out

    def _moment(self, out: list[float], view: Mapping[str, Any], seats: int) -> None:
        at = self.at
        out[at["seats"] + seats - SEATS[0]] = 1.0
        out[at["board"] + BOARDS.index(view["board"])] = 1.0
        out[at["wave"] + view["wave"] - 1] = 1.0
        out[at["turn"]] = squeezed(view["turn"], TURNS)
        out[at["over"]] = float(view["over"])
        out[at["moment"]] = float(view["extra_weak"])
        out[at["moment"] + 1] = float(view["fallen"])
        if view["rule"] is not None:
            out[at["asked"] + ASKED.index(view["rule"])] = 1.0

    def _question(
        self, out: list[float], question: Sequence[Any] | None, seats: int, me: int
    ) -> None:
        """What the open question says beyond its rule."""
        if question is not None:
            step, *values = question
            for place, number in self.told(step, tuple(values), me, seats):
                out[place] = number

    def _tell(
        self, step: str, values: tuple[Any, ...], me: int, seats: int
    ) -> list[tuple[int, float]]:
        """A question's own numbers: where something stands because of them, and what."""
        at, numbers = self.at, dict(zip(FRAMES[step], values, strict=True))
        told = [(at["step"] + list(FRAMES).index(step), 1.0)]
        for field, part in (("kind", "kind"), ("stage", "stage"), ("clan", "invader")):
            if field in numbers:
                told.append((at[part] + numbers[field], 1.0))
        flags = enumerate(FLAGS, at["flags"])
        told += [(place, float(numbers.get(flag, False))) for place, flag in flags]
        left = sum(numbers.get(field, 0) for field in LEFT)
        told.append((at["left"], squeezed(left, POWER)))
        told += [(place, 1.0) for place in self._subjects(numbers)]
        if "owner" in numbers:
            told.append((at["mover"] + (numbers["owner"] - me) % seats, 1.0))
        return told

    def _subjects(self, numbers: Mapping[str, Any]) -> Iterator[int]:
        """Where the spaces, champions and symbols are marked that a question is about."""
        at = self.at
        yield from (at["subject"] + numbers[field] for field in ONE_SPACE if field in numbers)
        for field in SPACE_BITS:
            yield from (at["from"] + space for space in cells_of(numbers.get(field, 0)))
        yield from (at["hero"] + hero for hero in cells_of(numbers.get("pawns", 0)))
        if numbers.get("champion", NOTHING) != NOTHING:
            yield at["hero"] + numbers["champion"]
        chosen = cells_of(numbers.get("chosen", 0))
        if "cell" in numbers:
            chosen = (*chosen, numbers["cell"])
        yield from (at["symbol"] + self.place_of[cell] for cell in chosen)

    def picked(self, text: str) -> list[int]:
        """What a draft option marks in a seat's block: the card, and where it is to lie."""
        at = self.seat_at
        _, card, *places = text.split(":")
        under = [at["picked_place"] + cell for place in places for cell in self.under[place]]
        return [at["picked"] + self.card[card], *under]

    def _tables(self, out: list[float], view: Mapping[str, Any]) -> None:
        """Wheel, Great Halls, vote tiles and gate cards."""
        at, content = self.at, self.content
        out[at["wheel"] + view["wheel"]["space"]] = 1.0
        highest = max(content.hall_values)
        for place, value in enumerate(view["halls"]):
            out[at["halls"] + place] = min(value / highest, 1.0)
        for clan, tile in enumerate(view["tiles"]):
            for place, honour in enumerate(tile[:VOTE_PLACES]):
                out[at["tiles"] + VOTE_PLACES * clan + place] = honour / self.highest_vote
        _put(out, at["critical"], map(CLANS.index, view["critical"]))
        out[at["rally"] + CLANS.index(view["rally"])] = 1.0
        for slot, known in enumerate(view["row"]):
            first = at["row"] + (1 + len(CLANS)) * slot
            out[first] = 1.0
            if known != UNKNOWN:
                out[first + 1 + CLANS.index(known)] = 1.0
        _put(out, at["gates"], map(CLANS.index, view["gates"]))

    def _gnomes(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, tokens = self.at, self.content.gnome_tokens
        copies = self.copies
        for strength in view["angry"]:
            out[at["angry"] + self.strength[strength]] = view["angry"].count(strength) / copies
        for cavern, strengths in view["gnomes"].items():
            for slot, strength in enumerate(strengths):
                first = at["gnomes"] + 2 * (TOKENS * SPACE[cavern] + slot)
                out[first] = 1.0
                if strength != UNKNOWN:
                    out[first + 1] = strength / max(tokens)
        out[at["reserve"]] = view["reserve"]["tokens"] / len(tokens)
        unseen = view["reserve"]["unseen"]
        for strength, place in self.strength.items():
            out[at["gnomes_unseen"] + place] = unseen.count(strength) / copies
        _put(out, at["voted"], [SPACE[name] for name in view["voted"]])

    def _champions(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, champion = self.at, self.champion
        _mark(out, at["offer"], champion, view["offer"])
        for packet in view["packets"]:
            _mark(out, at["to_come"], champion, packet)
        _mark(out, at["removed"], champion, view["removed"])
        for name, used in view["claws"].items():
            place = champion[name]
            out[at["claws"] + place] = used / self.content.champions[place].claws
        for name, space in view["pawns"].items():
            out[at["pawns"] + SPACES * champion[name] + SPACE[space]] = 1.0
        for name, where in view["stars"].items():
            first = at["stars"] + len(self.star_place) * self.star[name]
            out[first + self.star_place[where]] = 1.0

    def _cards(self, out: list[float], view: Mapping[str, Any]) -> None:
        at = self.at
        _mark(out, at["deck"], self.card, view["deck"])
        _mark(out, at["discarded"], self.card, known(view["discarded"]))
        out[at["discards"]] = len(view["discarded"]) / len(self.card)

    def _seat(
        self, out: list[float], at: Mapping[str, int], view: Mapping[str, Any], seat: int
    ) -> None:
        seats = len(view["provisions"])
        out[at["present"]] = 1.0
        out[at["waiting"]] = float(seat in view["waiting"])
        out[at["active"]] = float(seat == view["active"])
        out[at["turn"]] = 1 - (seat - view["first"]) % seats / seats
        tally = list(view["tally"][seat].values())
        out[at["honour"]] = squeezed(sum(tally), HONOUR)
        for place, honour in enumerate(tally):
            out[at["sources"] + place] = squeezed(honour, OF_ONE_SOURCE)
        most = self.content.most_supplies
        out[at["provisions"]] = min(view["provisions"][seat] / most, 1.0)
        out[at["desperation"]] = min(view["desperation"][seat] / most, 1.0)
        out[at["boost"]] = view["boosts"][seat] / max(*self.content.boosts, 1)

    def _army(
        self, out: list[float], at: Mapping[str, int], view: Mapping[str, Any], seat: int
    ) -> None:
        out[at["reserve"]] = view["troll_reserve"][seat] / self.content.trolls
        for name, count in view["trolls"][seat].items():
            out[at["trolls"] + SPACE[name]] = squeezed(count, TROLLS)
        _mark(out, at["lairs"], SPACE, view["lairs"][seat])

    def _people(
        self, out: list[float], at: Mapping[str, int], view: Mapping[str, Any], seat: int
    ) -> None:
        """Votes and influence, and the champions of a seat."""
        champion = self.champion
        for clan, (name, count) in enumerate(view["votes"][seat].items()):
            out[at["votes"] + clan] = squeezed(count, VOTES)
            out[at["standing"] + clan] = rank(view["standing"][name], seat)
        for name, values in view["influence"].items():
            out[at["influence"] + champion[name]] = squeezed(values[seat], INFLUENCE)
            out[at["suit"] + champion[name]] = rank(view["suitors"][name], seat)
        _mark(out, at["champions"], champion, view["champions"][seat])
        _mark(out, at["starters"], champion, known(view["starters"][seat]))
        for part in ("kept", "rejected"):
            if view[part][seat] is not None:
                out[at[part] + champion[view[part][seat]]] = 1.0

    def _ancestry(
        self, out: list[float], at: Mapping[str, int], view: Mapping[str, Any], seat: int
    ) -> None:
        """The hand, the cards laid and what they show."""
        hand, laid = view["hands"][seat], view["laid"][seat]
        _mark(out, at["hand"], self.card, known(hand))
        out[at["hand_size"]] = squeezed(len(hand), HAND)
        _put(out, at["occupied"], self.under[cell_name(START)])
        for number, (card, place) in enumerate(laid, 1):
            out[at["laid"] + self.card[card]] = number / len(laid)
            _put(out, at["occupied"], self.under[place])
        if view["picks"][seat] is not None:
            _put(out, at["present"], self.picked(view["picks"][seat]))
        for name, symbol in view["ancestry"][seat].items():
            first = at["symbols"] + SYMBOL_NUMBERS * self.quadrant[name]
            kind, _, power = symbol.partition(" ")
            out[first + KINDS.index(kind)] = 1.0
            out[first + len(KINDS)] = int(power or 1) / MOST_POWER
        _mark(out, at["covered"], self.quadrant, view["covered"][seat])

    def _knowledge(
        self, out: list[float], at: Mapping[str, int], view: Mapping[str, Any], seat: int
    ) -> None:
        """The gnomes and gate cards a seat has looked at."""
        for cavern, tokens in view["gnome_seen"].items():
            for slot, seen in enumerate(tokens):
                out[at["gnomes_seen"] + TOKENS * SPACE[cavern] + slot] = float(seat in seen)
        for slot, seen in enumerate(view["row_seen"]):
            out[at["row_seen"] + slot] = float(seat in seen)


def rank(order: Sequence[int], seat: int) -> float:
    """1 for the first of an order, 1/2 for the second; 0 for who is not in it."""
    return 1 / (order.index(seat) + 1) if seat in order else 0.0


def known(names: Iterable[str]) -> list[str]:
    return [name for name in names if name != UNKNOWN]


def _put(out: list[float], first: int, places: Iterable[int]) -> None:
    for place in places:
        out[first + place] = 1.0


def _mark(out: list[float], first: int, place: Mapping[str, int], names: Iterable[str]) -> None:
    for name in names:
        out[first + place[name]] = 1.0
