"""Names of content: everything the rules know by number has a word in both languages, well set."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from antre.core.rule import LANGUAGES, RuleBook
from antre.core.words import HOUSE, Words
from antre.games.alkoor.content import names, trials
from tests.alkoor.editions import CONTENT, FOLDER

NARROW, WIDE = "\u202f", "\u00a0"
# What a card has room for.
LONGEST_LINE = 64
FAMILIES = {
    "colour": names.COLOURS,
    "attribute": names.COLOURS,
    "race": names.RACES,
    "alignment": names.ALIGNMENTS,
    "archetype": names.ARCHETYPES,
    "skill": names.SKILL_KINDS,
    "type": names.TYPES,
    "timing": names.TIMINGS,
    "objective": trials.OBJECTIVES,
    "token": names.TOKEN_COLOURS,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_code_has_a_word_of_its_own(language: str) -> None:
    words = Words(language, HOUSE, FOLDER)
    for family, members in FAMILIES.items():
        said = [words.say(f"{family}-{name}") for name in members]
        assert len(set(said)) == len(members), family


def texts(language: str) -> list[tuple[str, str]]:
    """Every text of a card and every text of the rules, with what it belongs to."""
    rules = RuleBook.load(FOLDER / "rules.toml")
    cards = chain.from_iterable(group.items() for group in CONTENT.words.values())
    return [
        *((id, name[language]) for id, name in cards),
        *((id, said[language]) for id, said in CONTENT.flavour.items()),
        *((chapter.id, chapter.title[language]) for chapter in rules.chapters),
        *(
            (rule.id, part[language])
            for rule in rules
            for part in (rule.title, rule.text, rule.refusal, rule.outcome)
            if part
        ),
    ]


def test_french_is_well_set() -> None:
    for id, text in texts("fr"):
        assert not re.search(r"['\"]", text), (id, text)
        assert not re.search(rf"(?<![{NARROW}\s])[;!?]|[^\S{NARROW}][;!?]", text), (id, text)
        assert not re.search(rf"(?<!{WIDE}):(?=\s|$)", text), (id, text)
        assert not re.search(rf"«(?!{WIDE})|(?<!{WIDE})»", text), (id, text)


def test_english_is_well_set() -> None:
    for id, text in texts("en"):
        assert not re.search(r"['\"]", text), (id, text)


def test_every_rule_has_a_title_of_its_own_in_its_chapter() -> None:
    for chapter in RuleBook.load(FOLDER / "rules.toml").chapters:
        for language in LANGUAGES:
            titles = [rule.title[language] for rule in chapter.rules]
            assert len(set(titles)) == len(titles), (chapter.id, language)


def test_rules_call_cards_by_their_names() -> None:
    rules = RuleBook.load(FOLDER / "rules.toml")
    for challenge in CONTENT.challenges:
        assert rules[f"campaign.{challenge.id}"].title == CONTENT.words["challenge"][challenge.id]
    for group, id, rule in (
        ("loot", "LT35", "blessing.shield-loot"),
        ("loot", "LT51", "avatar.ring"),
        ("hero", "H57", "blessing.sacrifice-skill"),
        ("dilemma", "N12", "chance.loaded-die"),
        ("quest", "Q-elf", "example.quest-elves"),
        ("quest", "Q-dwarf", "example.vils-notch-one"),
    ):
        for language in LANGUAGES:
            assert CONTENT.words[group][id][language] in rules[rule].text[language]


def test_every_card_has_a_line_of_its_own() -> None:
    cards = ("hero", "loot", "relic", "critter", "creature", "dilemma", "zone", "door", "room")
    groups = [CONTENT.words[group] for group in (*cards, "quest", "treasure", "second_trial")]
    assert CONTENT.flavour.keys() == {id for group in groups for id in group}
    for language in LANGUAGES:
        said = [line[language] for line in CONTENT.flavour.values()]
        assert len(set(said)) == len(said)
        assert max(map(len, said)) <= LONGEST_LINE
