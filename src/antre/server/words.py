"""Words for many tables at once.

Fluent takes its time, so what it said once is kept. Names are put in last: while a sentence is
made, each seat is called by a placeholder, and so all tables share the same sentences.
"""

from __future__ import annotations

import copy
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from antre.core.game import Game
from antre.core.rule import LANGUAGES
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words

# Private-use characters: they are not printable, so no name can hold one.
PLACEHOLDER = 0xE000
# Controls, halves of characters, and those that have no meaning or a private one.
HIDDEN = ("Cc", "Cs", "Cn", "Co")
SEATS = 16
SENTENCES = 50_000
OWN = Path(__file__).parent


class Remembering(Words):
    """Words that are said once."""

    __slots__ = ("_said",)

    def __init__(self, language: str, *folders: Path) -> None:
        super().__init__(language, *folders)
        self.names = tuple(chr(PLACEHOLDER + seat) for seat in range(SEATS))
        self._said: dict[tuple[Any, ...], str] = {}

    def say(self, key: str, /, **values: Any) -> str:
        asked = (key, *values.items())
        said = self._said.get(asked)
        return self._keep(asked, super().say(key, **values)) if said is None else said

    def tell(self, setup: Setup, event: Mapping[str, Any]) -> str:
        """An event in words; what holds more than numbers and names is told anew."""
        asked = (setup.content.digest, self.me, *event.items())
        try:
            said = self._said.get(asked)
        except TypeError:
            return setup.game.voice.tell(setup, event, self)
        if said is None:
            said = self._keep(asked, setup.game.voice.tell(setup, event, self))
        return said

    def _keep(self, asked: tuple[Any, ...], said: str) -> str:
        if len(self._said) >= SENTENCES:
            self._said.clear()
        self._said[asked] = said
        return said

    def say_anew(self, key: str, /, **values: Any) -> str:
        """The same without keeping it: what strangers have sent is not to be remembered."""
        return super().say(key, **values) if values else self.say(key)


@lru_cache(maxsize=64)
def _spoken(game: Game, language: str) -> Remembering:
    return Remembering(language, HOUSE, game.folder)


@lru_cache(maxsize=512)
def words_for(game: Game, language: str, me: int) -> Remembering:
    """The words of a game as one seat reads them, everybody called by a placeholder."""
    words = copy.copy(_spoken(game, language))
    words.me = me
    return words


def named_words(game: Game, language: str, me: int, names: Sequence[str]) -> Words:
    """The words of a game with everybody called by name, for those who draw."""
    words = copy.copy(words_for(game, language, me))
    words.names = tuple(called_in(language, name) for name in names)
    return words


@lru_cache(maxsize=8)
def house_words(language: str) -> Remembering:
    """What the house itself says."""
    return Remembering(language, OWN)


def called_in(language: str, name: str) -> str:
    """A name as it is read in a language: somebody without one is a traveller in each."""
    return house_words(language).say("guest") if name in _nameless() else name


@lru_cache(maxsize=1)
def _nameless() -> frozenset[str]:
    return frozenset(house_words(language).say("guest") for language in LANGUAGES)


@lru_cache(maxsize=8)
def kernel_words(language: str) -> Words:
    """What is said alike here and at the command line."""
    return Remembering(language, HOUSE)


def calls(language: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Each placeholder with the name it stands for."""
    named = [called_in(language, name) for name in names]
    return [(chr(PLACEHOLDER + seat), name) for seat, name in enumerate(named)]


def call_by_name(sentence: str, calls: Sequence[tuple[str, str]]) -> str:
    """A sentence with its names put in; several times as quick as `str.translate`."""
    for placeholder, name in calls:
        sentence = sentence.replace(placeholder, name)
    return sentence


LONGEST_ACCOUNT = 80
# They turn the direction of writing around, far beyond the words they stand in.
BIDI = frozenset(map(chr, (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def clean_talk(text: str) -> str:
    """What somebody says, without what controls a page or a terminal; joiners stay, for scripts
    and pictures are written with them."""
    whole = "".join(" " if letter.isspace() else letter for letter in text)
    shown = (letter for letter in whole if letter not in BIDI)
    return "".join(each for each in shown if unicodedata.category(each) not in HIDDEN).strip()


def account_name(name: str) -> str:
    """A name as accounts are looked for: however it is written, the same is the same."""
    plain = unicodedata.normalize("NFKC", clean_name(name)).casefold()
    return unicodedata.normalize("NFKC", plain)


def clean_name(name: str, longest: int = 24) -> str:
    """A name fit to be shown: printable, single spaces, not too long."""
    whole = unicodedata.normalize("NFC", name)
    printable = "".join(letter if letter.isprintable() else " " for letter in whole)
    return " ".join(printable.split())[:longest].strip()
