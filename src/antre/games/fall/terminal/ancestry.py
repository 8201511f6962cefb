"""An ancestry as a grid of symbols, those under cubes in brackets."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from antre.games.fall.content.grid import START, cell_name
from antre.games.fall.terminal.signs import symbol
from antre.games.fall.words.sentences import COLUMNS

if TYPE_CHECKING:
    from antre.core.words import Words

BLANK, NOTHING = "  · ", "    "
START_NAME = cell_name(START)


def draw_ancestry(
    symbols: Mapping[str, str],
    covered: Collection[str],
    laid: Sequence[Sequence[str]],
    words: Words,
) -> Text:
    """Rows and columns as far as cards lie; a quadrant is called as in `e5`."""
    cells = {place(name): name for name in symbols if "-" not in name}
    ground = quadrants(START_NAME)
    for _, corner in laid:
        ground |= quadrants(corner)
    columns = range(min(x for x, _ in ground), max(x for x, _ in ground) + 1)
    rows = range(min(y for _, y in ground), max(y for _, y in ground) + 1)
    drawn = Text("   " + "".join(f"  {COLUMNS[x - 1]} " for x in columns), style="dim")
    for y in rows:
        drawn.append(f"\n{y:>2} ", style="dim")
        for x in columns:
            name = cells.get((x, y))
            if name is None:
                drawn.append(BLANK if (x, y) in ground else NOTHING, style="dim")
                continue
            sign = symbol(symbols[name], name in covered, words)
            drawn.append(" " * (4 - sign.cell_len)).append_text(sign)
    return drawn


def place(name: str) -> tuple[int, int]:
    """The column and the row of a quadrant by its name."""
    column, _, row = name[1:].partition("y")
    return int(column), int(row)


def quadrants(corner: str) -> set[tuple[int, int]]:
    """Where a card lies whose upper left quadrant is `corner`."""
    column, row = place(corner)
    return {(column + right, row + down) for right in (0, 1) for down in (0, 1)}
