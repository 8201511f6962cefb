"""Moving statues: carts, tunnels, spaces."""

from __future__ import annotations

import pytest

from antre.games.hall.rules.scoring import breakdown
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.statues import levitate
from tests.hall.tables import (
    CONTENT,
    asked,
    at,
    blank,
    choose,
    events,
    finish,
    hall,
    held,
    mask,
    options,
    pedestal,
    refusal,
    refused,
    statue,
    storage,
    stored,
    troll,
    tunnel,
    workshop,
)


def road(portals: str = "A12 W12", sites: str = "") -> Hall:
    """Seat 0 with three tiles in a row: B12 C12, D12 E12 and F12 G12."""
    state = blank(portals=portals, sites=sites)
    for cells in ("B12 C12", "D12 E12", "F12 G12"):
        tunnel(state, 0, "I2", cells)
    return finish(state)


def targets(state: Hall) -> list[str]:
    """Where the chosen statue may go."""
    return [text.partition(":")[2] for text in options(state, "to:")]


@pytest.mark.proves("move.within", "move.to-adjacent", "move.tunnel-tile", "move.tunnel-portal")
def test_a_cart_moves_a_statue_within_its_tunnel_or_into_an_adjacent_one() -> None:
    state = road()
    statue(state, "ice", "D12")
    storage(state, 0, cart=1)
    choose(state, "move:D12")
    assert targets(state) == ["B12", "C12", "E12", "F12", "G12"]
    why = refusal(state, "to:A12")
    assert why.rule == "move.to-adjacent"
    assert (why.values["need"], why.values["have"]) == (2, 1)
    choose(state, "to:G12")
    assert state.statues == (0, mask("G12"), 0)
    assert stored(state, 0) == {}
    assert refused(state, "move:G12") == "move.any-number"


@pytest.mark.proves("move.tunnel-portal")
def test_the_portal_is_a_tunnel_of_its_own() -> None:
    state = road()
    statue(state, "ice", "A12")
    storage(state, 0, cart=1)
    choose(state, "move:A12")
    assert targets(state) == ["B12", "C12"]
    state = road()
    statue(state, "ice", "C12")
    storage(state, 0, cart=1)
    choose(state, "move:C12", "to:A12")
    assert state.statues[1] == mask("A12")


@pytest.mark.proves("move.any-number")
def test_any_number_of_carts_may_be_spent() -> None:
    state = road()
    statue(state, "ice", "B12")
    statue(state, "moon", "G12")
    storage(state, 0, cart=4)
    choose(state, "move:B12", "to:D12", "move:D12", "to:E12", "move:G12", "to:F12")
    assert stored(state, 0) == {"cart": 1}
    assert state.statues == (0, mask("E12"), mask("F12"))
    choose(state, "move:F12", "to:D12")
    assert refused(state, "move:E12") == "move.any-number"
    assert options(state) == ["end"]


@pytest.mark.proves("move.any-number", "move.to-adjacent")
def test_one_choice_may_be_several_moves_and_costs_as_many_carts() -> None:
    state = road()
    statue(state, "ice", "B12")
    storage(state, 0, cart=3)
    choose(state, "move:B12")
    assert targets(state)[-2:] == ["F12", "G12"], "the nearest spaces come first"
    choose(state, "to:G12")
    assert stored(state, 0) == {"cart": 1}, "one cart to D12 or E12, one to G12"
    assert events(state, "move")[0]["carts"] == 2


@pytest.mark.proves("move.own-network", "ruling.move-network-only")
def test_only_unearthed_statues_of_the_own_network_move_and_only_inside_it() -> None:
    state = road(portals="A12 I12")
    tunnel(state, 1, "I2", "I13 I14")
    statue(state, "ice", "I13 E11 D12")
    storage(state, 0, cart=9)
    assert options(state, "move:") == ["move:D12"]
    for name in ("I13", "E11"):
        why = refusal(state, f"move:{name}")
        assert (why.rule, why.values["what"]) == ("move.own-network", "ice")
    assert refused(state, "move:B12") == "move.own-network", "there is no statue"
    choose(state, "move:D12")
    for name in ("H12", "E11", "I14"):
        assert refused(state, f"to:{name}") == "ruling.move-network-only"


@pytest.mark.proves("move.tunnel-section", "move.tunnel-hall")
def test_what_sticks_out_from_under_a_hall_is_a_tunnel() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    tunnel(state, 0, "O4", "C13 D13 C14 D14")
    tunnel(state, 0, "I2", "F11 F10")
    hall(state, "wellspring", "C12 D12 C13 D13 C14 D14", altar="C13")
    statue(state, "fire", "B12")
    storage(state, 0, cart=1)
    choose(finish(state), "move:B12")
    assert targets(state) == ["A12", "C12", "D12", "C13", "D13", "C14", "D14"]
    state = finish(state)
    storage(state, 0, cart=2)
    choose(state, "move:B12")
    assert {"E12", "F12"} <= set(targets(state))
    assert not {"F10", "F11"} & set(targets(state))


@pytest.mark.proves("move.not-through-workshop")
def test_a_workshop_lets_no_statue_through() -> None:
    state = blank(portals="C14 W12", sites="D14")
    workshop(state, "D14", "mint")
    tunnel(state, 0, "I4", "C13 D13 E13 F13")
    tunnel(state, 0, "I2", "E14 F14")
    statue(state, "fire", "C14")
    storage(state, 0, cart=1)
    choose(finish(state), "move:C14")
    assert targets(state) == ["C13", "D13", "E13", "F13"], "E14 is two moves away, not one"
    assert refused(state, "to:D14") == "move.not-through-workshop"


@pytest.mark.proves("move.clan-cart", "cart.clan-restriction")
def test_a_clan_cart_moves_a_statue_of_its_clan_only() -> None:
    state = road()
    statue(state, "fire", "B12")
    statue(state, "ice", "D12")
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    assert options(state, "move:") == ["move:B12"]
    assert refused(state, "move:D12") == "move.any-number"
    choose(state, "move:B12", "to:C12")
    assert held(state, 0, 5) == {}


@pytest.mark.proves("move.neutral-cart", "cart.neutral-use", "cart.storage-neutral")
@pytest.mark.parametrize("clan", ["fire", "ice", "moon"])
def test_a_neutral_cart_moves_any_statue(clan: str) -> None:
    state = road()
    statue(state, clan, "B12")
    troll(state, 0, 5, "mu1-5", cart=1)
    storage(state, 0, cart=1)
    choose(state, "move:B12", "to:C12")
    assert (held(state, 0, 5), stored(state, 0)) == ({}, {"cart": 1})
    choose(state, "move:C12", "to:B12")
    assert stored(state, 0) == {}


@pytest.mark.proves("move.one-per-space", "ruling.move-destination", "move.pass-through")
def test_a_move_ends_on_another_free_space_and_passes_statues_on_the_way() -> None:
    state = road()
    statue(state, "ice", "D12")
    statue(state, "fire", "C12 E12 F12")
    storage(state, 0, cart=1)
    choose(state, "move:D12")
    assert targets(state) == ["B12", "G12"], "past C12, past E12 and F12"
    for name in ("C12", "E12", "D12"):
        why = refusal(state, f"to:{name}")
        assert (why.rule, why.values) == ("ruling.move-destination", {"where": name})


@pytest.mark.proves("move.one-per-space")
def test_a_full_tunnel_is_no_stop_on_the_way() -> None:
    state = road()
    statue(state, "ice", "B12")
    statue(state, "fire", "D12 E12")
    storage(state, 0, cart=9)
    choose(state, "move:B12")
    assert targets(state) == ["A12", "C12"]
    assert refused(state, "to:G12") == "move.to-adjacent"


@pytest.mark.proves("move.one-per-space")
def test_a_statue_with_every_space_around_taken_stays() -> None:
    state = finish(blank())
    tunnel(state, 0, "I2", "B12 C12")
    statue(state, "ice", "B12")
    statue(state, "fire", "A12 C12")
    storage(state, 0, cart=9)
    assert not options(state, "move:")
    assert refused(state, "move:B12") == "move.one-per-space"


@pytest.mark.proves("move.several-per-tunnel", "move.one-scores")
def test_several_statues_may_stand_in_one_tunnel_but_one_scores() -> None:
    state = road()
    statue(state, "ice", "D12")
    statue(state, "fire", "F12")
    storage(state, 0, cart=1)
    before = breakdown(state, 0)["statues"]
    value = CONTENT.statue_value
    zone = state.board.zone
    assert before == value[zone[at("D12")]] + value[zone[at("F12")]]
    choose(state, "move:D12", "to:G12")
    assert breakdown(state, 0)["statues"] == max(value[zone[at(name)]] for name in ("F12", "G12"))


@pytest.mark.proves("ruling.move-adjacent-tunnel")
def test_tunnels_are_adjacent_if_any_of_their_spaces_are() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    tunnel(state, 0, "I3", "F13 F14 F15")
    tunnel(state, 0, "I2", "G16 H16")
    statue(state, "ice", "B12")
    storage(state, 0, cart=1)
    choose(finish(state), "move:B12")
    assert {"F13", "F14", "F15"} <= set(targets(state))
    assert not {"G16", "H16"} & set(targets(state)), "F15 and G16 meet at a corner"


@pytest.mark.proves("turn.step-4", "trade.timing")
def test_nobody_must_move_and_trades_go_on_between_moves() -> None:
    state = road()
    statue(state, "ice", "B12")
    storage(state, 0, cart=1, coin=4)
    assert {"move:B12", "trade", "end"} <= set(options(state))
    choose(state, "move:B12", "to:C12")
    choose(state, "trade", *["give:coin"] * 4, "gain:cart")
    choose(state, "move:C12", "to:E12", "end")
    assert state.over


def example() -> Hall:
    """Carts of Fire and Moon and a neutral one on trolls, one in storage, three statues.

    The Moon statue stands one move from the altar, the Fire statue four from its pedestal.
    """
    state = blank()
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 0, "I2", "D12 E12")
    tunnel(state, 0, "I2", "F12 G12")
    tunnel(state, 0, "I2", "H12 I12")
    hall(state, "wellspring", "B13 C13 D13 B14 C14 D14", altar="C13")
    pedestal(state, "fire", "I12")
    statue(state, "moon", "B12")
    statue(state, "fire", "A12")
    statue(state, "ice", "E11")
    troll(state, 0, 5, "fi1-1", stone=2, clan_cart=1)
    troll(state, 0, 6, "mo1-1", stone=2, clan_cart=1)
    troll(state, 0, 7, "mu1-5", cart=1)
    storage(state, 0, cart=1, coin=1)
    return finish(state)


@pytest.mark.proves("example.move-setup", "move.own-network", "dig.buried-statue-def")
def test_the_buried_ice_statue_cannot_be_moved() -> None:
    state = example()
    assert options(state, "move:") == ["move:A12", "move:B12"]
    assert refused(state, "move:E11") == "move.own-network"


@pytest.mark.proves("example.move-spend", "move.clan-cart", "move.neutral-cart")
def test_the_moon_cart_and_three_moves_of_the_fire_statue() -> None:
    state = example()
    choose(state, "move:B12", "to:C13")
    assert held(state, 0, 6) == {"stone": 2}
    assert breakdown(state, 0)["halls"] == CONTENT.hall_high[0]
    choose(state, "move:A12", "to:F12")
    assert state.statues[0] == mask("F12")
    assert events(state, "move")[-1]["carts"] == 3
    assert (held(state, 0, 5), held(state, 0, 7), stored(state, 0)) == (
        {"stone": 2}, {}, {"coin": 1},
    )  # fmt: skip


@pytest.mark.proves("example.move-trade", "trade.cart-neutral", "final.statue-pedestal")
def test_a_traded_cart_brings_the_fire_statue_to_its_pedestal() -> None:
    state = example()
    choose(state, "move:B12", "to:C13", "move:A12", "to:F12")
    assert refused(state, "move:F12") == "move.any-number"
    choose(state, "trade", *["give:stone"] * 4, "gain:cart", "move:F12", "to:I12")
    assert state.statues[0] == mask("I12")
    assert breakdown(state, 0)["statues"] == 2 * CONTENT.statue_value[state.board.zone[at("I12")]]
    assert stored(state, 0) == {"coin": 1}


@pytest.mark.proves("spell.effect")
def test_levitation_moves_a_statue_up_to_twice_without_carts() -> None:
    state = road()
    state.stack.clear()
    statue(state, "ice", "A12")
    statue(state, "moon", "E11")
    troll(state, 0, 5, "ic1-1", clan_cart=1)
    levitate(state, 0)
    assert options(state) == ["move:A12", "none"]
    assert refused(state, "move:E11") == "move.own-network"
    choose(state, "move:A12")
    assert targets(state) == ["B12", "C12", "D12", "E12"]
    assert options(state)[-1] == "none"
    assert refused(state, "to:G12") == "move.to-adjacent"
    choose(state, "to:E12")
    assert state.statues[1] == mask("E12")
    assert held(state, 0, 5) == {"clan_cart": 1}
    assert not state.moved, "a hall may still follow"


@pytest.mark.proves("spell.effect")
def test_levitation_may_be_left_and_needs_a_statue() -> None:
    state = road()
    state.stack.clear()
    levitate(state, 0)
    assert state.over
    statue(state, "ice", "A12")
    levitate(state, 0)
    choose(state, "move:A12", "none")
    assert state.over
    assert state.statues[1] == mask("A12")


@pytest.mark.proves("ruling.payment-default", "general.spend-sources")
def test_carts_may_be_paid_by_hand() -> None:
    state = road()
    statue(state, "fire", "B12")
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    storage(state, 0, cart=1)
    choose(state, "by-hand", "move:B12", "to:C12")
    assert asked(state)[1] == "cart.clan-restriction"
    choose(state, "from:storage")
    assert (stored(state, 0), held(state, 0, 5)) == ({}, {"clan_cart": 1})
    assert state.statues[0] == mask("C12"), "the statue moves when its cart is paid"
