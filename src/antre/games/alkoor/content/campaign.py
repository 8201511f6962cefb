"""Challenges: how hard a game is, what gap of points it asks for, what beating it earns."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.effects import BadNotation
from antre.games.alkoor.content.names import DIFFICULTIES, NO_REWARD, REWARD_ZONES, REWARDS, ZONES
from antre.games.alkoor.content.reading import index, read

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class Difficulty:
    """What each Revelation brings: gems for the Vils, and Unforeseen."""

    __slots__ = ("gems", "unforeseen")

    def __init__(self, entry: Entry) -> None:
        self.gems = entry.integer("gems", 0, 9)
        self.unforeseen = entry.integer("unforeseen", 0, 9)


class Reward:
    """What a tick adds to every later game; `zones` are those that get a card more."""

    __slots__ = ("amount", "kind", "zones")

    def __init__(self, kind: int, amount: int, zones: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.amount = amount
        self.zones = zones


def parse_reward(text: str) -> Reward:
    """A reward as in `gems 2`, `zones cave camp`, or `none`."""
    name, _, rest = text.partition(" ")
    if name not in REWARDS:
        raise BadNotation(f"{name!r} is no reward; there are {', '.join(REWARDS)}")
    kind, values = REWARDS.index(name), rest.split()
    if kind == NO_REWARD and not values:
        return Reward(kind, 0)
    if kind == REWARD_ZONES and values and set(values) <= set(ZONES):
        return Reward(kind, 1, tuple(ZONES.index(zone) for zone in values))
    if kind not in (NO_REWARD, REWARD_ZONES) and rest in DIGITS:
        return Reward(kind, int(rest))
    raise BadNotation(f"{text!r} is no reward; write none, a kind and a number, or zones and names")


class Challenge:
    __slots__ = ("difficulty", "gap", "id", "number", "reward")

    def __init__(self, entry: Entry, number: int) -> None:
        self.id = entry.text("id")
        self.number = number
        self.difficulty = index(entry, "difficulty", DIFFICULTIES)
        self.gap = entry.integer("gap", 1, 500)
        self.reward = read(entry, "reward", parse_reward, Reward(NO_REWARD, 0))
