"""Digging: the tile, its price, its place, its honor."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import TILES
from antre.games.hall.content.grid import beside, cell_name, cells_of
from antre.games.hall.content.resources import MINERALS, RESOURCES
from antre.games.hall.rules.state import Hall
from tests.hall.tables import (
    CONTENT,
    act,
    asked,
    at,
    blank,
    choose,
    dig,
    hall,
    held,
    mask,
    network,
    options,
    place,
    power,
    refusal,
    refused,
    storage,
    stored,
    troll,
    tunnel,
    workshop,
)

SIZES = {name: int(name[1]) for name in TILES}
EXHAUSTED = (0,) * len(TILES)


@pytest.mark.proves("dig.choose-tile", "general.network", "general.network-members")
def test_a_tile_of_the_supply_is_paid_and_extends_the_network() -> None:
    state = act(blank())
    storage(state, 0, stone=3)
    left = state.tiles[TILES.index("I3")]
    choose(state, "dig:I3:stone")
    assert asked(state) == (0, "dig.choose-tile")
    choose(state, place("I3", "B12 C12 D12"))
    assert network(state, 0) == ["A12", "B12", "C12", "D12"]
    assert state.tiles[TILES.index("I3")] == left - 1
    assert stored(state, 0) == {}
    assert asked(state) == (0, "turn.step-4"), "the dig was the deed of the turn"


@pytest.mark.proves("general.network-start")
def test_a_network_starts_as_a_portal() -> None:
    state = blank(4)
    assert [network(state, seat) for seat in range(4)] == [["A12"], ["W12"], ["L1"], ["L23"]]


@pytest.mark.proves("dig.cost", "example.dig-cost")
@pytest.mark.parametrize("shape", TILES)
def test_a_tile_costs_a_mineral_for_each_space(shape: str) -> None:
    size = SIZES[shape]
    state = act(blank())
    storage(state, 0, iron=size - 1)
    why = refusal(state, f"dig:{shape}:iron")
    assert why.rule == "dig.cost"
    assert why.values == {"need": size, "have": size - 1, "what": "iron"}
    storage(state, 0, iron=size + 2)
    choose(state, f"dig:{shape}:iron")
    choose(state, options(state)[0])
    assert stored(state, 0) == {"iron": 2}
    assert len(network(state, 0)) == 1 + size


@pytest.mark.proves("example.spend-mixed")
def test_four_of_five_stone_pay_wherever_they_lie() -> None:
    state = act(blank())
    storage(state, 0, stone=2)
    troll(state, 0, 5, "fi1-1", stone=2)
    troll(state, 0, 1, "st-1", stone=1)
    choose(state, "by-hand", "dig:O4:stone", place("O4", "B12 C12 B13 C13"))
    choose(state, "from:storage", "from:storage", "from:5")
    assert options(state, "from") == ["from:1", "from:5"]
    choose(state, "from:5")
    assert (stored(state, 0), held(state, 0, 5), held(state, 0, 1)) == ({}, {}, {"stone": 1})
    assert state.honor[0] == 4


@pytest.mark.proves("dig.one-mineral", "components.minerals")
def test_minerals_of_two_kinds_do_not_pay_together() -> None:
    state = act(blank())
    storage(state, 0, stone=1, iron=1, heartstone=2, cart=5, hammer=5, rune=5, coin=5)
    assert options(state, "dig:") == ["dig:I2:heartstone"]
    assert refused(state, "dig:I4:mixed") == "dig.one-mineral"
    assert refused(state, "dig:I4:stone") == "dig.cost"


@pytest.mark.proves("dig.one-mineral")
def test_an_alloy_is_a_mixture_that_scores_as_its_least_valuable_mineral() -> None:
    state = act(blank())
    power(state, "alloy")
    storage(state, 0, stone=1, iron=2, heartstone=2)
    assert "dig:I5:mixed" in options(state)
    choose(state, "dig:I3:mixed", place("I3", "B12 C12 D12"))
    assert options(state) == ["give:stone", "give:iron", "give:heartstone"]
    assert refused(state, "give:coin") == "components.minerals"
    choose(state, "give:iron", "give:iron", "give:heartstone")
    assert stored(state, 0) == {"stone": 1, "heartstone": 1}
    assert state.honor[0] == CONTENT.dig_honor[RESOURCES.index("iron")][3]


@pytest.mark.proves("dig.one-mineral")
def test_an_alloy_of_one_mineral_alone_is_none() -> None:
    state = act(blank())
    power(state, "alloy")
    storage(state, 0, iron=4)
    assert not [text for text in options(state, "dig:") if text.endswith("mixed")]


@pytest.mark.proves("dig.score")
@pytest.mark.parametrize("mineral", MINERALS)
@pytest.mark.parametrize("shape", TILES)
def test_honor_comes_at_once_by_size_and_mineral(shape: str, mineral: int) -> None:
    state = act(blank())
    storage(state, 0, **{RESOURCES[mineral]: 5})
    choose(state, f"dig:{shape}:{RESOURCES[mineral]}")
    choose(state, options(state)[0])
    assert state.honor == [CONTENT.dig_honor[mineral][SIZES[shape]], 0]


@pytest.mark.proves("dig.score")
def test_larger_tiles_and_better_minerals_score_more() -> None:
    for row in CONTENT.dig_honor:
        assert list(row[2:]) == sorted(set(row[2:]))
    for stone, iron, heartstone in zip(*(row[2:] for row in CONTENT.dig_honor), strict=True):
        assert stone < iron < heartstone


@pytest.mark.proves("example.dig-stone-4")
def test_four_stone_for_a_tunnel_of_size_4_give_4_honor() -> None:
    state = act(blank())
    storage(state, 0, stone=4)
    dig(state, "T4", "stone", "B12 C12 D12 C13")
    assert (stored(state, 0), state.honor[0]) == ({}, 4)


@pytest.mark.proves("dig.rotate-flip")
def test_a_tile_may_be_turned_and_flipped() -> None:
    state = act(blank(portals="F8 W12"))
    storage(state, 0, iron=4)
    choose(state, "dig:L4:iron")
    for cells in (
        "G8 H8 I8 I9", "G8 H8 I8 I7", "G8 H8 I8 G9", "G8 H8 I8 G7",
        "G8 G9 G10 H10", "G8 G9 G10 H8", "G8 G7 G6 H6", "F9 F10 F11 E11",
    ):  # fmt: skip
        assert place("L4", cells) in options(state)
    assert len({text[-1] for text in options(state)}) == 8


@pytest.mark.proves("dig.rotate-flip")
def test_turns_that_look_alike_are_offered_once() -> None:
    state = act(blank())
    storage(state, 0, iron=4)
    choose(state, "dig:O4:iron")
    assert {text[-1] for text in options(state)} == {"0"}
    assert refused(state, options(state)[0][:-1] + "3") == "dig.rotate-flip"


@pytest.mark.proves("dig.inside-board")
def test_a_tunnel_stays_inside_the_board() -> None:
    state = act(blank())
    storage(state, 0, iron=4)
    choose(state, "dig:I4:iron")
    why = refusal(state, place("I4", "A13 A14 A15 A16"))
    assert (why.rule, why.values) == ("dig.inside-board", {"where": "A15"})


@pytest.mark.proves("dig.no-overlap")
def test_a_tunnel_covers_no_other_tile_no_workshop_and_not_the_heart() -> None:
    state = act(blank(portals="G12 W12", sites="H11"))
    workshop(state, "H11", "mint")
    tunnel(state, 0, "I3", "H12 I12 J12")
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    taken = {"H12 H13": "I3", "F12 G12": "portal", "G11 H11": "mint", "J11 K11": "heart"}
    for cells, what in taken.items():
        why = refusal(state, place("I2", cells))
        assert (why.rule, why.values["what"]) == ("dig.no-overlap", what)
    choose(state, place("I2", "J11 J10"))


@pytest.mark.proves("ruling.workshop-site-reserved")
def test_an_empty_site_is_kept_for_a_workshop() -> None:
    state = act(blank(portals="C14 W12", sites="D14"))
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    assert refused(state, place("I2", "D14 E14")) == "ruling.workshop-site-reserved"
    assert place("I2", "C13 D13") in options(state)


@pytest.mark.proves("dig.touch-own", "general.adjacent", "general.no-diagonal")
def test_a_tunnel_shares_a_side_with_the_own_network() -> None:
    state = act(blank())
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    assert refused(state, place("I2", "F8 G8")) == "dig.touch-own"
    assert refused(state, place("I2", "B13 C13")) == "dig.touch-own", "a corner is not a side"
    firsts = {"B12 C12", "B12 B13", "B11 B12", "A13 A14", "A13 B13", "A11 B11", "A10 A11"}
    assert set(options(state)) == {place("I2", cells) for cells in firsts}


@pytest.mark.proves("dig.workshop-not-network", "workshop.no-owner")
def test_a_workshop_does_not_carry_a_network() -> None:
    state = act(blank(portals="C14 W12", sites="D14"))
    workshop(state, "D14", "mint")
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    why = refusal(state, place("I2", "E14 F14"))
    assert (why.rule, why.values) == ("dig.workshop-not-network", {"what": "mint"})


@pytest.mark.proves("dig.not-adjacent-enemy", "dig.diagonal-enemy", "general.no-diagonal")
def test_a_tunnel_keeps_away_from_an_opponents_tunnel_but_for_corners() -> None:
    state = act(blank(portals="B13 F12"))
    tunnel(state, 0, "I3", "C13 C14 C15")
    tunnel(state, 1, "I2", "F13 F14")
    storage(state, 0, iron=2)
    choose(state, "dig:I2:iron")
    why = refusal(state, place("I2", "D14 E14"))
    assert (why.rule, why.values) == ("dig.not-adjacent-enemy", {"where": "E14", "what": "I2"})
    choose(state, place("I2", "D15 E15"))
    assert "E15" in network(state, 0), "it meets F14 at a corner only"


@pytest.mark.proves("ruling.enemy-portal")
def test_an_opponents_portal_and_hall_are_kept_away_from_too() -> None:
    state = act(blank(portals="A12 E12"))
    storage(state, 0, iron=3)
    choose(state, "dig:I3:iron")
    why = refusal(state, place("I3", "B12 C12 D12"))
    assert (why.rule, why.values) == ("ruling.enemy-portal", {"where": "D12", "what": "portal"})
    tunnel(state, 0, "I3", "B12 B13 B14")
    hall(state, "wellspring", "E13 F13 G13 E14 F14 G14", altar="F13")
    storage(state, 0, iron=2)
    state.stack.pop()
    act(state)
    choose(state, "dig:I2:iron")
    why = refusal(state, place("I2", "C14 D14"))
    assert (why.rule, why.values["what"]) == ("ruling.enemy-portal", "wellspring")


@pytest.mark.proves("ruling.tile-exhausted")
def test_a_shape_without_tiles_cannot_be_dug() -> None:
    state = act(blank())
    storage(state, 0, iron=5)
    state.tiles = (*state.tiles[:4], 0, *state.tiles[5:])
    assert not options(state, "dig:O4")
    why = refusal(state, "dig:O4:iron")
    assert (why.rule, why.values) == ("ruling.tile-exhausted", {"what": "O4"})
    assert options(state, "dig:T4")


@pytest.mark.proves("ruling.start-space-unused")
def test_a_start_space_without_portal_is_dug_like_any_other() -> None:
    start = CONTENT.boards[0].starts[4][0]
    portal, name = _neighbour(start), cell_name(start)
    state = act(blank(portals=f"{cell_name(portal)} W12"))
    storage(state, 0, iron=2)
    dig_over(state, name)
    assert name in network(state, 0)
    assert stored(state, 0) == {}, "and nothing else happens"


def _neighbour(cell: int) -> int:
    return next(
        other for other in cells_of(beside(1 << cell) & CONTENT.boards[0].ground ^ 1 << cell)
    )


def dig_over(state: Hall, name: str) -> None:
    """Dig a tunnel of two spaces that covers this space, wherever the other one lies."""
    choose(state, "dig:I2:iron")
    ways = {place("I2", f"{name} {cell_name(other)}") for other in cells_of(beside(1 << at(name)))
            if other != at(name)}  # fmt: skip
    choose(state, next(text for text in options(state) if text in ways))


@pytest.mark.proves("ruling.dig-possible")
def test_digging_is_possible_only_with_a_tile_minerals_and_a_place() -> None:
    state = act(blank())
    storage(state, 0, stone=1, iron=1, coin=40)
    assert not options(state, "dig:"), "a trade would help, but is never counted"
    storage(state, 0, iron=2)
    assert options(state, "dig:") == ["dig:I2:iron"]
    state.tiles = EXHAUSTED
    assert not options(state, "dig:")


@pytest.mark.proves("ruling.dig-possible")
def test_a_tile_with_nowhere_to_lie_is_not_offered() -> None:
    state = act(blank(portals="A12 W12"))
    storage(state, 0, iron=5)
    state.board.ground &= mask("B11 B12 C12 W12")
    assert options(state, "dig:") == ["dig:I2:iron", "dig:L3:iron"]
    assert refused(state, "dig:I3:iron") == "ruling.dig-possible"


@pytest.mark.proves("ruling.dig-possible", "dig.rubble-forbidden")
def test_a_spell_in_force_counts_for_what_is_possible() -> None:
    state = act(blank())
    storage(state, 0, iron=2)
    state.rubble = state.board.spaces
    assert not options(state, "dig:")
    assert refused(state, "dig:I2:iron") == "ruling.dig-possible"
    power(state, "earth_ritual")
    assert options(state, "dig:") == ["dig:I2:iron"]
    dig(state, "I2", "iron", "B12 C12")
    assert stored(state, 0) == {}


@pytest.mark.proves("ruling.dig-forced", "step2.full-pack")
def test_a_full_pack_that_can_dig_must_dig() -> None:
    state = act(blank())
    for number in range(10):
        troll(state, 0, number + 1, "fi1-1")
    storage(state, 0, iron=2)
    assert options(state, "dig:") == ["dig:I2:iron"]
    assert not options(state, "recruit:")
    assert refused(state, "skip") == "step2.must-choose"
    storage(state, 0, iron=1)
    assert options(state) == ["skip"]
