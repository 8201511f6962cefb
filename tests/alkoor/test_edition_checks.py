"""The nine things that are checked of any edition: each is tried on ours, spoilt in that way."""

from __future__ import annotations

import re

import pytest

from tests.alkoor.editions import TEXT, card, changed, problems, without


def told(text: str, what: str, where: str = "") -> None:
    """One problem says what is wrong, and where."""
    found = problems(text)
    assert any(what in problem and where in problem for problem in found), found


# --- 1. numbers of cards, and ids


@pytest.mark.parametrize(
    ("id", "what"),
    [
        ("H07", "Heroes: 62 found, 63 expected"),
        ("LT07", "LOOT: 55 found, 56 expected"),
        ("RL9", "Relics: 8 found, 9 expected"),
        ("B03", "Critters: 5 found, 6 expected"),
        ("K18", "Creatures: 17 found, 18 expected"),
        ("N07", "Dilemmas: 40 found, 45 expected"),
        ("ZC5", "Zones of hills: 5 found, 6 expected"),
        ("D4", "Doors: 5 found, 6 expected"),
        ("S8", "Rooms: 9 found, 10 expected"),
        ("Q-greed", "Quests: 11 found, 12 expected"),
        ("T6", "Treasures: 5 found, 6 expected"),
    ],
)
def test_a_card_that_is_missing_is_noticed(id: str, what: str) -> None:
    told(without(id), what)


def test_a_card_too_many_and_an_id_of_two_cards_are_noticed() -> None:
    told(TEXT + card("ZF2").replace('"ZF2"', '"ZF7"'), "Zones of forest: 7 found, 6 expected")
    told(TEXT + card("ZF2"), "'ZF2' is there twice")
    told(changed("D1", '"D1"', '"T1"'), "id 'T1' is there twice")


# --- 2. Heroes


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        ("H01", "[5, 2, 1, 2, 5]", "[6, 2, 1, 2, 5]", "whole numbers from 1 to 5"),
        ("H01", "[5, 2, 1, 2, 5]", "[5, 2, 1, 2]", "5 numbers expected, one for each colour"),
        ("H01", "vitality = 5", "vitality = 6", "a whole number from 2 to 5"),
        ("H01", '"sweep red"', '"sweep pink"', "'pink' is no colour; there are red, orange"),
        ("H01", '"sweep red"', '"sweep"', "a colour, or two joined by +, expected after 'sweep'"),
        ("H01", '"last_stand"', '"last_stand red"', "no colour expected after 'last_stand'"),
        (
            "H01",
            '"last_stand"',
            '"last_dance"',
            "'last_dance' is no skill, or it is missing; there",
        ),
        ("H01", '"last_stand"', '"minor red"', "one skill of the kind hazard"),
        ("H01", '"sweep red"', '"last_stand"', "a skill of the kind hazard expected"),
    ],
)
def test_a_hero_that_cannot_be_is_named(id: str, old: str, new: str, what: str) -> None:
    told(changed(id, old, new), what, f"hero {id}")


@pytest.mark.parametrize(
    ("old", "new", "sort"),
    [
        ('"dwarf"', '"elf"', "races"),
        ('"neutral"', '"good"', "alignments"),
        ('"warrior"', '"bard"', "archetypes"),
        ("vitality = 5", "vitality = 4", "vitalities"),
        ("points = 2", "points = 3", "points"),
        ("[5, 2, 1, 2, 5]", "[5, 2, 1, 2, 4]", "sums"),
    ],
)
def test_heroes_fit_the_numbers_that_are_declared(old: str, new: str, sort: str) -> None:
    told(changed("H01", old, new), "declared", f"hero_census 1, field {sort!r}")


def test_skills_fit_the_numbers_that_are_declared() -> None:
    told(changed("H01", "sweep red", "minor red"), "30 declared, 31 found", "skill minor")


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace('{ en = "Mikau", fr = "Mikau" }', '{ en = "Nobody", fr = "Personne" }'),
        changed("H58", '{ en = "Lord Encore"', '{ en = "Mikau"'),
        changed("sacrifice", '"2 any"', '"1 any"'),
        changed("sacrifice", '"divine"', '"opportunity"'),
        changed("sacrifice", '"sacrifice"\nsource', '"heal 1"\nsource'),
    ],
)
def test_there_is_one_mikau_who_sacrifices_for_two_gems(text: str) -> None:
    told(text, "one Hero named Mikau with a divine sacrifice for 2 gems")


# --- 3. LOOT


def test_loot_fits_the_numbers_that_are_declared() -> None:
    told(changed("LT01", '"dwarf"', '"elf"'), "declared", "loot_census 1, field 'types'")
    told(changed("LT52", '"cursed"', '"plus1"'), "declared", "loot_census 1, field 'families'")


@pytest.mark.parametrize("name", ["Bouclier Naimportant", "Anneau du Cauchemar"])
def test_both_loot_known_by_name_are_there(name: str) -> None:
    assert TEXT.count(f'"{name}"') == 1
    told(TEXT.replace(f'"{name}"', '"Autre chose"'), f"{name} is missing")


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        ("LT46", "[0, 0, 0, 0, 0]", "[1, 0, 0, 0, 0]", "what can only be stored has no effect"),
        ("LT01", "[1, 0, 0, 0, 0]", "[1, 0, 0]", "5 numbers expected"),
    ],
)
def test_loot_that_cannot_be_is_named(id: str, old: str, new: str, what: str) -> None:
    told(changed(id, old, new), what, f"loot {id}")


# --- 4. Quests


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        (
            "Q-light",
            'opposed = "Q-night"',
            'opposed = "Q-blood"',
            "Q-light: Q-blood is not opposed",
        ),
        ("Q-light", 'opposed = "Q-night"', 'opposed = "Q-light"', "Q-light is not opposed to it"),
        ("Q-elf", '"S2 S5 S10"', '"S1 S5 S10"', "Q-dwarf: the same Room I as Q-elf"),
        ("Q-elf", '"RL2"', '"RL1"', "Q-dwarf: the same Relic as Q-elf"),
        ("Q-elf", '"S2 S5 S10"', '"S2 S5 S9"', "one Room III for all"),
        ("Q-elf", '"S2 S5 S10"', '"S2 S3 S10"', "Q-elf: Room 2 is one of another step"),
        ("Q-elf", "[15, 10, 10, 10, 10, 5]", "[16, 10, 10, 10, 10, 5]", "Q-elf: scores [15, 10"),
        ("Q-elf", '"S2 S5 S10"', '"S2 S5"', "3 different Rooms expected"),
        ("Q-elf", '"S2 S5 S10"', '"S2 S5 S11"', "'S11' is no Room; there are S1, S2"),
        ("Q-elf", '"RL2"', '"RL0"', "one of RL1, RL2"),
        ("Q-elf", '"Q-dwarf"', '"Q-dwarfs"', "one of Q-dwarf, Q-elf"),
        ("Q-elf", '"2 elf"', '"two elves"', "a number and one of dwarf"),
        ("Q-elf", '"4 elf"', '"4 gnome"', "a number and one of dwarf, human, elf, orc, gold"),
    ],
)
def test_quests_go_in_opposed_pairs_about_what_exists(
    id: str, old: str, new: str, what: str
) -> None:
    told(changed(id, old, new), what)


# --- 5. trials


@pytest.mark.parametrize(
    ("trial", "what"),
    [
        ("a: C red 6 > b / dark; b: I red 2 > a / dark", "back to itself"),
        ("a: C red 6 > a / dark", "from objective 1 back to itself"),
        ("a: C red 6 > clear / dark; b: C red 6 > clear / dark", "no arrow leads to objective 2"),
        ("a: C red 6 > z / dark", "'z' is no objective; arrows lead to a, clear, dark"),
        ("a: C red 6 > clear", "a step V has one arrow, any other objective two"),
        ("a: V > clear / dark", "a step V has one arrow"),
        ("a: V > clear; a: V > dark", "the same name"),
        ("one(C red 21)", "objective 1 (collective) asks for 21, 1 to 20 allowed"),
        ("both(C red 1, I red 7)", "objective 2 (individual) asks for 7, 1 to 6 allowed"),
        ("one(I red 0)", "asks for 0, 1 to 6 allowed"),
        ("both(C red 6)", "both(…) has 2 objectives, not 1"),
        ("one(X red 6)", "'X red 6' is no objective"),
        ("one(C pink 6)", "colours are red, orange, violet, green, blue"),
        ("anything", "'anything' is no trial; write one(A), both(A, B)"),
        (
            "a: V > b; b: V > c; c: V > d; d: V > e; e: V > clear",
            "5 objectives found, 1 to 4 allowed",
        ),
    ],
)
@pytest.mark.proves("individual.target", "collective.target")
def test_a_trial_that_leads_nowhere_is_named(trial: str, what: str) -> None:
    told(changed("ZF2", "one(C green 7)", trial), what, "zone ZF2, field 'trial'")


# --- 6. which Hazards have which trials


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        ("ZF2", '"mandatory"', '"optional"', "one of none, mandatory expected here"),
        ("D3", '"mandatory"', '"conditional"', "one of none, mandatory expected here"),
        ("S1", '"optional"', '"mandatory"', "one of optional, conditional expected here"),
        ("S5", '"conditional"', '"none"', "one of optional, conditional expected here"),
        ("ZF2", '"mandatory"', '"none"', "does not fit the type 'none'"),
        ("ZF1", 'trial_type = "none"', 'trial_type = "mandatory"', "does not fit"),
        ("D1", '"reveal 1"', '"reveal 2"', "a Door without a trial reveals exactly 1 Room"),
        ("D3", '"reveal 2"', '"gems 2"', "a Door reveals a Room at least"),
        ("D3", "[2, 2, 2]", "[2, 2]", "3 numbers expected with a trial"),
        ("D1", "[]", "[2, 2, 2]", "3 numbers expected with a trial, else none"),
        ("ZF1", '"1 any: heal 1; 2 any: loot 1"', '"none"', "a haven has offers"),
        ("ZF2", 'offers = "none"', 'offers = "1 any: heal 1"', "any other Zone has none"),
        ("ZF1", 'clear = "none"', 'clear = "gems 1"', "a haven has no outcomes"),
    ],
)
@pytest.mark.proves("ruling.hazard-kinds", "hazard.types")
def test_hazards_have_the_trials_they_may(id: str, old: str, new: str, what: str) -> None:
    told(changed(id, old, new), what, f" {id}, field")


# --- 7. effects


@pytest.mark.parametrize(
    ("id", "field"),
    [
        ("ZF3", "clear"), ("ZF3", "dark"), ("D3", "dark"), ("S1", "clear"), ("K06", "clear"),
        ("B02", "dark"), ("N03", "effect"), ("minor", "effect"), ("LT45", "passive"),
        ("Q-gnome", "hand"), ("T2", "effect"), ("gem_tax", "dah"), ("4", "effect"),
        ("violet", "effect"),
    ],
)  # fmt: skip
def test_an_effect_that_nobody_knows_is_named_with_its_card(id: str, field: str) -> None:
    lines = card(id)
    spoilt = re.sub(rf'^{field} = ".*"$', f'{field} = "dance 2"', lines, flags=re.MULTILINE)
    assert spoilt != lines
    what = "'dance' is no effect; there are gems, loot"
    told(TEXT.replace(lines, spoilt), what, f" {id}, field {field!r}")


def test_what_a_haven_offers_is_known_as_well() -> None:
    told(changed("ZF1", "heal 1", "dance 1"), "'dance' is no effect", "zone ZF1, field 'offers'")
    told(changed("ZF1", "1 any: ", "1 any "), "is no offer; write a cost and effects", "zone ZF1")
    told(changed("ZF1", "1 any: ", "1 pink: "), "'pink' is no colour", "zone ZF1")


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        ("LT45", '"hasten 1"', '"gems 1"', "'gems' cannot stand here; what can is no_brake"),
        ("ZF2", '"gems 2"', '"foresee"', "'foresee' cannot stand here; what can is gems, loot"),
        ("ZF2", '"gems 2"', '"heal 1 of bearer"', "`heal of bearer` cannot stand here, only team"),
        ("ZF2", '"gems 2"', '"portal_token"', "'portal_token' cannot stand here"),
        ("S10", 'dark = "retreat 1"', 'dark = "portal_token"', "'portal_token' cannot stand here"),
        ("ZF1", "heal 1", "lower 2/1", "'lower' cannot stand here"),
        ("minor", '"lower 2/1 on own"', '"gems 1"', "'gems' cannot stand here; what can is lower"),
        ("tend_any", '"heal 1 of others"', '"loot 1"', "what can is heal, heal_all"),
        ("N21", '"mercy"', '"gems 3"', "'gems' cannot stand here; what can is mercy, stillness"),
        ("N07", '"lower 3/1"', '"reroll 2"', "'reroll' cannot stand here; what can is lower, free"),
        ("N17", '"gems 3"', '"heal 1 of mates"', "`heal of mates` cannot stand here"),
        ("K06", '"gems 1"', '"chance"', "'chance' cannot stand here"),
        ("Q-gnome", '"gems 5"', '"mercy"', "'mercy' cannot stand here"),
        ("purse", 'vils = "gems 5"', 'vils = "vils_loot 4"', "'vils_loot' cannot stand here"),
        ("violet", '"vils_unforeseen 3"', '"gems 3"', "what can is vils_hero"),
        ("4", '"gems 4"', '"vils_loot 4"', "'vils_loot' cannot stand here"),
    ],
)
def test_an_effect_that_has_no_meaning_in_its_place_is_named(
    id: str, old: str, new: str, what: str
) -> None:
    told(changed(id, old, new), what, f" {id}, field")


# --- 8. Mystery tokens


@pytest.mark.parametrize(
    ("id", "old", "new", "what"),
    [
        ("purse", '"golden"', '"brown"', "the first 4 golden, the others brown"),
        ("peril", '"brown"', '"golden"', "a golden token is the same in every colour"),
        ("purse", 'vils = "gems 5"', 'vils = "gems 4"', "a golden token is the same"),
        ("peril", 'id = "peril"', 'id = "danger"', "token peril is missing"),
        ("peril", 'dah = "peril of chosen"', 'dah = "none"', "one effect expected"),
    ],
)
@pytest.mark.proves("tokens.gold-set", "tokens.brown-set")
def test_there_is_one_token_of_each_kind(id: str, old: str, new: str, what: str) -> None:
    told(changed(id, old, new), what)


# --- 9. the board


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("grey cross plain plain red river\n", "", "7 stretches expected, not 6"),
        (
            "grey cross plain plain red river",
            "grey plain cross plain red river",
            "grey cross … red",
        ),
        (
            "grey cross plain plain red river",
            "cross grey plain plain red river",
            "grey cross … red",
        ),
        (
            "grey cross plain plain red river",
            "grey cross plain red plain river",
            "red river expect",
        ),
        ("plain red river", "plain red cave", "red river expected"),
        ("plain red river", "puddle red river", "'puddle' is none of grey, cross"),
        ("[5, 12, 17, 24, 31, 36, 42]", "[1, 12, 17, 24, 31, 36, 42]", "from 2 to 1, not ahead"),
        ("[5, 12, 17, 24, 31, 36, 42]", "[5, 12, 17, 24, 31, 36, 43]", "from 38 to 43, not ahead"),
        ("[5, 12, 17, 24, 31, 36, 42]", "[5, 12, 17, 24, 31, 36]", "a number for each stretch"),
        ("[5, 12, 17, 24, 31, 36, 42]", "[5, 12, 17, 24, 30, 36, 42]", "exactly one shortcut that"),
        ("[5, 12, 17, 24, 31, 36, 42]", "[5, 13, 17, 24, 31, 36, 42]", "exactly one shortcut that"),
        ("plain stop plain stop plain", "plain stop plain plain plain", "5 stops for 10 Rooms"),
        ("plain stop plain stop plain", "plain stop plain door plain", "stop and plain spaces"),
    ],
)
def test_the_way_is_as_it_must_be(old: str, new: str, what: str) -> None:
    assert TEXT.count(old) == 1
    told(TEXT.replace(old, new), what, "path")
