"""Hazards: Zones along the way, Doors of the Abyss, Rooms behind them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from antre.core.edition import Entry
from antre.games.alkoor.content.contexts import OFFER, OUTCOME, ROOM_WON, Context
from antre.games.alkoor.content.effects import (
    NONE,
    REVEAL,
    BadNotation,
    Cost,
    Effect,
    parse_cost,
    parse_effects,
)
from antre.games.alkoor.content.names import (
    CONDITIONAL,
    DOOR,
    MANDATORY,
    NO_TRIAL,
    OPTIONAL,
    PORTALS,
    ROOM,
    STEPS,
    TRIAL_TYPES,
    ZONE,
    ZONES,
)
from antre.games.alkoor.content.reading import index, read, read_effects, read_trial
from antre.games.alkoor.content.trials import Trial

MOST_NOTCHES = 3
NO_OFFERS: tuple[Offer, ...] = ()
WRITTEN_OFFER = re.compile(r"([^:,]+?)(?:, ([1-9]) times)?: (.+)")


@dataclass(frozen=True, slots=True)
class Offer:
    """What a haven sells: a price, what one gets for it, and how often in a visit."""

    cost: Cost
    effects: tuple[Effect, ...]
    times: int = 1


def parse_offers(text: str) -> tuple[Offer, ...]:
    """Offers as in `1 any: heal 1; 2 any, 3 times: loot 1`, or `none`."""
    if text == NONE:
        return ()
    found = []
    for part in text.split(";"):
        written = WRITTEN_OFFER.fullmatch(part.strip())
        if written is None:
            raise BadNotation(
                f"{part.strip()!r} is no offer; write a cost and effects: 1 any: heal 1"
            )
        effects = parse_effects(written[3])
        found.append(Offer(parse_cost(written[1]), effects, int(written[2] or 1)))
    return tuple(found)


class Hazard:
    """What Zones, Doors and Rooms share; `lowered` has what 0, 1, 2, 3 notches take off a target.

    That is in points, for collective objectives; individual ones lose a star for each notch.
    """

    __slots__ = ("clear", "cost", "dark", "id", "kind", "lowered", "number", "trial", "trial_type")
    won: ClassVar[Context] = OUTCOME

    def __init__(self, entry: Entry, number: int, kind: int, types: Sequence[int]) -> None:
        self.id = entry.text("id")
        self.number = number
        self.kind = kind
        self.cost = entry.integer("cost", 0, 9)
        self.trial: Trial | None = read_trial(entry, "trial")
        self.clear = read_effects(entry, "clear", self.won)
        self.dark = read_effects(entry, "dark", OUTCOME)
        self.lowered: tuple[int, ...] = (0,)
        allowed = [TRIAL_TYPES[type] for type in types]
        self.trial_type = index(entry, "trial_type", TRIAL_TYPES)
        if self.trial_type not in types:
            entry.problem("trial_type", f"one of {', '.join(allowed)} expected here")
        if (self.trial is None) != (self.trial_type == NO_TRIAL):
            entry.problem("trial", f"does not fit the type {TRIAL_TYPES[self.trial_type]!r}")

    def _read_notches(self, entry: Entry) -> None:
        steps = entry.integers("notches", 0, 20)
        self.lowered = tuple(sum(steps[:count]) for count in range(len(steps) + 1))
        if len(steps) != (MOST_NOTCHES if self.trial else 0):
            entry.problem("notches", f"{MOST_NOTCHES} numbers expected with a trial, else none")


class Zone(Hazard):
    """A Zone card: points when won; `offers` if it is a haven."""

    __slots__ = ("offers", "points", "zone")

    def __init__(self, entry: Entry, number: int) -> None:
        super().__init__(entry, number, ZONE, (NO_TRIAL, MANDATORY))
        self.zone = index(entry, "zone", ZONES)
        self.points = entry.integer("points", 0, 30)
        self.offers: tuple[Offer, ...] = read(entry, "offers", parse_offers, NO_OFFERS)
        for offer in self.offers:
            OFFER.check(entry, "offers", offer.effects)
        if bool(self.offers) != self.is_haven:
            entry.problem("offers", "a haven has offers, any other Zone has none")
        if self.is_haven and (self.clear or self.dark):
            entry.problem("clear", "a haven has no outcomes")

    @property
    def is_haven(self) -> bool:
        return self.trial_type == NO_TRIAL


class Door(Hazard):
    """A Door card: how many Rooms it reveals once it is open."""

    __slots__ = ("rooms",)

    def __init__(self, entry: Entry, number: int) -> None:
        super().__init__(entry, number, DOOR, (NO_TRIAL, MANDATORY))
        self._read_notches(entry)
        self.rooms = sum(effect.amount for effect in self.clear if effect.verb == REVEAL)
        if not self.rooms:
            entry.problem("clear", "a Door reveals a Room at least")
        if self.is_open and self.rooms != 1:
            entry.problem("clear", "a Door without a trial reveals exactly 1 Room")

    @property
    def is_open(self) -> bool:
        return self.trial_type == NO_TRIAL


class Room(Hazard):
    """A Room card: its step in a Quest (from 0 on), its Portal, its Chance space."""

    __slots__ = ("has_chance", "portal", "step")
    won = ROOM_WON

    def __init__(self, entry: Entry, number: int) -> None:
        super().__init__(entry, number, ROOM, (OPTIONAL, CONDITIONAL))
        self._read_notches(entry)
        self.step = entry.integer("step", 1, STEPS) - 1
        self.portal = index(entry, "portal", PORTALS)
        self.has_chance = entry.choice("chance", ("yes", "no")) == "yes"


class SecondTrial(Hazard):
    """A trial of its own on the card of the last Room, for those who have won that one's."""

    __slots__ = ()

    def __init__(self, entry: Entry, number: int) -> None:
        super().__init__(entry, number, ROOM, (OPTIONAL,))
