"""A view of Fall as numbers from 0 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. What has no upper end, such as honour or votes, is squeezed into the
range: n / (n + a half-way mark). `Encoder.ranges` says what stands where.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.core.observation import Part
from antre.games.fall.content.board import (
    BOARDS,
    CAVERN_NAMES,
    FIRST_SITE,
    MOST_HALLS,
    SPACE,
    SPACES,
)
from antre.games.fall.content.cards import STAR_LETTERS
from antre.games.fall.content.content import MOST_GATES, SEATS, FallContent
from antre.games.fall.content.grid import GRID, QUAD, START, cell_name, cells_of
from antre.games.fall.content.names import ACTIONS, CLANS, KINDS, SOURCES
from antre.games.fall.rules.state import NOTHING
from antre.games.fall.seen.questions import (
    ASKED,
    FLAGS,
    FRAMES,
    LEFT,
    ONE_SPACE,
    SPACE_BITS,
    STAGES,
)

WAVES = 4
VOTE_PLACES = 3
TOKENS = 2
MOST_POWER = 3
# Half-way marks.
HONOUR, TURNS, OF_ONE_SOURCE, VOTES, INFLUENCE, TROLLS, POWER = 60, 20, 15, 4, 4, 3, 4
SYMBOL_NUMBERS = len(KINDS) + 1
HAND = 4
UNKNOWN = "?"
QUADRANTS = cells_of(GRID)


def table_parts(content: FallContent) -> list[Part]:
    """What belongs to the table as a whole."""
    heroes, cards = len(content.champions), len(content.ancestry)
    kinds, clans = ", ".join(ACTIONS), ", ".join(CLANS)
    return [
        ("seats", len(SEATS), "one-hot: 1, 2, 3, 4 or 5 seats at the table"),
        ("board", len(BOARDS), f"one-hot: side of the board ({', '.join(BOARDS)})"),
        ("wave", WAVES, "one-hot: wave I, II, III, all is counted"),
        ("turn", 1, f"turns begun / (turns + {TURNS})"),
        ("over", 1, "1 when the game is over"),
        ("moment", 2, "1 if this Advance allows a weak action more, if a troll fell already"),
        ("asked", len(ASKED), f"one-hot: rule that asks ({', '.join(ASKED)})"),
        ("step", len(FRAMES), f"one-hot: what you are asked ({', '.join(FRAMES)})"),
        ("kind", len(ACTIONS), f"one-hot: action you are asked about ({kinds})"),
        ("stage", STAGES, "one-hot: how far your turn has come"),
        ("flags", len(FLAGS), f"1 if so in what you are asked ({', '.join(FLAGS)})"),
        ("left", 1, f"power or choices left in what you are asked / (the same + {POWER})"),
        ("subject", SPACES, "by space: 1 if you are asked about it"),
        ("from", SPACES, "by space: 1 if it is one of those you are asked about"),
        ("hero", heroes, "by champion: 1 if you are asked about it"),
        ("symbol", len(content.cell_names), "by quadrant: 1 if you have chosen it"),
        ("invader", len(CLANS), f"one-hot: domain of the invader you are asked about ({clans})"),
        ("mover", len(SEATS), "one-hot: whose troll you are asked about, you first"),
        ("angry", len(set(content.gnome_tokens)), "by strength: gnomes beside the wheel / copies"),
        ("wheel", len(content.wheel), "one-hot: space of the wheel pawn"),
        ("halls", MOST_HALLS, "by Great Hall: value / highest value"),
        ("tiles", len(CLANS) * VOTE_PLACES,
         f"per clan ({clans}): honour for first, second, third / highest"),
        ("critical", len(CLANS), f"by clan ({clans}): 1 if its domain must be held"),
        ("rally", len(CLANS), f"one-hot: domain of the rally token ({clans})"),
        ("row", MOST_GATES * (1 + len(CLANS)), f"per gate card: there, one-hot if known ({clans})"),
        ("gates", len(CLANS), f"by clan ({clans}): 1 while its gate card is unseen"),
        ("gnomes", FIRST_SITE * TOKENS * 2,
         "per cavern and token: there, strength / highest if known"),
        ("reserve", 1, "gnomes in the reserve / gnomes in the box"),
        ("gnomes_unseen", len(set(content.gnome_tokens)), "by strength: gnomes not seen / copies"),
        ("voted", FIRST_SITE, "by cavern: 1 if its takeover has been paid for"),
        ("offer", heroes, "by champion: 1 if on offer"),
        ("to_come", heroes, "by champion: 1 if it may still come"),
        ("removed", heroes, "by champion: 1 if nobody wanted it"),
        ("claws", heroes, "by champion: covered claws / claws"),
        ("pawns", heroes * SPACES, "per champion, one-hot: space of its pawn"),
        ("stars", len(STAR_LETTERS) * (MOST_HALLS + FIRST_SITE),
         "per star champion, one-hot: Great Hall or cavern of its tile"),
        ("deck", cards, "by ancestry card: 1 while not seen"),
        ("discarded", cards, "by ancestry card: 1 if known to be thrown away"),
        ("discards", 1, "cards thrown away / cards"),
    ]  # fmt: skip


def seat_parts(content: FallContent) -> list[Part]:
    """What belongs to one seat."""
    heroes, cards, quadrants = (
        len(content.champions),
        len(content.ancestry),
        len(content.cell_names),
    )
    clans = ", ".join(CLANS)
    return [
        ("present", 1, "1 if somebody sits there"),
        ("waiting", 1, "1 if an answer of this seat is awaited"),
        ("active", 1, "1 if it is this seat's turn"),
        ("turn", 1, "place in the turn order: 1 first, 1 / seats last"),
        ("honour", 1, f"honour so far / (honour + {HONOUR})"),
        ("sources", len(SOURCES),
         f"by source ({', '.join(SOURCES)}): honour / (honour + {OF_ONE_SOURCE})"),
        ("provisions", 1, "supplies / most"),
        ("desperation", 1, "desperation tokens / most supplies"),
        ("boost", 1, "boost / highest"),
        ("reserve", 1, "trolls in the reserve / trolls in the box"),
        ("trolls", SPACES, f"by space: trolls / (trolls + {TROLLS})"),
        ("lairs", SPACES, "by space: 1 if it is a lair of this seat"),
        ("votes", len(CLANS), f"by clan ({clans}): votes / (votes + {VOTES})"),
        ("standing", len(CLANS), f"by clan ({clans}): 1 first, 1/2 second, 1/3 third, ..."),
        ("influence", heroes, f"by champion: influence / (influence + {INFLUENCE})"),
        ("suit", heroes, "by champion: 1 first among its suitors, 1/2 second, ..."),
        ("champions", heroes, "by champion: 1 if this seat's"),
        ("starters", heroes, "by champion: 1 if known to be offered to this seat at the start"),
        ("kept", heroes, "by champion: 1 if known to be kept"),
        ("rejected", heroes, "by champion: 1 if known to be put away"),
        ("hand", cards, "by ancestry card: 1 if known to be in hand"),
        ("hand_size", 1, f"cards in hand / (cards + {HAND})"),
        ("hand_seen", len(SEATS), "1 if that seat has had this hand, you first"),
        ("laid", cards, "by ancestry card: 1 the last one laid, less the longer ago"),
        ("picked", cards, "by ancestry card: 1 if known to be chosen"),
        ("picked_place", len(QUADRANTS), "by quadrant: 1 if a card is to lie there"),
        ("occupied", len(QUADRANTS), "by quadrant: 1 if a card lies there"),
        ("symbols", quadrants * SYMBOL_NUMBERS,
         f"per quadrant, then champion symbol: kind ({', '.join(KINDS)}), power / {MOST_POWER}"),
        ("covered", quadrants, "by quadrant, then champion symbol: 1 if it bears a cube"),
        ("gnomes_seen", FIRST_SITE * TOKENS, "per cavern and token: 1 if this seat has seen it"),
        ("row_seen", MOST_GATES, "by gate card: 1 if this seat has seen it"),
    ]  # fmt: skip


@lru_cache(maxsize=64)
def encoder(content: FallContent) -> Encoder:
    return Encoder(content)


class Encoder(observation.Encoder):
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

    def _under(self, cell: int) -> list[int]:
        """The places of the four quadrants of a card whose upper left one is here."""
        return [self.place_of[one] for one in cells_of(QUAD << cell & GRID)]

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
        """What the open question says beyond its rule: its frame's own numbers."""
        if question is None:
            return
        at = self.at
        step, *values = question
        out[at["step"] + list(FRAMES).index(step)] = 1.0
        numbers = dict(zip(FRAMES[step], values, strict=True))
        for field, part in (("kind", "kind"), ("stage", "stage"), ("clan", "invader")):
            if field in numbers:
                out[at[part] + numbers[field]] = 1.0
        for place, flag in enumerate(FLAGS):
            out[at["flags"] + place] = float(numbers.get(flag, False))
        out[at["left"]] = squeezed(sum(numbers.get(field, 0) for field in LEFT), POWER)
        self._subjects(out, numbers)
        if "owner" in numbers:
            out[at["mover"] + (numbers["owner"] - me) % seats] = 1.0

    def _subjects(self, out: list[float], numbers: Mapping[str, Any]) -> None:
        """The spaces, champions and symbols a question is about."""
        at = self.at
        _put(out, at["subject"], [numbers[field] for field in ONE_SPACE if field in numbers])
        for field in SPACE_BITS:
            _put(out, at["from"], cells_of(numbers.get(field, 0)))
        heroes = cells_of(numbers.get("pawns", 0))
        if numbers.get("champion", NOTHING) != NOTHING:
            heroes = (*heroes, numbers["champion"])
        _put(out, at["hero"], heroes)
        chosen = cells_of(numbers.get("chosen", 0))
        if "cell" in numbers:
            chosen = (*chosen, numbers["cell"])
        _put(out, at["symbol"], [self.place_of[cell] for cell in chosen])

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
        for slot, clan in enumerate(view["row"]):
            first = at["row"] + (1 + len(CLANS)) * slot
            out[first] = 1.0
            if clan != UNKNOWN:
                out[first + 1 + CLANS.index(clan)] = 1.0
        _put(out, at["gates"], map(CLANS.index, view["gates"]))

    def _gnomes(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, tokens = self.at, self.content.gnome_tokens
        copies = len(tokens) // len(self.strength)
        for strength in view["angry"]:
            out[at["angry"] + self.strength[strength]] += 1 / copies
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
            _, card, *places = view["picks"][seat].split(":")
            out[at["picked"] + self.card[card]] = 1.0
            for place in places:
                _put(out, at["picked_place"], self.under[place])
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


def squeezed(number: float, half: float) -> float:
    """Any number of things as one below 1, the half-way mark as 1/2."""
    return number / (number + half)


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
