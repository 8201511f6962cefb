"""Everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.core.option import Option
from antre.games.fall.content.content import Box
from antre.games.fall.words.sentences import (
    Values,
    say_card,
    say_cell,
    say_champion,
    say_clan,
    say_hall,
    say_kind,
    say_space,
)

if TYPE_CHECKING:
    from antre.core.words import Words

Said = Callable[[Box, list[str], "Words"], Values]

HALL = "hall"


def say_option(box: Box, option: Option, words: Words) -> str:
    """An option: "March 3 trolls from Ice 4"."""
    verb, *parts = option.text.split(":")
    values = OPTION_VALUES.get(verb)
    return words.say(f"option-{verb}", **(values(box, parts, words) if values else {}))


def _champion(box: Box, parts: list[str], words: Words) -> Values:
    return {"champion": say_champion(box, parts[0], words)}


def _space(box: Box, parts: list[str], words: Words) -> Values:
    return {"space": say_space(box, parts[0], words)}


def _clan(box: Box, parts: list[str], words: Words) -> Values:
    return {"clan": say_clan(box, parts[0], words)}


def _count(box: Box, parts: list[str], words: Words) -> Values:
    return {"count": int(parts[0])}


def _action(box: Box, parts: list[str], words: Words) -> Values:
    return {"action": say_kind(parts[0], words)}


def _glyph(box: Box, parts: list[str], words: Words) -> Values:
    return {"glyph": parts[0]}


def _card(box: Box, parts: list[str], words: Words) -> Values:
    return {"card": say_card(box, parts[0], words)}


def _place(box: Box, parts: list[str], words: Words) -> Values:
    return {**_card(box, parts, words), "cell": say_cell(box, parts[1], words)}


def _cell(box: Box, parts: list[str], words: Words) -> Values:
    return {"cell": say_cell(box, parts[0], words)}


def _march(box: Box, parts: list[str], words: Words) -> Values:
    return {**_space(box, parts, words), "count": int(parts[1])}


def _token(box: Box, parts: list[str], words: Words) -> Values:
    return {**_space(box, parts, words), "slot": int(parts[1])}


def _troll(box: Box, parts: list[str], words: Words) -> Values:
    return dict(words.who(int(parts[0])))


def _star(box: Box, parts: list[str], words: Words) -> Values:
    if parts[0].startswith(HALL):
        return {"space": say_hall(int(parts[0].removeprefix(HALL)), words)}
    return _space(box, parts, words)


def _consolation(box: Box, parts: list[str], words: Words) -> Values:
    return {"what": parts[0]}


OPTION_VALUES: dict[str, Said] = {
    "keep": _champion, "lair": _glyph, "settle": _space, "stand": _space, "place": _place,
    "discard": _card, "pick": _cell, "weak": _action, "strong": _action, "cover": _count,
    "tokens": _count, "provisions": _count, "use": _champion, "to": _space, "from": _march,
    "pawn": _champion, "troll": _troll, "bolster": _space, "add": _count, "influence": _champion,
    "wheel": _count, "gate": _count, "token": _token, "rally": _clan, "invade": _space,
    "retreat": _space, "calm": _count, "stir": _space, "vote": _clan, "star": _star,
    "consolation": _consolation,
}  # fmt: skip
