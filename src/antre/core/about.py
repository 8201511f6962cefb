"""How a game is offered to people who do not know it: `about.toml`, and a picture beside it.

Two sentences that make one want to play, how long it takes and how much there is to learn, and in
plain words what of it is as in the box and what is our own.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

from antre.core.errors import BadEdition
from antre.core.rule import LANGUAGES, Translated

FILE, PICTURE = "about.toml", "picture.svg"
LIGHTEST, HEAVIEST = 1, 5


class About:
    """What stands in `about.toml` and `picture.svg` of a game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        data = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
        self.appeal: Translated = self._words(data, "appeal")
        self.origin: Translated = self._words(data, "origin")
        self.minutes: tuple[int, int] = self._minutes(data)
        self.weight: int = self._weight(data)
        if unknown := data.keys() - {"appeal", "origin", "minutes", "weight"}:
            raise self._wrong(", ".join(sorted(unknown)), "nothing of that name")

    @cached_property
    def picture(self) -> bytes | None:
        """A drawing that stands for the game, wider than high."""
        path = self.folder / PICTURE
        return path.read_bytes() if path.is_file() else None

    def to_json(self) -> dict[str, Any]:
        """What the pages show; the picture has an address of its own."""
        return {
            "appeal": self.appeal,
            "origin": self.origin,
            "minutes": list(self.minutes),
            "weight": self.weight,
            "picture": self.picture is not None,
        }

    def _words(self, data: dict[str, Any], field: str) -> Translated:
        words = data.get(field)
        if not isinstance(words, dict) or {k for k, v in words.items() if v} != set(LANGUAGES):
            raise self._wrong(field, "a text in " + " and in ".join(LANGUAGES))
        return {language: str(text).strip() for language, text in words.items()}

    def _minutes(self, data: dict[str, Any]) -> tuple[int, int]:
        match data.get("minutes"):
            case [int(low), int(high)] if 0 < low <= high:
                return low, high
        raise self._wrong("minutes", "the fewest and the most")

    def _weight(self, data: dict[str, Any]) -> int:
        weight = data.get("weight")
        if type(weight) is int and LIGHTEST <= weight <= HEAVIEST:
            return weight
        raise self._wrong("weight", f"a number from {LIGHTEST} to {HEAVIEST}")

    def _wrong(self, field: str, wanted: str) -> BadEdition:
        return BadEdition([f"{self.folder.name}/{FILE}: {field} must be {wanted}"])


def load(folder: Path) -> About | None:
    """What a folder tells of its game; nothing where there is no such file."""
    return About(folder) if (folder / FILE).is_file() else None
