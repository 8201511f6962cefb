"""Great halls: where they lie, what they cover, what becomes of it."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import HALLS
from antre.games.hall.rules.networks import lift_section
from antre.games.hall.rules.scoring import breakdown
from antre.games.hall.rules.state import LEFTOVER, Hall
from tests.hall.tables import (
    CONTENT,
    GAME,
    SHAPES,
    act,
    at,
    blank,
    choose,
    dig,
    events,
    finish,
    hall,
    mask,
    options,
    pedestal,
    place,
    refusal,
    refused,
    spaces,
    statue,
    storage,
    stored,
    tunnel,
    workshop,
)

BLOCK = "B12 C12 D12 B13 C13 D13"


def block(portals: str = "A12 W12", sites: str = "") -> Hall:
    """Seat 0 with tunnels on two rows of four, B12 to E13, after recruiting or digging."""
    state = blank(portals=portals, sites=sites)
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    tunnel(state, 0, "I4", "B13 C13 D13 E13")
    return finish(state)


def excavate(state: Hall, name: str, cells: str, altar: str) -> None:
    choose(state, f"hall:{name}", place(name, cells, altar))


@pytest.mark.proves("hall.limit", "turn.step-3")
def test_one_hall_a_turn_is_laid_on_the_own_network() -> None:
    state = block()
    tunnel(state, 0, "I4", "B14 C14 D14 E14")
    tunnel(state, 0, "I4", "B11 C11 D11 E11")
    assert "hall:shaman_chamber" in options(state)
    excavate(state, "wellspring", BLOCK, "C12")
    assert not options(state, "hall:")
    assert refused(state, "hall:shaman_chamber") == "hall.limit"
    assert "hall:stonecutter" not in options(finish(state)), "on the next turn, what still fits"
    assert state.altars[HALLS.index("wellspring")] == at("C12")


@pytest.mark.proves("ruling.hall-room")
def test_a_hall_that_fits_nowhere_is_told_so() -> None:
    state = block()
    assert options(state, "hall:") == ["hall:wellspring", "hall:treasure_hall"]
    why = refusal(state, "hall:feast_hall")
    assert (why.rule, why.values) == ("ruling.hall-room", {"what": "feast_hall", "need": 9})
    assert "no 9 spaces in its shape" in GAME.rules.explain(why, "en")


@pytest.mark.proves("hall.only-tunnels")
def test_a_hall_lies_on_tunnels_wholly() -> None:
    state = block()
    choose(state, "hall:wellspring")
    why = refusal(state, place("wellspring", "D12 E12 F12 D13 E13 F13", altar="E12"))
    assert (why.rule, why.values) == ("hall.only-tunnels", {"where": "F12"})


@pytest.mark.proves("hall.partial-tiles", "hall.leftover-sections")
def test_tiles_may_be_covered_in_part_and_what_sticks_out_is_a_tunnel() -> None:
    state = block()
    excavate(state, "wellspring", BLOCK, "C12")
    parts = dict(zip(map(tuple, map(spaces, state.sections)), state.section_kinds, strict=True))
    assert parts[("E12",)] == parts[("E13",)] == LEFTOVER
    assert parts[tuple(BLOCK.split())] == SHAPES.index("wellspring")
    assert len(parts) == 5, "two portals, two leftovers and the hall"


@pytest.mark.proves("hall.partial-tiles")
def test_tiles_may_be_covered_completely() -> None:
    state = block()
    excavate(state, "treasure_hall", "B12 C12 D12 E12 B13 C13 D13 E13", "B12")
    assert [part.bit_count() for part in state.sections] == [1, 1, 8]


@pytest.mark.proves("ruling.hall-leftovers")
def test_a_tile_cut_in_two_becomes_two_tunnels() -> None:
    state = blank()
    tunnel(state, 0, "I5", "B12 C12 D12 E12 F12")
    tunnel(state, 0, "O4", "C13 D13 C14 D14")
    pedestal(state, "moon", "F12")
    statue(state, "moon", "F12")
    excavate(finish(state), "wellspring", "C12 D12 C13 D13 C14 D14", "D13")
    kinds = zip(state.sections, state.section_kinds, strict=True)
    left = [spaces(part) for part, kind in kinds if kind == LEFTOVER]
    assert left == [["B12"], ["E12", "F12"]]
    assert state.pedestals[2] == state.statues[2] == mask("F12")


@pytest.mark.proves("ruling.hall-leftovers")
def test_a_later_hall_may_cover_leftovers() -> None:
    state = block()
    excavate(state, "wellspring", BLOCK, "C12")
    tunnel(state, 0, "O4", "F12 G12 F13 G13")
    tunnel(state, 0, "I3", "E14 F14 G14")
    finish(state)
    cells = "E12 F12 G12 E13 F13 G13 E14 F14 G14"
    excavate(state, "feast_hall", cells, "F13")
    assert LEFTOVER not in state.section_kinds
    assert [part.bit_count() for part in state.sections] == [1, 1, 6, 9]


@pytest.mark.proves("hall.free")
def test_a_hall_costs_nothing() -> None:
    state = block()
    storage(state, 0, stone=1, hammer=1)
    excavate(state, "wellspring", BLOCK, "C12")
    assert stored(state, 0) == {"stone": 1, "hammer": 1}
    assert state.honor == [0, 0], "and brings nothing yet"


@pytest.mark.proves(
    "hall.pedestal-removed", "hall.token-kept", "hall.statue-kept", "example.hall-treasure-cover"
)
def test_the_treasure_hall_over_an_ice_pedestal_and_a_moon_statue() -> None:
    state = block()
    pedestal(state, "ice", "C12")
    state.won[0] = (4,)
    statue(state, "moon", "D13")
    excavate(state, "treasure_hall", "B12 C12 D12 E12 B13 C13 D13 E13", "B12")
    assert state.pedestals == (0, 0, 0)
    assert state.won[0] == (4,)
    assert state.tokens[3 * state.board.zone[at("C12")] + 1] == 0
    assert state.statues == (0, 0, mask("D13"))
    told = events(state, "hall")[0]
    assert told["hall"] == "treasure_hall"
    assert len(told["cells"]) == 8


@pytest.mark.proves("hall.never-cover", "ruling.workshop-site-reserved")
def test_a_hall_covers_no_portal_no_workshop_and_no_other_hall() -> None:
    state = blank(portals="E13 W12", sites="D14 H11")
    workshop(state, "D14", "mint")
    tunnel(state, 0, "I5", "C12 D12 E12 F12 G12")
    for cells in ("B13 C13 D13", "F13 F14 F15", "G13 G14 G15"):
        tunnel(state, 0, "I3", cells)
    tunnel(state, 0, "I2", "B14 C14")
    tunnel(state, 0, "I2", "F11 G11")
    hall(state, "shaman_chamber", "C9 D9 B10 C10 D10 C11", altar="C10")
    choose(finish(state), "hall:wellspring")
    for cells, what in {
        "D12 E12 F12 D13 E13 F13": "portal",
        "B13 C13 D13 B14 C14 D14": "mint",
        "C10 D10 C11 D11 C12 D12": "shaman_chamber",
    }.items():
        why = refusal(state, place("wellspring", cells))
        assert (why.rule, why.values["what"]) == ("hall.never-cover", what)
    empty_site = place("wellspring", "F11 G11 H11 F12 G12 H12")
    assert refused(state, empty_site) == "ruling.workshop-site-reserved"


@pytest.mark.proves("hall.as-tunnel", "move.tunnel-hall", "hall.leftover-sections")
def test_a_hall_is_one_large_tunnel_for_statues() -> None:
    state = block()
    statue(state, "fire", "E12")
    storage(state, 0, cart=1)
    choose(state, "move:E12")
    assert "to:B12" in options(state)
    state = block()
    statue(state, "fire", "E12")
    excavate(state, "wellspring", BLOCK, "C12")
    storage(state, 0, cart=1)
    choose(state, "move:E12")
    assert set(options(state)) == {"to:E13", *(f"to:{name}" for name in BLOCK.split())}


@pytest.mark.proves("hall.altar")
@pytest.mark.parametrize("name", HALLS)
def test_each_hall_has_one_altar(name: str) -> None:
    shape = CONTENT.shapes[SHAPES.index(name)]
    for way in shape.ways:
        assert len(way.marks) == 1
        assert way.marks[0] in way.offsets


@pytest.mark.proves("hall.altar", "ruling.hall-rotate")
def test_a_hall_may_be_turned_and_flipped_to_choose_where_its_altar_lies() -> None:
    state = block()
    choose(state, "hall:treasure_hall")
    whole = "B12 C12 D12 E12 B13 C13 D13 E13"
    ways = {place("treasure_hall", whole, altar) for altar in ("B12", "E12", "B13", "E13")}
    assert set(options(state)) == ways
    choose(state, place("treasure_hall", whole, "E13"))
    assert state.altars[HALLS.index("treasure_hall")] == at("E13")


@pytest.mark.proves("ruling.hall-rotate")
def test_a_hall_stands_upright_as_well_and_equal_turns_are_one() -> None:
    state = blank()
    tunnel(state, 0, "I3", "B12 B13 B14")
    tunnel(state, 0, "I3", "C12 C13 C14")
    choose(finish(state), "hall:wellspring")
    cells = "B12 C12 B13 C13 B14 C14"
    ways = {place("wellspring", cells, altar) for altar in ("B13", "C13")}
    assert set(options(state)) == ways
    offered = {text[-1] for text in ways}
    kind = SHAPES.index("wellspring")
    twin = next(turn for turn in range(8) if turn not in CONTENT.way_by_turn[kind])
    assert str(twin) not in offered
    assert refused(state, f"lay:B12:{twin}") == "ruling.hall-rotate"


@pytest.mark.proves("hall.low-value", "hall.high-value", "hall.altar-any-clan", "final.hall")
@pytest.mark.parametrize("name", HALLS)
def test_a_statue_of_any_clan_on_the_altar_raises_a_hall(name: str) -> None:
    state = blank()
    number = HALLS.index(name)
    low, high = CONTENT.hall_low[number], CONTENT.hall_high[number]
    assert low < high
    tunnel(state, 0, "I2", "B12 C12")
    way = CONTENT.shapes[SHAPES.index(name)].ways[0]
    first = at("D12")
    state.sections += (way.pattern << first,)
    state.section_kinds += (SHAPES.index(name),)
    state.network[0] |= way.pattern << first
    altars = [-1] * 6
    altars[number] = first + way.marks[0]
    state.altars = tuple(altars)
    assert breakdown(state, 0)["halls"] == low
    for clan in range(3):
        statues = [0, 0, 0]
        statues[clan] = 1 << altars[number]
        state.statues = tuple(statues)
        assert breakdown(state, 0)["halls"] == high


@pytest.mark.proves("example.hall-treasure-value", "hall.low-value", "hall.high-value")
def test_the_treasure_hall_scores_6_or_15() -> None:
    state = block()
    excavate(state, "treasure_hall", "B12 C12 D12 E12 B13 C13 D13 E13", "B12")
    assert breakdown(state, 0)["halls"] == 6
    statue(state, "ice", "B12")
    assert breakdown(state, 0)["halls"] == 15
    assert breakdown(state, 1)["halls"] == 0


@pytest.mark.proves("hall.altar-statue-no-zone", "hall.other-statue-zero", "final.hall-statues")
def test_statues_in_a_hall_score_nothing_for_their_zone() -> None:
    state = block()
    statue(state, "ice", "C12 D12")
    assert breakdown(state, 0)["statues"] > 0
    excavate(state, "wellspring", BLOCK, "C12")
    assert breakdown(state, 0)["statues"] == 0
    assert breakdown(state, 0)["halls"] == CONTENT.hall_high[HALLS.index("wellspring")]


@pytest.mark.proves("ruling.hall-own-network")
def test_a_hall_covers_no_opponents_tunnel_and_no_group_that_is_cut_off() -> None:
    state = block(portals="A12 G12")
    tunnel(state, 1, "I3", "G13 H13 I13")
    tunnel(state, 0, "I2", "B10 B11")
    tunnel(state, 0, "O4", "C9 D9 C10 D10")
    tunnel(state, 0, "I2", "E9 E10")
    lift_section(state, mask("B10 B11"))
    choose(state, "hall:wellspring")
    for cells in ("G13 H13 I13 G14 H14 I14", "C9 D9 E9 C10 D10 E10"):
        assert refused(state, place("wellspring", cells)) == "ruling.hall-own-network"
    assert {text.split(":")[1] for text in options(state)} == {"B12", "C12"}


@pytest.mark.proves("ruling.hall-same-turn", "turn.order")
def test_a_hall_may_cover_the_tunnel_of_this_turn_and_statues_move_in_it() -> None:
    state = blank()
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    statue(state, "moon", "E13")
    storage(state, 0, stone=4, cart=1)
    act(state)
    dig(state, "I4", "stone", "B13 C13 D13 E13")
    excavate(state, "treasure_hall", "B12 C12 D12 E12 B13 C13 D13 E13", "B12")
    choose(state, "move:E13", "to:B12")
    assert breakdown(state, 0)["halls"] == 15


@pytest.mark.proves("ruling.hall-on-altar")
def test_a_statue_where_the_altar_comes_to_lie_is_on_it() -> None:
    state = block()
    statue(state, "fire", "C12")
    excavate(state, "wellspring", BLOCK, "C12")
    assert breakdown(state, 0)["halls"] == CONTENT.hall_high[HALLS.index("wellspring")]


@pytest.mark.proves("ruling.hall-supply", "setup.hall-supply")
def test_each_hall_exists_once() -> None:
    state = block(portals="A12 G12")
    tunnel(state, 1, "I3", "G13 H13 I13")
    tunnel(state, 1, "I3", "G14 H14 I14")
    assert "hall:wellspring" in options(finish(state, 1))
    excavate(finish(state), "wellspring", BLOCK, "C12")
    finish(state, 1)
    assert not options(state, "hall:wellspring")
    why = refusal(state, "hall:wellspring")
    assert (why.rule, why.values) == ("ruling.hall-supply", {"what": "wellspring"})


@pytest.mark.proves("turn.order", "hall.limit")
def test_no_hall_after_a_statue_was_moved() -> None:
    state = block()
    statue(state, "fire", "B12")
    storage(state, 0, cart=2)
    assert options(state, "hall:")
    choose(state, "move:B12", "to:C12")
    assert not options(state, "hall:")


def test_a_hall_set_up_for_tests_is_like_one_excavated() -> None:
    state, other = block(), block()
    excavate(state, "wellspring", BLOCK, "C12")
    hall(other, "wellspring", BLOCK, "C12")
    assert (state.sections, state.section_kinds, state.altars, state.network) == (
        other.sections, other.section_kinds, other.altars, other.network,
    )  # fmt: skip
