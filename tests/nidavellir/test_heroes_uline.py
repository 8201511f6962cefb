"""Uline: her owner bids last, from the hand, with open eyes."""

from __future__ import annotations

from typing import Any

import pytest

from antre.games.nidavellir.rules.coins import Transform
from antre.games.nidavellir.rules.rounds import ROUND
from antre.games.nidavellir.rules.scoring import FINAL_COUNT
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import asked, bid
from tests.nidavellir.tables import (
    army,
    ask,
    blank,
    choose,
    coins,
    events,
    open_tavern,
    options,
    owned,
    refusal,
)

SEER = 1


def seer_round() -> Nidavellir:
    """Three players, Uline with seat 1; a round begins."""
    state = blank(3)
    state.gems = [4, 3, 5]
    army(state, SEER, command="uline")
    ask(state, ROUND)
    return state


def seer_tavern(own: str = "b0 b2 b3 b4 b5", cards: str = "w3 w4 w5") -> Nidavellir:
    """The first tavern is open, the others have bid 5 and 4 there; seat 1 is to bid."""
    state = blank(3)
    state.gems = [4, 3, 5]
    army(state, SEER, command="uline")
    coins(state, 0, "b5 b4 b3 b2 b0")
    coins(state, SEER, own, placed=0)
    coins(state, 2, "b4 b5 b3 b2 b0")
    open_tavern(state, "goblin", cards)
    return state


def seen(state: Nidavellir, viewer: int = 0, seat: int = SEER) -> dict[str, Any]:
    """The coins of a seat as another one sees them."""
    coins_seen: dict[str, Any] = state.view(viewer)["coins"][seat]
    return coins_seen


@pytest.mark.proves("uline.points")
def test_uline_adds_nine_points() -> None:
    state = blank(2)
    army(state, 1, command="uline")
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [14, 14 + 9]


@pytest.mark.proves("uline.no-bids")
def test_her_owner_lays_no_coins_and_keeps_all_in_hand() -> None:
    state = seer_round()
    assert [question.seat for question in state.decisions] == [0, 2]
    bid(state, 0, "b5 b4 b3")
    assert seen(state)["slots"] == [None, None, None]
    bid(state, 2, "b2 b0 b3")
    assert seen(state)["slots"] == [None, None, None]
    assert seen(state)["hand"] == ["b0", "b2", "b3", "b4", "b5"]
    assert seen(state, viewer=1, seat=0)["hand"] == [], "the others have laid theirs"


@pytest.mark.proves("uline.late-bid")
def test_in_each_tavern_she_waits_for_the_others_to_reveal() -> None:
    state = seer_round()
    bid(state, 0, "b5 b4 b3")
    bid(state, 2, "b2 b0 b3")
    revealed = {0: ["b5", "b4", "b3"], 2: ["b2", "b0", "b3"]}
    for tavern, own in enumerate(("b3", "b4", "b5")):
        assert asked(state) == (SEER, "uline.late-bid")
        for other, coins_bid in revealed.items():
            faces = coins_bid[: tavern + 1] + ["?"] * (2 - tavern)
            assert seen(state, viewer=SEER, seat=other)["slots"] == faces
        assert events(state, "take") == [] or tavern, "nobody has played yet"
        choose(state, f"bid:{own}")
        while not state.over and asked(state)[1] not in ("uline.late-bid", "bids.one-per-tavern"):
            choose(state, options(state)[0])
    assert [event["tavern"] for event in events(state, "reveal")] == ["goblin", "dragon", "horse"]
    assert [event["bids"][SEER] for event in events(state, "reveal")] == [None, None, None]
    assert [event["coin"] for event in events(state, "late_bid")] == ["b3", "b4", "b5"]


@pytest.mark.proves("uline.late-bid")
def test_she_chooses_any_coin_of_the_hand() -> None:
    state = seer_tavern(own="b0 b2 s3 r9 r12")
    assert options(state) == ["bid:b0", "bid:b2", "bid:s3", "bid:r9", "bid:r12"]


@pytest.mark.proves("uline.face-up")
def test_her_coin_lies_face_up_on_the_slot() -> None:
    state = seer_tavern()
    choose(state, "bid:b3")
    for viewer in (0, SEER, 2, -1):
        assert seen(state, viewer)["slots"] == ["b3", None, None]


@pytest.mark.proves("uline.normal-resolution")
@pytest.mark.parametrize(
    ("own", "order", "gems"),
    [
        ("b3", [0, 2, 1], [4, 3, 5]),
        ("r9", [1, 0, 2], [4, 3, 5]),
        ("b4", [0, 2, 1], [4, 5, 3]),  # a tie: gem 5 goes first, then the gems change hands
        ("b5", [0, 1, 2], [3, 4, 5]),
    ],
)
def test_the_tavern_is_resolved_as_usual(own: str, order: list[int], gems: list[int]) -> None:
    state = seer_tavern(own="b0 b3 b4 b5 r9")
    choose(state, f"bid:{own}")
    assert state.view(-1)["order"] == order
    choose(state, "take:w5", "take:w4", "take:w3")
    assert [event["seat"] for event in events(state, "take")] == order
    assert state.view(-1)["gems"] == gems


@pytest.mark.proves("uline.trade-from-hand")
def test_she_chooses_two_coins_of_the_hand_to_trade_at_the_end_of_her_turn() -> None:
    state = seer_tavern(own="b0 b2 b3 b4 r9", cards="w3 w4 m0")
    army(state, SEER, warrior="w6 w7", hunter="h h", blacksmith="b b", explorer="e5 e6", miner="m0")
    choose(state, "bid:b0", "take:w3", "take:w4", "take:m0")
    assert asked(state) == (SEER, "hero.mandatory"), "recruiting comes before the trade"
    choose(state, "recruit:skaa")
    assert asked(state) == (SEER, "uline.trade-from-hand")
    assert options(state) == ["add:b2", "add:b3", "add:b4", "add:r9"], "not the 0 on the board"
    choose(state, "add:b3")
    assert options(state) == ["add:b2", "add:b4", "add:r9"], "another coin"


@pytest.mark.proves("uline.trade-from-hand")
def test_she_trades_only_when_she_bid_the_trading_coin() -> None:
    state = seer_tavern()
    choose(state, "bid:b2", "take:w3", "take:w4", "take:w5")
    assert state.over
    assert events(state, "trade") == []


@pytest.mark.proves("uline.trade-normal", "uline.trade-to-hand")
@pytest.mark.parametrize("added", [("b4", "r9"), ("r9", "b4")])
def test_the_higher_coin_is_given_up_and_the_sum_comes_to_the_hand(added: tuple[str, str]) -> None:
    state = seer_tavern(own="b0 b2 b3 b4 r9")
    treasury = state.view(-1)["treasury"]
    choose(state, "bid:b0", "take:w3", "take:w4", "take:w5", *(f"add:{coin}" for coin in added))
    assert seen(state)["slots"] == ["b0", None, None]
    assert seen(state)["hand"] == ["b2", "b3", "b4", "r13"]
    after = state.view(-1)["treasury"]
    changed = {value: after[value] - treasury[value] for value in after}
    assert {value: count for value, count in changed.items() if count} == {"9": 1, "13": -1}


@pytest.mark.proves("uline.no-pouch")
def test_her_owner_never_has_a_pouch() -> None:
    state = seer_round()
    bid(state, 0, "b5 b4 b3")
    bid(state, 2, "b2 b0 b3")
    pouches = []
    # To the next bids: she lays her first three coins one by one, the rest stays in hand.
    while state.view(-1)["round"] == 2:
        pouches += [seen(state, viewer)["pouch"] for viewer in (0, SEER)]
        assert len(seen(state)["hand"]) == 5 - sum(
            slot is not None for slot in seen(state)["slots"]
        )
        choose(state, options(state)[-1])
    assert len(events(state, "late_bid")) == 3
    assert all(pouch == [] for pouch in pouches)
    assert len(pouches) > 20


@pytest.mark.proves("uline.transform-hand")
def test_a_coin_of_the_hand_is_transformed_in_the_hand() -> None:
    state = seer_tavern()
    choose(state, "bid:b3")
    ask(state, Transform(SEER, 5))
    choose(state, "transform:b5")
    assert seen(state)["slots"] == ["b3", None, None]
    assert seen(state)["hand"] == ["b0", "b2", "b4", "r10"]


@pytest.mark.proves("uline.transform-slot")
@pytest.mark.parametrize("slot", ["goblin", "dragon"])
def test_a_coin_on_a_slot_is_transformed_there(slot: str) -> None:
    state = seer_tavern()
    choose(state, "bid:b3", "take:w3", "take:w4", "take:w5")
    open_tavern(state, "dragon", "o3 w6 w7")
    choose(state, "bid:b5", "take:w6", "take:o3")
    assert asked(state)[0] == SEER
    assert options(state) == [
        "transform:goblin", "transform:dragon", "transform:b2", "transform:b4",
    ]  # fmt: skip
    choose(state, f"transform:{slot}")
    assert seen(state)["slots"] == (["r6", "b5", None] if slot == "goblin" else ["b3", "r8", None])
    assert seen(state)["hand"] == ["b0", "b2", "b4"]


@pytest.mark.proves("uline.hand-usable")
def test_new_coins_of_the_hand_may_be_bid_later_in_the_round() -> None:
    state = seer_tavern(own="b0 b2 b3 b4 r9")
    choose(state, "bid:b0", "take:w3", "take:w4", "take:w5", "add:b4", "add:r9")
    open_tavern(state, "dragon", "w6 w7 o3")
    assert options(state) == ["bid:b2", "bid:b3", "bid:b4", "bid:r13"]
    choose(state, "bid:r13", "take:o3", "transform:b2")
    choose(state, "take:w6", "take:w7")
    open_tavern(state, "horse", "h h h")
    assert options(state) == ["bid:b3", "bid:b4", "bid:r5"]


@pytest.mark.proves("uline.board-stays")
def test_coins_on_the_board_stay_until_the_end_of_the_round() -> None:
    state = seer_round()
    bid(state, 0, "b5 b4 b3")
    bid(state, 2, "b4 b5 b3")
    laid: list[str] = []
    while state.view(-1)["round"] == 2:
        if asked(state) == (SEER, "uline.late-bid"):
            assert seen(state)["slots"] == laid + [None] * (3 - len(laid))
            for coin in laid:
                assert f"bid:{coin}" not in options(state)
                assert refusal(state, SEER, f"bid:{coin}").rule == "bids.one-per-tavern"
            laid.append(("b2", "b3", "b0")[len(laid)])
            choose(state, f"bid:{laid[-1]}")
        elif "transform:b5" in options(state):
            choose(state, "transform:b5")
        else:
            if len(laid) == 3:
                assert seen(state)["slots"] == laid
            choose(state, options(state)[0])
    assert len(laid) == 3
    assert seen(state)["slots"] == [None, None, None]
    assert seen(state)["hand"] == owned(state, SEER)


def recruited_in(tavern: str, own: str) -> Nidavellir:
    """Seat 0 completes a line in a tavern and recruits Uline."""
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    coins(state, 0, own)
    coins(state, 1, "b2 b5 b3 b4 b0")
    # What lies on the taverns before this one has been revealed.
    for seat in range(2):
        state.shown[seat] = {"goblin": 0b0, "dragon": 0b1, "horse": 0b11}[tavern]
    open_tavern(state, tavern, "m0 w4 w5")
    while asked(state)[0] != 0:
        choose(state, "take:w5")
    choose(state, "take:m0")
    assert "?" in seen(state, viewer=1, seat=0)["pouch"], "still secret"
    choose(state, "recruit:uline")
    return state


@pytest.mark.proves("uline.zone")
def test_uline_is_put_in_the_command_zone_first() -> None:
    state = recruited_in("goblin", "b5 b2 b3 b4 b0")
    assert state.view(-1)["command"][0] == ["uline"]
    told = [event["kind"] for event in state.log(-1)]
    assert told.index("recruit") < told.index("pick_up")


@pytest.mark.proves("uline.pick-up-slots", "uline.pick-up-pouch", "uline.active-at-once")
@pytest.mark.parametrize(
    ("tavern", "slots", "hand"),
    [
        ("goblin", ["b5", None, None], ["b0", "b2", "b3", "b4"]),
        ("dragon", ["b5", "b2", None], ["b0", "b3", "b4"]),
        ("horse", ["b5", "b2", "b3"], ["b0", "b4"]),
    ],
)
def test_coins_not_yet_revealed_and_the_pouch_are_picked_up(
    tavern: str, slots: list[str | None], hand: list[str]
) -> None:
    state = recruited_in(tavern, "b5 b2 b3 b4 b0")
    for viewer in (0, 1):
        assert seen(state, viewer, seat=0) == {
            "owned": ["b0", "b2", "b3", "b4", "b5"],
            "slots": slots,
            "pouch": [],
            "hand": hand,
        }


@pytest.mark.proves("uline.active-at-once")
def test_she_bids_late_in_the_very_next_tavern() -> None:
    state = recruited_in("goblin", "b5 b2 b3 b4 b0")
    choose(state, "take:w5")
    open_tavern(state, "dragon", "w6 w7 h")
    assert asked(state) == (0, "uline.late-bid")
    assert options(state) == ["bid:b0", "bid:b2", "bid:b3", "bid:b4"]


@pytest.mark.proves("uline.active-at-once")
def test_she_trades_from_the_hand_in_the_turn_she_comes() -> None:
    state = recruited_in("goblin", "b0 b2 b3 b4 b5")
    assert asked(state) == (0, "uline.trade-from-hand")
    choose(state, "add:b2", "add:b3")
    assert seen(state, viewer=1, seat=0)["hand"] == ["b2", "b4", "b5", "r5"]
