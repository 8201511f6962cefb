"""Devastation: what stays, what goes, who decides, and what is left of the region."""

from __future__ import annotations

import pytest

from antre.games.garden.rules.domination import DOMINATION, REGION
from antre.games.garden.rules.ending import has_goal, is_over
from antre.games.garden.rules.state import Garden
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
    act,
    at_rest,
    blank,
    choose,
    cubes,
    levels,
    neutral,
    places,
    put,
    refused,
    texts,
    units,
)


def doomed(*factions: str) -> Garden:
    """Callo's region in the wood: two Darkness markers, two Fauns and the Nightmare."""
    state = blank(*factions)
    put(state, A, WOOD, 4, "223")
    put(state, B, WOOD, 3, "2")
    neutral(state, WOOD)
    state.darkness[WOOD] = 2
    return state


@pytest.mark.proves(
    "example.devastation", "callo.devastate-by-faun", "callo.before-harvest",
    "devastation.units-destroyed", "devastation.no-vp", "devastation.callo-half-stays",
    "devastation.faun-stays", "devastation.callo-rest-moves", "devastation.others-move",
    "devastation.redistribution-order", "devastation.neutral-removed", "devastation.token",
    "ruling.recruit-before-devastation", "ruling.devastation-automatic",
    "ruling.devastated-this-round", "ruling.half-count", "domination.goal-effects",
)  # fmt: skip
def test_a_region_is_laid_waste() -> None:
    state = doomed("callo", "pier", "olaf")
    state.order = (B, A, C)
    state.scorings = 1
    act(state, REGION[WOOD])
    # The Faun has recruited a fifth cube before; three of them stay.
    assert state.waiting == [B]
    assert places(state) == {"skerries", "bay", "gate", "moor"}
    assert refused(state, "place:barrens") == "ruling.redistribution-targets"
    choose(state, "place:bay", "place:bay", "place:moor")
    assert state.waiting == [A]
    choose(state, "place:gate", "place:skerries")
    assert (cubes(state, A, WOOD), units(state, A, WOOD)) == (3, "2")
    assert (cubes(state, B, WOOD), units(state, B, WOOD)) == (0, "")
    assert (cubes(state, B, BAY), cubes(state, B, MOOR)) == (2, 1)
    assert cubes(state, A, GATE) == cubes(state, A, SKERRIES) == 1
    assert state.figures[:6] == [3, 1, 1, 3, 2, 1]
    assert state.neutral[WOOD] == 0
    assert state.darkness[WOOD] == 0
    assert state.devastated == 1 << WOOD
    # Callo alone harvests and scores there, this once.
    assert state.waiting == [A]
    choose(state, "harvest:population")
    assert at_rest(state)
    assert state.population == [1, 0, 0]
    assert list(state.scores) == [3, 0, 0]


@pytest.mark.proves("callo.two-markers-first", "ruling.second-marker-same-phase",
                    "ruling.devastation-automatic")  # fmt: skip
def test_the_second_marker_and_the_devastation_may_come_together() -> None:
    state = doomed("callo", "pier")
    state.darkness[WOOD] = 0
    act(state, REGION[WOOD])
    choose(state, "harvest:gold", "harvest:population")
    assert at_rest(state)
    assert state.darkness[WOOD] == 1
    assert state.devastated == 0
    act(state, REGION[WOOD])
    assert state.devastated == 1 << WOOD
    assert units(state, A, WOOD) == "2"


@pytest.mark.proves("callo.devastate-by-faun", "ruling.half-count")
def test_a_faun_and_domination_are_needed() -> None:
    state = blank("callo", "pier")
    put(state, A, WOOD, 4)
    state.darkness[WOOD] = 2
    act(state, REGION[WOOD])
    choose(state, "harvest:gold")
    assert state.devastated == 0
    put(state, A, WOOD, 0, "2")
    put(state, B, WOOD, 9)
    act(state, REGION[WOOD])
    choose(state, "harvest:gold", "harvest:population")
    assert state.devastated == 0
    state.cubes[8 * B + WOOD] = 0
    state.cubes[8 * A + WOOD] = 0
    state.supply[A] = 0
    act(state, REGION[WOOD])
    assert state.devastated == 1 << WOOD
    assert (cubes(state, A, WOOD), units(state, A, WOOD)) == (0, "2")


@pytest.mark.proves("ruling.held-cubes-devastated", "devastation.vuko-stays", "ruling.half-count")
def test_held_cubes_go_with_the_others() -> None:
    state = doomed("callo", "pier")
    state.vuko = WOOD
    state.held = [2, 1]
    state.cubes[8 * A + WOOD] -= 2
    state.cubes[8 * B + WOOD] -= 1
    act(state, REGION[WOOD])
    assert state.held == [0, 0]
    moved = 0
    while type(state.question).__name__ == "Redistribute":
        choose(state, "place:gate")
        moved += 1
    assert moved == 2 + 3
    assert cubes(state, A, WOOD) == 3
    assert state.vuko == WOOD


@pytest.mark.proves("devastation.magic-adjacent", "ruling.devastated-this-round")
def test_the_magic_token_goes_to_the_lowest_tile_beside() -> None:
    state = doomed("callo", "pier", "olaf")
    state.magic[WOOD] = state.magic[SKERRIES] = 1
    act(state, REGION[WOOD])
    assert state.magic == [1, 1, 0, 0, 0, 0, 0, 0]
    while not at_rest(state):
        choose(state, texts(state)[0])
    # It has left before the income of magic tokens, and the harvest took population.
    assert levels(state, A) == [0, 0, 0, 0]


@pytest.mark.proves("devastation.magic-elsewhere", "ruling.magic-move")
def test_or_to_the_lowest_anywhere() -> None:
    state = doomed("callo", "pier", "olaf")
    state.devastated = 1 << FJORD
    state.thorn = SKERRIES
    state.magic_down = 1
    for region in (WOOD, BAY, GATE, MOOR):
        state.magic[region] = 1
    act(state, REGION[WOOD])
    # Thorn's face-down token, the devastated fjord and the closed isles do not qualify.
    assert state.magic[BARRENS] == 1
    other = doomed("callo", "pier", "olaf")
    other.thorn = SKERRIES
    other.magic[WOOD] = 1
    act(other, REGION[WOOD])
    assert other.magic[SKERRIES] == 1


@pytest.mark.proves("devastation.locked", "devastation.no-resources", "devastation.callo-vp",
                    "ruling.devastated-later", "devastation.no-actions")  # fmt: skip
@pytest.mark.parametrize("scorings", [0, 1])
def test_later_the_waste_gives_points_and_nothing_else(scorings: int) -> None:
    state = blank("callo", "pier", "olaf")
    put(state, A, WOOD, 3, "2")
    state.devastated = 1 << WOOD
    state.scorings = scorings
    state.darkness[WOOD] = 0
    act(state, DOMINATION)
    assert at_rest(state)
    assert state.vp(A) == 3 * scorings
    assert state.bank == [24, 22, 16]
    assert (cubes(state, A, WOOD), units(state, A, WOOD)) == (3, "2")
    assert state.darkness[WOOD] == 0


@pytest.mark.proves("example.tower-survives", "callo.tower-region")
def test_a_tower_outlives_its_region() -> None:
    state = doomed("callo", "ulrike", "olaf")
    state.towers = sum(1 << region for region in (SKERRIES, BAY, FJORD, WOOD, GATE))
    act(state, REGION[WOOD])
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert state.devastated == 1 << WOOD
    assert state.towers >> WOOD & 1
    put(state, B, MOOR, 0, "2")
    act(state, REGION[MOOR])
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert has_goal(state, B)


@pytest.mark.proves("example.two-player-goal-lost", "ulrike.two-player-callo")
def test_ulrike_can_lose_her_goal_to_callo() -> None:
    state = doomed("callo", "ulrike")
    act(state, REGION[WOOD])
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert not state.towers >> WOOD & 1
    # She dominates and builds wherever she can, but five towers are all she will ever have.
    for region in state.layout.regions:
        if not state.devastated >> region & 1:
            state.units[8 * (3 * B + 1) + region] = 9
    act(state, DOMINATION)
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert state.towers.bit_count() == 5
    assert not has_goal(state, B)
    assert not is_over(state)
