"""Resolving a tavern: reveal, turns in the order of the bids, and what a turn is made of."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import asked, bid_all, finished, resolve, start, story
from tests.nidavellir.tables import army, blank, choose, coins, open_tavern, options, owned, refusal

CARDS = "w3 w4 w5 w6 e5 e6 e7 e8 h h m0 b"


def resolved_round() -> Nidavellir:
    """A first round of four in which every tavern sees a tie."""
    state = start(4, gems="5 4 3 2", age1=CARDS)
    bid_all(state, "b5 b4 b3", "b5 b4 b3", "b4 b3 b2", "b3 b2 b4")
    resolve(state)
    return state


def played(state: Nidavellir, *taken: str) -> list[int]:
    """The seats that were asked while these cards were taken."""
    seats = []
    for card in taken:
        seats.append(asked(state)[0])
        choose(state, f"take:{card}")
    return seats


@pytest.mark.proves("resolve.tavern-order")
def test_goblin_then_dragon_then_horse() -> None:
    state = resolved_round()
    assert [event["tavern"] for event in story(state, "reveal")] == ["goblin", "dragon", "horse"]
    taken = [event["card"].partition(".")[0] for event in story(state, "take")]
    assert set(taken[:4]) == {"w3", "w4", "w5", "w6"}
    assert set(taken[4:8]) == {"e5", "e6", "e7", "e8"}
    assert set(taken[8:]) == {"h", "m0", "b"}


@pytest.mark.proves("resolve.one-at-a-time")
def test_no_tavern_begins_before_the_last_one_is_done() -> None:
    state = start(2, gems="5 4", age1="w3 w4 w5 e5 e6 e7 h m0 b")
    bid_all(state, "b5 b4 b3", "b4 b5 b2")
    choose(state, "take:w3")
    view = state.view(1)
    assert view["tavern"] == "goblin"
    assert len(view["taverns"]["dragon"]) == 3
    assert view["coins"][0]["slots"][1] == "?"
    choose(state, "take:w4")
    view = state.view(1)
    assert (view["tavern"], view["taverns"]["goblin"]) == ("dragon", [])
    assert view["coins"][0]["slots"][1] == "b4"


@pytest.mark.proves("resolve.three-steps", "gems.when", "turn.all-play-once")
def test_reveal_then_turns_then_gems() -> None:
    kinds = [event["kind"] for event in story(resolved_round(), "reveal", "take", "gems")]
    assert kinds == ["reveal", "take", "take", "take", "take", "gems"] * 3


@pytest.mark.proves("reveal.simultaneous")
def test_all_bids_are_turned_over_together() -> None:
    state = start(3, age1=CARDS)
    bid_all(state, "b5 b4 b3", "b4 b3 b2", "b2 b3 b0")
    reveal = story(state, "reveal")[0]
    assert (reveal["tavern"], reveal["bids"]) == ("goblin", ["b5", "b4", "b2"])
    assert story(state, "take") == []
    for viewer in (0, 1, 2, -1):
        revealed = [own["slots"][0] for own in state.view(viewer)["coins"]]
        assert revealed == ["b5", "b4", "b2"]


@pytest.mark.proves("reveal.current-only")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_only_the_coins_of_this_tavern_are_revealed(viewer: int) -> None:
    one, other = start(3, age1=CARDS), start(3, age1=CARDS)
    bid_all(one, "b5 b4 b3", "b4 b3 b2", "b2 b3 b0")
    bid_all(other, "b5 b0 b2", "b4 b3 b2", "b2 b3 b0")
    assert one.view(viewer)["coins"][0]["slots"] == ["b5", "?", "?"]
    assert one.view(viewer)["coins"][0]["pouch"] == ["?", "?"]
    assert one.view(viewer) == other.view(viewer)
    assert one.log(viewer) == other.log(viewer)
    played(one, "w3", "w4", "w5")
    assert one.view(viewer)["coins"][0]["slots"] == ["b5", "b4", "?"]


@pytest.mark.proves("reveal.highest-first", "turn.next-player")
def test_the_highest_coin_plays_first_and_so_on_down() -> None:
    state = start(4, gems="2 3 4 5", age1=CARDS)
    bid_all(state, "b4 b5 b3", "b5 b4 b3", "b0 b2 b3", "b2 b4 b3")
    assert state.view(0)["order"] == [1, 0, 3, 2]
    assert played(state, "w3", "w4", "w5", "w6") == [1, 0, 3, 2]


@pytest.mark.proves("reveal.highest-first")
def test_royal_coins_outbid_base_coins() -> None:
    state = blank(2)
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "r11 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    assert played(state, "w3", "w4") == [1, 0]


@pytest.mark.proves("reveal.tie-by-gem", "turn.next-player-tie")
@pytest.mark.parametrize(
    ("gems", "order"),
    [("5 4 3 2", [0, 1, 3, 2]), ("2 5 3 4", [1, 0, 3, 2]), ("2 4 5 3", [1, 0, 2, 3])],
)
def test_equal_coins_play_in_the_order_of_gems(gems: str, order: list[int]) -> None:
    state = start(4, gems=gems, age1=CARDS)
    last = "b0" if gems == "2 4 5 3" else "b4"
    bid_all(state, "b5 b4 b3", "b5 b4 b3", "b3 b2 b0", f"{last} b2 b5")
    assert played(state, "w3", "w4", "w5", "w6") == order


@pytest.mark.proves("reveal.tie-by-gem", "turn.next-player-tie")
def test_all_equal_play_in_the_order_of_gems_alone() -> None:
    state = start(4, gems="3 5 2 4", age1=CARDS)
    bid_all(state, *["b5 b4 b3"] * 4)
    assert played(state, "w3", "w4", "w5", "w6") == [1, 3, 0, 2]


@pytest.mark.proves("reveal.ties-fixed")
def test_a_coin_made_equal_later_ties_with_nobody() -> None:
    state = blank(2)
    state.gems = [4, 5]
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b2 b5 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 o3")
    choose(state, "take:w3", "take:o3", "transform:goblin")
    assert [own["slots"][0] for own in state.view(0)["coins"]] == ["b5", "r5"]
    assert state.view(0)["gems"] == [4, 5]


@pytest.mark.proves("turn.step-order", "turn.hero-step", "turn.trade-step")
def test_a_turn_is_card_then_hero_then_trade() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    coins(state, 0, "b0 b2 b3 b4 b5")
    coins(state, 1, "b2 b5 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert asked(state) == (0, "hero.mandatory")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "b5"]
    choose(state, "recruit:skaa")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "r9"]
    turn = [event["kind"] for event in story(state, "take", "recruit", "trade")]
    assert turn == ["take", "take", "recruit", "trade"]


@pytest.mark.proves("turn.step-order")
def test_a_turn_is_complete_before_the_next_player_starts() -> None:
    state = blank(2)
    coins(state, 0, "b0 b2 b3 b4 b5")
    coins(state, 1, "b0 b5 b3 b4 b2")
    state.gems = [5, 4]
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3")
    assert asked(state) == (1, "turn.take-card")
    assert [event["seat"] for event in story(state, "trade")] == [0]


@pytest.mark.proves("turn.hero-step")
def test_without_a_line_no_hero_comes() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b2 b5 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("turn.take-card", "ruling.must-take-card")
def test_a_turn_takes_one_card_of_this_tavern() -> None:
    state = start(4, gems="5 4 3 2", age1=CARDS)
    bid_all(state, "b5 b4 b3", "b4 b3 b2", "b3 b2 b0", "b2 b0 b3")
    assert options(state) == ["take:w3", "take:w4", "take:w5", "take:w6"]
    why = refusal(state, 0, "take:e5")
    assert (why.rule, why.values) == ("turn.take-card", {"tavern": "goblin"})
    choose(state, "take:w5")
    assert asked(state)[0] == 1
    assert state.view(0)["taverns"]["goblin"] == ["w3.1", "w4.1", "w6.1a"]


@pytest.mark.proves("turn.dwarf-to-army")
def test_a_dwarf_joins_the_army_of_the_player_who_took_it() -> None:
    state = start(3, gems="5 4 3", age1="w3 e5 h w4 w5 w6 m0 m1 b")
    bid_all(state, "b3 b4 b5", "b5 b4 b3", "b4 b5 b3")
    choose(state, "take:h", "take:e5", "take:w3")
    armies = state.view(0)["columns"]
    assert armies[1]["hunter"] == ["h.1a"]
    assert armies[2]["explorer"] == ["e5.1"]
    assert armies[0]["warrior"] == ["w3.1"]
    assert sum(len(column) for army in armies for column in army.values()) == 3


@pytest.mark.proves("turn.offering-resolve", "turn.offering-discard", "transform.immediate")
def test_an_offering_is_resolved_at_once_and_discarded() -> None:
    state = blank(2)
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b2 b5 b3 b4 b0")
    open_tavern(state, "goblin", "w3 o3 w5")
    choose(state, "take:o3")
    assert asked(state) == (0, "transform.choose-coin")
    choose(state, "transform:b4")
    assert owned(state, 0) == ["b0", "b2", "b3", "b5", "r7"]
    assert asked(state) == (1, "turn.take-card")
    view = state.view(1)
    assert view["discarded"] == ["o3.1a"]
    assert not any(view["columns"][0].values())
    assert view["taverns"]["goblin"] == ["w3.1", "w5.1"]


@pytest.mark.proves("turn.no-trade-otherwise")
@pytest.mark.parametrize("own", ["b5 b2 b3 b4 b0", "b5 b0 b3 b4 b2"])
def test_no_trade_unless_the_trading_coin_was_bid_here(own: str) -> None:
    """With the 0 in the pouch, or on another tavern."""
    state = blank(2)
    coins(state, 0, own)
    coins(state, 1, "b2 b5 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert state.over
    assert owned(state, 0) == owned(state, 1) == ["b0", "b2", "b3", "b4", "b5"]
    assert story(state, "trade") == []


@pytest.mark.proves("turn.trade-step", "turn.no-trade-otherwise", "trade.trigger")
@pytest.mark.parametrize("seats", [2, 5])
def test_in_whole_games_every_trading_coin_bid_is_a_trade_and_nothing_else_is(seats: int) -> None:
    state = finished(seats, seed=11)
    bids = [coin for event in story(state, "reveal") for coin in event["bids"]]
    bids += [event["coin"] for event in story(state, "late_bid")]
    trading = sum(coin in ("b0", "s3") for coin in bids)
    assert 0 < trading < len(bids)
    assert len(story(state, "trade")) == trading


@pytest.mark.proves("turn.all-play-once", "turn.take-card")
@pytest.mark.parametrize("seats", [3, 5])
def test_everybody_takes_one_card_in_each_tavern(seats: int) -> None:
    takes: list[list[int]] = []
    for event in story(finished(seats, seed=12), "reveal", "take"):
        if event["kind"] == "reveal":
            takes.append([])
        else:
            takes[-1].append(event["seat"])
    assert len(takes) == (24 if seats == 3 else 18)
    assert all(sorted(seats_of_tavern) == list(range(seats)) for seats_of_tavern in takes)
