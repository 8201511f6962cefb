"""One side of the board: caverns, gates, lair sites and Great Halls, as bits.

A space is a cavern or a lair site. Both sides of the board number their spaces alike, so a cavern
is called by the same number and name on both: caverns first, in the order of the clans, then sites.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from antre.core.edition import Entry
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS

BOARDS = ("wide", "narrow")
GLYPHS = "ABCDEF"
CAVERN = re.compile(rf"({'|'.join(CLANS)})-([1-4])")
SITE = re.compile(rf"[{GLYPHS}][12]")
CAVERN_NAMES = tuple(f"{clan}-{number}" for clan in CLANS for number in range(1, 5))
SITE_NAMES = tuple(f"{glyph}{number}" for glyph in GLYPHS for number in (1, 2))
SPACE_NAMES = CAVERN_NAMES + SITE_NAMES
SPACES = len(SPACE_NAMES)
FIRST_SITE = len(CAVERN_NAMES)
SPACE = {name: number for number, name in enumerate(SPACE_NAMES)}
ALL_SITES = sum(1 << site for site in range(FIRST_SITE, SPACES))
# By cavern, its clan.
CLAN_OF = tuple(space // 4 for space in range(FIRST_SITE))
MOST_GATES = 2
MOST_HALLS = 12
LEAST_AROUND_A_HALL = 3
# A table of neighbours for each slice of so many bits.
SLICE = 10
SLICES = range(0, SPACES, SLICE)

Rows = dict[str, tuple[list[str], bool]]


class Board:
    __slots__ = (
        "_spread",
        "caverns",  # all of them
        "domains",  # the caverns of each clan
        "entrances",  # the caverns of each clan that have a gate
        "gates",  # all of these
        "glyphs",  # the letters in play
        "halls",  # the caverns around each Great Hall
        "name",
        "near",  # by space, the caverns and sites beside it
        "pairs",  # by glyph, its two sites
        "seats",
    )  # fmt: skip

    def __init__(self, entry: Entry) -> None:
        self.name = entry.choice("id", BOARDS)
        self.seats = entry.integers("seats", 1, 5)
        caverns = _read(entry, "caverns", CAVERN)
        lairs = _read(entry, "lairs", SITE)
        halls = _read(entry, "halls", re.compile(r"\d"))
        self.caverns = _mask(caverns)
        self.domains = tuple(self.caverns & 0b1111 << 4 * clan for clan in range(len(CLANS)))
        self.gates = _mask([name for name, (_, gate) in caverns.items() if gate])
        self.entrances = tuple(self.gates & domain for domain in self.domains)
        self.near = [0] * SPACES
        for name, (beside, _) in (caverns | lairs).items():
            for other in beside:
                self.near[SPACE[name]] |= 1 << SPACE[other]
        self._check_caverns(entry)
        self.glyphs = tuple(g for g in GLYPHS if f"{g}1" in lairs and f"{g}2" in lairs)
        self.pairs = {g: 1 << SPACE[f"{g}1"] | 1 << SPACE[f"{g}2"] for g in self.glyphs}
        self._check_lairs(entry, lairs)
        self.halls = tuple(_mask(around) for around, _ in halls.values())
        self._check_halls(entry, halls)
        for site in map(SPACE.__getitem__, lairs):
            for cavern in cells_of(self.near[site]):
                self.near[cavern] |= 1 << site
        self._spread = [
            [self._union(part << first) for part in range(1 << SLICE)] for first in SLICES
        ]

    def spread(self, mask: int) -> int:
        """The spaces beside any of these."""
        one, two, three, four = self._spread
        return (
            one[mask & 0x3FF]
            | two[mask >> 10 & 0x3FF]
            | three[mask >> 20 & 0x3FF]
            | four[mask >> 30]
        )

    def flood(self, seed: int, ground: int) -> int:
        """All of `ground` that can be reached from `seed`, which lies on it."""
        reached = seed
        new = seed
        while new:
            new = self.spread(new) & ground & ~reached
            reached |= new
        return reached

    def _union(self, mask: int) -> int:
        found = 0
        for space in cells_of(mask):
            if space < SPACES:
                found |= self.near[space]
        return found

    def _check_caverns(self, entry: Entry) -> None:
        for space in cells_of(self.caverns):
            for other in cells_of(self.near[space]):
                if not self.near[other] >> space & 1:
                    entry.problem(
                        "caverns",
                        f"{SPACE_NAMES[space]} lists {SPACE_NAMES[other]}, not the other way",
                    )
        if not self.caverns:
            return
        reached, new = 0, self.caverns & -self.caverns
        while new:
            reached |= new
            new = self._union(new) & self.caverns & ~reached
        if reached != self.caverns:
            apart = ", ".join(SPACE_NAMES[space] for space in cells_of(self.caverns & ~reached))
            entry.problem("caverns", f"no way leads to {apart}")
        for clan, domain, entrances in zip(CLANS, self.domains, self.entrances, strict=True):
            if domain.bit_count() < 2:
                entry.problem("caverns", f"the domain {clan} needs several caverns")
            if not 1 <= entrances.bit_count() <= MOST_GATES:
                entry.problem("caverns", f"the domain {clan} needs one or two gates")

    def _check_lairs(self, entry: Entry, lairs: Rows) -> None:
        for site in lairs:
            if site[0] not in self.glyphs:
                entry.problem("lairs", f"{site} has no twin")
            near = self.near[SPACE[site]]
            if near.bit_count() < 2 or near & ~self.caverns:
                entry.problem("lairs", f"{site} must touch at least two caverns drawn here")
        if len(self.glyphs) <= max(self.seats, default=0):
            entry.problem("lairs", "more pairs than players expected")

    def _check_halls(self, entry: Entry, halls: Rows) -> None:
        if len(halls) >= MOST_HALLS:
            entry.problem("halls", f"fewer than {MOST_HALLS} halls expected")
        if list(halls) != [str(number) for number in range(1, len(halls) + 1)]:
            entry.problem("halls", "halls are numbered 1, 2, 3 and so on")
        for number, around in enumerate(self.halls, 1):
            if around.bit_count() < LEAST_AROUND_A_HALL or around & ~self.caverns:
                entry.problem(
                    "halls", f"hall {number} must touch at least three caverns drawn here"
                )


def _mask(names: Sequence[str] | Rows) -> int:
    return sum(1 << space for space in {SPACE[name] for name in names if name in SPACE})


def _read(entry: Entry, field: str, pattern: re.Pattern[str]) -> Rows:
    """Lines of `name: cavern cavern ...`, each by its name, with whether it has a gate."""
    rows: Rows = {}
    for line in entry.text(field).splitlines():
        head, _, beside = line.partition(":")
        name, _, gate = head.strip().partition(" ")
        caverns = beside.split()
        if not pattern.fullmatch(name) or name in rows or gate not in ("", "gate"):
            if line.strip():
                entry.problem(field, f"{head!r} is not a name expected here, or is there twice")
            continue
        wrong = [cavern for cavern in caverns if not CAVERN.fullmatch(cavern) or cavern == name]
        if wrong or not caverns or len(set(caverns)) < len(caverns):
            entry.problem(field, f"{name}: a list of other caverns expected, each once")
        rows[name] = ([cavern for cavern in caverns if cavern not in wrong], gate == "gate")
    if not rows:
        entry.problem(field, "lines of `name: cavern cavern` expected")
    return rows
