"""Rulings on bids, order, what others may know, and gems."""

from __future__ import annotations

import random

import pytest

import antre
from antre.core.errors import Refused
from antre.core.setup import Setup
from antre.games.nidavellir.content.names import MINER, TAVERNS
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.rules.taverns import TAVERN_RESOLUTION
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    card,
    choose,
    coins,
    column,
    events,
    names,
    new,
    open_tavern,
    options,
)

OTHERS = (-1, 1, 2)


def lay(state: Nidavellir, *hands: str) -> None:
    """The five coins of each seat in turn: three bids, then the pouch."""
    for seat, text in enumerate(hands):
        coins(state, seat, text)


def bid(state: Nidavellir, seat: int, text: str) -> None:
    for name in text.split():
        state.apply(seat, f"bid:{name}")


def play_out(state: Nidavellir) -> list[int]:
    """Answer every question with its first option; the seats that were asked, in order."""
    asked = []
    while not state.over:
        decision = state.decisions[0]
        asked.append(decision.seat)
        state.apply(decision.seat, decision.options[0])
    return asked


def resolve(state: Nidavellir, *taverns: str) -> None:
    """Fill the taverns, one text each, and resolve them one after another."""
    for index, text in enumerate(taverns):
        state.taverns[index] = tuple(sorted(card(name) for name in text.split()))
    state.stack += TAVERN_RESOLUTION[9 - 3 * len(taverns) :]
    state.run()


def seen(state: Nidavellir, viewer: int, seat: int) -> dict[str, list[str]]:
    return dict(state.view(viewer)["coins"][seat])


@pytest.mark.proves("ruling.bids-revisable")
def test_a_bid_can_be_changed_after_another_seat_has_bid() -> None:
    state = new(3)
    bid(state, 0, "b5")
    bid(state, 1, "b4 b3")
    state = state.undo(0)
    assert seen(state, 0, 0)["slots"] == [None, None, None]
    assert seen(state, 1, 1)["slots"] == ["b4", "b3", None]
    bid(state, 0, "b2")
    assert seen(state, 0, 0)["slots"] == ["b2", None, None]


@pytest.mark.proves("ruling.bids-revisable")
def test_a_complete_bid_can_be_changed_until_everybody_has_bid() -> None:
    state = new(3)
    bid(state, 0, "b5 b4 b3")
    bid(state, 1, "b4 b3 b2")
    bid(state, 2, "b4 b3")
    state = state.undo(0).undo(0).undo(0)
    bid(state, 0, "b2 b4 b3")
    state = state.undo(2)
    bid(state, 2, "b0")
    assert [state.can_undo(seat) for seat in range(3)] == [True, True, True]
    bid(state, 2, "b2")
    assert [state.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert events(state, "reveal")[0]["bids"] == ["b2", "b4", "b4"]
    with pytest.raises(Refused):
        state.undo(0)


@pytest.mark.parametrize("laid", ["b5", "b5 b4", "b5 b4 b3"])
@pytest.mark.proves("ruling.coin-secrecy")
def test_nobody_can_tell_one_open_bid_from_another(laid: str) -> None:
    one, other = new(3), new(3)
    bid(one, 0, laid)
    bid(other, 0, laid.replace("5", "0").replace("4", "2"))
    for viewer in OTHERS:
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)
        assert seen(one, viewer, 0)["owned"] == ["b0", "b2", "b3", "b4", "b5"]
    assert one.view(0) != other.view(0)


@pytest.mark.proves("ruling.coin-secrecy")
def test_nobody_sees_how_far_an_open_bid_has_come() -> None:
    state = new(3)
    bid(state, 0, "b5 b4")
    for viewer in OTHERS:
        assert state.view(viewer) == new(3).view(viewer)
        assert state.log(viewer) == new(3).log(viewer)


@pytest.mark.proves("ruling.coin-secrecy")
def test_a_reveal_shows_the_coins_of_its_tavern_alone() -> None:
    one, other = new(3), new(3)
    bid(one, 0, "b5 b4 b3")
    bid(other, 0, "b5 b2 b0")
    for state in (one, other):
        bid(state, 1, "b3 b4 b5")
        bid(state, 2, "b2 b4 b5")
    for viewer in OTHERS:
        assert seen(one, viewer, 0)["slots"] == ["b5", "?", "?"]
        assert seen(one, viewer, 0)["pouch"] == ["?", "?"]
        assert seen(one, viewer, 0)["owned"] == ["b0", "b2", "b3", "b4", "b5"]
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)


@pytest.mark.proves("ruling.coin-secrecy")
def test_a_trade_shows_the_pouch() -> None:
    state = blank(2)
    lay(state, "b0 b2 b3 b4 b5", "b2 b3 b4 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    assert seen(state, 1, 0)["pouch"] == ["?", "?"]
    choose(state, "take:w3", "take:w4")
    assert seen(state, 1, 0)["pouch"] == ["b4", "r9"]
    assert seen(state, 1, 0)["slots"] == ["b0", "?", "?"]
    assert seen(state, 1, 0)["owned"] == ["b0", "b2", "b3", "b4", "r9"]


def after_offering(choice: str) -> Nidavellir:
    """Seat 0 has bid 5, 2, 3 with 4 and 0 in the pouch, and transforms a coin by 3."""
    state = blank(2)
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:o3", choice)
    return state


@pytest.mark.parametrize(
    ("choice", "place", "old", "new_coin", "slots", "pouch"),
    [
        ("transform:goblin", "goblin", "b5", "r8", ["r8", "?", "?"], ["?", "?"]),
        ("transform:dragon", "dragon", "b2", "r5", ["b5", "r5", "?"], ["?", "?"]),
        ("transform:b4", "pouch", "b4", "r7", ["b5", "?", "?"], ["?", "r7"]),
    ],
)
@pytest.mark.proves("ruling.transform-public")
def test_a_transformation_is_public(
    choice: str, place: str, old: str, new_coin: str, slots: list[str], pouch: list[str]
) -> None:
    state = after_offering(choice)
    told = [event for event in state.log(1) if event["kind"] == "transform"]
    assert told == [
        {"kind": "transform", "seat": 0, "place": place, "old": old, "new": new_coin, "bonus": 3}
    ]
    assert seen(state, 1, 0)["slots"] == slots
    assert sorted(seen(state, 1, 0)["pouch"]) == pouch


@pytest.mark.proves("ruling.transform-future-bid")
def test_a_transformed_coin_bids_its_new_value_later() -> None:
    state = blank(2)
    lay(state, "b5 b2 b3 b4 b0", "b4 b3 b2 b5 b0")
    resolve(state, "o3 w3 w4", "w5 w6 w7")
    choose(state, "take:o3", "transform:dragon", "take:w3")
    assert state.order == (0, 1)
    assert state.revealed == (5, 3)
    assert state.decisions[0].seat == 0


@pytest.mark.proves("ruling.order-stored")
def test_a_coin_that_grows_to_an_equal_value_makes_no_tie() -> None:
    state = blank(3)
    state.gems = [5, 4, 3]
    lay(state, "b2 b3 b4 b5 b0", "b5 b2 b3 b4 b0", "b3 b2 b4 b5 b0")
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:w3", "take:w4", "take:o3", "transform:goblin")
    assert state.over
    assert state.gems == [5, 4, 3]


@pytest.mark.proves("ruling.order-stored")
def test_with_uline_the_order_is_settled_after_her_coin() -> None:
    state = blank(3)
    army(state, 0, command="uline")
    lay(state, "b0 b2 b3 b4 b5", "b3 b2 b4 b5 b0", "b2 b3 b4 b5 b0")
    state.placed[0] = 0
    open_tavern(state, "goblin", "w3 w4 w5")
    assert (state.order, state.decisions[0].seat) == ((), 0)
    choose(state, "bid:b5")
    assert play_out(state) == [0, 1, 2]


@pytest.mark.proves("ruling.deal-order")
def test_cards_enter_the_taverns_one_tavern_after_another() -> None:
    dealt = ["w9", "h.1a", "m0.1a", "b.1a", "e5", "w8", "h.1b", "m1.1a", "b.1b", "e6", "w7", "h.1c"]
    state = antre.new("nidavellir", 4, seed=1, draws={"age1": dealt})
    assert isinstance(state, Nidavellir)
    for place, tavern in enumerate(state.taverns):
        own = dealt[4 * place : 4 * place + 4]
        assert set(tavern) == {CONTENT.cards_of(name)[0] for name in own}, TAVERNS[place]


@pytest.mark.proves("ruling.must-take-card")
def test_the_last_player_must_take_what_is_left() -> None:
    state = blank(3)
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0", "b3 b2 b4 b5 b0")
    open_tavern(state, "goblin", "w3 w4 m0")
    choose(state, "take:w3", "take:w4")
    assert options(state) == ["take:m0"]
    with pytest.raises(Refused, match=r"turn\.take-card"):
        state.apply(2, "stay")
    choose(state, "take:m0")
    assert column(state, 2, "miner") == ["m0.1a"]


@pytest.mark.proves("ruling.two-player-third-card")
def test_the_third_card_is_discarded_without_effect_after_both_turns() -> None:
    state = blank(2)
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 o3")
    choose(state, "take:w3")
    assert options(state) == ["take:w4", "take:o3"]
    choose(state, "take:w4")
    assert state.over
    assert events(state, "transform") == []
    for viewer in (-1, 0, 1):
        assert state.view(viewer)["discarded"] == ["o3.1a"]
        *_, left, end = state.log(viewer)
        assert left == {"kind": "left", "seat": -1, "cards": ["o3.1a"]}
        assert end["kind"] == "end"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.proves("ruling.age-end-equivalence")
def test_decks_run_out_in_the_last_round_of_an_age(seats: int) -> None:
    rounds = range(1, 5 if seats < 4 else 4)
    for seed in range(6):
        rng = random.Random(seed)
        state = Setup.of(GAME, seats).start(seed, journal=False)
        assert isinstance(state, Nidavellir)
        begun = []
        while not state.over:
            question = state.question
            if (state.age, state.round) not in begun:
                begun.append((state.age, state.round))
            seat = question.actor(state)
            state.play(seat, rng.choice(question.options(state, seat)))
        assert begun == [(age, number) for age in (1, 2) for number in rounds]
        assert state.decks == ([], [])


@pytest.mark.parametrize("number", [1, 9])
@pytest.mark.proves("ruling.age-end-equivalence")
def test_the_deck_decides_when_an_age_ends(number: int) -> None:
    going_on, ending = blank(4), blank(4)
    going_on.round = ending.round = number
    ending.decks[0].clear()
    ask(going_on, END_OF_ROUND)
    ask(ending, END_OF_ROUND)
    assert (going_on.age, going_on.round) == (1, number + 1)
    assert (ending.age, ending.round) == (2, 1)


@pytest.mark.proves("ruling.coins-back-before-evaluation")
def test_coins_are_in_hand_before_ylud_and_the_evaluation() -> None:
    state = blank(2, END_OF_ROUND)
    state.decks[0].clear()
    army(state, 0, warrior="w3 w4", command="ylud")
    lay(state, "b5 b4 b3 b2 b0", "b4 b5 b3 b2 b0")
    open_tavern(state, "horse", "m0 m1 m2")
    choose(state, "take:m0", "take:m1")
    assert state.decisions[0].step == "PlaceYlud"
    assert seen(state, 0, 0)["hand"] == ["b0", "b2", "b3", "b4", "b5"]
    assert seen(state, 0, 0)["slots"] == [None, None, None]
    choose(state, "place:explorer")
    assert options(state) == ["transform:b2", "transform:b3", "transform:b4", "transform:b5"]


@pytest.mark.proves("ruling.gem-trade-automatic")
def test_three_tied_players_trade_gems_without_a_question() -> None:
    state = blank(4)
    state.gems = [4, 2, 3, 5]
    lay(state, "b4 b2 b3 b5 b0", "b4 b2 b3 b5 b0", "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5 w6")
    assert play_out(state) == [2, 3, 0, 1]
    assert state.gems == [4, 5, 3, 2]


@pytest.mark.proves("ruling.gem-six-leaves-one")
def test_a_tie_of_two_with_gem_six_trades_nothing() -> None:
    state = blank(3)
    state.gems = [3, 6, 5]
    lay(state, "b4 b2 b3 b5 b0", "b4 b2 b3 b5 b0", "b5 b2 b3 b4 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    assert play_out(state) == [2, 1, 0]
    assert state.gems == [3, 6, 5]
    assert events(state, "gems") == []


@pytest.mark.proves("ruling.gem-under-six")
def test_the_gem_under_gem_six_never_comes_back() -> None:
    state = blank(3)
    state.gems = [4, 3, 5]
    army(state, 0, miner="m0")
    ask(state, Award(MINER))
    assert state.gems == [6, 3, 5]
    assert state.view(1)["under_six"] == 4
    lay(state, *["b4 b2 b3 b5 b0"] * 3)
    open_tavern(state, "goblin", "w3 w4 w5")
    assert play_out(state) == [0, 2, 1]
    assert state.gems == [6, 5, 3]
    assert state.under_six == 4
    assert names(state.discarded) == []
