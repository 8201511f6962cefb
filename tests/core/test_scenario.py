"""Scenarios: games written by hand, with given draws and given choices."""

from __future__ import annotations

import json
from typing import Any

import pytest

import antre
from antre.core.errors import AntreError, BadRecord, BadSetup
from antre.core.record import Scenario
from antre.core.state import State

FIRST_ROUND = ["w3", "h", "m1", "e5", "b", "m2", "w4", "w5", "w6"]
TAKES = ["1 take:h", "0 take:m1", "0 take:b", "1 take:m2", "1 take:w4", "0 take:w5"]
BIDS = [f"{seat} bid:{coin}" for seat in (0, 1) for coin in ("b5", "b4", "b3")]


def scenario(**fields: Any) -> Scenario:
    written = {"scenario": 2, "game": "nidavellir", "seats": 2, **fields}
    loaded = antre.load(json.dumps(written))
    assert isinstance(loaded, Scenario)
    return loaded


def kinds(cards: list[str]) -> list[str]:
    return sorted(card.partition(".")[0] for card in cards)


def go_on(state: State, rule: str, *, explorers_to: int = 0) -> None:
    """Play on until a question of this rule; one seat takes all the explorers it can."""
    while not state.over and state.question.rule != rule:
        asked = state.decisions[0]
        wanted = asked.seat == explorers_to
        options = sorted(asked.options, key=lambda o: o.text.startswith("take:e") != wanted)
        state.apply(asked.seat, options[0])
    assert not state.over, f"nobody was asked by {rule}"


def test_gems_are_given_by_seat() -> None:
    state = scenario(seats=5, draws={"gem": ["2", "5", "1", "4", "3"]}).start()
    assert state.view(0)["gems"] == [2, 5, 1, 4, 3]


def test_taverns_are_filled_round_by_round() -> None:
    first = ["w3", "h", "m1"], ["e5", "b", "b"], ["h", "h", "w9.1"]
    second = ["w4", "w5", "o3"], ["e11", "e10", "e9"], ["m0", "m0", "m1"]
    state = scenario(draws={"age1": [card for tavern in first + second for card in tavern]}).start()
    assert [kinds(cards) for cards in state.view(0)["taverns"].values()] == [
        kinds(cards) for cards in first
    ]
    while state.view(0)["round"] == 1:
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])
    assert [kinds(cards) for cards in state.view(0)["taverns"].values()] == [
        kinds(cards) for cards in second
    ]


def test_the_pioneer_draws_the_given_cards() -> None:
    state = scenario(draws={"pioneer": ["e11", "h", "m2"]}).start()
    go_on(state, "distinction.pioneer-keep")
    assert [option.text for option in state.decisions[0].options] == [
        "keep:h",
        "keep:m2",
        "keep:e11",
    ]


def test_the_second_deck_comes_in_the_given_order() -> None:
    order = ["w9", "w8", "w7", "h", "h", "h", "b", "b", "b", "?", "m0"]
    elsewhere = {"pioneer": ["e5", "e6", "e7"], "unclaimed": ["e5"]}
    state = scenario(draws={"age2": order, **elsewhere}).start()
    while state.view(0)["age"] == 1:
        asked = state.decisions[0]
        state.apply(asked.seat, asked.options[0])
    taverns = state.view(0)["taverns"].values()
    assert [kinds(cards) for cards in taverns] == [["w7", "w8", "w9"], ["h"] * 3, ["b"] * 3]


def test_choices_are_played() -> None:
    played = scenario(choices=BIDS, draws={"gem": ["4", "5"]}).play()
    assert played.view(-1)["tavern"] == "goblin"
    assert played.decisions[0].seat == 1
    assert scenario(choices=[]).play().decisions[0].rule == "bids.one-per-tavern"


def test_a_scenario_is_repeatable_and_makes_a_record() -> None:
    one, other = (scenario(choices=BIDS, seed=4).play() for _ in range(2))
    assert one.record.dumps() == other.record.dumps()
    assert one.record.replay().fingerprint() == one.fingerprint()
    assert scenario(seed=4).start().fingerprint() != scenario(seed=5).start().fingerprint()


def test_what_is_not_written_is_left_to_the_seed() -> None:
    draws = {"gem": ["?", "?"], "age1": ["w3"]}
    state = scenario(seed=4, draws=draws).start()
    assert "w3.1" in state.view(0)["taverns"]["goblin"]
    assert sorted(state.view(0)["gems"]) == [4, 5]


def test_an_empty_script_changes_nothing() -> None:
    plain = antre.new("nidavellir", 4, seed=9)
    assert antre.new("nidavellir", 4, seed=9, draws={}).fingerprint() == plain.fingerprint()


@pytest.mark.parametrize(
    ("draws", "message"),
    [
        ({"gem": ["5", "5"]}, "draw 2 for 'gem' asks for an outcome not in the bag"),
        ({"gem": ["1"]}, "draw 1 for 'gem' asks for an outcome not in the bag"),
        ({"gem": ["ruby"]}, "a gem is a number, not 'ruby'"),
        ({"gem": ["²"]}, "a gem is a number, not '²'"),
        ({"age1": ["w3", "w99"]}, "there is no card 'w99'; kinds are"),
        ({"age1": ["w3.2"]}, "draw 1 for 'age1' asks for an outcome not in the bag"),
        ({"age1": ["tarah"]}, "draw 1 for 'age1' asks for an outcome not in the bag"),
        ({"weather": ["rain"]}, "nothing is drawn for 'weather'; draws are for gem, age1"),
    ],
)
def test_a_draw_that_cannot_be_is_named(draws: dict[str, list[str]], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        scenario(draws=draws).start()
    assert message in str(error.value)
    with pytest.raises(BadSetup):
        antre.new("nidavellir", 2, seed=1, draws=draws)


def test_a_draw_that_cannot_be_later_on_changes_nothing() -> None:
    draws = {"gem": ["4", "5"], "age1": [*FIRST_ROUND, "w3.2"]}
    state = scenario(draws=draws, choices=[*BIDS, *TAKES[:-1]]).play()
    before = state.fingerprint(), state.record.entries
    with pytest.raises(AntreError, match="draw 10 for 'age1'"):
        state.apply(0, "take:w5")
    assert (state.fingerprint(), state.record.entries) == before


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        (["0 bid:b5", "0 bid:b5"], "choice 1 ('0 bid:b5'): bid:b5 is refused by"),
        (["0 fly"], "choice 0 ('0 fly'): 'fly' is not an option"),
        (["bid:b5"], "choice 0 ('bid:b5'): write a seat and an option"),
        (["²  bid:b5"], "choice 0"),
        (["5 bid:b5"], "choice 0 ('5 bid:b5'): seat 5 is not asked now; waiting for [0, 1]"),
        ([""], "choice 0 (''): write a seat and an option"),
    ],
)
def test_a_choice_that_cannot_be_is_named(choices: list[str], message: str) -> None:
    with pytest.raises(BadRecord) as error:
        scenario(choices=choices).play()
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"scenario": 3}, "'scenario': 2"),
        ({"scenario": None}, "'scenario': 2"),
        ({"draw": {}}, "fields are not known: draw"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 1}, "nidavellir cannot be played by 1"),
        ({"settings": {"drunk": True}}, "no setting 'drunk'"),
        ({"options": {}}, "fields are not known: options"),
        ({"scenario": 1, "options": {"drunk": True}}, "no setting 'drunk'"),
        ({"edition": "/nowhere/edition.toml"}, "cannot read"),
        ({"edition": 5}, "'edition'"),
        ({"seed": "lucky"}, "'seed'"),
        ({"seed": None}, "'seed'"),
        ({"draws": ["w3"]}, "'draws'"),
        ({"draws": {"age1": "w3"}}, "'draws'"),
        ({"draws": {"age1": [3]}}, "there is no card '3'"),
        ({"draws": None}, "'draws'"),
        ({"choices": "0 bid:b5"}, "'choices'"),
        ({"choices": [5]}, "'choices'"),
        ({"choices": {"0": "bid:b5"}}, "'choices'"),
    ],
)
def test_a_field_that_is_wrong_is_named(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(AntreError) as error:
        scenario(**fields).play()
    assert message in str(error.value)


def test_a_scenario_of_the_first_format_still_opens() -> None:
    old = scenario(scenario=1, options={"first_game": True}, choices=BIDS)
    new = scenario(settings={"first_game": True}, choices=BIDS)
    assert old.setup.settings == {"first_game": True}
    assert old.play().fingerprint() == new.play().fingerprint()


def test_a_scenario_without_a_game_is_named() -> None:
    with pytest.raises(BadSetup, match="there is no game"):
        antre.load('{"scenario": 1}')
