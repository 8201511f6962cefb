"""Ylud: she waits for the end of an age to take her place."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import end_age, lines, ranks, recruit
from tests.nidavellir.playing import asked, story
from tests.nidavellir.tables import (
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    open_tavern,
    options,
)

PLACES = [f"place:{name}" for name in CLASSES]


def last_tavern(age: int) -> Nidavellir:
    """Two players in the last tavern of an age; seat 1 owns Ylud and plays second."""
    state = blank(2, END_OF_ROUND, age=age)
    state.decks[age - 1].clear()
    army(state, 1, command="ylud")
    coins(state, 0, "b2 b3 b5 b4 b0")
    coins(state, 1, "b2 b3 b4 b5 b0")
    open_tavern(state, "horse", "w3 w4 h")
    return state


def worth(state: Nidavellir, part: str) -> int:
    """One line of the score sheet of seat 0."""
    return GAME.engine.breakdown(state, 0)[part]


@pytest.mark.proves("ylud.zone", "ylud.age2-recruit")
@pytest.mark.parametrize("age", [1, 2])
def test_ylud_goes_to_the_command_zone_and_waits(age: int) -> None:
    state = blank(2, age=age)
    lines(state, 0)
    recruit(state, "ylud")
    assert state.over, "no column is asked for"
    assert state.view(-1)["command"] == [["ylud"], []]
    assert state.view(-1)["ylud"] is None
    assert ranks(state, 0) == [1, 1, 1, 1, 1]


@pytest.mark.proves("ylud.age1-place")
def test_she_is_placed_after_the_last_tavern_of_age_one_before_the_evaluation() -> None:
    state = last_tavern(age=1)
    army(state, 0, blacksmith="b", explorer="e5")
    choose(state, "take:w3")
    assert asked(state) == (1, "turn.take-card")
    choose(state, "take:w4")
    assert asked(state) == (1, "ylud.age1-place")
    assert story(state, "distinction") == []
    assert options(state) == PLACES, "any column, and she must be placed"
    choose(state, "place:miner")
    assert column(state, 1, "miner") == ["ylud"]
    assert state.view(-1)["command"] == [[], []]
    assert story(state, "distinction")[0]["distinction"] == "kings_hand"


@pytest.mark.proves("ylud.age1-place")
def test_she_is_not_placed_while_the_age_goes_on() -> None:
    state = blank(2)
    army(state, 1, command="ylud")
    ask(state, END_OF_ROUND)
    assert asked(state)[1] == "bids.one-per-tavern"
    assert state.view(-1)["command"] == [[], ["ylud"]]


@pytest.mark.proves("ylud.distinction-use", "ylud.age1-counts")
@pytest.mark.parametrize("name", CLASSES)
def test_her_rank_can_win_the_distinction_of_her_column(name: str) -> None:
    state = blank(2)
    for seat in range(2):
        lines(state, seat)
    army(state, 0, command="ylud skaa")
    army(state, 1, command="astrid")
    end_age(state, 1)
    choose(state, f"place:{name}")
    while asked(state)[1] in ("transform.choose-coin", "distinction.pioneer-keep"):
        choose(state, options(state)[0])
    winners = list(state.view(-1)["distinctions"].values())
    assert winners == [0 if name == other else -1 for other in CLASSES]


@pytest.mark.proves("ylud.age1-stays")
def test_she_stays_in_her_column_until_the_end_of_age_two() -> None:
    state = blank(2)
    army(state, 0, command="ylud", miner="m0")
    end_age(state, 1)
    choose(state, "place:miner")
    while state.view(-1)["round"] != 2 or state.view(-1)["age"] != 2:
        assert not set(options(state)) & {*PLACES, "stay"}
        choose(state, options(state)[0])
    assert column(state, 0, "miner")[:2] == ["m0.1a", "ylud"]
    assert state.view(-1)["ylud"] == {"seat": 0, "column": "miner"}


@pytest.mark.proves("ylud.age2-from-zone")
def test_from_the_command_zone_she_is_placed_after_the_last_tavern_of_age_two() -> None:
    state = last_tavern(age=2)
    choose(state, "take:w3")
    assert asked(state) == (1, "turn.take-card")
    choose(state, "take:w4")
    assert asked(state)[0] == 1
    assert options(state) == PLACES, "she must be placed"
    assert story(state, "end") == [], "before the count"
    choose(state, "place:explorer")
    assert state.over
    assert column(state, 1, "explorer") == ["ylud"]
    assert state.view(-1)["command"] == [[], []]
    assert story(state, "end")[0]["scores"] == list(state.scores)
    assert GAME.engine.breakdown(state, 1)["explorer"] == 11


@pytest.mark.proves("ylud.age2-move")
@pytest.mark.parametrize("name", CLASSES)
def test_from_the_army_she_may_move_to_any_column_at_the_end(name: str) -> None:
    state = blank(2)
    army(state, 0, miner="m0 ylud m1")
    end_age(state, 2)
    assert options(state) == [*PLACES, "stay"]
    choose(state, f"place:{name}")
    assert state.over
    assert column(state, 0, name)[-1] == "ylud"
    assert sum(column(state, 0, other).count("ylud") for other in CLASSES) == 1
    assert ranks(state, 0) == [
        (2 if other == "miner" else 0) + (other == name) for other in CLASSES
    ]


@pytest.mark.proves("ylud.age2-move")
def test_she_may_also_stay() -> None:
    state = blank(2)
    army(state, 0, miner="m0 ylud m1")
    end_age(state, 2)
    choose(state, "stay")
    assert state.over
    assert column(state, 0, "miner") == ["m0.1a", "ylud", "m1.1a"]


@pytest.mark.proves("ylud.is-dwarf-of-class")
def test_she_counts_as_a_dwarf_of_her_class_alone() -> None:
    state = blank(2)
    army(state, 0, explorer="e5 idunn", command="ylud")
    end_age(state, 2)
    choose(state, "place:explorer")
    assert ranks(state, 0) == [0, 0, 0, 0, 3]
    assert worth(state, "explorer") == 5 + 7 + 11 + 2 * 3
    assert worth(state, "neutral") == 0, "no longer in the command zone"


@pytest.mark.proves("ylud.value-by-end-column")
@pytest.mark.parametrize(
    ("move", "warrior", "explorer"), [("stay", 7, 0), ("place:explorer", 0, 11)]
)
def test_the_column_at_the_end_of_age_two_decides(move: str, warrior: int, explorer: int) -> None:
    state = blank(2)
    army(state, 1, warrior="w3 w4", miner="m0")
    army(state, 0, command="ylud")
    end_age(state, 1)
    choose(state, "place:warrior")
    assert worth(state, "warrior") == 7
    state.stack.clear()
    before = state.scores[0]
    end_age(state, 2)
    choose(state, move)
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["warrior"], parts["explorer"]) == (warrior, explorer)
    assert state.scores[0] == before - 7 + warrior + explorer


@pytest.mark.proves(
    "ylud.points-explorer", "ylud.points-warrior", "ylud.points-miner", "ylud.points-scale"
)
@pytest.mark.parametrize(
    ("name", "without", "value"),
    [
        ("explorer", 5, 5 + 11),
        ("warrior", 3, 3 + 7),
        ("miner", 2 * 1, (2 + 1) * 2),
        ("blacksmith", 3, 7),
        ("hunter", 1, 4),
    ],
)
def test_what_she_is_worth_in_each_column(name: str, without: int, value: int) -> None:
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", miner="m2", blacksmith="b", explorer="e5")
    army(state, 0, command="ylud skaa")
    army(state, 1, warrior="w4 w5 w6")
    before = GAME.engine.breakdown(state, 0)
    end_age(state, 2)
    choose(state, f"place:{name}")
    after = GAME.engine.breakdown(state, 0)
    assert before[name] == without
    assert after == {**before, name: value}


@pytest.mark.proves("ylud.warrior-majority")
@pytest.mark.parametrize(("there", "bonus"), [("warrior", [5, 0]), ("explorer", [5, 5])])
def test_her_rank_counts_for_the_warrior_majority(there: str, bonus: list[int]) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", command="ylud")
    army(state, 1, warrior="w5 w6")
    end_age(state, 2)
    choose(state, f"place:{there}")
    assert [GAME.engine.breakdown(state, seat)["warrior_bonus"] for seat in range(2)] == bonus


@pytest.mark.proves("ylud.triggers")
@pytest.mark.parametrize("age", [1, 2])
def test_placing_her_can_bring_a_hero_before_anything_else(age: int) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter="h h", miner="m0", blacksmith="b b", explorer="e5 e6")
    army(state, 0, command="ylud")
    end_age(state, age)
    other = state.clone()
    choose(state, "place:miner")
    assert asked(state) == (0, "hero.mandatory")
    assert story(state, "distinction", "end") == []
    choose(other, "place:hunter")
    assert story(other, "recruit") == [], "no new line"
    assert story(other, "distinction", "end"), "the age ends"


@pytest.mark.proves("ylud.thrud-timing-1", "ylud.thrud-timing-2", "ylud.thrud-timing-3")
@pytest.mark.parametrize("ylud", [{"command": "ylud"}, {"hunter": "ylud"}])
def test_at_the_end_ylud_then_heroes_and_only_then_thrud(ylud: dict[str, str]) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 w5 thrud", hunter="h h h", miner="m0 m0 m1", explorer="e5 e6 e7")
    army(state, 0, hunter="h", miner="m1", explorer="e8", blacksmith="b b b", command="skaa")
    army(state, 0, **ylud)
    end_age(state, 2)
    assert "place:blacksmith" in options(state), "Ylud first"
    assert column(state, 0, "warrior")[-1] == "thrud"
    choose(state, "place:blacksmith")
    # Four lines, three heroes: Thrud's rank among the warriors is needed for that.
    assert asked(state) == (0, "hero.mandatory")
    assert column(state, 0, "warrior")[-1] == "thrud"
    choose(state, "recruit:astrid")
    assert state.over
    assert column(state, 0, "warrior") == ["w3.1", "w4.1", "w5.1"]
    assert "thrud" in state.view(-1)["command"][0]
    kinds = [event["kind"] for event in story(state, "place", "recruit", "thrud_leaves", "end")]
    assert kinds == ["place", "recruit", "thrud_leaves", "end"]
