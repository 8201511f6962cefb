"""Everything that happens, in words; each field is said by what it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from antre.games.garden.content.content import Box
from antre.games.garden.words.sentences import (
    Event,
    Values,
    say_action,
    say_face,
    say_faction,
    say_region,
    say_resource,
    say_troop,
    say_upgrade,
    say_upgrades,
)

if TYPE_CHECKING:
    from antre.core.words import Words


def say_event(box: Box, event: Event, words: Words) -> str:
    values: Values = dict(words.who(event["seat"]))
    for field, value in event.items():
        if field not in ("kind", "seat"):
            values[field] = say_field(box, event, field, value, words)
    return words.say(f"event-{event['kind']}", **values)


def say_field(box: Box, event: Event, field: str, value: Any, words: Words) -> Any:
    """A number as it is, a name in words, several in one breath; nothing as nothing."""
    if value is None:
        return "none"
    if field in NAMES and isinstance(value, str):
        return NAMES[field](box, value, words)
    if field in ("resource", "troop"):
        return COUNTED[field](value, words, event.get("count", 1))
    if field in LISTS:
        return LISTS[field](box, value, words)
    if field in ("from", "to"):
        # A reputation or a level; a minus is no hyphen.
        return str(value).replace("-", "−")
    if field == "victim":
        return words.say("neutral") if value < 0 else words.name(value)
    return value


def _seats(box: Box, seats: list[int], words: Words) -> str:
    return words.series([words.name(seat) for seat in seats])


def _faces(box: Box, names: list[str | None], words: Words) -> str:
    said = [say_face(box, name, words) for name in names if name is not None]
    return words.series(said) if said else words.say("nothing")


def _actions(box: Box, names: list[str], words: Words) -> str:
    return words.series([say_action(box, name, words) for name in names])


def _regions(box: Box, names: list[str], words: Words) -> str:
    return words.series([say_region(box, name, words) for name in names])


def _upgrades(box: Box, names: list[str], words: Words) -> str:
    return say_upgrades(box, names, words) if names else words.say("nothing")


def _factions(box: Box, names: list[str], words: Words) -> str:
    return words.series([say_faction(box, name, words) for name in names])


def _numbers(box: Box, numbers: list[int], words: Words) -> str:
    return ", ".join(map(str, numbers))


def _influence(box: Box, numbers: list[int], words: Words) -> str:
    """Of those who have any: Ada 4 · Brokk 2."""
    said = [f"{words.name(seat)} {number}" for seat, number in enumerate(numbers) if number]
    return " · ".join(said) if said else words.say("nothing")


NAMES: dict[str, Callable[[Box, str, Words], str]] = {
    "region": say_region, "from": say_region, "to": say_region, "faction": say_faction,
    "action": say_action, "place": say_action, "upgrade": say_upgrade, "replaced": say_upgrade,
    "give": lambda box, name, words: say_resource(name, words, 2),
    "take": lambda box, name, words: say_resource(name, words),
}  # fmt: skip
COUNTED: dict[str, Callable[[str, Words, int], str]] = {
    "resource": say_resource, "troop": say_troop,
}  # fmt: skip
LISTS: dict[str, Callable[[Box, Any, Words], str]] = {
    "order": _seats, "faces": _faces, "actions": _actions, "regions": _regions, "magic": _regions,
    "upgrades": _upgrades, "goals": _factions, "cubes": _numbers, "influence": _influence,
    "tiles": _numbers,
}  # fmt: skip
