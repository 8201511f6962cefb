"""The initiative track and the Vuko tiles above it."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.edition import Entry, Sheet
from antre.games.garden.content.names import DURATIONS, FACES, GROUPS, TILES

SPACES = 10
RED_SHIPS = 4


class Track:
    """The spaces from left to right: group, ship, red ship; groups are numbered from 0 on."""

    __slots__ = ("group", "last", "red", "ship")

    def __init__(self, sheet: Sheet, entries: Sequence[Entry]) -> None:
        self.group = tuple(entry.integer("group", 1, GROUPS) - 1 for entry in entries)
        self.ship = tuple(entry.integer("ship", 1, 3) for entry in entries)
        red = [entry.integer("red", 0, 1) for entry in entries]
        self.red = tuple(space for space, is_red in enumerate(red) if is_red)
        self.last = len(entries) - 1
        self._check(sheet)

    def _check(self, sheet: Sheet) -> None:
        if list(self.group) != sorted(self.group) or set(self.group) != set(range(GROUPS)):
            sheet.problems.append(f"initiative: {GROUPS} groups in ascending order expected")
        if any(self.group.count(group) < 2 for group in set(self.group)):
            sheet.problems.append("initiative: a group of two spaces or more cannot be jumped over")
        if len(self.red) != RED_SHIPS or self.red[-1] != self.last:
            sheet.problems.append("initiative: four red ships expected, one on the last space")
            return
        gaps = [after - before for before, after in zip(self.red, self.red[1:], strict=False)]
        if gaps[-1] != 1 or min(gaps[:-1]) < 2:
            sheet.problems.append(
                "initiative: only the last two red ships may be reached in one move"
            )


class Face:
    """One face of a Vuko tile."""

    __slots__ = ("name", "permanent", "tile")

    def __init__(self, entry: Entry) -> None:
        self.name = entry.text("id")
        self.tile = TILES.index(entry.choice("tile", TILES))
        self.permanent = entry.choice("duration", DURATIONS) == "permanent"


def check_faces(sheet: Sheet, faces: Sequence[Face]) -> None:
    """Each tile has one limited and one permanent face."""
    for number, tile in enumerate(TILES):
        kinds = sorted(face.permanent for face in faces if face.tile == number)
        if len(faces) == len(FACES) and kinds != [False, True]:
            sheet.problems.append(
                f"vuko_face: tile {tile} needs one limited and one permanent face"
            )
