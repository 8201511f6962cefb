"""The first lessons of Maender-Alkoor: what they claim is so on the table."""

from __future__ import annotations

from antre.games.alkoor.rules.chances import chance_with, success_chance
from antre.games.alkoor.rules.objectives import target, total
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.table.aids import percent
from tests.alkoor.tables import BOX, team
from tests.lessons import played, the_tutorial, when_taught

LESSONS = the_tutorial("alkoor")


def at(rule: str) -> Alkoor:
    state = when_taught(LESSONS, rule)
    assert isinstance(state, Alkoor)
    return state


def told(rule: str) -> str:
    return next(lesson.say("en") for lesson in LESSONS.lessons if lesson.rule == rule)


def chance_of(state: Alkoor, answer: str) -> str:
    share = chance_with(state, state.setup.options.parse(answer))
    assert share is not None
    return percent(share).replace("\u202f", "")


def test_the_chances_that_are_told_are_those_of_the_dice() -> None:
    both = {
        "before.hazard-skill": ("79%", None),
        "before.hazard-skill-individual": ("52%", "70%"),
    }
    for rule, (before, after) in both.items():
        state = at(rule)
        share = success_chance(state)
        assert share is not None
        assert percent(share).replace("\u202f", "") == before
        assert before in told(rule)
        assert after is None or chance_of(state, "skill:H28-major") == after


def test_one_point_is_missing_and_the_destiny_die_finds_it() -> None:
    state = at("aids.substitution")
    assert (total(state), target(state), state.destiny) == (8, 9, 5)
    assert chance_of(state, "substitute:3") == "100%"


def test_where_the_lessons_end_the_adventure_goes_on() -> None:
    state = played(LESSONS)
    assert isinstance(state, Alkoor)
    assert (state.turn, state.pawn, len(state.pouch)) == (4, 12, 4)
    assert team(state)[0] == "H02"
    assert BOX.quests[state.quest].id == "Q-dwarf"
    assert not any(state.wounds)
