"""What the drawn table says: labels, hints and short lines, remembered once said.

Most of it is the same in every scene of a language, and Fluent takes its time; so what names no
player is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.captions import Remembered, capital
from antre.games.hall.content.content import SPELLS, HallContent
from antre.games.hall.content.resources import named
from antre.games.hall.words import sentences

if TYPE_CHECKING:
    from antre.core.words import Words

# What stands for a space in words that are kept for all spaces.
SPACE = "\N{SQUARED KEY}"


class Captions(Remembered[HallContent]):
    """The words of one scene."""

    __slots__ = ()

    def at(self, key: str, cell: str, /, **values: Any) -> str:
        """Words about a space; kept for all spaces together."""
        return self.say(key, cell=SPACE, **values).replace(SPACE, cell)

    def called(self, group: str, id: str) -> str:
        """What the edition calls something."""
        return sentences.say_name(self.content, group, id, self.words)

    def amounts(self, amounts: Mapping[str, int], clan: str = "none") -> str:
        known = ("amounts", clan, *amounts.items())
        if known not in self._said:
            self._said[known] = sentences.say_amounts(amounts, self.words, clan)
        return self._said[known]

    def troll(self, card: str) -> str:
        return self.once(_troll, card)

    def effect(self, spell: str) -> str:
        return self.once(_effect, spell)

    def short_effect(self, spell: str) -> str:
        """What a spell does, in one short line."""
        return self.once(_short_effect, spell)

    def use(self, workshop: str) -> str:
        return self.once(_use, workshop)

    def option(self, text: str) -> str:
        return self.once(_option, text)


def _troll(content: HallContent, name: str, words: Words) -> str:
    return capital(sentences.say_troll(content, name, words))


def _effect(content: HallContent, name: str, words: Words) -> str:
    return sentences.say_effect(content, name, words)


def _short_effect(content: HallContent, name: str, words: Words) -> str:
    number = SPELLS.index(name)
    gain = sentences.say_amounts(named(content.spell_gain[number]), words)
    return words.say("spell-short", spell=name, gain=gain, amount=content.spell_amount[number])


def _use(content: HallContent, name: str, words: Words) -> str:
    return sentences.say_use(content, name, words)


def _option(content: HallContent, text: str, words: Words) -> str:
    return sentences.say_option(content, content.options.parse(text), words)
