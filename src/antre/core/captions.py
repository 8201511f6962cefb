"""What a drawn table says, remembered once said: Fluent takes its time, and scenes are many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from antre.core.content import Content

if TYPE_CHECKING:
    from antre.core.words import Words

C = TypeVar("C", bound=Content)


@cache
def _memory(content: Content, language: str) -> dict[Any, str]:
    return {}


class Remembered(Generic[C]):
    """The words of one scene; what names no player is kept for all scenes of a language."""

    __slots__ = ("_said", "content", "words")

    def __init__(self, content: C, words: Words) -> None:
        self.content = content
        self.words = words
        self._said = _memory(content, words.language)

    def say(self, key: str, /, **values: Any) -> str:
        """Words that name no player."""
        known = (key, *values.values())
        if known not in self._said:
            self._said[known] = self.words.say(key, **values)
        return self._said[known]

    def once(self, make: Callable[[C, str, Words], str], name: str) -> str:
        """What `make` says of something that goes by a name."""
        if (make, name) not in self._said:
            self._said[make, name] = make(self.content, name, self.words)
        return self._said[make, name]

    def name(self, seat: int) -> str:
        return self.words.name(seat)


def capital(said: str) -> str:
    """Words as they stand at a beginning."""
    return said[:1].upper() + said[1:]
