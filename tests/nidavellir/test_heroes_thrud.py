"""Thrud: she stands on any column, is never covered, and leaves before the count."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import end_age, lines, ranks, recruit, will_draw
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


def tavern(state: Nidavellir, cards: str) -> Nidavellir:
    """Seat 0 plays first in a tavern."""
    coins(state, 0, "b5 b4 b3 b2 b0")
    coins(state, 1, "b4 b5 b3 b2 b0")
    open_tavern(state, "goblin", cards)
    return state


@pytest.mark.proves("thrud.place")
@pytest.mark.parametrize("name", CLASSES)
def test_thrud_is_placed_in_a_column_of_choice(name: str) -> None:
    state = blank(2)
    lines(state, 0)
    recruit(state, "thrud")
    assert asked(state) == (0, "thrud.place")
    assert options(state) == PLACES
    choose(state, f"place:{name}")
    assert column(state, 0, name)[-1] == "thrud"
    assert ranks(state, 0) == [1 + (other == name) for other in CLASSES]
    assert state.view(-1)["command"] == [[], []]
    assert state.view(-1)["thrud"] == {"seat": 0, "column": name}


@pytest.mark.proves("thrud.bump", "thrud.re-place", "thrud.never-covered")
def test_a_dwarf_sends_her_to_the_hand_and_she_is_placed_again_after_it() -> None:
    state = blank(2)
    army(state, 0, explorer="e5 thrud")
    tavern(state, "e9 w3 w4")
    choose(state, "take:e9")
    assert column(state, 0, "explorer") == ["e5.1", "e9.1"]
    assert state.view(-1)["thrud"] == "hand"
    assert ranks(state, 0) == [0, 0, 0, 0, 2]
    assert asked(state) == (0, "thrud.place"), "before the next player"
    assert options(state) == PLACES


@pytest.mark.proves("thrud.same-column")
@pytest.mark.parametrize("name", CLASSES)
def test_she_may_return_or_go_elsewhere(name: str) -> None:
    state = blank(2)
    army(state, 0, explorer="e5 thrud")
    tavern(state, "e9 w3 w4")
    choose(state, "take:e9", f"place:{name}")
    left = [card for card in column(state, 0, "explorer") if card != "thrud"]
    assert left == ["e5.1", "e9.1"]
    assert column(state, 0, name)[-1] == "thrud"
    assert ranks(state, 0) == [(other == name) + 2 * (other == "explorer") for other in CLASSES]
    assert asked(state)[0] == 1


@pytest.mark.proves("thrud.never-covered")
@pytest.mark.parametrize("name", [name for name in CLASSES if name != "explorer"])
def test_a_card_of_another_column_leaves_her_alone(name: str) -> None:
    state = blank(2)
    army(state, 0, **{name: "thrud"})
    army(state, 1, explorer="e5")
    tavern(state, "e9 w3 w4")
    choose(state, "take:e9")
    assert column(state, 0, name) == ["thrud"]
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("thrud.never-covered")
def test_a_dwarf_of_another_player_leaves_her_alone() -> None:
    state = blank(2)
    army(state, 1, explorer="thrud")
    tavern(state, "e9 w3 w4")
    choose(state, "take:e9")
    assert column(state, 1, "explorer") == ["thrud"]
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("thrud.bump", "thrud.never-covered")
def test_a_hero_who_joins_her_column_bumps_her() -> None:
    state = blank(2)
    lines(state, 0, 2)
    army(state, 0, warrior="thrud")
    recruit(state, "tarah")
    assert column(state, 0, "warrior") == ["w3.1", "w4.1", "tarah"]
    assert asked(state) == (0, "thrud.place")
    choose(state, "place:warrior")
    assert column(state, 0, "warrior") == ["w3.1", "w4.1", "tarah", "thrud"]


@pytest.mark.proves("thrud.bump", "thrud.never-covered")
def test_ylud_the_special_blacksmith_and_the_pioneers_dwarf_bump_her_too() -> None:
    state = blank(2)
    army(state, 0, blacksmith="b thrud", explorer="e5", command="ylud")
    army(state, 1, warrior="w3", hunter="h", miner="m0")
    will_draw(state, "pioneer", ["e6.2", "w3.2", "w4.2"])
    end_age(state, 1)
    choose(state, "place:blacksmith")
    assert column(state, 0, "blacksmith") == ["b.1a", "ylud"]
    assert asked(state) == (0, "thrud.place")
    choose(state, "place:blacksmith", "transform:b5")
    assert column(state, 0, "blacksmith") == ["b.1a", "ylud", "b.special"]
    assert asked(state) == (0, "thrud.place")
    choose(state, "place:explorer", "keep:e6")
    assert column(state, 0, "explorer") == ["e5.1", "e6.2"]
    assert asked(state) == (0, "thrud.place")


@pytest.mark.proves("thrud.triggers")
@pytest.mark.parametrize(("there", "hero"), [("miner", True), ("warrior", False)])
def test_placing_her_again_can_bring_a_hero(there: str, hero: bool) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter="h h", miner="m0", blacksmith="b b", explorer="e5 thrud")
    tavern(state, "e9 w5 w6")
    choose(state, "take:e9")
    assert asked(state)[1] == "thrud.place"
    choose(state, f"place:{there}")
    assert asked(state) == ((0, "hero.mandatory") if hero else (1, "turn.take-card"))


@pytest.mark.proves("thrud.triggers")
@pytest.mark.parametrize(("there", "hero"), [("miner", True), ("warrior", False)])
def test_placing_her_for_the_first_time_can_bring_the_next_hero(there: str, hero: bool) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter="h h", miner="m0", blacksmith="b b", explorer="e5 e6")
    recruit(state, "thrud")
    choose(state, f"place:{there}")
    assert state.over != hero
    if hero:
        assert asked(state) == (0, "hero.mandatory")


@pytest.mark.proves("thrud.distinctions")
@pytest.mark.parametrize("name", CLASSES)
def test_her_rank_counts_for_the_distinction_of_her_column(name: str) -> None:
    for there in CLASSES:
        state = blank(2)
        lines(state, 0)
        lines(state, 1)
        army(state, 0, **{there: "thrud"})
        ask(state, Award(CLASSES.index(name)))
        winners = list(state.view(-1)["distinctions"].values())
        assert winners == [0 if there == name == other else -1 for other in CLASSES]


@pytest.mark.proves("thrud.end")
@pytest.mark.parametrize("name", CLASSES)
def test_she_leaves_for_the_command_zone_before_the_count(name: str) -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, **{name: "thrud"})
    army(state, 1, warrior="w9")
    end_age(state, 2)
    assert state.over
    assert state.view(-1)["command"] == [["thrud"], []]
    assert "thrud" not in column(state, 0, name)
    assert ranks(state, 0) == [1, 1, 1, 1, 1]
    kinds = [event["kind"] for event in story(state, "thrud_leaves", "end")]
    assert kinds == ["thrud_leaves", "end"]
    # 3 + 5 for warriors (a tie), 1, 0, 3, 5, Thrud's 13 and 14 for coins.
    assert list(state.scores) == [8 + 1 + 0 + 3 + 5 + 13 + 14, 9 + 5 + 14]
    assert story(state, "end")[0]["scores"] == list(state.scores)


@pytest.mark.proves("thrud.end")
def test_she_stays_in_her_column_at_the_end_of_age_one() -> None:
    state = blank(2)
    army(state, 0, hunter="thrud")
    end_age(state, 1)
    assert column(state, 0, "hunter") == ["thrud"]
    assert state.view(-1)["age"] == 2


@pytest.mark.proves("thrud.points")
def test_thrud_adds_thirteen_points_and_none_to_her_column() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 thrud")
    army(state, 1, warrior="w5 w6 w7")
    end_age(state, 2)
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["warrior"], parts["neutral"]) == (7, 13)
    assert state.scores[0] == 7 + 13 + 14
