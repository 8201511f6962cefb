"""Quests, and the Treasure of the last Room."""

from __future__ import annotations

import re
from collections.abc import Sequence

from antre.core.edition import Entry
from antre.games.alkoor.content.contexts import OUTCOME
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.names import KINDS, QUEST_KINDS, STEPS, TYPES
from antre.games.alkoor.content.reading import index, read_effects

GOLD = "gold"
COUNTED = re.compile(r"([1-9]\d?) ([a-z]+)")
LINES = ("main", "leader", "team", "equipment", "dead_won", "thwarted")
MAIN, LEADER, TEAM_MISSION, EQUIPMENT_MISSION, DEAD_WON, THWARTED = range(6)


class Quest:
    """A Quest: Rooms by step, the Relic it is about, the effect in its second Room, its missions.

    `equipment` is a type, or -1 where gold is counted; `scores` are the points of each line.
    """

    __slots__ = (
        "dead_won", "equipment", "equipment_count", "hand", "id", "kind", "leader", "number",
        "opposed", "relic", "rooms", "scores", "team", "team_count",
    )  # fmt: skip

    def __init__(
        self,
        entry: Entry,
        number: int,
        ids: Sequence[str],
        rooms: Sequence[str],
        relics: Sequence[str],
    ) -> None:
        self.id = entry.text("id")
        self.number = number
        self.kind = index(entry, "kind", QUEST_KINDS)
        self.opposed = index(entry, "opposed", ids)
        # Among the Relics, from 0 on.
        self.relic = index(entry, "relic", relics)
        self.rooms = _read_rooms(entry, rooms)
        self.hand: tuple[Effect, ...] = read_effects(entry, "hand", OUTCOME)
        self.leader = index(entry, "leader", KINDS)
        self.team_count, self.team = _read_count(entry, "team", KINDS)
        self.equipment_count, self.equipment = _read_count(entry, "equipment", (*TYPES[:-1], GOLD))
        if self.equipment == len(TYPES) - 1:
            self.equipment = -1
        self.dead_won = index(entry, "dead_won", KINDS)
        self.scores = entry.integers("scores", 0, 50)
        if len(self.scores) != len(LINES):
            entry.problem("scores", f"{len(LINES)} numbers expected: {', '.join(LINES)}")


def _read_rooms(entry: Entry, rooms: Sequence[str]) -> tuple[int, ...]:
    found = []
    for room in entry.text("rooms").split():
        if room in rooms:
            found.append(rooms.index(room))
        else:
            entry.problem("rooms", f"{room!r} is no Room; there are {', '.join(rooms)}")
    if len(set(found)) != STEPS:
        entry.problem("rooms", f"{STEPS} different Rooms expected, one for each step")
        return (0, 1, 2)
    return tuple(found)


def _read_count(entry: Entry, field: str, names: Sequence[str]) -> tuple[int, int]:
    """A number and a name, as in `3 dwarf`."""
    written = COUNTED.fullmatch(entry.text(field))
    if written is None or written[2] not in names:
        entry.problem(field, f"a number and one of {', '.join(names)} expected")
        return 1, 0
    return int(written[1]), names.index(written[2])


class Treasure:
    """What lies in the last Room: points, and an effect when it is taken."""

    __slots__ = ("effects", "id", "number", "points")

    def __init__(self, entry: Entry, number: int) -> None:
        self.id = entry.text("id")
        self.number = number
        self.points = entry.integer("points", 0, 50)
        self.effects: tuple[Effect, ...] = read_effects(entry, "effect", OUTCOME)
