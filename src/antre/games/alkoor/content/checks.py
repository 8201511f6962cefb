"""What must hold of an edition as a whole, whatever its cards are.

Nine things are looked at: the numbers of cards; Heroes; LOOT; Quests; the arrows of trials; which
Hazards have which trials; that every effect is known; tokens; the board. Trials, effects and what
one card says alone are checked where the card is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from antre.core.edition import Sheet
from antre.games.alkoor.content.effects import SACRIFICE
from antre.games.alkoor.content.names import (
    ALIGNMENTS,
    ARCHETYPES,
    DIVINE,
    FAMILIES,
    GOLDEN,
    RACES,
    TYPES,
    ZONES,
)
from antre.games.alkoor.content.numbers import Census
from antre.games.alkoor.content.path import ROOMS_AT_STOP

if TYPE_CHECKING:
    from antre.games.alkoor.content.content import AlkoorContent

HEROES, LOOT, RELICS, CRITTERS, CREATURES, DILEMMAS = 63, 56, 9, 6, 18, 45
ZONE_CARDS, DOORS, ROOMS, QUESTS, TREASURES = 36, 6, 10, 12, 6
ROUND_A_ZONE = 1
# What the rulebook says of cards by their names.
MIKAU, MIKAU_PRICE = "Mikau", 2
NAMED_LOOT = ("Bouclier Naimportant", "Anneau du Cauchemar")
SCORES = (15, 10, 10, 10, 10, 5)
VITALITIES, POINTS, SUMS = range(2, 6), range(2, 7), range(14, 17)


def check(sheet: Sheet, content: AlkoorContent) -> None:
    """Note all that is wrong with an edition as a whole."""
    check_numbers(sheet, content)
    check_heroes(sheet, content)
    check_loot(sheet, content)
    # Where something is missing the rest cannot be compared.
    if not sheet.problems:
        check_quests(sheet, content)
        check_tokens(sheet, content)
        check_board(sheet, content)


def check_numbers(sheet: Sheet, content: AlkoorContent) -> None:
    critters = sum(monster.is_critter for monster in content.monsters)
    zones = Counter(card.zone for card in content.zones)
    counts = [
        ("Heroes", len(content.heroes), HEROES),
        ("LOOT", content.first_relic, LOOT),
        ("Relics", len(content.relic_deck), RELICS),
        ("Critters", critters, CRITTERS),
        ("Creatures", len(content.monsters) - critters, CREATURES),
        ("Dilemmas", len(content.unforeseen_deck) - content.first_dilemma, DILEMMAS),
        ("Doors", len(content.doors), DOORS),
        ("Rooms", len(content.rooms), ROOMS),
        ("Quests", len(content.quests), QUESTS),
        ("Treasures", len(content.treasures), TREASURES),
        *(
            (f"Zones of {name}", zones[zone], ZONE_CARDS // len(ZONES))
            for zone, name in enumerate(ZONES)
        ),
    ]
    for what, have, want in counts:
        if have != want:
            wanted = f"{have} found, {want} expected; some are missing or too many"
            sheet.problems.append(f"{what}: {wanted}")
    ids = Counter(id for group in content.words.values() for id in group)
    sheet.problems += [f"id {id!r} is there twice" for id, count in ids.items() if count > 1]


def check_heroes(sheet: Sheet, content: AlkoorContent) -> None:
    heroes = content.heroes
    sorts = {
        "races": len(RACES),
        "alignments": len(ALIGNMENTS),
        "archetypes": len(ARCHETYPES),
        "vitalities": len(VITALITIES),
        "points": len(POINTS),
        "sums": len(SUMS),
    }
    census = Census(sheet, "hero_census", sorts)
    census.compare("races", _count((hero.race for hero in heroes), range(len(RACES))))
    alignments = (hero.alignment for hero in heroes)
    census.compare("alignments", _count(alignments, range(len(ALIGNMENTS))))
    archetypes = (hero.archetype for hero in heroes)
    census.compare("archetypes", _count(archetypes, range(len(ARCHETYPES))))
    census.compare("vitalities", _count((hero.vitality for hero in heroes), VITALITIES))
    census.compare("points", _count((hero.points for hero in heroes), POINTS))
    census.compare("sums", _count((sum(hero.attributes) for hero in heroes), SUMS))
    named = [hero for hero in heroes if MIKAU in content.words["hero"][hero.id].values()]
    if len(named) != 1 or not any(
        _is_sacrifice(content, skill) for hero in named for skill in hero.skills
    ):
        sheet.problems.append(
            f"hero: one Hero named {MIKAU} with a divine sacrifice for {MIKAU_PRICE} gems expected"
        )


def _is_sacrifice(content: AlkoorContent, number: int) -> bool:
    skill = content.skills[number]
    verbs = [effect.verb for effect in skill.effects]
    return skill.kind == DIVINE and skill.cost.amount == MIKAU_PRICE and verbs == [SACRIFICE]


def check_loot(sheet: Sheet, content: AlkoorContent) -> None:
    loot = content.equipment[: content.first_relic]
    census = Census(sheet, "loot_census", {"types": len(TYPES), "families": len(FAMILIES)})
    census.compare("types", _count((card.type for card in loot), range(len(TYPES))))
    census.compare("families", _count((card.family for card in loot), range(len(FAMILIES))))
    names = [name["fr"] for name in content.words["loot"].values()]
    for name in NAMED_LOOT:
        if name not in names:
            sheet.problems.append(f"loot: {name} is missing")


def check_quests(sheet: Sheet, content: AlkoorContent) -> None:
    last = {quest.rooms[-1] for quest in content.quests}
    if len(last) != 1:
        sheet.problems.append("quest: one Room III for all Quests expected")
    for quest in content.quests:
        other = content.quests[quest.opposed]
        if other.opposed != quest.number or other is quest:
            sheet.problems.append(f"quest {quest.id}: {other.id} is not opposed to it in turn")
        if other.rooms[0] == quest.rooms[0]:
            sheet.problems.append(f"quest {quest.id}: the same Room I as {other.id}")
        if other.relic == quest.relic:
            sheet.problems.append(f"quest {quest.id}: the same Relic as {other.id}")
        if quest.scores != SCORES:
            sheet.problems.append(f"quest {quest.id}: scores {list(SCORES)} expected")
        for step, room in enumerate(quest.rooms):
            if content.rooms[room].step != step:
                sheet.problems.append(f"quest {quest.id}: Room {step + 1} is one of another step")


def check_tokens(sheet: Sheet, content: AlkoorContent) -> None:
    golden = [token.is_golden for token in content.tokens]
    if golden != [number < GOLDEN for number in range(len(golden))]:
        sheet.problems.append(f"token: the first {GOLDEN} golden, the others brown expected")


def check_board(sheet: Sheet, content: AlkoorContent) -> None:
    path = content.path
    round_a_zone = [number for number in range(len(path.shortcuts)) if path.skipped(number)]
    if len(round_a_zone) != ROUND_A_ZONE:
        sheet.problems.append("path: exactly one shortcut that goes round a Zone expected")
    if len(path.stops) * ROOMS_AT_STOP != len(content.rooms):
        sheet.problems.append(f"path: {ROOMS // ROOMS_AT_STOP} stops for {ROOMS} Rooms expected")


def _count(found: Iterable[int], sorts: Iterable[int]) -> list[int]:
    counts = Counter(found)
    return [counts[sort] for sort in sorts]
