"""Rulings on trades, transformations and what the Royal Treasury gives."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from antre.core.errors import Refused
from antre.core.setup import Setup
from antre.games.nidavellir.content.names import HUNTER, WARRIOR
from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.distinctions import Award
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
    events,
    open_tavern,
    options,
    owned,
    pouch,
)

# Coins of other seats that leave nothing above 14 in the treasury of four players.
RICH = ("b0 r15 r16 r17 r18", "b0 r19 r20 r21 r22", "b0 b2 r23 r24 r25")


def lay(state: Nidavellir, *hands: str) -> None:
    """The five coins of each seat in turn: three bids, then the pouch."""
    for seat, text in enumerate(hands):
        coins(state, seat, text)


def after_trade(mine: str, *others: str) -> Nidavellir:
    """Seat 0 has bid the trading coin in the first tavern, and its turn is over."""
    state = blank(1 + len(others))
    lay(state, mine, *others)
    open_tavern(state, "goblin", "w3 w4 w5 w6")
    while not state.over:
        choose(state, options(state)[0])
    return state


def random_game(seats: int, seed: int) -> Iterator[Nidavellir]:
    """One state at every question of a game of random choices, and at its end."""
    rng = random.Random(seed)
    state = Setup.of(GAME, seats).start(seed)
    assert isinstance(state, Nidavellir)
    while not state.over:
        yield state
        question = state.question
        seat = question.actor(state)
        state.play(seat, rng.choice(question.options(state, seat)))
    yield state


@pytest.mark.proves("ruling.trading-coin-definition")
def test_the_special_coin_bids_three_ties_and_trades() -> None:
    state = blank(3)
    state.gems = [3, 5, 4]
    lay(state, "s3 b2 b3 b4 b5", "b3 b2 b4 b5 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    assert state.order == (2, 1, 0)
    choose(state, "take:w3", "take:w4")
    assert pouch(state, 0) == ["b4", "b5"]
    choose(state, "take:w5")
    assert pouch(state, 0) == ["b4", "r9"]
    assert state.gems == [5, 3, 4]


@pytest.mark.parametrize("trading", ["b0", "s3"])
@pytest.mark.proves("ruling.trading-coin-definition")
def test_a_trading_coin_trades_in_its_own_tavern_alone(trading: str) -> None:
    state = after_trade(f"b5 {trading} b3 b4 b2", "b4 b2 b3 b5 b0")
    assert pouch(state, 0) == ["b4", "b2"]
    assert events(state, "trade") == []


@pytest.mark.proves("ruling.trading-coin-never-summed")
def test_uline_cannot_add_the_coin_on_the_slot() -> None:
    state = blank(2)
    army(state, 0, command="uline")
    lay(state, "b0 b2 b3 b4 b5", "b4 b2 b3 b5 b0")
    state.placed[0] = 0
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "bid:b0", "take:w3", "take:w4")
    assert options(state) == ["add:b2", "add:b3", "add:b4", "add:b5"]
    choose(state, "add:b3")
    assert options(state) == ["add:b2", "add:b4", "add:b5"]


@pytest.mark.proves("ruling.trading-coin-never-summed", "ruling.treasury-never-empty")
def test_no_random_game_adds_up_a_trading_coin_or_empties_the_treasury() -> None:
    trading = {"b0", "s3"}
    trades, special = 0, 0
    for seed in range(24):
        seats = 2 + seed % 4
        royal = 34 if seats > 3 else 28
        for state in random_game(seats, seed):
            held = sum(coin > CONTENT.special for coin in state.coins)
            assert sum(state.treasury) + held == royal
            assert sum(state.treasury) >= royal - 4 * seats >= 14
            assert min(state.treasury) >= 0
        told = events(state, "trade")
        assert not [event for event in told if {event["kept"], event["old"]} & trading]
        trades += len(told)
        special += CONTENT.special in state.coins
    assert trades > 100
    assert special > 5


@pytest.mark.proves("ruling.treasury-never-empty")
def test_the_treasury_serves_five_players_who_hold_twenty_royal_coins() -> None:
    state = blank(5)
    lay(state, *RICH[:2], "b0 r23 r24 r25 r14", "b0 r14 r13 r13 r12", "b0 r12 r11 r11 r11")
    assert sum(state.treasury) == 14
    ask(state, Transform(4, 5))
    choose(state, "transform:dragon")
    assert sum(state.treasury) == 14
    assert owned(state, 4) == ["b0", "r10", "r11", "r11", "r11"]


@pytest.mark.proves("ruling.trade-mandatory")
def test_a_trade_cannot_be_declined_even_at_a_loss() -> None:
    state = blank(2)
    lay(state, "b0 b4 b3 b2 r25", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert state.over
    assert pouch(state, 0) == ["b2", "r24"]


@pytest.mark.proves("ruling.trade-mandatory")
def test_a_transformation_cannot_be_declined_and_four_coins_are_offered() -> None:
    state = blank(2)
    lay(state, "b5 b0 b3 b4 r25", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "o3 w4 w5")
    choose(state, "take:o3")
    assert options(state) == [
        "transform:goblin", "transform:horse", "transform:b4", "transform:r25",
    ]  # fmt: skip
    with pytest.raises(Refused, match=r"transform\.choose-coin"):
        state.apply(0, "stay")


@pytest.mark.proves("ruling.offering-before-trade")
def test_an_offering_raises_a_coin_before_it_is_traded() -> None:
    state = blank(2)
    lay(state, "b0 b2 b3 b4 b5", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "o3 w4 w5")
    choose(state, "take:w4", "take:o3", "transform:b5")
    assert pouch(state, 0) == ["b4", "r12"]


@pytest.mark.proves("ruling.offering-before-trade")
def test_grid_raises_a_coin_before_it_is_traded() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    lay(state, "b0 b2 b3 b4 b5", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w4", "take:w3", "recruit:grid")
    assert pouch(state, 0) == ["b4", "b5"]
    choose(state, "transform:b5")
    assert pouch(state, 0) == ["b4", "r16"]


@pytest.mark.parametrize(
    ("mine", "gained"),
    [
        ("b0 b2 b3 b4 b5", "r9"),  # as wanted
        ("b0 b4 b5 r6 r12", "r25"),  # 18 is missing: the next higher
        ("b0 b4 b5 b2 r24", "r25"),  # nothing above 26: the highest below
        ("b0 b4 b5 b2 r25", "r24"),  # nor the value just discarded
    ],
)
@pytest.mark.proves("ruling.missing-coin-scope")
def test_missing_coins_are_replaced_in_trades(mine: str, gained: str) -> None:
    others = ("b2 r18 r19 r20 r21", "b3 r22 r23 b4 b5", "b4 b2 b3 b5 b0")
    if "r24" not in mine and "r25" not in mine:
        others = (*others[:2], "b4 b2 b3 r24 b0")
    state = after_trade(mine, *others)
    assert pouch(state, 0)[1] == gained


@pytest.mark.parametrize(("coin", "bonus", "gained"), [("b5", 3, "r9"), ("r25", 5, "r24")])
@pytest.mark.proves("ruling.missing-coin-scope")
def test_missing_coins_are_replaced_in_transformations(coin: str, bonus: int, gained: str) -> None:
    state = blank(3)
    lay(state, f"b0 b2 b3 b4 {coin}", "b0 b2 b3 r8 r8", "b0 b2 b3 b4 b5")
    ask(state, Transform(0, bonus))
    choose(state, f"transform:{coin}")
    assert pouch(state, 0) == ["b4", gained]


@pytest.mark.proves("ruling.same-value-filter")
def test_another_copy_of_the_discarded_value_is_ruled_out() -> None:
    state = blank(4)
    lay(state, "b0 b2 b3 b4 r14", *RICH)
    assert state.treasury[14] == 1
    ask(state, Transform(0, 3))
    choose(state, "transform:r14")
    assert pouch(state, 0) == ["b4", "r13"]
    assert state.treasury[14] == 2


@pytest.mark.proves("ruling.missing-lower-start")
def test_the_search_goes_down_from_the_wanted_value() -> None:
    state = blank(4)
    lay(state, "b0 b2 b3 b4 r20", "b0 b2 r23 r24 r25", "b0 b2 b3 b4 b5", "b0 b2 b3 b4 b5")
    ask(state, Transform(0, 3))
    choose(state, "transform:r20")
    assert pouch(state, 0) == ["b4", "r22"]


@pytest.mark.proves("ruling.missing-lower-start")
def test_a_wanted_value_beyond_all_coins_gives_the_highest() -> None:
    state = after_trade("b0 b2 b3 r16 r20", "b4 b2 b3 b5 b0")
    assert pouch(state, 0) == ["r16", "r25"]


@pytest.mark.parametrize(("given_up", "kept", "left"), [("b5", "r5", 1), ("r5", "b5", 2)])
@pytest.mark.proves("ruling.equal-pouch-coins")
def test_a_base_five_and_a_royal_five_leave_a_choice(given_up: str, kept: str, left: int) -> None:
    state = blank(2)
    lay(state, "b0 b2 b3 b5 r5", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert state.decisions[0].seat == 0
    assert options(state) == ["give-up:b5", "give-up:r5"]
    choose(state, f"give-up:{given_up}")
    assert set(pouch(state, 0)) == {kept, "r10"}
    assert state.treasury[5] == left


@pytest.mark.proves("ruling.equal-pouch-coins")
def test_two_royal_coins_of_equal_value_leave_no_choice() -> None:
    state = blank(2)
    lay(state, "b0 b2 b3 r6 r6", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert state.over
    assert sorted(pouch(state, 0)) == ["r12", "r6"]
    assert state.treasury[6] == 1


@pytest.mark.proves("ruling.equal-pouch-coins")
def test_uline_chooses_too_between_a_base_five_and_a_royal_five() -> None:
    state = blank(2)
    army(state, 0, command="uline")
    lay(state, "b0 b2 b3 b5 r5", "b4 b2 b3 b5 b0")
    state.placed[0] = 0
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "bid:b0", "take:w3", "take:w4", "add:b5", "add:r5", "give-up:r5")
    assert owned(state, 0) == ["b0", "b2", "b3", "b5", "r10"]


@pytest.mark.proves("ruling.zero-coin-to-box")
def test_the_zero_coin_leaves_for_the_box() -> None:
    state = blank(2)
    army(state, 1, hunter="h")
    treasury = state.treasury[:]
    ask(state, Award(HUNTER))
    assert owned(state, 1) == ["b2", "b3", "b4", "b5", "s3"]
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "b5"]
    assert state.treasury == treasury


@pytest.mark.parametrize("trading", ["b0", "s3"])
@pytest.mark.proves("ruling.evaluation-transform-place")
def test_the_kings_hand_transforms_any_coin_in_hand_but_the_trading_one(trading: str) -> None:
    state = blank(2)
    army(state, 0, warrior="w3")
    coins(state, 0, f"r6 b2 {trading} r20 b5", placed=0)
    ask(state, Award(WARRIOR))
    assert options(state) == ["transform:b2", "transform:b5", "transform:r6", "transform:r20"]
    with pytest.raises(Refused):
        state.apply(0, f"transform:{trading}")
    choose(state, "transform:r20")
    assert set(owned(state, 0)) == {trading, "b2", "b5", "r6", "r25"}
    assert events(state, "transform")[0]["place"] == "hand"


@pytest.mark.proves("ruling.no-trade-outside-turn")
def test_a_hero_at_the_end_of_an_age_brings_no_trade() -> None:
    state = blank(2, END_OF_ROUND)
    state.decks[0].clear()
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m1", blacksmith="b b", explorer="e5",
        command="ylud",
    )  # fmt: skip
    lay(state, "b5 b4 b0 b2 b3", "b4 b5 b3 b2 b0")
    open_tavern(state, "horse", "w5 w6 w7")
    choose(state, "take:w5", "take:w6")
    before = owned(state, 0)
    assert "r5" in before
    choose(state, "place:explorer", "recruit:skaa")
    assert len(events(state, "trade")) == 1
    assert owned(state, 0) == before


@pytest.mark.parametrize("place", range(5))
@pytest.mark.proves("ruling.highest-coin-set")
def test_the_highest_coin_counts_three_times_wherever_it_lies(place: int) -> None:
    own = ["b0", "b2", "b3", "b4"]
    own.insert(place, "r20")
    state = blank(2)
    army(state, 0, warrior="w3", command="astrid")
    coins(state, 0, " ".join(own))
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["coins"], parts["warrior_bonus"], parts["neutral"]) == (29, 20, 20)


@pytest.mark.proves("ruling.highest-coin-set")
def test_a_coin_that_was_lost_counts_no_more() -> None:
    state = blank(2)
    army(state, 0, warrior="w3", command="astrid")
    coins(state, 0, "b0 b2 b3 b4 r25")
    ask(state, Transform(0, 5))
    choose(state, "transform:r25")
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["coins"], parts["warrior_bonus"], parts["neutral"]) == (33, 24, 24)
