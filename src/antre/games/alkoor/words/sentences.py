"""What things are called: Heroes, cards, gems, tokens, dice and places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.places import DOOR_SLOT

if TYPE_CHECKING:
    from antre.core.words import Words

Event = Mapping[str, Any]
Values = dict[str, Any]

EQUIPMENT = ("loot", "relic")
UNFORESEEN = ("critter", "creature", "dilemma")
HAZARDS = ("zone", "door", "room", "second_trial")
# Every group of the edition whose cards have an id of their own.
CARDS = ("hero", *EQUIPMENT, *UNFORESEEN, *HAZARDS, "treasure")


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def say_name(box: Box, group: str, name: str, words: Words) -> str:
    """What the edition calls a thing of a group."""
    return box.words[group][name][words.language]


def say_card(box: Box, card: str, words: Words) -> str:
    """A card of any kind by its id."""
    group = next(group for group in CARDS if card in box.words[group])
    return say_name(box, group, card, words)


def say_cards(box: Box, cards: Iterable[str], words: Words) -> str:
    return words.series([say_card(box, card, words) for card in cards])


def say_quests(box: Box, quests: Iterable[str], words: Words) -> str:
    return words.series([say_name(box, "quest", quest, words) for quest in quests])


def say_challenge(box: Box, challenge: str, words: Words) -> Values:
    """A Challenge with its difficulty and the lead it asks for."""
    found = next(each for each in box.challenges if each.id == challenge)
    difficulty = list(box.words["difficulty"])[found.difficulty]
    return {
        "challenge": say_name(box, "challenge", challenge, words),
        "difficulty": say_name(box, "difficulty", difficulty, words),
        "gap": found.gap,
    }


def say_token(box: Box, token: str, words: Words) -> str:
    """A Mystery token with its colour: "Purse (green token)"."""
    colour, _, kind = token.partition("-")
    back = words.say(f"token-{colour}")
    return words.say("token", token=say_name(box, "token", kind, words), back=back)


def say_gem(colour: str, words: Words) -> str:
    """One gem: "a red gem"."""
    return words.say("gem", colour=colour)


def say_gems(colours: Sequence[str], words: Words) -> str:
    """Several gems, counted by colour: "2 red and 1 blue"."""
    counts = [(colour, colours.count(colour)) for colour in COLOURS]
    return words.series(
        [words.say("gem-count", colour=colour, count=count) for colour, count in counts if count]
    )


def say_thing(box: Box, thing: str, words: Words) -> str:
    """What goes from board to board: a gem or a Dilemma."""
    return say_gem(thing, words) if thing in COLOURS else say_name(box, "dilemma", thing, words)


def say_die(die: str, words: Words) -> str:
    """A die of a trial by its number, or the one it is: "the Destiny die"."""
    kind, _, number = die.partition("-")
    if die.isdigit():
        kind, number = "trial", die
    return words.say("die", kind=kind, number=number or 0)


def say_skill(box: Box, skill: str, words: Words) -> str:
    """A skill and whose it is; that of an Equipment goes by the name of the Equipment."""
    hero, _, name = skill.partition("-")
    if not name:
        return say_card(box, hero, words)
    return words.say(
        "skill-of",
        skill=say_name(box, "skill", name, words),
        hero=say_name(box, "hero", hero, words),
    )


def say_place(box: Box, place: str | int, words: Words) -> str:
    """Where a pawn can stand: "space 6 (Forest)", "Room slot 3", "the City"."""
    if isinstance(place, int):
        return words.say("space-before", count=-place)
    kind, _, number = place.partition("-")
    if number:
        return words.say("space-room" if kind == "room" else "space-shortcut", number=number)
    if not place.isdigit():
        return words.say("space-city")
    space = int(place)
    if sign := say_sign(box, space, words):
        return words.say("space-signed", number=place, sign=sign)
    return words.say("space", number=place)


def say_sign(box: Box, space: int, words: Words) -> str:
    """What a space is known for, if anything."""
    path = box.path
    if space in path.zone_at:
        return say_slot(box, path.zone_at[space], words)
    if space == path.door:
        return words.say("place-door")
    if space in path.chance_spaces:
        return words.say("place-chance")
    if space in path.crossroads:
        return words.say("place-crossroads")
    return words.say("place-corridor") if space in path.corridor else ""


def say_slot(box: Box, slot: int, words: Words) -> str:
    """A slot of the path that holds Hazards: a Zone, or the Door."""
    if slot == DOOR_SLOT:
        return words.say("place-door")
    return say_name(box, "zone_place", list(box.words["zone_place"])[slot], words)
