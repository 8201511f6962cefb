"""Four bribes, and a troll of the horde retires."""

from __future__ import annotations

import pytest

from antre.games.hall.rules.state import NOTHING, Hall
from tests.hall.moments import (
    bribe,
    bribes,
    cards,
    horde,
    horde_pedestal,
    pedestals,
    put,
    turn,
    will_draw,
)  # fmt: skip
from tests.hall.tables import CONTENT, act, asked, choose, events, options, power, stored

ICE, MOON = 1, 2


@pytest.mark.proves("retire.trigger", "retire.bottom", "retire.replace", "retire.bribes-supply")
def test_the_fourth_bribe_sends_a_troll_under_its_deck() -> None:
    state = turn(coin=2)
    bribe(state, "1b", coin=3)
    old = horde(state)["1b"]
    will_draw(state, troll1=[next(card for card in state.decks[0])])
    choose(state, "recruit:2a", "join:5")
    assert [event["card"] for event in events(state, "retire")] == [old]
    assert state.view(0)["bottoms"][0] == [old]
    assert horde(state)["1b"] != old
    assert bribes(state) == {"1a": {"coin": 1}}
    assert stored(state, 0) == {}


@pytest.mark.proves("retire.trigger")
def test_three_bribes_are_not_enough() -> None:
    state = turn(coin=2)
    bribe(state, "1b", coin=2)
    old = horde(state)["1b"]
    choose(state, "recruit:2a", "join:5")
    assert horde(state)["1b"] == old
    assert bribes(state) == {"1a": {"coin": 1}, "1b": {"coin": 3}}


@pytest.mark.proves("retire.all", "ruling.retire-order")
def test_all_that_carry_four_retire_bottom_row_first_from_the_left() -> None:
    state = turn(coin=5)
    for slot in ("1b", "1c", "2a", "2b"):
        bribe(state, slot, coin=3)
    fresh = cards("fi1-1 ic1-1 fi2-1 ic2-1")
    for card in fresh:
        if card in state.horde:
            put_back(state, card)
    choose(state, "recruit:3a", "none")
    drawn = {
        f"troll{level}": [card for card in fresh if CONTENT.card_level[card] == level]
        for level in (1, 2)
    }
    will_draw(state, **drawn)
    choose(state, "join:5")
    assert [event["slot"] for event in events(state, "retire")] == ["1b", "1c", "2a", "2b"]
    assert [horde(state)[slot] for slot in ("1b", "1c", "2a", "2b")] == [
        "fi1-1", "ic1-1", "fi2-1", "ic2-1",
    ]  # fmt: skip
    assert bribes(state) == {"1a": {"coin": 1}}


def put_back(state: Hall, card: int) -> None:
    """Exchange a troll of the horde for one of its deck."""
    deck = state.decks[CONTENT.card_level[card] - 1]
    slot = state.horde.index(card)
    other = next(troll for troll in deck if CONTENT.card_name[troll][-1] not in "1")
    deck.remove(other)
    deck.append(card)
    state.horde[slot] = other


@pytest.mark.proves("ruling.retire-order", "ruling.retire-deck-empty")
def test_one_goes_under_the_deck_before_the_next_is_replaced() -> None:
    """With an empty deck the first to retire comes back at once, then the second likewise."""
    state = turn(coin=2)
    bribe(state, "1a", coin=3)
    bribe(state, "1b", coin=3)
    first, second = horde(state)["1a"], horde(state)["1b"]
    state.decks[0] = []
    choose(state, "recruit:2a", "join:5")
    assert (horde(state)["1a"], horde(state)["1b"]) == (first, second)
    assert bribes(state) == {}
    assert state.view(0)["bottoms"][0] == []


@pytest.mark.proves("ruling.retire-order")
def test_the_first_in_order_gets_the_last_card_of_a_deck() -> None:
    state = turn(coin=2)
    bribe(state, "1a", coin=3)
    bribe(state, "1b", coin=3)
    first = horde(state)["1a"]
    last = state.decks[0].pop()
    state.decks[0] = [last]
    choose(state, "recruit:2a", "join:5")
    assert (horde(state)["1a"], horde(state)["1b"]) == (CONTENT.card_name[last], first)


@pytest.mark.proves("ruling.retire-threshold")
def test_more_than_four_of_any_kind_count_as_well() -> None:
    state = turn(coin=2)
    bribe(state, "1a", coin=2, iron=1, rune=1)
    bribe(state, "1e", iron=4)
    choose(state, "recruit:2a", "join:5")
    assert [event["slot"] for event in events(state, "retire")] == ["1a", "1e"]
    assert bribes(state) == {"1b": {"coin": 1}}


@pytest.mark.proves("ruling.retire-timing")
def test_retirement_waits_until_the_cascade_is_done() -> None:
    state = turn(coin=2)
    bribe(state, "1b", coin=3)
    choose(state, "recruit:2a")
    assert asked(state)[1] == "pack.choice"
    assert bribes(state)["1b"] == {"coin": 4}
    choose(state, "join:5")
    told = [event["kind"] for event in state.log(0)]
    assert told.index("retire") > told.index("cascade")
    assert asked(state) == (0, "turn.step-4")


@pytest.mark.proves("ruling.retire-timing", "retire.trigger")
def test_only_a_recruit_brings_retirement() -> None:
    state = turn(stone=2)
    bribe(state, "1b", coin=4)
    choose(state, "dig:I2:stone")
    choose(state, options(state)[0])
    assert events(state, "retire") == []
    choose(act(state), "recruit:1e", "join:5")
    assert [event["slot"] for event in events(state, "retire")] == ["1b"]


@pytest.mark.proves("ruling.retire-pedestal")
def test_the_pedestal_of_a_retiring_troll_passes_on() -> None:
    state = turn()
    bribe(state, "2b", coin=4)
    horde_pedestal(state, "2b", "ice")
    before = len(state.bag)
    choose(state, "recruit:1a", "join:5")
    assert pedestals(state)["2b"] == "ice"
    assert len(state.bag) == before


@pytest.mark.proves("ruling.retire-pedestal")
def test_it_returns_to_the_bag_if_no_level_2_troll_follows() -> None:
    """The card that retires is of level 1, so its deck holds level-2 cards no more."""
    state = turn()
    put(state, "2b", "fi1-1")
    bribe(state, "2b", coin=4)
    horde_pedestal(state, "2b", "ice")
    before = state.bag.count(ICE)
    state.decks[1] = []
    choose(state, "recruit:1a", "join:5")
    assert CONTENT.card_level[state.horde[6]] == 3
    assert "2b" not in pedestals(state)
    assert state.bag.count(ICE) == before + 1


@pytest.mark.proves("ruling.retire-pedestal")
def test_a_level_2_troll_without_one_draws_one() -> None:
    state = turn()
    bribe(state, "2b", coin=4)
    horde_pedestal(state, "2b", None)
    will_draw(state, pedestal=[MOON])
    choose(state, "recruit:1a", "join:5")
    assert pedestals(state)["2b"] == "moon"


@pytest.mark.proves("ruling.retire-out-of-row")
def test_a_card_out_of_its_row_goes_under_its_own_deck() -> None:
    state = turn()
    put(state, "1b", "fi2-1")
    bribe(state, "1b", coin=4)
    choose(state, "recruit:1a", "join:5")
    assert state.view(0)["bottoms"] == [[], ["fi2-1"], []]
    assert CONTENT.card_level[state.horde[1]] == 1


@pytest.mark.proves("ruling.retire-threshold", "retire.bribes-supply")
def test_nobody_receives_the_bribes_of_a_retired_troll() -> None:
    state = turn()
    power(state, "lavish_gifts")
    bribe(state, "1c", iron=4)
    before = sum(state.storage)
    choose(state, "recruit:1a", "join:5")
    assert sum(state.storage) == before
    assert bribes(state) == {}
    assert NOTHING not in state.horde
