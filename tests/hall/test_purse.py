"""Storage and trolls: what pays, what trades, and what a cart can do."""

from __future__ import annotations

import pytest

from antre.games.hall.content.resources import CLANS
from antre.games.hall.rules.purse import carts_for, charge_carts
from antre.games.hall.rules.state import Hall
from tests.hall.moments import (
    NINE,
    ROW,
    at_workshop,
    bribe,
    first_turn,
    pack,
    put,
    spellbound,
    take_turn,
    turn,
    wealth,
)  # fmt: skip
from tests.hall.tables import (
    GAME,
    act,
    asked,
    blank,
    choose,
    dig,
    events,
    finish,
    held,
    options,
    place,
    refusal,
    refused,
    statue,
    storage,
    stored,
    troll,
    tunnel,
)  # fmt: skip


def miner(stone: int = 2) -> Hall:
    """Stone in storage and 3 on trolls: 1 on the first of the row, 2 on the one above it."""
    state = turn(stone=stone)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 5, "fi1-1", stone=2)
    return state


# --- paying


@pytest.mark.proves("general.spend-sources", "example.spend-mixed", "general.spend-to-supply")
@pytest.mark.parametrize(
    ("paid", "left"),
    [
        (["storage", "storage", "1"], ({}, {}, {"stone": 1})),
        (["storage", "1", "5", "5"], ({"stone": 1}, {}, {})),
        (["storage", "storage", "5", "5"], ({}, {"stone": 1}, {})),
        (["5", "1", "storage", "5"], ({"stone": 1}, {}, {})),
    ],
)
def test_any_four_of_five_stone_pay_for_a_tunnel(
    paid: list[str], left: tuple[dict[str, int], ...]
) -> None:
    state = miner()
    choose(state, "by-hand", "dig:I4:stone", place("I4", "B12 C12 D12 E12"))
    for source in paid:
        assert asked(state) == (0, "general.spend-sources")
        choose(state, f"from:{source}")
    assert (stored(state, 0), held(state, 0, 1), held(state, 0, 5)) == left
    assert state.honor[0] == 4


@pytest.mark.proves("ruling.payment-default")
def test_trolls_pay_first_and_those_first_that_produce_most_often() -> None:
    state = turn(iron=1)
    for spot in range(1, 5):
        troll(state, 0, spot, "st-2", iron=1)
    troll(state, 0, 5, "fi1-2", iron=1)
    dig(state, "I2", "iron", "B12 C12")
    assert [held(state, 0, spot) for spot in (1, 2, 3, 4, 5)] == [
        {"iron": 1}, {}, {}, {"iron": 1}, {"iron": 1},
    ]  # fmt: skip
    dig(act(state), "I3", "iron", "D12 E12 F12")
    assert [held(state, 0, spot) for spot in (1, 4, 5)] == [{}, {}, {}]
    assert stored(state, 0) == {"iron": 1}


@pytest.mark.proves("ruling.payment-default", "ruling.payment-by-hand")
def test_paying_by_hand_is_the_players_choice_and_ends_with_the_turn() -> None:
    state = first_turn(4)
    storage(state, 0, stone=2)
    troll(state, 0, 1, "st-1", stone=1)
    assert "by-hand" in options(state)
    choose(state, "by-hand")
    assert refused(state, "by-hand") == "ruling.payment-default"
    take_turn(state)
    assert not state.by_hand


@pytest.mark.proves("ruling.payment-by-hand")
def test_by_hand_is_given_up_only_while_something_is_paid() -> None:
    """Else it could be asked for and given up for ever, and the table would stay as it is."""
    state = miner()
    assert refused(state, "by-itself") == "ruling.payment-by-hand"
    choose(state, "by-hand")
    assert refused(state, "by-itself") == "ruling.payment-by-hand"
    choose(state, "dig:I4:stone", place("I4", "B12 C12 D12 E12"), "from:storage", "by-itself")
    assert not state.by_hand
    assert state.honor[0] == 4
    assert wealth(state, 0) == {"stone": 1}


@pytest.mark.proves("ruling.payment-default")
def test_by_hand_is_offered_only_where_it_can_matter() -> None:
    state = turn(stone=3)
    troll(state, 0, 2, "st-2", iron=1)
    assert refused(state, "by-hand") == "ruling.payment-default"
    troll(state, 0, 1, "st-1", stone=1)
    assert "by-hand" in options(state)


@pytest.mark.proves("ruling.payment-default")
@pytest.mark.parametrize(
    ("stored", "lying"),
    [("stone", "hammer"), ("iron", "rune"), ("heartstone", "coin"), ("hammer", "stone"),
     ("coin", "heartstone")],
)  # fmt: skip
def test_kinds_that_differ_leave_no_choice(stored: str, lying: str) -> None:
    state = turn(4, ROW, **{stored: 3})
    troll(state, 0, 1, "st-1", **{lying: 1})
    assert "by-hand" not in options(state)


@pytest.mark.proves("ruling.payment-default")
def test_carts_of_two_clans_leave_no_choice_but_carts_of_one_do() -> None:
    state = turn()
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    troll(state, 0, 6, "ic1-1", clan_cart=1)
    assert "by-hand" not in options(state)
    troll(state, 0, 6, "fi1-2", clan_cart=1)
    assert "by-hand" in options(state)
    troll(state, 0, 6, "fi1-2")
    storage(state, 0, cart=1)
    assert "by-hand" in options(state)


@pytest.mark.proves("ruling.unfinished")
@pytest.mark.parametrize("text", ["trade", "end", "recruit:1a", "gain:rune"])
def test_whoever_pays_by_hand_is_told_to_finish_first(text: str) -> None:
    state = miner()
    choose(state, "by-hand", "dig:I2:stone", place("I2", "B12 C12"))
    why = refusal(state, text)
    assert why.rule == "ruling.unfinished"
    assert GAME.rules.explain(why, "en").startswith("First finish what you have begun")


@pytest.mark.proves("ruling.unfinished")
def test_a_trade_is_finished_before_anything_else() -> None:
    state = turn(stone=8)
    choose(state, "trade")
    assert refused(state, "trade") == "ruling.unfinished"
    assert refused(state, "gain:rune") == "ruling.unfinished"
    assert refused(state, "give:rune") == "trade.rate"
    choose(state, *["give:stone"] * 4)
    assert refused(state, "trade") == "ruling.unfinished"
    assert refused(state, "give:stone") == "ruling.unfinished"


@pytest.mark.proves("general.spend-sources")
def test_nobody_pays_from_where_nothing_lies() -> None:
    state = miner()
    choose(state, "by-hand", "dig:I2:stone", place("I2", "B12 C12"))
    assert options(state) == ["from:storage", "from:1", "from:5", "by-itself"]
    assert refusal(state, "from:2").values == {
        "need": 2, "have": 0, "what": "stone", "where": 2,
    }  # fmt: skip


@pytest.mark.proves("ruling.payment-default")
def test_there_is_nothing_to_ask_when_all_must_go() -> None:
    state = miner()
    choose(state, "by-hand", "dig:I5:stone", place("I5", "B12 C12 D12 E12 F12"))
    assert asked(state)[1] == "turn.step-4"
    assert wealth(state, 0) == {}


@pytest.mark.proves("general.spend-frees-symbols")
def test_a_symbol_paid_from_produces_again() -> None:
    state = turn(coin=1)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 2, "st-1", stone=1)
    dig(state, "I2", "stone", "B12 C12")
    assert (held(state, 0, 1), held(state, 0, 2)) == ({}, {})
    choose(act(state), "recruit:1a", "join:5")
    assert (held(state, 0, 1), held(state, 0, 2)) == ({"stone": 1}, {"stone": 1})


@pytest.mark.proves("components.troll-symbols")
def test_a_troll_produces_any_number_of_times() -> None:
    state = spellbound("war_drum", "st-1 st-1 st-1 st-1", rune=3)
    for number in range(1, 4):
        choose(state, "cast:war_drum")
        assert wealth(state, 0)["stone"] == 4
        dig(
            state,
            "I4",
            "stone",
            {1: "B12 C12 D12 E12", 2: "F12 G12 H12 I12", 3: "B11 B10 B9 B8"}[number],
        )
        state.cast = False
        act(state)
        if number == 2:
            state.runes = (0, 0, 0)
    assert state.honor[0] == 12


@pytest.mark.proves("ruling.no-free-transfer")
def test_nothing_moves_from_trolls_to_storage_at_will() -> None:
    state = miner()
    for _ in range(2):
        assert options(state, "fetch") == []
        assert refused(state, "fetch:stone:1") == asked(state)[1]
        finish(state)


@pytest.mark.proves("ruling.storage-unlimited")
def test_storage_has_no_limit() -> None:
    state = turn(stone=44)
    for _ in range(10):
        choose(state, "trade", *["give:stone"] * 4, "gain:coin")
    assert stored(state, 0) == {"stone": 4, "coin": 10}


# --- trading


@pytest.mark.proves("trade.rate", "trade.destination", "ruling.trade-mix")
def test_any_four_for_any_one() -> None:
    state = turn(stone=1, rune=1)
    troll(state, 0, 2, "st-2", iron=1)
    troll(state, 0, 3, "st-3", heartstone=1)
    choose(state, "trade", "give:iron", "give:stone", "give:heartstone", "give:rune")
    choose(state, "gain:iron")
    assert (stored(state, 0), held(state, 0, 2), held(state, 0, 3)) == ({"iron": 1}, {}, {})
    assert events(state, "trade") == [{
        "kind": "trade", "seat": 0, "gain": "iron",
        "give": {"stone": 1, "iron": 1, "heartstone": 1, "rune": 1},
    }]  # fmt: skip


@pytest.mark.proves("trade.rate")
def test_three_are_too_few() -> None:
    state = turn(stone=2, coin=1)
    why = refusal(state, "trade")
    assert (why.rule, why.values) == ("trade.rate", {"need": 4, "have": 3})


@pytest.mark.proves("trade.rate")
def test_only_what_is_left_can_be_given() -> None:
    state = turn(stone=1, coin=3)
    choose(state, "trade", "give:stone")
    assert options(state) == ["give:coin"]
    assert refused(state, "give:stone") == "trade.rate"


@pytest.mark.proves("trade.repeat")
def test_trades_may_follow_one_another() -> None:
    state = turn(stone=13)
    for _ in range(3):
        choose(state, "trade", *["give:stone"] * 4, "gain:rune")
    choose(state, "trade", "give:stone", "give:rune", "give:rune", "give:rune", "gain:heartstone")
    assert stored(state, 0) == {"heartstone": 1}


@pytest.mark.proves("trade.timing", "ruling.trade-moment")
def test_a_trade_is_open_in_every_step_of_the_own_turn() -> None:
    state = turn(stone=14, heartstone=2)
    assert "trade" in options(state)
    choose(state, "dig:I2:heartstone", place("I2", "B12 C12"))
    assert asked(state) == (0, "turn.step-4")
    assert "trade" in options(state)
    statue(state, "fire", "B12")
    choose(state, "trade", *["give:stone"] * 4, "gain:cart")
    choose(state, "move:B12", "to:C12")
    assert "trade" in options(state)
    choose(state, "trade", *["give:stone"] * 4, "gain:cart", "move:C12", "to:B12")
    assert stored(state, 0) == {"stone": 6}


@pytest.mark.proves("ruling.trade-moment", "trade.timing")
def test_a_trade_is_open_between_two_uses_of_a_workshop() -> None:
    state = at_workshop("hammer_forge", 0, 1, heartstone=1, stone=4)
    choose(state, "activate:K5", "swap:heartstone>hammer")
    assert options(state) == ["swap:hammer>heartstone", "trade", "done"]
    choose(state, "trade", *["give:stone"] * 4, "gain:heartstone", "swap:heartstone>hammer")
    assert stored(state, 0) == {"hammer": 2}


@pytest.mark.proves("trade.timing", "ruling.trade-moment")
def test_nobody_trades_in_anothers_turn() -> None:
    state = turn(stone=8)
    storage(state, 1, stone=8)
    assert [question.seat for question in state.decisions] == [0]


@pytest.mark.proves("trade.timing", "ruling.trade-moment")
def test_a_trade_is_open_between_taking_a_troll_and_placing_it() -> None:
    """With the bribes just taken, and before the cascade fills the symbols that a trade frees."""
    state = turn()
    put(state, "1a", "mu1-2")
    bribe(state, "1a", coin=3)
    troll(state, 0, 1, "st-1", stone=1)
    choose(state, "recruit:1a")
    assert asked(state)[1] == "pack.choice"
    assert options(state) == ["join:5", "join:6", "join:7", "trade"]
    choose(state, "trade", "give:stone", *["give:coin"] * 3, "gain:rune")
    assert options(state) == ["join:5", "join:6", "join:7"]
    assert refusal(state, "trade").values == {"need": 4, "have": 1}
    choose(state, "join:5")
    assert held(state, 0, 1) == {"stone": 1}
    assert stored(state, 0) == {"rune": 1}


@pytest.mark.proves("ruling.trade-moment", "pack.choice")
def test_a_forced_place_is_asked_for_only_while_something_can_be_traded() -> None:
    state = turn(pack=NINE, stone=4)
    choose(state, "recruit:1a")
    assert options(state) == ["join:10", "trade"]
    choose(state, "trade", *["give:stone"] * 4, "gain:iron")
    assert asked(state)[1] == "turn.step-4"
    assert len(pack(state, 0)) == 10
    state = turn(pack=NINE, stone=3)
    choose(state, "recruit:1a")
    assert asked(state)[1] == "turn.step-4"


# --- carts


@pytest.mark.proves("trade.cart-neutral", "cart.storage-neutral", "cart.neutral-use")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_cart_in_storage_moves_any_statue(clan: str) -> None:
    state = turn(stone=4)
    tunnel(state, 0, "I2", "B12 C12")
    statue(state, clan, "B12")
    choose(state, "trade", *["give:stone"] * 4, "gain:cart")
    finish(state)
    choose(state, "move:B12", "to:C12")
    assert stored(state, 0) == {}


def carter(troll_name: str, clan: str, **amounts: int) -> Hall:
    """A statue of a clan in the network, and carts on a troll at place 5."""
    state = turn()
    tunnel(state, 0, "I2", "B12 C12")
    statue(state, clan, "B12")
    troll(state, 0, 5, troll_name, **amounts)
    return finish(state)


@pytest.mark.proves("cart.clan-symbol", "cart.clan-restriction", "cart.same-token")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_clan_cart_moves_statues_of_its_clan_alone(clan: str) -> None:
    for name, own in (("fi1-1", "fire"), ("ic1-1", "ice"), ("mo1-1", "moon")):
        state = carter(name, clan, clan_cart=1)
        if own == clan:
            choose(state, "move:B12", "to:C12")
            assert held(state, 0, 5) == {}
        else:
            assert options(state) == ["end"]
            assert refused(state, "move:B12") == "move.any-number"


@pytest.mark.proves("cart.neutral-symbol", "cart.neutral-use")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_cart_on_a_troll_of_the_mud_is_neutral(clan: str) -> None:
    state = carter("mu1-5", clan, cart=1)
    choose(state, "move:B12", "to:C12")
    assert held(state, 0, 5) == {}


@pytest.mark.proves("cart.clan-symbol", "cart.neutral-symbol")
def test_which_symbols_make_clan_carts() -> None:
    state = blank(2)
    content = state.content
    for name, full in zip(content.card_name, content.card_full, strict=True):
        neutral, of_a_clan = full >> 24 & 0xFF, full >> 56
        if name.startswith("mu"):
            assert not of_a_clan
        else:
            assert not neutral


@pytest.mark.proves("ruling.payment-default")
def test_a_cart_of_the_clan_goes_before_a_neutral_one() -> None:
    state = carter("fi1-1", "fire", clan_cart=1)
    troll(state, 0, 6, "mu1-5", cart=1)
    storage(state, 0, cart=1)
    assert carts_for(state, 0, CLANS.index("fire")) == 3
    assert carts_for(state, 0, CLANS.index("ice")) == 2
    charge_carts(state, 0, CLANS.index("fire"), 1)
    assert (held(state, 0, 5), held(state, 0, 6), stored(state, 0)) == (
        {},
        {"cart": 1},
        {"cart": 1},
    )
    charge_carts(state, 0, CLANS.index("fire"), 1)
    assert (held(state, 0, 6), stored(state, 0)) == ({}, {"cart": 1})


@pytest.mark.proves("ruling.payment-default", "cart.clan-restriction")
def test_by_hand_a_neutral_cart_may_go_first_but_no_cart_of_another_clan() -> None:
    state = carter("fi1-1", "fire", clan_cart=1)
    troll(state, 0, 6, "ic1-1", clan_cart=1)
    storage(state, 0, cart=1)
    choose(state, "by-hand", "move:B12", "to:C12")
    assert options(state) == ["from:storage", "from:5", "by-itself"]
    assert refused(state, "from:6") == "cart.clan-restriction"
    assert refused(state, "trade") == "ruling.unfinished"
    choose(state, "from:storage")
    assert (held(state, 0, 5), stored(state, 0)) == ({"clan_cart": 1}, {})


@pytest.mark.proves("ruling.clan-cart-scope", "cart.clan-restriction")
def test_a_clan_cart_on_its_troll_is_never_traded_or_spent_elsewhere() -> None:
    state = turn(stone=3)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    assert refused(state, "trade") == "ruling.clan-cart-scope"
    storage(state, 0, stone=4)
    choose(state, "trade")
    assert options(state) == ["give:stone"]
    assert refused(state, "give:cart") == "ruling.clan-cart-scope"
    for kind in ("warehouse", "hammer_exchange"):
        state = at_workshop(kind, 0, stone=1)
        troll(state, 0, 5, "fi1-1", clan_cart=1)
        assert options(state, "activate") == []


@pytest.mark.proves("ruling.neutral-cart-on-troll")
def test_a_neutral_cart_on_a_troll_is_spent_like_anything() -> None:
    state = turn(stone=3)
    troll(state, 0, 5, "mu1-5", cart=1)
    choose(state, "trade", "give:stone", "give:stone", "give:stone", "give:cart", "gain:rune")
    assert (held(state, 0, 5), stored(state, 0)) == ({}, {"rune": 1})


@pytest.mark.proves("cart.storage-neutral", "workshop.stewardship-cart")
def test_a_clan_cart_brought_to_storage_is_neutral_for_good() -> None:
    state = at_workshop("stewardship", 0)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    choose(state, "activate:K5", "fetch:clan_cart:5")
    assert (held(state, 0, 5), stored(state, 0)) == ({}, {"cart": 1})
    assert carts_for(state, 0, CLANS.index("moon")) == 1
