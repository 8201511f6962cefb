"""What each of the seventeen spells does."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import SPELLS
from antre.games.hall.content.resources import RESOURCES
from antre.games.hall.rules.state import Hall
from tests.hall.moments import (
    ROW,
    at_workshop,
    bribe,
    bribes,
    grimoire,
    horde,
    horde_pedestal,
    pedestals,
    put,
    spellbound,
    wealth,
)  # fmt: skip
from tests.hall.tables import (
    CONTENT,
    asked,
    at,
    choose,
    dig,
    held,
    network,
    options,
    place,
    refused,
    rubble,
    statue,
    stored,
    troll,
    tunnel,
    workshop,
)  # fmt: skip


@pytest.mark.proves("spell.effect")
def test_there_are_seventeen_spells() -> None:
    assert len(SPELLS) == len(set(SPELLS)) == len(CONTENT.cast) == 17


# --- spells that give


@pytest.mark.proves("spell.effect")
@pytest.mark.parametrize(
    ("spell", "gained"),
    [
        ("silver_rails", {"cart": 1, "coin": 1}),
        ("iron_vein", {"iron": 2}),
        ("heartbeat", {"stone": 1, "heartstone": 1}),
        ("golden_rain", {"coin": 3}),
        ("iron_fist", {"hammer": 2}),
    ],
)
def test_what_a_spell_gives_goes_to_storage(spell: str, gained: dict[str, int]) -> None:
    state = spellbound(spell)
    choose(state, f"cast:{spell}")
    assert stored(state, 0) == gained
    assert asked(state) == (0, "turn.step-2")


# --- spells that bend a rule for this turn


@pytest.mark.proves("spell.effect")
def test_earth_ritual_digs_through_rubble_without_hammers() -> None:
    state = spellbound("earth_ritual", stone=3, hammer=1)
    rubble(state, "B12 C12 D12")
    assert place("I3", "B12 C12 D12") not in lays(state, "I3")
    choose(state, "cast:earth_ritual")
    dig(state, "I3", "stone", "B12 C12 D12")
    assert stored(state, 0) == {"hammer": 1}
    assert {"B12", "C12", "D12"} <= set(network(state, 0))


def lays(state: Hall, shape: str) -> list[str]:
    asking = state.clone()
    choose(asking, f"dig:{shape}:stone")
    return options(asking)


@pytest.mark.proves("spell.effect", "recruit.bribe-kinds")
def test_lavish_gifts_bribe_with_anything_but_clan_carts() -> None:
    state = spellbound("lavish_gifts", iron=1, coin=1)
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    assert options(state, "recruit:2") == []
    choose(state, "cast:lavish_gifts")
    assert options(state, "recruit:2") == ["recruit:2a", "recruit:2b", "recruit:2c", "recruit:2d"]
    assert refused(state, "recruit:3a") == "recruit.level-3-bribe"
    choose(state, "recruit:2b")
    assert options(state) == ["give:iron", "give:coin"]
    assert refused(state, "give:cart") == "ruling.clan-cart-scope"
    choose(state, "give:iron")
    assert bribes(state) == {"1b": {"iron": 1}, "1c": {"coin": 1}}


@pytest.mark.proves("spell.effect")
def test_alloy_pays_a_tunnel_with_mixed_minerals_for_the_least_of_them() -> None:
    state = spellbound("alloy", stone=1, iron=1, heartstone=2)
    assert options(state, "dig:I4") == []
    choose(state, "cast:alloy")
    assert options(state, "dig:I4") == ["dig:I4:mixed"]
    choose(state, "dig:I4:mixed", place("I4", "B12 C12 D12 E12"))
    choose(state, "give:heartstone", "give:iron", "give:heartstone", "give:stone")
    # A size-4 tunnel of stone.
    assert state.honor[0] == 4
    assert stored(state, 0) == {}


@pytest.mark.proves("spell.effect")
def test_alloy_without_stone_scores_as_iron() -> None:
    state = spellbound("alloy", iron=1, heartstone=3)
    choose(state, "cast:alloy", "dig:I4:mixed", place("I4", "B12 C12 D12 E12"))
    choose(state, *["give:heartstone"] * 3, "give:iron")
    assert state.honor[0] == CONTENT.dig_honor[1][4] == 6


@pytest.mark.proves("spell.effect", "workshop.limit")
def test_second_shift_allows_one_more_workshop_on_another_site() -> None:
    state = at_workshop("stone_mill", 0, stone=3, rune=1)
    state.board.sites += (at("P5"),)
    state.board.site_number[at("P5")] = 1
    state.board.site_sides += (1 << at("P4") | 1 << at("Q5") | 1 << at("P6") | 1 << at("O5"),)
    state.workshops += (-1,)
    workshop(state, "P5", "stone_mill")
    state.network[0] |= 1 << at("P4")
    grimoire(state, "second_shift")
    choose(state, "activate:K5", "swap:stone>iron")
    assert refused(state, "activate:P5") == "workshop.limit"
    choose(state, "cast:second_shift")
    assert options(state, "activate") == ["activate:P5"]
    assert refused(state, "activate:K5") == "workshop.limit"
    choose(state, "activate:P5", "swap:stone>iron")
    assert stored(state, 0) == {"stone": 1, "iron": 2}
    assert options(state, "activate") == []


# --- spells that move and change


@pytest.mark.proves("spell.effect")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_transmutation_changes_up_to_three_minerals_of_one_kind(times: int) -> None:
    state = spellbound("transmutation", stone=5, iron=1)
    choose(state, "cast:transmutation")
    assert options(state) == [
        "swap:stone>iron", "swap:stone>heartstone", "swap:iron>stone", "swap:iron>heartstone",
        "done",
    ]  # fmt: skip
    for number in range(times):
        choose(state, "swap:stone>heartstone")
        if number < 2:
            assert options(state) == ["swap:stone>heartstone", "done"]
    if times < 3:
        choose(state, "done")
    assert asked(state)[1] == "turn.step-2"
    assert stored(state, 0) == {"stone": 5 - times, "iron": 1, "heartstone": times}


@pytest.mark.proves("spell.effect", "components.minerals")
def test_transmutation_changes_minerals_alone() -> None:
    state = spellbound("transmutation", ROW, **dict.fromkeys(RESOURCES, 1))
    choose(state, "cast:transmutation")
    assert len(options(state, "swap")) == 6
    assert refused(state, "swap:coin>rune") == "components.minerals"


@pytest.mark.proves("spell.effect")
def test_echo_activates_one_troll_without_a_cascade() -> None:
    state = spellbound("echo", f"{ROW} fi1-1")
    choose(state, "cast:echo")
    assert options(state) == ["wake:1", "wake:2", "wake:3", "wake:4", "wake:5", "done"]
    choose(state, "wake:5")
    assert held(state, 0, 5) == {"stone": 2, "clan_cart": 1}
    assert [held(state, 0, spot) for spot in range(1, 5)] == [{}, {}, {}, {}]


@pytest.mark.proves("spell.effect", "cascade.symbol-full")
def test_echo_fills_only_what_is_empty() -> None:
    state = spellbound("echo", f"{ROW} fi1-1")
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 0, 5, "fi1-1", stone=1, clan_cart=1)
    choose(state, "cast:echo")
    assert refused(state, "wake:1") == "cascade.symbol-full"
    assert refused(state, "wake:6") == "pack.placement"
    choose(state, "wake:5")
    assert held(state, 0, 5) == {"stone": 2, "clan_cart": 1}


@pytest.mark.proves("spell.effect")
def test_war_drum_activates_the_starting_row() -> None:
    state = spellbound("war_drum", f"{ROW} fi1-1")
    troll(state, 0, 2, "st-2", iron=1)
    choose(state, "cast:war_drum")
    assert [held(state, 0, spot) for spot in range(1, 6)] == [
        {"stone": 1}, {"iron": 1}, {"heartstone": 1}, {"coin": 1}, {},
    ]  # fmt: skip
    assert stored(state, 0) == {}


@pytest.mark.proves("spell.effect")
def test_levitation_moves_a_statue_twice_without_carts() -> None:
    """A12 is the portal; three tunnels lie one after another."""
    state = spellbound("levitation")
    for spaces in ("B12 C12", "D12 E12", "F12 G12"):
        tunnel(state, 0, "I2", spaces)
    statue(state, "moon", "B12")
    choose(state, "cast:levitation")
    assert options(state) == ["move:B12", "none"]
    choose(state, "move:B12")
    assert set(options(state)) == {
        "to:A12",
        "to:C12",
        "to:D12",
        "to:E12",
        "to:F12",
        "to:G12",
        "none",
    }
    choose(state, "to:G12")
    assert state.view(0)["statues"]["moon"] == ["G12"]
    assert asked(state) == (0, "turn.step-2")


@pytest.mark.proves("spell.effect", "turn.order")
def test_a_levitated_statue_does_not_close_the_hall_step() -> None:
    state = spellbound("levitation")
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    tunnel(state, 0, "I4", "B13 C13 D13 E13")
    statue(state, "moon", "B12")
    choose(state, "cast:levitation", "move:B12", "to:C12", "recruit:1a", "join:5")
    assert "hall:treasure_hall" in options(state)


@pytest.mark.proves("spell.effect")
def test_landslide_lays_a_tile_again_for_nothing() -> None:
    state = spellbound("landslide", stone=2)
    tunnel(state, 0, "I2", "B12 C12")
    choose(state, "cast:landslide")
    assert options(state) == ["lift:B12", "none"]
    choose(state, "lift:B12", place("I2", "A13 A14"))
    assert set(network(state, 0)) == {"A12", "A13", "A14"}
    assert (stored(state, 0), state.honor[0], state.tiles[0]) == ({"stone": 2}, 0, 11)
    assert asked(state) == (0, "turn.step-2")


# --- spells that reach into the horde or the pack


@pytest.mark.proves("spell.effect")
def test_light_fingers_take_up_to_three_bribes_of_one_troll() -> None:
    state = spellbound("light_fingers")
    bribe(state, "1a", coin=1)
    bribe(state, "2b", coin=3, iron=1)
    choose(state, "cast:light_fingers")
    assert options(state) == ["rob:1a", "rob:2b", "done"]
    assert refused(state, "rob:1c") == "spell.effect"
    choose(state, "rob:2b")
    assert options(state) == ["gain:iron", "gain:coin", "done"]
    choose(state, "gain:iron", "gain:coin", "gain:coin")
    assert asked(state) == (0, "turn.step-2")
    assert stored(state, 0) == {"iron": 1, "coin": 2}
    assert bribes(state) == {"1a": {"coin": 1}, "2b": {"coin": 1}}


@pytest.mark.proves("spell.effect")
def test_light_fingers_may_take_fewer() -> None:
    state = spellbound("light_fingers")
    bribe(state, "1a", coin=2)
    choose(state, "cast:light_fingers", "rob:1a", "gain:coin", "done")
    assert stored(state, 0) == {"coin": 1}
    assert bribes(state) == {"1a": {"coin": 1}}


@pytest.mark.proves("spell.effect", "cart.storage-neutral")
def test_free_hands_bring_up_to_three_resources_to_storage() -> None:
    state = spellbound("free_hands", f"{ROW} ic2-3")
    troll(state, 0, 2, "st-2", iron=1)
    troll(state, 0, 5, "ic2-3", stone=1, coin=1, clan_cart=2)
    choose(state, "cast:free_hands")
    assert options(state) == [
        "fetch:iron:2", "fetch:stone:5", "fetch:coin:5", "fetch:clan_cart:5", "done",
    ]  # fmt: skip
    choose(state, "fetch:clan_cart:5", "fetch:clan_cart:5", "fetch:iron:2")
    assert asked(state) == (0, "turn.step-2")
    assert stored(state, 0) == {"iron": 1, "cart": 2}
    assert held(state, 0, 5) == {"stone": 1, "coin": 1}


@pytest.mark.proves("spell.effect")
def test_free_hands_may_bring_none() -> None:
    state = spellbound("free_hands")
    troll(state, 0, 2, "st-2", iron=1)
    choose(state, "cast:free_hands")
    assert refused(state, "fetch:stone:1") == "spell.effect"
    choose(state, "done")
    assert wealth(state, 0) == {"iron": 1}


@pytest.mark.proves("spell.effect", "ruling.retire-pedestal")
def test_call_of_the_horde_replaces_up_to_two_trolls_without_bribes() -> None:
    state = spellbound("call_of_the_horde")
    put(state, "1a", "fi1-1")
    put(state, "2b", "fi2-1")
    horde_pedestal(state, "2b", "ice")
    bribe(state, "1c", coin=1)
    choose(state, "cast:call_of_the_horde")
    assert "dismiss:1c" not in options(state)
    assert refused(state, "dismiss:1c") == "spell.effect"
    assert len(options(state)) == 12
    choose(state, "dismiss:1a", "dismiss:2b")
    assert asked(state) == (0, "turn.step-2")
    assert (horde(state)["1a"], horde(state)["2b"]) != ("fi1-1", "fi2-1")
    assert state.view(0)["bottoms"] == [["fi1-1"], ["fi2-1"], []]
    assert pedestals(state)["2b"] == "ice"


@pytest.mark.proves("spell.effect", "ruling.retire-deck-empty")
def test_call_of_the_horde_with_an_empty_deck_shows_the_same_troll_again() -> None:
    state = spellbound("call_of_the_horde")
    put(state, "3a", "fi3-1")
    state.decks[2] = []
    choose(state, "cast:call_of_the_horde", "dismiss:3a", "done")
    assert horde(state)["3a"] == "fi3-1"
    assert state.view(0)["bottoms"] == [[], [], []]


@pytest.mark.proves("spell.effect")
def test_every_spell_cast_is_remembered() -> None:
    state = spellbound("iron_fist")
    choose(state, "cast:iron_fist")
    assert state.view(0)["ever_used"][0] == ["iron_fist"]
    assert state.view(0)["ever_used"][1] == []
