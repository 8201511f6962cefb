"""A view of Maender-Alkoor as numbers from -1 to 1, for learners; made from the view alone.

Team and Vils belong to the table, boards to the seats: the observer's come first and those of the
others follow in seat order. `Encoder.ranges` says what stands where.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from antre.core import observation
from antre.games.alkoor.content.names import CHALLENGES, COLOURS, SIX, TOKEN_COLOURS, TOKENS
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.moments import MOMENTS
from antre.games.alkoor.rules.names import ENDINGS
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.seen.observing import Observer
from antre.games.alkoor.seen.parts import (
    BOARDS,
    COUNTS,
    FEW,
    FLAGS,
    MANY,
    MOST_SWEEP,
    PILES,
    SEATS,
    SOME,
    cards,
    seat_parts,
    table_parts,
)
from antre.games.alkoor.seen.questions import frames
from antre.games.alkoor.seen.visibility import ATTENTION

Numbers = list[float]
View = Mapping[str, Any]


class Encoder(observation.Encoder[Alkoor]):
    def __init__(self, box: Box) -> None:
        super().__init__(table_parts(box), seat_parts(box), SEATS)
        self.box = box
        self.cards = places_of(cards(box))
        self.heroes = places_of([hero.id for hero in box.heroes])
        self.items = places_of([item.id for item in box.equipment])
        self.hazards = places_of([hazard.id for hazard in box.hazards])
        self.rooms = places_of([room.id for room in box.rooms])
        self.quests = places_of([quest.id for quest in box.quests])
        self.monsters = places_of([monster.id for monster in box.monsters])
        self.dilemmas = places_of([dilemma.id for dilemma in box.dilemmas])
        self.treasures = places_of([treasure.id for treasure in box.treasures])
        self.places = places_of(box.places.names)
        skills = [option.text.partition(":")[2] for option in box.choose.skill]
        self.skills = places_of(skills)
        self.tokens = places_of(TOKEN_NAMES)
        self.moments = {moment: place for place, moment in enumerate(MOMENTS)}
        first = self.at["question"]
        self.questions = {name: first + place for place, name in enumerate(frames())}
        self._observer = Observer(self)

    def observe(self, state: Alkoor, seat: int) -> array[float]:
        return self._observer.observe(state, seat)

    def encode(self, view: View) -> Numbers:
        numbers = [0.0] * self.size
        seats = len(view["attention"])
        me = max(view["seat"], 0)
        numbers[self.at["seats"] + seats - 1] = 1.0
        self._course(numbers, view)
        self._way(numbers, view)
        self._cards(numbers, view)
        self._trial(numbers, view)
        self._abyss(numbers, view)
        self._team(numbers, view)
        self._question(numbers, view)
        for place, first in enumerate(self.blocks[:seats]):
            self._seat(numbers, first, view, (me + place) % seats, seats)
        return numbers

    def _mark(
        self, numbers: Numbers, part: str, places: Mapping[str, int], names: Iterable[str | None]
    ) -> None:
        for name in names:
            if name is not None:
                numbers[self.at[part] + places[name]] = 1.0

    def _course(self, numbers: Numbers, view: View) -> None:
        at = self.at
        numbers[at["over"]] = float(view["over"])
        numbers[at["ending"] + ENDINGS.index(view["ending"])] = 1.0
        numbers[at["turn"]] = squeeze(view["turn"], MANY)
        for place, name in enumerate(FLAGS):
            numbers[at["flags"] + place] = float(view[name])
        for place, name in enumerate(COUNTS):
            numbers[at["counts"] + place] = squeeze(view[name], SOME)
        numbers[at["challenge"] + CHALLENGES.index(view["challenge"])] = 1.0
        self._mark(numbers, "quest", self.quests, [view["quest"]])
        self._mark(numbers, "vils_quest", self.quests, [view["vils_quest"]])
        self._mark(numbers, "offered", self.quests, view["offered"])
        numbers[at["notch"] + view["notch"]] = 1.0
        if view["countdown"] >= 0:
            numbers[at["countdown"]] = 1.0
            left = max(0, view["countdown"] - view["turn"] + 1)
            numbers[at["countdown"] + 1] = min(1.0, left / (self.box.vils.countdown + 1))

    def _way(self, numbers: Numbers, view: View) -> None:
        at, box = self.at, self.box
        pawn = self.places[view["pawn"]]
        numbers[at["pawn"] + pawn] = 1.0
        name = view["avatar"]
        avatar = self.places[name] if name in self.places else int(name)
        numbers[at["avatar"]] = avatar / box.path.last
        way = box.path.last - box.path.avatar_start
        numbers[at["avatar"] + 1] = (box.places.facing[pawn] - avatar) / way
        for part in ("destiny", "foreseen", "vitality_die"):
            numbers[at[part] + view[part]] = 1.0
        for face in set(view["stride"]):
            numbers[at["stride"] + face - 1] = squeeze(view["stride"].count(face), FEW)
        width = len(TOKEN_COLOURS) + len(TOKENS)
        for space, token in view["tokens"].items():
            colour, _, kind = token.partition("-")
            first = at["tokens"] + width * self.places[space]
            numbers[first + TOKEN_COLOURS.index(colour)] = 1.0
            if kind in TOKENS:
                numbers[first + len(TOKEN_COLOURS) + TOKENS.index(kind)] = 1.0
        for colour, bag in enumerate(view["token_bags"]):
            for kind in bag:
                numbers[at["token_bags"] + len(TOKENS) * colour + kind] = 1.0

    def _cards(self, numbers: Numbers, view: View) -> None:
        at = self.at
        for part in PILES:
            names = view[part]
            for name in set(names):
                numbers[at[part] + self.cards[name]] = squeeze(names.count(name), FEW)
        self._mark(numbers, "tops", self.cards, view["top"])
        self._mark(numbers, "vils_team", self.heroes, view["vils_team"])
        for place, count in enumerate(view["vils_down"]):
            numbers[at["vils_down"] + place] = squeeze(count, SOME)
        for place, colour in enumerate(COLOURS):
            gems = view["vils_gems"][colour] / self.box.vils.power_gems
            numbers[at["vils_gems"] + place] = min(1.0, gems)
            numbers[at["bank"] + place] = view["bank"][colour] / self.box.gems.each
            numbers[at["fired"] + place] = float(colour in view["fired"])
        self._mark(numbers, "vils_tokens", self.tokens, view["vils_tokens"])
        self._mark(numbers, "tokens_out", self.tokens, view["tokens_out"])
        self._mark(numbers, "treasure", self.treasures, [view["treasure"]])
        self._mark(numbers, "used", self.skills, view["used"])

    def _trial(self, numbers: Numbers, view: View) -> None:
        at = self.at
        self._mark(numbers, "trial", self.hazards, [view["trial"]])
        self._mark(numbers, "hazard", self.hazards, [view["hazard"]])
        if view["trial"] is not None:
            numbers[at["node"] + view["trial_node"]] = 1.0
        self._mark(numbers, "concerned", self.heroes, [view["trial_hero"]])
        self._mark(numbers, "tested", self.heroes, [view["tested"]])
        self._mark(numbers, "killed", self.heroes, [*view["killed"], view["dying"]])
        for die, (face, value) in enumerate(zip(view["dice"], view["dice_attribute"], strict=True)):
            numbers[at["dice"] + SIX * die + face - 1] = 1.0
            numbers[at["compared"] + die] = value / 5
        for place in (0, 1):
            eased = sum(sweep[place + 1] for sweep in view["sweeps"])
            numbers[at["sweeps"] + place] = min(1.0, eased / MOST_SWEEP)
        for board in view["boosted"]:
            numbers[at["boosted"] + board] = 1.0
        self._mark(numbers, "monsters", self.monsters, [card for card, _ in view["monsters"]])
        self._mark(numbers, "sat_on", self.heroes, [hero for _, hero in view["monsters"]])

    def _abyss(self, numbers: Numbers, view: View) -> None:
        at, count = self.at, len(self.rooms)
        for slot, room in enumerate(view["rooms"]):
            if room is not None:
                numbers[at["rooms"] + count * slot + self.rooms[room]] = 1.0
        for slot in view["rooms_up"]:
            numbers[at["rooms_up"] + slot] = 1.0
        self._mark(numbers, "rooms_done", self.rooms, view["rooms_done"])
        for room, notch in view["room_notch"].items():
            numbers[at["room_notch"] + self.rooms[room]] = notch / 3
        self._mark(numbers, "door", self.hazards, [view["door"]])
        for slot, cards_there in enumerate(view["slot_count"]):
            numbers[at["slots"] + slot] = squeeze(cards_there, FEW)
        for part, field in (("seen", "slot_seen"), ("out", "slot_out")):
            for row in view[field]:
                self._mark(numbers, part, self.hazards, row)

    def _team(self, numbers: Numbers, view: View) -> None:
        self._mark(numbers, "recruits", self.heroes, view["recruits"])
        for slot, hero in enumerate(view["team"]):
            name = f"slot {slot + 1}: "
            self._mark(numbers, name + "hero", self.heroes, [hero])
            numbers[self.at[name + "marker"]] = view["wounds"][slot] / 5
            self._mark(numbers, name + "worn", self.items, view["worn"][slot])
            self._mark(numbers, name + "stored", self.items, view["stored"][slot])

    def _question(self, numbers: Numbers, view: View) -> None:
        if view["question"] is not None:
            name, *values = view["question"]
            for place, number in self.told(name, values):
                numbers[place] = number

    def told(self, name: str, given: Sequence[Any]) -> Iterator[tuple[int, float]]:
        """A question's own numbers: where something stands because of them, and what."""
        at, values = self.at, dict(zip(frames()[name], given, strict=False))
        yield self.questions[name], 1.0
        if "moment" in values:
            yield at["moment"] + self.moments[values["moment"]], 1.0
        for part in ("colour", "token"):
            if part in values:
                yield at[part] + values[part], 1.0
        for card in self._subjects(values):
            yield at["subject"] + self.cards[card], 1.0
        left = values.get("count", values.get("points", values.get("most", 0)))
        yield at["left"], squeeze(left, FEW)
        dice = values.get("dice", ()) if name == "AssignDice" else ()
        for face in set(dice):
            yield at["to_give"] + face - 1, dice.count(face) / 3

    def _subjects(self, values: Mapping[str, Any]) -> Iterator[str]:
        """The cards that a question is about."""
        if "item" in values:
            yield self.box.equipment[values["item"]].id
        if "hero" in values:
            yield self.box.heroes[values["hero"]].id
        if "card" in values:
            yield self.box.dilemma(values["card"]).id

    def _seat(self, numbers: Numbers, first: int, view: View, seat: int, seats: int) -> None:
        at = {name: first + offset for name, offset in self.seat_at.items()}
        numbers[at["present"]] = 1.0
        numbers[at["waiting"]] = float(seat in view["waiting"])
        numbers[at["guide"]] = float(view["guide"] == seat)
        numbers[at["attention"]] = float(ATTENTION.index(view["attention"][seat]))
        numbers[at["attention"] + 1] = float(seat in view["attended"])
        numbers[at["attention"] + 2] = float(seat in view["hushed"])
        boards = [seat] if seats > 1 else range(BOARDS)
        for place, board in enumerate(boards):
            self._board(numbers, at, view, place, board)

    def _board(
        self, numbers: Numbers, at: Mapping[str, int], view: View, place: int, board: int
    ) -> None:
        gems = view["gems"][board]
        for colour, name in enumerate(COLOURS):
            share = min(1.0, gems[name] / self.box.gems.places)
            numbers[at["gems"] + len(COLOURS) * place + colour] = share
        for token in view["held"][board]:
            numbers[at["held"] + len(TOKEN_NAMES) * place + self.tokens[token]] = 1.0
        row = view["dilemmas"][board]
        for card in set(row):
            where = at["dilemmas"] + len(self.dilemmas) * place + self.dilemmas[card]
            numbers[where] = squeeze(row.count(card), FEW)


def places_of(names: Sequence[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


def squeeze(count: int, half: int) -> float:
    return count / (count + half)


@lru_cache(maxsize=8)
def encoder(box: Box) -> Encoder:
    return Encoder(box)
