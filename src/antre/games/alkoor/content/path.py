"""The way: from the Avatar's start to the City, past six Zones to the Door, and into the Abyss.

Spaces are numbered along it. The City is 0, the Avatar's own spaces lie below, shortcuts are beside
the way: shortcut i hangs at a crossroads and leads to a space ahead.
"""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.names import ZONES

CITY = 0
STRETCHES = len(ZONES) + 1
SIGNS = ("grey", "cross", "plain", "chance", "red")
ENDS = (*ZONES, "door")
CORRIDOR = ("plain", "stop")
ROOMS_AT_STOP = 2


class Path:
    """Every space by what it is.

    `grey`, `red` and `crossroads` have a space for each stretch, `greens` those where its green
    token may lie; `zone_at` and `chance_spaces` are looked up by space; `stops` face Rooms, two
    each: Room slots 2k and 2k + 1 (from 0 on) face stop k.
    """

    __slots__ = (
        "avatar_start", "chance_spaces", "corridor", "crossroads", "door", "grey", "greens", "last",
        "red", "shortcuts", "stops", "zone_at", "zones",
    )  # fmt: skip

    def __init__(self, entry: Entry) -> None:
        self.avatar_start = -entry.integer("avatar", 1, 60)
        stretches = [line.split() for line in entry.text("stretches").strip().splitlines()]
        signs = ["city", *(sign for stretch in stretches for sign in stretch)]
        self.grey = _places(signs, "grey")
        self.red = _places(signs, "red")
        self.crossroads = _places(signs, "cross")
        self.chance_spaces = frozenset(_places(signs, "chance"))
        self.zones = tuple(signs.index(zone) if zone in signs else 0 for zone in ZONES)
        self.zone_at = {space: zone for zone, space in enumerate(self.zones)}
        self.door = len(signs) - 1
        corridor = entry.text("corridor").split()
        self.corridor = range(self.door + 1, self.door + 1 + len(corridor))
        self.last = self.door + len(corridor)
        self.stops = tuple(
            space for space, sign in zip(self.corridor, corridor, strict=True) if sign == "stop"
        )
        self.greens = tuple(
            tuple(space for space in range(grey + 1, red) if signs[space] in ("cross", "plain"))
            for grey, red in zip(self.grey, self.red, strict=False)
        )
        self.shortcuts = entry.integers("shortcuts", 1, max(self.last, 1))
        self._check(entry, stretches, corridor)

    def stop_of(self, room_slot: int) -> int:
        """The corridor space that a Room slot faces."""
        return self.stops[room_slot // ROOMS_AT_STOP]

    def skipped(self, shortcut: int) -> list[int]:
        """The Zones that a shortcut goes round."""
        start, end = self.crossroads[shortcut], self.shortcuts[shortcut]
        return [zone for zone, space in enumerate(self.zones) if start < space < end]

    def _check(self, entry: Entry, stretches: list[list[str]], corridor: list[str]) -> None:
        if len(stretches) != STRETCHES:
            entry.problem("stretches", f"{STRETCHES} stretches expected, not {len(stretches)}")
        for stretch, end in zip(stretches, ENDS, strict=False):
            _check_stretch(entry, stretch, end)
        if not set(corridor) <= set(CORRIDOR) or len(corridor) <= len(self.stops):
            entry.problem("corridor", "stop and plain spaces expected, some of both")
        if len(self.shortcuts) != len(self.crossroads):
            entry.problem("shortcuts", "a number for each stretch expected")
            return
        for number, (start, to) in enumerate(zip(self.crossroads, self.shortcuts, strict=True), 1):
            if not start + 1 < to <= self.door:
                entry.problem(
                    "shortcuts", f"shortcut {number} leads from {start} to {to}, not ahead"
                )


def _check_stretch(entry: Entry, stretch: list[str], end: str) -> None:
    if unknown := set(stretch) - {*SIGNS, *ENDS}:
        allowed = ", ".join((*SIGNS, *ENDS))
        entry.problem("stretches", f"{min(unknown)!r} is none of {allowed}")
    written = (stretch[:2], stretch[-2:], stretch.count("cross"))
    if written != (["grey", "cross"], ["red", end], 1) or len(stretch) < 4:
        entry.problem("stretches", f"grey cross … red {end} expected, not {' '.join(stretch)}")


def _places(signs: list[str], sign: str) -> tuple[int, ...]:
    return tuple(space for space, found in enumerate(signs) if found == sign)
