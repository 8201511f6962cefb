"""Rounds and ages: how many there are, and how one follows another."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import BIDDING, bid_all, finished, resolve, start, story


def after_one_round() -> Nidavellir:
    state = start(3, gems="5 4 3", age1="w3 w4 w5 e5 e6 e7 h h b")
    bid_all(state, "b0 b2 b3", "b5 b0 b3", "b4 b5 b0")
    resolve(state)
    return state


@pytest.mark.proves("structure.two-ages", "structure.rounds-2-3", "structure.rounds-4-5")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_two_ages_of_three_or_four_rounds(seats: int, rounds: int) -> None:
    state = finished(seats, seed=seats)
    expected = [(age, number) for age in (1, 2) for number in range(1, rounds + 1)]
    assert [(entry["age"], entry["round"]) for entry in story(state, "enter")] == expected
    assert len(story(state, "reveal")) == 2 * rounds * 3
    assert len(story(state, "end")) == 1


@pytest.mark.proves("round.take-back-coins")
def test_all_coins_come_back_in_hand() -> None:
    state = after_one_round()
    hands = [
        ["b0", "b2", "b3", "b4", "r9"],
        ["b0", "b2", "b3", "b5", "r6"],
        ["b0", "b2", "b4", "b5", "r5"],
    ]
    for seat, hand in enumerate(hands):
        own = state.view(seat)["coins"][seat]
        assert (own["slots"], own["pouch"], own["hand"]) == ([None, None, None], [], hand)
        assert [option.text for option in state.decision(seat).options] == [
            f"bid:{name}" for name in hand
        ]


@pytest.mark.proves("round.take-back-coins")
def test_coins_stay_on_the_board_until_the_third_tavern_is_done() -> None:
    state = start(2, gems="5 4", age1="w3 w4 w5 e5 e6 e7 h m0 b")
    bid_all(state, "b5 b4 b3", "b4 b3 b2")
    for tavern in ("goblin", "dragon", "horse"):
        for _ in range(2):
            view = state.view(0)
            assert view["tavern"] == tavern
            assert view["coins"][0]["slots"] == ["b5", "b4", "b3"]
            first = state.decisions[0]
            state.apply(first.seat, first.options[0])
    assert state.view(0)["coins"][0]["slots"] == [None, None, None]


@pytest.mark.proves("round.next")
def test_then_the_next_round_begins() -> None:
    state = after_one_round()
    view = state.view(0)
    assert (view["age"], view["round"], view["tavern"]) == (1, 2, None)
    assert state.question.rule == BIDDING
    assert view["waiting"] == [0, 1, 2]
    assert [len(cards) for cards in view["taverns"].values()] == [3, 3, 3]
    assert len(view["decks"][0]) == 36 - 18
