"""The mountain in a terminal, two characters a space.

The first character says what is there: the zone of an undug space, a statue, a treasure, a site,
or the letter of a tunnel, which is the same all over one tunnel. The second one says whose tunnel
it is, or that rubble lies there.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from antre.core.drawing import GOLD
from antre.games.hall.content.board import Board
from antre.games.hall.content.content import HALLS
from antre.games.hall.content.grid import MIDDLE, SIDE, STRIDE, bit, cell_name, place
from antre.games.hall.terminal.signs import (
    CLAN_COLOURS,
    CLAN_SIGNS,
    PEDESTAL_SIGNS,
    ZONE_COLOURS,
    ZONE_SIGNS,
)

SEAT_COLOURS = ("#d94f8a", "#e2c044", "#6fb04a", "#3fb5b0", "#a9764a")
RUBBLE, BURIED, SITE, PORTAL, ALTAR, HEART, ALONE = "▒", "◇", "□", "⌂", "†", "█", "-"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# The first workshop on the board is ①.
FIRST_NUMBER = ord("①")


class Mountain:
    """What lies on each space, looked up by its name."""

    def __init__(self, board: Board, view: dict[str, Any]) -> None:
        self.board = board
        self.rubble = set(view["rubble"])
        self.buried = set(view["buried"])
        self.altars = set(view["altars"].values())
        self.portals = set(view["portals"])
        self.statue = _by_cell(view["statues"])
        self.pedestal = _by_cell(view["pedestals"])
        self.owner = {cell: seat for seat, net in enumerate(view["network"]) for cell in net}
        self.letter = dict(_letters(view["sections"]))
        built = [cell for cell, kind in view["workshops"].items() if kind]
        self.workshop = {cell: chr(FIRST_NUMBER + number) for number, cell in enumerate(built)}

    def draw(self) -> Text:
        """Rows with their numbers, columns with their letters."""
        reach = max(max(map(abs, place(cell))) for cell in self._spaces())
        span = range(-reach, reach + 1)
        head = "".join(f"{chr(ord('A') + x + MIDDLE)} " for x in span)
        lines = [Text(f"   {head}", style="dim")]
        for y in span:
            line = Text(f"{y + MIDDLE + 1:>2} ", style="dim")
            for x in span:
                line.append_text(self._space(bit(x, y)))
            lines.append(line)
        drawing = Text("\n").join(lines)
        drawing.no_wrap = True
        return drawing

    def _spaces(self) -> list[int]:
        return [cell for cell in range(SIDE * STRIDE) if self.board.spaces >> cell & 1]

    def _space(self, cell: int) -> Text:
        if self.board.heart >> cell & 1:
            return Text(HEART * 2, style="#7a2436")
        if not self.board.spaces >> cell & 1:
            return Text("  ")
        name = cell_name(cell)
        if name in self.letter:
            return self._tunnel(name)
        if cell in self.board.site_number:
            return Text(self.workshop.get(name, SITE) + " ", style=f"bold {GOLD}")
        return self._undug(cell, name)

    def _undug(self, cell: int, name: str) -> Text:
        zone = self.board.zone[cell]
        sign, style = ZONE_SIGNS[zone], ZONE_COLOURS[zone]
        if name in self.statue:
            clan = self.statue[name]
            sign, style = CLAN_SIGNS[clan], CLAN_COLOURS[clan]
        elif name in self.buried:
            sign, style = BURIED, GOLD
        elif marks := [mark for mark, cells in self.board.starts.items() if cell in cells]:
            sign, style = str(marks[0]), "bold"
        drawn = Text(sign, style=style)
        return drawn.append(RUBBLE if name in self.rubble else " ", style="#8a8178")

    def _tunnel(self, name: str) -> Text:
        """A statue stands before all else; then what it stands on takes the second character."""
        seat = self.owner.get(name, -1)
        colour = SEAT_COLOURS[seat] if seat >= 0 else "dim"
        whose = Text(str(seat) if seat >= 0 else ALONE, style=colour)
        ground = self._ground(name)
        if name in self.statue:
            clan = self.statue[name]
            standing = Text(CLAN_SIGNS[clan], style=f"bold reverse {CLAN_COLOURS[clan]}")
            return standing.append_text(ground or whose)
        return (ground or Text(self.letter[name], style=colour)).append_text(whose)

    def _ground(self, name: str) -> Text | None:
        if name in self.pedestal:
            clan = self.pedestal[name]
            return Text(PEDESTAL_SIGNS[clan], style=f"bold {CLAN_COLOURS[clan]}")
        if name in self.altars:
            return Text(ALTAR, style=f"bold {GOLD}")
        return Text(PORTAL, style="bold") if name in self.portals else None


def _by_cell(by_clan: dict[str, list[str]]) -> dict[str, str]:
    return {cell: clan for clan, cells in by_clan.items() for cell in cells}


def _letters(sections: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """A letter for each tunnel, a capital for a hall; after z comes a again."""
    found = []
    for number, section in enumerate(sections):
        letter = LETTERS[number % len(LETTERS)]
        if section["kind"] in HALLS:
            letter = letter.upper()
        found += [(cell, letter) for cell in section["cells"]]
    return found
