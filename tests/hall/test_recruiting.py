"""Recruiting a troll: bribes, refills and pedestals."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import SLOTS
from antre.games.hall.rules.state import NOTHING
from tests.hall.moments import (
    ROW,
    bribe,
    bribes,
    cards,
    horde,
    horde_pedestal,
    pack,
    pedestals,
    put,
    stocked,
    troop,
    turn,
    wealth,
    will_draw,
)  # fmt: skip
from tests.hall.tables import (
    CONTENT,
    act,
    asked,
    choose,
    events,
    held,
    options,
    power,
    refusal,
    refused,
    storage,
    stored,
    troll,
)  # fmt: skip

FIRE, ICE, MOON = range(3)


# --- bribes


@pytest.mark.proves("recruit.level-1-free")
@pytest.mark.parametrize("slot", ["1a", "1b", "1c", "1d", "1e"])
def test_the_bottom_row_is_free(slot: str) -> None:
    state = turn()
    assert options(state, "recruit") == [f"recruit:1{letter}" for letter in "abcde"]
    name = horde(state)[slot]
    choose(state, f"recruit:{slot}", "join:5")
    assert pack(state, 0)[4] == name
    assert bribes(state) == {}


@pytest.mark.proves("recruit.level-2-bribe", "recruit.bribes-stay")
@pytest.mark.parametrize("slot", ["2a", "2b", "2c", "2d"])
def test_the_middle_row_costs_a_coin_on_each_of_two(slot: str) -> None:
    state = turn(coin=3)
    choose(state, f"recruit:{slot}", "join:5")
    left = "abcd".index(slot[1])
    below = ["1" + "abcde"[left], "1" + "abcde"[left + 1]]
    assert bribes(state) == {spot: {"coin": 1} for spot in below}
    assert wealth(state, 0)["coin"] - held(state, 0, 5).get("coin", 0) == 1


@pytest.mark.proves("recruit.level-3-bribe", "example.recruit-level-3-cost", "recruit.bribes-stay")
def test_the_troll_at_the_top_right_costs_five() -> None:
    state = turn(coin=6)
    put(state, "3c", "ic3-1")
    choose(state, "recruit:3c", "pick:fire", "join:5")
    assert pack(state, 0)[4] == "ic3-1"
    assert bribes(state) == {spot: {"coin": 1} for spot in ("1c", "1d", "1e", "2c", "2d")}
    assert stored(state, 0) == {"coin": 1}


@pytest.mark.proves("recruit.all-or-nothing", "recruit.level-2-bribe", "recruit.level-3-bribe")
@pytest.mark.parametrize(
    ("coins", "rows"), [(0, "1"), (1, "1"), (2, "12"), (4, "12"), (5, "123"), (9, "123")]
)
def test_who_cannot_bribe_all_beneath_cannot_recruit(coins: int, rows: str) -> None:
    state = turn(coin=coins)
    offered = [text.partition(":")[2] for text in options(state, "recruit")]
    assert offered == [slot for slot in SLOTS if slot[0] in rows]
    for slot, rule, need in (
        ("2b", "recruit.level-2-bribe", 2),
        ("3b", "recruit.level-3-bribe", 5),
    ):
        if slot[0] not in rows:
            why = refusal(state, f"recruit:{slot}")
            assert why.rule == rule
            assert why.values == {"need": need, "have": coins, "what": "coin", "where": slot}


@pytest.mark.proves("recruit.all-or-nothing", "general.spend-sources")
def test_coins_on_trolls_pay_as_well() -> None:
    state = turn(coin=1)
    troll(state, 0, 4, "st-4", coin=1)
    choose(state, "recruit:2a", "join:5")
    assert (stored(state, 0), held(state, 0, 4)) == ({}, {})


@pytest.mark.proves("ruling.bribe-before-collect")
def test_bribes_on_the_chosen_troll_do_not_pay_for_it() -> None:
    state = turn(coin=1)
    bribe(state, "2b", coin=3)
    assert refused(state, "recruit:2b") == "recruit.level-2-bribe"
    storage(state, 0, coin=2)
    choose(state, "recruit:2b", "join:5")
    assert stored(state, 0) == {"coin": 3}


@pytest.mark.proves("recruit.collect-bribes")
def test_bribes_on_the_recruit_go_to_storage() -> None:
    state = turn()
    bribe(state, "1c", coin=3)
    bribe(state, "1d", coin=2)
    choose(state, "recruit:1c", "join:5")
    assert stored(state, 0) == {"coin": 3}
    assert bribes(state) == {"1d": {"coin": 2}}


@pytest.mark.proves("recruit.bribe-kinds", "recruit.collect-bribes")
def test_bribes_of_any_kind_are_collected() -> None:
    state = turn()
    bribe(state, "1c", coin=1, iron=1, rune=1)
    choose(state, "recruit:1c", "join:5")
    assert stored(state, 0) == {"coin": 1, "iron": 1, "rune": 1}


@pytest.mark.proves("recruit.bribe-kinds")
def test_lavish_gifts_lie_on_trolls_like_coins() -> None:
    state = turn(iron=1, rune=1)
    power(state, "lavish_gifts")
    choose(state, "recruit:2a")
    assert asked(state) == (0, "recruit.bribe-kinds")
    assert options(state) == ["give:iron", "give:rune"]
    choose(state, "give:rune")
    assert asked(state)[1] == "pack.choice"
    assert bribes(state) == {"1a": {"rune": 1}, "1b": {"iron": 1}}
    assert stored(state, 0) == {}


# --- taking and refilling


@pytest.mark.proves("recruit.take-refill", "ruling.horde-positions")
@pytest.mark.parametrize("slot", ["1b", "2c", "3a"])
def test_the_slot_is_refilled_in_place_from_its_deck(slot: str) -> None:
    state = turn(coin=5)
    before = horde(state)
    level = int(slot[0])
    fresh = state.decks[level - 1][3]
    will_draw(state, **{f"troll{level}": [fresh]})
    choose(state, f"recruit:{slot}")
    assert horde(state) == {**before, slot: CONTENT.card_name[fresh]}
    assert fresh not in state.decks[level - 1]


@pytest.mark.proves("recruit.sequence", "ruling.refill-before-pedestal")
def test_first_bribe_then_refill_then_pedestal_then_join_and_cascade() -> None:
    state = turn(coin=5)
    choose(state, "recruit:3a")
    assert asked(state)[1] == "recruit.level-3-pedestal"
    told = [event["kind"] for event in state.log(0)][-7:]
    assert told == [*["bribe"] * 5, "recruit", "refill"]
    choose(state, "pick:ice", "join:6")
    assert [event["kind"] for event in state.log(0)][-3:] == ["pick", "join", "cascade"]


@pytest.mark.proves("recruit.level-2-pedestal")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_troll_of_level_2_brings_its_pedestal(clan: str) -> None:
    state = turn(coin=2)
    horde_pedestal(state, "2b", clan)
    choose(state, "recruit:2b", "join:5")
    assert stocked(state, 0) == {clan: 1}


@pytest.mark.proves("recruit.refill-pedestal")
def test_its_successor_gets_a_pedestal_from_the_bag() -> None:
    state = turn(coin=2)
    horde_pedestal(state, "2b", "fire")
    will_draw(state, pedestal=[MOON])
    before = state.bag.count(MOON)
    choose(state, "recruit:2b", "join:5")
    assert pedestals(state)["2b"] == "moon"
    assert state.bag.count(MOON) == before - 1


@pytest.mark.proves(
    "recruit.refill-pedestal", "recruit.pedestals-finite", "recruit.level-2-no-pedestal"
)
def test_from_an_empty_bag_no_pedestal_comes() -> None:
    state = turn(coin=4)
    state.bag = []
    choose(state, "recruit:2b", "join:5")
    assert "2b" not in pedestals(state)
    assert sum(stocked(state, 0).values()) == 1
    state.stock = [0] * 12
    storage(act(state), 0, coin=2)
    choose(state, "recruit:2b", "join:6")
    assert stocked(state, 0) == {}


@pytest.mark.proves("recruit.level-3-pedestal", "example.recruit-level-3-take")
def test_a_troll_of_level_3_lets_choose_from_the_bag() -> None:
    state = turn(coin=5)
    put(state, "3c", "ic3-1")
    state.bag = [FIRE, MOON, MOON]
    will_draw(state, troll3=cards("fi3-2"))
    choose(state, "recruit:3c")
    assert horde(state)["3c"] == "fi3-2"
    assert options(state) == ["pick:fire", "pick:moon", "none"]
    assert refused(state, "pick:ice") == "recruit.pedestals-finite"
    choose(state, "pick:moon")
    assert stocked(state, 0) == {"moon": 1}
    assert sorted(state.bag) == [FIRE, MOON]
    assert pedestals(state).keys() == {"2a", "2b", "2c", "2d"}


@pytest.mark.proves("ruling.level-3-choice-optional")
def test_the_pedestal_may_be_declined() -> None:
    state = turn(coin=5)
    left = len(state.bag)
    choose(state, "recruit:3a", "none", "join:5")
    assert (stocked(state, 0), len(state.bag)) == ({}, left)


@pytest.mark.proves("recruit.level-3-empty-bag", "recruit.pedestals-finite")
def test_an_empty_bag_gives_nothing() -> None:
    state = turn(coin=5)
    state.bag = []
    choose(state, "recruit:3a")
    assert asked(state)[1] == "pack.choice"
    choose(state, "join:5")
    assert stocked(state, 0) == {}


@pytest.mark.proves("recruit.level-1-free")
def test_a_troll_of_level_1_brings_no_pedestal() -> None:
    state = turn()
    left = len(state.bag)
    choose(state, "recruit:1a", "join:5")
    assert (stocked(state, 0), len(state.bag)) == ({}, left)


# --- shortage


@pytest.mark.proves("recruit.shortage-up", "ruling.shortage-algorithm")
def test_an_empty_deck_is_replaced_by_the_next_higher_level() -> None:
    state = turn(coin=2)
    state.decks[0] = []
    choose(state, "recruit:1a", "join:5")
    assert CONTENT.card_level[state.horde[0]] == 2
    state.decks[1] = []
    choose(act(state), "recruit:2a", "join:6")
    assert CONTENT.card_level[state.horde[5]] == 3


@pytest.mark.proves("recruit.shortage-down", "ruling.shortage-algorithm")
@pytest.mark.parametrize(
    ("slot", "empty", "level"),
    [
        ("1a", (1,), 2), ("1a", (1, 2), 3),
        ("2a", (2,), 3), ("2a", (2, 3), 1),
        ("3a", (3,), 2), ("3a", (3, 2), 1),
    ],
)  # fmt: skip
def test_without_a_higher_level_a_lower_one_comes(
    slot: str, empty: tuple[int, ...], level: int
) -> None:
    state = turn(coin=5)
    for deck in empty:
        state.decks[deck - 1] = []
    choose(state, f"recruit:{slot}")
    assert CONTENT.card_level[state.horde[SLOTS.index(slot)]] == level


@pytest.mark.proves("ruling.shortage-algorithm")
def test_when_all_decks_are_empty_the_slot_stays_empty_and_needs_no_bribe() -> None:
    state = turn(coin=1)
    state.decks = [[], [], []]
    choose(state, "recruit:1a", "join:5")
    assert horde(state)["1a"] is None
    act(state)
    assert refused(state, "recruit:1a") == "ruling.shortage-algorithm"
    assert options(state, "recruit:2") == ["recruit:2a"]
    choose(state, "recruit:2a", "join:6")
    assert bribes(state) == {"1b": {"coin": 1}}


@pytest.mark.proves("ruling.cost-by-row")
def test_a_card_out_of_its_row_costs_by_row_and_brings_by_level() -> None:
    """A level-2 troll in the bottom row is free and brings the pedestal it was given."""
    state = turn(coin=5)
    state.decks[0] = []
    will_draw(state, troll2=cards("fi2-1"), pedestal=[ICE])
    choose(state, "recruit:1a", "join:5")
    assert (horde(state)["1a"], pedestals(state)["1a"]) == ("fi2-1", "ice")
    choose(act(state), "recruit:1a", "join:6")
    assert stocked(state, 0) == {"ice": 1}
    assert stored(state, 0) == {"coin": 5}
    state.decks[1] = []
    put(state, "1b", "fi3-1")
    choose(act(state), "recruit:1b")
    assert asked(state)[1] == "recruit.level-3-pedestal"


@pytest.mark.proves("ruling.cost-by-row", "recruit.level-2-no-pedestal")
def test_a_level_1_card_in_the_middle_row_costs_two_and_brings_nothing() -> None:
    state = turn(coin=4)
    state.decks[1] = state.decks[2] = []
    choose(state, "recruit:2a", "join:5")
    assert CONTENT.card_level[state.horde[5]] == 1
    assert "2a" not in pedestals(state)
    before = stocked(state, 0)
    troop(state, 0, ROW)
    storage(state, 0, coin=1)
    assert refused(act(state), "recruit:2a") == "recruit.level-2-bribe"
    storage(state, 0, coin=2)
    choose(state, "recruit:2a", "join:6")
    assert stocked(state, 0) == before
    assert stored(state, 0) == {}


@pytest.mark.proves("recruit.shortage-up")
def test_trolls_under_a_deck_come_before_another_level() -> None:
    state = turn()
    state.decks[0] = []
    old = state.horde[0]
    troop(state, 0, ROW)
    state.bottoms[0] = tuple(cards("mu1-1 mu1-2"))
    state.horde = [NOTHING if card in state.bottoms[0] else card for card in state.horde]
    state.horde[0] = old if old not in state.bottoms[0] else cards("fi1-1")[0]
    choose(state, "recruit:1a", "join:5")
    assert horde(state)["1a"] == "mu1-1"
    assert state.view(0)["bottoms"][0] == ["mu1-2"]


@pytest.mark.proves("recruit.take-refill")
def test_the_log_names_the_new_troll() -> None:
    state = turn(coin=2)
    choose(state, "recruit:2c", "join:5")
    told = events(state, "refill")[0]
    assert (told["slot"], told["card"], told["pedestal"]) == (
        "2c", horde(state)["2c"], pedestals(state)["2c"],
    )  # fmt: skip
