"""Names of things, as sentences need them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.games.garden.content.content import Box
from antre.games.garden.content.names import PLACES, VIPER_GORGE

if TYPE_CHECKING:
    from antre.core.words import Words

Event = Mapping[str, Any]
Values = dict[str, Any]


def say_region(box: Box, name: str, words: Words) -> str:
    return box.words["region"][name][words.language]


def say_faction(box: Box, name: str, words: Words) -> str:
    return box.words["faction"][name][words.language]


def say_upgrade(box: Box, name: str, words: Words) -> str:
    return box.words["upgrade"][name][words.language]


def say_upgrades(box: Box, names: Sequence[str], words: Words) -> str:
    return words.series([say_upgrade(box, name, words) for name in names])


def say_face(box: Box, name: str, words: Words) -> str:
    return box.words["vuko_face"][name][words.language]


def say_action(box: Box, name: str, words: Words) -> str:
    """An action that takes cubes, the Viper Gorge among them."""
    if name == PLACES[VIPER_GORGE]:
        return words.say("viper-gorge")
    return box.words["action"][name][words.language]


def say_resource(name: str, words: Words, count: int = 1) -> str:
    return words.say("resource", kind=name, count=count)


def say_troop(name: str, words: Words, count: int = 1) -> str:
    """A cube, or a unit by its level."""
    if name == "cube":
        return words.say("cube", count=count)
    return words.say("unit", level=int(name.removeprefix("level")), count=count)
