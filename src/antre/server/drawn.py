"""Which faces pages have drawn last, so that a scene brings only what is new to them.

With each scene goes a word that stands for its faces; a page that says it back has them all.
Nobody can guess a word, for it would tell what somebody else has before their eyes.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Iterable

MOST_WORDS = 4096


class Drawn:
    __slots__ = ("_kept",)

    def __init__(self) -> None:
        # A word -> of what, and its faces, in one text, for that takes a tenth of the room.
        self._kept: OrderedDict[str, tuple[str, str]] = OrderedDict()

    def known(self, word: str, what: str) -> frozenset[str] | None:
        """The faces that a word stands for; None where this house does not know it any more."""
        drawn, faces = self._kept.get(word, ("", ""))
        return frozenset(faces.split()) if drawn == what else None

    def keep(self, what: str, faces: Iterable[str]) -> str:
        """A new word."""
        word = secrets.token_urlsafe(12)
        self._kept[word] = (what, " ".join(faces))
        if len(self._kept) > MOST_WORDS:
            self._kept.popitem(last=False)
        return word
