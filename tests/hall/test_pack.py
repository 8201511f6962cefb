"""The pyramid of trolls: places, cascades, production."""

from __future__ import annotations

from typing import Any

import pytest

from antre.games.hall.rules.state import Hall
from tests.hall.moments import NINE, ROW, horde, pack, put, troop, turn
from tests.hall.tables import (
    act,
    asked,
    choose,
    events,
    held,
    options,
    refusal,
    refused,
    stored,
    troll,
)


@pytest.mark.proves("pack.placement", "pack.choice", "ruling.pack-slots")
@pytest.mark.parametrize(
    ("trolls", "places"),
    [
        (ROW, ["5", "6", "7"]),
        (f"{ROW} mu1-2", ["6", "7"]),
        (f"{ROW} mu1-2 mu1-3", ["7", "8"]),
        (f"{ROW} mu1-2 - mu1-3", ["6"]),
        (f"{ROW} mu1-2 mu1-3 mu1-4", ["8", "9"]),
        (f"{ROW} mu1-2 mu1-3 mu1-4 mu1-5", ["9"]),
        (f"{ROW} - mu1-3 mu1-4 - mu1-5", ["5"]),
        (NINE, ["10"]),
    ],
)
def test_a_troll_stands_above_and_between_two(trolls: str, places: list[str]) -> None:
    state = turn(pack=trolls)
    name = horde(state)["1a"]
    choose(state, "recruit:1a")
    if len(places) > 1:
        assert options(state) == [f"join:{place}" for place in places]
        choose(state, f"join:{places[-1]}")
    assert pack(state, 0)[int(places[-1]) - 1] == name


@pytest.mark.proves("pack.placement")
def test_no_troll_hangs_in_the_air() -> None:
    state = turn(pack=f"{ROW} mu1-2")
    choose(state, "recruit:1a")
    why = refusal(state, "join:8")
    assert (why.rule, why.values) == ("pack.placement", {"where": 8})
    assert refused(state, "join:5") == "pack.placement"


@pytest.mark.proves("pack.maximum")
def test_the_pyramid_has_four_three_two_and_one() -> None:
    state = turn()
    rows = []
    while options(act(state), "recruit"):
        choose(state, "recruit:1a")
        if asked(state)[1] == "pack.choice":
            choose(state, options(state)[0])
        rows.append(events(state, "join")[-1]["place"])
    assert sorted(rows) == [4, 5, 6, 7, 8, 9]
    assert len([name for name in pack(state, 0) if name != "-"]) == 10


@pytest.mark.proves("pack.level-irrelevant")
@pytest.mark.parametrize("slot", ["1a", "2a", "3a"])
def test_any_level_may_stand_in_any_row(slot: str) -> None:
    state = turn(pack=f"{ROW} mu1-2 mu1-3", coin=5)
    name = horde(state)[slot]
    choose(state, f"recruit:{slot}")
    if slot == "3a":
        choose(state, "none")
    assert options(state, "join") == ["join:7", "join:8"]
    choose(state, "join:8")
    assert pack(state, 0)[7] == name


@pytest.mark.proves("example.cascade-positions")
def test_the_third_recruit_has_two_places() -> None:
    state = turn(pack=f"{ROW} fi1-1 mu1-1")
    choose(state, "recruit:1a")
    assert options(state) == ["join:7", "join:8"]


@pytest.mark.proves("cascade.scope", "cascade.outside", "ruling.pack-slots")
@pytest.mark.parametrize(
    ("trolls", "place", "reached"),
    [
        (ROW, 5, [4, 0, 1]),
        (ROW, 6, [5, 1, 2]),
        (ROW, 7, [6, 2, 3]),
        (f"{ROW} mu1-2 mu1-3", 8, [7, 4, 5, 0, 1, 2]),
        (f"{ROW} - mu1-3 mu1-4", 9, [8, 5, 6, 1, 2, 3]),
        (NINE, 10, [9, 7, 8, 4, 5, 6, 0, 1, 2, 3]),
    ],
)
def test_a_cascade_reaches_all_beneath_the_new_troll(
    trolls: str, place: int, reached: list[int]
) -> None:
    state = turn(pack=trolls)
    choose(state, "recruit:1a")
    if f"join:{place}" in options(state):
        choose(state, f"join:{place}")
    cascade = events(state, "cascade")[-1]["places"]
    assert [spot for spot, _ in cascade] == reached
    full = state.content.card_full
    for spot in range(10):
        card = state.pack[spot]
        assert state.held[spot] == (full[card] if spot in reached else 0)


@pytest.mark.proves("ruling.cascade-once")
def test_a_troll_reached_by_two_ways_produces_once() -> None:
    state = turn(pack=f"{ROW} mu1-2 mu1-3")
    choose(state, "recruit:1a", "join:8")
    places = [spot for spot, _ in events(state, "cascade")[-1]["places"]]
    assert sorted(places) == [0, 1, 2, 4, 5, 7]
    assert held(state, 0, 2) == {"iron": 1}


def third_recruit() -> Hall:
    """The example of the rulebook: coin, heartstone, stone and another; above them Fire and Mud."""
    state = turn(pack="st-4 st-3 st-1 st-2 fi1-1 mu1-1")
    troll(state, 0, 3, "st-1", stone=1)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    troll(state, 0, 6, "mu1-1", heartstone=1)
    put(state, "1a", "fi3-1")
    choose(state, "recruit:1a", "none", "join:8")
    return state


@pytest.mark.proves("example.cascade-new", "cascade.production", "cascade.on-card")
def test_the_new_troll_fills_all_its_symbols() -> None:
    state = third_recruit()
    assert held(state, 0, 8) == {"iron": 3, "rune": 1, "clan_cart": 1}
    assert stored(state, 0) == {}


@pytest.mark.proves("example.cascade-middle", "cascade.symbol-full")
def test_the_middle_row_fills_what_is_empty() -> None:
    state = third_recruit()
    made = dict(map(tuple_of, events(state, "cascade")[-1]["places"]))
    assert (made[4], made[5]) == ({"stone": 2}, {"iron": 1})
    assert held(state, 0, 5) == {"stone": 2, "clan_cart": 1}
    assert held(state, 0, 6) == {"iron": 1, "heartstone": 1}


def tuple_of(made: list[Any]) -> tuple[int, dict[str, int]]:
    place, amounts = made
    return place, amounts


@pytest.mark.proves("example.cascade-bottom", "cascade.outside", "cascade.symbol-full")
def test_the_starting_row_comes_last_and_its_fourth_stays_out() -> None:
    state = third_recruit()
    made = dict(map(tuple_of, events(state, "cascade")[-1]["places"]))
    assert (made[0], made[1], made[2]) == ({"coin": 1}, {"heartstone": 1}, {})
    assert 3 not in made
    assert [held(state, 0, place) for place in (1, 2, 3, 4)] == [
        {"coin": 1}, {"heartstone": 1}, {"stone": 1}, {},
    ]  # fmt: skip


@pytest.mark.proves("cascade.on-card", "cascade.production")
def test_production_lies_on_the_trolls_until_it_is_spent() -> None:
    state = turn()
    put(state, "1a", "fi1-1")
    choose(state, "recruit:1a", "join:6")
    assert held(state, 0, 6) == {"stone": 2, "clan_cart": 1}
    assert (held(state, 0, 2), held(state, 0, 3)) == ({"iron": 1}, {"heartstone": 1})
    assert stored(state, 0) == {}


@pytest.mark.proves("cascade.symbol-full")
def test_a_second_cascade_over_full_symbols_makes_nothing() -> None:
    state = turn()
    troop(state, 0, f"{ROW} mu1-2")
    for place, name in enumerate(ROW.split(), 1):
        full = {"st-1": "stone", "st-2": "iron", "st-3": "heartstone", "st-4": "coin"}[name]
        troll(state, 0, place, name, **{full: 1})
    choose(state, "recruit:1a", "join:6")
    made = dict(map(tuple_of, events(state, "cascade")[-1]["places"]))
    assert (made[1], made[2]) == ({}, {})
    assert held(state, 0, 2) == {"iron": 1}
