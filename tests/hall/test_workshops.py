"""Workshops: entrances, uses, and what each of the eleven does."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import WORKSHOPS
from tests.hall.moments import ROW, at_workshop
from tests.hall.tables import (
    act,
    asked,
    at,
    blank,
    choose,
    dig,
    events,
    finish,
    held,
    network,
    new,
    options,
    place,
    refusal,
    refused,
    statue,
    storage,
    stored,
    supply,
    troll,
    tunnel,
    workshop,
)  # fmt: skip

# --- what is asked


@pytest.mark.proves("workshop.uses-optional")
def test_nothing_is_asked_where_a_trade_leaves_nothing_to_use() -> None:
    """To have done with it would be the only answer."""
    state = at_workshop("hammer_forge", 0, 1, stone=4)
    storage(state, 0, stone=4, heartstone=1)
    choose(state, "activate:K5", "trade", *["give:stone"] * 3, "give:heartstone", "gain:coin")
    assert asked(state)[1] == "turn.step-2"


# --- entrances and access


@pytest.mark.proves("workshop.none-at-start")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_workshop_stands_at_the_start(seats: int) -> None:
    assert set(new(seats).view(0)["workshops"].values()) == {None}


@pytest.mark.proves("workshop.none-at-start")
def test_a_workshop_comes_by_digging_and_an_empty_site_has_none() -> None:
    state = blank(2, sites="K5")
    tunnel(state, 0, "I2", "K3 K2")
    supply(state, mint=1)
    storage(state, 0, stone=2, coin=3)
    assert refusal(act(state), "activate:K5").values == {"where": "K5"}
    assert refused(state, "activate:K5") == "workshop.none-at-start"
    dig(state, "I2", "stone", "K4 L4")
    choose(state, "found:mint")
    assert state.view(0)["workshops"] == {"K5": "mint"}


@pytest.mark.proves(
    "workshop.entrances", "workshop.open-entrance", "workshop.uses", "ruling.entrance-count"
)
@pytest.mark.parametrize(
    ("open_to", "uses"),
    [
        ((0,), 1), ((0, 0), 2), ((0, 0, 0, 0), 4),
        ((0, 1), 2), ((0, 1, 2), 3), ((0, 1, 2, 3), 4), ((0, -1, 1, -1), 2),
    ],
)  # fmt: skip
def test_one_use_for_each_open_entrance_of_anybody(open_to: tuple[int, ...], uses: int) -> None:
    state = at_workshop("stone_mill", *open_to, stone=5)
    choose(state, "activate:K5")
    for _ in range(uses):
        assert asked(state) == (0, "workshop.uses")
        choose(state, "swap:stone>iron")
    assert asked(state) == (0, "turn.step-2")
    assert stored(state, 0) == {"stone": 5 - uses, "iron": uses}


@pytest.mark.proves("ruling.entrance-count")
def test_one_tunnel_may_open_two_entrances() -> None:
    state = blank(2, sites="K5")
    workshop(state, "K5", "stone_mill")
    tunnel(state, 0, "L3", "J4 K4 J5")
    storage(state, 0, stone=3)
    choose(act(state), "activate:K5", "swap:stone>iron", "swap:stone>iron")
    assert asked(state)[1] == "turn.step-2"
    assert stored(state, 0) == {"stone": 1, "iron": 2}


@pytest.mark.proves("ruling.entrance-count", "workshop.open-entrance")
def test_isolated_tunnels_and_other_sites_open_nothing() -> None:
    """A tunnel that no portal leads to lies on one side, another site on the other."""
    state = blank(2, sites="K5 P5")
    workshop(state, "K5", "stone_mill")
    state.network[0] |= 1 << at("K4")
    state.sections += (1 << at("L5") | 1 << at("M5"),)
    state.section_kinds += (0,)
    storage(state, 0, stone=3)
    choose(act(state), "activate:K5", "swap:stone>iron")
    assert asked(state)[1] == "turn.step-2"


@pytest.mark.proves("workshop.access")
def test_without_an_own_entrance_there_is_no_access() -> None:
    state = at_workshop("stone_mill", 1, 2, stone=3)
    assert options(state, "activate") == []
    why = refusal(state, "activate:K5")
    assert (why.rule, why.values) == ("workshop.access", {"where": "K5"})


@pytest.mark.proves("workshop.access", "general.no-diagonal")
def test_a_corner_is_no_entrance() -> None:
    state = at_workshop("stone_mill", stone=3)
    state.network[0] |= 1 << at("L4") | 1 << at("J6")
    assert refused(state, "activate:K5") == "workshop.access"


@pytest.mark.proves("workshop.shared", "workshop.no-owner")
def test_several_players_use_one_workshop_and_it_is_nobodys() -> None:
    state = at_workshop("stone_mill", 0, 1, stone=1)
    storage(state, 1, stone=1)
    choose(state, "activate:K5", "swap:stone>iron", "done")
    state.used = ()
    choose(act(state, 1), "activate:K5", "swap:stone>iron")
    assert (stored(state, 0), stored(state, 1)) == ({"iron": 1}, {"iron": 1})
    assert all("K5" not in network(state, seat) for seat in range(4))


@pytest.mark.proves("workshop.no-owner")
def test_a_workshop_joins_no_networks_and_carries_no_statue() -> None:
    """North of the workshop is a tunnel; nothing can be dug south of it, and no statue crosses."""
    state = blank(2, sites="K5")
    workshop(state, "K5", "mint")
    tunnel(state, 0, "I2", "K4 K3")
    storage(state, 0, stone=2, cart=3)
    choose(act(state), "dig:I2:stone")
    assert refused(state, place("I2", "K6 K7")) == "dig.workshop-not-network"
    tunnel(state, 0, "I2", "K6 K7")
    statue(state, "fire", "K4")
    choose(finish(state), "move:K4")
    assert options(state) == ["to:K3"]


@pytest.mark.proves("workshop.limit")
def test_one_workshop_a_turn() -> None:
    state = at_workshop("stone_mill", 0, 0, stone=5)
    choose(state, "activate:K5", "done")
    assert options(state, "activate") == []
    why = refusal(state, "activate:K5")
    assert (why.rule, why.values["need"], why.values["have"]) == ("workshop.limit", 1, 1)


@pytest.mark.proves("workshop.uses-optional")
def test_fewer_uses_will_do() -> None:
    state = at_workshop("stone_mill", 0, 1, 2, stone=5)
    choose(state, "activate:K5", "swap:stone>iron", "done")
    assert asked(state)[1] == "turn.step-2"
    assert stored(state, 0) == {"stone": 4, "iron": 1}


@pytest.mark.proves("workshop.uses-separate", "example.workshop-three-uses")
@pytest.mark.parametrize(
    ("uses", "left"),
    [
        (["heartstone>hammer"] * 3, {"hammer": 4}),
        (
            ["hammer>heartstone", "heartstone>hammer", "heartstone>hammer"],
            {"heartstone": 2, "hammer": 2},
        ),
        (["heartstone>hammer", "hammer>heartstone", "hammer>heartstone"], {"heartstone": 4}),
    ],
)
def test_three_uses_of_a_hammer_forge_in_any_direction(
    uses: list[str], left: dict[str, int]
) -> None:
    """One entrance is open to the player at turn, two to others."""
    state = at_workshop("hammer_forge", 0, 1, 2, heartstone=3, hammer=1)
    choose(state, "activate:K5", *(f"swap:{use}" for use in uses))
    assert asked(state)[1] == "turn.step-2"
    assert stored(state, 0) == left


@pytest.mark.proves("ruling.uses-chain")
def test_what_one_use_gains_the_next_may_spend() -> None:
    state = at_workshop("mint", 0, 1, iron=1)
    choose(state, "activate:K5", "swap:iron>coin", "swap:coin>heartstone")
    assert stored(state, 0) == {"heartstone": 1}


@pytest.mark.proves("workshop.conversion", "workshop.gain-storage")
def test_trolls_pay_and_storage_gains() -> None:
    state = at_workshop("stone_mill", 0, 1)
    troll(state, 0, 1, "st-1", stone=1)
    choose(state, "activate:K5", "swap:stone>iron")
    assert (held(state, 0, 1), stored(state, 0)) == ({}, {"iron": 1})
    choose(state, "done", "recruit:1a", "join:5")
    assert held(state, 0, 1) == {"stone": 1}


@pytest.mark.proves("workshop.conversion")
def test_by_hand_the_player_chooses_what_pays() -> None:
    state = at_workshop("grinding_mill", 0, stone=1)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 2, "st-1", stone=1)
    choose(state, "by-hand", "activate:K5", "swap:stone>heartstone", "from:storage", "from:2")
    assert (held(state, 0, 1), held(state, 0, 2)) == ({"stone": 1}, {})
    assert stored(state, 0) == {"heartstone": 1}


# --- the eleven kinds

CONVERSIONS = """
cartwright 1 heartstone > 1 cart
cartwright 1 cart > 1 heartstone
rune_forge 1 stone > 1 rune
rune_forge 1 iron > 1 rune
rune_forge 1 rune > 1 stone
rune_forge 1 rune > 1 iron
charm_weaver 1 coin > 1 rune
charm_weaver 1 rune > 1 coin
grinding_mill 1 heartstone > 2 stone
grinding_mill 2 stone > 1 heartstone
mint 1 iron > 1 coin
mint 1 heartstone > 1 coin
mint 1 coin > 1 iron
mint 1 coin > 1 heartstone
stone_mill 1 stone > 1 iron
stone_mill 1 iron > 1 stone
ironworks 1 heartstone > 1 iron
ironworks 1 iron > 1 heartstone
hammer_forge 1 heartstone > 1 hammer
hammer_forge 1 hammer > 1 heartstone
"""


@pytest.mark.proves(
    "workshop.cartwright-forward", "workshop.cartwright-reverse", "workshop.rune-forge-forward",
    "workshop.rune-forge-reverse", "workshop.charm-weaver-forward",
    "workshop.charm-weaver-reverse", "workshop.grinding-mill-forward",
    "workshop.grinding-mill-reverse", "workshop.mint-forward", "workshop.mint-reverse",
    "workshop.stone-mill-forward", "workshop.stone-mill-reverse", "workshop.ironworks-forward",
    "workshop.ironworks-reverse", "workshop.hammer-forge-forward",
    "workshop.hammer-forge-reverse",
)  # fmt: skip
@pytest.mark.parametrize("conversion", CONVERSIONS.strip().split("\n"))
def test_what_a_workshop_turns_into_what(conversion: str) -> None:
    kind, given, give, _, gained, gain = conversion.split()
    state = at_workshop(kind, 0, seats=4, names=ROW, **{give: int(given)})
    choose(state, "activate:K5", f"swap:{give}>{gain}")
    assert stored(state, 0) == {gain: int(gained)}
    told = {"give": {give: int(given)}, "gain": {gain: int(gained)}}
    assert events(state, "swap") == [{"kind": "swap", "seat": 0, **told}]


@pytest.mark.proves(
    "workshop.cartwright-forward", "workshop.cartwright-reverse", "workshop.rune-forge-forward",
    "workshop.rune-forge-reverse", "workshop.charm-weaver-forward",
    "workshop.charm-weaver-reverse", "workshop.grinding-mill-forward",
    "workshop.grinding-mill-reverse", "workshop.mint-forward", "workshop.mint-reverse",
    "workshop.stone-mill-forward", "workshop.stone-mill-reverse", "workshop.ironworks-forward",
    "workshop.ironworks-reverse", "workshop.hammer-forge-forward",
    "workshop.hammer-forge-reverse",
)  # fmt: skip
@pytest.mark.parametrize(
    ("kind", "swaps"),
    [
        ("cartwright", "heartstone>cart cart>heartstone"),
        ("rune_forge", "stone>rune iron>rune rune>stone rune>iron"),
        ("charm_weaver", "coin>rune rune>coin"),
        ("grinding_mill", "heartstone>stone stone>heartstone"),
        ("mint", "iron>coin heartstone>coin coin>iron coin>heartstone"),
        ("stone_mill", "stone>iron iron>stone"),
        ("ironworks", "heartstone>iron iron>heartstone"),
        ("hammer_forge", "heartstone>hammer hammer>heartstone"),
    ],
)
def test_a_workshop_does_that_and_nothing_else(kind: str, swaps: str) -> None:
    state = at_workshop(kind, 0, stone=2, iron=2, heartstone=2, cart=2, hammer=2, rune=2, coin=2)
    choose(state, "activate:K5")
    assert sorted(options(state, "swap:")) == sorted(f"swap:{swap}" for swap in swaps.split())
    assert options(state, "give") == options(state, "fetch") == []
    assert refused(state, "give:stone") == "workshop.conversion"


@pytest.mark.proves("workshop.conversion")
def test_a_mill_needs_two_stone() -> None:
    state = at_workshop("grinding_mill", 0, 1, heartstone=1, stone=1)
    choose(state, "activate:K5")
    assert options(state) == ["swap:heartstone>stone", "done"]
    why = refusal(state, "swap:stone>heartstone")
    assert (why.rule, why.values) == (
        "workshop.conversion", {"need": 2, "have": 1, "what": "stone"},
    )  # fmt: skip


@pytest.mark.proves("workshop.conversion")
def test_a_workshop_is_activated_only_with_something_to_spend() -> None:
    state = at_workshop("charm_weaver", 0, stone=3)
    assert options(state, "activate") == []
    assert refused(state, "activate:K5") == "workshop.conversion"


@pytest.mark.proves("workshop.cartwright-no-clan", "ruling.clan-cart-scope")
def test_the_cartwright_takes_no_clan_cart() -> None:
    state = at_workshop("cartwright", 0, heartstone=1)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    choose(state, "activate:K5")
    assert options(state) == ["swap:heartstone>cart", "done"]
    assert refused(state, "swap:cart>heartstone") == "workshop.cartwright-no-clan"


@pytest.mark.proves("workshop.warehouse", "workshop.hammer-exchange")
@pytest.mark.parametrize(("kind", "gained"), [("warehouse", "cart"), ("hammer_exchange", "hammer")])
@pytest.mark.parametrize("given", [("stone", "coin"), ("rune", "rune")])
def test_any_two_for_a_cart_or_a_hammer(kind: str, gained: str, given: tuple[str, str]) -> None:
    state = at_workshop(kind, 0, stone=1, rune=2, coin=1)
    choose(state, "activate:K5")
    assert options(state, "give") == ["give:stone", "give:rune", "give:coin"]
    choose(state, *(f"give:{name}" for name in given))
    left = {"stone": 1, "rune": 2, "coin": 1, gained: 1}
    for name in given:
        left[name] -= 1
    assert stored(state, 0) == {name: number for name, number in left.items() if number}
    assert options(state, "swap") == []


@pytest.mark.proves("workshop.warehouse", "workshop.hammer-exchange")
@pytest.mark.parametrize("kind", ["warehouse", "hammer_exchange"])
def test_one_resource_is_too_few_and_nothing_goes_back(kind: str) -> None:
    state = at_workshop(kind, 0, 1, stone=1)
    assert options(state, "activate") == []
    state = at_workshop(kind, 0, 1, stone=2)
    choose(state, "activate:K5", "give:stone", "give:stone")
    assert asked(state)[1] == "turn.step-2"


@pytest.mark.proves("workshop.stewardship", "workshop.stewardship-cart")
def test_stewardship_moves_from_trolls_to_storage() -> None:
    state = at_workshop("stewardship", 0, 1, 2, 3, stone=1)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 5, "ic2-3", clan_cart=2, coin=1)
    choose(state, "activate:K5")
    assert options(state) == ["fetch:stone:1", "fetch:coin:5", "fetch:clan_cart:5", "done"]
    choose(state, "fetch:clan_cart:5", "fetch:clan_cart:5", "fetch:coin:5")
    assert held(state, 0, 5) == {}
    assert stored(state, 0) == {"stone": 1, "cart": 2, "coin": 1}
    assert refused(state, "fetch:iron:2") == "workshop.stewardship"


@pytest.mark.proves("workshop.stewardship")
def test_stewardship_needs_something_on_a_troll() -> None:
    state = at_workshop("stewardship", 0, stone=5)
    assert refused(state, "activate:K5") == "workshop.conversion"


@pytest.mark.proves("workshop.uses")
def test_every_workshop_used_is_remembered() -> None:
    state = at_workshop("mint", 0, iron=1)
    choose(state, "activate:K5", "swap:iron>coin")
    assert state.view(0)["ever_used"][0] == ["mint"]
    assert set(WORKSHOPS) > {"mint"}


@pytest.mark.proves("ruling.found-neighbours")
def test_a_new_workshop_is_open_at_once_to_all_beside_it() -> None:
    """South of the site lies a tunnel of seat 1; seat 0 digs north of it and founds."""
    state = blank(2, sites="K5")
    tunnel(state, 0, "I2", "K3 K2")
    tunnel(state, 1, "I2", "K6 K7")
    supply(state, stone_mill=1)
    storage(state, 0, iron=2)
    storage(state, 1, stone=3)
    dig(act(state), "I2", "iron", "K4 L4")
    choose(state, "found:stone_mill")
    choose(act(state, 1), "activate:K5", "swap:stone>iron", "swap:stone>iron")
    assert stored(state, 1) == {"stone": 1, "iron": 2}
