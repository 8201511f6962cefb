"""Why a table cannot be played from what is stored, and what can be done about it."""

from __future__ import annotations

from typing import Any

from antre.server.errors import Denied
from antre.server.words import house_words


class Stopped:
    """What is in the way: `game`, `rules`, `edition`, `setup`, `entries` or `result`."""

    __slots__ = ("kind", "values")

    def __init__(self, kind: str, **values: Any) -> None:
        self.kind = kind
        self.values = values

    def say(self, language: str, remedy: str) -> str:
        """What is wrong, and what that means for the table."""
        words = house_words(language)
        return f"{words.say(f'stopped-{self.kind}', **self.values)} {words.say(remedy)}"

    def denied(self, remedy: str) -> Denied:
        """The answer to whoever wants to play or to look on."""
        return Denied(409, "stopped", explain=lambda language: self.say(language, remedy))


class Stop(Exception):
    """Raised while a table is brought back: it cannot be."""

    def __init__(self, kind: str, **values: Any) -> None:
        super().__init__(kind)
        self.why = Stopped(kind, **values)
