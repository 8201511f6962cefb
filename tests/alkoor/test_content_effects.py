"""How effects and prices are written, and what they say."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.effects import (
    BEARER,
    BOARD,
    CHOSEN,
    FORMS,
    HEAL,
    LOWER,
    MATES,
    TEAM,
    VERBS,
    BadNotation,
    Cost,
    Effect,
    parse_cost,
    parse_effect,
    parse_effects,
)
from antre.games.alkoor.content.names import ALL_COLOURS, BLUE, GREEN, KINDS, RACES, RED, VIOLET
from tests.alkoor.editions import TEXT


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("gems 12", {"amount": 12}),
        ("heal 1", {"amount": 1, "target": TEAM}),
        ("heal 1 of mates", {"target": MATES}),
        ("heal_all of board", {"target": BOARD}),
        ("peril of chosen", {"target": CHOSEN}),
        ("ward of bearer", {"target": BEARER}),
        ("vision", {"amount": 1}),
        ("vision 2", {"amount": 2}),
        ("advance 2", {"amount": 2, "up_to": False}),
        ("advance up to 2", {"amount": 2, "up_to": True}),
        ("lower 4/2 on violet+green", {"stars": 2, "colours": bits(VIOLET, GREEN)}),
        ("lower 2/0", {"amount": 2, "stars": 0, "colours": ALL_COLOURS}),
        ("lower 2/1 each", {"amount": 2, "stars": 1, "each": True}),
        ("lower 3/2 of board", {"amount": 3, "stars": 2, "target": BOARD}),
        ("set_die 6 to 5 of board or destiny", {"face": 6, "value": 5, "or_destiny": True}),
        ("set_die any to any", {"face": 0, "value": 0, "target": TEAM, "or_destiny": False}),
        ("reroll 1 of board without sixes", {"target": BOARD, "without_sixes": True}),
        ("sell any for 2", {"limit": 0, "amount": 2}),
        ("sell 1 for 3 of board", {"limit": 1, "amount": 3, "target": BOARD}),
        ("exchange good for evil", {"give": bits(7), "take": bits(9)}),
        ("exchange not-dwarf for dwarf", {"give": bits(*range(1, 7)), "take": bits(0)}),
    ],
)
def test_an_effect_says_what_is_written(text: str, effect: dict[str, object]) -> None:
    found = parse_effect(text)
    assert found.name == text.split()[0]
    assert {field: getattr(found, field) for field in effect} == effect


def test_several_effects_or_none() -> None:
    assert parse_effects("loot 2 + gems 1") == (parse_effect("loot 2"), parse_effect("gems 1"))
    assert parse_effects("none") == ()
    assert parse_effect("heal 2") == Effect(HEAL, amount=2)


def test_a_skill_is_for_its_own_colours() -> None:
    own = bits(RED, BLUE)
    assert parse_effects("lower 2/1 on own", own) == (
        Effect(LOWER, amount=2, stars=1, colours=own),
    )
    assert parse_cost("1 own", own) == Cost(1, own)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("free", Cost(0)),
        ("2 any", Cost(2, ALL_COLOURS)),
        ("1 red or blue", Cost(1, bits(RED, BLUE))),
    ],
)
def test_a_cost_is_a_number_of_gems_of_some_colours(text: str, cost: Cost) -> None:
    assert parse_cost(text) == cost


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("dance", "'dance' is no effect; there are gems, loot, relic"),
        ("gems", "'gems' is not written as 'gems N'"),
        ("gems 0", "'gems 0' is not written as 'gems N'"),
        ("gems two", "not written as"),
        ("theft 1", "'theft 1' is not written as 'theft'"),
        ("heal 1 of everybody", "not written as 'heal N [of TARGET]'"),
        ("lower 2", "not written as 'lower N/STARS [each] [on COLOURS] [of TARGET]'"),
        ("lower 2/1 on pink", "'pink' is no colour; there are red, orange, violet, green, blue"),
        ("exchange troll for dwarf", "'troll' is no kind of Hero; there are dwarf"),
        ("exchange not-good for evil", "'not-good' is no kind of Hero"),
        ("set_die 7 to 5", "not written as"),
        ("set_die 5 to 6", "not written as"),
    ],
)
def test_what_is_written_wrong_is_told_with_what_is_allowed(text: str, what: str) -> None:
    with pytest.raises(BadNotation) as bad:
        parse_effects(f"gems 1 + {text}")
    assert what in str(bad.value)


@pytest.mark.parametrize("text", ["", "red", "0 red", "1", "1 pink", "1 red and blue"])
def test_a_cost_that_cannot_be_is_told(text: str) -> None:
    with pytest.raises(BadNotation, match=r"no cost|no colour"):
        parse_cost(text)


def test_verbs_have_a_form_each() -> None:
    assert len(set(VERBS)) == len(FORMS)
    assert VERBS[LOWER] == "lower"
    assert KINDS[:7] == RACES


@pytest.mark.parametrize("form", FORMS)
def test_whoever_types_an_edition_is_told_each_form(form: str) -> None:
    assert f"\n#   {form}: " in TEXT
