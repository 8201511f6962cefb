"""Coins: trades, what becomes of a discarded coin, transformations, and the treasury's answer."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import WARRIOR
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import asked, bid_all, finished, resolve, start, story
from tests.nidavellir.tables import (
    army,
    ask,
    blank,
    choose,
    coins,
    open_tavern,
    options,
    owned,
    pouch,
    refusal,
)

CARDS = "w3 w4 w5 e5 e6 e7 h m0 b"


def traded(pouch_coins: str, others: str = "b4 b2 b3 b5 b0", seats: int = 4) -> Nidavellir:
    """Seat 0 has bid the 0 in the goblin with these coins in the pouch, and has traded."""
    state = blank(seats)
    for seat in range(1, seats):
        coins(state, seat, "b4 b2 b3 b5 b0")
    coins(state, 1, others)
    coins(state, 0, f"b0 b2 b3 {pouch_coins}")
    open_tavern(state, "goblin", " ".join(f"w{n}" for n in range(3, 3 + max(3, seats))))
    while not state.over:
        choose(state, options(state)[0])
    return state


def offered(own: str, others: str = "b2 b4 b3 b0 b5", offering: str = "o3") -> Nidavellir:
    """Seat 0 plays first in the dragon, takes an offering and is asked which coin to transform."""
    state = blank(2)
    coins(state, 1, others)
    coins(state, 0, own)
    state.gems = [5, 4]
    open_tavern(state, "dragon", f"{offering} w3 w4")
    choose(state, f"take:{offering}")
    assert asked(state) == (0, "transform.choose-coin")
    return state


def own_coins(state: Nidavellir, viewer: int = 0) -> tuple[list[str], list[str]]:
    """The slots and the pouch of seat 0."""
    view = state.view(viewer)["coins"][0]
    return view["slots"], view["pouch"]


# --- trading


@pytest.mark.proves("trade.trigger", "trade.take-sum", "trade.sum")
@pytest.mark.parametrize(
    ("pouch_coins", "sum_coin"),
    [("b4 b5", "r9"), ("b5 b4", "r9"), ("r8 b5", "r13"), ("b5 r20", "r25")],
)
def test_the_0_brings_a_coin_of_the_sum_of_the_pouch(pouch_coins: str, sum_coin: str) -> None:
    state = traded(pouch_coins)
    assert sum_coin in owned(state, 0)
    assert story(state, "trade")[0]["new"] == sum_coin


@pytest.mark.proves("trade.discard-highest", "trade.keep-lower", "trade.new-to-pouch")
@pytest.mark.parametrize(
    ("pouch_coins", "kept", "new_coin"),
    [("b4 b5", "b4", "r9"), ("b5 b4", "b4", "r9"), ("r8 b5", "b5", "r13"), ("r7 r10", "r7", "r17")],
)
def test_the_higher_coin_goes_and_the_lower_one_stays(
    pouch_coins: str, kept: str, new_coin: str
) -> None:
    state = traded(pouch_coins)
    assert sorted(pouch(state, 0)) == sorted([kept, new_coin])
    assert own_coins(state)[0] == ["b0", "b2", "b3"]


@pytest.mark.proves("trade.reveal-pouch")
def test_a_trade_shows_the_pouch_to_everybody() -> None:
    state = start(3, gems="5 4 3", age1=CARDS)
    bid_all(state, "b0 b2 b3", "b5 b4 b3", "b4 b5 b3")
    choose(state, "take:w3", "take:w4")
    assert own_coins(state, viewer=1)[1] == ["?", "?"]
    choose(state, "take:w5")
    trade = next(event for event in state.log(1) if event["kind"] == "trade")
    assert (trade["seat"], trade["kept"], trade["old"], trade["new"]) == (0, "b4", "b5", "r9")
    assert own_coins(state, viewer=1) == (["b0", "b2", "?"], ["b4", "r9"])


@pytest.mark.proves("trade.hide-again")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_the_pouch_is_hidden_again(viewer: int) -> None:
    """The coins seen in a trade tell nothing about where they lie after the next bids."""
    state = start(3, gems="5 4 3", age1=CARDS)
    bid_all(state, "b0 b2 b3", "b5 b4 b3", "b4 b5 b3")
    resolve(state)
    bid_all(state, "b2 b4 b0", "b5 b4 b3")
    assert own_coins(state, viewer) == (["?", "?", "?"], ["?", "?"])
    assert own_coins(state) == (["b2", "b4", "b0"], ["b3", "r9"])


# --- discarding


@pytest.mark.proves("coins.discard-one")
@pytest.mark.parametrize("source", ["trade", "transform"])
def test_one_coin_goes_for_the_one_that_comes(source: str) -> None:
    if source == "trade":
        state = traded("b4 b5")
    else:
        state = offered("b2 b5 b3 b0 b4")
        choose(state, "transform:b4")
    mine = owned(state, 0)
    before = {"b0", "b2", "b3", "b4", "b5"}
    assert len(mine) == 5
    assert len(before & set(mine)) == 4
    assert len(set(mine) - before) == 1


@pytest.mark.proves("coins.discard-base")
@pytest.mark.parametrize("source", ["trade", "transform"])
def test_a_base_coin_goes_to_the_box(source: str) -> None:
    if source == "trade":
        state = traded("b4 b5")
        before, gained = blank(4).view(0)["treasury"], "9"
    else:
        state = offered("b2 b4 b3 b0 b5")
        before, gained = state.view(0)["treasury"], "8"
        choose(state, "transform:b5")
    after = state.view(0)["treasury"]
    assert after == {**before, gained: before[gained] - 1}
    assert "b5" not in owned(state, 0)


@pytest.mark.proves("coins.discard-base")
def test_no_base_coin_ever_comes_back() -> None:
    state = finished(5, seed=9)
    gone = [event["old"] for event in story(state, "trade", "transform") if event["old"][0] == "b"]
    gained = [event["new"] for event in story(state, "trade", "transform")]
    assert gone
    assert all(name[0] == "r" for name in gained)


@pytest.mark.proves("coins.discard-royal")
def test_a_royal_coin_goes_back_to_the_treasury_and_may_be_taken_again() -> None:
    state = offered("b2 r15 b3 b4 b0", others="b4 r12 b3 b2 b0")
    assert state.view(0)["treasury"]["15"] == 0
    choose(state, "transform:dragon", "take:w3")
    assert state.view(0)["treasury"]["15"] == 1
    open_tavern(state, "horse", "o3 w4 w5")
    while asked(state)[0] != 1:
        choose(state, "take:w4")
    choose(state, "take:o3", "transform:dragon")
    assert "r15" in owned(state, 1)
    assert state.view(0)["treasury"]["15"] == 0


# --- transforming


@pytest.mark.proves("transform.sources", "transform.wanted-value")
@pytest.mark.parametrize(("offering", "new_coin"), [("o3", "r8"), ("o5", "r10")])
def test_an_offering_transforms(offering: str, new_coin: str) -> None:
    state = offered("b2 b4 b3 b0 b5", offering=offering)
    choose(state, "transform:b5")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", new_coin]


@pytest.mark.proves("transform.sources", "transform.immediate")
def test_the_kings_hand_transforms() -> None:
    state = blank(2)
    army(state, 1, warrior="w3")
    ask(state, Award(WARRIOR))
    assert asked(state) == (1, "transform.choose-coin")
    choose(state, "transform:b4")
    assert owned(state, 1) == ["b0", "b2", "b3", "b5", "r9"]


@pytest.mark.proves("transform.sources", "transform.immediate")
def test_grid_transforms() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "take:w3", "recruit:grid")
    assert asked(state) == (0, "transform.choose-coin")
    choose(state, "transform:b4")
    assert owned(state, 0) == ["b0", "b2", "b3", "b5", "r11"]
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("transform.sources", "transform.immediate")
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_every_source_transforms_at_once_and_nothing_else_does(seed: int) -> None:
    causes = []
    last: dict[str, object] = {}
    for event in finished(2, seed).log(-1):
        if event["kind"] == "transform":
            causes.append((event["seat"], event["bonus"]))
            assert (event["seat"], event["bonus"]) == bonus_of(last)
        elif bonus_of(last) is not None:
            raise AssertionError(f"{last} transformed nothing")
        last = event
    assert causes


def bonus_of(event: dict[str, object]) -> tuple[object, int] | None:
    """The transformation that must follow an event, if any: whose, and by how much."""
    kind, seat = event.get("kind"), event.get("seat")
    if kind in ("take", "keep") and str(event["card"])[0] == "o":
        return seat, int(str(event["card"])[1])
    if kind == "recruit" and event["hero"] == "grid":
        return seat, 7
    if kind == "distinction" and event["distinction"] == "kings_hand" and seat != -1:
        return seat, 5
    return None


@pytest.mark.proves("transform.choose-coin", "transform.wanted-value")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("transform:goblin", ["b0", "b3", "b4", "b5", "r5"]),
        ("transform:dragon", ["b0", "b2", "b3", "b5", "r7"]),
        ("transform:horse", ["b0", "b2", "b4", "b5", "r6"]),
        ("transform:b5", ["b0", "b2", "b3", "b4", "r8"]),
    ],
)
def test_the_player_chooses_the_coin(choice: str, left: list[str]) -> None:
    state = offered("b2 b4 b3 b0 b5")
    choose(state, choice)
    assert owned(state, 0) == left


@pytest.mark.proves("transform.choose-coin")
def test_only_own_coins_are_transformed() -> None:
    state = offered("b2 b4 b3 b0 b5", others="r9 b2 b3 b0 b4")
    why = refusal(state, 0, "transform:r9")
    assert why.rule == "transform.choose-coin"


@pytest.mark.proves("transform.any-place")
def test_the_coin_may_lie_anywhere() -> None:
    """Goblin resolved, dragon being resolved, horse not yet, two in the pouch."""
    state = offered("b2 b4 b3 r6 b5")
    assert options(state) == [
        "transform:goblin", "transform:dragon", "transform:horse", "transform:b5", "transform:r6",
    ]  # fmt: skip


@pytest.mark.proves("transform.same-place", "transform.discard-and-take")
@pytest.mark.parametrize(
    ("choice", "slots", "left"),
    [
        ("transform:goblin", ["r5", "b4", "b3"], ["b0", "b5"]),
        ("transform:dragon", ["b2", "r7", "b3"], ["b0", "b5"]),
        ("transform:horse", ["b2", "b4", "r6"], ["b0", "b5"]),
        ("transform:b5", ["b2", "b4", "b3"], ["b0", "r8"]),
    ],
)
def test_the_new_coin_lies_where_the_old_one_lay(
    choice: str, slots: list[str], left: list[str]
) -> None:
    state = offered("b2 b4 b3 b0 b5")
    before = state.view(0)["treasury"]
    choose(state, choice)
    assert own_coins(state) == (slots, left)
    assert sum(before.values()) - sum(state.view(0)["treasury"].values()) == 1


@pytest.mark.proves("transform.same-place", "transform.any-place")
def test_a_coin_transformed_before_its_tavern_is_bid_there() -> None:
    state = offered("b3 b4 b2 b0 b5", others="b2 b3 b4 b0 b5")
    choose(state, "transform:horse", "take:w3")
    open_tavern(state, "horse", "w5 w6 w7")
    assert state.view(0)["order"] == [0, 1]
    assert state.view(0)["revealed"] == [5, 4]


@pytest.mark.proves("transform.order-unchanged", "transform.gems-still-traded")
def test_a_transformed_coin_keeps_its_turn_and_its_tie() -> None:
    """Three tie; the first raises the coin, and all play and trade gems as if nothing happened."""
    state = blank(3)
    state.gems = [5, 4, 3]
    for seat in range(3):
        coins(state, seat, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:o3", "transform:goblin")
    assert own_coins(state)[0][0] == "r7"
    assert state.view(0)["order"] == [0, 1, 2]
    assert asked(state) == (1, "turn.take-card")
    choose(state, "take:w3")
    assert asked(state) == (2, "turn.take-card")
    choose(state, "take:w4")
    assert state.over
    assert state.view(0)["gems"] == [3, 4, 5]


@pytest.mark.proves("transform.order-unchanged", "reveal.ties-fixed")
def test_the_last_one_to_play_may_raise_the_coin_too() -> None:
    state = blank(3)
    state.gems = [5, 4, 3]
    for seat, own in enumerate(("b5 b2 b3 b4 b0", "b3 b2 b4 b5 b0", "b3 b2 b4 b5 b0")):
        coins(state, seat, own)
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:w3", "take:w4")
    assert asked(state)[0] == 2
    choose(state, "take:o3", "transform:goblin")
    assert state.view(0)["gems"] == [5, 3, 4]


# --- what the treasury gives


@pytest.mark.proves("coins.missing-higher")
@pytest.mark.parametrize(
    ("others", "new_coin"),
    [
        ("b5 b3 b4 b2 b0", "r8"),
        ("r8 b3 b4 b2 b0", "r8"),
        ("r8 b3 r8 b2 b0", "r9"),
        ("r8 b3 r8 r9 b0", "r10"),
        ("r8 b3 r8 r9 r10", "r10"),
    ],
)
def test_a_missing_coin_gives_the_next_higher(others: str, new_coin: str) -> None:
    state = offered("b2 b4 b3 b0 b5", others=others)
    choose(state, "transform:b5")
    assert owned(state, 0)[-1] == new_coin


@pytest.mark.proves("coins.missing-higher", "ruling.missing-coin-scope")
def test_a_missing_sum_gives_the_next_higher_too() -> None:
    assert sorted(pouch(traded("r12 b3", others="r15 r16 b3 b5 b0"), 0)) == ["b3", "r17"]


@pytest.mark.proves("coins.missing-lower")
@pytest.mark.parametrize(
    ("own", "others", "new_coin"),
    [
        ("b2 r24 b3 b0 b5", "b4 b2 b3 b0 b5", "r25"),
        ("b2 r24 b3 b0 b5", "r25 b2 b3 b0 b5", "r23"),
        ("b2 r21 b3 b0 b5", "r25 b3 r24 b0 b5", "r23"),
        ("b2 r21 b3 b0 b5", "r25 b3 r24 r23 b0", "r22"),
    ],
)
def test_without_a_higher_coin_the_next_lower_one_comes(
    own: str, others: str, new_coin: str
) -> None:
    state = offered(own, others=others)
    choose(state, "transform:dragon")
    assert owned(state, 0)[-1] == new_coin


@pytest.mark.proves("coins.not-same-value")
def test_a_transformed_25_never_comes_back() -> None:
    state = offered("b2 r25 b3 b0 b5")
    choose(state, "transform:dragon")
    assert owned(state, 0)[-1] == "r24"
    assert state.view(0)["treasury"]["25"] == 1


@pytest.mark.proves("coins.not-same-value")
def test_a_traded_25_never_comes_back() -> None:
    state = traded("r25 b4")
    assert sorted(pouch(state, 0)) == ["b4", "r24"]


@pytest.mark.proves("coins.not-same-value", "ruling.same-value-filter")
def test_nor_does_another_coin_of_the_same_value() -> None:
    state = offered("b2 r14 b3 b0 b5")
    for value in range(15, 26):
        state.treasury[value] = 0
    choose(state, "transform:dragon")
    assert owned(state, 0)[-1] == "r13"


@pytest.mark.proves("coins.not-same-value")
def test_a_value_owned_elsewhere_may_well_be_taken() -> None:
    """Only the value just discarded is barred: a second 8 may join a first one."""
    state = offered("r8 b4 b3 b0 b5")
    choose(state, "transform:b5")
    assert owned(state, 0)[-2:] == ["r8", "r8"]


@pytest.mark.proves("transform.not-zero")
@pytest.mark.parametrize(
    ("own", "refused", "allowed"),
    [
        ("b0 b4 b3 b2 b5", "transform:goblin", ["dragon", "horse", "b2", "b5"]),
        ("b2 b4 b0 b3 b5", "transform:horse", ["goblin", "dragon", "b3", "b5"]),
        ("b2 b4 b3 b0 b5", "transform:b0", ["goblin", "dragon", "horse", "b5"]),
    ],
)
def test_the_0_is_never_transformed(own: str, refused: str, allowed: list[str]) -> None:
    state = offered(own)
    why = refusal(state, 0, refused)
    assert why.rule == "transform.not-zero"
    assert options(state) == [f"transform:{place}" for place in allowed]


@pytest.mark.proves("transform.not-zero")
def test_nor_on_the_tavern_where_it_was_bid_nor_in_hand() -> None:
    state = blank(2)
    coins(state, 0, "b2 b0 b3 b4 b5")
    coins(state, 1, "b2 b4 b3 b0 b5")
    open_tavern(state, "dragon", "o3 w3 w4")
    choose(state, "take:w3", "take:o3")
    assert options(state) == ["transform:goblin", "transform:horse", "transform:b4", "transform:b5"]
    hand = blank(2)
    army(hand, 0, warrior="w3")
    ask(hand, Award(WARRIOR))
    assert options(hand) == ["transform:b2", "transform:b3", "transform:b4", "transform:b5"]
