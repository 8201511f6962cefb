"""What chance can give, in the words of a record: for each purpose of a draw, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from antre.core.errors import BadSetup
from antre.games.alkoor.content.names import COLOURS, TOKENS
from antre.games.alkoor.rules.box import Box


def draw_text(content: Box, purpose: str, outcome: int) -> str:
    return _texts(content, purpose)[outcome]


def draw_of(content: Box, purpose: str, text: str) -> int:
    known = _numbers(content, purpose)
    if text not in known:
        raise BadSetup(f"{text!r} is not drawn for {purpose!r}; it can be {', '.join(known)}")
    return known[text]


@lru_cache(maxsize=256)
def _numbers(content: Box, purpose: str) -> dict[str, int]:
    return {text: outcome for outcome, text in _texts(content, purpose).items()}


@lru_cache(maxsize=256)
def _texts(content: Box, purpose: str) -> dict[int, str]:
    if purpose not in PURPOSES:
        known = ", ".join(PURPOSES)
        raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {known}")
    return PURPOSES[purpose](content)


def _faces(content: Box) -> dict[int, str]:
    return {face: str(face) for face in range(1, 7)}


def _heroes(content: Box) -> dict[int, str]:
    return {hero.number: hero.id for hero in content.heroes}


def _equipment(content: Box) -> dict[int, str]:
    return {item.number: item.id for item in content.equipment}


def _unforeseen(content: Box) -> dict[int, str]:
    monsters = {card.number: card.id for card in content.monsters}
    return monsters | {card.number: card.id for card in content.dilemmas}


def _kinds(content: Box) -> dict[int, str]:
    return dict(enumerate(TOKENS))


PURPOSES: dict[str, Callable[[Box], dict[int, str]]] = {
    "die": _faces, "destiny": _faces, "gem": lambda content: dict(enumerate(COLOURS)),
    "hero": _heroes, "vils_hero": _heroes, "loot": _equipment, "relic": _equipment,
    "unforeseen": _unforeseen, "green_token": _kinds, "red_token": _kinds, "grey_token": _kinds,
    "hazard": lambda content: {card.number: card.id for card in content.hazards},
    "room": lambda content: {number: room.id for number, room in enumerate(content.rooms)},
    "quest": lambda content: {quest.number: quest.id for quest in content.quests},
    "treasure": lambda content: {card.number: card.id for card in content.treasures},
    # A card of the Vils' point pile, by its place.
    "reclaimed": lambda content: {place: str(place + 1) for place in range(400)},
}  # fmt: skip
