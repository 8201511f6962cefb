"""What lies in the ground: rubble, buried statues, buried resources; and all places at once."""

from __future__ import annotations

import pytest

from antre.games.hall.content.grid import STRIDE
from antre.games.hall.content.resources import ONE, RESOURCES
from antre.games.hall.rules.places import Ground
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import Hall
from tests.hall.playing import TABLES, game
from tests.hall.tables import (
    CONTENT,
    act,
    blank,
    bury,
    choose,
    dig,
    events,
    network,
    options,
    place,
    power,
    refusal,
    refused,
    rubble,
    statue,
    storage,
    stored,
    troll,
)

HAMMER = ONE[RESOURCES.index("hammer")]


def neighbours(cell: int) -> set[int]:
    return {cell - 1, cell + 1, cell - STRIDE, cell + STRIDE}


def legal_one_by_one(state: Hall, seat: int, shape: int, hammers: int) -> set[tuple[int, int]]:
    """The places of a tile as a person would find them: space by space, rule by rule."""
    occupied = {cell for section in state.sections for cell in bits(section)}
    own = bits(state.network[seat])
    theirs = {
        cell
        for other, network in enumerate(state.network)
        if state.team_of[other] != state.team_of[seat]
        for cell in bits(network)
    }
    spaces, sites, stones = bits(state.board.spaces), set(state.board.sites), bits(state.rubble)
    found = set()
    for way in CONTENT.shapes[shape].ways:
        for first in spaces:
            cells = {first + offset for offset in way.offsets}
            around = {other for cell in cells for other in neighbours(cell)}
            if (
                cells <= spaces
                and not cells & (occupied | sites)
                and around & own
                and not around & theirs
                and len(cells & stones) <= hammers
            ):
                found.add((way.index, first))
    return found


def bits(mask: int) -> set[int]:
    return {cell for cell in range(mask.bit_length()) if mask >> cell & 1}


@pytest.mark.proves(
    "dig.inside-board", "dig.no-overlap", "dig.touch-own", "dig.not-adjacent-enemy",
    "dig.diagonal-enemy", "dig.rubble-forbidden", "ruling.workshop-site-reserved",
    "ruling.enemy-portal",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_the_places_found_at_once_are_those_found_one_by_one(
    seats: int, variants: dict[str, bool]
) -> None:
    for number, state in enumerate(game(seats, 7, **variants)):
        if number % 90 != 89 or state.over:
            continue
        seat = number % seats
        hammers = number // 90 % 5
        world = state.clone()
        world.held = [0] * len(world.held)
        world.storage[world.team_of[seat]] = hammers * HAMMER
        world.powers = 0
        ground = Ground(world, seat, spendable(world, seat))
        for shape in range(len(world.tiles)):
            found = {
                (way.index, cell)
                for way, mask in ground.places(CONTENT.shapes[shape].ways)
                for cell in bits(mask)
            }
            assert found == legal_one_by_one(world, seat, shape, hammers)
            assert ground.has_room(CONTENT.shapes[shape].ways) == bool(found)


@pytest.mark.proves("dig.rubble-cost", "dig.rubble-forbidden", "example.dig-rubble")
def test_rubble_costs_a_hammer_a_space() -> None:
    state = act(blank())
    rubble(state, "B12 C12 D12")
    storage(state, 0, iron=4, hammer=2)
    choose(state, "dig:I4:iron")
    why = refusal(state, place("I4", "B12 C12 D12 E12"))
    assert (why.rule, why.values) == ("dig.rubble-forbidden", {"need": 3, "have": 2})
    storage(state, 0, iron=4, hammer=1)
    troll(state, 0, 1, "st-6", hammer=2)
    choose(state, place("I4", "B12 C12 D12 E12"))
    assert (stored(state, 0), state.held[0]) == ({}, 0), "4 iron and 3 hammers"


@pytest.mark.proves("dig.rubble-cost")
@pytest.mark.parametrize("under", range(5))
def test_each_rubble_space_under_a_tile_counts(under: int) -> None:
    state = act(blank())
    spaces = ["B12", "C12", "D12", "E12", "F12"]
    rubble(state, " ".join(spaces[:under]))
    storage(state, 0, stone=5, hammer=5)
    dig(state, "I5", "stone", " ".join(spaces))
    assert stored(state, 0) == ({"hammer": 5 - under})


@pytest.mark.proves("dig.rubble-forbidden")
def test_without_hammers_no_rubble_is_covered() -> None:
    state = act(blank())
    rubble(state, "B12 A11")
    storage(state, 0, stone=2)
    choose(state, "dig:I2:stone")
    assert set(options(state)) == {place("I2", "A13 A14"), place("I2", "A13 B13")}


@pytest.mark.proves("dig.rubble-combined", "dig.rubble-cost")
def test_rubble_with_a_statue_or_treasure_takes_its_hammer_all_the_same() -> None:
    state = act(blank())
    rubble(state, "B12 C12")
    statue(state, "ice", "B12")
    bury(state, "C12", coin=2)
    storage(state, 0, stone=2, hammer=1)
    choose(state, "dig:I2:stone")
    assert refused(state, place("I2", "B12 C12")) == "dig.rubble-forbidden"
    storage(state, 0, stone=2, hammer=2)
    choose(state, place("I2", "B12 C12"))
    assert stored(state, 0) == {"coin": 2}
    assert events(state, "unearth")[0]["cell"] == "B12"


@pytest.mark.proves("dig.buried-statue-def", "dig.unearth", "dig.unearth-available")
def test_a_covered_statue_stands_where_it_lay_and_can_be_moved() -> None:
    state = act(blank())
    statue(state, "fire", "C12")
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron", place("I2", "A13 A14"))
    assert refused(state, "move:C12") == "move.own-network", "it is still buried"
    state = act(state)
    storage(state, 0, iron=2)
    dig(state, "I2", "iron", "B12 C12")
    assert [event["clan"] for event in events(state, "unearth")] == ["fire"]
    choose(state, "move:C12")
    assert "to:B12" in options(state)


@pytest.mark.proves("dig.buried-resources", "ruling.dig-no-self-funding")
def test_treasure_goes_to_storage_at_once_but_never_pays_for_its_own_tunnel() -> None:
    state = act(blank())
    bury(state, "C12", iron=2, hammer=1)
    rubble(state, "B12")
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    assert refused(state, place("I2", "B12 C12")) == "dig.rubble-forbidden"
    storage(state, 0, iron=2, hammer=1)
    choose(state, place("I2", "B12 C12"))
    assert stored(state, 0) == {"iron": 2, "hammer": 1}
    assert events(state, "buried")[0]["what"] == {"iron": 2, "hammer": 1}


@pytest.mark.proves("example.dig-buried")
def test_a_tunnel_over_treasure_and_a_fire_statue() -> None:
    state = act(blank())
    bury(state, "B12", iron=2, hammer=1)
    statue(state, "fire", "C13")
    storage(state, 0, stone=4)
    dig(state, "O4", "stone", "B12 C12 B13 C13")
    assert stored(state, 0) == {"iron": 2, "hammer": 1}
    assert state.honor[0] == 4
    assert "C13" in network(state, 0)
    assert [event["clan"] for event in events(state, "unearth")] == ["fire"]


@pytest.mark.proves("ruling.dig-order")
def test_a_dig_goes_in_the_order_of_the_rulebook() -> None:
    state = act(blank(portals="C14 W12", sites="D14"))
    state.workshop_supply = (1,) + (0,) * 10
    state.stock[0] = 1
    rubble(state, "C13")
    bury(state, "C13", coin=1)
    statue(state, "moon", "D13")
    storage(state, 0, iron=2, hammer=1)
    choose(state, "dig:I2:iron", place("I2", "C13 D13"))
    choose(state, "pedestal:fire:C13", "found:cartwright")
    assert state.journal is not None
    told = [event.kind for event in state.journal.events]
    order = ["dig", "unearth", "buried", "set_pedestal", "token", "found"]
    assert told[-len(order) :] == order
    assert set(told[-len(order) - 2 : -len(order)]) == {"pay"}


@pytest.mark.proves("ruling.buried-once")
def test_treasure_and_rubble_are_gone_for_good_even_if_the_tile_is_lifted() -> None:
    from antre.games.hall.rules.landslide import landslide

    state = act(blank())
    bury(state, "B12", coin=2)
    rubble(state, "B12")
    storage(state, 0, iron=2, hammer=1)
    dig(state, "I2", "iron", "B12 C12")
    assert stored(state, 0) == {"coin": 2}
    state.stack.clear()
    landslide(state, 0)
    choose(state, "lift:B12", place("I2", "A13 A14"))
    act(state)
    storage(state, 0, iron=2)
    dig(state, "I2", "iron", "B12 C12")
    assert stored(state, 0) == {}


@pytest.mark.proves("dig.rubble-cost")
def test_the_earth_ritual_clears_rubble_without_hammers() -> None:
    state = act(blank())
    rubble(state, "B12 C12")
    power(state, "earth_ritual")
    storage(state, 0, iron=2, hammer=1)
    dig(state, "I2", "iron", "B12 C12")
    assert stored(state, 0) == {"hammer": 1}
