"""The narrator: a mocking remark beside the story, never a part of it.

What there is to mock is read off an event, and which words are taken off its place in the journal,
so that everybody reads the same, and again at every replay. What happens often is passed over most
of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from antre.games.alkoor.content.names import SIX, STEPS
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.words.sentences import Event

if TYPE_CHECKING:
    from antre.core.words import Words

# What the narrator has to say: how many remarks there are, and one in how many times one is made.
REMARKS = {
    "start": (3, 1), "six": (4, 3), "one": (3, 4), "sixes": (4, 2),
    "triumph": (4, 2), "close": (3, 1), "almost": (4, 1), "nought": (3, 1), "won": (4, 3),
    "lost": (4, 2), "death": (4, 1), "won-death": (3, 1), "unharmed": (3, 2), "wound": (4, 3),
    "curse": (4, 1), "treasure": (3, 1), "trampled": (3, 2), "wasteland": (3, 1),
    "near": (4, 2), "theft": (3, 1), "door": (3, 1), "portal": (3, 1), "monster": (4, 3),
    "critter": (3, 1), "refusal": (3, 3), "power": (4, 2), "rivals": (3, 1), "countdown": (3, 1),
    "relic": (3, 1), "recruit": (3, 1), "miracle": (3, 1), "victory": (4, 1), "home": (3, 1),
    "caught": (4, 1), "too-late": (3, 1), "nobody": (3, 1),
}  # fmt: skip
NO_REMARK = ""
# From so many points or stars above what was asked for on, a success is a triumph.
TRIUMPH = 4
# From so many spaces on, the Avatar is near.
NEAR = 3
ENDINGS = {
    "accomplished": "victory",
    "saved": "home",
    "caught": "caught",
    "vils-finished": "too-late",
    "no-heroes": "nobody",
}
PLAIN = {
    "trial_won": "won",
    "trial_lost": "lost",
    "unharmed": "unharmed",
    "wounded": "wound",
    "treasure_taken": "treasure",
    "token_trampled": "trampled",
    "zone_trampled": "wasteland",
    "loot_stolen": "theft",
    "door_opens": "door",
    "portal_opens": "portal",
    "dilemma_refused": "refusal",
    "vils_power": "power",
    "relic_used": "relic",
    "hero_joins": "recruit",
    "mercy": "miracle",
    "stillness": "miracle",
}


def say_aside(box: Box, event: Event, place: int, words: Words) -> str:
    """A remark about an event, or none."""
    occasion = occasion_of(box, event)
    if occasion == NO_REMARK:
        return NO_REMARK
    remarks, every = REMARKS[occasion]
    if place % every:
        return NO_REMARK
    return words.say(f"aside-{occasion}", remark=place // every % remarks)


def occasion_of(box: Box, event: Event) -> str:
    """What an event gives reason to mock."""
    kind = event["kind"]
    if kind in PLAIN:
        return PLAIN[kind]
    find = TOLD_APART.get(kind)
    return find(box, event) if find else NO_REMARK


def _turn(box: Box, event: Event) -> str:
    return "start" if event["turn"] == 1 else NO_REMARK


def _destiny(box: Box, event: Event) -> str:
    return {1: "one", SIX: "six"}.get(event["result"], NO_REMARK)


def _avatar(box: Box, event: Event) -> str:
    return "near" if 0 < event["distance"] <= NEAR else NO_REMARK


def _dice(box: Box, event: Event) -> str:
    return "sixes" if event["dice"].count(SIX) > 1 else NO_REMARK


def _objective(box: Box, event: Event) -> str:
    """How far the dice went beyond what was asked for, or stayed behind it."""
    total, target = event["total"], event["target"]
    if event["reached"]:
        if total == target:
            return "close"
        return "triumph" if total >= target + TRIUMPH else NO_REMARK
    if total == target - 1:
        return "almost"
    return NO_REMARK if total else "nought"


def _death(box: Box, event: Event) -> str:
    return "won-death" if event["fate"] == "team" else "death"


def _items(box: Box, event: Event) -> str:
    cursed = {item.id for item in box.equipment if item.cursed}
    return NO_REMARK if cursed.isdisjoint(event["items"]) else "curse"


def _monster(box: Box, event: Event) -> str:
    return "monster" if event["hero"] is None else "critter"


def _vils_step(box: Box, event: Event) -> str:
    return "countdown" if event["notch"] == STEPS else "rivals"


def _ending(box: Box, event: Event) -> str:
    return ENDINGS.get(event["ending"], NO_REMARK)


TOLD_APART: dict[str, Callable[[Box, Event], str]] = {
    "turn_begins": _turn,
    "destiny_rolled": _destiny,
    "avatar_moved": _avatar,
    "dice_rolled": _dice,
    "objective_ends": _objective,
    "died": _death,
    "items_gained": _items,
    "monster_appears": _monster,
    "vils_notch": _vils_step,
    "ending": _ending,
}
