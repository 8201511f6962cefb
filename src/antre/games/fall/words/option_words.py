"""Everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.core.option import Option
from antre.games.fall.content.content import FallContent
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

Said = Callable[[FallContent, list[str], "Words"], Values]

HALL = "hall"


def say_option(content: FallContent, option: Option, words: Words) -> str:
    """An option: "March 3 trolls from Ice 4"."""
    verb, *parts = option.text.split(":")
    values = OPTION_VALUES.get(verb)
    return words.say(f"option-{verb}", **(values(content, parts, words) if values else {}))


def _champion(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"champion": say_champion(content, parts[0], words)}


def _space(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"space": say_space(content, parts[0], words)}


def _clan(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"clan": say_clan(content, parts[0], words)}


def _count(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"count": int(parts[0])}


def _action(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"action": say_kind(parts[0], words)}


def _glyph(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"glyph": parts[0]}


def _card(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"card": say_card(content, parts[0], words)}


def _place(content: FallContent, parts: list[str], words: Words) -> Values:
    return {**_card(content, parts, words), "cell": say_cell(content, parts[1], words)}


def _cell(content: FallContent, parts: list[str], words: Words) -> Values:
    return {"cell": say_cell(content, parts[0], words)}


def _march(content: FallContent, parts: list[str], words: Words) -> Values:
    return {**_space(content, parts, words), "count": int(parts[1])}


def _token(content: FallContent, parts: list[str], words: Words) -> Values:
    return {**_space(content, parts, words), "slot": int(parts[1])}


def _troll(content: FallContent, parts: list[str], words: Words) -> Values:
    return dict(words.who(int(parts[0])))


def _star(content: FallContent, parts: list[str], words: Words) -> Values:
    if parts[0].startswith(HALL):
        return {"space": say_hall(int(parts[0].removeprefix(HALL)), words)}
    return _space(content, parts, words)


def _consolation(content: FallContent, parts: list[str], words: Words) -> Values:
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
