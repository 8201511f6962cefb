"""What the drawn table says: labels, hints and short lines, remembered once said.

Cards, coins and heroes are called the same in every scene of a language, and Fluent takes its
time; so what does not depend on the players is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.core.captions import Remembered, capital
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.content.names import CLASSES, SCALED
from antre.games.nidavellir.words.sentences import (
    card_of,
    class_of,
    hero_epithet,
    hero_name,
    hero_power,
    say_card,
    say_coin,
    say_option,
)

if TYPE_CHECKING:
    from antre.core.words import Words


class Captions(Remembered[NidavellirContent]):
    """The words of one scene."""

    __slots__ = ()

    # --- pieces

    def card(self, name: str) -> str:
        return self.once(_card, name)

    def coin(self, name: str) -> str:
        return self.once(_coin, name)

    def option(self, text: str) -> str:
        return self.once(_option, text)

    def power(self, hero: str) -> str:
        """What a hero does, in one short line."""
        return self.once(_power, hero)

    def full_power(self, hero: str) -> str:
        return self.once(hero_power, hero)

    def hero(self, name: str) -> str:
        return hero_name(self.content, name, self.words)

    def epithet(self, name: str) -> str:
        return hero_epithet(self.content, name, self.words)

    def tavern(self, name: str) -> str:
        return self.say("tavern", tavern=name)

    def class_hint(self, card_class: str) -> str:
        """How a class counts."""
        return self.say("hint-class", **{"class": card_class})

    def distinction(self, name: str) -> str:
        return self.content.words[name]["name"][self.words.language]

    # --- seats

    def bid(self, seat: int, tavern: str, coin: str | None) -> str:
        known = "none" if coin is None else "hidden" if coin == "?" else "shown"
        named = self.coin(coin) if coin and coin != "?" else ""
        called = self.say("label-bid", known=known, tavern=self.tavern(tavern), coin=named)
        return f"{self.name(seat)} · {called}"

    def column(self, name: str, ranks: int, value: int) -> str:
        return self.say("label-column", **{"class": name}, ranks=ranks, value=value)

    def ranks(self, ranks: Mapping[str, int]) -> str:
        counted = [f"{self.say('column', **{'class': name})} {ranks[name]}" for name in CLASSES]
        return ", ".join(counted)

    def coins(self, coins: Sequence[str]) -> str:
        values = sorted(int(coin[1:]) for coin in coins)
        return f"{self.say('coins-head')} {', '.join(map(str, values))}"


def points_of(content: NidavellirContent, card: int) -> str:
    """The points a dwarf shows; hunters and blacksmiths show none."""
    return "" if content.card_class[card] in SCALED else str(content.card_points[card])


def class_name(content: NidavellirContent, name: str) -> str:
    return class_of(content, card_of(content, name))


def _card(content: NidavellirContent, name: str, words: Words) -> str:
    return capital(say_card(content, name, words))


def _coin(content: NidavellirContent, name: str, words: Words) -> str:
    return capital(say_coin(name, words))


def _option(content: NidavellirContent, text: str, words: Words) -> str:
    return say_option(content, content.options.parse(text), words)


def _values(content: NidavellirContent, hero: str) -> dict[str, Any]:
    card = content.hero_id[hero]
    return {
        "ranks": content.card_ranks[card],
        "points": content.card_points[card],
        "value": content.hero_value.get(hero, 0),
    }


def _power(content: NidavellirContent, hero: str, words: Words) -> str:
    brother = content.hero_id[hero] in content.dwerg
    one, two = content.dwerg_points[1:3]
    name = "dwerg" if brother else hero
    return words.say("power", hero=name, one=one, two=two, **_values(content, hero))
