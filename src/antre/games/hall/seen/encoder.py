"""A view of the Hall as numbers from 0 to 1, for learners; made from the view alone.

The observer comes first and the other seats follow in seat order, so a learner meets the same
picture wherever it sits. `parts` says what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.games.hall.content.content import HALLS, SPELLS, TILES, WORKSHOPS, ZONES, HallContent
from antre.games.hall.content.grid import STRIDE, cell_name
from antre.games.hall.content.resources import CLANS, RESOURCES, TOKENS
from antre.games.hall.rules.state import NOTHING, SEATS, Hall
from antre.games.hall.seen.maps import planes_of
from antre.games.hall.seen.observing import Observer
from antre.games.hall.seen.parts import (
    ASKED,
    CARD_NUMBERS,
    FRAMES,
    HONOR,
    LAST_ROUNDS,
    MOST_ASKED,
    MOST_RUNES,
    MOST_SYMBOLS,
    ONE_HOT,
    PLACE_NUMBERS,
    ROUNDS,
    SLOT_NUMBERS,
    STATUES,
    TOKENS_OF_KIND,
    card_numbers,
    seat_parts,
    sites_of,
    spaces_of,
    squeezed,
    table_parts,
    times_left,
)

# How many questions are remembered as numbers.
QUESTIONS = 512


@lru_cache(maxsize=64)
def encoder(content: HallContent) -> Encoder:
    return Encoder(content)


class Encoder(observation.Encoder[Hall]):
    """The lookups of one edition, and how its views are written down."""

    def __init__(self, content: HallContent) -> None:
        super().__init__(table_parts(content), seat_parts(content), len(SEATS))
        self.content = content
        self._learn(content)
        self.told = lru_cache(QUESTIONS)(self._tell)
        self.planes = planes_of(self, content)
        self._observer = Observer(self)

    def observe(self, state: Hall, seat: int) -> array[float]:
        return self._observer.observe(state, seat)

    def _learn(self, content: HallContent) -> None:
        self.space = {cell_name(cell): place for place, cell in enumerate(spaces_of(content))}
        self.site = {cell_name(cell): place for place, cell in enumerate(sites_of(content))}
        cells = dict(zip(self.space, spaces_of(content), strict=True))
        names = {cell: name for name, cell in cells.items()}
        self.name = names
        self.right = {name: names.get(cell + 1) for name, cell in cells.items()}
        self.down = {name: names.get(cell + STRIDE) for name, cell in cells.items()}
        recruits = sorted(card for deck in content.decks for card in deck)
        self.troll = {content.card_name[card]: place for place, card in enumerate(recruits)}
        self.starter = {
            content.card_name[card]: place for place, card in enumerate(content.starters)
        }
        self.card = {
            name: card_numbers(content, card) for card, name in enumerate(content.card_name)
        }
        self.copies = {clan: content.pedestals.count(CLANS.index(clan)) for clan in STATUES}

    def encode(self, view: Mapping[str, Any]) -> list[float]:
        out = [0.0] * self.size
        seats = len(view["pack"])
        me = max(view["seat"], 0)
        self._moment(out, view, seats)
        self._question(out, view["question"])
        self._horde(out, view)
        self._supplies(out, view)
        self._spells(out, view)
        self._mountain(out, view)
        for seat in range(seats):
            self._seat(out, self.blocks[(seat - me) % seats], view, seat, me)
        return out

    def _moment(self, out: list[float], view: Mapping[str, Any], seats: int) -> None:
        at = self.at
        out[at["seats"] + seats - 2] = 1.0
        out[at["winter"]] = float(view["board"] == "winter")
        out[at["teams"]] = float(max(view["team_of"]) + 1 < seats)
        out[at["round"]] = squeezed(view["round"], ROUNDS)
        if view["last_round"]:
            out[at["ending"]] = 1.0
            out[at["rounds_left"]] = (view["last_round"] - view["round"]) / LAST_ROUNDS
        out[at["over"]] = float(view["over"])
        for place, part in enumerate(("cast", "moved", "by_hand")):
            out[at["turn"] + place] = float(view[part])
        for spell in view["powers"]:
            out[at["powers"] + SPELLS.index(spell)] = 1.0
        if view["rule"] is not None:
            out[at["asked"] + ASKED.index(view["rule"])] = 1.0

    def _question(self, out: list[float], question: Sequence[Any] | None) -> None:
        """What the open question says beyond its rule."""
        if question is not None:
            step, *values = question
            for place, number in self.told(step, tuple(values)):
                out[place] = number

    def _tell(self, step: str, values: tuple[Any, ...]) -> list[tuple[int, float]]:
        """A question's own numbers: where something stands because of them, and what."""
        numbers = dict(zip(FRAMES[step], values, strict=True))
        told = [(self.at["step"] + list(FRAMES).index(step), 1.0)]
        for field, part, first in ONE_HOT:
            if numbers.get(field, NOTHING) != NOTHING:
                told.append((self.at[part] + first + numbers[field], 1.0))
        if "card" in numbers:
            card = self.card[self.content.card_name[numbers["card"]]]
            told += enumerate(card, self.at["joining"])
        places = [numbers[field] for field in ("cell", "site") if field in numbers]
        places += [*numbers.get("anchors", ()), *numbers.get("sites", ())]
        told += [(self.at["subject"] + self.space[self.name[cell]], 1.0) for cell in places]
        return [*told, (self.at["left"], min(times_left(numbers) / MOST_ASKED, 1.0))]

    def _horde(self, out: list[float], view: Mapping[str, Any]) -> None:
        first = self.at["horde"]
        slots = zip(view["horde"], view["horde_pedestals"], view["bribes"], strict=True)
        for card, pedestal, bribes in slots:
            if card is not None:
                out[first : first + CARD_NUMBERS] = self.card[card]
            here = first + CARD_NUMBERS
            if pedestal is not None:
                out[here + STATUES.index(pedestal)] = 1.0
            here += len(STATUES)
            for kind, count in bribes.items():
                out[here + RESOURCES.index(kind)] = min(count / 4, 1.0)
            first += SLOT_NUMBERS

    def _supplies(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, content = self.at, self.content
        for deck, below in zip(view["decks"], view["bottoms"], strict=True):
            _mark(out, at["unseen"], self.troll, deck)
            for place, card in enumerate(below):
                out[at["below"] + self.troll[card]] = 1 / (place + 1)
        for place, clan in enumerate(STATUES):
            out[at["bag"] + place] = view["bag"][clan] / self.copies[clan]
        for place, name in enumerate(TILES):
            out[at["tiles"] + place] = view["tiles"][name] / content.tile_copies[place]
        for place, name in enumerate(HALLS):
            out[at["halls"] + place] = float(view["altars"][name] is None)
        for place, name in enumerate(WORKSHOPS):
            left = view["workshop_supply"][name] / content.workshop_copies[place]
            out[at["workshops"] + place] = left
        highest = max(content.token_values)
        place = at["tokens"]
        for zone in ZONES:
            for clan in STATUES:
                out[place] = view["tokens"][zone][clan] / highest
                place += 1

    def _spells(self, out: list[float], view: Mapping[str, Any]) -> None:
        at = self.at
        for spell, runes in zip(view["grimoire"], view["runes"], strict=True):
            out[at["grimoire"] + SPELLS.index(spell)] = 1.0
            out[at["runes"] + SPELLS.index(spell)] = runes / MOST_RUNES
        for spell in view["spells"]:
            out[at["spells_unseen"] + SPELLS.index(spell)] = 1.0
        for place, spell in enumerate(view["spells_bottom"]):
            out[at["spells_below"] + SPELLS.index(spell)] = 1 / (place + 1)

    def _mountain(self, out: list[float], view: Mapping[str, Any]) -> None:
        at, space = self.at, self.space
        for name, workshop in view["workshops"].items():
            if workshop is not None:
                here = at["built"] + len(WORKSHOPS) * self.site[name]
                out[here + WORKSHOPS.index(workshop)] = 1.0
        _mark(out, at["used"], self.site, view["used"])
        _mark(out, at["rubble"], space, view["rubble"])
        _mark(out, at["buried"], space, view["buried"])
        for place, clan in enumerate(STATUES):
            _mark(out, at["statues"] + len(space) * place, space, view["statues"][clan])
            _mark(out, at["pedestals"] + len(space) * place, space, view["pedestals"][clan])
        _mark(out, at["altars"], space, [cell for cell in view["altars"].values() if cell])
        for section in view["sections"]:
            self._section(out, section["cells"])

    def _section(self, out: list[float], cells: Sequence[str]) -> None:
        at, space = self.at, self.space
        here = set(cells)
        for cell in cells:
            place = space[cell]
            out[at["tunnels"] + place] = 1.0
            out[at["joined_right"] + place] = float(self.right[cell] in here)
            out[at["joined_down"] + place] = float(self.down[cell] in here)

    def _seat(
        self, out: list[float], block: int, view: Mapping[str, Any], seat: int, me: int
    ) -> None:
        at = {name: block + first for name, first in self.seat_at.items()}
        team = view["team_of"][seat]
        seats = len(view["pack"])
        out[at["present"]] = 1.0
        out[at["waiting"]] = float(seat in view["waiting"])
        out[at["turn"]] = 1 - (seat - view["first"]) % seats / seats
        out[at["partner"]] = float(seat != me and team == view["team_of"][me])
        out[at["honor"]] = squeezed(view["honor"][team], HONOR)
        for kind, count in view["storage"][team].items():
            out[at["storage"] + TOKENS.index(kind)] = squeezed(count, TOKENS_OF_KIND)
        for place, clan in enumerate(STATUES):
            out[at["stock"] + place] = view["stock"][team][clan] / self.copies[clan]
        self._won(out, at, view["won"][seat])
        if seat in view["crowned"]:
            out[at["crown"] + view["crowned"].index(seat)] = 1.0
        _mark(out, at["hand"], self.starter, [card for card in view["hand"][seat] if card != "?"])
        _mark(out, at["starters"], self.starter, view["starters"][seat])
        self._pack(out, at["pack"], view, seat)
        _mark(out, at["network"], self.space, view["network"][seat])
        if view["portals"][seat] is not None:
            out[at["portal"] + self.space[view["portals"][seat]]] = 1.0

    def _won(self, out: list[float], at: Mapping[str, int], won: Sequence[Any]) -> None:
        values = self.content.token_values
        out[at["tokens"]] = len(won) / len(values)
        known = [value for value in won if value != "?"]
        out[at["tokens_known"]] = sum(known) / sum(values)

    def _pack(self, out: list[float], first: int, view: Mapping[str, Any], seat: int) -> None:
        for card, held in zip(view["pack"][seat], view["held"][seat], strict=True):
            if card is not None:
                out[first : first + CARD_NUMBERS] = self.card[card]
                for kind, count in held.items():
                    out[first + CARD_NUMBERS + TOKENS.index(kind)] = count / MOST_SYMBOLS
            first += PLACE_NUMBERS


def _mark(out: list[float], first: int, place: Mapping[str, int], names: Iterable[str]) -> None:
    for name in names:
        out[first + place[name]] = 1.0
