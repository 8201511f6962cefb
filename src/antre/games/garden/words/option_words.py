"""Everything that can be chosen, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.core.option import Option
from antre.games.garden.content.content import Box
from antre.games.garden.words.sentences import (
    Values,
    say_action,
    say_faction,
    say_region,
    say_resource,
    say_troop,
    say_upgrade,
    say_upgrades,
)

if TYPE_CHECKING:
    from antre.core.words import Words

Said = Callable[[Box, list[str], "Words"], Values]


def say_option(box: Box, option: Option, words: Words) -> str:
    """An option: "Move a cube from Whale Bay to Stone Gate"."""
    verb, *parts = option.text.split(":")
    values = OPTION_VALUES.get(verb)
    return words.say(f"option-{verb}", **(values(box, parts, words) if values else {}))


def level_of(text: str) -> int:
    return int(text.removeprefix("level"))


def _region(box: Box, parts: list[str], words: Words) -> Values:
    return {"region": say_region(box, parts[0], words)}


def _count(box: Box, parts: list[str], words: Words) -> Values:
    return {"count": int(parts[0])}


def _order(box: Box, parts: list[str], words: Words) -> Values:
    return {"number": int(parts[0]), "action": say_action(box, parts[1], words)}


def _action(box: Box, parts: list[str], words: Words) -> Values:
    return {"action": say_action(box, parts[0], words)}


def _resource(box: Box, parts: list[str], words: Words) -> Values:
    return {"resource": say_resource(parts[0], words)}


def _exchange(box: Box, parts: list[str], words: Words) -> Values:
    give, take = say_resource(parts[0], words, 2), say_resource(parts[1], words)
    return {"give": give, "take": take}


def _move(box: Box, parts: list[str], words: Words) -> Values:
    from_, to = (say_region(box, name, words) for name in parts[1:])
    return {"troop": say_troop(parts[0], words), "from": from_, "to": to}


def _march(box: Box, parts: list[str], words: Words) -> Values:
    return {"from": say_region(box, parts[0], words), "to": say_region(box, parts[1], words)}


def _ferry(box: Box, parts: list[str], words: Words) -> Values:
    return {**_region(box, parts, words), "count": int(parts[1])}


def _shift(box: Box, parts: list[str], words: Words) -> Values:
    """The possibility itself, or one step of it."""
    if not parts:
        return {"step": "no", "from": 0, "to": 0}
    return {"step": "yes", "from": int(parts[0]), "to": int(parts[1])}


def _buy(box: Box, parts: list[str], words: Words) -> Values:
    upgrade = say_upgrade(box, parts[0], words)
    return {"upgrade": upgrade, "level": level_of(parts[1]), "slot": int(parts[2])}


def _level(box: Box, parts: list[str], words: Words) -> Values:
    return {"level": level_of(parts[0])}


def _spy(box: Box, parts: list[str], words: Words) -> Values:
    names = [] if parts[0] == "none" else parts[0].split("+")
    return {"count": len(names), "upgrades": say_upgrades(box, names, words)}


def _kill(box: Box, parts: list[str], words: Words) -> Values:
    region, owner, troop = parts
    whose = words.say("neutral") if owner == "neutral" else say_faction(box, owner, words)
    return {
        "region": say_region(box, region, words),
        "owner": whose,
        "troop": say_troop(troop, words),
    }


def _capture(box: Box, parts: list[str], words: Words) -> Values:
    return {"faction": say_faction(box, parts[0], words)}


def _loot(box: Box, parts: list[str], words: Words) -> Values:
    leveled = len(parts) > 1
    level = int(parts[1]) if leveled else 0
    return {**_resource(box, parts, words), "leveled": "yes" if leveled else "no", "level": level}


OPTION_VALUES: dict[str, Said] = {
    "place": _region, "thorn": _region, "advance": _count, "order": _order, "plan": _action,
    "take": _resource, "harvest": _resource, "exchange": _exchange, "give": _level, "move": _move,
    "march": _march, "carry": _count, "ferry": _ferry, "shift": _shift, "buy": _buy,
    "summon": _level, "spy": _spy, "kill": _kill, "lose": _level, "capture": _capture,
    "loot": _loot,
}  # fmt: skip
