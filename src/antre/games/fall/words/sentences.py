"""What things are called: caverns, clans, champions, symbols, cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.games.fall.content.board import CAVERN_NAMES
from antre.games.fall.content.cards import QUADRANTS
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.names import KINDS, RENEGADE

if TYPE_CHECKING:
    from antre.core.words import Words

Event = Mapping[str, Any]
Values = dict[str, Any]

COLUMNS = "abcdefghij"


def say_clan(content: FallContent, clan: str, words: Words) -> str:
    """A clan, which is also its domain: "Moss"."""
    return content.words["clan"][clan][words.language]


def say_clans(content: FallContent, clans: Iterable[str], words: Words) -> str:
    return words.series([say_clan(content, clan, words) for clan in clans])


def say_cavern(content: FallContent, cavern: str, words: Words) -> str:
    """A cavern by its domain and number: "Moss 1"."""
    clan, _, number = cavern.partition("-")
    return f"{say_clan(content, clan, words)}\u00a0{number}"


def say_space(content: FallContent, space: str, words: Words) -> str:
    """A cavern, or a lair: "Moss 1", "lair A1"."""
    if space in CAVERN_NAMES:
        return say_cavern(content, space, words)
    return words.say("lair", site=space)


def say_spaces(content: FallContent, spaces: Iterable[str], words: Words) -> str:
    return words.series([say_space(content, space, words) for space in spaces])


def say_champion(content: FallContent, champion: str, words: Words) -> str:
    """The name of a champion."""
    return content.words["champion"][champion][words.language]


def say_champions(content: FallContent, champions: Iterable[str], words: Words) -> str:
    return words.series([say_champion(content, champion, words) for champion in champions])


def say_effect(content: FallContent, champion: str, words: Words) -> str:
    """What a champion can do, in a sentence."""
    return content.words["effect"][champion][words.language]


def say_champion_clan(content: FallContent, champion: str, words: Words) -> str:
    """The clan of a champion; a renegade has none."""
    clan = content.champions[content.champion_name.index(champion)].clan
    if clan == RENEGADE:
        return words.say("renegade")
    return say_clan(content, list(content.words["clan"])[clan], words)


def say_kind(kind: str, words: Words) -> str:
    """What a symbol is called: "Advance"."""
    return words.say("kind", kind=kind)


def say_symbol(kind: str, power: int, words: Words) -> str:
    """A symbol with its number, if it has one: "Advance 2"."""
    said = say_kind(kind, words)
    return f"{said}\u00a0{power}" if power > 1 else said


def say_cell(content: FallContent, cell: str, words: Words) -> str:
    """A quadrant by the letter of its column and its row, or a symbol on a champion card."""
    if cell[0] == "x" and "y" in cell and cell[1].isdigit():
        column, _, row = cell[1:].partition("y")
        return f"{COLUMNS[int(column) - 1]}{row}"
    champion, _, number = cell.rpartition("-")
    _, kind, power = content.champions[content.champion_name.index(champion)].symbols[
        int(number) - 1
    ]
    symbol = say_symbol(KINDS[kind], power, words)
    name = say_champion(content, champion, words)
    return words.say("champion-symbol", symbol=symbol, number=number, champion=name)


def say_cells(content: FallContent, cells: Iterable[str], words: Words) -> str:
    return words.series([say_cell(content, cell, words) for cell in cells])


def say_card(content: FallContent, card: str, words: Words) -> str:
    """An ancestry card by its quadrants: "a card (Advance 3, blank / blank, blank)"."""
    return words.say("card", symbols=say_quadrants(content, card, words))


def say_quadrants(content: FallContent, card: str, words: Words) -> str:
    """The four quadrants of a card, the upper two first."""
    found = {
        cell: say_symbol(KINDS[kind], power, words)
        for cell, kind, power in symbols_of(content, card)
    }
    said = [found.get(place, "–") for place in QUADRANTS]
    return f"{said[0]}, {said[1]} / {said[2]}, {said[3]}"


def symbols_of(content: FallContent, card: str) -> Sequence[tuple[int, int, int]]:
    return content.ancestry[content.card_name.index(card)].symbols


def say_hall(hall: int, words: Words) -> str:
    """A Great Hall by its number, counted from 1."""
    return words.say("great-hall", hall=hall)


def say_action(kind: str, strong: bool, words: Words) -> str:
    """An action: "a weak Advance"."""
    return words.say("action", kind=say_kind(kind, words), strong="yes" if strong else "no")


def say_effect_of_wheel(effect: str, words: Words) -> str:
    """A space of the wheel."""
    return words.say("wheel-space", effect=effect)


def say_source(source: str, words: Words) -> str:
    """Where honour comes from."""
    return words.say(f"part-{source}")


def say_shares(honour: Sequence[int], words: Words) -> str:
    """Who gains how much honour; whoever gains none is not named."""
    shares = [
        words.say("share", **words.who(seat), count=count)
        for seat, count in enumerate(honour)
        if count
    ]
    return words.series(shares) or words.say("share-nobody")
