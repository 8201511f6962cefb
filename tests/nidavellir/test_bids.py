"""Dwarves enter the taverns, then everybody bids in secret."""

from __future__ import annotations

from itertools import permutations

import pytest

from antre.core.errors import WrongSeat
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import (
    BIDDING,
    asked,
    bid,
    bid_all,
    finished,
    game,
    resolve,
    start,
    story,
)
from tests.nidavellir.tables import CONTENT, choose, new, options, refusal

BASE = ["b0", "b2", "b3", "b4", "b5"]


def seen(state: Nidavellir, viewer: int) -> tuple[object, ...]:
    return state.view(viewer), state.log(viewer)


@pytest.mark.proves("entry.deal", "entry.x-players")
@pytest.mark.parametrize(("seats", "cards", "rounds"), [(2, 3, 8), (3, 3, 8), (4, 4, 6), (5, 5, 6)])
def test_x_cards_enter_each_tavern_every_round(seats: int, cards: int, rounds: int) -> None:
    entries = story(finished(seats, seed=2), "enter")
    assert len(entries) == rounds
    for entry in entries:
        assert [len(inside) for inside in entry["taverns"]] == [cards] * 3


@pytest.mark.proves("entry.deal")
def test_the_cards_that_enter_leave_the_deck() -> None:
    state = new(4)
    view = state.view(0)
    entered = [card for cards in view["taverns"].values() for card in cards]
    assert len(view["decks"][0]) == 36 - 12
    assert not set(entered) & set(view["decks"][0])


@pytest.mark.proves("entry.current-age-only")
def test_each_age_has_its_own_cards() -> None:
    state = finished(5, seed=4)
    first = {CONTENT.card_name[card] for card in CONTENT.deck[0] + CONTENT.five_deck[0]}
    second = {CONTENT.card_name[card] for card in CONTENT.deck[1] + CONTENT.five_deck[1]}
    entered: dict[int, list[str]] = {1: [], 2: []}
    for entry in story(state, "enter"):
        entered[entry["age"]] += [card for cards in entry["taverns"] for card in cards]
    assert sorted(entered[1]) == sorted(first)
    assert len(entered[2]) == len(set(entered[2])) == 45
    assert set(entered[2]) < second


@pytest.mark.proves("entry.all-taverns-first")
def test_all_taverns_are_full_and_in_sight_at_every_bid() -> None:
    bids = 0
    for state in game(3, seed=6):
        if state.over or state.question.rule != BIDDING:
            continue
        bids += 1
        taverns = [state.view(viewer)["taverns"] for viewer in (0, 1, 2, -1)]
        assert taverns.count(taverns[0]) == 4
        assert [len(cards) for cards in taverns[0].values()] == [3, 3, 3]
        assert not any("?" in cards for cards in taverns[0].values())
    assert bids > 8


@pytest.mark.proves("bids.simultaneous")
def test_everybody_is_asked_at_once_and_in_no_order() -> None:
    state = new(3)
    assert [question.seat for question in state.decisions] == [0, 1, 2]
    other = new(3)
    bid_all(state, "b5 b4 b3", "b4 b3 b2", "b3 b2 b0")
    for seat, coin in [(2, "b3"), (0, "b5"), (2, "b2"), (1, "b4"), (0, "b4"), (1, "b3"), (1, "b2")]:
        bid(other, seat, coin)
    assert other.question.rule == BIDDING
    bid(other, 2, "b0")
    bid(other, 0, "b3")
    assert other.fingerprint() == state.fingerprint()


@pytest.mark.proves("bids.simultaneous", "bids.one-per-tavern")
def test_nothing_happens_before_the_last_coin_lies() -> None:
    state = new(2)
    bid(state, 0, "b5 b4 b3")
    bid(state, 1, "b5 b4")
    assert [question.seat for question in state.decisions] == [1]
    assert state.view(0)["tavern"] is None
    assert story(state, "reveal") == []
    bid(state, 1, "b3")
    assert state.view(0)["tavern"] == "goblin"


@pytest.mark.proves("bids.know-own-coins")
def test_own_coins_are_known_before_bidding() -> None:
    state = new(2)
    assert state.view(1)["coins"][1]["hand"] == BASE
    bid_all(state, "b0 b2 b3", "b3 b2 b0")
    resolve(state)
    assert state.question.rule == BIDDING
    assert state.view(0)["coins"][0]["hand"] == ["b0", "b2", "b3", "b4", "r9"]


@pytest.mark.proves("bids.one-per-tavern")
def test_one_coin_for_each_tavern_and_no_more() -> None:
    state = new(2)
    bid(state, 0, "b5 b4")
    why = refusal(state, 0, "bid:b5")
    assert why.rule == "bids.one-per-tavern"
    assert options(state, 0) == ["bid:b0", "bid:b2", "bid:b3"]
    bid(state, 0, "b3")
    with pytest.raises(WrongSeat):
        state.apply(0, "bid:b2")
    assert state.view(0)["coins"][0]["slots"] == ["b5", "b4", "b3"]


@pytest.mark.proves("bids.free-choice")
@pytest.mark.parametrize("coins", list(permutations(BASE, 3)))
def test_any_coin_goes_to_any_tavern(coins: tuple[str, ...]) -> None:
    state = new(2)
    bid(state, 1, " ".join(coins))
    assert state.view(1)["coins"][1]["slots"] == list(coins)


@pytest.mark.proves("bids.free-choice")
def test_only_own_coins_are_bid() -> None:
    why = refusal(new(2), 0, "bid:r9")
    assert why.rule == "bids.free-choice"


@pytest.mark.proves("bids.face-down")
@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_bids_lie_face_down(viewer: int) -> None:
    """Whatever seat 0 has bid, and however far it has come, the others see the same."""
    one, other, none = new(3), new(3), new(3)
    bid(one, 0, "b5 b4")
    bid(other, 0, "b0 b2")
    assert seen(one, viewer) == seen(other, viewer) == seen(none, viewer)
    bid(one, 0, "b3")
    bid(other, 0, "b4")
    assert seen(one, viewer) == seen(other, viewer)
    assert one.view(viewer)["coins"][0]["slots"] == ["?", "?", "?"]
    assert one.view(0)["coins"][0]["slots"] == ["b5", "b4", "b3"]


@pytest.mark.proves("bids.pouch")
def test_two_coins_go_to_the_pouch_face_down() -> None:
    state = new(2)
    bid(state, 0, "b5 b0")
    assert state.view(0)["coins"][0]["pouch"] == []
    assert state.view(0)["coins"][0]["hand"] == ["b2", "b3", "b4"]
    bid(state, 0, "b3")
    mine, theirs = state.view(0)["coins"][0], state.view(1)["coins"][0]
    assert (mine["pouch"], mine["hand"]) == (["b2", "b4"], [])
    assert (theirs["pouch"], theirs["hand"]) == (["?", "?"], [])


@pytest.mark.proves("bids.purpose")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_coin_on_a_tavern_decides_when_its_owner_plays_there(order: tuple[int, ...]) -> None:
    """The coins on the other taverns, here the other way round, have no say."""
    state = start(3, age1="w3 w4 w5 e5 e6 e7 h m0 b")
    coins = {order[0]: "b5 b2 b3", order[1]: "b4 b3 b2", order[2]: "b2 b5 b4"}
    bid_all(state, *(coins[seat] for seat in range(3)))
    played = []
    for _ in range(3):
        played.append(asked(state)[0])
        choose(state, options(state)[0])
    assert tuple(played) == order
    assert asked(state) == (order[2], "turn.take-card")
