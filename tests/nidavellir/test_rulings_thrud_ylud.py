"""Rulings on Thrud and Ylud."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from antre.core.chance import Chance
from antre.core.step import NOBODY
from antre.games.nidavellir.content.names import BLACKSMITH, CLASSES, EXPLORER, WARRIOR
from antre.games.nidavellir.rules.distinctions import Award, place_ylud
from antre.games.nidavellir.rules.heroes import MUSTER, RECRUIT
from antre.games.nidavellir.rules.places import COLUMNS_OF
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    names,
    open_tavern,
    options,
)

PLACES = [f"place:{name}" for name in CLASSES]
ONE_EACH = {"warrior": "w3", "hunter": "h", "miner": "m0", "blacksmith": "b", "explorer": "e5"}


def tavern(state: Nidavellir, cards: str, name: str = "goblin") -> None:
    """Two players in a tavern, seat 0 ahead."""
    coins(state, 0, "b5 b4 b3 b2 b0")
    coins(state, 1, "b4 b3 b2 b5 b0")
    open_tavern(state, name, cards)


def end_of_age(state: Nidavellir, age: int) -> None:
    """The last tavern of the age is resolved."""
    state.age = age
    state.decks[age - 1].clear()
    ask(state, END_OF_ROUND)


def ranks(state: Nidavellir, seat: int = 0) -> list[int]:
    return state.ranks[COLUMNS_OF[seat]]


def step(state: Nidavellir) -> str:
    return state.decisions[0].step


def parts(state: Nidavellir, seat: int = 0) -> dict[str, int]:
    return GAME.engine.breakdown(state, seat)


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.proves("ruling.empty-column")
def test_thrud_may_start_a_column(name: str) -> None:
    state = blank(2)
    army(state, 0, **{other: kind for other, kind in ONE_EACH.items() if other != name})
    ask(state, RECRUIT[0])
    choose(state, "recruit:thrud", f"place:{name}")
    assert column(state, 0, name) == ["thrud"]
    assert ranks(state) == [1, 1, 1, 1, 1]


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.proves("ruling.empty-column")
def test_ylud_may_start_a_column(name: str) -> None:
    state = blank(2)
    army(state, 0, command="ylud")
    army(state, 0, **{other: kind for other, kind in ONE_EACH.items() if other != name})
    place_ylud(state)
    choose(state, f"place:{name}")
    assert column(state, 0, name) == ["ylud"]
    assert ranks(state) == [1, 1, 1, 1, 1]


def tavern_dwarf(state: Nidavellir) -> None:
    army(state, 0, warrior="w3 thrud")
    tavern(state, "w4 h h")
    choose(state, "take:w4")


def pioneer_dwarf(state: Nidavellir) -> None:
    army(state, 0, explorer="e5 thrud")
    state.chance = Chance(1, {"pioneer": [CONTENT.cards_of(name) for name in ("e6", "e7", "e8")]})
    ask(state, Award(EXPLORER))
    choose(state, "keep:e6")


def special_blacksmith(state: Nidavellir) -> None:
    army(state, 0, blacksmith="b thrud")
    ask(state, Award(BLACKSMITH))


def class_hero(state: Nidavellir) -> None:
    army(state, 0, miner="m0 thrud")
    ask(state, RECRUIT[0])
    choose(state, "recruit:lokdur")


def ylud(state: Nidavellir) -> None:
    army(state, 0, hunter="h thrud", command="ylud")
    place_ylud(state)
    choose(state, "place:hunter")


@pytest.mark.parametrize(
    ("enter", "name", "last"),
    [
        (tavern_dwarf, "warrior", "w4.1"),
        (pioneer_dwarf, "explorer", "e6.1"),
        (special_blacksmith, "blacksmith", "b.special"),
        (class_hero, "miner", "lokdur"),
        (ylud, "hunter", "ylud"),
    ],
)
@pytest.mark.proves("ruling.thrud-any-card-bumps")
def test_every_card_that_enters_her_column_bumps_thrud(
    enter: Callable[[Nidavellir], None], name: str, last: str
) -> None:
    state = blank(2)
    enter(state)
    assert (step(state), state.decisions[0].seat) == ("PlaceThrud", 0)
    assert column(state, 0, name)[-1].replace(".2", ".1") == last
    assert "thrud" not in column(state, 0, name)


@pytest.mark.parametrize(("back", "due"), [("explorer", True), ("warrior", False)])
@pytest.mark.proves("ruling.thrud-test-after")
def test_lines_are_counted_once_thrud_is_back(back: str, due: bool) -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", blacksmith="b b b",
        explorer="e5 thrud", command="skaa",
    )  # fmt: skip
    tavern(state, "e6 h h")
    choose(state, "take:e6")
    assert step(state) == "PlaceThrud"
    choose(state, f"place:{back}")
    assert (step(state) == "RecruitHero") is due


@pytest.mark.proves("ruling.thrud-test-after")
def test_thrud_is_put_back_before_a_hero_who_is_already_due() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", blacksmith="b thrud",
        explorer="e5 e6 e7",
    )  # fmt: skip
    ask(state, MUSTER[0])
    choose(state, "recruit:aegur")
    assert state.lines(0) > state.hero_count[0]
    assert step(state) == "PlaceThrud"
    choose(state, "place:warrior")
    assert step(state) == "RecruitHero"


@pytest.mark.parametrize(
    ("hero", "columns", "steps"),
    [
        (
            "dagda",
            {"hunter": "h h thrud", "blacksmith": "b b b"},
            ["discard:miner", "discard:explorer", "place:explorer"],
        ),
        (
            "bonfur",
            {"hunter": "h h h", "blacksmith": "b b thrud"},
            ["discard:explorer", "place:explorer"],
        ),
    ],
)
@pytest.mark.proves("ruling.dagda-on-thrud-order")
def test_discards_come_before_thrud_and_lines_after(
    hero: str, columns: dict[str, str], steps: list[str]
) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 w5", miner="m0 m0 m1 m1", explorer="e5 e6 e7", **columns)
    ask(state, MUSTER[0])
    choose(state, f"recruit:{hero}")
    for text in steps:
        assert step(state) == ("DiscardDwarf" if text.startswith("discard") else "PlaceThrud")
        choose(state, text)
    assert (state.lines(0), state.hero_count[0]) == (3, 2)
    assert step(state) == "RecruitHero"


@pytest.mark.parametrize(
    ("columns", "part", "value"),
    [
        ({"hunter": "h h thrud"}, "hunter", 4),
        ({"blacksmith": "b b thrud"}, "blacksmith", 7),
        ({"miner": "m2 m1 thrud"}, "miner", 6),
        ({"explorer": "e5 idunn thrud"}, "explorer", 5 + 7 + 2 * 2),
        ({"warrior": "w3 thrud"}, "warrior_bonus", 0),
    ],
)
@pytest.mark.proves("ruling.thrud-no-cost")
def test_only_the_rank_of_thrud_vanishes(columns: dict[str, str], part: str, value: int) -> None:
    state = blank(2, age=2)
    army(state, 0, command="skaa astrid", **columns)
    army(state, 1, warrior="w4 w5")
    heroes = state.hero_count[0]
    end_of_age(state, 2)
    assert state.over
    assert parts(state)[part] == value
    assert state.hero_count[0] == heroes
    assert set(names(state.command[0])) >= {"skaa", "astrid", "thrud"}


@pytest.mark.proves("ruling.thrud-no-cost")
def test_a_hero_recruited_on_a_line_of_thrud_stays() -> None:
    state = blank(2, age=2)
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m0", blacksmith="b b",
        explorer="e5 thrud", command="skaa",
    )  # fmt: skip
    assert state.lines(0) == 2
    end_of_age(state, 2)
    assert state.lines(0) == 1
    assert names(state.command[0]) == ["skaa", "thrud"]
    assert parts(state)["neutral"] == 17 + 13


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.proves("ruling.thrud-scoring")
def test_thrud_scores_13_and_nothing_in_her_class(name: str) -> None:
    state = blank(2, age=2)
    army(state, 1, warrior="w3")
    ask(state, RECRUIT[0])
    choose(state, "recruit:thrud", f"place:{name}")
    end_of_age(state, 2)
    expected = dict.fromkeys(parts(state), 0) | {"neutral": 13, "coins": 14}
    assert parts(state) == expected


@pytest.mark.proves("ruling.thrud-recruited-at-end")
def test_thrud_recruited_at_the_end_still_completes_a_line() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", blacksmith="b b b",
        explorer="e5", command="ylud",
    )  # fmt: skip
    end_of_age(state, 2)
    choose(state, "place:explorer", "recruit:thrud", "place:explorer", "recruit:skaa")
    assert state.over
    assert state.hero_count[0] == 3
    assert names(state.command[0]) == ["skaa", "thrud"]
    assert column(state, 0, "explorer") == ["e5.1", "ylud"]


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.proves("ruling.ylud-thrud-different-owners")
def test_thrud_waits_for_another_players_ylud(owner: int) -> None:
    state = blank(2)
    army(
        state, owner, warrior="w3 w4", hunter="h h", miner="m0 m1", blacksmith="b b", explorer="e5",
        command="ylud",
    )  # fmt: skip
    other = 1 - owner
    army(state, other, explorer="e6 thrud")
    end_of_age(state, 2)
    assert (step(state), state.decisions[0].seat) == ("PlaceYlud", owner)
    choose(state, "place:explorer")
    assert (step(state), state.decisions[0].seat) == ("RecruitHero", owner)
    assert column(state, other, "explorer") == ["e6.1", "thrud"]
    choose(state, "recruit:skaa")
    assert state.over
    assert names(state.command[other]) == ["thrud"]


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.proves("ruling.ylud-mandatory-from-zone")
def test_ylud_must_leave_the_command_zone(age: int) -> None:
    state = blank(2)
    army(state, 0, warrior="w3", command="ylud")
    end_of_age(state, age)
    assert (step(state), options(state)) == ("PlaceYlud", PLACES)


@pytest.mark.proves("ruling.ylud-optional-age2")
def test_ylud_may_stay_and_leaves_thrud_alone() -> None:
    state = blank(2)
    army(state, 0, hunter="h ylud thrud")
    end_of_age(state, 2)
    assert options(state) == [*PLACES, "stay"]
    choose(state, "stay")
    assert state.over
    assert column(state, 0, "hunter") == ["h.1a", "ylud"]


@pytest.mark.proves("ruling.ylud-same-column")
def test_ylud_put_back_into_her_column_bumps_thrud() -> None:
    state = blank(2)
    army(state, 0, hunter="ylud h thrud")
    end_of_age(state, 2)
    choose(state, "place:hunter")
    assert step(state) == "PlaceThrud"
    assert column(state, 0, "hunter") == ["h.1a", "ylud"]
    assert ranks(state) == [0, 2, 0, 0, 0]


@pytest.mark.proves("ruling.ylud-from-middle")
def test_ylud_is_taken_out_of_the_middle_of_a_column() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 ylud w4", explorer="e5")
    end_of_age(state, 2)
    choose(state, "place:explorer")
    assert column(state, 0, "warrior") == ["w3.1", "w4.1"]
    assert column(state, 0, "explorer") == ["e5.1", "ylud"]
    assert ranks(state) == [2, 0, 0, 0, 2]
    assert (parts(state)["warrior"], parts(state)["explorer"]) == (7, 16)


@pytest.mark.parametrize("covering", ["dwarf", "hero"])
@pytest.mark.proves("ruling.ylud-coverable")
def test_cards_simply_follow_ylud(covering: str) -> None:
    state = blank(2, age=2)
    army(state, 0, warrior="w3 ylud")
    if covering == "dwarf":
        tavern(state, "w4 h h")
        choose(state, "take:w4")
        assert state.decisions[0].seat == 1
    else:
        ask(state, RECRUIT[0])
        choose(state, "recruit:tarah")
        assert state.over
    last = {"dwarf": "w4.1", "hero": "tarah"}[covering]
    assert column(state, 0, "warrior") == ["w3.1", "ylud", last]


def armorer_brings_ylud() -> Nidavellir:
    """The special blacksmith completes the second line; Ylud is recruited on it."""
    state = blank(2)
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m0", blacksmith="b", explorer="e5 e6",
        command="skaa",
    )  # fmt: skip
    army(state, 1, warrior="w5 w6", hunter="h h", miner="m1 m1", explorer="e7 e8")
    end_of_age(state, 1)
    choose(state, "recruit:ylud")
    return state


@pytest.mark.proves("ruling.ylud-during-evaluation")
def test_ylud_recruited_during_the_evaluation_waits_for_the_end_of_age_two() -> None:
    state = armorer_brings_ylud()
    assert (state.age, step(state)) == (2, "Bids")
    assert names(state.command[0]) == ["skaa", "ylud"]
    assert state.distinctions[EXPLORER] == NOBODY
    state.stack = []
    end_of_age(state, 2)
    assert (step(state), options(state)) == ("PlaceYlud", PLACES)


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.proves("ruling.ylud-last-turn")
def test_ylud_recruited_in_the_last_turn_is_placed_at_once(age: int) -> None:
    state = blank(2, END_OF_ROUND, age=age)
    army(state, 1, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    state.decks[age - 1].clear()
    tavern(state, "h w4 h", "horse")
    choose(state, "take:h", "take:w4", "recruit:ylud")
    assert (step(state), state.decisions[0].seat) == ("PlaceYlud", 1)


@pytest.mark.parametrize(("theirs", "winner"), [("w4", 0), ("w4 w5", NOBODY), ("w4 kraal", 1)])
@pytest.mark.proves("ruling.ylud-one-rank")
def test_ylud_counts_one_rank_for_a_distinction(theirs: str, winner: int) -> None:
    state = blank(2)
    army(state, 0, warrior="w3", command="ylud")
    army(state, 1, warrior=theirs)
    state.stack.append(Award(WARRIOR))
    place_ylud(state)
    choose(state, "place:warrior")
    assert state.distinctions[WARRIOR] == winner


@pytest.mark.proves("ruling.idunn-final")
def test_idunn_counts_hourya_and_ylud_but_not_thrud() -> None:
    state = blank(2)
    army(state, 0, explorer="e5 idunn hourya ylud thrud")
    end_of_age(state, 2)
    choose(state, "stay")
    assert parts(state)["explorer"] == 5 + 7 + 20 + 11 + 2 * 4
