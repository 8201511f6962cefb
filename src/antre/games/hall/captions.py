"""What the drawn table says: labels, hints and short lines, remembered once said.

Most of it is the same in every scene of a language, and Fluent takes its time; so what names no
player is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.captions import Remembered, capital
from antre.games.hall import telling
from antre.games.hall.box import SPELLS, Box
from antre.games.hall.resources import named

if TYPE_CHECKING:
    from antre.core.words import Words

# What stands for a space in words that are kept for all spaces.
SPACE = "\N{SQUARED KEY}"


class Captions(Remembered[Box]):
    """The words of one scene."""

    __slots__ = ()

    def at(self, key: str, cell: str, /, **values: Any) -> str:
        """Words about a space; kept for all spaces together."""
        return self.say(key, cell=SPACE, **values).replace(SPACE, cell)

    def called(self, group: str, id: str) -> str:
        """What the edition calls something."""
        return telling.say_name(self.box, group, id, self.words)

    def amounts(self, amounts: Mapping[str, int], clan: str = "none") -> str:
        known = ("amounts", clan, *amounts.items())
        if known not in self._said:
            self._said[known] = telling.say_amounts(amounts, self.words, clan)
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


def _troll(box: Box, name: str, words: Words) -> str:
    return capital(telling.say_troll(box, name, words))


def _effect(box: Box, name: str, words: Words) -> str:
    return telling.say_effect(box, name, words)


def _short_effect(box: Box, name: str, words: Words) -> str:
    number = SPELLS.index(name)
    gain = telling.say_amounts(named(box.spell_gain[number]), words)
    return words.say("spell-short", spell=name, gain=gain, amount=box.spell_amount[number])


def _use(box: Box, name: str, words: Words) -> str:
    return telling.say_use(box, name, words)


def _option(box: Box, text: str, words: Words) -> str:
    return telling.say_option(box, box.options.parse(text), words)
