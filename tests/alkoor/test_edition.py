"""Our edition: the tables of the rulebook, and the balance of what is ours."""

from __future__ import annotations

import re
from collections import Counter
from statistics import mean

import pytest

from antre.games.alkoor.content.effects import (
    GEMS,
    LOOT,
    RELIC,
    Cost,
    parse_effects,
)
from antre.games.alkoor.content.heroes import Hero
from antre.games.alkoor.content.names import (
    ALL_COLOURS,
    AT_BLESSING,
    AT_WOUND,
    COLOURS,
    CONDITIONAL,
    DIVINE,
    HAZARD_SKILL,
    KINDS,
    NO_TRIAL,
    OPTIONAL,
    PAIR,
    RACES,
    SKILL_KINDS,
    TIMINGS,
    TO_CITY,
    TYPES,
    ZONES,
)
from antre.games.alkoor.content.quests import LINES
from antre.games.alkoor.content.trials import CLEAR, COLLECTIVE, DARK, INDIVIDUAL
from tests.alkoor.editions import CONTENT, TEXT

HEROES = CONTENT.heroes
LOOT_CARDS = CONTENT.equipment[: CONTENT.first_relic]
RELICS = CONTENT.equipment[CONTENT.first_relic :]
QUESTS = {quest.id: quest for quest in CONTENT.quests}
TRIALS = [(hazard, hazard.trial) for hazard in CONTENT.hazards if hazard.trial]


def skill_of(hero: Hero, kind: int) -> list[str]:
    skills = [CONTENT.skills[number] for number in hero.skills]
    return [skill.id for skill in skills if skill.kind == kind]


def test_what_is_printed_and_what_is_ours() -> None:
    assert CONTENT.sources == {"rulebook": 45, "reconstructed": 281}
    assert "quest Q-dwarf" not in CONTENT.reconstructed
    assert {"hero H57", "loot LT35", "quest Q-orc", "path 1"} <= set(CONTENT.reconstructed)


def test_every_name_is_of_one_card_in_each_language() -> None:
    cards = ("hero", "loot", "relic", "critter", "creature", "dilemma", "zone", "door", "room")
    for language in ("en", "fr"):
        names = [
            name[language]
            for group in (*cards, "quest", "treasure", "second_trial")
            for name in CONTENT.words[group].values()
        ]
        assert [name for name, count in Counter(names).items() if count > 1] == []


# --- Heroes


@pytest.mark.proves("vitality.range")
def test_heroes_are_specialists_of_every_sort() -> None:
    of_race = {
        race: [
            sum(hero.is_of(kind) for hero in HEROES if hero.race == number) for kind in (7, 8, 9)
        ]
        for number, race in enumerate(RACES)
    }
    assert of_race == {
        "dwarf": [5, 4, 3], "human": [5, 2, 5], "elf": [4, 2, 2], "orc": [2, 1, 6],
        "gnome": [4, 2, 2], "goblin": [1, 1, 5], "beastfolk": [3, 3, 1],
    }  # fmt: skip
    for colour in range(len(COLOURS)):
        assert 2.8 <= mean(hero.attributes[colour] for hero in HEROES) <= 3.2
    assert all(max(hero.attributes) >= 4 > 2 >= min(hero.attributes) for hero in HEROES)
    assert mean(hero.points for hero in HEROES) == pytest.approx(3.9, abs=0.05)


def test_skills_are_shared_out_as_planned() -> None:
    assert all(len(skill_of(hero, HAZARD_SKILL)) == 1 for hero in HEROES)
    kinds = Counter(CONTENT.skills[number].kind for hero in HEROES for number in hero.skills[1:])
    seconds = {SKILL_KINDS[kind]: count for kind, count in kinds.items()}
    assert seconds == {"divine": 18, "opportunity": 14, "healing": 6, "shield": 4}
    hazards = [CONTENT.skills[hero.skills[0]] for hero in HEROES]
    assert Counter(skill.id for skill in hazards) == {
        "minor": 30, "major": 15, "twin": 10, "sweep": 8,
    }  # fmt: skip
    first = Counter(re.findall(r'hazard_skill = "\w+ (\w+)', TEXT))
    assert first == {"red": 13, "orange": 13, "violet": 13, "green": 13, "blue": 11}
    assert all(skill.colours.bit_count() == (2 if skill.id == "twin" else 1) for skill in hazards)
    assert {skill.number for skill in CONTENT.skills} == set(range(len(CONTENT.skills)))
    assert all((skill.hero < 0) != (skill.equipment < 0) for skill in CONTENT.skills)


def test_a_skill_is_its_hero_s_own() -> None:
    """Three lines of the catalogue of skills, as their Heroes have them."""
    twin = CONTENT.skills[HEROES[59].skills[0]]
    assert (twin.id, twin.hero, twin.cost) == ("twin", 59, Cost(1, 0b101))
    assert twin.effects == parse_effects("lower 2/1 on violet+red")
    sweep = CONTENT.skills[HEROES[0].skills[0]]
    assert (sweep.cost, sweep.effects) == (Cost(2, 1), parse_effects("lower 2/1 each"))
    mikau = HEROES[56]
    assert CONTENT.words["hero"][mikau.id] == {"en": "Mikau", "fr": "Mikau"}
    assert [CONTENT.skills[number].id for number in mikau.skills] == ["minor", "sacrifice"]


# --- Equipment


@pytest.mark.proves("ruling.loot-points")
def test_loot_by_family() -> None:
    by_family = Counter((card.family, sum(map(abs, card.modifiers))) for card in LOOT_CARDS)
    assert by_family == {
        (0, 1): 20,
        (1, 2): 10,
        (2, 2): 4,
        (3, 0): 11,
        (4, 0): 5,
        (5, 1): 3,
        (5, 0): 3,
    }
    for family, each in ((0, 4), (1, 2)):
        cards = [card for card in LOOT_CARDS if card.family == family]
        assert [sum(card.modifiers[c] > 0 for card in cards) for c in range(5)] == [each] * 5
    assert sum(card.gold for card in LOOT_CARDS) == 202
    assert all(card.points == 0 for card in LOOT_CARDS)
    assert sum(any(number > 0 for number in card.modifiers) for card in LOOT_CARDS) > 28


def test_who_may_wear_what() -> None:
    orc, human = RACES.index("orc"), RACES.index("human")
    drum, coin, idol = CONTENT.equipment[41], CONTENT.equipment[43], CONTENT.equipment[49]
    assert (drum.may_be_worn_by(orc), drum.may_be_worn_by(human)) == (True, False)
    assert all(coin.may_be_worn_by(race) for race in range(len(RACES)))
    assert not any(idol.may_be_worn_by(race) for race in range(len(RACES)))
    opposed = {"dwarf": "elf", "elf": "dwarf", "human": "orc", "orc": "human"}
    for card in LOOT_CARDS:
        if card.forbidden >= 0:
            assert opposed[TYPES[card.type]] == RACES[card.forbidden]


def test_the_two_loot_known_by_name() -> None:
    shield, ring = CONTENT.equipment[34], CONTENT.equipment[50]
    mend = CONTENT.skills[shield.skill]
    assert (mend.kind, mend.cost, mend.equipment) == (DIVINE, Cost(0), shield.number)
    assert mend.effects == parse_effects("heal 1 of bearer")
    assert (ring.cursed, ring.passives) == (True, parse_effects("no_brake"))


def test_relics_and_what_they_do() -> None:
    assert [relic.points for relic in RELICS] == [10, 10, 10, 9, 9, 9, 8, 8, 8]
    crown = RELICS[2]
    assert (crown.modifiers, crown.leader_only) == ((1, 1, 1, 1, 1), True)
    assert [relic.leader_only for relic in RELICS].count(True) == 1
    assert all(CONTENT.is_relic(relic.number) for relic in RELICS)
    skilled = {relic.id: CONTENT.skills[relic.skill].id for relic in RELICS if relic.skill >= 0}
    assert skilled == {
        "RL1": "charm", "RL5": "peek", "RL6": "command", "RL7": "draught", "RL8": "blood_price",
    }  # fmt: skip


# --- Quests


@pytest.mark.proves("quests.steps", "quests.missions")
def test_the_two_quests_of_the_rulebook() -> None:
    dwarfs, elves = QUESTS["Q-dwarf"], QUESTS["Q-elf"]
    assert [CONTENT.rooms[room].id for room in dwarfs.rooms] == ["S1", "S5", "S10"]
    assert [CONTENT.rooms[room].id for room in elves.rooms] == ["S2", "S5", "S10"]
    assert CONTENT.equipment[CONTENT.relic_of(dwarfs.number)].id == "RL1"
    dwarf, elf = KINDS.index("dwarf"), KINDS.index("elf")
    assert (dwarfs.leader, dwarfs.team_count, dwarfs.team) == (dwarf, 3, dwarf)
    assert (dwarfs.equipment_count, dwarfs.equipment, dwarfs.dead_won) == (3, dwarf, elf)
    assert (elves.team_count, elves.equipment_count, elves.dead_won) == (2, 4, dwarf)
    assert dwarfs.opposed == elves.number
    assert dict(zip(LINES, dwarfs.scores, strict=True)) == {
        "main": 15, "leader": 10, "team": 10, "equipment": 10, "dead_won": 10, "thwarted": 5,
    }  # fmt: skip
    exchange = dwarfs.hand[0]
    assert [hero.is_of(dwarf) for hero in HEROES] == [
        not hero.kinds & exchange.give and bool(hero.kinds & exchange.take) for hero in HEROES
    ]


def test_every_room_and_relic_has_its_quests() -> None:
    first = Counter(CONTENT.rooms[quest.rooms[0]].id for quest in CONTENT.quests)
    assert first == {"S1": 3, "S2": 3, "S3": 3, "S4": 3}
    assert {quest.rooms[1] for quest in CONTENT.quests} == set(range(4, 9))
    assert {quest.rooms[2] for quest in CONTENT.quests} == {9}
    assert {quest.relic for quest in CONTENT.quests} == set(range(9))
    assert sum(quest.equipment < 0 and quest.equipment_count == 40 for quest in CONTENT.quests) == 6


# --- Hazards


@pytest.mark.proves("ruling.hazard-kinds", "hazard.types")
def test_rooms_by_step() -> None:
    rooms = CONTENT.rooms
    assert [room.step for room in rooms] == [0] * 4 + [1] * 5 + [2]
    assert [room.trial_type for room in rooms] == [OPTIONAL] * 4 + [CONDITIONAL] * 5 + [OPTIONAL]
    assert [room.id for room in rooms if room.portal == PAIR] == ["S5", "S6"]
    assert [room.id for room in rooms if room.portal == TO_CITY] == ["S10"]
    assert [room.id for room in rooms if room.has_chance] == ["S7"]
    assert {room.dark for room in rooms} == {parse_effects("retreat 1")}
    assert {room.lowered for room in rooms} == {(0, 2, 4, 6)}
    assert CONTENT.hazards[52] is CONTENT.second_trial
    assert CONTENT.second_trial.lowered == (0,)
    assert all(hazard.number == number for number, hazard in enumerate(CONTENT.hazards))


@pytest.mark.proves("ruling.hazard-kinds")
def test_doors_reveal_more_the_harder_they_are() -> None:
    assert [(door.is_open, door.rooms) for door in CONTENT.doors] == [
        (True, 1), (True, 1), (False, 2), (False, 2), (False, 1), (False, 3),
    ]  # fmt: skip


@pytest.mark.proves("ruling.hazard-kinds", "hazard.types", "hazard.objectives")
def test_zones_grow_along_the_way() -> None:
    ranges = [
        (min(points), max(points))
        for zone in range(len(ZONES))
        for points in [[card.points for card in CONTENT.zones if card.zone == zone]]
    ]
    assert ranges == [(3, 6), (3, 6), (4, 7), (4, 7), (5, 8), (6, 10)]
    havens = Counter(ZONES[card.zone] for card in CONTENT.zones if card.trial_type == NO_TRIAL)
    assert havens == {"forest": 1, "river": 1, "cave": 1, "camp": 3, "hills": 1, "mount": 1}
    trials = [card.trial for card in CONTENT.zones if card.trial]
    graphs = Counter(
        tuple((step.on_success, step.on_failure) for step in trial.objectives) for trial in trials
    )
    one, both, either = [(CLEAR, DARK)], [(1, DARK), (CLEAR, DARK)], [(CLEAR, 1), (CLEAR, DARK)]
    assert graphs == {tuple(one): 14, tuple(both): 9, tuple(either): 5}
    assert mean(card.cost for card in CONTENT.zones) == pytest.approx(0.8, abs=0.05)
    assert CONTENT.zones_of[4] == [24, 25, 26, 27, 28, 29]


def test_what_trials_ask_for() -> None:
    asked = [objective for _, trial in TRIALS for objective in trial.objectives]
    assert {objective.colour for objective in asked} == set(range(len(COLOURS)))
    assert {step.target for step in asked if step.kind == INDIVIDUAL} == {2, 3, 4}
    collective = {step.target for step in asked if step.kind == COLLECTIVE}
    assert (min(collective), max(collective)) == (6, 12)
    merchant = next(card for card in CONTENT.zones if card.id == "ZB1")
    sold = [
        (offer.cost.amount, [effect.name for effect in offer.effects]) for offer in merchant.offers
    ]
    assert sold == [(2, ["loot"]), (4, ["loot"]), (0, ["sell"])]
    surgeon = next(card for card in CONTENT.zones if card.id == "ZB2")
    assert [(offer.cost.amount, offer.times) for offer in surgeon.offers] == [(1, 3)]


# --- Unforeseen


def test_monsters() -> None:
    creatures = [monster for monster in CONTENT.monsters if not monster.is_critter]
    colours = Counter(monster.colours for monster in creatures)
    assert colours == {**{1 << colour: 3 for colour in range(5)}, ALL_COLOURS: 3}
    assert {monster.points for monster in creatures} == {3, 4, 5}
    critters = [monster for monster in CONTENT.monsters if monster.is_critter]
    assert {(monster.cost, monster.points, monster.plus_points) for monster in critters} == {
        (1, 3, 0)
    }
    assert len(CONTENT.unforeseen_deck) == 69
    assert Counter(CONTENT.is_dilemma(card) for card in CONTENT.unforeseen_deck) == {
        True: 45, False: 24,
    }  # fmt: skip


def test_dilemmas_by_the_moment_they_are_for() -> None:
    copies: Counter[str] = Counter()
    for dilemma in CONTENT.dilemmas:
        assert CONTENT.dilemma(dilemma.number) is dilemma
        assert dilemma.points == 1
        moments = [name for bit, name in enumerate(TIMINGS) if dilemma.timing >> bit & 1]
        copies[" ".join(moments)] += dilemma.copies
    assert copies == {
        "divine": 9, "before after": 11, "before": 5, "after": 9, "opportunity": 5, "wound": 4,
        "any": 2,
    }  # fmt: skip
    loaded = next(dilemma for dilemma in CONTENT.dilemmas if dilemma.id == "N12")
    assert loaded.targeted
    assert (loaded.effects[0].face, loaded.effects[0].value) == (6, 5)
    assert loaded.effects[0].or_destiny
    by_timing = {dilemma.id: dilemma.timing for dilemma in CONTENT.dilemmas}
    assert (by_timing["N01"], by_timing["N20"]) == (AT_BLESSING, AT_WOUND)


def test_treasures() -> None:
    assert [treasure.points for treasure in CONTENT.treasures] == [15, 12, 10, 10, 10, 8]
    assert mean(treasure.points for treasure in CONTENT.treasures) == pytest.approx(11, abs=0.2)
    some = {effect.verb for treasure in CONTENT.treasures for effect in treasure.effects}
    assert {GEMS, LOOT, RELIC} <= some
