"""The edition with what the rules make of it: places with numbers, and every option."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.games.alkoor.content.content import AlkoorContent
from antre.games.alkoor.rules.options import Choices
from antre.games.alkoor.rules.places import Places


class Box(AlkoorContent):
    """An edition ready to be played."""

    __slots__ = ("choose", "places")

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet)
        # What is amiss may leave options without a name of their own, and nobody will play it.
        if not sheet.problems:
            self.places = Places(self.path)
            self.choose = Choices(self, self.places)
            self.options = self.choose.table
