"""Rulings on Uline."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import NO_TAVERN, Nidavellir
from antre.games.nidavellir.rules.taverns import TAVERN_RESOLUTION
from tests.nidavellir.tables import (
    GAME,
    army,
    ask,
    blank,
    card,
    choose,
    coins,
    events,
    open_tavern,
    options,
    owned,
)


def one_short(state: Nidavellir, seat: int = 0) -> None:
    """A warrior will complete the first line of this seat."""
    army(state, seat, hunter="h", miner="m0", blacksmith="b", explorer="e5")


def ruling_round() -> Nidavellir:
    """Seat 0 owns Uline and has all coins in hand; three taverns are to come."""
    state = blank(2)
    army(state, 0, command="uline")
    coins(state, 0, "b0 b2 b3 b4 b5", placed=0)
    coins(state, 1, "b4 b3 b2 b5 b0")
    texts = ("w3 w4 w5", "w6.1a w7 w8", "e6 e7 e8")
    state.taverns = [tuple(sorted(card(name) for name in text.split())) for text in texts]
    state.stack += TAVERN_RESOLUTION
    state.run()
    return state


def seen(state: Nidavellir, viewer: int) -> dict[str, list[str]]:
    """What a viewer knows of the coins of seat 0."""
    return dict(state.view(viewer)["coins"][0])


@pytest.mark.proves("ruling.uline-current-coin")
def test_uline_picks_up_what_is_not_resolved() -> None:
    state = blank(2)
    one_short(state)
    coins(state, 0, "b4 b5 b3 b2 b0")
    coins(state, 1, "b5 b4 b3 b2 b0")
    open_tavern(state, "dragon", "w3 w4 w5")
    choose(state, "take:w3", "recruit:uline")
    for viewer in (0, 1):
        assert seen(state, viewer)["slots"] == ["b4", "b5", None]
        assert seen(state, viewer)["hand"] == ["b0", "b2", "b3"]
        assert seen(state, viewer)["pouch"] == []


@pytest.mark.proves("ruling.uline-trade-same-turn")
def test_uline_trades_any_two_coins_just_picked_up() -> None:
    state = blank(2)
    one_short(state)
    coins(state, 0, "b0 b5 b4 b2 b3")
    coins(state, 1, "b5 b4 b3 b2 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w4", "take:w3", "recruit:uline")
    assert options(state) == ["add:b2", "add:b3", "add:b4", "add:b5"]
    choose(state, "add:b5", "add:b4")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "r9"]
    assert seen(state, 0)["hand"] == ["b2", "b3", "b4", "r9"]


@pytest.mark.proves("ruling.uline-trade-public")
def test_everybody_sees_the_coins_of_ulines_trade() -> None:
    state = ruling_round()
    choose(state, "bid:b0", "take:w3", "take:w4", "add:b5", "add:b4")
    told = {"kind": "trade", "seat": 0, "kept": "b4", "old": "b5", "new": "r9"}
    for viewer in (-1, 0, 1):
        assert told in state.log(viewer)
        assert seen(state, viewer)["hand"] == ["b2", "b3", "b4", "r9"]


@pytest.mark.proves("ruling.uline-reuse")
def test_the_gained_coin_is_bid_in_the_next_tavern() -> None:
    state = ruling_round()
    choose(state, "bid:b0", "take:w3", "take:w4", "add:b5", "add:b4")
    choose(state, "bid:r9")
    assert state.revealed == (9, 3)
    assert state.order == (0, 1)


@pytest.mark.proves("ruling.uline-no-decline")
def test_uline_bids_one_coin_in_every_tavern() -> None:
    state = ruling_round()
    late = []
    while not state.over:
        decision = state.decisions[0]
        texts = options(state)
        if decision.step == "LateBid":
            late.append(texts)
            assert {text.partition(":")[0] for text in texts} == {"bid"}
            with pytest.raises(Refused):
                state.apply(0, "stay")
        state.apply(decision.seat, texts[-1])
    assert late == [
        ["bid:b0", "bid:b2", "bid:b3", "bid:b4", "bid:b5"],
        ["bid:b0", "bid:b2", "bid:b3", "bid:b4"],
        ["bid:b0", "bid:b2", "bid:b3"],
    ]
    assert seen(state, 0)["slots"] == ["b5", "b4", "b3"]
    assert seen(state, 0)["hand"] == ["b0", "b2"]


def ylud_brings_uline(age: int) -> Nidavellir:
    """At the end of an age seat 0 places Ylud in the last gap of the second line."""
    state = blank(3, age=age)
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m1", blacksmith="b b", explorer="e5",
        command="ylud",
    )  # fmt: skip
    army(state, 1, warrior="w5 w6", hunter="h h", miner="m0 m1", blacksmith="b b")
    army(state, 2, explorer="e6 e7")
    state.decks[age - 1].clear()
    ask(state, END_OF_ROUND)
    choose(state, "place:explorer", "recruit:uline")
    return state


@pytest.mark.proves("ruling.uline-outside-round")
def test_uline_recruited_at_the_end_of_age_one_works_from_the_next_bids() -> None:
    state = ylud_brings_uline(age=1)
    assert state.age == 2
    assert events(state, "pick_up") == []
    assert [asked.seat for asked in state.decisions] == [1, 2]
    for seat in (1, 2):
        for coin in ("b5", "b4", "b3"):
            state.apply(seat, f"bid:{coin}")
    assert (state.decisions[0].seat, state.decisions[0].step) == (0, "LateBid")
    assert options(state) == ["bid:b0", "bid:b2", "bid:b3", "bid:b4", "bid:b5"]


@pytest.mark.proves("ruling.uline-outside-round")
def test_uline_recruited_at_the_end_of_age_two_brings_nine_points() -> None:
    state = ylud_brings_uline(age=2)
    assert state.over
    assert state.tavern == NO_TAVERN
    assert events(state, "pick_up") == []
    assert GAME.engine.breakdown(state, 0)["neutral"] == 9
