"""An edition made ready for play."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.core.option import OptionTable


class Content:
    """An edition made ready for play: its options and, in each game, its tables."""

    __slots__ = ("digest", "name", "options", "reconstructed", "sources", "text")

    def __init__(self, name: str, sheet: Sheet) -> None:
        self.name = name
        self.text = sheet.text
        self.digest = sheet.digest
        # Filled while the sheet is read.
        self.sources = sheet.sources
        self.reconstructed = sheet.reconstructed
        self.options = OptionTable(())
