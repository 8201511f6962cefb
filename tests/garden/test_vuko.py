"""Action 7, Vuko, and the Vuko tiles that change what he does."""

from __future__ import annotations

import pytest

from antre.games.garden.content.names import DEAD_SNOW_END
from antre.games.garden.rules.dead_snow import receive_vuko_token
from antre.games.garden.rules.ranking import dominator, influences
from antre.games.garden.rules.state import NOWHERE
from antre.games.garden.rules.vuko import VUKO
from tests.garden.tables import (
    BARRENS,
    BAY,
    FJORD,
    GATE,
    MOOR,
    SKERRIES,
    WOOD,
    A,
    B,
    C,
    D,
    act,
    at_rest,
    blank,
    choose,
    cubes,
    neutral,
    put,
    refused,
    reputations,
    shares,
    texts,
    tile,
    units,
)

FOUR = ("olaf", "pier", "ulrike", "callo")


@pytest.mark.proves("vuko.target", "vuko.target-tie", "vuko.token", "ruling.vuko-tokens-unlimited")
def test_vuko_visits_the_worst_reputation_on_top_of_the_pile() -> None:
    state = blank("olaf", "pier", "callo")
    for seat, region in ((A, BAY), (B, GATE), (C, MOOR)):
        put(state, seat, region, 1)
    reputations(state, -4, -4, -1, order=(B, A, C))
    act(state, VUKO)
    assert state.vuko == BAY
    assert state.vuko_tokens == [1, 0, 0]
    reputations(state, -4, -4, -5)
    act(state, VUKO)
    assert state.vuko == MOOR
    state.vuko_tokens[A] = 10
    receive_vuko_token(state, A)
    assert state.vuko_tokens == [11, 0, 1]


@pytest.mark.proves("example.vuko-region-choice", "vuko.region", "vuko.region-tie",
                    "vuko.region-next", "vuko.must-move", "vuko.counts-units")  # fmt: skip
def test_vuko_goes_where_the_target_is_strongest_then_to_the_lowest_tile() -> None:
    state = blank(*FOUR)
    put(state, D, BAY, 3)
    put(state, D, GATE, 0, "12")
    put(state, D, BARRENS, 1)
    reputations(state, 0, 0, 0, -1)
    assert [state.tiles[region] for region in (BAY, GATE, BARRENS)] == [2, 5, 7]
    act(state, VUKO)
    assert state.vuko == BAY
    # One of the three cubes is held now; the units at the gate count for more anyway.
    act(state, VUKO)
    assert state.vuko == GATE


@pytest.mark.proves("vuko.region", "vuko.region-tie")
def test_influence_goes_before_tiles_wherever_the_region_lies() -> None:
    state = blank("olaf", "pier")
    for region, count in ((BAY, 1), (WOOD, 2), (MOOR, 3), (BARRENS, 2)):
        put(state, A, region, count)
    reputations(state, -1, 0)
    act(state, VUKO)
    assert state.vuko == MOOR
    state.tiles[WOOD], state.tiles[BARRENS] = state.tiles[BARRENS], state.tiles[WOOD]
    act(state, VUKO)
    assert state.vuko == BARRENS


@pytest.mark.proves("ruling.vuko-candidates", "vuko.not-devastated", "devastation.no-vuko")
def test_held_cubes_and_devastated_regions_are_no_candidates() -> None:
    state = blank("callo", "pier")
    put(state, A, BAY, 3)
    put(state, A, GATE, 2)
    put(state, A, WOOD, 5, "2")
    state.devastated = 1 << WOOD
    reputations(state, -1, 0)
    state.vuko_tokens[A] = 1
    act(state, VUKO)
    assert state.vuko == BAY
    assert state.held[A] == 2
    act(state, VUKO)
    assert state.vuko == GATE
    # Free again: 3 in the bay against 2 at the gate, of which all are held.
    assert cubes(state, A, BAY) == 3
    assert state.held[A] == 2
    act(state, VUKO)
    assert state.vuko == BAY


@pytest.mark.proves("example.vuko-stays", "vuko.must-move", "ruling.vuko-stays",
                    "ruling.vuko-release", "vuko.destroy-unit",
                    "ruling.vuko-unit-no-vp")  # fmt: skip
def test_vuko_stays_with_a_target_that_is_nowhere_else() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 4, "1")
    put(state, B, GATE, 1)
    reputations(state, -1, 0)
    state.vuko = BAY
    state.cubes[8 * A + BAY] -= 1
    state.held[A] = 1
    state.vuko_tokens[A] = 1
    tile(state, "fire-people", "nightwalkers")
    neutral(state, BAY)
    act(state, VUKO)
    assert state.vuko == BAY
    assert state.vuko_tokens == [2, 0]
    assert units(state, A, BAY) == ""
    assert state.figures[0] == 3
    assert list(state.scores) == [0, 0]
    # Taken anew by the new number of tokens; nothing was left or arrived at.
    assert (cubes(state, A, BAY), state.held[A]) == (2, 2)
    assert state.neutral[BAY] == 1


@pytest.mark.proves("example.vuko-control", "vuko.control", "vuko.control-number",
                    "vuko.controlled-no-influence", "vuko.destroy-unit")  # fmt: skip
def test_vuko_holds_cubes_of_everybody_by_their_own_tokens() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 3, "1")
    put(state, B, BAY, 1)
    put(state, C, BAY, 2)
    neutral(state, BAY)
    reputations(state, -1, 0, 0)
    state.vuko_tokens = [1, 1, 0]
    act(state, VUKO)
    assert state.vuko_tokens == [2, 1, 0]
    assert state.held == [2, 1, 0]
    assert shares(state, BAY) == [1, 0, 2]
    assert dominator(state, BAY, influences(state, BAY)) == C


@pytest.mark.proves("vuko.destroy-choice", "ruling.vuko-unit-choice")
def test_the_target_chooses_the_unit_that_is_lost() -> None:
    state = blank("olaf", "pier")
    put(state, B, GATE, 1, "113")
    reputations(state, 0, -1)
    act(state, VUKO)
    assert state.waiting == [B]
    assert texts(state) == ["lose:level1", "lose:level3"]
    assert refused(state, "lose:level2") == "vuko.destroy-choice"
    choose(state, "lose:level1")
    assert units(state, B, GATE) == "13"
    assert state.held[B] == 1


@pytest.mark.proves("ruling.vuko-control-max", "ruling.vuko-held-cubes")
def test_no_more_cubes_are_held_than_there_are_and_later_ones_are_free() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 2)
    reputations(state, -1, 0)
    state.vuko_tokens[A] = 5
    act(state, VUKO)
    assert (cubes(state, A, BAY), state.held[A]) == (0, 2)
    put(state, A, BAY, 1)
    assert shares(state, BAY)[A] == 1
    state.vuko_tokens[A] = 0
    assert shares(state, BAY)[A] == 1


@pytest.mark.proves("ruling.vuko-no-region")
def test_a_target_without_influence_only_gets_the_token() -> None:
    state = blank("olaf", "pier")
    reputations(state, -1, 0)
    tile(state, "fire-people", "nightwalkers", "bears")
    act(state, VUKO)
    assert state.vuko == NOWHERE
    assert state.vuko_tokens == [1, 0]
    assert state.dead_snow == 1
    # All cubes of the target are held where Vuko stands: control is determined anew there.
    put(state, A, BAY, 3)
    put(state, B, BAY, 1, "1")
    state.cubes[8 * A + BAY] = 0
    state.held[A] = 3
    state.vuko = BAY
    state.vuko_tokens = [0, 1]
    act(state, VUKO)
    assert state.vuko == BAY
    assert state.held == [1, 1]
    assert units(state, B, BAY) == "1"


@pytest.mark.proves("ruling.vuko-locked", "devastation.vuko-stays")
def test_vuko_touches_nothing_that_is_locked() -> None:
    state = blank("callo", "pier")
    put(state, A, WOOD, 2, "2")
    state.devastated = 1 << WOOD
    state.vuko = WOOD
    reputations(state, -1, 0)
    tile(state, "snake")
    act(state, VUKO)
    assert at_rest(state)
    assert state.vuko == WOOD
    assert state.vuko_tokens[A] == 1
    assert (cubes(state, A, WOOD), units(state, A, WOOD)) == (2, "2")
    assert state.held == [0, 0]
    put(state, A, BAY, 1)
    act(state, VUKO)
    assert state.vuko == BAY


# --- tiles


@pytest.mark.proves("tiles.fire-people", "ruling.neutral-value", "tiles.when-applied")
def test_the_fire_people_follow_vuko() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 2)
    neutral(state, GATE, BAY)
    state.vuko = GATE
    reputations(state, -1, 0)
    tile(state, "fire-people")
    act(state, VUKO)
    assert state.neutral[GATE] == 0
    assert state.neutral[BAY] == 2
    put(state, A, BAY, 1)
    # Two free cubes beside a held one: no more than the neutral nation has now.
    assert dominator(state, BAY, influences(state, BAY)) == -1
    put(state, A, BAY, 1)
    assert dominator(state, BAY, influences(state, BAY)) == A


@pytest.mark.proves("example.nightwalkers", "tiles.nightwalkers", "tiles.nightwalkers-token",
                    "ruling.nightwalkers-order")  # fmt: skip
def test_nightwalkers_take_cubes_and_tokens() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 2)
    put(state, B, BAY, 2)
    put(state, C, BAY, 2)
    reputations(state, -1, 0, 0)
    state.vuko_tokens = [0, 3, 0]
    tile(state, "nightwalkers")
    act(state, VUKO)
    # The target's new token counts as well.
    assert [cubes(state, seat, BAY) for seat in (A, B, C)] == [1, 0, 2]
    assert state.vuko_tokens == [0, 1, 0]
    assert state.held == [0, 0, 0]
    assert state.supply == [19, 20, 18]


@pytest.mark.proves("example.bears-end", "tiles.bears", "tiles.bears-limit")
def test_the_bears_bring_the_dead_snow_and_nobody_is_to_blame() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 1)
    reputations(state, -1, 0, 0)
    state.dead_snow = 22
    tile(state, "bears")
    act(state, VUKO)
    assert state.dead_snow == 23
    assert not state.over
    act(state, VUKO)
    assert state.over
    assert state.dead_snow == 24
    assert state.ended == DEAD_SNOW_END
    assert state.vuko_tokens == [2, 0, 0]


@pytest.mark.proves("tiles.snake", "tiles.snake-order", "ruling.snake-thorn", "ruling.vuko-order")
def test_the_snake_drives_all_units_away() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 2, "12")
    put(state, B, BAY, 1, "11")
    put(state, C, GATE, 1)
    reputations(state, -1, 0, 0)
    state.order = (B, A, C)
    state.devastated = 1 << SKERRIES
    state.thorn = BAY
    tile(state, "snake", "bears")
    act(state, VUKO)
    # First the target loses a unit, then cubes are held, then units flee in turn order.
    assert texts(state) == ["lose:level1", "lose:level2"]
    choose(state, "lose:level1")
    assert state.held == [1, 0, 0]
    assert state.waiting == [B]
    assert texts(state) == ["move:level1:bay:fjord", "move:level1:bay:wood", "move:level1:bay:gate"]
    assert refused(state, "done") == "tiles.snake-order"
    assert refused(state, "move:level1:bay:skerries") == "ruling.snake-thorn"
    choose(state, "move:level1:bay:fjord", "move:level1:bay:wood")
    assert state.waiting == [A]
    assert state.dead_snow == 0
    choose(state, "move:level2:bay:gate")
    assert at_rest(state)
    assert state.dead_snow == 1
    assert units(state, A, BAY) == units(state, B, BAY) == ""
    assert units(state, B, FJORD) == units(state, B, WOOD) == "1"
    assert cubes(state, A, BAY) == 1
    assert state.thorn == BAY


@pytest.mark.proves("tiles.spears", "tiles.spears-removed", "ruling.spears-timing",
                    "ruling.vuko-release")  # fmt: skip
def test_spears_take_vuko_off_the_board() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 3)
    put(state, A, MOOR, 1)
    reputations(state, -1, 0)
    state.vuko_tokens[A] = 1
    act(state, VUKO)
    assert state.held[A] == 2
    tile(state, "spears", "bears", "snake")
    act(state, VUKO)
    assert state.vuko == NOWHERE
    assert cubes(state, A, BAY) == 3
    assert state.held[A] == 0
    assert state.vuko_tokens[A] == 2
    assert state.dead_snow == 0
    tile(state)
    act(state, VUKO)
    assert state.vuko == BAY
